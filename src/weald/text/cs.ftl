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


## Co se dá zvolit v každé hře

option-done = Hotovo
option-pass = Vynechat
option-yes = Ano
option-no = Ne
option-concede = Vzdát se


## Co se stane v každé hře

event-conceded = Vzdává se { NAME($seat, "side") }.
# What a seat that explains its moves says to an event.
because-quoted = „{ $words }“


## Jak hra skončila

result-concession = Vítězí { NAME($who, "side") }: soupeř se vzdal.


## Proč volbu nejde jen tak vzít zpět

undo-nothing-to-undo = Není co vzít zpět.
undo-game-over = Hra skončila.
undo-others-have-acted = Mezitím už něco zvolili ostatní.
undo-takebacks-off = U tohoto stolu se nic nebere zpět.
undo-rated = Tato hra se počítá: co už někdo ví, to se nebere zpět.
undo-before-upgrade = To bylo ještě před úpravou pravidel.
undo-agreement = U tohoto stolu musejí ostatní souhlasit.
undo-drew-cards = Mezitím se dobíraly karty.
undo-saw-a-card = Mezitím někdo viděl skrytou kartu.
undo-saw-a-hand = Mezitím si někdo prohlédl cizí ruku.
undo-chance = Mezitím rozhodla náhoda.


## Co se nemusí povést: kódy protokolu (docs/api.md) a chyb jádra

error-moving = Tento stůl se právě stěhuje do jiného procesu. Zkus to za chvíli znovu.
error-stale = Toto rozhodnutí už je minulostí.
error-not-yours = Teď se tě hra na nic neptá.
error-not-offered = To teď nejde zvolit.
error-unknown-option = Taková možnost neexistuje.
error-unknown-setting = Takové nastavení hra nemá, nebo nemůže mít tuto hodnotu.
error-game-over = Hra skončila.
error-rated-game = Tato hra se počítá, takže se dohraje do konce a bez rad.
error-not-over = Hra ještě neskončila.
error-cannot-undo = To už nejde vzít zpět.
error-cannot-continue = Pravidla se změnila natolik, že tato hra nemůže pokračovat.
error-bad-record = Tento záznam hry nejde přečíst.
    .line = V záznamu nejde přečíst řádek { $line }.
error-record-differs = Přehrání záznamu dalo jinou hru: změnila se pravidla, nebo záznam.
error-unknown-game = Takovou hru tu nemáme.
error-unknown-seat = Takové místo v této hře není.
error-unknown-revision = Tuto verzi pravidel tu neznáme.
error-impossible-chance = Takový výsledek náhody nemůže nastat.
error-unknown-lesson = Takovou lekci tato hra nemá.
error-unknown-level = Počítačový hráč této úrovně tu není.
error-unknown-language = Tento jazyk tu neznáme.
error-not-seated = Na tomto místě nesedíš; diváci se mohou jen dívat.
error-which-seat = Sedíš na více místech: řekni, které myslíš.
error-seat-taken = Toto místo je obsazené.
error-no-request = Nikdo od tebe nechce žádný souhlas.
error-hints-not-agreed = Kde hrají lidé, je k radám třeba souhlasu všech. Požádat o něj můžeš v nastavení.
error-no-such-decision = Tuto chvíli hry nejde ukázat.
error-bad-token = Tento odkaz u tohoto stolu žádné místo neotevírá.
error-bad-webhook = Tuto adresu pro oznámení nejde použít.
error-not-found = Tady nic není.
error-not-allowed = To nesmíš.
error-wrong-origin = Tato stránka s tímto serverem mluvit nesmí.
error-banned = Z tvé adresy se tento server nedá používat.
error-bad-address = Takovou adresu tu nelze použít.
error-too-many = Je toho moc najednou; zkus to později.
error-too-fast = Příliš mnoho zpráv; trochu zpomal.
error-too-large = To je příliš velké.
error-malformed = Té zprávě nejde rozumět.
error-bad-request = Tomu požadavku nejde rozumět.
error-internal = Něco se u nás pokazilo; nic se nezměnilo.
error-uncertain = Databáze neodpověděla. Platí to, co teď uvidíš.
error-offline = Server neodpovídá.


