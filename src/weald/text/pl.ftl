### Wspólne teksty po polsku: to, co jest takie samo we wszystkich grach.


## Języki, każdy we własnych słowach

language-en = English
language-cs = čeština
language-pl = polski


## Przy stole

shell-your-decision = Twoja decyzja
shell-waiting-for = Czekamy na: { $who }
shell-round = Runda { $round }
shell-turn = Tura { $turn } z { $turns }
shell-game-over = Gra zakończona
shell-winner = Zwycięża { $who }
shell-hand = Ręka
shell-log = Dziennik
shell-hidden = zakryte
shell-rule = Zasada { $rule }
shell-why-not = Dlaczego nie?
shell-undo = Cofnij
shell-concede = Poddaj się
shell-yes = Tak
shell-no = Nie
shell-done = Gotowe
shell-pass = Pasuj


## Ile

count-choice = { $count ->
         [one] { $count } możliwość
         [few] { $count } możliwości
         [many] { $count } możliwości
        *[other] { $count } możliwości
    }
count-decision = { $count ->
         [one] { $count } decyzja
         [few] { $count } decyzje
         [many] { $count } decyzji
        *[other] { $count } decyzji
    }
count-game = { $count ->
         [one] { $count } gra
         [few] { $count } gry
         [many] { $count } gier
        *[other] { $count } gry
    }


## Skąd pochodzi dana

confidence-seed = podaje instrukcja
confidence-seed_partial = instrukcja podaje częściowo
confidence-public = dane publiczne
confidence-reconstructed = nasza rekonstrukcja
confidence-override = zmienione twoim plikiem


## Co można wybrać w każdej grze

option-done = Gotowe
option-pass = Pasuj
option-yes = Tak
option-no = Nie
option-concede = Poddaj się


## Co dzieje się w każdej grze

event-conceded = { NAME($seat, "side") } poddaje się.
# What a seat that explains its moves says to an event.
because-quoted = „{ $words }”


## Jak gra się skończyła

result-concession = Zwycięża { NAME($who, "side") }: przeciwnik się poddał.


## Dlaczego wyboru nie można tak po prostu cofnąć

undo-nothing-to-undo = Nie ma czego cofnąć.
undo-game-over = Gra jest zakończona.
undo-others-have-acted = Od tego czasu wybierali już inni.
undo-takebacks-off = Przy tym stole niczego się nie cofa.
undo-rated = Ta gra się liczy: tego, czego ktoś się już dowiedział, nie można cofnąć.
undo-before-upgrade = To było jeszcze przed zmianą zasad.
undo-agreement = Przy tym stole inni muszą się zgodzić.
undo-drew-cards = Od tego czasu dobierano karty.
undo-saw-a-card = Od tego czasu ktoś zobaczył zakrytą kartę.
undo-saw-a-hand = Od tego czasu ktoś obejrzał cudzą rękę.
undo-chance = Od tego czasu zadecydował los.


## Co może się nie udać: kody protokołu (docs/api.md) i błędów jądra

error-moving = Ten stół właśnie przenosi się do innego procesu. Spróbuj ponownie za chwilę.
error-stale = Ta decyzja jest już przeszłością.
error-not-yours = Gra o nic cię teraz nie pyta.
error-not-offered = Tego nie można teraz wybrać.
error-unknown-option = Nie ma takiej opcji.
error-unknown-setting = Ta gra nie ma takiego ustawienia albo nie może ono mieć tej wartości.
error-game-over = Gra jest zakończona.
error-rated-game = Ta gra się liczy, więc gra się ją do końca i bez podpowiedzi.
error-not-over = Gra jeszcze się nie skończyła.
error-cannot-undo = Tego nie można już cofnąć.
error-cannot-continue = Zasady zmieniły się tak bardzo, że tej gry nie da się kontynuować.
error-bad-record = Nie da się odczytać tego zapisu gry.
    .line = Nie da się odczytać wiersza { $line } zapisu.
