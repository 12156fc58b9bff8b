### Marquise, pl.

## Elementy

piece-marquise_warrior = wojownik Markizy
    .accusative = wojownika Markizy
piece-sawmill = tartak
    .accusative = tartak
piece-workshop = warsztat
    .accusative = warsztat
piece-recruiter = punkt werbunkowy
    .accusative = punkt werbunkowy
piece-wood = drewno
    .accusative = drewno
piece-keep = twierdza
    .accusative = twierdzę

## Ile: forma podstawowa nazywa, accusative to, co się przenosi, dobiera, traci

count-marquise-warrior = { $count ->
         [one] { $count } wojownik Markizy
         [few] { $count } wojownicy Markizy
         [many] { $count } wojowników Markizy
        *[other] { $count } wojownika Markizy
    }
    .accusative = { $count ->
         [one] { $count } wojownika Markizy
         [few] { $count } wojowników Markizy
         [many] { $count } wojowników Markizy
        *[other] { $count } wojownika Markizy
    }
count-sawmill = { $count ->
         [one] { $count } tartak
         [few] { $count } tartaki
         [many] { $count } tartaków
        *[other] { $count } tartaku
    }
    .accusative = { $count ->
         [one] { $count } tartak
         [few] { $count } tartaki
         [many] { $count } tartaków
        *[other] { $count } tartaku
    }
count-workshop = { $count ->
         [one] { $count } warsztat
         [few] { $count } warsztaty
         [many] { $count } warsztatów
        *[other] { $count } warsztatu
    }
    .accusative = { $count ->
         [one] { $count } warsztat
         [few] { $count } warsztaty
         [many] { $count } warsztatów
        *[other] { $count } warsztatu
    }
count-recruiter = { $count ->
         [one] { $count } punkt werbunkowy
         [few] { $count } punkty werbunkowe
         [many] { $count } punktów werbunkowych
        *[other] { $count } punktu werbunkowego
    }
    .accusative = { $count ->
         [one] { $count } punkt werbunkowy
         [few] { $count } punkty werbunkowe
         [many] { $count } punktów werbunkowych
        *[other] { $count } punktu werbunkowego
    }
count-wood = { $count ->
         [one] { $count } żeton drewna
         [few] { $count } żetony drewna
         [many] { $count } żetonów drewna
        *[other] { $count } żetonu drewna
    }
    .accusative = { $count ->
         [one] { $count } żeton drewna
         [few] { $count } żetony drewna
         [many] { $count } żetonów drewna
        *[other] { $count } żetonu drewna
    }
count-keep = { $count ->
         [one] { $count } twierdza
         [few] { $count } twierdze
         [many] { $count } twierdz
        *[other] { $count } twierdzy
    }
    .accusative = { $count ->
         [one] { $count } twierdzę
         [few] { $count } twierdze
         [many] { $count } twierdz
        *[other] { $count } twierdzy
    }

## O co pyta gra

prompt-keep-where = W którym narożniku stanie twierdza?
prompt-first-building = Gdzie umieszczasz pierwszy { NAME($piece, "piece") }?
prompt-field-hospitals = Polegli { NAME($place, "place", form: "in") }: { COUNT($count, "warrior") }. Czy wydajesz pasującą kartę na powrót do twierdzy?
prompt-marquise-action = Co robisz? Pozostało: { COUNT($count, "action") }.
prompt-build-where = Gdzie budujesz?
prompt-build-what = Co budujesz { NAME($place, "place", form: "in") }?
prompt-pay-wood = Skąd bierzesz drewno? Pozostało: { $count }.
prompt-overwork-where = Przy którym tartaku są nadgodziny?
prompt-overwork-card = Którą kartę wydajesz za drewno { NAME($place, "place", form: "in") }?

## Co można wybrać

option-done-field-hospitals = Pozwól im odejść
option-end-marquise-action = Zakończ Dzień
option-extra = Wydaj kartę { NAME($at, "card") } za dodatkową akcję
option-march = Marsz
option-overwork = Nadgodziny
option-hospitals = Szpitale polowe { NAME($at, "place", form: "in") }

## Co się stało

event-keep-lost = Twierdza wypada z gry.
event-garrison = { NAME($seat, "side") } stawia po jednym wojowniku na każdej polanie oprócz przeciwległego narożnika ({ NAME($place, "place") }).
event-healed = { $count ->
         [one] Szpitale polowe: { COUNT($count, "warrior") } wraca { NAME($place, "place", form: "to") }.
         [few] Szpitale polowe: { COUNT($count, "warrior") } wracają { NAME($place, "place", form: "to") }.
         [many] Szpitale polowe: { COUNT($count, "warrior") } wraca { NAME($place, "place", form: "to") }.
        *[other] Szpitale polowe: { COUNT($count, "warrior") } wraca { NAME($place, "place", form: "to") }.
    }
event-paid-wood = { NAME($seat, "side") } płaci drewnem { NAME($place, "place", form: "from") }.

## Dlaczego nie

why-keep-forbids = Przy twierdzy umieszcza tylko Markiza.
why-no-build = Nie ma czego zbudować i opłacić.
why-no-overwork = Potrzebny jest tartak, pasująca karta i drewno w zasobach.
why-no-recruiter = Na mapie nie ma punktu werbunkowego.
why-no-sawmill = Nie ma tam tartaku.
why-no-wood-left = W zasobach nie ma już drewna.
why-recruited-already = W tej turze już był werbunek.
why-too-little-wood = Potrzeba drewna: { $needed }, w zasięgu: { $have }.

## Ekran

ui-rt-note-marquise = w zasobach { COUNT($warriors, "warrior") }, { COUNT($wood, "wood") }
ui-rt-wood-cost = koszt w drewnie
ui-rt-track-sawmill = Tartaki
ui-rt-track-workshop = Warsztaty
ui-rt-track-recruiter = Punkty werbunkowe
ui-rt-does-march = do dwóch ruchów
ui-rt-does-overwork = wydaj kartę, połóż drewno


## Terminal: nazwy tego, co leży na planszy frakcji

share-recruited = już był werbunek

## Do czego prowadzi wybór

note-wood-for-points = { COUNT($wood, "wood") }, +{ COUNT($points, "point") }
note-wood-in-reach = drewna w zasięgu: { $wood }
note-at-recruiters = { COUNT($count, "warrior") }
