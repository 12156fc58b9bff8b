### Hundreds, pl.

## Elementy

piece-hundreds_warrior = wojownik Setek
    .accusative = wojownika Setek
piece-warlord = wódz
    .accusative = wodza
piece-stronghold = twierdza Setek
    .accusative = twierdzę Setek
piece-mob = motłoch
    .accusative = motłoch

## Ile: forma podstawowa nazywa, accusative to, co się przenosi, dobiera, traci

count-hundreds-warrior = { $count ->
         [one] { $count } wojownik Setek
         [few] { $count } wojownicy Setek
         [many] { $count } wojowników Setek
        *[other] { $count } wojownika Setek
    }
    .accusative = { $count ->
         [one] { $count } wojownika Setek
         [few] { $count } wojowników Setek
         [many] { $count } wojowników Setek
        *[other] { $count } wojownika Setek
    }
count-warlord = { $count ->
         [one] { $count } wódz
         [few] { $count } wodzowie
         [many] { $count } wodzów
        *[other] { $count } wodza
    }
    .accusative = { $count ->
         [one] { $count } wodza
         [few] { $count } wodzów
         [many] { $count } wodzów
        *[other] { $count } wodza
    }
count-stronghold = { $count ->
         [one] { $count } twierdza Setek
         [few] { $count } twierdze Setek
         [many] { $count } twierdz Setek
        *[other] { $count } twierdzy Setek
    }
    .accusative = { $count ->
         [one] { $count } twierdzę Setek
         [few] { $count } twierdze Setek
         [many] { $count } twierdz Setek
        *[other] { $count } twierdzy Setek
    }
count-mob = { $count ->
         [one] { $count } motłoch
         [few] { $count } motłochy
         [many] { $count } motłochów
        *[other] { $count } motłochu
    }
    .accusative = { $count ->
         [one] { $count } motłoch
         [few] { $count } motłochy
         [many] { $count } motłochów
        *[other] { $count } motłochu
    }

## Nastroje i tory skarbca

mood-lavish = Rozrzutny
    .text = Na koniec Świtu możesz oddać przedmioty ze skarbca, za każdy dwóch wojowników u wodza.
mood-relentless = Nieustępliwy
    .text = Po natarciu z ruchem i bitwą jeszcze raz jedno albo drugie.
mood-rowdy = Hałaśliwy
    .text = Wieczorem dobierz kartę więcej, dwie, jeśli u wodza są trzy elementy wrogów.
mood-grandiose = Pompatyczny
    .text = Natarcie jest przed dowodzeniem.
mood-jubilant = Rozradowany
    .text = Po podżeganiu u wodza rzuć do czterech razy kością motłochu, za każdym razem o motłoch.
mood-wrathful = Gniewny
    .text = Jedno dodatkowe trafienie w ataku u wodza.
mood-stubborn = Uparty
    .text = W bitwie u wodza pierwsze trafienie się nie liczy.
mood-bitter = Zgorzkniały
    .text = W bitwie u wodza motłochy stamtąd i z sąsiedztwa mogą stać się wojownikami.
hoard-command = dowodzenie
hoard-prowess = męstwo

## O co pyta gra

prompt-hundreds-start = W którym narożniku zaczyna Władca Setek?
prompt-mood = Jaki nastrój przychodzi po nastroju { NAME($mood, "mood") }?
prompt-lavish = Rozrzutny: który przedmiot oddajesz za dwóch wojowników?
prompt-anoint-where = Wódz poległ. Gdzie namaszczasz nowego?
prompt-command = Dowodzenie Setkami: co robisz? Pozostało: { COUNT($count, "action") }.
prompt-stronghold-where = Gdzie budujesz twierdzę Setek?
prompt-stronghold-card = Którą kartę wydajesz za twierdzę Setek { NAME($place, "place", form: "in") }?
prompt-advance = Natarcie: co robi wódz? Pozostało: { COUNT($count, "advance") }.
prompt-advance-to = Dokąd idzie wódz { NAME($from, "place", form: "from") }?
prompt-advance-with = Ilu wojowników idzie z wodzem { NAME($to, "place", form: "to") }?
prompt-advance-battle = Czy po ruchu wodza zaczynasz bitwę { NAME($place, "place", form: "in") }?
prompt-relentless = Nieustępliwy: jeszcze jeden ruch wodza czy jeszcze jedna bitwa { NAME($place, "place", form: "in") }?
prompt-incite = Gdzie podżegasz motłoch?
prompt-incite-card = Którą kartę wydajesz za motłoch { NAME($place, "place", form: "in") }?
prompt-jubilant = Rozradowany: rzucasz kością motłochu? Pozostało rzutów: { $count }.
prompt-mob-where = Kość motłochu pokazuje: { NAME($suit, "suit") }. Dokąd rozlewa się motłoch?
prompt-raze-item = Który przedmiot bierzesz z ruin { NAME($place, "place", form: "in") }?
prompt-contempt = Wytwarzasz { NAME($item, "item", form: "accusative") }: do skarbca bez punktów czy z gry za punkty?
prompt-hoard-full = W skarbcu nie ma miejsca na { NAME($item, "item", form: "accusative") }. Który przedmiot wypada z gry za punkt?
prompt-loot = Czy { NAME($place, "place", form: "in") } grabisz? Obrońca: { NAME($side, "side") }. Nie zadasz wtedy trafień z rzutu.
prompt-loot-what = Który przedmiot bierzesz? Właściciel: { NAME($side, "side") }.
prompt-bitter = Zgorzkniały: który motłoch staje się wojownikiem { NAME($place, "place", form: "in") }?

