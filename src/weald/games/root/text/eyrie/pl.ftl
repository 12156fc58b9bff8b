### Eyrie, pl.

## Elementy

piece-eyrie_warrior = wojownik Orlego Gniazda
    .accusative = wojownika Orlego Gniazda
piece-roost = grzęda
    .accusative = grzędę

## Ile: forma podstawowa nazywa, accusative to, co się przenosi, dobiera, traci

count-eyrie-warrior = { $count ->
         [one] { $count } wojownik Orlego Gniazda
         [few] { $count } wojownicy Orlego Gniazda
         [many] { $count } wojowników Orlego Gniazda
        *[other] { $count } wojownika Orlego Gniazda
    }
    .accusative = { $count ->
         [one] { $count } wojownika Orlego Gniazda
         [few] { $count } wojowników Orlego Gniazda
         [many] { $count } wojowników Orlego Gniazda
        *[other] { $count } wojownika Orlego Gniazda
    }
count-roost = { $count ->
         [one] { $count } grzęda
         [few] { $count } grzędy
         [many] { $count } grzęd
        *[other] { $count } grzędy
    }
    .accusative = { $count ->
         [one] { $count } grzędę
         [few] { $count } grzędy
         [many] { $count } grzęd
        *[other] { $count } grzędy
    }

## Orle Gniazdo

leader-builder = Budowniczy
    .text = Za wytworzone przedmioty zdobywa pełne punkty.
leader-charismatic = Charyzmatyk
    .text = Każdy werbunek musi umieścić dwóch wojowników.
leader-commander = Dowódca
    .text = Jako atakujący zadaje jedno dodatkowe trafienie.
leader-despot = Despota
    .text = O punkt więcej za bitwę, w której usunie budynek lub żeton wroga.
column-recruit = Werbunek
column-move = Ruch
column-battle = Bitwa
column-build = Budowa

## O co pyta gra

prompt-eyrie-start = W którym narożniku zaczyna Orle Gniazdo?
prompt-leader = Którego przywódcę wybierasz?
prompt-add-to-decree = Którą kartę dodajesz do Dekretu?
prompt-decree-column = Do której kolumny trafia { NAME($card, "card") }?
prompt-new-roost = Gdzie stanie nowa grzęda?
prompt-decree-next = Dekret, { NAME($column, "column") }: która karta jest następna?
prompt-roost-where = Gdzie budujesz grzędę?

## Co można wybrać

option-done-add-to-decree = Nie dodawaj więcej
option-add = Dodaj kartę { NAME($at, "card") }
option-column = { NAME($at, "column") }
option-leader = { NAME($at, "leader") }
option-resolve = Karta: { NAME($at, "suit") }

## Co się stało

event-purged = Dekret przepada: { NAME($cards, "card") }.
hit-commander = na czele stoi Dowódca
event-new-leader = Nowy przywódca Orlego Gniazda: { NAME($leader, "leader") }.
event-added-to-decree = { NAME($seat, "side") } dodaje do Dekretu kartę { NAME($card, "card") }, kolumna { NAME($column, "column") }.
event-founded-roost = { NAME($seat, "side") } zakłada nową grzędę { NAME($place, "place", form: "in") }; przybywa: { COUNT($count, "warrior") }.
event-cannot-obey = { NAME($seat, "side") } nie może wykonać Dekretu: kolumna { NAME($column, "column") }, kolor { NAME($suit, "suit") }.
event-turmoil = { NAME($seat, "side") } popada w zamęt (ptasich kart: { $count }).
event-deposed = Przywódca obalony: { NAME($leader, "leader") }.

## Dlaczego nie

why-has-roost = Grzęda już tam jest.
why-leader-down = Ten przywódca jest zakryty.
why-no-roost = Nie ma tam pasującej grzędy.
why-one-bird-only = Na turę można dodać tylko jedną ptasią kartę.

## Ekran

ui-rt-note-eyrie = { NAME($leader, "leader") } · Dekret { $decree }
ui-rt-decree = Dekret
ui-rt-obeys = Dekret, { NAME($column, "column") }: { NAME($suit, "suit") }
    .column = Dekret, { NAME($column, "column") }
pile-recruit = Dekret: Werbunek
pile-move = Dekret: Ruch
pile-battle = Dekret: Bitwa
pile-build = Dekret: Budowa
ui-rt-vizier = wierny wezyr: ptak
ui-rt-track-roost = Grzędy


## Terminal: nazwy tego, co leży na planszy frakcji

share-viziers = wezyrowie
share-face_up = pozostali przywódcy
share-left = do wykonania
share-column = kolumna

## Do czego prowadzi wybór

note-viziers = wezyrowie: { NAME($columns, "column") }
note-roosts-score = grzędy dają wtedy { COUNT($points, "point", form: "accusative") } co turę
