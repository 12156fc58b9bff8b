### Turnieje i rozdanie dnia.

error-no-tournament = Tam nikt nie gra przeciw nikomu, więc ta gra nie ma turniejów.
error-ladder-seats = Drabinka jest dla gier dwuosobowych.
error-event-begun = Ten turniej już się zaczął.
error-event-full = Uczestników może być najwyżej { $most }.
error-event-busy = Ktoś z was ma jeszcze nieskończoną grę.
error-entered = Już bierzesz udział.
error-not-entered = Nie bierzesz udziału.
error-no-challenge = Tam nie można nikogo wyzwać.
error-too-few = Musi was być co najmniej { $least }.
error-try-first = To próba dzisiejszego rozdania. Najpierw zagraj swoją.
error-no-name = Brakuje nazwy.

ui-ev-title = Turnieje i rozdanie dnia
ui-ev-tournaments = Turnieje
ui-ev-none = Teraz nikt nie prowadzi turnieju.
ui-ev-hold = Urządź turniej
ui-ev-kind = Rodzaj
ui-ev-kind-round-robin = Każdy z każdym
ui-ev-kind-swiss = Szwajcarski
ui-ev-kind-ladder = Drabinka
ui-ev-kind-round-robin-note = Każdy gra z każdym, raz albo dwa razy. Gdy przy stole jest więcej niż dwoje, wszyscy grają tyle samo rund, z jak największą liczbą różnych osób.
ui-ev-kind-swiss-note = Stała liczba rund; grają ze sobą ci, którzy mają tyle samo punktów, i dopóki się da, nikt nie spotyka tej samej osoby dwa razy.
ui-ev-kind-ladder-note = Wyzwij kogoś kilka miejsc nad tobą; kto wygra, zajmuje to miejsce. Nie ma rund, a dołączyć można zawsze.
ui-ev-state-open = otwarty
ui-ev-state-running = runda { $round } z { $rounds }
ui-ev-state-running-ladder = trwa
ui-ev-state-over = zakończony
ui-ev-entrants = { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
    [many] { $count } osób
   *[other] { $count } osoby
}
ui-ev-name = Nazwa turnieju
ui-ev-game = Gra
ui-ev-meetings = Każdy z każdym
ui-ev-meetings-1 = Raz
ui-ev-meetings-2 = Dwa razy
ui-ev-rounds = Liczba rund
ui-ev-reach = O ile miejsc wyżej można wyzywać
ui-ev-sides = Przy każdym stole
ui-ev-clock = Zegar każdej osoby
ui-ev-clock-live = 45 minut
ui-ev-clock-long = 2 godziny
ui-ev-clock-days = Dzień na turę
ui-ev-clock-value = Zegar: { $initial }, za każdy wybór { $increment } więcej
ui-ev-hours = Runda trwa najwyżej
ui-ev-hours-ladder = Wyzwanie trwa najwyżej
ui-ev-rated = Gry liczą się do rankingu
ui-ev-rated-note = Tam, gdzie wszyscy przy stole mają konto.
ui-ev-make = Utwórz
ui-ev-host-key = Twój link gospodarza
ui-ev-host-key-note = Kto ma ten link, może zacząć, zakończyć i usuwać. Zachowaj go.
ui-ev-my-key = Twój własny link
ui-ev-my-key-note = Otwiera twoje gry na każdym urządzeniu. Zachowaj go i nikomu nie dawaj.
ui-ev-invite = Link dla innych
ui-ev-join = Weź udział
ui-ev-leave = Odejdź
ui-ev-leave-sure = Odejść? Trwająca gra jest przegrana.
ui-ev-start = Zacznij
ui-ev-start-wait = { $missing ->
    [one] Musi przyjść jeszcze jedna osoba.
    [few] Muszą przyjść jeszcze { $missing } osoby.
    [many] Musi przyjść jeszcze { $missing } osób.
   *[other] Musi przyjść jeszcze { $missing } osoby.
}
ui-ev-end = Zakończ turniej
ui-ev-end-sure = Zakończyć? Trwające gry nie będą się liczyć.
ui-ev-remove = Usuń: { $name }
ui-ev-sure = Tak
ui-ev-no = Nie
ui-ev-my-game = Twoja gra
ui-ev-my-game-note = Przeciw tobie: { $names }, do { $when }.
ui-ev-my-bye = W tej rundzie pauzujesz.
ui-ev-my-wait = Twoja gra jest skończona; runda trwa do { $when }.
ui-ev-play = Graj
ui-ev-you-are-in = Bierzesz udział jako { $name }.
ui-ev-round = Runda { $n }
ui-ev-challenges = Wyzwania
ui-ev-byes = Pauza: { $names }
ui-ev-standings = Tabela
ui-ev-people = Kto bierze udział
ui-ev-place = Miejsce
ui-ev-who = Imię
ui-ev-points = Punkty
ui-ev-buchholz = Buchholz
ui-ev-berger = Berger
ui-ev-games = Gry
ui-ev-how = Jak liczy się miejsca
ui-ev-how-points = Wygrana to punkt; gdy wygrywa kilka osób, każda ma pół punktu. Pauza liczy się jak wygrana, poza grą każdego z każdym, gdzie wszyscy pauzują tak samo często.
ui-ev-how-ties = Przy równych punktach: Buchholz to suma punktów wszystkich, z którymi się grało; Sonneborn-Berger to suma punktów pokonanych (połowa, gdy wygrana była wspólna). Każdy z każdym patrzy najpierw na Bergera, system szwajcarski na Buchholza.
ui-ev-how-late = Komu skończy się czas, przegrywa. Gdy kończy się runda, przegrywa też ten, na kogo czeka nieskończona gra. Kto odchodzi, przegrywa trwające gry i nie ma dalszych.
ui-ev-challenge = Wyzwij: { $name }
ui-ev-gone = poza turniejem
ui-ev-somebody = Ktoś
ui-ev-running = w toku
ui-ev-watch = Oglądaj
ui-ev-replay = Zapis
ui-ev-unplayed = bez gry
ui-ev-details = W co się gra
ui-ev-rated-short = liczy się
ui-ev-not-begun = Zacznie się, gdy gospodarz tak powie.
ui-ev-is-over = Turniej jest skończony.
ui-ev-hosting = To twój turniej
ui-ev-until = do { $when }

