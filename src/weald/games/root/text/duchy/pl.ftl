### Duchy, pl.

## Elementy

piece-duchy_warrior = wojownik Księstwa
    .accusative = wojownika Księstwa
piece-citadel = cytadela
    .accusative = cytadelę
piece-market = targ
    .accusative = targ
piece-tunnel = tunel
    .accusative = tunel

## Ile: forma podstawowa nazywa, accusative to, co się przenosi, dobiera, traci

count-duchy-warrior = { $count ->
         [one] { $count } wojownik Księstwa
         [few] { $count } wojownicy Księstwa
         [many] { $count } wojowników Księstwa
        *[other] { $count } wojownika Księstwa
    }
    .accusative = { $count ->
         [one] { $count } wojownika Księstwa
         [few] { $count } wojowników Księstwa
         [many] { $count } wojowników Księstwa
        *[other] { $count } wojownika Księstwa
    }
count-citadel = { $count ->
         [one] { $count } cytadela
         [few] { $count } cytadele
         [many] { $count } cytadel
        *[other] { $count } cytadeli
    }
    .accusative = { $count ->
         [one] { $count } cytadelę
         [few] { $count } cytadele
         [many] { $count } cytadel
        *[other] { $count } cytadeli
    }
count-market = { $count ->
         [one] { $count } targ
         [few] { $count } targi
         [many] { $count } targów
        *[other] { $count } targu
    }
    .accusative = { $count ->
         [one] { $count } targ
         [few] { $count } targi
         [many] { $count } targów
        *[other] { $count } targu
    }
count-tunnel = { $count ->
         [one] { $count } tunel
         [few] { $count } tunele
         [many] { $count } tuneli
        *[other] { $count } tunelu
    }
    .accusative = { $count ->
         [one] { $count } tunel
         [few] { $count } tunele
         [many] { $count } tuneli
        *[other] { $count } tunelu
    }
count-minister = { $count ->
         [one] { $count } minister
         [few] { $count } ministrowie
         [many] { $count } ministrów
        *[other] { $count } ministra
    }
    .accusative = { $count ->
         [one] { $count } ministra
         [few] { $count } ministrów
         [many] { $count } ministrów
        *[other] { $count } ministra
    }

## Ministrowie

rank-squire = giermek
rank-noble = szlachcic
rank-lord = lord
minister-foremole = Kretmistrz
    .accusative = Kretmistrza
    .text = Odsłoń dowolną kartę i buduj na polanie, którą władasz.
minister-captain = Kapitan
    .accusative = Kapitana
    .text = Jedna bitwa.
minister-marshal = Marszałek
    .accusative = Marszałka
    .text = Jeden ruch.
minister-brigadier = Brygadier
    .accusative = Brygadiera
    .text = Do dwóch ruchów albo do dwóch bitew.
minister-banker = Bankier
    .accusative = Bankiera
    .text = Wydaj karty jednego koloru, za każdą punkt.
minister-mayor = Burmistrz
    .accusative = Burmistrza
    .text = Wykonaj akcję pozyskanego giermka lub szlachcica, także użytą.
minister-duchess_of_mud = Księżna Błota
    .accusative = Księżnę Błota
    .text = 2 punkty, jeśli wszystkie trzy tunele są na mapie.
minister-baron_of_dirt = Baron Brudu
    .accusative = Barona Brudu
    .text = Punkt za każdy targ na mapie.
minister-earl_of_stone = Hrabia Kamienia
    .accusative = Hrabiego Kamienia
    .text = Punkt za każdą cytadelę na mapie.

## O co pyta gra

prompt-duchy-start = W którym narożniku zaczyna Księstwo?
prompt-assembly = Zgromadzenie: co robisz? Pozostało: { COUNT($count, "action") }.
prompt-duchy-build-where = Gdzie budujesz?
prompt-duchy-build-what = Co budujesz { NAME($place, "place", form: "in") }?
prompt-duchy-build-card = Którą kartę odsłaniasz za { NAME($piece, "piece", form: "accusative") } { NAME($place, "place", form: "in") }?
prompt-dig-where = Gdzie kopiesz tunel?
prompt-dig-remove = Wszystkie tunele są na mapie. Z którego rezygnujesz dla tunelu { NAME($place, "place", form: "in") }?
prompt-dig-card = Którą kartę wydajesz za tunel { NAME($place, "place", form: "in") }?
prompt-dig-how-many = Ilu wojowników wychodzi z Nory { NAME($place, "place", form: "to") }?
prompt-parliament = Parlament: który minister działa?
prompt-brigadier = Brygadier: do dwóch ruchów czy do dwóch bitew?
prompt-brigadier-again = Brygadier: druga bitwa?
prompt-bank = Bankier: którą kartę wydajesz? Wszystkie jednego koloru; dotąd { COUNT($count, "card") }.
prompt-mayor = Czyją akcję wykonuje Burmistrz?
prompt-sway = Którego ministra pozyskujesz?
prompt-sway-reveal = Którą kartę odsłaniasz za { NAME($minister, "minister", form: "accusative") }? Pozostało: { $count }.
prompt-lose-minister = Cena porażki: którego ministra tracisz?

