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


## The terminal client

cli-stopped = Koniec.
cli-saved = Zapis znajduje się w pliku { $file }.
cli-hand-over = { $who }: teraz Wasza decyzja. Gdy będziecie sami przy ekranie, naciśnijcie Enter.
cli-no-such-choice = „{ $text }” nie jest wyborem w tej grze. Wpisz liczbę, wybór w podanej postaci albo h, aby zobaczyć pomoc.
cli-nothing-blocked = Nic nie jest tu zablokowane.
cli-help =
    liczba lub zapis: wybór   ?: co jest niemożliwe i dlaczego   u: cofnij   l: cały dziennik
    m: narysuj ponownie   r 10.6.5: zasada   c WW05: karta   concede: poddaj się   q: wyjdź