## Co má vědět celý stůl

notice-rules-changed = Pravidla se upravila a tato hra by podle nich proběhla jinak. Pokračuje od posledního uloženého bodu.
    .lost = { $lost ->
        [one] Poslední volba musela být vzata zpět.
        [few] Poslední { $lost } volby musely být vzaty zpět.
        [many] Poslední { $lost } volby musely být vzaty zpět.
       *[other] Posledních { $lost } voleb muselo být vzato zpět.
    }
notice-upgraded = Pravidla se upravila; je dokázáno, že tuto hru to nijak nemění.
notice-upgraded-unproved = Pravidla se upravila. Pokud lze poznat, tato hra pokračuje beze změny: začala dřív, než se s každou volbou ukládal i její důkaz.
notice-trouble = Server nedokázal uložit poslední volbu. Zkouší to sám znovu; nic se neztratilo.
notice-ai-busy = Počítačoví hráči na tomto serveru mají mnoho práce. Odpověď přijde, ale může to chvíli trvat.
notice-ai-failed = Počítačový hráč nenašel odpověď, proto se za něj zvolila obvyklá možnost.
notice-circles = Někdo se ve svém tahu točil v kruhu, proto se za něj zvolila obvyklá možnost.


## The terminal client

cli-stopped = Konec.
cli-saved = Záznam je v souboru { $file }.
cli-hand-over = { $who }: rozhoduješ ty. Až u obrazovky nebude nikdo jiný, stiskni Enter.
cli-no-such-choice = „{ $text }“ není volba této hry. Napiš číslo, volbu tak, jak je uvedena, nebo h pro nápovědu.
cli-no-such-card = „{ $text }“ není karta této hry. Kartu určuje slovo pod ní.
cli-nothing-blocked = Nic tu není zablokované.
cli-not-asked = { $what }: této otázky se netýká.
cli-digest = Od posledního vlastního tahu
cli-no-such-rule = Pravidlo { $rule } neexistuje.
cli-digest-none = Od posledního vlastního tahu se nic nestalo.
cli-help =
    číslo nebo zápis: vybrat   ?: co nejde a proč   u: vzít zpět   l: celý záznam   m: vykreslit stůl   d: co se stalo od posledního vlastního tahu
    r 10.6.5: pravidlo   c: karty v ruce   c KARTA: karta   e SOUBOR: zapsat záznam hry   concede: vzdát se   q: konec (hra zůstane uložená)
cli-resume = Hra je uložená. Pokračuj příkazem: { $command }
cli-none-kept = Zatím není uložená žádná hra.
cli-kept-choices = { $count ->
    [one] { $count } volba
    [few] { $count } volby
    [many] { $count } volby
   *[other] { $count } voleb
}
cli-kept-over = dohráno
cli-go-on = Pokračovat: { $game }, { $count ->
        [one] 1 volba
        [few] { $count } volby
        [many] { $count } volby
       *[other] { $count } voleb
    } ({ $name })