count-advance = { $count ->
         [one] { $count } natarcie
         [few] { $count } natarcia
         [many] { $count } natarć
        *[other] { $count } natarcia
    }

## Co można wybrać

option-mood = { NAME($at, "mood") }
option-keep = Do skarbca
option-scrap = Z gry, za punkty
option-loot = Grabież
option-roll = Rzuć kością motłochu
option-incite = Podżegaj { NAME($at, "place", form: "in") }
option-done-incite = Nie podżegaj więcej
option-done-jubilant = Nie rzucaj więcej
option-done-lavish = Resztę zatrzymaj
option-done-loot = Walcz bez grabieży
option-done-bitter = Zostaw motłochy
option-done-advance-battle = Bez bitwy
option-done-relentless = Ani jedno, ani drugie
option-end-command = Koniec dowodzenia
option-end-advance = Koniec natarcia

## Co się stało

event-razed = { NAME($seat, "side") }: motłoch plądruje { NAME($place, "place", form: "in") }.
event-mob-rolled = { NAME($seat, "side") } rzuca kością motłochu: { NAME($suit, "suit") }.
event-no-mob = Obok motłochu nie ma polany ({ NAME($suit, "suit") }), na którą mógłby się rozlać.
event-anointed = { NAME($seat, "side") } namaszcza nowego wodza { NAME($place, "place", form: "in") }.
event-new-mood = Nowy nastrój wodza: { NAME($mood, "mood") }.
event-mood-stays = Żaden inny nastrój nie jest wolny: zostaje { NAME($mood, "mood") }.
event-squandered = { NAME($seat, "side") } oddaje ze skarbca { NAME($item, "item", form: "accusative") }.
event-incited = { NAME($seat, "side") } podżega motłoch { NAME($place, "place", form: "in") }.
event-oppressed = { NAME($seat, "side") } ciemięży { COUNT($count, "clearing", form: "accusative") }.
event-kept-item = { NAME($seat, "side") } wkłada do skarbca { NAME($item, "item", form: "accusative") }.
event-scrapped = { NAME($seat, "side") } usuwa z gry { NAME($item, "item", form: "accusative") } i zdobywa za to punkty.
event-hoard-overflow = { NAME($seat, "side") } ma pełny skarbiec i usuwa z gry { NAME($item, "item", form: "accusative") }.
event-looting = { NAME($seat, "side") } chce ograbić { NAME($side, "side", form: "accusative") }: bez trafień z rzutu.
event-looted = { NAME($seat, "side") } grabi { NAME($side, "side", form: "dative") } { NAME($item, "item", form: "accusative") }.
event-calmed-mob = Motłoch { NAME($place, "place", form: "in") } dołącza do bitwy wodza.
event-shrugged = Uparty wódz pomija pierwsze trafienie.
hit-wrathful = wódz jest gniewny

## Dlaczego nie

why-same-mood = To obecny nastrój: musi się zmienić.
why-item-in-hoard = W skarbcu masz { NAME($item, "item", form: "accusative") }, a to pokazuje ten nastrój.
why-no-stronghold = Potrzebna jest polana, którą władasz, z wolnym polem i pasująca karta.
why-no-mob-left = Wszystkie motłochy są na mapie.
why-has-mob = Motłoch już tam jest.

## Ekran

ui-rt-note-hundreds = { NAME($mood, "mood") } · { $command }/{ $prowess }
ui-rt-mood = Nastrój
ui-rt-mobs = Motłochy
ui-rt-of-mood = { NAME($item, "item") } w skarbcu: nastroju { NAME($mood, "mood") } nie można wybrać
ui-rt-track-stronghold = Twierdze Setek
ui-rt-shrugged = jedno trafienie się nie liczy
ui-rt-looting = grabi: bez trafień z rzutu
ui-rt-does-build-command = wydaj kartę, postaw twierdzę Setek
ui-rt-does-move-advance = wódz i dowolni wojownicy
ui-rt-does-battle-advance = u wodza
ui-rt-does-move-relentless = wódz i dowolni wojownicy
ui-rt-does-battle-relentless = na tej samej polanie
ui-rt-does-keep = bez punktów
ui-rt-does-scrap = punkty z karty
ui-rt-does-loot = bez trafień z rzutu, przedmiot, jeśli władasz polaną
ui-rt-does-roll = motłoch obok motłochu
share-mood = nastrój
share-hoard = skarbiec
share-command = dowodzenie
share-prowess = męstwo
share-commanded = wykonane akcje
share-advanced = wykonane natarcia
share-looting = grabi

## Do czego prowadzą wybory

note-lavish-for = za cały skarbiec: { COUNT($warriors, "warrior") }
note-lavish-for-nothing = bez skutku: skarbiec jest pusty
note-rowdy-draws = teraz { COUNT($cards, "card") } więcej
note-mobs-near = motłochów blisko wodza: { $count }
note-warriors-at-warlord = { COUNT($warriors, "warrior") } przy wodzu
note-command-then = dowodzenie { $value }
note-prowess-then = męstwo { $value }
note-hoard-is-full = brak miejsca: jeden przedmiot odchodzi za { COUNT($points, "point", form: "accusative") }
note-leaves-for = +{ COUNT($points, "point") }
note-razes = splądruje elementów: { $count }
note-razes-ruin = przedmiot z ruin; splądruje elementów: { $count }
note-oppresses = ucisk: { COUNT($count, "clearing") }, +{ COUNT($points, "point") }
