### Exiles and Partisans deck, cs. Ambush, dominance and item cards are in the base deck.

## Karty

card-saboteurs = Sabotéři
    .text = Na začátku Rozbřesku: odhoď tuto kartu a odhoď jeden trvalý efekt soupeře.
card-soup_kitchens = Vývařovny
    .text = Každý tvůj žeton se při určování vládce své mýtiny počítá za 2.
card-boat_builders = Stavitelé člunů
    .text = Řeky jsou pro tebe cestami.
card-corvid_planners = Krkavčí plánovači
    .text = Při pohybu nemusíš ovládat ani výchozí, ani cílovou mýtinu.
card-eyrie_emigre = Orlí emigrant
    .text = Na konci Rozbřesku musíš provést pohyb a tam, kde skončí, začít bitvu. Pokud neprovedeš obojí, odhoď tuto kartu.
card-fox_partisans = Liščí partyzáni
    .text = V bitvě na liščí mýtině: můžeš udělit 1 dodatečný zásah; pak odhoď z ruky všechny karty kromě liščích, i ptačí.
card-propaganda_bureau = Úřad propagandy
    .text = Za Bílého dne, jednou za tah: použij kartu, odstraň z mýtiny jejího symbolu bojovníka soupeře a umísti tam svého.
card-false_orders = Falešné rozkazy
    .text = Za Rozbřesku: odhoď tuto kartu a přesuň polovinu bojovníků soupeře z jedné mýtiny (zaokrouhleno nahoru) na sousední. Na ovládání nezáleží.
card-informants = Informátoři
    .text = Večer si můžeš místo dobírání vzít z odhazovacího balíčku kartu Přepadení.
card-rabbit_partisans = Zaječí partyzáni
    .text = V bitvě na zaječí mýtině: můžeš udělit 1 dodatečný zásah; pak odhoď z ruky všechny karty kromě zaječích, i ptačí.
card-tunnels = Tunely
    .text = Všechny mýtiny s tvými výrobními prostředky spolu pro tebe sousedí.
card-charm_offensive = Ofenziva šarmu
    .text = Na začátku Večera: můžeš si dobrat 1 kartu; hráč podle tvé volby získá 1 bod.
card-swap_meet = Výměnný trh
    .text = Za Rozbřesku, jednou za tah: vezmi jinému hráči náhodnou kartu a dej mu jinou podle své volby.
card-coffin_makers = Výrobci rakví
    .text = Bojovníci, kteří by se vrátili do zásoby, jdou na tuto kartu. Na začátku svého Rozbřesku získej 1 bod za každých 5, pak se všichni vrátí do svých zásob.
card-mouse_partisans = Myší partyzáni
    .text = V bitvě na myší mýtině: můžeš udělit 1 dodatečný zásah; pak odhoď z ruky všechny karty kromě myších, i ptačí.
card-league_of_adventurous_mice = Liga dobrodružných myší
    .text = Za Bílého dne, jednou za tah: natrvalo použij jeden vyrobený předmět a proveď pohyb, nebo začni bitvu.
card-murine_broker = Myší překupník
    .text = Kdykoli jiný hráč vyrobí předmět, dober si 1 kartu.
card-master_engravers = Mistři rytci
    .text = Kdykoli vyrobíš předmět, získej o 1 bod více.

## Co je třeba rozhodnout

prompt-sabotage-whom = Čí trvalý efekt budeš sabotovat?
prompt-sabotage-what = Který trvalý efekt { NAME($side, "side", form: "genitive") } odhodíš?
prompt-bureau-card = Kterou kartu použiješ na propagandu?
prompt-bureau-where = Odkud zmizí bojovník soupeře za kartu { NAME($card, "card") }?
prompt-bureau-whom = Čí bojovník zmizí { NAME($place, "place", form: "from") }?
prompt-orders-whom = Kdo dostane falešné rozkazy?
prompt-orders-from = Kde dostanou bojovníci { NAME($side, "side", form: "genitive") } falešné rozkazy?
prompt-orders-to = Kam pošleš { COUNT($count, "warrior", form: "accusative") } { NAME($side, "side", form: "genitive") } { NAME($from, "place", form: "from") }?
prompt-informants = Dobereš si { COUNT($count, "card", form: "accusative") }, nebo si vezmeš Přepadení z odhazovacího balíčku?
prompt-charm-whom = Kdo získá bod za tvou kartu?
prompt-swap-with = S kým si vyměníš kartu?
prompt-swap-give = Kterou kartu dáš na oplátku { NAME($side, "side", form: "dative") }?
prompt-league-item = Který vyrobený předmět natrvalo použiješ?
prompt-league-how = K čemu použiješ { NAME($item, "item", form: "accusative") }?
option-done-informants = Dobrat si
option-turned = { NAME($at, "item") } (po použití)

## Co se děje

event-sabotaged = { NAME($seat, "side") } sabotuje kartu { NAME($card, "card") } u { NAME($side, "side", form: "genitive") }.
event-misled = { NAME($seat, "side") } dává falešné rozkazy bojovníkům { NAME($side, "side", form: "genitive") } { NAME($place, "place", form: "in") }.
event-informed = { NAME($seat, "side") } bere z odhazovacího balíčku kartu { NAME($card, "card") } a nedobírá.
event-gave-card = { NAME($seat, "side") } dává kartu { NAME($side, "side", form: "dative") }.
event-gave-card-known = { NAME($seat, "side") } dává { NAME($side, "side", form: "dative") } kartu { NAME($card, "card") }.
event-buried = { $count ->
         [one] Výrobci rakví pohřbívají { NAME($piece, "piece", form: "accusative") }.
         [few] Výrobci rakví pohřbívají { COUNT($count, $piece, form: "accusative") }.
         [many] Výrobci rakví pohřbívají { COUNT($count, $piece, form: "accusative") }.
        *[other] Výrobci rakví pohřbívají { COUNT($count, $piece, form: "accusative") }.
    }
event-unburied = Z karty Výrobci rakví do zásob: { COUNT($count, "warrior") }.
event-exhausted-crafted = { NAME($seat, "side") } používá natrvalo vyrobený předmět: { NAME($item, "item") }.
hit-partisans = Partyzáni

## Proč ne?

why-must-use = Nejdřív musíš použít vyloženou kartu.
why-nothing-to-sabotage = Není tu trvalý efekt, který by šlo odhodit.
why-nobody-to-sway = Není tu bojovník soupeře, který by mohl zmizet.
why-nobody-to-mislead = Není tu nikdo, koho by šlo poslat pryč.
why-nowhere-to-send = Není sousední mýtina, kam by mohli jít.
why-no-coffins = Na kartě neleží žádní bojovníci.
why-no-face-up-item = Nemáš vyrobený předmět ležící lícem vzhůru.

## Obrazovka

ui-rt-coffins = Na kartě Výrobci rakví
ui-rt-face-down = { NAME($item, "item") } (po použití)
