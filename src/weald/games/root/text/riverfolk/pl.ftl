### Riverfolk, pl.

## Elementy

piece-riverfolk_warrior = wojownik Rzecznej Kompanii
    .accusative = wojownika Rzecznej Kompanii
piece-trade_post_fox = lisia placówka handlowa
    .accusative = lisią placówkę handlową
piece-trade_post_rabbit = królicza placówka handlowa
    .accusative = króliczą placówkę handlową
piece-trade_post_mouse = mysia placówka handlowa
    .accusative = mysią placówkę handlową

## Ile: forma podstawowa nazywa, accusative to, co się przenosi, dobiera, traci

count-riverfolk-warrior = { $count ->
         [one] { $count } wojownik Rzecznej Kompanii
         [few] { $count } wojownicy Rzecznej Kompanii
         [many] { $count } wojowników Rzecznej Kompanii
        *[other] { $count } wojownika Rzecznej Kompanii
    }
    .accusative = { $count ->
         [one] { $count } wojownika Rzecznej Kompanii
         [few] { $count } wojowników Rzecznej Kompanii
         [many] { $count } wojowników Rzecznej Kompanii
        *[other] { $count } wojownika Rzecznej Kompanii
    }
count-trade-post-fox = { $count ->
         [one] { $count } lisia placówka handlowa
         [few] { $count } lisie placówki handlowe
         [many] { $count } lisich placówek handlowych
        *[other] { $count } lisiej placówki handlowej
    }
    .accusative = { $count ->
         [one] { $count } lisią placówkę handlową
         [few] { $count } lisie placówki handlowe
         [many] { $count } lisich placówek handlowych
        *[other] { $count } lisiej placówki handlowej
    }
count-trade-post-rabbit = { $count ->
         [one] { $count } królicza placówka handlowa
         [few] { $count } królicze placówki handlowe
         [many] { $count } króliczych placówek handlowych
        *[other] { $count } króliczej placówki handlowej
    }
    .accusative = { $count ->
         [one] { $count } króliczą placówkę handlową
         [few] { $count } królicze placówki handlowe
         [many] { $count } króliczych placówek handlowych
        *[other] { $count } króliczej placówki handlowej
    }
count-trade-post-mouse = { $count ->
         [one] { $count } mysia placówka handlowa
         [few] { $count } mysie placówki handlowe
         [many] { $count } mysich placówek handlowych
        *[other] { $count } mysiej placówki handlowej
    }
    .accusative = { $count ->
         [one] { $count } mysią placówkę handlową
         [few] { $count } mysie placówki handlowe
         [many] { $count } mysich placówek handlowych
        *[other] { $count } mysiej placówki handlowej
    }
count-fund = { $count ->
         [one] { $count } środek
         [few] { $count } środki
         [many] { $count } środków
        *[other] { $count } środka
    }
    .accusative = { $count ->
         [one] { $count } środek
         [few] { $count } środki
         [many] { $count } środków
        *[other] { $count } środka
    }

## Rzeczna Kompania

service-hand_card = karta z ręki
    .text = Weź dowolną kartę z odkrytej ręki Rzecznej Kompanii.
service-riverboats = łodzie rzeczne
    .text = Do końca twojej tury rzeki są dla ciebie ścieżkami.
service-mercenaries = najęci wojownicy
    .text = W Dzień i Wieczór wojownicy Rzecznej Kompanii liczą się jako twoi dla władania i w bitwach, oprócz bitew przeciw Rzecznej Kompanii.

## O co pyta gra

prompt-riverfolk-start = Na której polanie nad rzeką umieszczasz wojownika? Pozostało: { COUNT($count, "warrior") }.
prompt-first-price = Jaka będzie cena: { NAME($service, "service") }?
prompt-buy-services = Czy kupujesz coś od Rzecznej Kompanii? Płacisz wojownikami ze swoich zasobów.
prompt-riverfolk-action = Co robisz? Masz: { COUNT($count, "fund", form: "accusative") }.
prompt-commit-which = Czyjego wojownika angażujesz?
prompt-craft-fund = Czyjego wojownika angażujesz do wytwarzania? Do zaangażowania pozostało: { COUNT($count, "fund") }.
prompt-spend-which = Czyjego wojownika wydajesz?
prompt-disruption-which = Zakłócenie handlu: czyj wojownik opuszcza twoje środki? Do oddania pozostało: { COUNT($count, "fund") }.
prompt-establish-where = Gdzie zakładasz placówkę handlową? Wydajesz dwa środki tego, kto tam włada.
prompt-establish-suit = Placówka handlowa w którym kolorze?
prompt-export-or-not = { NAME($card, "card") }: bierzesz nagrodę czy eksportujesz kartę?
prompt-set-prices = Czy zmieniasz ceny?

## Co można wybrać

option-done-buy-services = Nie kupuj nic więcej
option-done-set-prices = Zostaw ceny
option-end-riverfolk-action = Zakończ Dzień
option-buy = Kup kartę { NAME($at, "card") } (cena { $cards })
option-hire-riverboats = Łodzie rzeczne (cena { $boats })
option-hire-mercenaries = Najęci wojownicy (cena { $mercenaries })
option-fund = { NAME($at, "side") }
option-draw = Dobierz kartę
option-establish = Załóż placówkę handlową
option-reward-of-craft = Weź nagrodę
option-export = Eksport
option-disruption = Zakłócenie handlu { NAME($at, "place", form: "in") }
option-price-hand_card = Karta z ręki: { $n }
option-price-riverboats = Łodzie rzeczne: { $n }
option-price-mercenaries = Najęci wojownicy: { $n }

