### Konta: co się nie udało, i strony o nich.

error-accounts-off = Ten serwer nie ma kont.
error-signed-out = Nikt tu nie jest zalogowany.
error-prove-first = Najpierw jeszcze raz pokaż hasło albo klucz dostępu.
error-wrong-password = Ta nazwa i to hasło nie pasują do siebie.
error-wrong-code = Ta nazwa i ten kod ratunkowy nie pasują do siebie.
error-wrong-passkey = Nie znamy tu tego klucza dostępu albo trwało to zbyt długo.
error-wrong-name = To nie jest nazwa, pod którą się logujesz.
error-barred = Gospodarz nie wpuszcza tego konta.
error-name-taken = Ktoś inny ma już tę nazwę.
error-bad-name = Nazwa ma od { $shortest } do { $longest } znaków.
error-bad-password = Hasło ma co najmniej { $shortest } znaków i niełatwo je zgadnąć.
error-no-passkeys = Klucze dostępu wymagają serwera z nazwą; pod samym adresem użyj hasła.
error-seat-claimed = To miejsce należy do czyjegoś konta.
error-bad-email = To nie jest adres e-mail.
error-no-mail = Ten serwer nie wysyła e-maili.
error-not-sent = Nie udało się wysłać e-maila. Czy adres jest poprawny?
error-stale-link = Ten link został już użyty albo jest za stary.
error-bad-target = Tej przeglądarce nie da się nic przekazać.
error-push-denied = Przeglądarce nie wolno pokazywać powiadomień tej strony. Można to zmienić w jej ustawieniach.
error-push-failed = Przeglądarce nie udało się włączyć powiadomień. Czy jest online?
error-last-way = Bez hasła ten klucz dostępu to jedyna droga do środka.
error-not-told = Nie udało się: { $problem }

ui-acc-account = Konto
ui-acc-sign-in = Zaloguj się
ui-acc-sign-up = Nowe konto
ui-acc-sign-out = Wyloguj się
ui-acc-nobody-needs = Do gry nikt nie potrzebuje konta. Z kontem znajdziesz swoje gry na każdym urządzeniu i dowiesz się, kiedy jest twoja kolej.
ui-acc-name = Nazwa
ui-acc-name-note = Pod nią się logujesz; inni widzą imię, które pokazujesz przy stole.
ui-acc-name-or-mail = Nazwa albo adres e-mail
ui-acc-password = Hasło
ui-acc-new-password = Nowe hasło
ui-acc-password-note = Co najmniej dziesięć znaków. Dobre jest krótkie zdanie.
ui-acc-password-up = Załóż konto z hasłem
ui-acc-password-set = Ustaw hasło
ui-acc-password-change = Zmień hasło
ui-acc-password-changed = Nowe hasło obowiązuje. Wszystkie inne przeglądarki są wylogowane.
ui-acc-or = albo
ui-acc-passkey = Klucz dostępu
ui-acc-passkeys = Klucze dostępu
ui-acc-passkey-in = Zaloguj się kluczem dostępu
ui-acc-passkey-up = Załóż konto z kluczem dostępu
ui-acc-passkey-show = Pokaż klucz dostępu
ui-acc-passkey-add = Dodaj klucz dostępu
ui-acc-passkey-label = Jak go nazwać, np. „mój telefon” (jeśli chcesz)
ui-acc-passkey-note = Kim jesteś, pokazuje twój telefon, komputer albo klucz sprzętowy; nie trzeba nic pamiętać.
ui-acc-stored = Zapisujemy nazwę i to, co dodasz; nic więcej.
ui-acc-lost = Nie pamiętasz hasła?
ui-acc-lost-code = Kodem ratunkowym
ui-acc-lost-mail = Przez e-mail
ui-acc-lost-ask = Wyślij link
ui-acc-lost-sent = Jeśli takie konto istnieje i ma adres, e-mail jest w drodze.
ui-acc-lost-passkey = Nowe hasło można ustawić także na innym urządzeniu, na którym konto jest zalogowane, a klucz dostępu hasła nie potrzebuje.
ui-acc-code = Kod ratunkowy
ui-acc-recover = Ustaw nowe hasło

