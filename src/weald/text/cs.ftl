### Společné texty česky: to, co je pro všechny hry stejné.


## Jazyky, každý svým jménem

language-en = English
language-cs = čeština
language-pl = polski


## U stolu

shell-your-decision = Rozhoduješ ty
shell-waiting-for = Čeká se: { $who }
shell-round = { $round }. kolo
shell-turn = Tah { $turn } z { $turns }
shell-game-over = Hra skončila
shell-winner = Vítězí { $who }
shell-hand = Ruka
shell-log = Záznam
shell-hidden = skryto
shell-rule = Pravidlo { $rule }
shell-why-not = Proč ne?
shell-undo = Zpět
shell-concede = Vzdát se
shell-yes = Ano
shell-no = Ne
shell-done = Hotovo
shell-pass = Vynechat


## Kolik

count-choice = { $count ->
         [one] { $count } možnost
         [few] { $count } možnosti
         [many] { $count } možnosti
        *[other] { $count } možností
    }
count-decision = { $count ->
         [one] { $count } rozhodnutí
         [few] { $count } rozhodnutí
         [many] { $count } rozhodnutí
        *[other] { $count } rozhodnutí
    }
count-game = { $count ->
         [one] { $count } hra
         [few] { $count } hry
         [many] { $count } hry
        *[other] { $count } her
    }


## Odkud údaj pochází

confidence-seed = uvádějí pravidla
confidence-seed_partial = pravidla uvádějí zčásti
confidence-public = veřejná data
confidence-reconstructed = naše rekonstrukce
confidence-override = změněno tvým souborem


## The terminal client

cli-stopped = Konec.
cli-saved = Záznam je v souboru { $file }.
cli-hand-over = { $who }: rozhodujete vy. Až budete u obrazovky sami, stiskněte Enter.
cli-no-such-choice = „{ $text }“ není volba této hry. Napište číslo, volbu tak, jak je uvedena, nebo h pro nápovědu.
cli-nothing-blocked = Nic tu není zablokované.
cli-help =
    číslo nebo zápis: volba   ?: co nejde a proč   u: vzít zpět   l: celý záznam
    m: znovu vykreslit   r 10.6.5: pravidlo   c WW05: karta   concede: vzdát se   q: konec
