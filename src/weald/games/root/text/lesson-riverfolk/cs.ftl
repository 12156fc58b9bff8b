## První hra s průvodcem: Říční lid

lesson-riverfolk-goal = Les už znáš: kdo má první 30 bodů. Říční lid prodává: karty, čluny, vojáky. Ostatní platí vlastními bojovníky a z nich jsou tvé zdroje. Za zdroje jednáš a za zdroje zakládáš obchodní stanoviště, která bodují.
    .title = Nejdřív obchod
lesson-riverfolk-start = Čtyři bojovníci začínají kdekoli u řeky, která je pro tebe cestou. Všechny čtyři { NAME("c11", "place", form: "to") }, doprostřed: hned tam vládneš.
    .title = U řeky
    .else = Rozptýlení nevládnou nikde. Společně { NAME("c11", "place", form: "in") } založí stanoviště už v prvním tahu.
lesson-riverfolk-prices = Karta z ruky, čluny, nebo žoldáci: všechno má cenu od 1 do 4 bojovníků. Moc drahé nikdo nekoupí, moc levné je škoda. Dva za všechno je přátelský začátek.
    .title = Kolik to stojí?
    .else = Chamtivost vyprázdní krám. Za 2 bojovníky určitě přijdou.
lesson-riverfolk-funds = Tři zdroje: dnes tedy až tři věci. Pohyb, bitva, dobrání nebo výroba zdroj jen vyhradí, příští tah se vrátí. Verbování a zakládání ho spotřebují nadobro.
    .title = Zdroje jsou tvé akce
lesson-riverfolk-establish = Vyber mýtinu a použij dva zdroje toho, kdo ji ovládá. { NAME("c11", "place") } je tvá, takže dva vlastní. Jsou za to 2 body a přijde i bojovník.
    .title = První obchodní stanoviště
    .else = Stanoviště boduje a teprve s ním máš dividendy. V prvním tahu nic lepšího není.
lesson-riverfolk-move = Jeden zdroj na pohyb: tři bojovníci půjdou { NAME("c3", "place", form: "to") }, ke kočkám. Kde tě zákazníci potkají, tam víc kupují, a stanoviště budeš chtít i jinde.
    .title = Ukaž se
lesson-riverfolk-keep-prices = Každý Večer je smíš změnit, než ostatní nakoupí. Tvá ruka leží otevřeně, tak se na ni dívej jejich očima: za co by zaplatili? My necháme 2.
    .title = Nové ceny?
lesson-riverfolk-customers = Kočky a ptáci zaplatili šest bojovníků a máš 7 zdrojů. Nevyužité zdroje dají dividendy: o příštím Rozbřesku bod za každé dva. Stanoviště má ale větší cenu: chce zdroje toho, kdo tam vládne, a ty je teď máš.
    .title = Nakoupili!
    .else = Šetření nese dividendy. Ale se zdroji obou v pokladně vynesou stanoviště mnohem víc.
lesson-riverfolk-where = Za dva ptačí bojovníky založíš stanoviště { NAME("c1", "place", form: "in") }, kde vládne Orlí hnízdo; za čtyři kočky další dvě, { NAME("c10", "place", form: "in") } a { NAME("c8", "place", form: "in") }. Každé dá 2 body. Šest bodů za cizí vojáky: tomu říkám obchod.
    .title = Za čí peníze?
lesson-riverfolk-own-way = Sleduj, kdo co potřebuje, a podle toho nastav ceny. Stanoviště hlídej: když padne, je pryč nadobro a s ním polovina zdrojů. Buď k užitku všem a málokdo na tebe zaútočí.
    .title = Odtud vedeš krám ty
lesson-riverfolk-over = To byla tvá první hra s Říčním lidem. Každý její tah si můžeš znovu prohlédnout na časové ose.
    .title = Účty jsou uzavřené
