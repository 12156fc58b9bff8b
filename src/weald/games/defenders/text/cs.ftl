### Strážci Divočiny česky: slova hry, místa, karty.
###
### Jedna věc má jedno jméno. Záznam je v přítomném čase: je stejný pro Řád i pro Radu.


## Hra a strany

game-defenders = Strážci Divočiny

side-order = Řád
    .genitive = Řádu
    .dative = Řádu
    .accusative = Řád
    .locative = Řádu
    .instrumental = Řádem
side-council = Rada
    .genitive = Rady
    .dative = Radě
    .accusative = Radu
    .locative = Radě
    .instrumental = Radou
side-coven = Klan
    .genitive = Klanu
    .dative = Klanu
    .accusative = Klan
    .locative = Klanu
    .instrumental = Klanem
side-sect = Sekta
    .genitive = Sekty
    .dative = Sektě
    .accusative = Sektu
    .locative = Sektě
    .instrumental = Sektou

side-order-council = Řád a Rada
    .genitive = Řádu a Rady
    .dative = Řádu a Radě
    .accusative = Řád a Radu
    .locative = Řádu a Radě
    .instrumental = Řádem a Radou
side-order-coven = Řád a Klan
    .genitive = Řádu a Klanu
    .dative = Řádu a Klanu
    .accusative = Řád a Klan
    .locative = Řádu a Klanu
    .instrumental = Řádem a Klanem
side-order-sect = Řád a Sekta
    .genitive = Řádu a Sekty
    .dative = Řádu a Sektě
    .accusative = Řád a Sektu
    .locative = Řádu a Sektě
    .instrumental = Řádem a Sektou
side-council-coven = Rada a Klan
    .genitive = Rady a Klanu
    .dative = Radě a Klanu
    .accusative = Radu a Klan
    .locative = Radě a Klanu
    .instrumental = Radou a Klanem
side-council-sect = Rada a Sekta
    .genitive = Rady a Sekty
    .dative = Radě a Sektě
    .accusative = Radu a Sektu
    .locative = Radě a Sektě
    .instrumental = Radou a Sektou
side-coven-sect = Klan a Sekta
    .genitive = Klanu a Sekty
    .dative = Klanu a Sektě
    .accusative = Klan a Sektu
    .locative = Klanu a Sektě
    .instrumental = Klanem a Sektou


## Prostředí, předměty, směry, fáze

terrain-forest = les
terrain-plains = pláně
terrain-marsh = bažiny
terrain-mountain = hory
item-map = mapa
    .accusative = mapu
item-bread = jídlo
    .accusative = jídlo
item-potion = lektvary
    .accusative = lektvary
item-rocket = rakety
    .accusative = rakety
direction-right = vpravo
direction-left = vlevo
phase-setup = Příprava
phase-choosing = Fáze vedení: výběr
phase-revealing = Fáze vedení: odhalení
phase-acting = Fáze akcí


## Místa: řady a až g od severu k jihu, číslované od západu

place-core = jádro
    .short = jádro
    .in = na jádru
    .from = z jádra
    .to = na jádro
place-a1 = a1
    .short = a1
    .in = na a1
    .from = z a1
    .to = na a1
place-a2 = a2
    .short = a2
    .in = na a2
    .from = z a2
    .to = na a2
place-a3 = a3
    .short = a3
    .in = na a3
    .from = z a3
    .to = na a3
place-a4 = a4
    .short = a4
    .in = na a4
    .from = z a4
    .to = na a4
place-b1 = b1
    .short = b1
    .in = na b1
    .from = z b1
    .to = na b1
place-b2 = b2
    .short = b2
    .in = na b2
    .from = z b2
    .to = na b2
place-b3 = b3
    .short = b3
    .in = na b3
    .from = z b3
    .to = na b3
place-b4 = b4
    .short = b4
    .in = na b4
    .from = z b4
    .to = na b4
place-b5 = b5
    .short = b5
    .in = na b5
    .from = z b5
    .to = na b5
place-c1 = c1
    .short = c1
    .in = na c1
    .from = z c1
    .to = na c1
place-c2 = c2
    .short = c2
    .in = na c2
    .from = z c2
    .to = na c2
place-c3 = c3
    .short = c3
    .in = na c3
    .from = z c3
    .to = na c3
place-c4 = c4
    .short = c4
    .in = na c4
    .from = z c4
    .to = na c4
place-c5 = c5
    .short = c5
    .in = na c5
    .from = z c5
    .to = na c5
place-c6 = c6
    .short = c6
    .in = na c6
    .from = z c6
    .to = na c6
place-d1 = d1
    .short = d1
    .in = na d1
    .from = z d1
    .to = na d1
place-d2 = d2
    .short = d2
    .in = na d2
    .from = z d2
    .to = na d2
place-d3 = d3
    .short = d3
    .in = na d3
    .from = z d3
    .to = na d3
place-d5 = d5
    .short = d5
    .in = na d5
    .from = z d5
    .to = na d5
place-d6 = d6
    .short = d6
    .in = na d6
    .from = z d6
    .to = na d6
place-d7 = d7
    .short = d7
    .in = na d7
    .from = z d7
    .to = na d7
place-e1 = e1
    .short = e1
    .in = na e1
    .from = z e1
    .to = na e1
place-e2 = e2
    .short = e2
    .in = na e2
    .from = z e2
    .to = na e2
place-e3 = e3
    .short = e3
    .in = na e3
    .from = z e3
    .to = na e3
place-e4 = e4
    .short = e4
    .in = na e4
    .from = z e4
    .to = na e4
place-e5 = e5
    .short = e5
    .in = na e5
    .from = z e5
    .to = na e5
place-e6 = e6
    .short = e6
    .in = na e6
    .from = z e6
    .to = na e6
place-f1 = f1
    .short = f1
    .in = na f1
    .from = z f1
    .to = na f1
place-f2 = f2
    .short = f2
    .in = na f2
    .from = z f2
    .to = na f2
place-f3 = f3
    .short = f3
    .in = na f3
    .from = z f3
    .to = na f3
place-f4 = f4
    .short = f4
    .in = na f4
    .from = z f4
    .to = na f4
place-f5 = f5
    .short = f5
    .in = na f5
    .from = z f5
    .to = na f5
place-g1 = g1
    .short = g1
    .in = na g1
    .from = z g1
    .to = na g1
place-g2 = g2
    .short = g2
    .in = na g2
    .from = z g2
    .to = na g2
