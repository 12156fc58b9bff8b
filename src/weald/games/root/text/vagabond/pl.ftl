### Vagabond, pl.

## Przedmioty

condition-track = na torze
condition-ready = gotowy
condition-exhausted = wyczerpany
condition-damaged = uszkodzony
condition-damaged_exhausted = uszkodzony i wyczerpany

## Włóczęga

character-thief = Złodziej
    .text = Kradzież (pochodnia): zabierz losową kartę graczowi na swojej polanie.
character-tinker = Druciarz
    .text = Praca dorywcza (pochodnia): weź ze stosu kart odrzuconych kartę w kolorze swojej polany albo ptasią.
character-ranger = Leśnik
    .text = Kryjówka (pochodnia): napraw trzy przedmioty, potem Dzień się kończy.
character-vagrant = Obieżyświat
    .text = Prowokacja (pochodnia): wywołaj tu bitwę dwóch innych (lub dołącz) i wybierz, co każda strona straci.
character-arbiter = Rozjemca
    .text = Opiekun: obrońca może cię tu wezwać; zdobywasz 1 punkt, a twoje nieuszkodzone miecze podnoszą jego limit trafień z rzutu.
character-scoundrel = Łotr
    .text = Spalona ziemia (pochodnia): usuń stąd wszystkie elementy wrogów; pochodnia zostaje i niczego nie można już tu umieszczać ani tu wchodzić.
character-adventurer = Poszukiwacz przygód
    .text = Improwizacja: raz na turę inny przedmiot może zastąpić jeden przedmiot zadania; zostaje uszkodzony.
character-ronin = Ronin
    .text = Szybki cios: po rzucie możesz wyczerpać miecz i zadać jedno dodatkowe trafienie, raz na bitwę.
character-harrier = Błotniak
    .text = Szybowanie (pochodnia): porusz sam pionek na dowolną polanę.
relation-hostile = wrogi
relation-indifferent = obojętny
relation-amiable = życzliwy
relation-friendly = przyjazny
relation-allied = sojuszniczy

## Zadania

quest-fundraising_fox = Zbiórka (lis)
    .text = herbata, moneta
card-fundraising_fox = Zbiórka (lis)
    .text = herbata, moneta
quest-errand_fox = Sprawunek (lis)
    .text = herbata, but
card-errand_fox = Sprawunek (lis)
    .text = herbata, but
quest-logistics_help_fox = Pomoc w transporcie (lis)
    .text = but, torba
card-logistics_help_fox = Pomoc w transporcie (lis)
    .text = but, torba
quest-repair_a_shed_fox = Naprawa szopy (lis)
    .text = pochodnia, młot
card-repair_a_shed_fox = Naprawa szopy (lis)
    .text = pochodnia, młot
quest-give_a_speech_fox = Przemówienie (lis)
    .text = pochodnia, herbata
card-give_a_speech_fox = Przemówienie (lis)
    .text = pochodnia, herbata
quest-guard_duty_rabbit = Warta (królik)
    .text = pochodnia, miecz
card-guard_duty_rabbit = Warta (królik)
    .text = pochodnia, miecz
quest-errand_rabbit = Sprawunek (królik)
    .text = herbata, but
card-errand_rabbit = Sprawunek (królik)
    .text = herbata, but
quest-give_a_speech_rabbit = Przemówienie (królik)
    .text = pochodnia, herbata
card-give_a_speech_rabbit = Przemówienie (królik)
    .text = pochodnia, herbata
quest-fend_off_a_bear_rabbit = Odpędzenie niedźwiedzia (królik)
    .text = pochodnia, kusza
card-fend_off_a_bear_rabbit = Odpędzenie niedźwiedzia (królik)
    .text = pochodnia, kusza
quest-expel_bandits_rabbit = Przepędzenie bandytów (królik)
    .text = miecz, miecz
card-expel_bandits_rabbit = Przepędzenie bandytów (królik)
    .text = miecz, miecz
quest-expel_bandits_mouse = Przepędzenie bandytów (mysz)
    .text = miecz, miecz
card-expel_bandits_mouse = Przepędzenie bandytów (mysz)
    .text = miecz, miecz
quest-guard_duty_mouse = Warta (mysz)
    .text = pochodnia, miecz
card-guard_duty_mouse = Warta (mysz)
    .text = pochodnia, miecz
