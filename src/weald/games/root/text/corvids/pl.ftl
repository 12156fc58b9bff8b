### Corvids, pl.

## Elementy

piece-corvids_warrior = wojownik Kruków
    .accusative = wojownika Kruków
piece-plot = zakryta intryga
    .accusative = zakrytą intrygę
piece-bomb = bomba
    .accusative = bombę
piece-snare = pułapka
    .accusative = pułapkę
piece-extortion = wymuszenie
    .accusative = wymuszenie
piece-raid = najazd
    .accusative = najazd

## Ile: forma podstawowa nazywa, accusative to, co się przenosi, dobiera, traci

count-corvids-warrior = { $count ->
         [one] { $count } wojownik Kruków
         [few] { $count } wojownicy Kruków
         [many] { $count } wojowników Kruków
        *[other] { $count } wojownika Kruków
    }
    .accusative = { $count ->
         [one] { $count } wojownika Kruków
         [few] { $count } wojowników Kruków
         [many] { $count } wojowników Kruków
        *[other] { $count } wojownika Kruków
    }
count-plot = { $count ->
         [one] { $count } zakryta intryga
         [few] { $count } zakryte intrygi
         [many] { $count } zakrytych intryg
        *[other] { $count } zakrytej intrygi
    }
    .accusative = { $count ->
         [one] { $count } zakrytą intrygę
         [few] { $count } zakryte intrygi
         [many] { $count } zakrytych intryg
        *[other] { $count } zakrytej intrygi
    }
count-bomb = { $count ->
         [one] { $count } bomba
         [few] { $count } bomby
         [many] { $count } bomb
        *[other] { $count } bomby
    }
    .accusative = { $count ->
         [one] { $count } bombę
         [few] { $count } bomby
         [many] { $count } bomb
        *[other] { $count } bomby
    }
count-snare = { $count ->
         [one] { $count } pułapka
         [few] { $count } pułapki
         [many] { $count } pułapek
        *[other] { $count } pułapki
    }
    .accusative = { $count ->
         [one] { $count } pułapkę
         [few] { $count } pułapki
         [many] { $count } pułapek
        *[other] { $count } pułapki
    }
count-extortion = { $count ->
         [one] { $count } wymuszenie
         [few] { $count } wymuszenia
         [many] { $count } wymuszeń
        *[other] { $count } wymuszenia
    }
    .accusative = { $count ->
         [one] { $count } wymuszenie
         [few] { $count } wymuszenia
         [many] { $count } wymuszeń
        *[other] { $count } wymuszenia
    }
count-raid = { $count ->
         [one] { $count } najazd
         [few] { $count } najazdy
         [many] { $count } najazdów
        *[other] { $count } najazdu
    }
    .accusative = { $count ->
         [one] { $count } najazd
         [few] { $count } najazdy
         [many] { $count } najazdów
        *[other] { $count } najazdu
    }

## Intrygi

card-plot_bomb = Bomba
card-plot_snare = Pułapka
card-plot_extortion = Wymuszenie
card-plot_raid = Najazd
plot-bomb = bomba
    .accusative = bombę
    .text = Po odkryciu usuwa stamtąd wszystkie elementy wrogów, a potem siebie.
plot-snare = pułapka
    .accusative = pułapkę
    .text = Odkryta: wrogowie niczego tam nie umieszczają i niczego stamtąd nie poruszają.
plot-extortion = wymuszenie
    .accusative = wymuszenie
    .text = Po odkryciu losowa karta od każdego, kto tam jest. Odkryte: o kartę więcej co Wieczór.
plot-raid = najazd
    .accusative = najazd
    .text = Po usunięciu z mapy: wojownik na każdej sąsiedniej polanie.

## O co pyta gra

prompt-scatter = Na której polanie stanie twój pierwszy wojownik ({ NAME($suit, "suit") })?
prompt-flip = Którą intrygę odkrywasz?
prompt-corvids-recruit = Czy wydajesz kartę, by werbować na wszystkich polanach jej koloru?
prompt-recruit-suit = Na polanach którego koloru werbujesz?
prompt-corvids-action = Co robisz? Pozostało: { COUNT($count, "action") }.
prompt-plot-where = Gdzie kładziesz intrygę? Kosztuje to tam { COUNT($count, "warrior", form: "accusative") }.
prompt-plot-which = Którą intrygę kładziesz { NAME($place, "place", form: "in") }? Będziesz wiedzieć tylko ty.
prompt-trick-which = Którą intrygę zamieniasz?
prompt-trick-with = Z którą intrygą zamieniasz tę { NAME($from, "place", form: "from") }?
prompt-exert = Jeszcze jedna akcja? Wtedy nie dobierasz kart.
prompt-expose-guess = Czym według ciebie jest intryga { NAME($place, "place", form: "in") }?
prompt-expose-card = Zgadujesz { NAME($plot, "plot", form: "accusative") } { NAME($place, "place", form: "in") }. Którą kartę pokazujesz? Jeśli się mylisz, Kruki ją zatrzymają.

## Co można wybrać

