### Hirelings, cs.

## Pomocníci

side-forest_patrol = Lesní hlídka
    .genitive = Lesní hlídky
    .dative = Lesní hlídce
    .accusative = Lesní hlídku
    .instrumental = Lesní hlídkou
side-feline_physicians = Kočičí felčaři
    .genitive = Kočičích felčarů
    .dative = Kočičím felčarům
    .accusative = Kočičí felčary
    .instrumental = Kočičími felčary
side-last_dynasty = Poslední dynastie
    .genitive = Poslední dynastie
    .dative = Poslední dynastii
    .accusative = Poslední dynastii
    .instrumental = Poslední dynastií
side-bluebird_nobles = Modrá šlechta
    .genitive = Modré šlechty
    .dative = Modré šlechtě
    .accusative = Modrou šlechtu
    .instrumental = Modrou šlechtou
side-spring_uprising = Jarní povstání
    .genitive = Jarního povstání
    .dative = Jarnímu povstání
    .accusative = Jarní povstání
    .instrumental = Jarním povstáním
side-rabbit_scouts = Zaječí zvědové
    .genitive = Zaječích zvědů
    .dative = Zaječím zvědům
    .accusative = Zaječí zvědy
    .instrumental = Zaječími zvědy
side-exile = Vyhnanec
    .genitive = Vyhnance
    .dative = Vyhnanci
    .accusative = Vyhnance
    .instrumental = Vyhnancem
side-brigand = Lapka
    .genitive = Lapky
    .dative = Lapkovi
    .accusative = Lapku
    .instrumental = Lapkou
side-riverfolk_flotilla = Říční flotila
    .genitive = Říční flotily
    .dative = Říční flotile
    .accusative = Říční flotilu
    .instrumental = Říční flotilou
side-otter_divers = Vydří potápěči
    .genitive = Vydřích potápěčů
    .dative = Vydřím potápěčům
    .accusative = Vydří potápěče
    .instrumental = Vydřími potápěči
side-warm_sun_prophets = Proroci teplého slunce
    .genitive = Proroků teplého slunce
    .dative = Prorokům teplého slunce
    .accusative = Proroky teplého slunce
    .instrumental = Proroky teplého slunce
side-lizard_envoys = Ještěří vyslanci
    .genitive = Ještěřích vyslanců
    .dative = Ještěřím vyslancům
    .accusative = Ještěří vyslance
    .instrumental = Ještěřími vyslanci
side-highway_bandits = Loupežníci
    .genitive = Loupežníků
    .dative = Loupežníkům
    .accusative = Loupežníky
    .instrumental = Loupežníky
side-bandit_gangs = Loupežnické tlupy
    .genitive = Loupežnických tlup
    .dative = Loupežnickým tlupám
    .accusative = Loupežnické tlupy
    .instrumental = Loupežnickými tlupami
side-sunward_expedition = Sluneční výprava
    .genitive = Sluneční výpravy
    .dative = Sluneční výpravě
    .accusative = Sluneční výpravu
    .instrumental = Sluneční výpravou
side-mole_artisans = Krtčí řemeslníci
    .genitive = Krtčích řemeslníků
    .dative = Krtčím řemeslníkům
    .accusative = Krtčí řemeslníky
    .instrumental = Krtčími řemeslníky
side-corvid_spies = Krkavčí špehové
    .genitive = Krkavčích špehů
    .dative = Krkavčím špehům
    .accusative = Krkavčí špehy
    .instrumental = Krkavčími špehy
side-raven_sentries = Havraní stráže
    .genitive = Havraních stráží
    .dative = Havraním strážím
    .accusative = Havraní stráže
    .instrumental = Havraními strážemi
side-furious_protector = Zuřivý ochránce
    .genitive = Zuřivého ochránce
    .dative = Zuřivému ochránci
    .accusative = Zuřivého ochránce
    .instrumental = Zuřivým ochráncem
side-stoic_protector = Neochvějný ochránce
    .genitive = Neochvějného ochránce
    .dative = Neochvějnému ochránci
    .accusative = Neochvějného ochránce
    .instrumental = Neochvějným ochráncem
side-flame_bearers = Nositelé ohně
    .genitive = Nositelů ohně
    .dative = Nositelům ohně
    .accusative = Nositele ohně
    .instrumental = Nositeli ohně
side-rat_smugglers = Krysí pašeráci
    .genitive = Krysích pašeráků
    .dative = Krysím pašerákům
    .accusative = Krysí pašeráky
    .instrumental = Krysími pašeráky
side-vault_keepers = Strážci krypt
    .genitive = Strážců krypt
    .dative = Strážcům krypt
    .accusative = Strážce krypt
    .instrumental = Strážci krypt