place-g3 = g3
    .short = g3
    .in = na g3
    .from = z g3
    .to = na g3
place-g4 = g4
    .short = g4
    .in = na g4
    .from = z g4
    .to = na g4


## Počty: základní tvar jmenuje, akuzativ je to, co se dobírá, získává, utrpí

count-point = { $count ->
         [one] { $count } akční bod
         [few] { $count } akční body
         [many] { $count } akčního bodu
        *[other] { $count } akčních bodů
    }
    .accusative = { $count ->
         [one] { $count } akční bod
         [few] { $count } akční body
         [many] { $count } akčního bodu
        *[other] { $count } akčních bodů
    }
count-card = { $count ->
         [one] { $count } karta
         [few] { $count } karty
         [many] { $count } karty
        *[other] { $count } karet
    }
    .accusative = { $count ->
         [one] { $count } kartu
         [few] { $count } karty
         [many] { $count } karty
        *[other] { $count } karet
    }
count-injury = { $count ->
         [one] { $count } zranění
         [few] { $count } zranění
         [many] { $count } zranění
        *[other] { $count } zranění
    }
    .accusative = { $count ->
         [one] { $count } zranění
         [few] { $count } zranění
         [many] { $count } zranění
        *[other] { $count } zranění
    }
count-mech = { $count ->
         [one] { $count } mech
         [few] { $count } mechové
         [many] { $count } mecha
        *[other] { $count } mechů
    }
    .accusative = { $count ->
         [one] { $count } mecha
         [few] { $count } mechy
         [many] { $count } mecha
        *[other] { $count } mechů
    }
count-support = { $count ->
         [one] { $count } bod podpory
         [few] { $count } body podpory
         [many] { $count } bodu podpory
        *[other] { $count } bodů podpory
    }
    .accusative = { $count ->
         [one] { $count } bod podpory
         [few] { $count } body podpory
         [many] { $count } bodu podpory
        *[other] { $count } bodů podpory
    }
count-camp = { $count ->
         [one] { $count } tábor
         [few] { $count } tábory
         [many] { $count } tábora
        *[other] { $count } táborů
    }
    .accusative = { $count ->
         [one] { $count } tábor
         [few] { $count } tábory
         [many] { $count } tábora
        *[other] { $count } táborů
    }
count-pollution = { $count ->
         [one] { $count } znečištění
         [few] { $count } znečištění
         [many] { $count } znečištění
        *[other] { $count } znečištění
    }
    .accusative = { $count ->
         [one] { $count } znečištění
         [few] { $count } znečištění
         [many] { $count } znečištění
        *[other] { $count } znečištění
    }
count-breach-token = { $count ->
         [one] { $count } žeton průlomu
         [few] { $count } žetony průlomu
         [many] { $count } žetonu průlomu
        *[other] { $count } žetonů průlomu
    }
    .accusative = { $count ->
         [one] { $count } žeton průlomu
         [few] { $count } žetony průlomu
         [many] { $count } žetonu průlomu
        *[other] { $count } žetonů průlomu
    }
count-factory = { $count ->
         [one] { $count } továrna
         [few] { $count } továrny
         [many] { $count } továrny
        *[other] { $count } továren
    }
    .accusative = { $count ->
         [one] { $count } továrnu
         [few] { $count } továrny
         [many] { $count } továrny
        *[other] { $count } továren
    }
count-toxic-site = { $count ->
         [one] { $count } toxická lokalita
         [few] { $count } toxické lokality
         [many] { $count } toxické lokality
        *[other] { $count } toxických lokalit
    }
    .accusative = { $count ->
         [one] { $count } toxickou lokalitu
         [few] { $count } toxické lokality
         [many] { $count } toxické lokality
        *[other] { $count } toxických lokalit
    }


## Slova hry

term-commonwood = Všeles
term-defender = Strážce
term-active-defender = aktivní Strážce
term-leader = vůdce
term-faction = frakce
term-terrain = prostředí
term-home-terrain = domovské prostředí
term-hex = hex
term-edge = okraj hexu
term-board-border = okraj herního plánu
term-trail = stezka prostředí
term-core = jádro strojů
term-machines = stroje
term-machine-card = karta strojů
term-machine-direction = směr strojů
term-engine = mašina
term-front = příď
term-rear = záď
term-wall = zeď
term-breach = průlom
term-breach-token = žeton průlomu
term-mech = mech
term-hunter = lovec
term-sniper = odstřelovač
term-factory = továrna
term-reforested-factory = zalesněná továrna
term-vent = výpusť znečištění
term-pollution = znečištění
term-toxic-site = toxická lokalita
term-enclosed = ohraničený
term-spoke = paprsek
term-radar = radar
term-reset = reset
term-redeploy = nasazení
term-pursue = pronásledovat
term-camp = tábor
term-starting-camp = počáteční tábor
term-support = podpora
term-support-track = stupnice podpory
term-injury = zranění
term-injury-die = kostka zranění
term-close-range = zranění na blízko
term-ranged = zranění na dálku
term-death-token = žeton smrti
term-action-points = akční body
term-team = tým
term-reveal = odhalení
term-lasting = trvalá
term-comrade = souputník
term-item = předmět
term-move = pohyb
term-build-camp = stavba tábora
term-regroup = přeskupení
term-heal = léčení
term-cleanse = čištění znečištění
term-destroy-mech = zničení mecha
term-breach-wall = prolomení zdi
term-reforest = zalesnění továrny
term-leadership-phase = fáze vedení
term-action-phase = fáze akcí
term-first-player-token = žeton prvního hráče
term-engines-card = Mašiny
term-mechs-card = Mechové
term-factories-card = Továrny
term-restart-card = Restart
term-basic = základní
term-challenging = náročná
term-advanced = pokročilá
term-expert = expertní
term-extreme = extrémní
term-core-completed = dokončení stavby jádra
term-toxic-catastrophe = toxická katastrofa
term-massacre = masakr
term-victory = výhra
term-defeat = prohra
term-solo = mód pro 1 hráče
term-terrain-hex = hex prostředí
term-factory-wall = zeď továrny
term-central-base = deska centrální základny
term-faction-circle = kruh frakce
term-support-marker = figurka podpory
term-maximum-support = maximální podpora
term-active-player = aktivní hráč
term-dead-end = slepá ulička
term-deploy = nasadit
term-take-item = získání předmětu
term-standard = základní


## Karty strojů

