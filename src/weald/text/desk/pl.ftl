### Biurko gospodarza jako strona.

error-wrong-key = To nie jest klucz do biurka gospodarza.

desk-title = Biurko gospodarza
desk-key = Klucz
desk-key-note = Jest w pliku ustawień serwera (desk_key). Ta przeglądarka pamięta go, dopóki karta nie zostanie zamknięta.
desk-open = Otwórz
desk-leave = Odejdź
desk-off = Biurko gospodarza tego serwera nie ma strony. Otwiera ją wiersz desk_key w pliku ustawień; weald admin w terminalu działa zawsze.
desk-refresh = Spójrz jeszcze raz
desk-done = Gotowe.
desk-sure = Na pewno?
desk-cancel = Zostaw

desk-overview = Przegląd
desk-tables = Stoły
desk-people = Ludzie
desk-reports = Zgłoszenia
desk-house = Serwer

desk-processes = Procesy
desk-process = { $id }, wersja { $version }
desk-writable = zapis działa
desk-not-writable = nic nie da się zapisać
desk-process-counts = Stoły w pamięci: { $tables } · Połączenia przy stołach: { $sockets }
desk-queues = Co czeka
desk-queue-think = Miejsca komputera
desk-queue-replay = Powtórki i analizy
desk-queue-write = Zapisy
desk-queue = czeka { $waiting }, w pracy { $running }
desk-connections = Połączenia
desk-connections-none = Nikt nie jest połączony.
desk-connection = Połączenia: { $connections } · W tym przy stołach: { $sockets }
desk-ban-this = Zablokuj

desk-game = Gra
desk-game-all = Wszystkie gry
desk-state-live = w pamięci
desk-state-asleep = śpi
desk-state-over = skończony
desk-tables-none = Nie ma żadnych stołów.
desk-table-last = ostatni wybór { $when }
desk-table-people = { $count ->
    [one] { $count } osoba przy stole
    [few] { $count } osoby przy stole
    [many] { $count } osób przy stole
   *[other] { $count } osoby przy stole
  }
desk-table-open = Otwórz
desk-seat-free = Zwolnij miejsce: { $who }
desk-seat-free-short = Zwolnij miejsce
desk-delete = Usuń
desk-delete-table = Usuń stół { $table }

desk-accounts = Konta
desk-accounts-find = Nazwa albo jej część
desk-accounts-search = Szukaj
desk-accounts-none = Nie ma takich kont.
desk-account = loguje się jako { $name } · ostatnio { $when }
desk-account-kept = bez wstępu do { $until }
desk-account-kept-good = bez wstępu na stałe
desk-bar = Nie wpuszczaj
desk-unbar = Wpuść znowu
desk-reason = Powód (dowie się go)
desk-days = Dni (puste: na stałe)
desk-bans = Zablokowane adresy
desk-bans-none = Żaden adres nie jest zablokowany.
desk-ban-address = Adres albo sieć
desk-ban = Zablokuj
desk-unban = Zdejmij blokadę
desk-until = do { $until }
desk-for-good = na stałe

desk-reports-open = Otwarte
desk-reports-done = Załatwione
desk-reports-none = Nic tu nie ma.
desk-report-about = { $name }: { $reason }
desk-report-chat = Zdanie na czacie
desk-report-said = Napisano: „{ $said }”
desk-report-from = Z adresu { $address }
desk-report-close = Załatwione

desk-announce = Ogłoszenie
desk-announce-note = Widać je na liście stołów i przy każdym stole. Angielski tekst jest potrzebny; zastępuje język, którego brakuje.
desk-announce-now = Teraz widać: { $text }
desk-announce-send = Ogłoś
desk-announce-clear = Nic już nie ogłaszaj
desk-tidy = Co jest stare
desk-tidy-note = Stoły, których nikt nie ma w pamięci, razem z zapisami. Plik ustawień może robić to sam.
desk-tidy-rule = Automatycznie po tylu dniach: skończone { $finished }, porzucone { $abandoned } (0: nigdy).
desk-tidy-finished = Skończone od tylu dni
desk-tidy-abandoned = Bez wyboru od tylu dni
desk-tidy-now = Usuń je teraz
desk-tidied = Usunięto: skończonych { $finished }, porzuconych { $abandoned }.
desk-season = Sezon rankingu
desk-season-note = Teraz zaczyna się sezon o tej nazwie. Bez nazwy sezonami są znowu miesiące.
desk-season-name = Nazwa
desk-season-begin = Zacznij
desk-season-begun = Teraz jest { $season }.