ui-acc-profile = Profil
ui-acc-security = Bezpieczeństwo
ui-acc-notices = Powiadomienia
ui-acc-data = Moje dane
ui-acc-save = Zapisz
ui-acc-saved = Zapisano.
ui-acc-remove = Usuń
ui-acc-used = ostatnio { $when }
ui-acc-shown = Jak widzą cię inni
ui-acc-shown-note = Logujesz się jako { $name }; tego nikt inny nie widzi.
ui-acc-speaks = Języki, którymi mówisz przy stole
ui-acc-follow = Język, światło, tempo i pozostałe ustawienia idą z tobą na każde urządzenie, na którym się zalogujesz.
ui-acc-blocked = Z kim nie chcesz grać
ui-acc-blocked-note = Te osoby nie mogą dosiąść się do twoich stołów i nie widzisz, co piszą. Zablokować kogoś można w ustawieniach stołu, przy którym siedzi.
ui-acc-unblock = Odblokuj
ui-acc-blocked-none = Nikogo nie blokujesz.
ui-acc-my-page = Jak inni widzą moją stronę
ui-acc-claim-all = Dodaj gry z tej przeglądarki
ui-acc-claim-all-note = Stoły, które zakładasz albo do których dosiadasz się po zalogowaniu, należą do konta automatycznie. Te, które ta przeglądarka znała wcześniej, można dodać: wtedy otworzą się wszędzie, gdzie się zalogujesz.
ui-acc-claim-all-done = { $count ->
    [0] Nie było żadnego miejsca do dodania.
    [one] Do twojego konta należy teraz { $count } miejsce.
    [few] Do twojego konta należą teraz { $count } miejsca.
    [many] Do twojego konta należy teraz { $count } miejsc.
   *[other] Do twojego konta należy teraz { $count } miejsca.
  }

ui-acc-codes = Kody ratunkowe
ui-acc-codes-note = Otwierają konto, gdy zapomnisz hasła, każdy raz. Wydrukuj je i odłóż.
ui-acc-codes-left = { $count ->
    [0] Nie masz żadnego.
    [one] Masz { $count }.
    [few] Masz { $count }.
    [many] Masz ich { $count }.
   *[other] Masz { $count }.
  }
ui-acc-codes-make = Utwórz nowe kody
ui-acc-codes-shown = Pokazujemy je tylko teraz. Starsze nic już nie otworzą.
ui-acc-codes-keep = Zapisz jako plik
ui-acc-sessions = Gdzie konto jest zalogowane
ui-acc-session = Przeglądarka
ui-acc-session-here = ta przeglądarka
ui-acc-session-end = Wyloguj
ui-acc-session-others = Wyloguj wszystkie inne
ui-acc-everywhere = Wyloguj się wszędzie
ui-acc-prove = Czy to ty?
ui-acc-prove-note = To zmienia, kto wejdzie na twoje konto, więc jeszcze raz pokaż hasło albo klucz dostępu.
ui-acc-go-on = Dalej