cli-new-game = Nová hra: { $game }
cli-line-up = Místa
cli-your-side = Tvá strana
cli-the-others = Za ostatní hraje
cli-human = lidé u této klávesnice
cli-start = Začít
cli-type-here = číslo, zápis, r 10.6.5, c karta, e soubor, concede
cli-key-why = proč ne?
cli-key-undo = zpět
cli-key-digest = novinky
cli-key-log = záznam
cli-key-cards = karty
cli-key-rule = pravidlo
cli-key-type = psát
cli-key-export = uložit
cli-key-light = světlo
cli-key-help = nápověda
cli-key-quit = konec
cli-replay-help = Enter: dál   b: zpět   číslo: přejít tam   m: znovu vykreslit   l: záznam   q: konec
cli-replay-at = Rozhodnutí { $number } z { $count }
cli-help-screen =
    Nahoru, Dolů, Enter: vybrat ze seznamu     kliknutí na mapu, kartu nebo stranu: vybrat ji, nebo se dozvědět, proč to nejde
    Číslice, : nebo / : napsat číslo nebo volbu, jak je zapsaná; také „r 10.6.5“ (pravidlo), „c KARTA“ (karta), „e SOUBOR“ (uložit), „concede“ (vzdát se)
    ?: co nejde a proč     u: vzít zpět     d: co se stalo od posledního vlastního tahu     l: celý záznam
    c: karty v ruce     r: pravidlo k otázce     e: zapsat záznam hry     t: v noci, nebo ve dne     Tab: na další část
    q: konec (hra zůstane uložená)


## Stůl v prohlížeči (web/). Všechno níže čte jen prohlížeč.

ui-close = Zavřít
ui-show = Ukázat
ui-hide = Skrýt
ui-loading = Okamžik…
ui-of = { $n } z { $total }
ui-empty = prázdno
ui-rule = pravidlo { $rule }
ui-rules = Pravidla
ui-settings = Nastavení
ui-language = Jazyk
ui-to-lobby = Ke všem stolům

ui-round = { $round }. kolo
ui-phases = Fáze kola
ui-board = Herní deska
ui-fit = Celá
ui-sections = Oddíly
ui-play = Hra
ui-hand = Ruka
ui-seats = Hráči
ui-log = Záznam
ui-cards = Karty
ui-clock = Zbývající čas
ui-connecting = Připojuji…
ui-reconnecting = Spojení vypadlo, zkouším znovu…
ui-connected-again = Spojení je zpět.

ui-you = ty
ui-you-to-act = ty, na tahu
ui-to-act = na tahu
ui-won = vítězství
ui-open-seat = volné místo
ui-bot-level = bot, { $level }
ui-bot-plays-for = bot za hráče { $name }