machine-engines = Mašiny
    .text = Obě mašiny mají 2 posuny. Resetované mašiny se znovu nasadí.
machine-mechs = Mechové
    .text = Každá mašina nasadí 1 lovce. Lovci pronásledují: aktivního hráče přes 2 hexy, ostatní přes 1.
machine-factories = Továrny
    .text = Je-li některý hex ohraničený, postaví se 1 továrna. Jinak se šíří znečištění.
machine-restart = Restart
    .text = Směr strojů se obrátí. Dále jako Továrny.
machine-challenging_engines = Náročné mašiny
    .text = Mašina, kterou radar potká první, má 3 posuny, pak druhá 2. Resetované mašiny se znovu nasadí.
machine-challenging_mechs = Nároční mechové
    .text = Jako Mechové. Pak každý vůdce na hexu s mechem utrpí 1 zranění.
machine-challenging_factories = Náročné továrny
    .text = Je-li některý hex ohraničený, postaví se 1 továrna. Znečištění se šíří v každém případě.
card-engines_1 = Mašiny
    .text = { machine-engines.text }
card-engines_2 = Mašiny
    .text = { machine-engines.text }
card-mechs_1 = Mechové
    .text = { machine-mechs.text }
card-mechs_2 = Mechové
    .text = { machine-mechs.text }
card-factories_1 = Továrny
    .text = { machine-factories.text }
card-factories_2 = Továrny
    .text = { machine-factories.text }
card-restart = Restart
    .text = { machine-restart.text }
card-challenging_engines_1 = Náročné mašiny
    .text = { machine-challenging_engines.text }
card-challenging_engines_2 = Náročné mašiny
    .text = { machine-challenging_engines.text }
card-challenging_mechs_1 = Nároční mechové
    .text = { machine-challenging_mechs.text }
card-challenging_mechs_2 = Nároční mechové
    .text = { machine-challenging_mechs.text }
card-challenging_factories_1 = Náročné továrny
    .text = { machine-challenging_factories.text }
card-challenging_factories_2 = Náročné továrny
    .text = { machine-challenging_factories.text }


## Vůdci

leader-order_b = Burrun
    .title = Pyrofilozof
leader-order_s = Sofira
    .title = Radikální knihovnice
leader-council_n = Nexto
    .title = Proviantmistr sklizně
leader-council_t = Thexulij
    .title = Veterán gardy
leader-coven_z = Zindra
    .title = Zbojnice z močálů
leader-coven_a = Amanitra
    .title = Čarodějka podhoubí
leader-sect_g = Guszper
    .title = Hacker
leader-sect_u = Ulvik
    .title = Inženýr výbušnin


## Schopnosti

ability-order_comrade = Souputník Řádu
    .text = Žeton prvního hráče se posune o jedno místo po směru hodinových ručiček.
ability-order_archives = Archivy
    .text = Připrav si mapu.
ability-order_almanac = Tisk almanachu
    .text = Všichni hráči si připraví mapu.
ability-council_comrade = Souputník Rady
    .text = Žeton prvního hráče se posune o jedno místo po směru hodinových ručiček.
ability-council_field_kitchen = Polní kuchyně
    .text = Připrav si jídlo.
ability-council_breaking_bread = Lámání chleba
    .text = Všichni hráči si připraví jídlo.
ability-coven_comrade = Souputník Klanu
    .text = Žeton prvního hráče se posune o jedno místo po směru hodinových ručiček.
ability-coven_bubbling_brew = Bublající odvar
    .text = Připrav si lektvary.
ability-coven_apothecary = Apotéka
    .text = Všichni hráči si připraví lektvary.
ability-sect_comrade = Souputník Sekty
    .text = Žeton prvního hráče se posune o jedno místo po směru hodinových ručiček.
ability-sect_arsenal = Arzenál
    .text = Připrav si rakety.
ability-sect_fireworks = Festival ohňostrojů
    .text = Všichni hráči si připraví rakety.
ability-order_controlled_burn = Řízený požár
    .text = Vyčisti všechny hexy vedle svého vůdce: za každý 1 podpora, za každou toxickou lokalitu 1 zranění.
ability-order_burning_heat = Síla žáru
    .text = Trvalá. Kdykoli utrpíš zranění, získej 1 podporu.
ability-order_pyromancy = Pyromanie
    .text = Utrpíš 1 zranění.
ability-order_manifesto = Manifest
    .text = Získej 2 podpory.
ability-order_travelling_library = Putovní knihovna
    .text = Přesuň jeden svůj tábor na plánu na kterýkoli hex lesa bez tábora.
ability-order_sanctuary = Útočiště
    .text = Trvalá. Všichni hráči se smějí přeskupit do kteréhokoli fungujícího tábora a při přeskupení se nehází kostkou zranění.
ability-council_sustenance = Obživa
    .text = Trvalá. Kdykoli kterýkoli hráč postaví tábor, získej 1 podporu.
ability-council_bountiful_harvest = Bohatá sklizeň
    .text = Dober si 2 karty.
ability-council_caravan = Karavana
    .text = Trvalá. Všichni hráči smějí při každém pohybu použít stezky kteréhokoli jednoho prostředí.
ability-council_toughness = Odolnost
    .text = Trvalá. Neplatí pro tebe stěna kostky zranění s 1 zraněním.
ability-council_sharpshooter = Ostrostřelec
    .text = Znič 1 mecha na hexu vedle svého vůdce: 1 podpora.
ability-council_field_hospital = Polní špitál
    .text = Všichni hráči odeberou 1 zranění.
ability-coven_agility = Hbitost
    .text = Trvalá. Neplatí pro tebe stěna kostky zranění se 2 zraněními.
ability-coven_ambush = Přepadení
    .text = Znič 1 mecha na hexu svého vůdce: 1 podpora.
ability-coven_secret_paths = Tajné stezky
    .text = Každý hráč smí posunout svého vůdce na sousední hex, ať cestě brání cokoli.
ability-coven_friendly_fungi = Přátelské podhoubí
    .text = Trvalá. Hex, na kterém skončí tvůj pohyb, se zdarma vyčistí.
ability-coven_acid_rain = Žíravý déšť
    .text = Na kterémkoli hexu bez toxické lokality vyměň 1 mecha za 1 znečištění.
ability-coven_healing_herbs = Léčivé bylinky
    .text = Zvol hráče, který odebere všechna svá zranění.