option-done-flip = Nie odkrywaj więcej
option-done-corvids-recruit = Nie werbuj
option-done-exert = Bez kolejnej akcji, dobierz
option-end-corvids-action = Zakończ Dzień
option-flip = Odkryj intrygę { NAME($at, "place", form: "in") }
option-spend-corvids-recruit = Werbuj za kartę { NAME($at, "card") }
option-plot = Intryga
option-hide = { NAME($at, "plot") }
option-trick = Podstęp
option-raid = Najazd { NAME($at, "place", form: "in") }
option-expose = Zdemaskuj intrygę { NAME($at, "place", form: "in") }
option-guess = { NAME($at, "plot") }
option-show = Pokaż kartę { NAME($at, "card") }

## Co się stało

event-flipped = { NAME($seat, "side") } odkrywa { NAME($plot, "plot", form: "accusative") } { NAME($place, "place", form: "in") }.
event-bombed = Bomba { NAME($place, "place", form: "in") } wybucha.
event-raided = Utracona intryga { NAME($place, "place", form: "in") } była najazdem: na polany wokół przychodzą wojownicy.
event-plotted = { NAME($seat, "side") } kładzie intrygę { NAME($place, "place", form: "in") } za { COUNT($count, "warrior", form: "accusative") }.
event-plotted-known = { NAME($seat, "side") } kładzie intrygę { NAME($place, "place", form: "in") } za { COUNT($count, "warrior", form: "accusative") }: { NAME($card, "card") }.
event-tricked = { NAME($seat, "side") } zamienia intrygi: { NAME($from, "place") } i { NAME($to, "place") }.
event-exposed = { NAME($seat, "side") } demaskuje { NAME($plot, "plot", form: "accusative") } { NAME($place, "place", form: "in") }.
event-exposed-known = { NAME($seat, "side") } pokazuje kartę { NAME($card, "card") } i demaskuje { NAME($plot, "plot", form: "accusative") } { NAME($place, "place", form: "in") }.
event-guessed-wrong = { NAME($seat, "side") } zgaduje { NAME($plot, "plot", form: "accusative") } { NAME($place, "place", form: "in") }, myli się i oddaje pokazaną kartę Krukom.
event-guessed-wrong-known = { NAME($seat, "side") } zgaduje { NAME($plot, "plot", form: "accusative") } { NAME($place, "place", form: "in") }, myli się i oddaje Krukom kartę { NAME($card, "card") }.
event-exerted = { NAME($seat, "side") } wykonuje jeszcze jedną akcję i nie dobierze kart.
hit-embedded_agents = zakonspirowani agenci

## Dlaczego nie

why-face-up-already = Ta intryga jest już odkryta.
why-has-plot = Intryga już tam jest.
why-no-card-to-show = Nie masz do pokazania karty pasującej do tej polany.
why-no-crow-there = Na polanie musi być wojownik Kruków.
why-no-plot = Nie ma tam intrygi.
why-no-plot-left = Takiej intrygi nie ma już w zasobach.
why-no-plotting = Nie ma polany bez intrygi z wystarczającą liczbą twoich wojowników.
why-no-trick = Potrzeba dwóch intryg, obu odkrytych albo obu zakrytych.
why-other-facing = Jedna z nich jest odkryta, druga zakryta.
why-snared = Pułapka: wrogowie niczego tam nie umieszczają i niczego stamtąd nie poruszają.
why-too-few-crows = Potrzeba tam wojowników: { $needed }, masz { $have }.

## Dlaczego wyboru nie można po prostu cofnąć

undo-flipped-plot = Od tego czasu odkryto intrygę.
undo-guessed-plot = Od tego czasu zgadywano intrygę.

## Ekran

pile-plots = Intrygi w zasobach
pile-plot-c1 = intryga na polanie 1
pile-plot-c2 = intryga na polanie 2
pile-plot-c3 = intryga na polanie 3
pile-plot-c4 = intryga na polanie 4
pile-plot-c5 = intryga na polanie 5
pile-plot-c6 = intryga na polanie 6
pile-plot-c7 = intryga na polanie 7
pile-plot-c8 = intryga na polanie 8
pile-plot-c9 = intryga na polanie 9
pile-plot-c10 = intryga na polanie 10
pile-plot-c11 = intryga na polanie 11
pile-plot-c12 = intryga na polanie 12
ui-rt-note-corvids = intrygi na mapie: zakryte { $down }, odkryte { $up }
ui-rt-plots-up = Kolejne odkrycie
ui-rt-plots-down = Zakryte
ui-rt-plots-left = W zasobach
ui-rt-plots-help = Co robią intrygi
ui-rt-plots-denied = Nie zgadnięto
ui-rt-guessed-wrong = już błędnie zgadnięte
ui-rt-not-this = nie: { $plots }
ui-rt-next-plot = Kolejna intryga kosztuje { COUNT($count, "warrior", form: "accusative") }
ui-rt-has-exerted = wytężenie sił: tego Wieczoru bez dobierania
ui-rt-does-plot = wojownicy ustępują zakrytej intrydze
ui-rt-does-trick = zamień dwie intrygi
ui-rt-does-move-corvids-action = ścieżką, bez względu na władzę
share-placed = intryg w tej turze
share-exerted = wytężenie sił
share-denied = nie zgadnięto

## Do czego prowadzi wybór

note-flips-for = +{ COUNT($points, "point") }