ui-your-decision = Rozhoduješ ty
ui-sealed = tajně
ui-forced = Není tu z čeho vybírat. Otázka padne přesto, aby to nikdo nepoznal.
ui-undo = Zpět
ui-ask-undo = Požádat o vrácení
ui-undo-back = Zpět k mé volbě
undo-whom = Souhlasit musí: { $who }.
undo-since = Vrátíš se ke své poslední volbě a s ní se vezme zpět vše, co se stalo potom. Když zvolíš totéž, ostatní odpovědí stejně.
undo-ask = Požádat
undo-go = Vrátit se
ui-skip = K otázce
ui-keys = Klávesy
ui-key-choice = Možnosti v jejich pořadí
ui-key-end = Ukončit tah nebo pokračovat
ui-key-undo = Vzít zpět
ui-key-around = přečíst, co je co na stole (Tab jde dál)
ui-key-around-on = Přečíst lze: { $count }. Tab jde dál, Esc končí
ui-key-wheel = Ctrl + kolečko
ui-key-zoom = Přiblížit nebo oddálit desku (na dotykové obrazovce dvěma prsty); tažením se posouvá
ui-key-cancel = Zrušit, co je rozdělané
ui-aid = Karta hráče
ui-aid-now = Co teď můžu
ui-aid-wait = Teď se rozhoduje někdo jiný.
ui-aid-wins = Jak vyhraju
ui-aid-turn = Můj tah po pořádku
ui-aid-actions = Co smím ve svém tahu
ui-aid-battle = Boj a nebezpečí
ui-aid-traits = Dobré vědět
ui-aid-others = Ostatní
ui-aid-icons = Ikony
ui-aid-about = Pravidla k tomu říkají:
ui-aid-print = Vytisknout kartu
ui-key-history = O jedno rozhodnutí zpět
ui-why-not = Proč ne…?
ui-nothing-blocked = Nic dalšího tu nepřichází v úvahu.
ui-what-now = Co by tu bylo nejlepší?
ui-hint-promise = Šance na výhru: asi { $percent } ze 100.
ui-hint-behind = To je o { $percent } ze 100 méně.
ui-hint-alike = Skoro stejně dobré.
ui-hint-sure = Program si je jistý: nic jiného skoro nezkoumal.
ui-hint-likely = Program se k tomu vracel nejčastěji.
ui-hint-close = Je to těsné: několik možností je skoro stejně dobrých.
ui-hint-note = Vymyšleno z toho, co víš; skryté karty se v každém pokusu hádají znovu.
ui-hint-thinking = Přemýšlím…
ui-hints = Rady pro ty, kdo se učí
ui-hints-note = Když všichni souhlasí, smí se každý zeptat, co by udělal program.
ui-hints-ask = Požádat ostatní o rady
ui-hints-waiting = Ostatní byli požádáni.
ui-hints-withdraw = Vzít žádost zpět
ui-hints-on = Všichni souhlasí: každý se smí zeptat, co by udělal program.
ui-hints-end = Konec rad pro všechny
ui-hints-request = { $who }: žádost o rady. Každý se pak bude smět zeptat, co by udělal program.
ui-hints-join = U tohoto stolu se každý smí zeptat, co by udělal program. Kdo si přisedne, souhlasí s tím.
ui-rated = Počítá se
ui-rated-make = Ať se počítá do žebříčku
ui-rated-make-note = Pokud má každý, kdo si přisedne, účet. Rady se nedávají, nebere se zpět, co už někdo ví, a kdo se vzdá, prohrál.
ui-account = Účet
ui-standing = Žebříček
ui-my-games-account = ze všech tvých zařízení
ui-rated-join = Tato hra se počítá do žebříčku. Bez účtu můžeš hrát, ale pak se nepočítá nikomu.
ui-not-asked = { NAME($at, "place") }: o to teď nejde.
ui-can-do-here = { $place }: co tam uděláš?
ui-which = Co z toho?
ui-confirm = Potvrdit: { $choice }
ui-end-turn = Ukončit tah
ui-notation = Napiš volbu
ui-notation-hint = Napiš: to auria, play WW05…
ui-notation-unknown = To není žádná z možností, nebo jich odpovídá víc.

ui-answer-sealed = Tvá odpověď je zapečetěna.
ui-also-deciding = Současně se rozhoduje: { $who }
ui-waiting-for = Čeká se: { $who }
ui-game-over = Hra skončila
ui-rounds-played = { $rounds ->
         [one] { $rounds } kolo
         [few] { $rounds } kola
         [many] { $rounds } kola
        *[other] { $rounds } kol
    }
ui-winners = { $count ->
         [one] Vítězí { $who }
         [few] Společně vítězí { $who }
         [many] Společně vítězí { $who }
        *[other] Společně vítězí { $who }
    }
ui-no-winner = Nevítězí nikdo
ui-reveal = Všechny karty jsou odkryté.
ui-download = Stáhnout záznam
ui-again = Hrát znovu

ui-card-in-play = Právě se vyhodnocuje: { NAME($card, "card") }
ui-choose-card = Zvolit: { NAME($card, "card") }
ui-look-at-card = Prohlédnout: { NAME($card, "card") }
ui-hand-empty = V ruce nejsou žádné karty.
ui-no-cards-yet = Zatím žádné odkryté karty.