ability-sect_hacking = Hackování
    .text = Trvalá. Na konci tvého tahu se neotáčí karta strojů.
ability-sect_scrap_hunting = Užitečné trosky
    .text = Trvalá. Každý mech, kterého zničíš, ti dá o 1 podporu víc.
ability-sect_power_down = Dočasný výpadek
    .text = Trvalá. Všichni hráči smějí procházet zdmi.
ability-sect_tunnels = Tunely
    .text = Přesuň svého vůdce na kterýkoli hex hor.
ability-sect_ballistics = Balistika
    .text = Trvalá. Tvé rakety smějí zničit mecha na sousedním hexu.
ability-sect_demolition = Demolice
    .text = Prolom svým žetonem kteroukoli jednu zeď na plánu: 1 podpora.


## Strážci

card-order_kelpuz = Kelpuz
    .title = Poustevník
    .text = { ability-order_comrade.text }
card-order_rystle = Rystle
    .title = Novic s lucernou
    .text = { ability-order_comrade.text }
card-order_popel = Popel
    .title = Historik
    .text = { ability-order_archives.text }
card-order_sorrelin = Sorrelin
    .title = Písař
    .text = { ability-order_archives.text }
card-order_wyzypa = Wyzypa
    .title = Kartografka
    .text = { ability-order_almanac.text }
card-order_harrow = Harrow
    .title = Tiskař
    .text = { ability-order_almanac.text }
card-order_bernadorn = Bernadorn
    .title = Meteorolog
    .text = { ability-order_controlled_burn.text }
card-order_tindrel = Tindrel
    .title = Hlídač ohňů
    .text = { ability-order_controlled_burn.text }
card-order_lumiz = Lumiz
    .title = Ohnivá pěst
    .text = { ability-order_burning_heat.text }
card-order_ubi = Ubi
    .title = Strážce plamene
    .text = { ability-order_burning_heat.text }
card-order_mora = Mora
    .title = Vědma
    .text = { ability-order_pyromancy.text }
card-order_pyrdalja = Pyrdalja
    .title = Plamenná tanečnice
    .text = { ability-order_pyromancy.text }
card-order_mirit = Mirit
    .title = Válečný architekt
    .text = { ability-order_manifesto.text }
card-order_mudruc = Mudruc
    .title = Profesor
    .text = { ability-order_manifesto.text }
card-order_folia = Folia
    .title = Podomní knihkupkyně
    .text = { ability-order_travelling_library.text }
card-order_quillan = Quillan
    .title = Knihovník
    .text = { ability-order_travelling_library.text }
card-order_flika = Flika
    .title = Včelařka
    .text = { ability-order_sanctuary.text }
card-order_ondry = Ondry
    .title = Hostinský
    .text = { ability-order_sanctuary.text }
card-council_cmuchin = Čmuchin
    .title = Kurýr
    .text = { ability-council_comrade.text }
card-council_henk = Henk
    .title = Forman
    .text = { ability-council_comrade.text }
card-council_svaca = Sváča
    .title = Polní kuchař
    .text = { ability-council_field_kitchen.text }
card-council_kalsa = Kalša
    .title = Sládek
    .text = { ability-council_field_kitchen.text }
card-council_bastedie = Bastédie
    .title = Pekařka
    .text = { ability-council_breaking_bread.text }
card-council_torpis = Torpiš
    .title = Mlynář
    .text = { ability-council_breaking_bread.text }
card-council_brambo = Brambo
    .title = Zahradník
    .text = { ability-council_sustenance.text }
card-council_osvina = Osvina
    .title = Pěstitelka ovsa
    .text = { ability-council_sustenance.text }
card-council_medunka = Medunka
    .title = Sadařka
    .text = { ability-council_bountiful_harvest.text }
card-council_turina = Turina
    .title = Řepařka
    .text = { ability-council_bountiful_harvest.text }
card-council_griz = Griz
    .title = Žnec
    .text = { ability-council_caravan.text }
card-council_aexyl = Aexyl
    .title = Vůdce karavany
    .text = { ability-council_caravan.text }
card-council_azen = Azén
    .title = Štítonoš
    .text = { ability-council_toughness.text }
card-council_rintro = Rintro
    .title = Starý seržant
    .text = { ability-council_toughness.text }
card-council_okula = Okula
    .title = Pozorovatelka
    .text = { ability-council_sharpshooter.text }
card-council_prackus = Prackuš
    .title = Prakovník
    .text = { ability-council_sharpshooter.text }
card-council_vatsi = Vatši
    .title = Ošetřovatel
    .text = { ability-council_field_hospital.text }
card-council_glint = Glint
    .title = Chirurg
    .text = { ability-council_field_hospital.text }
card-coven_mirel = Mirel
    .title = Potulný bard
    .text = { ability-coven_comrade.text }
card-coven_dusk = Dusk
    .title = Pašerák
    .text = { ability-coven_comrade.text }
card-coven_nettla = Nettla
    .title = Vařička lektvarů
    .text = { ability-coven_bubbling_brew.text }
card-coven_pimpern = Pimpern
    .title = Sběrač bylin
    .text = { ability-coven_bubbling_brew.text }
card-coven_hemlo = Hemlo
    .title = Lékárník
    .text = { ability-coven_apothecary.text }
card-coven_sagewin = Sagewin
    .title = Felčarka
    .text = { ability-coven_apothecary.text }
card-coven_las = Laš
    .title = Pirát močálů
    .text = { ability-coven_agility.text }
card-coven_fennik = Fennik
    .title = Akrobat
    .text = { ability-coven_agility.text }
card-coven_briar = Briar
    .title = Lapka
    .text = { ability-coven_ambush.text }
card-coven_snare = Snare
    .title = Líčitel pastí
    .text = { ability-coven_ambush.text }
card-coven_willowick = Willowick
    .title = Průvodce bažinou
    .text = { ability-coven_secret_paths.text }
card-coven_rushka = Rushka
    .title = Převoznice
    .text = { ability-coven_secret_paths.text }
card-coven_morelle = Morelle
    .title = Mykoložka
    .text = { ability-coven_friendly_fungi.text }
card-coven_sporek = Sporek
    .title = Pěstitel hub
    .text = { ability-coven_friendly_fungi.text }
card-coven_vitriola = Vitriola
    .title = Bouřná čarodějka
    .text = { ability-coven_acid_rain.text }
card-coven_cauld = Cauld
    .title = Alchymista
    .text = { ability-coven_acid_rain.text }
