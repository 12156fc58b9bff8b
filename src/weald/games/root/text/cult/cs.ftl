### Cult, cs.

## Komponenty

piece-cult_warrior = bojovník Kultu
    .accusative = bojovníka Kultu
piece-garden_fox = liščí zahrada
    .accusative = liščí zahradu
piece-garden_rabbit = zaječí zahrada
    .accusative = zaječí zahradu
piece-garden_mouse = myší zahrada
    .accusative = myší zahradu

## Kolik: základní tvar jmenuje, accusative je to, co se přesouvá, dobírá, ztrácí

count-cult-warrior = { $count ->
         [one] { $count } bojovník Kultu
         [few] { $count } bojovníci Kultu
         [many] { $count } bojovníka Kultu
        *[other] { $count } bojovníků Kultu
    }
    .accusative = { $count ->
         [one] { $count } bojovníka Kultu
         [few] { $count } bojovníky Kultu
         [many] { $count } bojovníka Kultu
        *[other] { $count } bojovníků Kultu
    }
count-garden-fox = { $count ->
         [one] { $count } liščí zahrada
         [few] { $count } liščí zahrady
         [many] { $count } liščí zahrady
        *[other] { $count } liščích zahrad
    }
    .accusative = { $count ->
         [one] { $count } liščí zahradu
         [few] { $count } liščí zahrady
         [many] { $count } liščí zahrady
        *[other] { $count } liščích zahrad
    }
count-garden-rabbit = { $count ->
         [one] { $count } zaječí zahrada
         [few] { $count } zaječí zahrady
         [many] { $count } zaječí zahrady
        *[other] { $count } zaječích zahrad
    }
    .accusative = { $count ->
         [one] { $count } zaječí zahradu
         [few] { $count } zaječí zahrady
         [many] { $count } zaječí zahrady
        *[other] { $count } zaječích zahrad
    }
count-garden-mouse = { $count ->
         [one] { $count } myší zahrada
         [few] { $count } myší zahrady
         [many] { $count } myší zahrady
        *[other] { $count } myších zahrad
    }
    .accusative = { $count ->
         [one] { $count } myší zahradu
         [few] { $count } myší zahrady
         [many] { $count } myší zahrady
        *[other] { $count } myších zahrad
    }
count-acolyte = { $count ->
         [one] { $count } kultista
         [few] { $count } kultisté
         [many] { $count } kultisty
        *[other] { $count } kultistů
    }
    .accusative = { $count ->
         [one] { $count } kultistu
         [few] { $count } kultisty
         [many] { $count } kultisty
        *[other] { $count } kultistů
    }

## Kult

conspiracy-crusade = křížová výprava
    .accusative = křížovou výpravu
conspiracy-convert = konvertování
    .accusative = konvertování
conspiracy-sanctify = posvěcení
    .accusative = posvěcení

## Co je třeba rozhodnout

prompt-cult-start = Ve kterém rohu začne Kult?
prompt-first-outcast = Který symbol bude prvním odpadlíkem?
prompt-conspire = Spiknutí na mýtinách odpadlíka ({ NAME($suit, "suit") }): máš { COUNT($acolytes, "acolyte", form: "accusative") }.
prompt-crusade-battle = Začneš bitvu { NAME($place, "place", form: "in") }?
prompt-convert-where = Kde konvertuješ bojovníka?
prompt-convert-whom = Kterého bojovníka { NAME($place, "place", form: "in") } konvertuješ?
prompt-sanctify-where = Kde posvětíš stavbu?
prompt-sanctify-what = Kterou stavbu { NAME($place, "place", form: "in") } nahradí zahrada?
prompt-cult-action = Kterou kartu odhalíš pro rituál?
prompt-ritual = Který rituál provedeš za kartu { NAME($card, "card") }?
prompt-ritual-build = Kde postavíš zahradu ({ NAME($suit, "suit") })?
prompt-ritual-recruit = Kde naverbuješ bojovníka ({ NAME($suit, "suit") })?

## Co lze zvolit

option-done-conspire = Bez dalších spiknutí
option-done-crusade-battle = Bez bitvy
option-end-cult-action = Ukončit Bílý den
option-crusade = Křížová výprava: bitva
option-crusade-march = Křížová výprava: pohyb
option-convert = Konvertování
option-sanctify = Posvěcení
option-build-ritual = Stavba zahrady
option-recruit-ritual = Verbování
option-score = Bodování
option-sacrifice = Obětování
option-fear = Strach ze ztráty zahrady { NAME($at, "place", form: "in") }

## Co se stalo