ui-log-filter = Čí tahy
ui-log-all = Všechny
ui-log-more = Starší
ui-look-back = Ukázat desku při rozhodnutí { $number }
ui-timeline = Časová osa hry
ui-decision-of = Rozhodnutí { $number } z { $total }
ui-turning-point = zlomový okamžik
ui-now = Teď
ui-back-to-now = Zpět do přítomnosti
ui-looking-back = Pohled zpět na rozhodnutí { $number }
ui-what-if = Co kdyby? Hrát dál odtud
ui-what-if-as = za
ui-what-if-note = Nový stůl naváže na tuto pozici; tato hra zůstane, jak je. Na ostatních místech hrají programy.
ui-step = Krok
ui-step-back = O krok zpět

ui-rules-search = Hledat v pravidlech
ui-rules-none = Nic se nenašlo.
ui-rules-found = { $count ->
     [one] { $count } pravidlo
     [few] { $count } pravidla
     [many] { $count } pravidla
    *[other] { $count } pravidel
}
ui-rules-example = Příklad
ui-rules-chapters = Kapitoly
ui-rules-game = Hra
ui-rules-ruling = Jak to vykládáme: { $id } (pro rozhodčí, anglicky)
ui-rules-annex = Příloha pro rozhodčí
ui-rules-annex-link = Příloha pro rozhodčí (anglicky)
ui-rules-annex-note = Scénáře, souhry pravidel a naše rozhodnutí tam, kde pravidla mlčí. Tato příloha je jen anglicky.
ui-rules-players = Pravidla pro hráče

ui-theme = Světlo
ui-theme-auto = Podle systému
ui-theme-light = Den
ui-theme-dark = Noc
ui-set-learner = Režim pro učení
ui-set-learner-note = Vždy ukázat, co nejde a proč.
ui-set-confirm = Potvrzovat každou volbu
ui-set-confirm-note = První kliknutí vybírá, druhé hraje.
ui-set-end-turn = Ukončovat tahy ručně
ui-set-end-turn-note = Tah skončí, teprve až to řekneš.
ui-set-notation = Psát volby
ui-set-notation-note = Políčko pro zápis pod každou otázkou; klávesa /.
ui-set-sound = Zvuky
ui-set-sound-note = Tiché zvuky karet, kostek, bitev, tvého tahu a konce
ui-set-motion = Bez pohybu
ui-set-motion-note = Figurky a obrysy se nehýbou.
ui-set-notify = Upozornit, když jsem na tahu
ui-set-notify-note = Oznámení prohlížeče, když je stránka na pozadí.

ui-tagline = atlas čtyř her z divočiny
ui-plate = List { $number }
ui-chosen = Vybráno
ui-soon = ještě se ryje
ui-players = { $same ->
         [1] { $from } hráči
        *[other] { $from }–{ $to } { $to ->
            [one] hráč
            [few] hráči
            [many] hráče
           *[other] hráčů
        }
    }
ui-minutes = { $from }–{ $to } min
ui-tables-open = { $count ->
         [0] žádný volný stůl
         [one] { $count } volný stůl
         [few] { $count } volné stoly
         [many] { $count } volného stolu
        *[other] { $count } volných stolů
    }
ui-game-ironwood-tag = Železo proti kořenům v horských průsmycích
ui-game-ironwood-kind = souboj
ui-game-root-tag = Tvorové podzimního lesa soupeří o jeho mýtiny
ui-game-root-kind = soupeři
ui-game-wonderland-tag = Nejdřív čaj, pak bitva o pět oblastí
ui-game-wonderland-kind = soupeři
ui-game-defenders-tag = Společně proti strojům z jádra
ui-game-defenders-kind = spolupráce
ui-game-ironwood = Železný hvozd
ui-game-root = Root
ui-game-wonderland = Válka v Říši divů
ui-game-defenders = Strážci Divočiny

