### Czat przy stole.

chat-title = Czat
chat-write = Napisz do stołu
chat-send = Wyślij
chat-nothing = Nikt jeszcze nic nie napisał.
chat-somebody = ktoś
chat-looks-on = przygląda się
chat-says = { $who }: { $text }
chat-more = Co zrobić z wypowiedzią: { $who }
chat-mute = Nie pokazuj mi tej osoby
chat-unmute = Pokazuj mi znowu tę osobę
chat-muted = Nie chcesz słyszeć tej osoby.
chat-report = Zgłoś
chat-report-words = Co jest nie tak? Osoba, która prowadzi ten serwer, przeczyta to razem z wypowiedzią.
chat-report-send = Wyślij zgłoszenie
chat-remove = Usuń
chat-closed = Teraz nie wolno pisać.
chat-players-only = Przy tym stole piszą tylko gracze.
chat-rule = Czat
chat-rule-note = Kto może pisać przy tym stole. Czytać może każdy, kto tu jest.
why-chat-off = Przy tym stole nie ma czatu.