side-badger_bodyguards = Jezevčí gardisté
    .genitive = Jezevčích gardistů
    .dative = Jezevčím gardistům
    .accusative = Jezevčí gardisty
    .instrumental = Jezevčími gardisty
side-popular_band = Slavná kapela
    .genitive = Slavné kapely
    .dative = Slavné kapele
    .accusative = Slavnou kapelu
    .instrumental = Slavnou kapelou
side-street_band = Pouliční kapela
    .genitive = Pouliční kapely
    .dative = Pouliční kapele
    .accusative = Pouliční kapelu
    .instrumental = Pouliční kapelou

## Co říkají jejich karty

hireling-forest_patrol = Kdykoli jsou bojovníci hlídky odstraněni najednou, jeden z nich jde na tuto kartu. Bílý den: pohyb a pak bitva s nimi, nebo umístění všech z této karty na jednu mýtinu s hlídkou.
hireling-feline_physicians = Kdykoli jsou z mýtiny odstraněni bojovníci tvé frakce, smíš použít kartu jejího symbolu a umístit je všechny na jednu mýtinu s komponentou tvé frakce.
hireling-last_dynasty = Bílý den: nejsou-li na mapě, umísti všechny na jednu mýtinu na okraji mapy a začni tam bitvu. Ovládají-li svou mýtinu, přesuň je všechny a začni bitvu tam. Jinak začni dvě bitvy tam, kde jsou.
hireling-bluebird_nobles = Ovládáš i mýtiny, kde je tvůj součet nejvyšší jen při shodě. Začátek Rozbřesku: získej bod za každé tři mýtiny, které ovládáš.
hireling-spring_uprising = Kdo na ně chce zaútočit, nejdřív odhodí kartu symbolu té mýtiny. Začátek Rozbřesku: hoď kostkou povstání. Na mýtině toho symbolu odstraň jednoho z nich a všechny komponenty soupeřů, nebo tam jednoho umísti.
hireling-rabbit_scouts = Jako obránce smíš před hodem použít kartu symbolu mýtiny: udělíš vyšší hod.
hireling-exile = Ve svém tahu vedle jeho lesa: polož sem vyrobený předmět, dober si kartu a získej bod (kterýkoli hráč). Bílý den najímatele: použij odtud jeden předmět na jeho pohyb, dva na bitvu vedle jeho lesa; pak všechny obnov. Hodem udělí nejvýš tolik zásahů, kolik je tu předmětů; každý zásah jeden předmět použije.
hireling-brigand = Bílý den: vezmi předmět z ruin tam, kde máš komponentu. Bílý den: použij vyrobený předmět a vezmi náhodnou kartu hráči, který je na některé mýtině s tebou.
hireling-riverfolk_flotilla = Nikdo na ni nemůže zaútočit ani ji odstranit. Začátek Rozbřesku: každý hráč, který má komponentu u ní, si smí dobrat kartu. Pak pluje po řece bez ohledu na to, kdo mýtiny ovládá, a smí tam začít bitvu; hodem udělí nejvýš tři zásahy.
hireling-otter_divers = K pohybu z mýtiny u řeky nebo na ni nemusíš ovládat ani výchozí, ani cílovou mýtinu.
hireling-warm_sun_prophets = Bílý den: přinuť hráče s komponentou u Proroka, aby tam bojoval, nebo aby odtud vše přesunul a pak, chceš-li, bojoval; s kým, volíš ty. Nebo umísti Proroka tam, kde žádný není.
hireling-lizard_envoys = Začátek Rozbřesku: vezmi si jednu z pěti horních odhozených karet, se symbolem, který je mezi nimi nejčastější, ne však přepadení.
hireling-highway_bandits = Soupeř, který se přesune po cestě s loupežníkem, odstraní jednu z přesouvaných komponent (Tulák poškodí předmět). Když tudy jdeš ty, smíš v cíli umístit bojovníka. Bílý den: umísti loupežníka na cestu vedle své komponenty.
hireling-bandit_gangs = Nelze na ně zaútočit tam, kde máš komponentu. Bílý den: umísti bojovníka ke každému loupežníkovi, nebo loupežníka tam, kde máš komponentu.
hireling-sunward_expedition = Bílý den: umísti tábořiště a až tři bojovníky tam, kde tábořiště není (není-li žádné v zásobě, nejdřív jedno vezmi z mapy). Pak se s nimi přesuň a bojuj, nebo umísti bojovníka ke každému tábořišti.
hireling-mole_artisans = Když vyrobíš předmět, smíš si jeho kartu nechat vyloženou; na konci tvého Večera se ti vrátí do ruky.
hireling-corvid_spies = Bílý den: umísti dva bojovníky k soupeřům. Pak bojuj na každé mýtině se špehy, nebo na jedné z nich vezmi náhodnou kartu každému soupeři.
hireling-raven_sentries = V bitvě udělíš dodatečný zásah tam, kde máš stavbu nebo žeton.
hireling-furious_protector = Nikdo na něj nemůže zaútočit ani ho odstranit a jeho soupeři k němu nic neumísťují. Začátek Rozbřesku: přesuň ho bez ohledu na to, kdo mýtiny ovládá; každý hráč tam přijde o bojovníka, i ty.
hireling-stoic_protector = Nikdo na něj nemůže zaútočit ani ho odstranit. U něj soupeři nemohou útočit na tvé komponenty ani je odstranit a zásahy proti tobě propadají. Začátek Rozbřesku: přesuň ho bez ohledu na to, kdo mýtiny ovládá.
hireling-flame_bearers = Začátek Rozbřesku: na každé mýtině s Nositeli odstraň za každého komponentu soupeře, nejdřív bojovníky. Pak umísti Nositele k jinému nebo vedle; nejde-li to, dva kamkoli.
hireling-rat_smugglers = Za Bílého dne, kolikrát chceš: odhoď kartu s předmětem a přesuň se, nebo bojuj.
hireling-vault_keepers = Bílý den: smíš umístit kryptu k jiné nebo vedle (nejde-li to, bojovníka a kryptu kamkoli). Pak bojuj na každé mýtině s kryptou, nebo umísti bojovníka ke každé kryptě.
hireling-badger_bodyguards = V každé bitvě ignoruješ první zásah, který dostaneš, i z přepadení.
hireling-popular_band = Soupeři, kteří se přesunou ke kapele, ji v témže tahu nemohou opustit. Bílý den: z každé mýtiny vedle mýtiny s kapelou smíš přimět bojovníka kteréhokoli hráče, aby tam šel. Pak smíš kamkoli umístit jednoho z kapely.
hireling-street_band = Soupeři, kteří se přesunou ke kapele, ji v témže tahu nemohou opustit. Bílý den: kamkoli umísti jednoho z kapely.