## Co się stało

event-bought-card = { NAME($seat, "side") } kupuje od Rzecznej Kompanii kartę { NAME($card, "card") } za { COUNT($price, "warrior", form: "accusative") }.
event-hired = { NAME($seat, "side") } kupuje usługę Rzecznej Kompanii za { COUNT($price, "warrior", form: "accusative") }: { NAME($service, "service") }.
event-paid-with-items = { NAME($seat, "side") } płaci przedmiotami; Rzeczna Kompania kładzie na polu płatności { COUNT($count, "warrior", form: "accusative") } ze swoich zasobów.
event-set-price = { NAME($seat, "side") } ustala cenę { $price }: { NAME($service, "service") }.
event-protected = Protekcjonizm: nikt nie zapłacił, więc Rzeczna Kompania kładzie na polu płatności { COUNT($count, "warrior", form: "accusative") } ze swoich zasobów.
event-gathered = { NAME($seat, "side") } zbiera { COUNT($count, "fund", form: "accusative") }.
event-committed = { NAME($seat, "side") } angażuje środek { NAME($owner, "side", form: "genitive") }.
event-spent-fund = { NAME($seat, "side") } wydaje środek { NAME($owner, "side", form: "genitive") }: wraca do zasobów.
event-lost-fund = { NAME($seat, "side") } traci środek { NAME($owner, "side", form: "genitive") }: wraca do zasobów.
event-disrupted = Zakłócenie handlu { NAME($place, "place", form: "in") }: { NAME($seat, "side") } oddaje { COUNT($count, "fund", form: "accusative") }.
event-established = { NAME($seat, "side") } zakłada { NAME($piece, "piece", form: "accusative") } { NAME($place, "place", form: "in") }.
event-exported = { NAME($seat, "side") } eksportuje kartę { NAME($card, "card") } i kładzie wojownika na polu płatności.

## Dlaczego nie

why-too-expensive = Cena to { $price }, możesz zapłacić { $have }.
why-enough-services = Liczba usług, które możesz kupić w tej turze: { $most }. Jedna i po jednej za każdą polanę z placówką handlową i twoim elementem.
why-nothing-on-display = Rzeczna Kompania nie ma kart.
why-hired-already = Już to masz w tej turze.
why-not-for-a-pawn = Włóczęga nie może nająć wojowników.
why-not-against-their-own = Najęci wojownicy nie walczą z Rzeczną Kompanią, a własnych wojowników tam nie masz.
why-no-funds = Nie masz środków.
why-too-few-funds = Potrzebne środki: { $needed }, masz { $have }.
why-funds-of-ruler = Środki { NAME($owner, "side", form: "genitive") }, bo ta frakcja tam włada: potrzeba { $needed }, masz { $have }.
why-not-on-river = Ta polana nie leży nad rzeką.
why-no-river-place = Nie ma polany nad rzeką, na której możesz coś umieścić.
why-has-post = Jest tam już placówka handlowa.
why-unruled = Nikt nie włada tą polaną.
why-no-post-left = Nie ma już placówki handlowej w tym kolorze.
why-no-establishing = Na żadnej polanie, którą ktoś włada i na której nie ma placówki handlowej, nie masz dwóch środków jej władcy.
why-price-already = To jest obecna cena.

## Ekran

ui-rt-note-riverfolk = ceny: karta { $cards }, łodzie { $boats }, najęci { $mercenaries }
ui-rt-funds = Środki
ui-rt-payments = Płatności
ui-rt-commitments = Zaangażowane
ui-rt-on-crafting = Na polach wytwarzania
ui-rt-buy-from = Do kupienia od Rzecznej Kompanii
ui-rt-shop = Rynek
ui-rt-shop-bought = Kupione w tej turze: { $count }
ui-rt-price = Cena
ui-rt-wares = Ręka odkryta dla wszystkich
ui-rt-no-wares = brak kart w ofercie
ui-rt-shop-buy = Kup
ui-rt-serves = w tej turze: { $side }
ui-rt-post-track = Placówki handlowe
ui-rt-empty-box = brak
ui-rt-does-draw = zaangażuj środek i dobierz kartę
ui-rt-does-establish = dwa środki władcy: punkty i miejsce do wytwarzania
ui-rt-does-move-riverfolk-action = zaangażuj środek; rzekami bez władania
ui-rt-does-battle-riverfolk-action = zaangażuj środek
ui-rt-does-recruit-riverfolk-action = wydaj środek: wojownik na polanie nad rzeką
share-funds = środki
share-payments = płatności
share-commitments = zaangażowane środki
share-crafting = zaangażowane do wytwarzania
share-prices = ceny
share-bought = usługi kupione w tej turze
share-riverboats = łodzie rzeczne
share-mercenaries = najęci wojownicy

## Do czego prowadzi wybór

note-post-scores = +{ COUNT($points, "point") }
