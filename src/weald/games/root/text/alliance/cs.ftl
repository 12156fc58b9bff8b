### Alliance, cs.

## Komponenty

piece-alliance_warrior = bojovník Aliance
    .accusative = bojovníka Aliance
piece-base = základna
    .accusative = základnu
piece-sympathy = sympatie
    .accusative = sympatii

## Kolik: základní tvar jmenuje, accusative je to, co se přesouvá, dobírá, ztrácí

count-alliance-warrior = { $count ->
         [one] { $count } bojovník Aliance
         [few] { $count } bojovníci Aliance
         [many] { $count } bojovníka Aliance
        *[other] { $count } bojovníků Aliance
    }
    .accusative = { $count ->
         [one] { $count } bojovníka Aliance
         [few] { $count } bojovníky Aliance
         [many] { $count } bojovníka Aliance
        *[other] { $count } bojovníků Aliance
    }
count-base = { $count ->
         [one] { $count } základna
         [few] { $count } základny
         [many] { $count } základny
        *[other] { $count } základen
    }
    .accusative = { $count ->
         [one] { $count } základnu
         [few] { $count } základny
         [many] { $count } základny
        *[other] { $count } základen
    }
count-sympathy = { $count ->
         [one] { $count } žeton sympatie
         [few] { $count } žetony sympatie
         [many] { $count } žetonu sympatie
        *[other] { $count } žetonů sympatie
    }
    .accusative = { $count ->
         [one] { $count } žeton sympatie
         [few] { $count } žetony sympatie
         [many] { $count } žetonu sympatie
        *[other] { $count } žetonů sympatie
    }
count-supporter = { $count ->
         [one] { $count } stoupenec
         [few] { $count } stoupenci
         [many] { $count } stoupence
        *[other] { $count } stoupenců
    }
    .accusative = { $count ->
         [one] { $count } stoupence
         [few] { $count } stoupence
         [many] { $count } stoupence
        *[other] { $count } stoupenců
    }
count-officer = { $count ->
         [one] { $count } důstojník
         [few] { $count } důstojníci
         [many] { $count } důstojníka
        *[other] { $count } důstojníků
    }
    .accusative = { $count ->
         [one] { $count } důstojníka
         [few] { $count } důstojníky
         [many] { $count } důstojníka
        *[other] { $count } důstojníků
    }
count-operation = { $count ->
         [one] { $count } operace
         [few] { $count } operace
         [many] { $count } operace
        *[other] { $count } operací
    }
    .accusative = { $count ->
         [one] { $count } operaci
         [few] { $count } operace
         [many] { $count } operace
        *[other] { $count } operací
    }

## Co je třeba rozhodnout

prompt-outrage = Pobouření { NAME($place, "place", form: "in") }: kterou kartu dáš Alianci?
prompt-revolt = Vyvoláš vzpouru?
prompt-spread = Kam rozšíříš sympatii?
prompt-spend-supporter = Kterého stoupence použiješ { NAME($place, "place", form: "in") }? Zbývá: { $count }.
prompt-trim-supporters = Bez základny zůstane jen pět stoupenců. Odhoď: { $count }.
prompt-alliance-action = Co uděláš?
prompt-mobilize = Která karta se přidá ke stoupencům?
prompt-train = Kterou kartu použiješ za důstojníka?
prompt-operation = Vojenské operace. Zbývá: { COUNT($count, "operation") }.
prompt-organize-where = Odkud vyšleš bojovníka agitovat?

## Co lze zvolit

option-done-revolt = Bez další vzpoury
option-done-spread = Dál nešířit
option-end-alliance-action = Ukončit Bílý den
option-end-operation = Bez dalších operací
option-give-mobilize = Mobilizovat kartu { NAME($at, "card") }
option-organize = Agitace
option-mobilize = Mobilizace
option-train = Výcvik
option-revolt = Vzpoura { NAME($at, "place", form: "in") }
option-spread = { NAME($at, "place", form: "to") }
option-outrage = Pobouření { NAME($at, "place", form: "in") }
option-base-lost = Ztracená základna { NAME($at, "place", form: "in") }