ui-acc-told = O czym się dowiesz
ui-acc-event-turn = Twoja kolej
ui-acc-event-clock = Na twoim zegarze zostało sześć godzin
ui-acc-event-over = Koniec gry
ui-acc-event-rematch = Ktoś proponuje rewanż
ui-acc-event-invite = Ktoś zaprasza cię do stołu
ui-acc-event-round = Twoja gra w turnieju jest gotowa
ui-acc-push = W przeglądarkach
ui-acc-push-note = Powiadomienie na tym urządzeniu, także gdy żadna strona nie jest otwarta.
ui-acc-push-no = Ta przeglądarka albo ten adres bez https nie zna powiadomień.
ui-acc-push-add = Powiadamiaj w tej przeglądarce
ui-acc-mail = Przez e-mail
ui-acc-mail-use = Do powiadomień, jeśli chcesz, i do linku, gdy zapomnisz hasła. Nikt inny go nie widzi.
ui-acc-mail-address = Adres e-mail
ui-acc-mail-other = Inny adres
ui-acc-mail-set = Wyślij link pod ten adres
ui-acc-mail-sent = Na { $email } idzie link. Otwórz go, a adres będzie tu twój.
ui-acc-mail-when = E-maile o grach
ui-acc-mail-off = Żadne
ui-acc-mail-each = Od razu
ui-acc-mail-daily = Raz dziennie
ui-acc-mail-at = O której
ui-acc-quiet = Ciche godziny
ui-acc-quiet-note = O tym, co przyjdzie w tych godzinach, dowiesz się po nich. Twoja strefa czasowa: { $zone }.
ui-acc-quiet-on = Nie przeszkadzaj w nocy
ui-acc-quiet-from = Od
ui-acc-quiet-to = Do
ui-acc-hooks = Webhooki
ui-acc-hooks-note = Adres na Discordzie, Slacku, w Matriksie, ntfy albo twojego własnego programu, który też się dowie.
ui-acc-hook-address = Adres
ui-acc-hook-kind = Kto tam słucha
ui-acc-hook-guess = Poznaj po adresie
ui-acc-hook-json = Program (JSON)
ui-acc-hook-discord = Discord
ui-acc-hook-slack = Slack, Mattermost
ui-acc-hook-matrix = Matrix
ui-acc-hook-ntfy = ntfy
ui-acc-hook-add = Dodaj
ui-acc-test = Wypróbuj
ui-acc-test-ok = Wysłano.

ui-acc-export = Zabierz je ze sobą
ui-acc-export-note = Wszystko, co o tobie zapisano, i zapisy twoich gier w jednym pliku zip.
ui-acc-export-button = Pobierz moje dane
ui-acc-delete = Usuń konto
ui-acc-delete-note = Konto, adresy, sesje, ustawienia, oceny i wszystkie twoje wiadomości znikają od razu. Odchodzisz z trwających gier. Zakończone gry zostają dla tych, z którymi je rozegrano, bez twojego imienia. Tego nie da się cofnąć.
ui-acc-delete-name = Dla pewności wpisz swoją nazwę: { $name }
ui-acc-delete-button = Usuń wszystko o mnie

ui-acc-email-title = Twój adres e-mail
ui-acc-email-note = Naciśnij przycisk, a ten adres będzie należał do twojego konta.
ui-acc-email-button = Jest mój
ui-acc-email-done = Adres należy teraz do twojego konta. Na stronie konta można powiedzieć, jakie e-maile chcesz dostawać.
ui-acc-reset-title = Nowe hasło
ui-acc-reset-note = Wszystkie zalogowane przeglądarki zostaną wylogowane.
ui-acc-reset-button = Ustaw nowe hasło
ui-acc-reset-done = Gotowe.
ui-acc-seat-title = E-maile o grze
ui-acc-seat-note = Naciśnij przycisk, a dostaniesz e-mail, gdy jest twoja kolej, a ciebie nie ma.
ui-acc-seat-button = Tak, wysyłajcie
ui-acc-seat-done = Odtąd przychodzą e-maile o tej grze. Każdy z nich pozwala to zakończyć.
ui-acc-seat-table = Do stołu
ui-acc-stop-title = Żadnych więcej e-maili
ui-acc-stop-note = Naciśnij przycisk, a e-maile o twoich grach przestaną przychodzić. Na stronie konta można to znów zmienić.
ui-acc-stop-button = Żadnych więcej e-maili
ui-acc-stop-done = E-maile o twoich grach nie będą już przychodzić.