card-coven_yarra = Yarra
    .title = Léčitelka
    .text = { ability-coven_healing_herbs.text }
card-coven_balmoss = Balmoss
    .title = Mastičkář
    .text = { ability-coven_healing_herbs.text }
card-sect_cogwin = Cogwin
    .title = Mechanik
    .text = { ability-sect_comrade.text }
card-sect_quartzel = Quartzel
    .title = Horník krystalů
    .text = { ability-sect_comrade.text }
card-sect_fusel = Fusel
    .title = Puškař
    .text = { ability-sect_arsenal.text }
card-sect_petard = Petard
    .title = Ženista
    .text = { ability-sect_arsenal.text }
card-sect_riiz = Riiz
    .title = Pyrotechnik
    .text = { ability-sect_fireworks.text }
card-sect_zizzle = Zizzle
    .title = Hostitelka festivalu
    .text = { ability-sect_fireworks.text }
card-sect_nullo = Nullo
    .title = Luštitel kódů
    .text = { ability-sect_hacking.text }
card-sect_vexel = Vexel
    .title = Zloděj signálů
    .text = { ability-sect_hacking.text }
card-sect_rivetta = Rivetta
    .title = Sběračka šrotu
    .text = { ability-sect_scrap_hunting.text }
card-sect_magpin = Magpin
    .title = Vetešník
    .text = { ability-sect_scrap_hunting.text }
card-sect_ohmik = Ohmik
    .title = Elektrikář
    .text = { ability-sect_power_down.text }
card-sect_fizz = Fizz
    .title = Sabotérka
    .text = { ability-sect_power_down.text }
card-sect_delva = Delva
    .title = Razička tunelů
    .text = { ability-sect_tunnels.text }
card-sect_molkin = Molkin
    .title = Jeskyňář
    .text = { ability-sect_tunnels.text }
card-sect_parabol = Parabol
    .title = Matematik
    .text = { ability-sect_ballistics.text }
card-sect_arco = Arco
    .title = Raketýr
    .text = { ability-sect_ballistics.text }
card-sect_crumble = Crumble
    .title = Demoliční mistr
    .text = { ability-sect_demolition.text }
card-sect_dynara = Dynara
    .title = Střelmistryně
    .text = { ability-sect_demolition.text }


## Na co se hra ptá

prompt-pick-leader = { NAME($side, "side") }: kterého vůdce chceš?
prompt-opening-mix = Kolik z prvních tří karet je z balíčku frakce { NAME($first, "side") }? Zbytek je z balíčku frakce { NAME($second, "side") }.
prompt-starting-camp = { NAME($side, "side") }: kde začíná tvůj tábor a tvůj vůdce?
prompt-lead = { NAME($side, "side") }: zvol Strážce pro toto kolo. Teď se nemluví.
prompt-lead-alone = Zvol Strážce; v tomto kole jedná jeho frakce.
prompt-reveal-next = Čí schopnost odhalení se vyhodnotí teď?
prompt-library-from = { NAME($side, "side") }, { ability-order_travelling_library }: který tábor knihovna přesune?
prompt-library-to = { NAME($side, "side") }, { ability-order_travelling_library }: kam se tábor { NAME($from, "place", form: "from") } přesune?
prompt-sharpshooter = { NAME($side, "side") }, { ability-council_sharpshooter }: kde zničíš mecha?
prompt-healing-herbs = { NAME($side, "side") }, { ability-coven_healing_herbs }: kdo odebere všechna svá zranění?
prompt-secret-paths = { NAME($side, "side") }, { ability-coven_secret_paths }: posuneš svého vůdce?
prompt-acid-rain = { NAME($side, "side") }, { ability-coven_acid_rain }: kde se mech změní ve znečištění?
prompt-tunnels = { NAME($side, "side") }, { ability-sect_tunnels }: kde tvůj vůdce vyjde na povrch?
prompt-demolition = { NAME($side, "side") }, { ability-sect_demolition }: kterou zeď prolomíš?
prompt-act = { NAME($side, "side") }: co uděláš? Zbývá: { COUNT($points, "point") }.
prompt-move-to = { NAME($side, "side") }: kam jde tvůj vůdce?
prompt-regroup-to = { NAME($side, "side") }: do kterého tábora se přeskupíš?
prompt-breach-which = { NAME($side, "side") }: kterou zeď prolomíš?
prompt-use-map = { NAME($side, "side") }, mapa: kam se pohneš nebo přeskupíš?
prompt-use-potion = { NAME($side, "side") }, lektvary: léčit, nebo čistit?
prompt-use-rocket = { NAME($side, "side") }, rakety: co je cílem?


## Co lze zvolit

option-leader = { NAME($at, "leader") }
option-draw = { COUNT($n, "card") }
option-lead = Povede { NAME($at, "card") }
option-top = Neznámá vrchní karta: { NAME($at, "side") }
option-reveal = { NAME($at, "side") }
option-for = { NAME($at, "side") }
option-stay = Zůstat
option-move = Pohyb
option-build = Postavit tábor
option-regroup = Přeskupit se
option-heal = Léčit se
option-cleanse = Vyčistit znečištění
option-destroy = Zničit mecha
option-breach = Prolomit zeď
option-reforest = Zalesnit továrnu
option-take = Vzít předmět tohoto tábora
option-end = Ukončit tah
option-heal-one = Odebrat jedno zranění
option-use = Použít: { NAME($at, "item") }
option-team = Přidat do týmu: { NAME($at, "card") }
option-to = { NAME($at, "place", form: "to") }
option-to-starting-camp = { NAME($at, "place", form: "in") }
option-to-tunnels = { NAME($at, "place", form: "in") }
option-rally = Přeskupit se { NAME($at, "place", form: "to") }
option-camp = Tábor { NAME($at, "place", form: "in") }
option-mech = Mech { NAME($at, "place", form: "in") }
option-wall = Zeď { $at }


## Co se stalo