quest-fend_off_a_bear_mouse = Odpędzenie niedźwiedzia (mysz)
    .text = pochodnia, kusza
card-fend_off_a_bear_mouse = Odpędzenie niedźwiedzia (mysz)
    .text = pochodnia, kusza
quest-escort_mouse = Eskorta (mysz)
    .text = but, but
card-escort_mouse = Eskorta (mysz)
    .text = but, but
quest-logistics_help_mouse = Pomoc w transporcie (mysz)
    .text = but, torba
card-logistics_help_mouse = Pomoc w transporcie (mysz)
    .text = but, torba

## O co pyta gra

prompt-character = Którą postać wybierasz?
prompt-pawn-where = W którym lesie zaczyna pionek?
prompt-coalition = Z kim zawiązujesz koalicję?
prompt-battle-ally = Czy wojownicy sojusznika walczą z tobą { NAME($place, "place", form: "in") }?
prompt-enlist = Czy wzywasz Rozjemcę ({ NAME($arbiter, "side") })?
prompt-damage-item = Który przedmiot zostaje uszkodzony? Pozostało: { $count }.
prompt-refresh = Który przedmiot odświeżasz? Pozostało: { $count }.
prompt-slip = Jesteś { NAME($place, "place", form: "in") }. Czy się wymykasz?
prompt-walk-to = Dokąd idziesz { NAME($place, "place", form: "from") }?
prompt-bring-ally = Czy zabierasz wojowników sojusznika { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }?
prompt-bring-how-many = Ilu wojowników { NAME($side, "side", form: "genitive") } zabierasz?
prompt-drop-item = Niesiesz za dużo. Który przedmiot tracisz? Pozostało: { $count }.
prompt-vagabond-action = Co robisz?
prompt-take-from-ruin = Który przedmiot bierzesz z ruin?
prompt-aid-whom = Komu pomagasz?
prompt-exhaust-which = Który przedmiot wyczerpujesz?
prompt-exhaust-to-pay = Który przedmiot wyczerpujesz, żeby zapłacić? Pozostało: { $count }.
prompt-give-which = Którą kartę dajesz { NAME($side, "side", form: "dative") }?
prompt-take-item = Który przedmiot bierzesz od { NAME($side, "side", form: "genitive") }?
prompt-improvise = Zadanie wymaga: { NAME($item, "item") }. Czego używasz?
prompt-quest-reward = Jaką nagrodę bierzesz?
prompt-strike-whom = Do kogo strzelasz?
prompt-strike-what = { NAME($side, "side") }: co usuwasz?
prompt-repair-which = Który przedmiot naprawiasz?
prompt-day-labor = Którą kartę bierzesz ze stosu kart odrzuconych?
prompt-instigate-attacker = Kto atakuje?
prompt-instigate-defender = Kogo atakuje { NAME($side, "side") }?
prompt-glide = Na którą polanę szybujesz?

## Co można wybrać

option-done-slip = Zostań
option-done-battle-ally = Walcz samotnie
option-done-enlist = Walcz bez niego
option-done-bring-ally = Idź samotnie
option-done-take-item = Nic nie bierz
option-done-refresh = Nie odświeżaj więcej
option-end-vagabond-action = Zakończ Dzień
option-ally = Razem z { NAME($at, "side", form: "instrumental") }
option-enlist = Wezwij Rozjemcę
option-swift-strike = Szybki cios
option-damage-of = Uszkodzenia: { NAME($at, "side") }
option-character = { NAME($at, "character") }
option-explore = Eksploracja
option-aid = Pomoc
option-strike = Strzał
option-repair = Naprawa
option-special = Akcja specjalna
option-quest = Zadanie: { NAME($at, "quest") }
option-reward-points = { COUNT($points, "point") }
option-reward-cards = Dobierz dwie karty

## Przedmioty według stanu

