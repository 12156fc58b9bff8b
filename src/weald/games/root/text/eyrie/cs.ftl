### Eyrie, cs.

## Komponenty

piece-eyrie_warrior = bojovník Orlího hnízda
    .accusative = bojovníka Orlího hnízda
piece-roost = hřad
    .accusative = hřad

## Kolik: základní tvar jmenuje, accusative je to, co se přesouvá, dobírá, ztrácí

count-eyrie-warrior = { $count ->
         [one] { $count } bojovník Orlího hnízda
         [few] { $count } bojovníci Orlího hnízda
         [many] { $count } bojovníka Orlího hnízda
        *[other] { $count } bojovníků Orlího hnízda
    }
    .accusative = { $count ->
         [one] { $count } bojovníka Orlího hnízda
         [few] { $count } bojovníky Orlího hnízda
         [many] { $count } bojovníka Orlího hnízda
        *[other] { $count } bojovníků Orlího hnízda
    }
count-roost = { $count ->
         [one] { $count } hřad
         [few] { $count } hřady
         [many] { $count } hřadu
        *[other] { $count } hřadů
    }
    .accusative = { $count ->
         [one] { $count } hřad
         [few] { $count } hřady
         [many] { $count } hřadu
        *[other] { $count } hřadů
    }

## Orlí hnízdo

leader-builder = Stavitel
    .text = Za vyrobené předměty boduje naplno.
leader-charismatic = Charismatický
    .text = Každé verbování musí umístit dva bojovníky.
leader-commander = Velitel
    .text = Jako útočník uděluje jeden dodatečný zásah.
leader-despot = Tyran
    .text = O bod víc za bitvu, ve které odstraní soupeřovu stavbu nebo žeton.
column-recruit = Verbování
column-move = Pohyb
column-battle = Bitva
column-build = Stavba

## Co je třeba rozhodnout

prompt-eyrie-start = Ve kterém rohu začne Orlí hnízdo?
prompt-leader = Kterého vůdce zvolíš?
prompt-add-to-decree = Kterou kartu přidáš do výnosu?
prompt-decree-column = Do kterého sloupce přijde { NAME($card, "card") }?
prompt-new-roost = Kde bude nový hřad?
prompt-decree-next = Výnos, { NAME($column, "column") }: která karta je na řadě?
prompt-roost-where = Kde postavíš hřad?

## Co lze zvolit

option-done-add-to-decree = Už nepřidávat
option-add = Přidat kartu { NAME($at, "card") }
option-column = { NAME($at, "column") }
option-leader = { NAME($at, "leader") }
option-resolve = Karta: { NAME($at, "suit") }

## Co se stalo

event-purged = Výnos je zrušen: { NAME($cards, "card") }.
hit-commander = vede Velitel
event-new-leader = Nový vůdce Orlího hnízda: { NAME($leader, "leader") }.
event-added-to-decree = { NAME($seat, "side") } přidává do výnosu kartu { NAME($card, "card") }, sloupec { NAME($column, "column") }.
event-founded-roost = { NAME($seat, "side") } zakládá nový hřad { NAME($place, "place", form: "in") }; přibývá: { COUNT($count, "warrior") }.
event-cannot-obey = { NAME($seat, "side") } nemůže splnit výnos: sloupec { NAME($column, "column") }, symbol { NAME($suit, "suit") }.
event-turmoil = { NAME($seat, "side") } upadá do chaosu (ptačích karet: { $count }).
event-deposed = Vůdce je sesazen: { NAME($leader, "leader") }.

## Proč ne

why-has-roost = Hřad už tam je.
why-leader-down = Tento vůdce je lícem dolů.
why-no-roost = Není tam odpovídající hřad.
why-one-bird-only = Za tah lze přidat jen jednu ptačí kartu.

## Obrazovka

ui-rt-note-eyrie = { NAME($leader, "leader") } · Výnos { $decree }
ui-rt-decree = Výnos
ui-rt-obeys = Výnos, { NAME($column, "column") }: { NAME($suit, "suit") }
    .column = Výnos, { NAME($column, "column") }
pile-recruit = Výnos: Verbování
pile-move = Výnos: Pohyb
pile-battle = Výnos: Bitva
pile-build = Výnos: Stavba
ui-rt-vizier = věrný vezír: pták
ui-rt-track-roost = Hřady


## Terminál: popisky toho, co leží na desce frakce

share-viziers = vezíři
share-face_up = zbývající vůdci
share-left = zbývá splnit
share-column = sloupec

## K čemu volba vede

note-viziers = vezíři: { NAME($columns, "column") }
note-roosts-score = hřady pak vynesou { COUNT($points, "point", form: "accusative") } za tah
