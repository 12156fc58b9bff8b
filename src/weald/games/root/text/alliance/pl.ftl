### Alliance, pl.

## Elementy

piece-alliance_warrior = wojownik Sojuszu
    .accusative = wojownika Sojuszu
piece-base = baza
    .accusative = bazę
piece-sympathy = poparcie
    .accusative = poparcie

## Ile: forma podstawowa nazywa, accusative to, co się przenosi, dobiera, traci

count-alliance-warrior = { $count ->
         [one] { $count } wojownik Sojuszu
         [few] { $count } wojownicy Sojuszu
         [many] { $count } wojowników Sojuszu
        *[other] { $count } wojownika Sojuszu
    }
    .accusative = { $count ->
         [one] { $count } wojownika Sojuszu
         [few] { $count } wojowników Sojuszu
         [many] { $count } wojowników Sojuszu
        *[other] { $count } wojownika Sojuszu
    }
count-base = { $count ->
         [one] { $count } baza
         [few] { $count } bazy
         [many] { $count } baz
        *[other] { $count } bazy
    }
    .accusative = { $count ->
         [one] { $count } bazę
         [few] { $count } bazy
         [many] { $count } baz
        *[other] { $count } bazy
    }
count-sympathy = { $count ->
         [one] { $count } żeton poparcia
         [few] { $count } żetony poparcia
         [many] { $count } żetonów poparcia
        *[other] { $count } żetonu poparcia
    }
    .accusative = { $count ->
         [one] { $count } żeton poparcia
         [few] { $count } żetony poparcia
         [many] { $count } żetonów poparcia
        *[other] { $count } żetonu poparcia
    }
count-supporter = { $count ->
         [one] { $count } zwolennik
         [few] { $count } zwolennicy
         [many] { $count } zwolenników
        *[other] { $count } zwolennika
    }
    .accusative = { $count ->
         [one] { $count } zwolennika
         [few] { $count } zwolenników
         [many] { $count } zwolenników
        *[other] { $count } zwolennika
    }
count-officer = { $count ->
         [one] { $count } oficer
         [few] { $count } oficerowie
         [many] { $count } oficerów
        *[other] { $count } oficera
    }
    .accusative = { $count ->
         [one] { $count } oficera
         [few] { $count } oficerów
         [many] { $count } oficerów
        *[other] { $count } oficera
    }
count-operation = { $count ->
         [one] { $count } operacja
         [few] { $count } operacje
         [many] { $count } operacji
        *[other] { $count } operacji
    }
    .accusative = { $count ->
         [one] { $count } operację
         [few] { $count } operacje
         [many] { $count } operacji
        *[other] { $count } operacji
    }

## O co pyta gra

prompt-outrage = Oburzenie { NAME($place, "place", form: "in") }: którą kartę oddajesz Sojuszowi?
prompt-revolt = Czy wzniecasz bunt?
prompt-spread = Gdzie szerzysz poparcie?
prompt-spend-supporter = Którego zwolennika wydajesz { NAME($place, "place", form: "in") }? Pozostało: { $count }.
prompt-trim-supporters = Bez bazy zostaje tylko pięciu zwolenników. Odrzuć: { $count }.
prompt-alliance-action = Co robisz?
prompt-mobilize = Która karta dołącza do zwolenników?
prompt-train = Którą kartę wydajesz za oficera?
prompt-operation = Operacje wojskowe. Pozostało: { COUNT($count, "operation") }.
prompt-organize-where = Skąd wojownik idzie agitować?

## Co można wybrać

option-done-revolt = Bez kolejnych buntów
option-done-spread = Nie szerz dalej
option-end-alliance-action = Zakończ Dzień
option-end-operation = Bez dalszych operacji
option-give-mobilize = Zmobilizuj kartę { NAME($at, "card") }
option-organize = Agitacja
option-mobilize = Mobilizacja
option-train = Szkolenie
option-revolt = Bunt { NAME($at, "place", form: "in") }
option-spread = { NAME($at, "place", form: "in") }
option-outrage = Oburzenie { NAME($at, "place", form: "in") }
option-base-lost = Utracona baza { NAME($at, "place", form: "in") }