ui-acc-table = Ty i inni
ui-acc-claim = Dodaj to miejsce do mojego konta
ui-acc-claim-note = Otworzy się wtedy bez linku wszędzie, gdzie się zalogujesz.
ui-acc-claimed = To miejsce należy do twojego konta.
ui-acc-new-link = Nowy link do tego miejsca
ui-acc-new-link-note = Stary nic już nie otworzy; kto z nim przyszedł, tylko patrzy.
ui-acc-tell-me = Powiadom mnie, gdy jest moja kolej, a mnie nie ma
ui-acc-tell-mail = Albo przez e-mail
ui-acc-tell-mail-sent = Na { $email } idzie link. Otwórz go, a e-maile o tej grze będą tam przychodzić.
ui-acc-tell-mail-note = Najpierw przyjdzie link; zanim go otworzysz, niczego nie wysyłamy. Każdy e-mail pozwala to zakończyć.
ui-acc-tell-account = Jak się dowiesz, mówi twoje konto.
ui-acc-report = Zgłoś
ui-acc-report-who = Zgłoś gospodarzowi: { $who }
ui-acc-report-reason = O co chodzi?
ui-acc-report-insults = Obelgi
ui-acc-report-name = Imię
ui-acc-report-cheating = Oszukiwanie
ui-acc-report-spoiling = Psuje grę innym
ui-acc-report-other = Coś innego
ui-acc-report-words = Co się stało (jeśli chcesz)
ui-acc-report-send = Powiedz gospodarzowi
ui-acc-report-sent = Gospodarz już wie. Dziękujemy.
ui-acc-block = Zablokuj
ui-acc-block-done = Przy twoich stołach nie będziecie już razem grać.
ui-acc-invite = Zaproś
ui-acc-invite-note = Ludzie, z którymi masz już za sobą grę
ui-acc-invited = Zaproszono

ui-acc-privacy = Co jest zapisywane
ui-acc-privacy-short = Tylko tyle, ile stół potrzebuje. Nic nie jest sprzedawane, mierzone na potrzeby reklam ani nikomu przekazywane.
ui-acc-privacy-without = Bez konta
    .text = Stół, wybory przy nim i imię wpisane przy twoim miejscu, jeśli jakieś jest. Klucze do twoich miejsc i ustawienia ma twoja przeglądarka; opuszczają ją tylko po to, by otworzyć twoje miejsce. Żadne ciasteczko nie jest zapisywane.
ui-acc-privacy-account = Z kontem
    .text = Nazwa, pod którą się logujesz, skrót hasła albo publiczna połowa kluczy dostępu, imię, które pokazujesz, język i ustawienia, kiedy konto powstało i było ostatnio używane, a przy każdej przeglądarce jak się sama nazywa i kiedy była ostatnio używana. Jedno ciasteczko utrzymuje zalogowanie. Tokeny i kody są zapisane jako skróty.
ui-acc-privacy-tables = Przy stołach
    .text = Kto jest przy stole, widzi imię, które pokazujesz, co wybierasz i co tam piszesz. Zakończoną grę może odtworzyć, kto ma jej link. W rankingach i otwartych danych nie masz imienia, dopóki go tam nie chcesz. Ukryte karty pozostają ukryte do końca gry.
ui-acc-privacy-mail = Powiadomienia
    .text = Adres e-mail tylko wtedy, gdy go podasz: potwierdzony linkiem, nikt inny go nie widzi, służy do tego, co wybierzesz, i do ostrzeżeń o koncie. Przeglądarki i webhooki, które się dowiadują, dopóki ich nie usuniesz. Powiadomienie mówi, czyja jest kolej przy którym stole, nigdy tego, co ukryte. Bez konta taki adres należy do miejsca przy stole i znika razem z nim. Wysłane powiadomienia są po tygodniu zapominane.
ui-acc-privacy-not = Czego nie zapisujemy
    .text = Twój adres w internecie nie jest zapisywany przy koncie ani przy grach. Serwer trzyma go w pamięci, żeby służył wszystkim, a zapisuje go tylko przy skardze na coś napisanego albo gdy gospodarz go zablokuje.
ui-acc-privacy-rights = Do zabrania i do usunięcia
    .text = Strona konta daje ci wszystko, co o tobie zapisano, jako plik, i to usuwa. Zakończone gry zostają bez twojego imienia. Sesje kończą się po 90 dniach bez użycia, linki w e-mailach po godzinach albo dniach.
ui-acc-privacy-host = Gospodarz
    .text = Kto prowadzi ten serwer, widzi jego bazę danych, robi kopie zapasowe po swojemu i może usuwać stare stoły i nieużywane konta. W dzienniku serwera nie ma imion, adresów ludzi ani kluczy.
