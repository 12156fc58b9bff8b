### Marquise, cs.

## Komponenty

piece-marquise_warrior = bojovník Markýzy
    .accusative = bojovníka Markýzy
piece-sawmill = pila
    .accusative = pilu
piece-workshop = dílna
    .accusative = dílnu
piece-recruiter = sídlo verbíře
    .accusative = sídlo verbíře
piece-wood = dřevo
    .accusative = dřevo
piece-keep = pevnost
    .accusative = pevnost

## Kolik: základní tvar jmenuje, accusative je to, co se přesouvá, dobírá, ztrácí

count-marquise-warrior = { $count ->
         [one] { $count } bojovník Markýzy
         [few] { $count } bojovníci Markýzy
         [many] { $count } bojovníka Markýzy
        *[other] { $count } bojovníků Markýzy
    }
    .accusative = { $count ->
         [one] { $count } bojovníka Markýzy
         [few] { $count } bojovníky Markýzy
         [many] { $count } bojovníka Markýzy
        *[other] { $count } bojovníků Markýzy
    }
count-sawmill = { $count ->
         [one] { $count } pila
         [few] { $count } pily
         [many] { $count } pily
        *[other] { $count } pil
    }
    .accusative = { $count ->
         [one] { $count } pilu
         [few] { $count } pily
         [many] { $count } pily
        *[other] { $count } pil
    }
count-workshop = { $count ->
         [one] { $count } dílna
         [few] { $count } dílny
         [many] { $count } dílny
        *[other] { $count } dílen
    }
    .accusative = { $count ->
         [one] { $count } dílnu
         [few] { $count } dílny
         [many] { $count } dílny
        *[other] { $count } dílen
    }
count-recruiter = { $count ->
         [one] { $count } sídlo verbíře
         [few] { $count } sídla verbíře
         [many] { $count } sídla verbíře
        *[other] { $count } sídel verbíře
    }
    .accusative = { $count ->
         [one] { $count } sídlo verbíře
         [few] { $count } sídla verbíře
         [many] { $count } sídla verbíře
        *[other] { $count } sídel verbíře
    }
count-wood = { $count ->
         [one] { $count } dřevo
         [few] { $count } dřeva
         [many] { $count } dřeva
        *[other] { $count } dřev
    }
    .accusative = { $count ->
         [one] { $count } dřevo
         [few] { $count } dřeva
         [many] { $count } dřeva
        *[other] { $count } dřev
    }
count-keep = { $count ->
         [one] { $count } pevnost
         [few] { $count } pevnosti
         [many] { $count } pevnosti
        *[other] { $count } pevností
    }
    .accusative = { $count ->
         [one] { $count } pevnost
         [few] { $count } pevnosti
         [many] { $count } pevnosti
        *[other] { $count } pevností
    }

## Co je třeba rozhodnout

prompt-keep-where = Ve kterém rohu bude stát pevnost?
prompt-first-building = Kam umístíš první { NAME($piece, "piece", form: "accusative") }?
prompt-field-hospitals = Padlí { NAME($place, "place", form: "in") }: { COUNT($count, "warrior") }. Použiješ odpovídající kartu k návratu do pevnosti?
prompt-marquise-action = Co uděláš? Zbývá: { COUNT($count, "action") }.
prompt-build-where = Kde budeš stavět?
prompt-build-what = Co postavíš { NAME($place, "place", form: "in") }?
prompt-pay-wood = Odkud vezmeš dřevo? Zbývá: { $count }.
prompt-overwork-where = U které pily budou přesčasy?
prompt-overwork-card = Kterou kartu použiješ za dřevo { NAME($place, "place", form: "in") }?

## Co lze zvolit

option-done-field-hospitals = Nechat je padnout
option-end-marquise-action = Ukončit Bílý den
option-extra = Použít kartu { NAME($at, "card") } za akci navíc
option-march = Pochod
option-overwork = Přesčas
option-hospitals = Polní nemocnice { NAME($at, "place", form: "in") }

## Co se stalo

event-keep-lost = Pevnost je ze hry venku.
event-garrison = { NAME($seat, "side") } staví po jednom bojovníkovi na všechny mýtiny kromě protějšího rohu ({ NAME($place, "place") }).
event-healed = Polní nemocnice vracejí { COUNT($count, "warrior", form: "accusative") } { NAME($place, "place", form: "to") }.
event-paid-wood = { NAME($seat, "side") } platí dřevem { NAME($place, "place", form: "from") }.

## Proč ne

why-keep-forbids = K pevnosti smí umísťovat jen Markýza.
why-no-build = Není co a kde postavit a zaplatit.
why-no-overwork = Je potřeba pila, odpovídající karta a dřevo v zásobě.
why-no-recruiter = Na mapě není sídlo verbíře.
why-no-sawmill = Není tam pila.
why-no-wood-left = V zásobě nezbývá dřevo.
why-recruited-already = V tomto tahu už se verbovalo.
why-too-little-wood = Potřebného dřeva: { $needed }, na dosah: { $have }.

## Obrazovka

ui-rt-note-marquise = v zásobě { COUNT($warriors, "warrior") }, { COUNT($wood, "wood") }
ui-rt-wood-cost = cena ve dřevě
ui-rt-track-sawmill = Pily
ui-rt-track-workshop = Dílny
ui-rt-track-recruiter = Sídla verbíře
ui-rt-does-march = až dva pohyby
ui-rt-does-overwork = použij kartu, umísti dřevo


## Terminál: popisky toho, co leží na desce frakce

share-recruited = už se verbovalo

## K čemu volba vede

note-wood-for-points = { COUNT($wood, "wood") }, +{ COUNT($points, "point") }
note-wood-in-reach = dřeva na dosah: { $wood }
note-at-recruiters = { COUNT($count, "warrior") }
