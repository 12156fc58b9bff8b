## Pierwsza gra z przewodnikiem: Rzeczna Kompania

lesson-riverfolk-goal = Las już znasz: kto pierwszy ma 30 punktów. Rzeczna Kompania sprzedaje: karty, łodzie, żołnierzy. Inni płacą własnymi wojownikami, a ci stają się twoimi środkami. Za środki działasz i za środki zakładasz placówki handlowe, które punktują.
    .title = Najpierw interes
lesson-riverfolk-start = Czterech wojowników zaczyna gdziekolwiek nad rzeką, która jest dla ciebie ścieżką. Wszyscy czterej { NAME("c11", "place", form: "to") }, na środek: od razu tam władasz.
    .title = Nad rzeką
    .else = Rozproszeni nie władają nigdzie. Razem { NAME("c11", "place", form: "in") } założą placówkę już w pierwszej turze.
lesson-riverfolk-prices = Karta z ręki, łodzie albo najęci wojownicy: wszystko ma cenę od 1 do 4 wojowników. Zbyt drogich rzeczy nikt nie kupi, zbyt tanich szkoda. Dwa za wszystko to przyjazny początek.
    .title = Ile to kosztuje?
    .else = Chciwość opróżnia sklep. Za 2 wojowników na pewno przyjdą.
lesson-riverfolk-funds = Trzy środki: dziś więc do trzech rzeczy. Ruch, bitwa, dobieranie albo wytwarzanie tylko angażują środek, wróci w następnej turze. Werbunek i zakładanie wydają go na dobre.
    .title = Środki to twoje akcje
lesson-riverfolk-establish = Wybierz polanę i wydaj dwa środki tego, kto nią włada. { NAME("c11", "place") } jest twoja, więc dwa własne. Są za to 2 punkty i przychodzi wojownik.
    .title = Pierwsza placówka handlowa
    .else = Placówka punktuje i dopiero z nią masz dywidendy. W pierwszej turze nie ma nic lepszego.
lesson-riverfolk-move = Jeden środek na ruch: trzech wojowników idzie { NAME("c3", "place", form: "to") }, do kotów. Gdzie klienci cię spotykają, tam więcej kupują, a placówek będziesz chcieć i gdzie indziej.
    .title = Pokaż się
lesson-riverfolk-keep-prices = Każdego Wieczoru możesz je zmienić, zanim inni kupią. Twoja ręka leży odkryta, więc patrz ich oczami: za co zapłaciliby? My zostawiamy 2.
    .title = Nowe ceny?
lesson-riverfolk-customers = Koty i ptaki zapłaciły sześcioma wojownikami i masz 7 środków. Niewydane środki dają dywidendy: o następnym Świcie punkt za każde dwa. Placówka jest jednak więcej warta: wymaga środków tego, kto tam włada, a teraz je masz.
    .title = Kupili!
    .else = Oszczędzanie daje dywidendy. Ale ze środkami obu w kasie placówki dadzą znacznie więcej.
lesson-riverfolk-where = Za dwóch ptasich wojowników zakładasz placówkę { NAME("c1", "place", form: "in") }, gdzie włada Orle Gniazdo; za cztery koty dwie następne, { NAME("c10", "place", form: "in") } i { NAME("c8", "place", form: "in") }. Każda daje 2 punkty. Sześć punktów za cudzych żołnierzy: to się nazywa handel.
    .title = Za czyje pieniądze?
lesson-riverfolk-own-way = Patrz, kto czego potrzebuje, i według tego ustalaj ceny. Placówek strzeż: gdy któraś padnie, przepada na dobre, a z nią połowa środków. Kto jest potrzebny wszystkim, tego mało kto atakuje.
    .title = Odtąd sklep jest twój
lesson-riverfolk-over = To była twoja pierwsza gra Rzeczną Kompanią. Każdy jej ruch możesz obejrzeć jeszcze raz na osi czasu.
    .title = Rachunki zamknięte
