### Cult, pl.

## Elementy

piece-cult_warrior = wojownik Kultu
    .accusative = wojownika Kultu
piece-garden_fox = lisi ogród
    .accusative = lisi ogród
piece-garden_rabbit = króliczy ogród
    .accusative = króliczy ogród
piece-garden_mouse = mysi ogród
    .accusative = mysi ogród

## Ile: forma podstawowa nazywa, accusative to, co się przenosi, dobiera, traci

count-cult-warrior = { $count ->
         [one] { $count } wojownik Kultu
         [few] { $count } wojownicy Kultu
         [many] { $count } wojowników Kultu
        *[other] { $count } wojownika Kultu
    }
    .accusative = { $count ->
         [one] { $count } wojownika Kultu
         [few] { $count } wojowników Kultu
         [many] { $count } wojowników Kultu
        *[other] { $count } wojownika Kultu
    }
count-garden-fox = { $count ->
         [one] { $count } lisi ogród
         [few] { $count } lisie ogrody
         [many] { $count } lisich ogrodów
        *[other] { $count } lisiego ogrodu
    }
    .accusative = { $count ->
         [one] { $count } lisi ogród
         [few] { $count } lisie ogrody
         [many] { $count } lisich ogrodów
        *[other] { $count } lisiego ogrodu
    }
count-garden-rabbit = { $count ->
         [one] { $count } króliczy ogród
         [few] { $count } królicze ogrody
         [many] { $count } króliczych ogrodów
        *[other] { $count } króliczego ogrodu
    }
    .accusative = { $count ->
         [one] { $count } króliczy ogród
         [few] { $count } królicze ogrody
         [many] { $count } króliczych ogrodów
        *[other] { $count } króliczego ogrodu
    }
count-garden-mouse = { $count ->
         [one] { $count } mysi ogród
         [few] { $count } mysie ogrody
         [many] { $count } mysich ogrodów
        *[other] { $count } mysiego ogrodu
    }
    .accusative = { $count ->
         [one] { $count } mysi ogród
         [few] { $count } mysie ogrody
         [many] { $count } mysich ogrodów
        *[other] { $count } mysiego ogrodu
    }
count-acolyte = { $count ->
         [one] { $count } akolita
         [few] { $count } akolici
         [many] { $count } akolitów
        *[other] { $count } akolity
    }
    .accusative = { $count ->
         [one] { $count } akolitę
         [few] { $count } akolitów
         [many] { $count } akolitów
        *[other] { $count } akolity
    }

## Kult

conspiracy-crusade = krucjata
    .accusative = krucjatę
conspiracy-convert = nawrócenie
    .accusative = nawrócenie
conspiracy-sanctify = uświęcenie
    .accusative = uświęcenie

## O co pyta gra

prompt-cult-start = W którym narożniku zaczyna Kult?
prompt-first-outcast = Który kolor jest pierwszym wyrzutkiem?
prompt-conspire = Spiski na polanach wyrzutka ({ NAME($suit, "suit") }): masz { COUNT($acolytes, "acolyte", form: "accusative") }.
prompt-crusade-battle = Czy rozpoczynasz bitwę { NAME($place, "place", form: "in") }?
prompt-convert-where = Gdzie nawracasz wojownika?
prompt-convert-whom = Którego wojownika { NAME($place, "place", form: "in") } nawracasz?
prompt-sanctify-where = Gdzie uświęcasz budynek?
prompt-sanctify-what = Który budynek { NAME($place, "place", form: "in") } zastąpi ogród?
prompt-cult-action = Którą kartę odsłaniasz dla rytuału?
prompt-ritual = Który rytuał odprawiasz za kartę { NAME($card, "card") }?
prompt-ritual-build = Gdzie budujesz ogród ({ NAME($suit, "suit") })?
prompt-ritual-recruit = Gdzie werbujesz wojownika ({ NAME($suit, "suit") })?

## Co można wybrać

option-done-conspire = Bez dalszych spisków
option-done-crusade-battle = Bez bitwy
option-end-cult-action = Zakończ Dzień
option-crusade = Krucjata: bitwa
option-crusade-march = Krucjata: ruch
option-convert = Nawrócenie
option-sanctify = Uświęcenie
option-build-ritual = Budowa ogrodu
option-recruit-ritual = Werbunek
option-score = Punktowanie
option-sacrifice = Poświęcenie
option-fear = Strach po utracie ogrodu { NAME($at, "place", form: "in") }

## Co się stało