## Komponenty

piece-forest_patrol_warrior = bojovník Lesní hlídky
    .accusative = bojovníka Lesní hlídky
count-forest-patrol-warrior = { $count ->
         [one] { $count } bojovník Lesní hlídky
         [few] { $count } bojovníci Lesní hlídky
         [many] { $count } bojovníka Lesní hlídky
        *[other] { $count } bojovníků Lesní hlídky
    }
    .accusative = { $count ->
         [one] { $count } bojovníka Lesní hlídky
         [few] { $count } bojovníky Lesní hlídky
         [many] { $count } bojovníka Lesní hlídky
        *[other] { $count } bojovníků Lesní hlídky
    }
piece-last_dynasty_warrior = bojovník Poslední dynastie
    .accusative = bojovníka Poslední dynastie
count-last-dynasty-warrior = { $count ->
         [one] { $count } bojovník Poslední dynastie
         [few] { $count } bojovníci Poslední dynastie
         [many] { $count } bojovníka Poslední dynastie
        *[other] { $count } bojovníků Poslední dynastie
    }
    .accusative = { $count ->
         [one] { $count } bojovníka Poslední dynastie
         [few] { $count } bojovníky Poslední dynastie
         [many] { $count } bojovníka Poslední dynastie
        *[other] { $count } bojovníků Poslední dynastie
    }
piece-spring_uprising_warrior = bojovník Jarního povstání
    .accusative = bojovníka Jarního povstání
count-spring-uprising-warrior = { $count ->
         [one] { $count } bojovník Jarního povstání
         [few] { $count } bojovníci Jarního povstání
         [many] { $count } bojovníka Jarního povstání
        *[other] { $count } bojovníků Jarního povstání
    }
    .accusative = { $count ->
         [one] { $count } bojovníka Jarního povstání
         [few] { $count } bojovníky Jarního povstání
         [many] { $count } bojovníka Jarního povstání
        *[other] { $count } bojovníků Jarního povstání
    }
piece-warm_sun_prophets_warrior = bojovník Proroků teplého slunce
    .accusative = bojovníka Proroků teplého slunce
count-warm-sun-prophets-warrior = { $count ->
         [one] { $count } bojovník Proroků teplého slunce
         [few] { $count } bojovníci Proroků teplého slunce
         [many] { $count } bojovníka Proroků teplého slunce
        *[other] { $count } bojovníků Proroků teplého slunce
    }
    .accusative = { $count ->
         [one] { $count } bojovníka Proroků teplého slunce
         [few] { $count } bojovníky Proroků teplého slunce
         [many] { $count } bojovníka Proroků teplého slunce
        *[other] { $count } bojovníků Proroků teplého slunce
    }