error-record-differs = Odtworzenie zapisu dało inną grę: zmieniły się zasady albo zapis.
error-unknown-game = Nie ma tu takiej gry.
error-unknown-seat = W tej grze nie ma takiego miejsca.
error-unknown-revision = Ta wersja zasad nie jest tu znana.
error-impossible-chance = Taki wynik losowy nie może wypaść.
error-unknown-lesson = Ta gra nie ma takiej lekcji.
error-unknown-level = Nie ma komputerowego gracza na tym poziomie.
error-unknown-language = Ten język nie jest tu znany.
error-not-seated = Nie zajmujesz tego miejsca; widzowie mogą tylko patrzeć.
error-which-seat = Zajmujesz kilka miejsc: powiedz, o które chodzi.
error-seat-taken = To miejsce jest zajęte.
error-no-request = Nikt nie prosi cię o zgodę.
error-hints-not-agreed = Gdzie grają ludzie, podpowiedzi wymagają zgody wszystkich. Możesz o nią poprosić w ustawieniach.
error-no-such-decision = Tej chwili gry nie da się pokazać.
error-bad-token = Ten link nie otwiera żadnego miejsca przy tym stole.
error-bad-webhook = Tego adresu powiadomień nie można użyć.
error-not-found = Nic tu nie ma.
error-not-allowed = Nie wolno ci tego zrobić.
error-wrong-origin = Ta strona nie może łączyć się z tym serwerem.
error-banned = Z twojego adresu nie można korzystać z tego serwera.
error-bad-address = Takiego adresu nie można tu użyć.
error-too-many = Za dużo naraz; spróbuj później.
error-too-fast = Za dużo wiadomości; zwolnij trochę.
error-too-large = To jest za duże.
error-malformed = Nie da się zrozumieć tej wiadomości.
error-bad-request = Nie da się zrozumieć tego żądania.
error-internal = Coś poszło nie tak po naszej stronie; nic się nie zmieniło.
error-uncertain = Baza danych nie odpowiedziała. Zapisane jest to, co zobaczysz za chwilę.
error-offline = Serwer nie odpowiada.


## O czym powinien wiedzieć cały stół

notice-rules-changed = Zasady zostały zmienione i ta gra potoczyłaby się według nich inaczej. Toczy się dalej od ostatniego zapisanego punktu.
    .lost = { $lost ->
        [one] Ostatni wybór trzeba było cofnąć.
        [few] Ostatnie { $lost } wybory trzeba było cofnąć.
        [many] Ostatnich { $lost } wyborów trzeba było cofnąć.
       *[other] Ostatnie { $lost } wyboru trzeba było cofnąć.
    }
notice-upgraded = Zasady zostały zmienione; dowiedziono, że tej gry to nie zmienia.
notice-upgraded-unproved = Zasady zostały zmienione. O ile można to stwierdzić, ta gra toczy się dalej bez zmian: zaczęto ją, zanim z każdym wyborem zapisywano jego dowód.
notice-trouble = Serwer nie mógł zapisać ostatniego wyboru. Sam próbuje ponownie; nic nie przepadło.
notice-ai-busy = Gracze komputerowi tego serwera mają dużo pracy. Odpowiedź nadejdzie, ale może to chwilę potrwać.
notice-ai-failed = Gracz komputerowy nie znalazł odpowiedzi, więc wybrano za niego zwykłą możliwość.
notice-circles = Ktoś w swojej turze kręcił się w kółko, więc wybrano za niego zwykłą możliwość.


## The terminal client

cli-stopped = Koniec.
cli-saved = Zapis znajduje się w pliku { $file }.
cli-hand-over = { $who }: teraz twoja decyzja. Gdy przy ekranie nie będzie nikogo innego, naciśnij Enter.
cli-no-such-choice = „{ $text }” nie jest wyborem w tej grze. Wpisz liczbę, wybór w podanej postaci albo h, aby zobaczyć pomoc.
cli-no-such-card = „{ $text }” nie jest kartą tej gry. Kartę określa słowo pod nią.
cli-nothing-blocked = Nic nie jest tu zablokowane.
cli-not-asked = { $what }: to pytanie tego nie dotyczy.
cli-digest = Od ostatniej własnej tury
cli-no-such-rule = Nie ma zasady { $rule }.
cli-digest-none = Od ostatniej własnej tury nic się nie stało.
cli-help =
    liczba lub zapis: wybierz   ?: co jest niemożliwe i dlaczego   u: cofnij   l: cały dziennik   m: narysuj stół   d: co się stało od ostatniej własnej tury
    r 10.6.5: zasada   c: karty na ręce   c KARTA: karta   e PLIK: zapisz zapis gry   concede: poddaj się   q: wyjdź (gra zostaje zapisana)