## Co się stało

event-no-officer = Nie ma już wojownika, który mógłby zostać oficerem.
event-outrage-unpaid = Oburzenie { NAME($place, "place", form: "in") }: { NAME($seat, "side") } nie ma pasującej karty.
event-supporters = { NAME($seat, "side") } ma na początku { COUNT($count, "supporter", form: "accusative") }.
event-supporter-discarded = { NAME($seat, "side") } odrzuca zwolennika: { NAME($card, "card") }.
event-spent-supporter = { NAME($seat, "side") } wydaje zwolennika: { NAME($card, "card") }.
event-drew-supporter = { NAME($seat, "side") } dobiera zwolennika.
event-drew-supporter-known = { NAME($seat, "side") } dobiera zwolennika: { NAME($card, "card") }.
event-mobilized = { NAME($seat, "side") } mobilizuje kartę.
event-mobilized-known = { NAME($seat, "side") } mobilizuje kartę { NAME($card, "card") }.
event-outraged = Oburzenie { NAME($place, "place", form: "in") }: { NAME($seat, "side") } oddaje Sojuszowi zwolennika.
event-outraged-known = Oburzenie { NAME($place, "place", form: "in") }: { NAME($seat, "side") } oddaje kartę { NAME($card, "card") }.
event-base-lost = { NAME($seat, "side") } traci bazę ({ NAME($suit, "suit") }) i { COUNT($officers, "officer", form: "accusative") }.
event-revolted = Bunt { NAME($place, "place", form: "in") }!
event-officer = { NAME($seat, "side") } ma teraz { COUNT($count, "officer", form: "accusative") }.
event-sympathy = { NAME($seat, "side") } zdobywa poparcie { NAME($place, "place", form: "in") }.
event-organized = { NAME($seat, "side") } agituje { NAME($place, "place", form: "in") }.

## Dlaczego nie

why-already-sympathetic = Poparcie już tam jest.
why-base-on-map = Baza w tym kolorze jest już na mapie.
why-no-base = Nie ma bazy, w której można werbować.
why-no-organizing = Nie ma wojownika, który mógłby agitować.
why-no-sympathy-left = Nie ma już żetonów poparcia.
why-no-training = Potrzebna jest karta w kolorze bazy na mapie.
why-not-next-to-sympathy = Nie sąsiaduje z polaną z poparciem.
why-not-sympathetic = Nie ma tam poparcia.
why-too-few-supporters = Potrzeba zwolenników: { $needed }, masz { $have }.

## Dlaczego wyboru nie można po prostu cofnąć

undo-got-supporter = Od tego czasu przybył zwolennik.

## Ekran

ui-rt-note-alliance = { COUNT($supporters, "supporter") } · { COUNT($officers, "officer") }
pile-supporters = Zwolennicy
ui-rt-bases = Bazy
ui-rt-base-on-map = na mapie
ui-rt-base-here = jeszcze tutaj
ui-rt-officers = Oficerowie
ui-rt-does-recruit-operation = wojownik przy bazie
ui-rt-does-mobilize = karta dołącza do zwolenników
ui-rt-does-train = wydaj kartę, zyskaj oficera
ui-rt-does-organize = z wojownika poparcie

## Do czego prowadzi wybór

note-sympathy-for = { COUNT($supporters, "supporter") }, +{ COUNT($points, "point") }
note-revolt-for = { COUNT($supporters, "supporter") }; baza, oficer, { COUNT($warriors, "warrior") }
note-outrage-card = Oburzenie: { $suit ->
     [bird] pasująca karta
    *[other] karta w kolorze { NAME($suit, "suit", form: "genitive") }
} dla Sojuszu
note-outrage-empty-handed = Oburzenie: pokazujesz rękę, Sojusz dobiera kartę