piece-bandit_gangs_warrior = bojovník Loupežnických tlup
    .accusative = bojovníka Loupežnických tlup
count-bandit-gangs-warrior = { $count ->
         [one] { $count } bojovník Loupežnických tlup
         [few] { $count } bojovníci Loupežnických tlup
         [many] { $count } bojovníka Loupežnických tlup
        *[other] { $count } bojovníků Loupežnických tlup
    }
    .accusative = { $count ->
         [one] { $count } bojovníka Loupežnických tlup
         [few] { $count } bojovníky Loupežnických tlup
         [many] { $count } bojovníka Loupežnických tlup
        *[other] { $count } bojovníků Loupežnických tlup
    }
piece-sunward_expedition_warrior = bojovník Sluneční výpravy
    .accusative = bojovníka Sluneční výpravy
count-sunward-expedition-warrior = { $count ->
         [one] { $count } bojovník Sluneční výpravy
         [few] { $count } bojovníci Sluneční výpravy
         [many] { $count } bojovníka Sluneční výpravy
        *[other] { $count } bojovníků Sluneční výpravy
    }
    .accusative = { $count ->
         [one] { $count } bojovníka Sluneční výpravy
         [few] { $count } bojovníky Sluneční výpravy
         [many] { $count } bojovníka Sluneční výpravy
        *[other] { $count } bojovníků Sluneční výpravy
    }
piece-corvid_spies_warrior = bojovník Krkavčích špehů
    .accusative = bojovníka Krkavčích špehů
count-corvid-spies-warrior = { $count ->
         [one] { $count } bojovník Krkavčích špehů
         [few] { $count } bojovníci Krkavčích špehů
         [many] { $count } bojovníka Krkavčích špehů
        *[other] { $count } bojovníků Krkavčích špehů
    }
    .accusative = { $count ->
         [one] { $count } bojovníka Krkavčích špehů
         [few] { $count } bojovníky Krkavčích špehů
         [many] { $count } bojovníka Krkavčích špehů
        *[other] { $count } bojovníků Krkavčích špehů
    }
piece-flame_bearers_warrior = bojovník Nositelů ohně
    .accusative = bojovníka Nositelů ohně
count-flame-bearers-warrior = { $count ->
         [one] { $count } bojovník Nositelů ohně
         [few] { $count } bojovníci Nositelů ohně
         [many] { $count } bojovníka Nositelů ohně
        *[other] { $count } bojovníků Nositelů ohně
    }
    .accusative = { $count ->
         [one] { $count } bojovníka Nositelů ohně
         [few] { $count } bojovníky Nositelů ohně
         [many] { $count } bojovníka Nositelů ohně
        *[other] { $count } bojovníků Nositelů ohně
    }
piece-vault_keepers_warrior = bojovník Strážců krypt
    .accusative = bojovníka Strážců krypt
count-vault-keepers-warrior = { $count ->
         [one] { $count } bojovník Strážců krypt
         [few] { $count } bojovníci Strážců krypt
         [many] { $count } bojovníka Strážců krypt
        *[other] { $count } bojovníků Strážců krypt
    }
    .accusative = { $count ->
         [one] { $count } bojovníka Strážců krypt
         [few] { $count } bojovníky Strážců krypt
         [many] { $count } bojovníka Strážců krypt
        *[other] { $count } bojovníků Strážců krypt
    }
piece-popular_band_warrior = bojovník Slavné kapely
    .accusative = bojovníka Slavné kapely
count-popular-band-warrior = { $count ->
         [one] { $count } bojovník Slavné kapely
         [few] { $count } bojovníci Slavné kapely
         [many] { $count } bojovníka Slavné kapely
        *[other] { $count } bojovníků Slavné kapely
    }
    .accusative = { $count ->
         [one] { $count } bojovníka Slavné kapely
         [few] { $count } bojovníky Slavné kapely
         [many] { $count } bojovníka Slavné kapely
        *[other] { $count } bojovníků Slavné kapely
    }
piece-street_band_warrior = bojovník Pouliční kapely
    .accusative = bojovníka Pouliční kapely
count-street-band-warrior = { $count ->
         [one] { $count } bojovník Pouliční kapely
         [few] { $count } bojovníci Pouliční kapely
         [many] { $count } bojovníka Pouliční kapely
        *[other] { $count } bojovníků Pouliční kapely
    }
    .accusative = { $count ->
         [one] { $count } bojovníka Pouliční kapely
         [few] { $count } bojovníky Pouliční kapely
         [many] { $count } bojovníka Pouliční kapely
        *[other] { $count } bojovníků Pouliční kapely
    }