cli-resume = Gra jest zapisana. Graj dalej poleceniem: { $command }
cli-none-kept = Nie ma jeszcze zapisanej gry.
cli-kept-choices = { $count ->
    [one] { $count } wybór
    [few] { $count } wybory
    [many] { $count } wyborów
   *[other] { $count } wyboru
}
cli-kept-over = zakończona
cli-go-on = Graj dalej: { $game }, { $count ->
        [one] 1 wybór
        [few] { $count } wybory
        [many] { $count } wyborów
       *[other] { $count } wyboru
    } ({ $name })
cli-new-game = Nowa gra: { $game }
cli-line-up = Miejsca
cli-your-side = Twoja strona
cli-the-others = Za pozostałych gra
cli-human = osoby przy tej klawiaturze
cli-start = Zacznij
cli-type-here = liczba, zapis, r 10.6.5, c karta, e plik, concede
cli-key-why = czemu nie?
cli-key-undo = cofnij
cli-key-digest = nowości
cli-key-log = dziennik
cli-key-cards = karty
cli-key-rule = zasada
cli-key-type = pisz
cli-key-export = zapisz
cli-key-light = światło
cli-key-help = pomoc
cli-key-quit = wyjdź
cli-replay-help = Enter: dalej   b: wstecz   liczba: idź tam   m: narysuj ponownie   l: dziennik   q: wyjdź
cli-replay-at = Decyzja { $number } z { $count }
cli-help-screen =
    Góra, Dół, Enter: wybierz z listy     kliknięcie mapy, karty albo strony: wybierz ją albo dowiedz się, dlaczego nie można
    Cyfra, : lub / : wpisz liczbę albo wybór tak, jak jest zapisany; także „r 10.6.5” (zasada), „c KARTA” (karta), „e PLIK” (zapis), „concede” (poddaj się)
    ?: co jest niemożliwe i dlaczego     u: cofnij     d: co się stało od ostatniej własnej tury     l: cały dziennik
    c: karty na ręce     r: zasada do pytania     e: zapisz zapis gry     t: nocą albo za dnia     Tab: do następnej części
    q: wyjdź (gra zostaje zapisana)


## Stół w przeglądarce (web/). Wszystko poniżej czyta tylko przeglądarka.

ui-close = Zamknij
ui-show = Pokaż
ui-hide = Ukryj
ui-loading = Chwileczkę…
ui-of = { $n } z { $total }
ui-empty = pusto
ui-rule = zasada { $rule }
ui-rules = Zasady
ui-settings = Ustawienia
ui-language = Język
ui-to-lobby = Do wszystkich stołów

ui-round = Runda { $round }
ui-phases = Fazy rundy
ui-board = Plansza
ui-fit = Całość
ui-sections = Działy
ui-play = Gra
ui-hand = Ręka
ui-seats = Gracze
ui-log = Dziennik
ui-cards = Karty
ui-clock = Pozostały czas
ui-connecting = Łączenie…
ui-reconnecting = Utracono połączenie, próbuję ponownie…
ui-connected-again = Połączono ponownie.

ui-you = ty
ui-you-to-act = ty, twoja kolej
ui-to-act = decyduje
ui-won = wygrana
ui-open-seat = wolne miejsce
ui-bot-level = bot, { $level }
ui-bot-plays-for = bot za gracza { $name }