ui-set-first-time = Poprvé?
ui-set-first-lesson = Nauč se hrát krok za krokem: { NAME($side, "side") }, asi { $minutes } minut
ui-set-first-more = Další strany ve zkratce
ui-set-first-table = Stůl pro začátečníky
ui-set-first-note = Jednoduchá příprava, mírní počítačoví hráči, kteří říkají, proč tak hrají, a u všeho, co nejde, je hned napsáno proč.
ui-set-a-table = Připravit stůl
ui-your-name = Tvoje jméno
ui-name-hint = Jak tě uvidí ostatní
ui-table-name = Jméno stolu
ui-how-many = Hráčů
ui-side-of-seat = Strana místa { $seat }
ui-seat-me = Já
ui-seat-open = Volné
ui-seat-ai = Bot
ui-solo-bot = sólo bot, hraje podle pravidel
ui-seat-of = Kdo hraje za: { $side }
ui-anyone-with-link = kdokoli s odkazem
ui-level = Úroveň
ui-level-random = Náhodné tahy
ui-level-easy = Lehký
ui-level-teacher = Lehký, vysvětluje své tahy
ui-level-medium = Střední
ui-level-hard = Těžký
ui-level-steady = Stálý, pro všechny stejný
ui-level-default = Nikdo: obvyklá volba
ui-show-table = Kdo ho najde
ui-listed = Veřejný
ui-private = Jen přes odkaz
ui-takebacks = Vracení tahů
ui-takebacks-free = Volné
ui-takebacks-agree = Se souhlasem
ui-takebacks-never = Nikdy
ui-pace = Tempo
ui-pace-none = Bez hodin
ui-pace-live = Naživo
ui-pace-days = Den na tah
ui-options = Možnosti hry
ui-reach-low = Dosah těchto frakcí je dohromady { $reach }; pro tolik hráčů se doporučuje aspoň { $wanted } (5.2). Hrát se dá i tak.
ui-create = Založit stůl
ui-open-tables = Volné stoly
ui-open-tables-note = s volným místem { $waiting }
ui-no-open-tables = Žádný stůl nečeká. Připrav ho ty.
ui-events = Turnaje a rozdání dne
ui-my-games = Moje hry
ui-my-waiting = Čekají na tebe
ui-my-running = Rozehrané
ui-my-over = Dohrané
ui-my-games-note = uloženo v tomto prohlížeči
ui-my-won = { $game }: výhra
ui-my-lost = { $game }: prohra
ui-my-nobody = { $game }: nikdo nezvítězil
ui-my-replay = Přehrát
ui-your-turn-round = { $round ->
         [0] Jsi na tahu
        *[other] Jsi na tahu, { $round }. kolo
    }
ui-join = Přisednout
ui-watch = Sledovat
ui-continue = Hrát
ui-seats-taken = obsazeno { $taken } z { $total } míst
ui-replay-file = Přehrát záznam
ui-replay = Přehrávání
ui-replay-play = Přehrát
ui-replay-speed = Rychlost
ui-replay-hand-chooser = kdo právě volí
ui-choose-seat = Vyber si místo
ui-take-seat = Sednout si za:
ui-no-free-seat = Všechna místa jsou obsazená. Můžeš sledovat.
ui-free-seats = { $count ->
         [one] Jedno místo je volné
         [few] { $count } místa jsou volná
         [many] { $count } místa je volných
        *[other] { $count } míst je volných
    }
ui-sit-too = Sednout si i za:
ui-invite-note = Kdo otevře tento odkaz, může si sednout na volné místo.
ui-seat-link = Tvoje místo
ui-seat-link-note = Nech si ho pro sebe: kdo má tento odkaz, hraje za tebe.
ui-watch-link = Pro diváky
ui-watch-link-note = Kdo otevře tento odkaz, vidí jen to, co smějí vidět všichni.
ui-copy = Kopírovat
ui-copied = Zkopírováno
ui-share-on = Sdílet
ui-share-code = Kód pro telefon
ui-concede = Vzdát se
ui-concede-sure = Opravdu se vzdát?
ui-leave-seat = Přenechat místo někomu jinému
ui-kick = Uvolnit místo: { $who }
ui-curtain = { $who }, jsi na tahu
ui-curtain-note = Ostatní se nedívají.
ui-curtain-ready = Nikdo jiný se nedívá
ui-curtain-never = Hrajeme s otevřenými kartami
ui-undo-request = { $who } žádá o vrácení volby.
ui-agree = Souhlasím
ui-refuse = Odmítám
ui-not-found = Takový stůl tu není.
ui-error = To se nepovedlo: { $message }