piece-foothold = tábořiště
    .accusative = tábořiště
piece-vault = krypta
    .accusative = kryptu
count-foothold = { $count ->
         [one] { $count } tábořiště
         [few] { $count } tábořiště
         [many] { $count } tábořiště
        *[other] { $count } tábořišť
    }
    .accusative = { $count ->
         [one] { $count } tábořiště
         [few] { $count } tábořiště
         [many] { $count } tábořiště
        *[other] { $count } tábořišť
    }
count-vault = { $count ->
         [one] { $count } krypta
         [few] { $count } krypty
         [many] { $count } krypty
        *[other] { $count } krypt
    }
    .accusative = { $count ->
         [one] { $count } kryptu
         [few] { $count } krypty
         [many] { $count } krypty
        *[other] { $count } krypt
    }
count-control = { $count ->
         [one] { $count } žeton najmutí
         [few] { $count } žetony najmutí
         [many] { $count } žetonu najmutí
        *[other] { $count } žetonů najmutí
    }
    .accusative = { $count ->
         [one] { $count } žeton najmutí
         [few] { $count } žetony najmutí
         [many] { $count } žetonu najmutí
        *[other] { $count } žetonů najmutí
    }

## Cesty

way-c1-c5 = cesta mezi mýtinami 1 a 5
way-c1-c8 = cesta mezi mýtinami 1 a 8
way-c1-c9 = cesta mezi mýtinami 1 a 9
way-c1-c10 = cesta mezi mýtinami 1 a 10
way-c1-c11 = cesta mezi mýtinami 1 a 11
way-c2-c5 = cesta mezi mýtinami 2 a 5
way-c2-c6 = cesta mezi mýtinami 2 a 6
way-c2-c7 = cesta mezi mýtinami 2 a 7
way-c2-c8 = cesta mezi mýtinami 2 a 8
way-c2-c10 = cesta mezi mýtinami 2 a 10
way-c2-c11 = cesta mezi mýtinami 2 a 11
way-c2-c12 = cesta mezi mýtinami 2 a 12
way-c3-c6 = cesta mezi mýtinami 3 a 6
way-c3-c7 = cesta mezi mýtinami 3 a 7
way-c3-c8 = cesta mezi mýtinami 3 a 8
way-c3-c9 = cesta mezi mýtinami 3 a 9
way-c3-c11 = cesta mezi mýtinami 3 a 11
way-c3-c12 = cesta mezi mýtinami 3 a 12
way-c4-c5 = cesta mezi mýtinami 4 a 5
way-c4-c6 = cesta mezi mýtinami 4 a 6
way-c4-c8 = cesta mezi mýtinami 4 a 8
way-c4-c9 = cesta mezi mýtinami 4 a 9
way-c4-c10 = cesta mezi mýtinami 4 a 10
way-c4-c11 = cesta mezi mýtinami 4 a 11
way-c4-c12 = cesta mezi mýtinami 4 a 12
way-c5-c6 = cesta mezi mýtinami 5 a 6
way-c5-c9 = cesta mezi mýtinami 5 a 9
way-c5-c10 = cesta mezi mýtinami 5 a 10
way-c5-c11 = cesta mezi mýtinami 5 a 11
way-c6-c7 = cesta mezi mýtinami 6 a 7
way-c6-c11 = cesta mezi mýtinami 6 a 11
way-c7-c8 = cesta mezi mýtinami 7 a 8
way-c7-c10 = cesta mezi mýtinami 7 a 10
way-c7-c11 = cesta mezi mýtinami 7 a 11
way-c7-c12 = cesta mezi mýtinami 7 a 12
way-c8-c9 = cesta mezi mýtinami 8 a 9
way-c8-c10 = cesta mezi mýtinami 8 a 10
way-c8-c12 = cesta mezi mýtinami 8 a 12
way-c9-c10 = cesta mezi mýtinami 9 a 10
way-c9-c11 = cesta mezi mýtinami 9 a 11
way-c9-c12 = cesta mezi mýtinami 9 a 12
way-c10-c11 = cesta mezi mýtinami 10 a 11
way-c10-c12 = cesta mezi mýtinami 10 a 12
way-c11-c12 = cesta mezi mýtinami 11 a 12

## Co je třeba rozhodnout