ui-your-decision = Twoja decyzja
ui-sealed = w sekrecie
ui-forced = Nie ma tu w czym wybierać. Pytanie pada mimo to, żeby nikt tego nie poznał.
ui-undo = Cofnij
ui-ask-undo = Poproś o cofnięcie
ui-undo-back = Do mojego wyboru
undo-whom = Zgodzić się musi: { $who }.
undo-since = Wracasz do swojego ostatniego wyboru, a wszystko, co stało się potem, zostaje cofnięte. Jeśli wybierzesz to samo, inni odpowiedzą tak samo.
undo-ask = Poproś
undo-go = Wróć
ui-skip = Do pytania
ui-keys = Klawisze
ui-key-choice = Wybory po kolei
ui-key-end = Zakończ turę lub idź dalej
ui-key-undo = Cofnij
ui-key-around = czytaj, co jest czym na stole (Tab idzie dalej)
ui-key-around-on = Do przeczytania: { $count }. Tab idzie dalej, Esc kończy
ui-key-wheel = Ctrl + kółko
ui-key-zoom = Przybliż lub oddal planszę (na ekranie dotykowym dwoma palcami); przeciągnij, aby ją przesunąć
ui-key-cancel = Anuluj to, co zaczęte
ui-aid = Karta gracza
ui-aid-now = Co mogę teraz
ui-aid-wait = Teraz decyduje ktoś inny.
ui-aid-wins = Jak wygrywam
ui-aid-turn = Moja tura po kolei
ui-aid-actions = Co mogę zrobić w swojej turze
ui-aid-battle = Walka i niebezpieczeństwo
ui-aid-traits = Dobrze wiedzieć
ui-aid-others = Inni gracze
ui-aid-icons = Ikony
ui-aid-about = Zasady mówią o tym:
ui-aid-print = Wydrukuj kartę
ui-key-history = O jedną decyzję wstecz
ui-why-not = Dlaczego nie…?
ui-nothing-blocked = Nic innego nie wchodzi tu w grę.
ui-what-now = Co tu zrobić?
ui-hint-promise = Wygrywa około { $percent } gier na 100.
ui-hint-behind = To o { $percent } na 100 mniej.
ui-hint-alike = Prawie tak samo dobre.
ui-hint-sure = Program jest pewny: niczego innego prawie nie badał.
ui-hint-likely = Program wracał do tego najczęściej.
ui-hint-close = Różnica jest mała: kilka wyborów jest prawie tak samo dobrych.
ui-hint-note = Przemyślane na podstawie tego, co wiesz; ukryte karty są w każdej próbie zgadywane na nowo.
ui-hint-thinking = Myślę…
ui-hints = Podpowiedzi dla uczących się
ui-hints-note = Jeśli wszyscy się zgodzą, każdy może zapytać, co zrobiłby program.
ui-hints-ask = Poproś innych o podpowiedzi
ui-hints-waiting = Pozostali zostali zapytani.
ui-hints-withdraw = Wycofaj prośbę
ui-hints-on = Wszyscy się zgodzili: każdy może zapytać, co zrobiłby program.
ui-hints-end = Koniec podpowiedzi dla wszystkich
ui-hints-request = { $who }: prośba o podpowiedzi. Każdy będzie mógł zapytać, co zrobiłby program.
ui-hints-join = Przy tym stole każdy może zapytać, co zrobiłby program. Kto siada, zgadza się na to.
ui-rated = Liczy się
ui-rated-make = Niech liczy się do rankingu
ui-rated-make-note = Jeśli każdy, kto się dosiądzie, ma konto. Nie ma podpowiedzi, nie cofa się tego, czego ktoś się dowiedział, a kto się podda, przegrywa.
ui-account = Konto
ui-standing = Ranking
ui-my-games-account = ze wszystkich twoich urządzeń
ui-rated-join = Ta gra liczy się do rankingu. Bez konta można grać, ale wtedy nie liczy się nikomu.
ui-not-asked = { NAME($at, "place") }: nie o to teraz chodzi.
ui-can-do-here = { $place }: co tam robisz?
ui-which = Co z tego?
ui-confirm = Potwierdź: { $choice }
ui-end-turn = Zakończ turę
ui-notation = Wpisz wybór
ui-notation-hint = Wpisz: to auria, play WW05…
ui-notation-unknown = To nie jest żaden z wyborów albo pasuje do kilku.

ui-answer-sealed = Twoja odpowiedź jest zapieczętowana.
ui-also-deciding = W tym samym czasie decyduje: { $who }
ui-waiting-for = Czekamy na: { $who }
ui-game-over = Koniec gry
ui-rounds-played = { $rounds ->
         [one] { $rounds } runda
         [few] { $rounds } rundy
         [many] { $rounds } rund
        *[other] { $rounds } rundy
    }