option-damage = { NAME($at, "state") }
option-refresh = { NAME($at, "state") }
option-drop = { NAME($at, "state") }
option-repair-repair-which = { NAME($at, "state") }
state-boot-track = but (tor)
state-boot-ready = but
state-boot-exhausted = but (wyczerpany)
state-boot-damaged = but (uszkodzony)
state-boot-damaged_exhausted = but (uszkodzony, wyczerpany)
state-bag-track = torba (tor)
state-bag-ready = torba
state-bag-exhausted = torba (wyczerpana)
state-bag-damaged = torba (uszkodzona)
state-bag-damaged_exhausted = torba (uszkodzona, wyczerpana)
state-crossbow-track = kusza (tor)
state-crossbow-ready = kusza
state-crossbow-exhausted = kusza (wyczerpana)
state-crossbow-damaged = kusza (uszkodzona)
state-crossbow-damaged_exhausted = kusza (uszkodzona, wyczerpana)
state-hammer-track = młot (tor)
state-hammer-ready = młot
state-hammer-exhausted = młot (wyczerpany)
state-hammer-damaged = młot (uszkodzony)
state-hammer-damaged_exhausted = młot (uszkodzony, wyczerpany)
state-sword-track = miecz (tor)
state-sword-ready = miecz
state-sword-exhausted = miecz (wyczerpany)
state-sword-damaged = miecz (uszkodzony)
state-sword-damaged_exhausted = miecz (uszkodzony, wyczerpany)
state-tea-track = herbata (tor)
state-tea-ready = herbata
state-tea-exhausted = herbata (wyczerpana)
state-tea-damaged = herbata (uszkodzona)
state-tea-damaged_exhausted = herbata (uszkodzona, wyczerpana)
state-coin-track = moneta (tor)
state-coin-ready = moneta
state-coin-exhausted = moneta (wyczerpana)
state-coin-damaged = moneta (uszkodzona)
state-coin-damaged_exhausted = moneta (uszkodzona, wyczerpana)
state-torch-track = pochodnia (tor)
state-torch-ready = pochodnia
state-torch-exhausted = pochodnia (wyczerpana)
state-torch-damaged = pochodnia (uszkodzona)
state-torch-damaged_exhausted = pochodnia (uszkodzona, wyczerpana)
state-ruin_bag-track = torba z ruin (tor)
state-ruin_bag-ready = torba z ruin
state-ruin_bag-exhausted = torba z ruin (wyczerpana)
state-ruin_bag-damaged = torba z ruin (uszkodzona)
state-ruin_bag-damaged_exhausted = torba z ruin (uszkodzona, wyczerpana)
state-ruin_boot-track = but z ruin (tor)
state-ruin_boot-ready = but z ruin
state-ruin_boot-exhausted = but z ruin (wyczerpany)
state-ruin_boot-damaged = but z ruin (uszkodzony)
state-ruin_boot-damaged_exhausted = but z ruin (uszkodzony, wyczerpany)
state-ruin_hammer-track = młot z ruin (tor)
state-ruin_hammer-ready = młot z ruin
state-ruin_hammer-exhausted = młot z ruin (wyczerpany)
state-ruin_hammer-damaged = młot z ruin (uszkodzony)
state-ruin_hammer-damaged_exhausted = młot z ruin (uszkodzony, wyczerpany)
state-ruin_sword-track = miecz z ruin (tor)
state-ruin_sword-ready = miecz z ruin
state-ruin_sword-exhausted = miecz z ruin (wyczerpany)
state-ruin_sword-damaged = miecz z ruin (uszkodzony)
state-ruin_sword-damaged_exhausted = miecz z ruin (uszkodzony, wyczerpany)

## Co się stało

