### Mapy: prom na jeziorze, zamknięte ścieżki i przełęcz w górach.

## Ścieżki

path-c2-c5 = ścieżka między polanami 2 i 5
path-c3-c7 = ścieżka między polanami 3 i 7
path-c5-c9 = ścieżka między polanami 5 i 9
path-c6-c11 = ścieżka między polanami 6 i 11
path-c8-c9 = ścieżka między polanami 8 i 9
path-c11-c12 = ścieżka między polanami 11 i 12

## Jezioro

option-sail = Płyń promem { NAME($at, "place", form: "to") }
event-sailed = { NAME($seat, "side") } płynie promem { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
why-ferry-sailed = W tej turze prom już płynął.
why-not-at-the-ferry = Twój pionek nie stoi tam, gdzie prom.
ui-rt-ferry = prom
ui-rt-does-sail = ruch przez jezioro, potem dobierasz kartę

## Góry

option-clear = Otwórz: { NAME($at, "path") }
prompt-clear-with = Którą kartę wydajesz, by otworzyć ścieżkę { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }?
event-cleared = { NAME($seat, "side") } otwiera ścieżkę { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-held-pass = { NAME($seat, "side") } trzyma przełęcz { NAME($place, "place", form: "in") }.
why-path-cleared-already = W tej turze jedna ścieżka została już otwarta.
why-no-piece-at-ends = Na żadnym końcu tej ścieżki nie masz swojego elementu.
ui-rt-tower = przełęcz: kto nią włada na koniec swojego Wieczoru, zdobywa punkt
ui-rt-closed = zamknięta ścieżka: nikt nią nie przejdzie. W Dzień może ją otworzyć za wydaną kartę i punkt ten, kto ma element na jednym z jej końców
ui-rt-does-clear = wydajesz kartę i zdobywasz punkt