ui-winners = { $count ->
         [one] Wygrywa { $who }
         [few] Wspólnie wygrywają { $who }
         [many] Wspólnie wygrywają { $who }
        *[other] Wspólnie wygrywają { $who }
    }
ui-no-winner = Nikt nie wygrywa
ui-reveal = Wszystkie karty są odkryte.
ui-download = Pobierz zapis
ui-again = Zagraj ponownie

ui-card-in-play = Rozpatrywana karta: { NAME($card, "card") }
ui-choose-card = Wybierz: { NAME($card, "card") }
ui-look-at-card = Obejrzyj: { NAME($card, "card") }
ui-hand-empty = Brak kart na ręce.
ui-no-cards-yet = Na razie brak odkrytych kart.

ui-log-filter = Czyje ruchy
ui-log-all = Wszystkie
ui-log-more = Wcześniejsze
ui-look-back = Pokaż planszę przy decyzji { $number }
ui-timeline = Oś czasu gry
ui-decision-of = Decyzja { $number } z { $total }
ui-turning-point = punkt zwrotny
ui-now = Teraz
ui-back-to-now = Do bieżącej chwili
ui-looking-back = Spojrzenie wstecz na decyzję { $number }
ui-what-if = A gdyby? Graj dalej stąd
ui-what-if-as = jako
ui-what-if-note = Nowy stół zaczyna od tej pozycji; ta gra pozostaje bez zmian. Pozostałe miejsca zajmują programy.
ui-step = Krok
ui-step-back = Krok wstecz

ui-rules-search = Szukaj w zasadach
ui-rules-none = Nic nie znaleziono.
ui-rules-found = { $count ->
     [one] { $count } zasada
     [few] { $count } zasady
     [many] { $count } zasad
    *[other] { $count } zasady
}
ui-rules-example = Przykład
ui-rules-chapters = Rozdziały
ui-rules-game = Gra
ui-rules-ruling = Jak to rozumiemy: { $id } (dla sędziów, po angielsku)
ui-rules-annex = Aneks dla sędziów
ui-rules-annex-link = Aneks dla sędziów (po angielsku)
ui-rules-annex-note = Scenariusze, współdziałanie zasad i nasze rozstrzygnięcia tam, gdzie instrukcje milczą. Ten aneks jest tylko po angielsku.
ui-rules-players = Zasady dla graczy

ui-theme = Światło
ui-theme-auto = Jak w systemie
ui-theme-light = Dzień
ui-theme-dark = Noc
ui-set-learner = Tryb nauki
ui-set-learner-note = Zawsze pokazuj, czego nie można i dlaczego.
ui-set-confirm = Potwierdzaj każdy wybór
ui-set-confirm-note = Pierwsze kliknięcie wybiera, drugie gra.
ui-set-end-turn = Ręczne kończenie tury
ui-set-end-turn-note = Tura kończy się dopiero, gdy to powiesz.
ui-set-notation = Wpisywanie wyborów
ui-set-notation-note = Pole na zapis pod każdym pytaniem; klawisz /.
ui-set-sound = Dźwięki
ui-set-sound-note = Ciche dźwięki kart, kości, bitew, twojej tury i końca
ui-set-motion = Bez ruchu
ui-set-motion-note = Figurki i obrysy się nie poruszają.
ui-set-notify = Powiadom, gdy nadejdzie moja kolej
ui-set-notify-note = Powiadomienie przeglądarki, gdy strona jest w tle.

ui-tagline = atlas czterech gier z puszczy
ui-plate = Plansza { $number }
ui-chosen = Wybrano
ui-soon = jeszcze się ryje
ui-players = { $same ->
         [1] { $from } graczy
        *[other] { $from }–{ $to } graczy
    }
ui-minutes = { $from }–{ $to } min
ui-tables-open = { $count ->
         [0] brak wolnych stołów
         [one] { $count } wolny stół
         [few] { $count } wolne stoły
         [many] { $count } wolnych stołów
        *[other] { $count } wolnego stołu
    }