event-picked-leader = { NAME($side, "side") } volí vůdce: { NAME($leader, "leader") }.
event-started = { NAME($side, "side") } začíná { NAME($at, "place", form: "in") }.
event-first-player = { NAME($side, "side") } dostává žeton prvního hráče.
event-round-began = Začíná { $round }. kolo.
event-led = { NAME($side, "side") }: vede { NAME($card, "card") }.
event-led-blind = { NAME($side, "side") } otáčí z balíčku: { NAME($card, "card") }.
event-reveals = { NAME($side, "side") } využívá schopnost { NAME($ability, "ability") } ({ NAME($card, "card") }).
event-no-effect = { NAME($side, "side") }: schopnost { NAME($ability, "ability") } nemá žádný účinek.
event-drew = { NAME($side, "side") } si dobírá { COUNT($count, "card", form: "accusative") }.
event-drew-known = { NAME($side, "side") } si dobírá { COUNT($count, "card", form: "accusative") }: { NAME($cards, "card") }.
event-reshuffled = { NAME($side, "side") } zamíchává odhazovací hromádku do nového balíčku ({ COUNT($count, "card") }).
event-turn-began = { NAME($side, "side") } začíná tah: { COUNT($points, "point") }.
event-ended-turn = { $points ->
        [0] { NAME($side, "side") } končí tah.
       *[other] { NAME($side, "side") } končí tah; nevyužito: { COUNT($points, "point") }.
    }
