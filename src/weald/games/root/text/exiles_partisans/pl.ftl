### Exiles and Partisans deck, pl. Ambush, dominance and item cards are in the base deck.

## Karty

card-saboteurs = Sabotażyści
    .text = Na początku Świtu: odrzuć tę kartę, aby odrzucić trwały efekt wroga.
card-soup_kitchens = Garkuchnie
    .text = Każdy twój żeton liczy się jako 2 przy ustalaniu, kto włada jego polaną.
card-boat_builders = Szkutnicy
    .text = Rzeki są dla ciebie ścieżkami.
card-corvid_planners = Kruczy planiści
    .text = Przy ruchu nie musisz władać ani polaną początkową, ani docelową.
card-eyrie_emigre = Orli emigrant
    .text = Na końcu Świtu musisz wykonać ruch, a potem rozpocząć bitwę tam, gdzie się skończył. Jeśli nie zrobisz obu rzeczy, odrzuć tę kartę.
card-fox_partisans = Lisi partyzanci
    .text = W bitwie na lisiej polanie: możesz zadać 1 dodatkowe trafienie; potem odrzuć z ręki wszystkie karty prócz lisich, ptasie też.
card-propaganda_bureau = Biuro propagandy
    .text = W Dzień, raz na turę: wydaj kartę, aby usunąć wojownika wroga z polany jej koloru i umieścić tam swojego.
card-false_orders = Fałszywe rozkazy
    .text = O Świcie: odrzuć tę kartę, aby poruszyć połowę wojowników wroga z jednej polany (zaokrąglając w górę) na sąsiednią. Władanie nie ma znaczenia.
card-informants = Informatorzy
    .text = Wieczorem możesz zamiast dobierać wziąć kartę Zasadzki ze stosu kart odrzuconych.
card-rabbit_partisans = Króliczy partyzanci
    .text = W bitwie na króliczej polanie: możesz zadać 1 dodatkowe trafienie; potem odrzuć z ręki wszystkie karty prócz króliczych, ptasie też.
card-tunnels = Tunele
    .text = Wszystkie polany z twoimi elementami wytwórczymi sąsiadują dla ciebie ze sobą.
card-charm_offensive = Ofensywa uroku
    .text = Na początku Wieczoru: możesz dobrać 1 kartę; wybrany gracz zdobywa 1 punkt.
card-swap_meet = Targ wymiany
    .text = O Świcie, raz na turę: zabierz innemu graczowi losową kartę i daj mu wybraną przez siebie.
card-coffin_makers = Trumniarze
    .text = Wojownicy, którzy mieliby wrócić do zasobów, trafiają na tę kartę. Na początku swojego Świtu zdobądź 1 punkt za każdych 5, potem wszyscy wracają do swoich zasobów.
card-mouse_partisans = Mysi partyzanci
    .text = W bitwie na mysiej polanie: możesz zadać 1 dodatkowe trafienie; potem odrzuć z ręki wszystkie karty prócz mysich, ptasie też.
card-league_of_adventurous_mice = Liga myszy poszukiwaczek przygód
    .text = W Dzień, raz na turę: na stałe wyczerp wytworzony przedmiot, aby wykonać ruch albo rozpocząć bitwę.
card-murine_broker = Mysi pośrednik
    .text = Gdy inny gracz wytworzy przedmiot, dobierz 1 kartę.
card-master_engravers = Mistrzowie grawerstwa
    .text = Gdy wytworzysz przedmiot, zdobądź o 1 punkt więcej.

## O co pyta gra

prompt-sabotage-whom = Czyj trwały efekt sabotujesz?
prompt-sabotage-what = Który trwały efekt { NAME($side, "side", form: "genitive") } odrzucasz?
prompt-bureau-card = Którą kartę wydajesz na propagandę?
prompt-bureau-where = Skąd znika wojownik wroga za kartę { NAME($card, "card") }?
prompt-bureau-whom = Czyj wojownik znika { NAME($place, "place", form: "from") }?
prompt-orders-whom = Kto dostaje fałszywe rozkazy?
prompt-orders-from = Gdzie wojownicy { NAME($side, "side", form: "genitive") } dostają fałszywe rozkazy?
prompt-orders-to = Dokąd wysyłasz { COUNT($count, "warrior", form: "accusative") } { NAME($side, "side", form: "genitive") } { NAME($from, "place", form: "from") }?
prompt-informants = Dobierasz { COUNT($count, "card", form: "accusative") } czy bierzesz Zasadzkę ze stosu kart odrzuconych?
prompt-charm-whom = Kto zdobywa punkt za twoją kartę?
prompt-swap-with = Z kim wymieniasz kartę?
prompt-swap-give = Którą kartę dajesz w zamian { NAME($side, "side", form: "dative") }?
prompt-league-item = Który wytworzony przedmiot wyczerpujesz na stałe?
prompt-league-how = Do czego używasz: { NAME($item, "item") }?
option-done-informants = Dobierz
option-turned = { NAME($at, "item") } (po wyczerpaniu)

## Co się dzieje

event-sabotaged = { NAME($seat, "side") } sabotuje kartę { NAME($card, "card") } u { NAME($side, "side", form: "genitive") }.
event-misled = { NAME($seat, "side") } wydaje fałszywe rozkazy wojownikom { NAME($side, "side", form: "genitive") } { NAME($place, "place", form: "in") }.
event-informed = { NAME($seat, "side") } bierze ze stosu kart odrzuconych kartę { NAME($card, "card") } i nie dobiera.
event-gave-card = { NAME($seat, "side") } daje kartę { NAME($side, "side", form: "dative") }.
event-gave-card-known = { NAME($seat, "side") } daje { NAME($side, "side", form: "dative") } kartę { NAME($card, "card") }.
event-buried = { $count ->
         [one] Trumniarze chowają { NAME($piece, "piece", form: "accusative") }.
         [few] Trumniarze chowają { COUNT($count, $piece, form: "accusative") }.
         [many] Trumniarze chowają { COUNT($count, $piece, form: "accusative") }.
        *[other] Trumniarze chowają { COUNT($count, $piece, form: "accusative") }.
    }
event-unburied = Z karty Trumniarze do zasobów: { COUNT($count, "warrior") }.
event-exhausted-crafted = { NAME($seat, "side") } wyczerpuje na stałe wytworzony przedmiot: { NAME($item, "item") }.
hit-partisans = Partyzanci

## Dlaczego nie?

why-must-use = Najpierw musisz użyć wyłożonej karty.
why-nothing-to-sabotage = Nie ma trwałego efektu do odrzucenia.
why-nobody-to-sway = Nie ma wojownika wroga, który mógłby zniknąć.
why-nobody-to-mislead = Nie ma wojowników wroga, których można by odesłać.
why-nowhere-to-send = Nie ma sąsiedniej polany, na którą mogliby pójść.
why-no-coffins = Na karcie nie leżą żadni wojownicy.
why-no-face-up-item = Nie masz odkrytego wytworzonego przedmiotu.

## Ekran

ui-rt-coffins = Na karcie Trumniarze
ui-rt-face-down = { NAME($item, "item") } (po wyczerpaniu)