ui-game-ironwood-tag = Żelazo przeciw korzeniom na górskich przełęczach
ui-game-ironwood-kind = pojedynek
ui-game-root-tag = Stworzenia jesiennego lasu walczą o jego polany
ui-game-root-kind = rywale
ui-game-wonderland-tag = Najpierw herbata, potem bitwa o pięć regionów
ui-game-wonderland-kind = rywale
ui-game-defenders-tag = Razem przeciw maszynom z rdzenia
ui-game-defenders-kind = współpraca
ui-game-ironwood = Ironwood
ui-game-root = Root
ui-game-wonderland = Wojna w Krainie Czarów
ui-game-defenders = Obrońcy Dziczy

ui-set-first-time = Pierwszy raz?
ui-set-first-lesson = Naucz się krok po kroku: { NAME($side, "side") }, około { $minutes } minut
ui-set-first-more = Inne strony w skrócie
ui-set-first-table = Stół dla początkujących
ui-set-first-note = Proste przygotowanie, łagodni gracze komputerowi, którzy mówią, dlaczego tak grają, a przy wszystkim, czego nie można, od razu widać dlaczego.
ui-set-a-table = Przygotuj stół
ui-your-name = Twoje imię
ui-name-hint = Jak widzą cię inni
ui-table-name = Nazwa stołu
ui-how-many = Graczy
ui-side-of-seat = Strona miejsca { $seat }
ui-seat-me = Ja
ui-seat-open = Wolne
ui-seat-ai = Bot
ui-solo-bot = bot solo, gra według zasad
ui-seat-of = Kto gra stroną: { $side }
ui-anyone-with-link = każdy, kto ma link
ui-level = Poziom
ui-level-random = Losowe ruchy
ui-level-easy = Łatwy
ui-level-teacher = Łatwy, wyjaśnia swoje ruchy
ui-level-medium = Średni
ui-level-hard = Trudny
ui-level-steady = Stały, dla wszystkich taki sam
ui-level-default = Nikt: zwykły wybór
ui-show-table = Kto go znajdzie
ui-listed = Publiczny
ui-private = Tylko przez link
ui-takebacks = Cofanie ruchów
ui-takebacks-free = Dowolne
ui-takebacks-agree = Za zgodą
ui-takebacks-never = Nigdy
ui-pace = Tempo
ui-pace-none = Bez zegara
ui-pace-live = Na żywo
ui-pace-days = Dzień na turę
ui-options = Opcje gry
ui-reach-low = Łączny zasięg tych frakcji to { $reach }; dla tylu graczy zaleca się co najmniej { $wanted } (5.2). Mimo to można grać.
ui-create = Załóż stół
ui-open-tables = Wolne stoły
ui-open-tables-note = z wolnym miejscem { $waiting }
ui-no-open-tables = Żaden stół nie czeka. Przygotuj własny.
ui-events = Turnieje i rozdanie dnia
ui-my-games = Moje gry
ui-my-waiting = Czekają na ciebie
ui-my-running = W toku
ui-my-over = Zakończone
ui-my-games-note = zapisane w tej przeglądarce
ui-my-won = { $game }: wygrana
ui-my-lost = { $game }: przegrana
ui-my-nobody = { $game }: nikt nie wygrał
ui-my-replay = Odtwórz
ui-your-turn-round = { $round ->
         [0] Twoja kolej
        *[other] Twoja kolej, runda { $round }
    }
ui-join = Dołącz
ui-watch = Oglądaj
ui-continue = Graj
ui-seats-taken = zajęte { $taken } z { $total } miejsc
ui-replay-file = Odtwórz zapis
ui-replay = Odtwarzanie
ui-replay-play = Odtwarzaj
ui-replay-speed = Szybkość
ui-replay-hand-chooser = kto właśnie wybiera
ui-choose-seat = Wybierz miejsce
ui-take-seat = Usiądź jako:
ui-no-free-seat = Wszystkie miejsca są zajęte. Możesz oglądać.
ui-free-seats = { $count ->
         [one] Jedno miejsce jest wolne
         [few] { $count } miejsca są wolne
         [many] { $count } miejsc jest wolnych
        *[other] { $count } miejsca jest wolne
    }