prompt-hirelings-birdsong = Začátek Rozbřesku: tvoji pomocníci.
prompt-hire = Kterého pomocníka si vezmeš?
prompt-give-hireling = { NAME($side, "side") }: došly žetony najmutí. Komu kartu dáš?
prompt-hireling-battle = { NAME($side, "side") } { NAME($place, "place", form: "in") }: na koho zaútočit?
prompt-hireling-battle-where = { NAME($side, "side") }: kde bojovat?
prompt-hireling-move-from = { NAME($side, "side") }: odkud vede pohyb?
prompt-hireling-place = Kam umístíš { COUNT($count, $piece, form: "accusative") }?
prompt-patrol-act = Lesní hlídka: pohyb a bitva, nebo návrat z karty, kam?
prompt-physicians = Ztráty { NAME($place, "place", form: "in") }: { COUNT($count, "warrior") }. Použiješ kartu na jejich záchranu?
prompt-physicians-where = Kam umístíš { COUNT($count, "warrior", form: "accusative") }?
prompt-dynasty-move = Kam se přesune Poslední dynastie { NAME($from, "place", form: "from") }?
prompt-uprising-gather = Na které mýtině přibude povstalec: { NAME($suit, "suit") }?
prompt-uprising-rise = Na kostce je { NAME($suit, "suit") }. Vzbouří se, nebo přibude další?
prompt-uprising-price = Kterou kartu odhodíš za útok na Jarní povstání { NAME($place, "place", form: "in") }?
prompt-scouts = { NAME($enemy, "side") } na tebe útočí { NAME($place, "place", form: "in") }. Použiješ kartu a udělíš vyšší hod?
prompt-flotilla-setup = Kde začíná Říční flotila?
prompt-flotilla-draw = Říční flotila obchoduje { NAME($place, "place", form: "in") }. Dobereš si kartu?
prompt-flotilla-sail = Kam pluje Říční flotila { NAME($from, "place", form: "from") }?
prompt-protector-place = { NAME($side, "side") }: kde bude stát?
prompt-protector-walk = { NAME($side, "side") }: kam půjde { NAME($from, "place", form: "from") }?
prompt-prophets-act = Proroci: kde někoho přinutíš, nebo kam umístíš dalšího?
prompt-prophets-whom = Koho přinutíš { NAME($place, "place", form: "in") }?
prompt-prophets-how = { NAME($side, "side") } { NAME($place, "place", form: "in") }: na koho musí zaútočit, nebo kam musí jít?
prompt-prophets-then = { NAME($side, "side") } { NAME($place, "place", form: "in") }: na koho musí zaútočit?
prompt-envoys-take = Kterou odhozenou kartu si vezmeš?
prompt-bandits-lurk = Na které cestě bude číhat loupežník?
prompt-bandits-move-on = Všichni loupežníci jsou na mapě. Kterého z ní nejdřív stáhneš?
prompt-bandits-escort = Loupežníci se přidali k tobě. Umístíš bojovníka { NAME($place, "place", form: "in") }?
prompt-gangs-act = Loupežnické tlupy: bojovníka ke každému loupežníkovi, nebo dalšího loupežníka, kam?
prompt-gangs-each = Kam umístíš bojovníka? Zbývá: { $count }.
prompt-expedition-leave = Všechna tábořiště jsou na mapě. Které z ní vezmeš?
prompt-expedition-land = Kam umístíš tábořiště a { COUNT($count, "warrior", form: "accusative") }?
prompt-expedition-act = Sluneční výprava: pochod, nebo posílit tábořiště?
prompt-expedition-camp = Ke kterému tábořišti umístíš bojovníka? Zbývá: { $count }.
prompt-artisans-keep = Necháš si kartu { NAME($card, "card") } do konce Večera?
prompt-spies-setup = Kde bude první špeh?
prompt-spies-second = A druhý, na jiné mýtině téhož symbolu jako { NAME($place, "place") }?
prompt-spies-act = Krkavčí špehové: bojovat všude, nebo krást karty na jedné mýtině?
prompt-flames-burn = Nositelé ohně { NAME($place, "place", form: "in") }: která komponenta shoří? Zbývá: { $count }.
prompt-smuggle = Krysí pašeráci: pohyb, nebo bitva?
prompt-vaults-found = Kam umístíš kryptu a { COUNT($count, "warrior", form: "accusative") }?
prompt-vaults-dig = Kam umístíš kryptu?
prompt-vaults-act = Strážci krypt: bojovat u krypt, nebo je střežit?
prompt-vaults-watch = Ke které kryptě umístíš bojovníky? Zbývá: { $count }.
prompt-band-lure = Slavná kapela: kam přilákáš posluchače?
prompt-band-draw = Čí bojovník půjde { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }?
prompt-band-encore = Umístíš jednoho z kapely?
prompt-exile-setup = Ve kterém lese žije Vyhnanec?
prompt-exile-act = Vyhnanec, připravených předmětů: { $ready }. Kam jde, nebo kde bojuje?
prompt-exile-fight = Na koho zaútočí Vyhnanec { NAME($place, "place", form: "in") }?

