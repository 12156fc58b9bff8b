### Mapy: vor na jezeře, uzavřené cesty a průsmyk v horách.

## Cesty

path-c2-c5 = cesta mezi mýtinami 2 a 5
path-c3-c7 = cesta mezi mýtinami 3 a 7
path-c5-c9 = cesta mezi mýtinami 5 a 9
path-c6-c11 = cesta mezi mýtinami 6 a 11
path-c8-c9 = cesta mezi mýtinami 8 a 9
path-c11-c12 = cesta mezi mýtinami 11 a 12

## Jezero

option-sail = Plout vorem { NAME($at, "place", form: "to") }
event-sailed = { NAME($seat, "side") } pluje vorem { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
why-ferry-sailed = V tomto tahu už vor plul.
why-not-at-the-ferry = Tvá figura není tam, kde je vor.
ui-rt-ferry = vor
ui-rt-does-sail = pohyb přes jezero, pak dobereš kartu

## Hory

option-clear = Otevřít: { NAME($at, "path") }
prompt-clear-with = Kterou kartu použiješ na otevření cesty { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }?
event-cleared = { NAME($seat, "side") } otevírá cestu { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-held-pass = { NAME($seat, "side") } drží průsmyk { NAME($place, "place", form: "in") }.
why-path-cleared-already = V tomto tahu už byla jedna cesta otevřena.
why-no-piece-at-ends = Na žádném konci té cesty nemáš svou komponentu.
ui-rt-tower = průsmyk: kdo ho na konci svého Večera ovládá, získá bod
ui-rt-closed = uzavřená cesta: nikdo po ní nechodí. Za Bílého dne ji může ten, kdo má na některém jejím konci komponentu, za použitou kartu otevřít a získat bod
ui-rt-does-clear = použiješ kartu a získáš bod
