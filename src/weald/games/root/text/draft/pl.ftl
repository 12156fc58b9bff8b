### Przygotowanie zaawansowane: wybór frakcji, ojczyzny, trzy z pięciu kart.

## Wybór

prompt-draft = Którą frakcją zagrasz?
option-draft = { NAME($at, "side") }
event-draft-dealt = Karty przygotowania: { NAME($sides, "side") }.
event-setup-locked = Zablokowana, dopóki ktoś nie weźmie frakcji wojującej: { NAME($side, "side") }.
event-setup-character = Kto zagra Włóczęgą, ma postać { NAME($character, "character") }.
event-drafted = { NAME($seat, "side") }: ta frakcja jest wybrana.
why-setup-card-locked = Jest zablokowana, dopóki ktoś nie weźmie frakcji wojującej.
why-setup-card-taken = Ktoś już gra tą frakcją.
why-other-character-dealt = Z Włóczęgą wyłożono inną postać.
ui-rt-draft = Wybór frakcji
ui-rt-militant = wojująca
ui-rt-insurgent = powstańcza
ui-rt-locked = zablokowana
ui-rt-draft-taken = gra { $who }
ui-rt-draft-next = Każdy wybiera i przygotowuje się, zanim wybierze następny.

## Karty przygotowania

setup-marquise = Trzy ojczyzny, każda sąsiaduje z inną z nich: w każdej 2 wojowników, na każdej innej polanie 1; w jednej twierdza; tartak, warsztat i punkt werbunkowy, w każdej jeden.
setup-eyrie = Ojczyzna na brzegu mapy, o dwie lub więcej polan dalej od ojczyzn wrogów: 6 wojowników i grzęda.
setup-alliance = Bez ojczyzny: 3 zwolenników.
setup-vagabond = Bez ojczyzny: pionek w dowolnym lesie, z wyłożoną postacią.
setup-cult = Ojczyzna niesąsiadująca z ojczyznami wrogów: 4 wojowników i ogród; wokół niej 3 wojowników; 2 akolitów; dowolny wyrzutek.
setup-riverfolk = Bez ojczyzny: 4 wojowników na polanach nad rzeką, 3 w płatnościach, ceny.
setup-duchy = Ojczyzna niesąsiadująca z ojczyznami wrogów: 2 wojowników i tunel; wokół niej 5 wojowników.
setup-corvids = Dowolna ojczyzna: wojownik i zakryta intryga; potem wojownik na polanie każdego koloru.
setup-hundreds = Ojczyzna na brzegu mapy, o dwie lub więcej polan dalej od ojczyzn wrogów: wódz, 4 wojowników i twierdza Setek.
setup-keepers = Dwie sąsiadujące ojczyzny na brzegu mapy, o dwie lub więcej polan dalej od ojczyzn wrogów: w każdej 4 wojowników; relikwie w lasach.

## Ojczyzny

prompt-homeland = Która polana będzie ojczyzną? ({ NAME($side, "side") })
prompt-home-keep = W której ojczyźnie stanie twierdza?
event-settled = { NAME($seat, "side") } ma ojczyznę { NAME($place, "place", form: "in") }.
event-garrison-all = { NAME($seat, "side") } stawia po jednym wojowniku na każdej innej polanie.
event-first-acolytes = { NAME($seat, "side") } zaczyna z akolitami: { $count }.
prompt-city-garden = Który ogród umieszczasz w Zaginionym Mieście?
why-homeland-taken = Jest tam ojczyzna wroga.
why-homeland-too-close = Leży zbyt blisko ojczyzny wroga, a są i dalsze.
why-homeland-already = To już jedna z twoich ojczyzn.
why-homelands-apart = Każda ojczyzna musi sąsiadować z inną z nich.
why-homeland-built = W każdej ojczyźnie stoi jeden budynek.
why-keep-near-enemy = Sąsiaduje z ojczyzną wroga, a jest i dalsze miejsce.
why-no-homeland-beside = Obok nie ma polany na drugą ojczyznę.

## Trzy z pięciu kart

prompt-return-card = Zatrzymaj trzy karty: którą oddajesz? Pozostało: { $count }.
option-return = Oddaj kartę { NAME($at, "card") }
event-kept-three = { NAME($seat, "side") } oddaje kartę do talii.
event-kept-three-known = { NAME($seat, "side") } oddaje do talii kartę { NAME($card, "card") }.