ui-daily-title = Rozdanie dnia
ui-daily-note = To samo rozdanie dla wszystkich, przeciw programom, które w tej samej pozycji grają tak samo. Każdy ma jedną próbę.
ui-daily-you-play = Twoja strona: { $side }.
ui-daily-with = Pozostałymi grają programy: { $sides }.
ui-daily-alone = Grasz bez innych, przeciw zasadom.
ui-daily-begin = Spróbuj
ui-daily-go-on = Graj dalej swoją próbę
ui-daily-your-game = Twoja gra
ui-daily-done = Twoja próba jest skończona.
ui-daily-late = Twoja próba skończyła się po końcu dnia, więc nie ma miejsca.
ui-daily-results = Wyniki
ui-daily-results-closed = Co zrobili inni, zobaczysz po końcu swojej próby, a jutro zobaczą wszyscy.
ui-daily-nobody = Nikt jeszcze nie skończył próby.
ui-daily-tries = { $count ->
    [one] { $count } próba
    [few] { $count } próby
    [many] { $count } prób
   *[other] { $count } próby
}
ui-daily-won = Wygrana
ui-daily-lost = Przegrana
ui-daily-result = Wynik
ui-daily-rounds = Rundy
ui-daily-yesterday = Wczoraj
ui-daily-today = Dzisiaj
ui-daily-before = Dzień wcześniej
ui-daily-after = Następny dzień
ui-daily-yours = ty
ui-daily-over = Ten dzień się skończył.