event-outcast = Odpadlíkem se stává symbol { NAME($suit, "suit") }.
event-hated = Odpadlík ({ NAME($suit, "suit") }) je nyní nenáviděný: spiknutí stojí o kultistu méně.
event-souls-discarded = { NAME($seat, "side") } odhazuje ze Ztracených duší { COUNT($count, "card", form: "accusative") }.
event-conspired = { NAME($seat, "side") } používá { COUNT($count, "acolyte", form: "accusative") } na { NAME($conspiracy, "conspiracy", form: "accusative") }.
event-converted = { NAME($piece, "piece") } { NAME($place, "place", form: "in") } přechází ke Kultu.
event-sanctified = { NAME($place, "place", form: "in") } nyní roste { NAME($piece, "piece") }.
event-revealed = { NAME($seat, "side") } odhaluje pro rituál kartu { NAME($card, "card") }.
event-sacrificed = { NAME($seat, "side") } obětuje bojovníka a má nyní { COUNT($acolytes, "acolyte", form: "accusative") }.
event-revenge = Pomsta: { $count ->
         [one] z { $count } bojovníka se stává kultista
         [few] ze { $count } bojovníků se stávají kultisté
         [many] z { $count } bojovníka se stává kultista
        *[other] z { $count } bojovníků se stávají kultisté
    } (celkem { $acolytes }).
event-feared = Strach pravověrných: { NAME($seat, "side") } přichází o zahradu { NAME($place, "place", form: "in") } a odhazuje náhodnou kartu: { NAME($card, "card") }.
event-returned = { NAME($seat, "side") } si vrací do ruky { $count ->
         [one] odhalenou kartu
         [few] { $count } odhalené karty
         [many] { $count } odhalené karty
        *[other] { $count } odhalených karet
    }.

## Proč ne

why-birds-not-wild = Ptačí karty nejsou pro rituály žolíky: hodí se jen k obětování.
why-needs-a-bird = K obětování je potřeba ptačí karta.
why-no-enemy-building = Není tam soupeřova stavba.
why-no-enemy-warrior = Není tam soupeřův bojovník.
why-no-garden-left = Žádná zahrada s tímto symbolem už nezbývá.
why-no-ritual = Pro kartu s tímto symbolem už není rituál.
why-not-outcast = Není to mýtina se symbolem odpadlíka.
why-nothing-to-convert = Na mýtinách odpadlíka není soupeřův bojovník, kterého by šlo nahradit.
why-nothing-to-sanctify = Na mýtinách odpadlíka není soupeřova stavba, kterou by šlo nahradit.
why-nowhere-to-build = Neovládáš mýtinu s tímto symbolem a volnou pozicí.
why-nowhere-to-recruit = Na žádnou mýtinu s tímto symbolem nesmíš umísťovat.
why-scored-already = Za tento symbol se v tomto tahu už bodovalo.
why-too-few-acolytes = Potřebných kultistů: { $needed }, máš { $have }.

## Obrazovka

pile-souls = Ztracené duše
ui-rt-note-cult = { COUNT($acolytes, "acolyte") } · { $hated ->
         [1] nenáviděný
        *[other] odpadlík
    }: { NAME($outcast, "suit") }
ui-rt-acolytes = Kultisté
ui-rt-outcast = Odpadlík
ui-rt-hated = Nenáviděný odpadlík
ui-rt-souls-count = Ztracené duše podle symbolů
ui-rt-no-souls = zatím žádné
ui-rt-track-garden_fox = Liščí zahrady
ui-rt-track-garden_rabbit = Zaječí zahrady
ui-rt-track-garden_mouse = Myší zahrady
ui-rt-garden-draw = o kartu víc každý Večer
ui-rt-revenge = ke kultistům: { $count }
ui-rt-does-crusade = bitva za { COUNT($cost, "acolyte", form: "accusative") }
ui-rt-does-crusade-march = pohyb, případně bitva, za { COUNT($cost, "acolyte", form: "accusative") }
ui-rt-does-convert = bojovník za { COUNT($cost, "acolyte", form: "accusative") }
ui-rt-does-sanctify = stavba za { COUNT($cost, "acolyte", form: "accusative") }
ui-rt-does-build-ritual = tam, kde vládneš
ui-rt-does-recruit-ritual = bojovník na mýtinu s tímto symbolem
ui-rt-does-score = použij kartu, { COUNT($points, "point") }
ui-rt-does-sacrifice = z bojovníka kultista
share-outcast = odpadlík
share-hated = nenáviděný
share-scored = bodováno
share-conspiracy = spiknutí stojí

## K čemu volby vedou

note-reveal-acolyte = jeden kultista
note-reveal-scores = bodování: +{ COUNT($points, "point") }
note-garden-scores = bodování pak vynese { COUNT($points, "point", form: "accusative") }
note-warriors-there = nepřátelských bojovníků: { $count }
note-sanctify-scores = +{ COUNT($now, "point") }; bodování pak vynese { COUNT($points, "point", form: "accusative") }