ui-sit-too = Usiądź też jako:
ui-invite-note = Kto otworzy ten link, może zająć wolne miejsce.
ui-seat-link = Twoje miejsce
ui-seat-link-note = Zachowaj go dla siebie: kto ma ten link, gra za ciebie.
ui-watch-link = Dla widzów
ui-watch-link-note = Kto otworzy ten link, widzi tylko to, co widzieć mogą wszyscy.
ui-copy = Kopiuj
ui-copied = Skopiowano
ui-share-on = Udostępnij
ui-share-code = Kod dla telefonu
ui-concede = Poddaj się
ui-concede-sure = Na pewno się poddać?
ui-leave-seat = Zostaw miejsce komuś innemu
ui-kick = Zwolnij miejsce: { $who }
ui-curtain = { $who }, twoja kolej
ui-curtain-note = Pozostali nie patrzą.
ui-curtain-ready = Tylko ja patrzę
ui-curtain-never = Gramy w otwarte karty
ui-undo-request = { $who } prosi o cofnięcie wyboru.
ui-agree = Zgoda
ui-refuse = Odmowa
ui-not-found = Nie ma takiego stołu.
ui-error = To się nie udało: { $message }

ui-about = O Weald
ui-about-intro = Weald jest nieoficjalny. Nie zawiera tekstów ani grafik wydawców: zasady są zapisane naszymi słowami, obrazki są nasze własne. Kto chce grać, niech ma gry.
ui-about-facts = Skąd są dane
ui-about-facts-note = Instrukcje nie pokazują każdej karty i każdej mapy. Przy każdej pozycji danych stoi, skąd ją znamy. Co jest nasze, zgadza się ze wszystkimi zasadami, ale wydrukowany element może się różnić.
ui-known-seed = podane w instrukcji
    .short = podane
ui-known-seed_partial = częściowo podane, częściowo nasze
    .short = częściowo
ui-known-public = publiczne dane osób trzecich
    .short = publiczne
ui-known-reconstructed = nasza rekonstrukcja
    .short = rekonstrukcja
ui-known-override = poprawione przez tego gospodarza
    .short = poprawione
ui-about-ours = nasze:
ui-about-all-stated = Wszystko w tym pliku jest podane w instrukcjach.
ui-about-game-ironwood = Zasady, liczby i przygotowanie są w instrukcjach. Wartości bojowe, przepowiednie i tabele botów to dane publiczne. Mapa między górami oraz nazwy i efekty większości kart są nasze.
ui-about-game-root = Zasady są z instrukcji; mapy, talia i zadania to dane publiczne. Nasze jest tylko rozłożenie liczb na kościach.
ui-about-game-wonderland = Zasady, plansza i sprzymierzeńcy są w instrukcji. Karty herbatki, większość zadań, połowa mieszkańców Krainy Czarów, płytki punktacji regionów i części plansz frakcji są nasze.
ui-about-game-defenders = Zasady, zdolności i większość frakcji są w instrukcji. Plansza, jej kafle, fabryki i znaczna część kart są nasze.
ui-about-correct = Popraw to według swojego pudełka
ui-about-correct-how = Masz tę grę i twoja karta mówi coś innego? Zapisz w pliku, co się różni, pozycja po pozycji, sprawdź go i uruchom z nim serwer. Przejdzie te same kontrole co nasze dane, a zapis gry niesie odcisk swoich danych.
ui-about-corrected = Ten serwer gra z poprawionymi danymi.
ui-about-uncorrected = Ten serwer gra z naszymi danymi bez zmian.
ui-about-fingerprint = Odcisk: { $fingerprint }
ui-about-rules = Zasady naszymi słowami
ui-about-credits = Podziękowania
ui-about-icons = Ikony:
ui-about-type = Pismo:
ui-about-licence = licencja MIT

ui-chat = Czat
ui-chat-off = Wyłączony
ui-chat-players = Gracze
ui-chat-everybody = Wszyscy
ui-talk = Rozmowa przy stole
ui-talk-say = Powiedz…
ui-talk-silence = Teraz nie wolno rozmawiać.
ui-story = { NAME($side, "bot") } gra
ui-find = Szukaj po nazwie lub numerze
ui-find-none = Niczego takiego nie można wybrać.