ui-about = O Wealdu
ui-about-intro = Weald je neoficiální. Neobsahuje texty ani obrázky vydavatelů: pravidla jsou napsána našimi slovy, obrázky jsou naše vlastní. Kdo chce hrát, ať hry vlastní.
ui-about-facts = Odkud jsou údaje
ui-about-facts-note = Pravidla neukazují každou kartu a každou mapu. U každé položky dat stojí, jak ji známe. Co je naše, vyhovuje všem pravidlům, ale vytištěný díl se může lišit.
ui-known-seed = uvedeno v pravidlech
    .short = uvedeno
ui-known-seed_partial = zčásti uvedeno, zčásti naše
    .short = zčásti
ui-known-public = veřejná data třetích stran
    .short = veřejné
ui-known-reconstructed = naše rekonstrukce
    .short = rekonstrukce
ui-known-override = opraveno správcem serveru
    .short = opraveno
ui-about-ours = naše:
ui-about-all-stated = Vše v tomto souboru je uvedeno v pravidlech.
ui-about-game-ironwood = Pravidla, čísla a příprava jsou v pravidlech. Bojové hodnoty, vize a tabulky botů jsou veřejná data. Mapa mezi horami a názvy a účinky většiny karet jsou naše.
ui-about-game-root = Pravidla jsou z pravidel hry; mapy, balíček a úkoly jsou veřejná data. Naše je jen rozložení čísel na kostkách.
ui-about-game-wonderland = Pravidla, plán a spojenci jsou v pravidlech. Karty čajového dýchánku, většina úkolů, polovina obyvatel Říše divů, destičky bodování oblastí a části desek frakcí jsou naše.
ui-about-game-defenders = Pravidla, schopnosti a většina frakcí jsou v pravidlech. Plán, jeho dílky, továrny a velká část karet jsou naše.
ui-about-correct = Oprav to podle své krabice
ui-about-correct-how = Máš hru doma a tvá karta říká něco jiného? Napiš do souboru, co se liší, položku po položce, zkontroluj ho a spusť s ním server. Projde stejnými kontrolami jako naše data a záznam hry nese otisk svých dat.
ui-about-corrected = Tento server hraje s opravenými daty.
ui-about-uncorrected = Tento server hraje s našimi daty beze změny.
ui-about-fingerprint = Otisk: { $fingerprint }
ui-about-rules = Pravidla našimi slovy
ui-about-credits = Poděkování
ui-about-icons = Ikony:
ui-about-type = Písmo:
ui-about-licence = licence MIT

ui-chat = Chat
ui-chat-off = Vypnutý
ui-chat-players = Hráči
ui-chat-everybody = Všichni
ui-talk = Hovor u stolu
ui-talk-say = Říct…
ui-talk-silence = Teď se nesmí mluvit.
ui-story = { NAME($side, "bot") } hraje
ui-find = Najdi podle názvu nebo čísla
ui-find-none = Nic takového se vybrat nedá.