## Co se stalo

event-no-officer = Nezbyl bojovník, který by se stal důstojníkem.
event-outrage-unpaid = Pobouření { NAME($place, "place", form: "in") }: { NAME($seat, "side") } nemá odpovídající kartu.
event-supporters = { NAME($seat, "side") } má na začátku { COUNT($count, "supporter", form: "accusative") }.
event-supporter-discarded = { NAME($seat, "side") } odhazuje stoupence: { NAME($card, "card") }.
event-spent-supporter = { NAME($seat, "side") } používá stoupence: { NAME($card, "card") }.
event-drew-supporter = { NAME($seat, "side") } dobírá stoupence.
event-drew-supporter-known = { NAME($seat, "side") } dobírá stoupence: { NAME($card, "card") }.
event-mobilized = { NAME($seat, "side") } mobilizuje kartu.
event-mobilized-known = { NAME($seat, "side") } mobilizuje kartu { NAME($card, "card") }.
event-outraged = Pobouření { NAME($place, "place", form: "in") }: { NAME($seat, "side") } dává Alianci kartu mezi stoupence.
event-outraged-known = Pobouření { NAME($place, "place", form: "in") }: { NAME($seat, "side") } dává kartu { NAME($card, "card") }.
event-base-lost = { NAME($seat, "side") } ztrácí základnu ({ NAME($suit, "suit") }) a { COUNT($officers, "officer", form: "accusative") }.
event-revolted = Vzpoura { NAME($place, "place", form: "in") }!
event-officer = { NAME($seat, "side") } má nyní { COUNT($count, "officer", form: "accusative") }.
event-sympathy = { NAME($seat, "side") } získává sympatii { NAME($place, "place", form: "in") }.
event-organized = { NAME($seat, "side") } agituje { NAME($place, "place", form: "in") }.

## Proč ne

why-already-sympathetic = Sympatie už tam je.
why-base-on-map = Základna s tímto symbolem už je na mapě.
why-no-base = Není základna, kde by šlo verbovat.
why-no-organizing = Není bojovník, který by mohl agitovat.
why-no-sympathy-left = Nezbývá žeton sympatie.
why-no-training = Je potřeba karta se symbolem základny na mapě.
why-not-next-to-sympathy = Nesousedí se sympatizující mýtinou.
why-not-sympathetic = Není tam sympatie.
why-too-few-supporters = Potřebných stoupenců: { $needed }, máš { $have }.

## Proč volbu nelze jen tak vrátit

undo-got-supporter = Mezitím přibyl stoupenec.

## Obrazovka

ui-rt-note-alliance = { COUNT($supporters, "supporter") } · { COUNT($officers, "officer") }
pile-supporters = Stoupenci
ui-rt-bases = Základny
ui-rt-base-on-map = na mapě
ui-rt-base-here = ještě zde
ui-rt-officers = Důstojníci
ui-rt-does-recruit-operation = bojovník u základny
ui-rt-does-mobilize = karta se přidá ke stoupencům
ui-rt-does-train = použij kartu, získej důstojníka
ui-rt-does-organize = z bojovníka sympatie

## K čemu volba vede

note-sympathy-for = { COUNT($supporters, "supporter") }, +{ COUNT($points, "point") }
note-revolt-for = { COUNT($supporters, "supporter") }; základna, důstojník, { COUNT($warriors, "warrior") }
note-outrage-card = Pobouření: { $suit ->
     [bird] odpovídající karta
    *[other] karta se symbolem { NAME($suit, "suit", form: "genitive") }
} pro Alianci
note-outrage-empty-handed = Pobouření: ukážeš ruku, Aliance si dobere kartu