## Co lze zvolit

option-employ = { NAME($at, "side") }: akce
option-hire = { NAME($at, "side") }
option-done-hirelings-birdsong = Teď už nic
option-done-hireling-battle = Bez bitvy
option-done-hireling-battle-where = Bez bitvy
option-done-hireling-move-from = Bez pohybu
option-done-physicians = Nechat být
option-done-scouts = Bez karty
option-done-flotilla-draw = Bez karty
option-done-prophets-then = Bez bitvy
option-done-bandits-move-on = Žádného
option-done-bandits-escort = Bez bojovníka
option-done-expedition-act = Ani jedno
option-done-artisans-keep = Odhodit
option-done-spies-act = Ani jedno
option-done-vaults-dig = Bez krypty
option-done-vaults-act = Ani jedno
option-done-band-draw = Nikdo
option-done-band-encore = Nikdo
option-done-exile-act = Dost: předměty obnovit
option-patrol-march = Pohyb a bitva
option-physicians = Kočičí felčaři { NAME($at, "place", form: "in") }
option-uprising-revolt = Vzpoura { NAME($at, "place", form: "in") }
option-scouts = Zaječí zvědové
option-bodyguards = Jezevčí gardisté
option-flotilla-draw = Dobrat kartu
option-prophets-force = Přinutit hráče { NAME($at, "place", form: "in") }
option-lurk = { NAME($at, "way") }
option-call-off = { NAME($at, "way") }
option-escort = Loupežníci { NAME($at, "place", form: "in") }
option-gangs-recruit = Bojovník ke každému loupežníkovi
option-expedition-march = Pohyb a bitva
option-expedition-camp = Bojovník ke každému tábořišti
option-artisans-keep = Nechat si ji
option-spies-fight = Bojovat všude
option-spies-steal = Krást { NAME($at, "place", form: "in") }
option-smuggle = Krysí pašeráci: odhodit kartu { NAME($at, "card") }
option-vaults-fight = Bojovat u krypt
option-vaults-guard = Bojovník ke každé kryptě
option-exile-trade = Dát Vyhnanci { NAME($at, "item", form: "accusative") }: karta a bod
option-brigand-search = Lapka: prohledat ruinu { NAME($at, "place", form: "in") }
option-brigand-rob = Lapka: okrást { NAME($at, "side", form: "accusative") }

## Co se stalo