event-joined = { NAME($side, "side") } přidává do týmu: { NAME($card, "card") }.
event-moved = { NAME($side, "side") } jde { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-shifted = { NAME($side, "side") } jde tajnou stezkou { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-tunnelled = { NAME($side, "side") } jde tunelem { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-regrouped = { NAME($side, "side") } se přeskupuje { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-built-camp = { NAME($side, "side") } vynakládá podporu a staví tábor { NAME($at, "place", form: "in") }.
event-moved-camp = { NAME($side, "side") } přesouvá tábor { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-left = { NAME($side, "side") } má poslední tábor a opouští hru.
event-stays = { NAME($side, "side") } má poslední tábor a zůstává, dokud nejsou zalesněné všechny továrny.
event-healed = { $count ->
        [0] { NAME($side, "side") } se léčí, ale nemá žádné zranění.
       *[other] { NAME($side, "side") } odebírá { COUNT($count, "injury", form: "accusative") }.
    }
event-cleansed = { $toxic ->
        [0] { NAME($side, "side") } čistí znečištění { NAME($at, "place", form: "in") }.
       *[other] { NAME($side, "side") } odstraňuje toxickou lokalitu { NAME($at, "place", form: "in") }.
    }
event-destroyed-mech = { NAME($side, "side") } ničí mecha { NAME($at, "place", form: "in") }.
event-breached = { NAME($side, "side") } prolamuje zeď { $edge }.
event-reforested = { NAME($side, "side") } zalesňuje továrnu { $tile } { NAME($at, "place", form: "in") }.
event-rained = { NAME($side, "side") } mění mecha ve znečištění { NAME($at, "place", form: "in") }.
event-gained-support = { NAME($side, "side") } získává { COUNT($count, "support", form: "accusative") } (teď { $support }).
event-readied = { NAME($side, "side") } si připravuje { NAME($item, "item", form: "accusative") }.
event-used-item = { NAME($side, "side") } používá { NAME($item, "item", form: "accusative") }.
event-rolled = { $injuries ->
         [0] { $face ->
                 [0] { NAME($side, "side") } hází kostkou: { $face }, bez zranění.
                *[other] { NAME($side, "side") } hází kostkou: { $face }, ale to se nepočítá: bez zranění.
            }
        *[other] { NAME($side, "side") } hází kostkou: { $face }, tedy { COUNT($injuries, "injury") }.
    }
event-spared = { NAME($side, "side") }: schopnost { NAME($ability, "ability") } zranění odvrací.
event-injured = { NAME($side, "side") } dostává { COUNT($count, "injury", form: "accusative") }.
event-died = { NAME($side, "side") }: umírá { NAME($card, "card") } ({ NAME($terrain, "terrain") }).
event-nobody-died = { NAME($side, "side") } nemá nikoho, kdo by mohl zemřít.
event-recovered = { NAME($side, "side") } se zbavuje všech zranění.
event-hacked = { NAME($side, "side") } hackuje stroje: karta se neotáčí.
event-flipped = { NAME($side, "side") } otáčí kartu strojů: { NAME($card, "card") }.
event-machines-reshuffled = Karty strojů se míchají.
event-built-wall = Vzniká zeď: { $edge }.
event-engine-moved = Mašina { $engine } jede z { $from } na { $to }.
event-engine-reset = Mašina { $engine } je ve slepé uličce a vrací se na jádro.
event-engine-waits = Mašina { $engine } nemá volný paprsek a čeká na jádru.
event-engine-deployed = Mašina { $engine } je nasazena na { $edge }.
event-direction-flipped = Směr strojů je teď: { NAME($direction, "direction") }.
event-built-factory = Stroje staví továrnu { $tile } { NAME($at, "place", form: "in") }.
event-came-along = { $toxic ->
        [0] { $pollution ->
            [0] Z jádra se přesouvá { NAME($at, "place", form: "to") }: { COUNT($mechs, "mech") }.
           *[other] { $mechs ->
                [0] Z jádra se přesouvá { NAME($at, "place", form: "to") }: { COUNT($pollution, "pollution") }.
               *[other] Z jádra se přesouvá { NAME($at, "place", form: "to") }: { COUNT($mechs, "mech") }, { COUNT($pollution, "pollution") }.
            }
        }
       *[other] { $mechs ->
            [0] Z jádra se přesouvá { NAME($at, "place", form: "to") }: { term-toxic-site }.
           *[other] Z jádra se přesouvá { NAME($at, "place", form: "to") }: { COUNT($mechs, "mech") }, { term-toxic-site }.
        }
    }
event-placed-mechs = { $count ->
        [0] V zásobě už není mech, který by přibyl { NAME($at, "place", form: "in") }.
       *[other] Přibývá: { COUNT($count, "mech") } { NAME($at, "place", form: "in") }.
    }
event-polluted = Znečištění se šíří { NAME($from, "place", form: "from") } { NAME($at, "place", form: "to") }.
event-turned-toxic = Toxická lokalita vzniká { NAME($at, "place", form: "in") }.
event-deployed-hunter = Mašina { $engine } nasazuje lovce { NAME($at, "place", form: "in") }.
event-pursued = Pronásledování: { COUNT($count, "mech") } { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-won = Padají poslední stroje: jádro je zničeno.
event-core-completed = Měla by vzniknout šestá továrna: stavba jádra je dokončena.
event-toxic-catastrophe = Byla by potřeba sedmá toxická lokalita: toxická katastrofa.
event-massacre = Zemřel druhý Strážce stejného prostředí: masakr.


## Proč ne

why-not-home = Není to tvé domovské prostředí.
why-not-border = Domovské prostředí je i na okraji plánu: začni tam.
why-hand-first = Máš-li karty v ruce, volíš z ruky.
why-no-points = Nemáš už žádné akční body.
why-hemmed-in = Všechny cesty ven jsou zablokované.
why-same-hex = Tvůj vůdce tam už je.
why-the-core = Na jádro nikdo nevstupuje.
why-engine-blocks = V cestě stojí mašina.
why-wall-blocks = V cestě je neprolomená zeď.
why-out-of-reach = Jedním pohybem se tam nedostaneš.
why-support-too-low = Potřebuješ plnou podporu: { $need }. Máš { $have }.
why-all-camps-built = Všechny tvé tábory už stojí.
why-not-home-terrain = Tábor se staví jen v domovském prostředí nebo na zalesněné továrně.
why-camp-there = Tábor tam už stojí.
why-no-regroup-camp = Není žádný fungující tábor, kam se přeskupit.
why-no-working-camp = Tvůj vůdce není ve fungujícím táboře.
why-nothing-to-cleanse = Není tam žádné znečištění.
why-no-mech = Není tam žádný mech.
why-no-breach-token = Nemáš už žádný žeton průlomu.
why-no-wall = Není tam zeď, kterou by šlo prolomit.
why-already-breached = Tato zeď už je prolomená.
why-core-side = Strany jádra nelze prolomit.
why-not-a-factory = Tvůj vůdce není na továrně.
why-mechs-there = Nejdřív tam znič mechy.
why-polluted = Nejdřív továrnu vyčisti.
why-item-not-in-play = Tento předmět v této hře není.
why-item-used = Tento předmět je použitý; připrav si ho v táboře.
why-item-active = Tento předmět už máš připravený.
why-no-target = Tady ho není na co použít.
why-no-injury = Nemáš žádné zranění.
why-points-left = Nejdřív utrať své akční body.
why-other-terrain = Má jiné prostředí než tvůj aktivní Strážce.
why-other-faction = Patří druhé frakci.
why-toxic-there = Je tam toxická lokalita.
why-no-toxic-left = Bylo by potřeba sedmé toxické lokality.
why-not-that-terrain = Není to hex toho prostředí.
why-ready-made = Vlastní slova by mohla prozradit příliš mnoho o kartách v ruce: použij hotové věty.
why-silence = Při výběru Strážců se nemluví.
why-untrue = Tvá ruka říká něco jiného.
why-has-left = Už nejsi ve hře: tvoje ruka se nepočítá.
why-not-seated = Signály dávají jen hráči u stolu.


## Proč to nejde vzít zpět

undo-rolled-die = Mezitím se házelo kostkou zranění.
undo-defender-died = Mezitím zemřel Strážce.
undo-reveal = Strážci už byli odhaleni.
undo-machine-card = Mezitím se otočila karta strojů.


## Jak to skončilo

result-core-destroyed = Strážci vyhráli: jádro je zničeno.
    .title = Strážci zvítězili
result-core-completed = Stroje vyhrály: stavba jádra je dokončena.
    .title = Stroje zvítězily
result-toxic-catastrophe = Stroje vyhrály: toxická katastrofa.
    .title = Stroje zvítězily
result-massacre = Stroje vyhrály: zemřel druhý Strážce stejného prostředí, masakr.
    .title = Stroje zvítězily
result-concession = Stroje vyhrály: Strážci to vzdali.
    .title = Stroje zvítězily


## Signály: co se smí říct o vlastní ruce, a neurčité záměry

signal-have-forest = Mám Strážce z lesa.
signal-no-forest = Nemám žádného Strážce z lesa.
signal-have-plains = Mám Strážce z plání.
signal-no-plains = Nemám žádného Strážce z plání.
signal-have-marsh = Mám Strážce z bažin.
signal-no-marsh = Nemám žádného Strážce z bažin.
signal-have-mountain = Mám Strážce z hor.
signal-no-mountain = Nemám žádného Strážce z hor.
signal-can-help-next-round = Příští kolo s tím můžu něco udělat.
signal-cannot-help-next-round = Příští kolo s tím nepomůžu.
signal-will-build-camp = Chci postavit tábor.
signal-will-cleanse = Chci čistit znečištění.
signal-will-fight-mechs = Chci bojovat s mechy.
signal-will-reforest = Chci zalesnit továrnu.
signal-will-breach = Chci prolomit zeď.
signal-need-help = Potřebuji pomoc.
signal-go-first = Chci jít na řadu jako první.
signal-go-last = Chci jít na řadu až nakonec.
signal-agree = Souhlasím.
signal-disagree = Vidím to jinak.


## Nastavení

setting-difficulty = Obtížnost
    .help = Kolik náročných karet strojů nahradí základní.
setting-difficulty-standard = základní
setting-difficulty-advanced = pokročilá
setting-difficulty-expert = expertní
setting-difficulty-extreme = extrémní
setting-harder = O jednu náročnou kartu víc
    .help = Vyšší počet zvolené obtížnosti: 2, 4 nebo 6. Základní obtížnost náročné karty nemá.
setting-mirrored = Druhá mašina zrcadlově
    .help = Druhá mašina začíná jako zrcadlový obraz první a zatáčí doleva. Jinak obě zatáčejí doprava.


## Na obrazovce

count-wall = { $count ->
         [one] { $count } zeď
         [few] { $count } zdi
         [many] { $count } zdi
        *[other] { $count } zdí
    }
ui-df-danger = Nebezpečí
ui-df-factories = Postavené továrny
ui-df-sixth = Šestá znamená prohru.
ui-df-to-reforest = K zalesnění: { $count }.
ui-df-toxic = Toxické lokality
ui-df-seventh = Sedmá znamená prohru.
ui-df-fallen = Padlí Strážci
ui-df-second = Druhý z téhož prostředí znamená prohru.
ui-df-next = Příští karta strojů
ui-df-cards-left = zbývá { $left } z { $total }
ui-df-hacked = Hacknuto: na konci tohoto tahu žádná karta.
ui-df-ends = Hra by byla prohraná.
ui-df-would = Kdyby přišla teď, v záznamu by stálo:
ui-df-nothing = nic se nestane
ui-df-turns = směr { NAME($direction, "direction") }
ui-df-builds = továrna { $number } { NAME($at, "place", form: "in") }
ui-df-hunters = { $count ->
         [one] { $count } nový lovec
         [few] { $count } noví lovci
         [many] { $count } nového lovce
        *[other] { $count } nových lovců
    }
ui-df-pursue = { $count ->
         [one] { $count } pronásleduje
         [few] { $count } pronásledují
         [many] { $count } pronásleduje
        *[other] { $count } pronásleduje
    }
ui-df-injures = zraní { NAME($who, "side", form: "accusative") }
ui-df-machines-turn = Směr strojů: { NAME($direction, "direction") }
ui-df-supplies = V zásobě: { COUNT($walls, "wall") }, { COUNT($mechs, "mech") }
ui-df-to-win = { $factories ->
        [0] K výhře: postavit { COUNT($camps, "camp", form: "accusative") }
       *[other] K výhře: zalesnit { COUNT($factories, "factory", form: "accusative") }, postavit { COUNT($camps, "camp", form: "accusative") }
    }
ui-df-mechs-left = mechové v zásobě
ui-df-camps-to-go = tábory k postavení
ui-df-injuries-label = zranění
ui-df-cards-in-hand = karty v ruce
ui-df-leadership = Vedení
ui-df-reveal = Odhalení
ui-df-actions = Akce
ui-df-acting = Akce: { NAME($side, "side") }
ui-df-note-open = balíček { $deck }, odhozeno { $discard }
ui-df-support = podpora { $now } z { $most }
ui-df-injuries = zranění { $now } z { $most }
ui-df-camp-on-track = Po stavbě tohoto tábora se ruka doplní na { $hand }.
ui-df-items = Předměty
ui-df-item-ready = { NAME($item, "item") }: k použití
ui-df-item-used = { NAME($item, "item") }: použito
ui-df-ready = k použití
ui-df-used = použito
ui-df-threat-close = Na hexu je mech: po každé akci se hází na zranění.
ui-df-threat-ranged = Pod palbou odstřelovače: po každé akci se hází na zranění.
ui-df-left = Všechny tábory stojí, mimo hru.
ui-df-machine-discard = Odehrané karty strojů
ui-df-discard = { NAME($side, "side") }: odhazovací hromádka
ui-df-story = Tah strojů
ui-df-factory = továrna { $number }
ui-df-grove = zalesněná továrna { $number }
ui-df-leader-of = vůdce { NAME($side, "side", form: "genitive") }
ui-df-camp-of = tábor { NAME($side, "side", form: "genitive") }
ui-df-site = Tady by stála příští továrna.
ui-df-wall-between = Zeď: { NAME($hexes, "place") }
ui-df-ours = Doplněno námi, tištěná karta se může lišit: { $parts }
ui-df-part-all = rekonstrukce
ui-df-part-title = titul
ui-df-part-terrain = prostředí
ui-df-part-points = body
ui-df-part-ability = schopnost
ui-df-item-note-map = pohyb nebo přeskupení zdarma
ui-df-item-note-bread = +1 akční bod
ui-df-item-note-potion = odebrat zranění nebo vyčistit
ui-df-item-note-rocket = zničit mecha nebo prolomit zeď
ui-df-camps-built = postavené tábory
ui-df-reforested = zalesněné továrny
ui-df-cleansed = vyčištěné hexy
ui-df-destroyed = zničení mechové
ui-df-dice = hody na zranění
ui-df-dice-harm = z toho se zraněním

## K čemu volba vede

note-defender = { COUNT($points, "point") }, { NAME($terrain, "terrain") }: { NAME($ability, "ability") }
note-own-abilities = { TEXT($leader, "leader", form: "title") }: { NAME($abilities, "ability") }
note-ways = { $count ->
         [one] { $count } hex na dosah
         [few] { $count } hexy na dosah
         [many] { $count } hexu na dosah
        *[other] { $count } hexů na dosah
    }
note-hand-up-to = pak ruka do { $hand }
note-earns-support = +1 podpora, pak { $support }
note-support-full = žádná podpora: stupnice je plná
note-toxic-price = +1 podpora, 1 zranění
note-heals = vyléčí se { COUNT($injuries, "injury") }
note-no-injury = bez účinku: žádné zranění
note-whose-ability = { NAME($ability, "ability") }
note-item-there = připraví se: { NAME($item, "item") }
note-joins-for = +{ COUNT($points, "point") }
note-no-machine-card = bez karty strojů
note-machines-next = { $points ->
     [0] pak táhnou stroje
    *[other] nevyužito: { COUNT($points, "point") }, pak táhnou stroje
}

## Co říká ten, kdo své tahy vysvětluje

because-built-camp = { $n }. tábor, { NAME($at, "place", form: "in") }: k vítězství musejí stát všechny naše tábory a každý mi znovu doplní ruku.
because-cleansed = Z trojího znečištění je toxická lokalita a sedm takových ukončí hru. { NAME($at, "place", form: "in") } je ho teď míň a mám podporu navíc.
because-cleansed-toxic = Sedm toxických lokalit ukončí hru. Bez té { NAME($at, "place", form: "in") } jich zbývá { $n }.
because-destroyed-mech = Mech zraní každého, kdo vedle něj něco dělá. { NAME($at, "place", form: "in") } je teď bezpečněji a mám podporu navíc.
because-breached = Zdi zastavují nás, ne stroje. Průlom zůstane otevřený pro všechny a přidá podporu.
because-reforested = Než vyhrajeme, musí být zalesněná každá továrna, kterou postavily. Zbývá: { $n }.
because-reforested-last = Každá továrna, kterou postavily, je zalesněná: teď už chybějí jen tábory.
because-healed = Mám o { COUNT($count, "injury", form: "accusative") } míň: víc než tři mi zabijí kartu a druhá smrt ve stejném prostředí by znamenala prohru.
because-joined = Karta stejného prostředí mi dá o 1 akční bod víc, když ho nejvíc potřebuji.
because-hacked = V tomto tahu žádná karta strojů: všichni si můžeme oddechnout.
because-regrouped = Jediná akce mě vrátí { NAME($to, "place", form: "to") }, ať je to jakkoli daleko.
because-used-item = { $item ->
        [map] Mapa nestojí akční bod a dovede mě tam, kde jsem potřeba.
        [bread] Jídlo nestojí akční bod a jeden mi přidá.
        [potion] Lektvary nestojí akční bod a zranění nebo znečištění je pryč.
       *[rocket] Rakety nestojí akční bod a mech nebo zeď už nepřekáží.
    }