event-outcast = Wyrzutkiem zostaje { NAME($suit, "suit") }.
event-hated = Wyrzutek ({ NAME($suit, "suit") }) jest teraz znienawidzony: spiski kosztują o jednego akolitę mniej.
event-souls-discarded = { NAME($seat, "side") } odrzuca { COUNT($count, "card", form: "accusative") } z Zagubionych Dusz.
event-conspired = { NAME($seat, "side") } wydaje { COUNT($count, "acolyte", form: "accusative") } na { NAME($conspiracy, "conspiracy", form: "accusative") }.
event-converted = { NAME($piece, "piece") } { NAME($place, "place", form: "in") } przechodzi do Kultu.
event-sanctified = { NAME($place, "place", form: "in") } rośnie teraz { NAME($piece, "piece") }.
event-revealed = { NAME($seat, "side") } odsłania dla rytuału kartę { NAME($card, "card") }.
event-sacrificed = { NAME($seat, "side") } poświęca wojownika i ma teraz { COUNT($acolytes, "acolyte", form: "accusative") }.
event-revenge = Zemsta: { $count ->
         [one] { $count } wojownik zostaje akolitą
         [few] { $count } wojownicy zostają akolitami
         [many] { $count } wojowników zostaje akolitami
        *[other] { $count } wojownika zostaje akolitami
    } (razem { $acolytes }).
event-feared = Strach wiernych: { NAME($seat, "side") } traci ogród { NAME($place, "place", form: "in") } i odrzuca losową kartę: { NAME($card, "card") }.
event-returned = { NAME($seat, "side") } bierze z powrotem na rękę { $count ->
         [one] odsłoniętą kartę
         [few] { $count } odsłonięte karty
         [many] { $count } odsłoniętych kart
        *[other] { $count } odsłoniętej karty
    }.

## Dlaczego nie

why-birds-not-wild = Ptasie karty nie są dla rytuałów dowolne: służą tylko do poświęcenia.
why-needs-a-bird = Poświęcenie wymaga ptasiej karty.
why-no-enemy-building = Nie ma tam budynku wroga.
why-no-enemy-warrior = Nie ma tam wojownika wroga.
why-no-garden-left = Nie ma już ogrodu w tym kolorze.
why-no-ritual = Nie ma już rytuału dla karty w tym kolorze.
why-not-outcast = To nie jest polana w kolorze wyrzutka.
why-nothing-to-convert = Na polanach wyrzutka nie ma wojownika wroga, którego można zastąpić.
why-nothing-to-sanctify = Na polanach wyrzutka nie ma budynku wroga, który można zastąpić.
why-nowhere-to-build = Nie władasz polaną w tym kolorze z wolnym polem.
why-nowhere-to-recruit = Na żadnej polanie w tym kolorze nie wolno ci umieszczać.
why-scored-already = W tej turze punkty za ten kolor są już zdobyte.
why-too-few-acolytes = Potrzeba akolitów: { $needed }, masz { $have }.

## Ekran

pile-souls = Zagubione Dusze
ui-rt-note-cult = { COUNT($acolytes, "acolyte") } · { $hated ->
         [1] znienawidzony
        *[other] wyrzutek
    }: { NAME($outcast, "suit") }
ui-rt-acolytes = Akolici
ui-rt-outcast = Wyrzutek
ui-rt-hated = Znienawidzony wyrzutek
ui-rt-souls-count = Zagubione Dusze według kolorów
ui-rt-no-souls = jeszcze żadnych
ui-rt-track-garden_fox = Lisie ogrody
ui-rt-track-garden_rabbit = Królicze ogrody
ui-rt-track-garden_mouse = Mysie ogrody
ui-rt-garden-draw = o kartę więcej Wieczorem
ui-rt-revenge = do akolitów: { $count }
ui-rt-does-crusade = bitwa za { COUNT($cost, "acolyte", form: "accusative") }
ui-rt-does-crusade-march = ruch i może bitwa za { COUNT($cost, "acolyte", form: "accusative") }
ui-rt-does-convert = wojownik za { COUNT($cost, "acolyte", form: "accusative") }
ui-rt-does-sanctify = budynek za { COUNT($cost, "acolyte", form: "accusative") }
ui-rt-does-build-ritual = tam, gdzie władasz
ui-rt-does-recruit-ritual = wojownik na polanie tego koloru
ui-rt-does-score = wydaj kartę, { COUNT($points, "point") }
ui-rt-does-sacrifice = z wojownika akolita
share-outcast = wyrzutek
share-hated = znienawidzony
share-scored = punkty zdobyte za
share-conspiracy = spiski kosztują

## Do czego prowadzą wybory

note-reveal-acolyte = jeden akolita
note-reveal-scores = punktowanie: +{ COUNT($points, "point") }
note-garden-scores = punktowanie da potem { COUNT($points, "point", form: "accusative") }
note-warriors-there = wrogich wojowników: { $count }
note-sanctify-scores = +{ COUNT($now, "point") }; punktowanie da potem { COUNT($points, "point", form: "accusative") }