event-hireling-drawn = { NAME($side, "side") }: k najmutí.
event-took-hireling-marker = { NAME($seat, "side") } bere žeton pomocníka z pole { $space }.
event-hireling-hired = { NAME($seat, "side") } najímá: { NAME($side, "side") }.
event-gave-hireling = { NAME($seat, "side") } předává kartu { NAME($side, "side") }. Nový najímatel: { NAME($to, "side") }.
event-control-roll = { NAME($seat, "side") } hází na najmutí, { NAME($side, "side") }: { COUNT($dots, "control") }.
event-control-roll-golden = { NAME($seat, "side") } vede a počítá jen zlaté tečky, { NAME($side, "side") }: { COUNT($dots, "control") }.
event-control-fades = { NAME($seat, "side") } odebírá žeton najmutí, { NAME($side, "side") }: zbývá { $left }.
event-hireling-acted = { NAME($seat, "side") } vysílá: { NAME($side, "side") }.
event-hireling-stands = { NAME($side, "side") } stojí { NAME($place, "place", form: "in") }.
event-hireling-went = { NAME($side, "side") } jde { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-hireling-moved = { NAME($seat, "side") } přesouvá { COUNT($count, "warrior", form: "accusative") } { NAME($side, "side", form: "genitive") } { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-hireling-battled = { NAME($side, "side") }: útok na { NAME($enemy, "side", form: "accusative") } { NAME($place, "place", form: "in") }.
event-hireling-extra-hit = { NAME($side, "side") }: navíc { COUNT($count, "hit") }: { NAME($why, "hit") }.
event-hireling-removed = { NAME($side, "side") }: { NAME($place, "place", form: "from") } mizí { COUNT($count, $piece) }.
event-patrol-on-card = Bojovník jde na kartu Lesní hlídky, je jich tam { $count }.
event-patrol-returned = { NAME($seat, "side") } umísťuje z karty { COUNT($count, "warrior", form: "accusative") } { NAME($place, "place", form: "in") }.
event-treated = Kočičí felčaři zachraňují { COUNT($count, "warrior", form: "accusative") }; stojí { NAME($place, "place", form: "in") }.
event-uprising-rolled = Na kostce povstání je { NAME($suit, "suit") }.
event-uprising-revolted = Jarní povstání se bouří { NAME($place, "place", form: "in") }.
event-scouted = Zaječí zvědové varují a { NAME($seat, "side") } udělí vyšší hod { NAME($place, "place", form: "in") }.
event-prophets-forced = { NAME($seat, "side") } přes Proroky nutí { NAME($side, "side", form: "accusative") } { NAME($place, "place", form: "in") }.
event-envoys-took = { NAME($seat, "side") } bere z odhazovacího balíčku kartu { NAME($card, "card") }.
event-lurks = Loupežník číhá na cestě { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-called-off = Loupežník na cestě { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") } je odvolán.
event-robbed-on-the-way = Loupežníci přepadají { NAME($side, "side", form: "accusative") } na cestě { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-foothold-left = Tábořiště { NAME($place, "place", form: "in") } bylo zrušeno.
event-artisans-kept = { NAME($seat, "side") } si nechává kartu { NAME($card, "card") }.
event-artisans-returned = { NAME($seat, "side") } bere zpět { COUNT($count, "card", form: "accusative") }.
event-exile-traded = { NAME($seat, "side") } dává Vyhnanci { NAME($item, "item", form: "accusative") }.
event-exile-hit = Vyhnanec je zasažen, připravených předmětů: { $left }.
event-exile-rested = Vyhnanec obnovuje všechny předměty.
event-brigand-found = { NAME($seat, "side") } bere z ruin { NAME($place, "place", form: "in") } { NAME($item, "item", form: "accusative") }.
event-brigand-used = { NAME($seat, "side") } pro Lapku používá { NAME($item, "item", form: "accusative") }.
hit-raven_sentries = Havraní stráže

## Proč ne

why-hireling-has-acted = V tomto tahu už jednal.
why-hireling-must-act = Nejdřív musí jednat pomocník.
why-hireling-taken = Někdo ho už najal.
why-cannot-be-attacked = Tam na něj nelze zaútočit.
why-no-place-for-hireling = Není co umístit, nebo není kam.
why-no-own-piece = Nemáš tam žádnou komponentu.
why-patrol-card-empty = Na kartě není žádný bojovník.
why-no-patrol = Hlídka se nemůže přesunout, bojovat ani vrátit.
why-no-edge-clearing = Nelze je umístit na žádnou mýtinu na okraji mapy.
why-too-few-clearings = Ovládáš méně než tři mýtiny.
why-no-card-for-uprising = Útok na Jarní povstání stojí kartu symbolu mýtiny.
why-no-river = Není u řeky.
why-protector-keeps-out = Zuřivý ochránce tam soupeřům nedovolí nic umístit.
why-stoic-protector = Chrání je Neochvějný ochránce.
why-not-on-map = Nemá kam jít.
why-nobody-to-force = Nikdo tam nemůže bojovat ani se přesunout.
why-no-card-for-envoys = Mezi pěti horními odhozenými kartami žádná nevyhovuje.
why-no-path-for-bandit = U tvých komponent není volná cesta.
why-no-gang = Není loupežník, ke kterému smíš umísťovat.
why-no-foothold = Na mapě není tábořiště, nebo v zásobě bojovník.
why-no-expedition = Výprava se nemůže přesunout ani bojovat.
why-nobody-to-spy-on = Není tam soupeř s kartami.
why-nothing-to-smuggle-for = Nemůžeš se přesunout ani bojovat.
why-no-vault = Na mapě není krypta.
why-listens-to-band = Přišli sem v tomto tahu: poslouchají kapelu.
why-not-near-exile = Vedle Vyhnance nemáš komponentu.
why-exile-too-few-items = Vyhnanec má málo připravených předmětů.
why-no-item-to-exhaust = Nemáš vyrobený předmět, který by šlo použít.
why-not-together = Nemáte společnou mýtinu.

## Obrazovka

pile-kept = Uchováno u Krtčích řemeslníků
ui-rt-hirelings = Pomocníci
ui-rt-for-hire = k najmutí
ui-rt-hired-by = { NAME($side, "side") }, { COUNT($count, "control") }
ui-rt-has-acted = v tomto tahu už jednal
ui-rt-promoted = povýšený
ui-rt-demoted = degradovaný
ui-rt-on-card = Na kartě
ui-rt-hireling-marker = žeton pomocníka
ui-rt-will-hire = na konci tahu najme
ui-rt-does-employ = pomocník jedná, jednou za tah

## K čemu volby vedou

note-patrol-returns = { COUNT($warriors, "warrior") } z karty
note-uprising-removes = odstraněných nepřátelských komponent: { $count }
note-steals = náhodně { COUNT($cards, "card") }
note-places-warriors = { COUNT($warriors, "warrior") }