# Rozbor partie: v přehrávání a příkazem `weald analyse`.
analysis-curve = Šance na výhru, rozhodnutí po rozhodnutí
analysis-turns = Zlomové okamžiky
analysis-no-turn = Tuto partii nezvrátilo žádné jednotlivé rozhodnutí.
analysis-number = Č.
analysis-who = Kdo
analysis-asked = Otázka
analysis-played = Zahráno
analysis-better = Program by zahrál
analysis-cost = Ztráta
analysis-same = totéž
ui-analyse = Rozebrat partii
ui-analyse-stop = Zastavit
ui-analyse-busy = Prohlédnuto { $done } z { $total } pozic
ui-analyse-about = Odhad programu podle toho, co mohl rozhodující hráč vědět; počet pokusů na pozici: { $iterations }. Šance jsou odhady.
ui-analyse-chance = { $side }: { $percent } %
ui-analyse-would = Program by zahrál: { $option }
ui-analyse-agrees = Program by zahrál totéž.
ui-analyse-cost = Zvolený tah podle něj stál { $percent } %.
ui-analyse-none = Zde se nerozhodovalo, nebo tato pozice nebyla prohlédnuta.


## The story: events are told one after the other

ui-telling = Vyprávění { $n } z { $total }
ui-telling-pace = Tempo vyprávění
ui-telling-calm = klidné
ui-telling-normal = běžné
ui-telling-fast = rychlé
ui-telling-instant = okamžité
ui-telling-pause = Pozastavit
ui-telling-resume = Pokračovat
ui-telling-next = Další
ui-telling-skip = Přeskočit k současnosti
ui-key-space = mezerník
ui-go-on = Dál
ui-digest = Od tvého posledního tahu
ui-digest-now = nyní { $score }
ui-digest-more = { $count ->
         [one] Ještě { $count } událost
         [few] Ještě { $count } události
         [many] Ještě { $count } události
        *[other] Ještě { $count } událostí
    }
ui-digest-moved = Přesuny: { $ways }.
ui-digest-took = Nově ovládá: { NAME($taken, "place") }.
ui-digest-lost = Už neovládá: { NAME($gone, "place") }.
ui-digest-took-and-lost = Nově ovládá: { NAME($taken, "place") }; už ne: { NAME($gone, "place") }.


## The end of a game

ui-result = Výsledek
ui-result-points = Odkud jsou body
ui-result-course = Jak to šlo
ui-result-course-note = Šance na výhru po každém rozhodnutí, jak ji odhaduje program. Kosočtverce jsou zlomové okamžiky.
ui-result-turn = Rozhodnutí { $number }, { $percent } ze 100: { $what }
ui-result-fights = Štěstí a boje
ui-result-hands = Co zůstalo v ruce
ui-result-hand-empty = nic
ui-result-moments = Tvé tři okamžiky
ui-result-no-moments = Program nenašel žádnou tvou volbu, která by stála mnoho.
ui-result-moment = { $round }. kolo: zvoleno „{ $played }“. „{ $better }“ by udrželo o { $percent } ze 100 víc.
ui-result-rematch = Odveta
ui-result-accept = Přijmout odvetu
ui-result-offered = { $who } nabízí odvetu.
ui-result-waiting = Na odvetu se čeká: { $who }.
ui-result-sit = Zasednout znovu
ui-result-analyse = Rozebrat
ui-result-share = Sdílet záznam
ui-result-share-note = Kdo otevře tento odkaz, může si projít celou partii; všechny karty jsou odkryté.
ui-result-board = Ke stolu
ui-sheet-handle = Výška herní desky
ui-result-show = Ukázat
ui-result-part-pieces = figurky a stavby na mapě
ui-result-part-fights = boje
ui-result-part-cards = karty a předměty
ui-result-part-other = ostatní
ui-result-goals = dosažené cíle
ui-result-battles = bitvy
ui-result-won = vyhrané
ui-result-rolled = hozené zásahy, udělené : utržené
ui-result-removed = odstraněno : ztraceno
ui-result-drawn = dobrané karty
ui-result-played = zahrané karty
ui-result-chips = vylosované žetony
ui-result-madness = z toho šílenství
ui-result-deeds = Co kdo vykonal
ui-analyse-mistakes = Co stálo nejvíc
ui-analyse-mistake = { $side }, { $round }. kolo: „{ $played }“ místo „{ $better }“, { $percent } ze 100.