event-formed-coalition = { NAME($seat, "side") } zawiązuje koalicję z { NAME($side, "side", form: "instrumental") }.
event-with-ally = Wojownicy { NAME($side, "side", form: "genitive") } walczą u jego boku.
event-enlisted = { NAME($seat, "side") } wzywa Rozjemcę.
hit-swift_strike = Szybki cios
event-chose-character = { NAME($seat, "side") } ({ NAME($character, "character") }) zaczyna { NAME($place, "place", form: "in") }.
event-special = { NAME($seat, "side") } ({ NAME($character, "character") }) korzysta ze swojej akcji specjalnej.
event-relation = { NAME($seat, "side") } i { NAME($side, "side") }: relacja przechodzi na pole „{ NAME($relation, "relation") }”.
event-quest-revealed = Nowe zadanie: { NAME($quest, "quest") }.
event-quest-done = { NAME($seat, "side") } wykonuje zadanie: { NAME($quest, "quest") }.
event-walked = { NAME($seat, "side") } idzie { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-exhausted = { NAME($seat, "side") } wyczerpuje { NAME($item, "item", form: "accusative") }.
event-refreshed = { NAME($seat, "side") } odświeża { NAME($item, "item", form: "accusative") }.
event-damaged = { NAME($seat, "side") } musi uszkodzić { NAME($item, "item", form: "accusative") }.
event-repaired = { NAME($seat, "side") } naprawia { NAME($item, "item", form: "accusative") }.
event-dropped = { NAME($seat, "side") } niesie za dużo i traci { NAME($item, "item", form: "accusative") }.
event-took-nothing = { NAME($seat, "side") } nie ma czego zabrać.
event-aided = { NAME($seat, "side") } pomaga { NAME($side, "side", form: "dative") }.
event-aided-known = { NAME($seat, "side") } pomaga { NAME($side, "side", form: "dative") } kartą { NAME($card, "card") }.
event-took-crafted-item = { NAME($seat, "side") } bierze od { NAME($side, "side", form: "genitive") } { NAME($item, "item", form: "accusative") }.
event-improvised = { NAME($seat, "side") } improwizuje: { NAME($item, "item") } zamiast przedmiotu { NAME($needed, "item") }.
event-took-discard = { NAME($seat, "side") } bierze ze stosu kart odrzuconych kartę { NAME($card, "card") }.
event-scorched-earth = { NAME($seat, "side") } pali ziemię { NAME($place, "place", form: "in") }.

## Dlaczego nie

why-character-taken = Tę postać ma drugi Włóczęga.
why-in-coalition = Ten gracz jest już w koalicji.
why-in-forest = W lesie nie można tego zrobić.
why-no-card-to-give = Nie masz pasującej karty do oddania.
why-no-coalition = Włóczęga może tylko zawiązać koalicję, w grze co najmniej czterech osób i z kimś odpowiednim.
why-no-item = Nie ma gotowego i nieuszkodzonego przedmiotu: { NAME($item, "item") }.
why-no-ready-item = Nie ma przedmiotu do wyczerpania.
why-no-ruin = Nie ma tam ruin.
why-no-special-action = Ta postać nie ma akcji z pochodnią.
why-nobody-to-aid = Żaden inny gracz nic tu nie ma.
why-nobody-to-instigate = Nie ma tu dwóch wrogów, z których jeden mógłby zaatakować.
why-nobody-to-rob = Żaden gracz tutaj nie ma karty do zabrania.
why-not-fewest-points = Inny gracz ma mniej punktów.
why-nothing-damaged = Żaden przedmiot nie jest uszkodzony.
why-nothing-in-discard = Na stosie kart odrzuconych nie ma karty w tym kolorze.
why-nothing-to-strike = Nie ma tu niczego wroga do usunięcia.
why-quest-items = Brakuje przedmiotów do tego zadania.
why-quest-suit = Zadanie ma inny kolor niż polana.
why-same-ruin-item = Masz już taki sam przedmiot z ruin.
why-too-few-boots = Są tam wrodzy wojownicy: potrzebny jest jeszcze jeden but.

## Dlaczego wyboru nie można po prostu cofnąć

undo-got-card = Karta zmieniła od tego czasu właściciela.

## Ekran

ui-rt-note-vagabond = { NAME($character, "character") } { NAME($place, "place", form: "in") }
pile-common-quests = Zadania
pile-quests = wykonane zadania
ui-rt-card-quest = zadanie
ui-rt-quest-text = Na polanie tego koloru ({ NAME($suit, "suit") }): wyczerp te przedmioty; dobierz dwie karty albo zdobądź punkt za każde swoje zadanie tego koloru.
ui-rt-satchel = Sakwa
ui-rt-item-tracks = Tory przedmiotów
ui-rt-damaged = Uszkodzone
ui-rt-relations = Relacje
ui-rt-quests = Zadania (wykonane: { $done })
ui-rt-does-explore = pochodnia: przedmiot z ruin
ui-rt-does-aid = daj kartę, weź przedmiot
ui-rt-does-strike = kusza: usuń element
ui-rt-does-repair = młot: napraw przedmiot


## Terminal: nazwy tego, co leży na planszy frakcji

share-items = przedmioty
share-relations = relacje
share-aids = udzielona pomoc

## Do czego prowadzi wybór

note-starts-with = zaczyna z: { NAME($items, "item") }
note-quest-for = { COUNT($points, "point") } albo dwie karty