## Co można wybrać

option-dig = Kopanie
option-minister = { NAME($at, "minister") }
option-sway = Pozyskaj { NAME($at, "minister", form: "accusative") }
option-lose = Strać { NAME($at, "minister", form: "accusative") }
option-price = Cena porażki
option-end-assembly = Przejdź do Parlamentu
option-end-parliament = Zakończ Parlament
option-done-sway = Nie pozyskuj nikogo
option-done-bank = Nie wydawaj więcej
option-done-brigadier-again = Bez drugiej bitwy
option-done-dig-how-many = Nikt nie wychodzi
option-move-brigadier = Do dwóch ruchów
option-battle-brigadier = Do dwóch bitew

## Co się stało

event-dug = { NAME($seat, "side") } kopie tunel { NAME($place, "place", form: "in") }.
event-collapsed = { NAME($seat, "side") } rezygnuje z tunelu { NAME($place, "place", form: "in") }.
event-laid-open = { NAME($seat, "side") } odsłania kartę { NAME($card, "card") }.
event-took-back = { NAME($seat, "side") } bierze z powrotem odsłonięte karty: { NAME($cards, "card") }.
event-minister-acted = { NAME($minister, "minister") } działa za { NAME($seat, "side", form: "accusative") }.
event-stood-in = Burmistrz zastępuje { NAME($minister, "minister", form: "accusative") }.
event-swayed = { NAME($seat, "side") } pozyskuje { NAME($minister, "minister", form: "accusative") }.
event-price-of-failure = { NAME($seat, "side") } traci budynek i płaci cenę porażki.
event-minister-lost = { NAME($seat, "side") } traci { NAME($minister, "minister", form: "accusative") }; korona wypada z gry.

## Dlaczego nie

why-no-duchy-build = Potrzebna jest polana, którą władasz, z wolnym polem i karta do odsłonięcia.
why-no-dig = Potrzebna jest karta pasująca do polany, na której można położyć tunel.
why-has-tunnel = Tunel już tam jest.
why-acted-already = Ten minister już działał w tej turze.
why-not-all-tunnels = Nie wszystkie trzy tunele są na mapie.
why-no-market = Na mapie nie ma targu.
why-no-citadel = Na mapie nie ma cytadeli.
why-nobody-to-stand-in-for = Nie ma pozyskanego giermka ani szlachcica, którego akcję można wykonać.
why-no-move-no-battle = Żaden ruch nie jest możliwy i nie ma gdzie rozpocząć bitwy.
why-swayed-already = Ten minister jest już pozyskany.
why-no-crown = Nie ma już korony tej rangi.
why-too-few-to-reveal = Karty, z których każda ma własną pasującą polanę: { $have }, potrzeba: { $needed }.

## Ekran

ui-rt-note-duchy = Nora { $burrow } · { COUNT($ministers, "minister") }
ui-rt-burrow-of = Nora: { COUNT($count, "warrior") }
ui-rt-crowns = { $count ->
         [one] została { $count } korona
         [few] zostały { $count } korony
         [many] zostało { $count } koron
        *[other] zostało { $count } korony
    }
ui-rt-cards-to-reveal = { $count ->
         [one] { $count } karta do odsłonięcia
         [few] { $count } karty do odsłonięcia
         [many] { $count } kart do odsłonięcia
        *[other] { $count } karty do odsłonięcia
    }
ui-rt-minister-acted = już działał w tej turze
ui-rt-swayed = pozyskany
ui-rt-unswayed = niepozyskany
ui-rt-track-citadel = Cytadele
ui-rt-track-market = Targi
ui-rt-citadel-gain = dodatkowi wojownicy o Świcie
ui-rt-market-gain = dodatkowe karty Wieczorem
ui-rt-does-build-assembly = odsłoń kartę, postaw budynek
ui-rt-does-recruit-assembly = wojownik do Nory
ui-rt-does-dig = wydaj kartę, wychodzi do czterech
share-swayed = ministrowie
share-acted = już działali
share-crowns = pozostałe korony

## Do czego prowadzi wybór

note-sways-for = odsłonić { COUNT($cards, "card", form: "accusative") }, +{ COUNT($points, "point") }