# Analiza partii: w odtwarzaniu i poleceniem `weald analyse`.
analysis-curve = Szanse na wygraną, decyzja po decyzji
analysis-turns = Punkty zwrotne
analysis-no-turn = Żadna pojedyncza decyzja nie odwróciła tej partii.
analysis-number = Nr
analysis-who = Kto
analysis-asked = Pytanie
analysis-played = Zagrano
analysis-better = Program zagrałby
analysis-cost = Strata
analysis-same = to samo
ui-analyse = Analizuj partię
ui-analyse-stop = Zatrzymaj
ui-analyse-busy = Obejrzane pozycje: { $done } z { $total }
ui-analyse-about = Ocena programu na podstawie tego, co mógł wiedzieć decydujący gracz; liczba prób na pozycję: { $iterations }. Szanse są szacunkowe.
ui-analyse-chance = { $side }: { $percent } %
ui-analyse-would = Program zagrałby: { $option }
ui-analyse-agrees = Program zagrałby to samo.
ui-analyse-cost = Według niego wybrany ruch kosztował { $percent } %.
ui-analyse-none = Tutaj nic nie rozstrzygano albo tej pozycji nie obejrzano.


## The story: events are told one after the other

ui-telling = Opowiedziano { $n } z { $total }
ui-telling-pace = Tempo opowieści
ui-telling-calm = spokojne
ui-telling-normal = zwykłe
ui-telling-fast = szybkie
ui-telling-instant = natychmiastowe
ui-telling-pause = Wstrzymaj
ui-telling-resume = Wznów
ui-telling-next = Dalej
ui-telling-skip = Do bieżącej chwili
ui-key-space = spacja
ui-go-on = Dalej
ui-digest = Od twojej ostatniej tury
ui-digest-now = teraz { $score }
ui-digest-more = { $count ->
         [one] Jeszcze { $count } zdarzenie
         [few] Jeszcze { $count } zdarzenia
         [many] Jeszcze { $count } zdarzeń
        *[other] Jeszcze { $count } zdarzenia
    }
ui-digest-moved = Ruchy: { $ways }.
ui-digest-took = Przejmuje: { NAME($taken, "place") }.
ui-digest-lost = Traci: { NAME($gone, "place") }.
ui-digest-took-and-lost = Przejmuje: { NAME($taken, "place") }; traci: { NAME($gone, "place") }.


## The end of a game

ui-result = Wynik
ui-result-points = Skąd są punkty
ui-result-course = Jak to szło
ui-result-course-note = Szansa na wygraną po każdej decyzji, jak ją ocenia program. Romby to punkty zwrotne.
ui-result-turn = Decyzja { $number }, { $percent } na 100: { $what }
ui-result-fights = Szczęście i walki
ui-result-hands = Co zostało na ręce
ui-result-hand-empty = nic
ui-result-moments = Twoje trzy chwile
ui-result-no-moments = Program nie znalazł twojego wyboru, który by wiele kosztował.
ui-result-moment = Runda { $round }: wybrano „{ $played }”. „{ $better }” dałoby o { $percent } na 100 więcej.
ui-result-rematch = Rewanż
ui-result-accept = Przyjmij rewanż
ui-result-offered = { $who } proponuje rewanż.
ui-result-waiting = Rewanż czeka na: { $who }.
ui-result-sit = Usiądź znowu
ui-result-analyse = Analizuj
ui-result-share = Udostępnij zapis
ui-result-share-note = Kto otworzy ten link, może prześledzić całą partię; wszystkie karty są odkryte.
ui-result-board = Do stołu
ui-sheet-handle = Wysokość planszy
ui-result-show = Pokaż
ui-result-part-pieces = elementy na mapie
ui-result-part-fights = walki
ui-result-part-cards = karty i przedmioty
ui-result-part-other = inne
ui-result-goals = osiągnięte cele
ui-result-battles = bitwy
ui-result-won = wygrane
ui-result-rolled = trafienia z rzutu, zadane : otrzymane
ui-result-removed = usunięte : stracone
ui-result-drawn = dobrane karty
ui-result-played = zagrane karty
ui-result-chips = dobrane żetony
ui-result-madness = w tym szaleństwo
ui-result-deeds = Czego kto dokonał
ui-analyse-mistakes = Co kosztowało najwięcej
ui-analyse-mistake = { $side }, runda { $round }: „{ $played }” zamiast „{ $better }”, { $percent } na 100.
