### Vagabond, cs.

## Předměty

condition-track = na stupnici
condition-ready = nepoužitý
condition-exhausted = použitý
condition-damaged = poškozený
condition-damaged_exhausted = poškozený a použitý

## Tulák

character-thief = Zloděj
    .text = Krádež (pochodeň): vezmi náhodnou kartu hráči na své mýtině.
character-tinker = Kutil
    .text = Nádeničení (pochodeň): vezmi z odhazovacího balíčku kartu se symbolem své mýtiny, nebo ptačí.
character-ranger = Zálesák
    .text = Skrýš (pochodeň): oprav tři předměty, pak Bílý den končí.
character-vagrant = Pobuda
    .text = Poštvání (pochodeň): vyvolej zde bitvu dvou jiných (nebo se přidej) a vyber, co která strana ztratí.
character-arbiter = Rozhodce
    .text = Ochrana: obránce si tě zde může přizvat; získáš 1 bod a tvé nepoškozené meče zvýší jeho limit hozených zásahů.
character-scoundrel = Ničema
    .text = Spálená země (pochodeň): odstraň odtud všechny soupeřovy komponenty; pochodeň zůstane a nic sem už nelze umístit ani přesunout.
character-adventurer = Dobrodruh
    .text = Improvizace: jednou za tah může jiný předmět nahradit jeden předmět úkolu; poškodí se.
character-ronin = Rónin
    .text = Rychlý úder: po hodu můžeš použít meč a udělit jeden dodatečný zásah, jednou za bitvu.
character-harrier = Nájezdník
    .text = Plachtění (pochodeň): pohni samotnou figurou na libovolnou mýtinu.
relation-hostile = nepřátelský
relation-indifferent = lhostejný
relation-amiable = vlídný
relation-friendly = přátelský
relation-allied = spojenecký

## Úkoly

quest-fundraising_fox = Sbírka (liška)
    .text = konvička, mince
card-fundraising_fox = Sbírka (liška)
    .text = konvička, mince
quest-errand_fox = Pochůzka (liška)
    .text = konvička, bota
card-errand_fox = Pochůzka (liška)
    .text = konvička, bota
quest-logistics_help_fox = Pomoc s nákladem (liška)
    .text = bota, vak
card-logistics_help_fox = Pomoc s nákladem (liška)
    .text = bota, vak
quest-repair_a_shed_fox = Oprava kůlny (liška)
    .text = pochodeň, kladivo
card-repair_a_shed_fox = Oprava kůlny (liška)
    .text = pochodeň, kladivo
quest-give_a_speech_fox = Pronesení řeči (liška)
    .text = pochodeň, konvička
card-give_a_speech_fox = Pronesení řeči (liška)
    .text = pochodeň, konvička
quest-guard_duty_rabbit = Strážní služba (zajíc)
    .text = pochodeň, meč
card-guard_duty_rabbit = Strážní služba (zajíc)
    .text = pochodeň, meč
quest-errand_rabbit = Pochůzka (zajíc)
    .text = konvička, bota
card-errand_rabbit = Pochůzka (zajíc)
    .text = konvička, bota
quest-give_a_speech_rabbit = Pronesení řeči (zajíc)
    .text = pochodeň, konvička
card-give_a_speech_rabbit = Pronesení řeči (zajíc)
    .text = pochodeň, konvička
quest-fend_off_a_bear_rabbit = Zahnání medvěda (zajíc)
    .text = pochodeň, kuše
card-fend_off_a_bear_rabbit = Zahnání medvěda (zajíc)
    .text = pochodeň, kuše
quest-expel_bandits_rabbit = Vyhnání banditů (zajíc)
    .text = meč, meč
card-expel_bandits_rabbit = Vyhnání banditů (zajíc)
    .text = meč, meč
quest-expel_bandits_mouse = Vyhnání banditů (myš)
    .text = meč, meč
card-expel_bandits_mouse = Vyhnání banditů (myš)
    .text = meč, meč
quest-guard_duty_mouse = Strážní služba (myš)
    .text = pochodeň, meč
card-guard_duty_mouse = Strážní služba (myš)
    .text = pochodeň, meč
quest-fend_off_a_bear_mouse = Zahnání medvěda (myš)
    .text = pochodeň, kuše
card-fend_off_a_bear_mouse = Zahnání medvěda (myš)
    .text = pochodeň, kuše
quest-escort_mouse = Doprovod (myš)
    .text = bota, bota
card-escort_mouse = Doprovod (myš)
    .text = bota, bota
quest-logistics_help_mouse = Pomoc s nákladem (myš)
    .text = bota, vak
card-logistics_help_mouse = Pomoc s nákladem (myš)
    .text = bota, vak

## Co je třeba rozhodnout

prompt-character = Kterou postavu si vybereš?
prompt-pawn-where = Ve kterém lese figura začne?
prompt-coalition = S kým vytvoříš koalici?
prompt-battle-ally = Budou s tebou { NAME($place, "place", form: "in") } bojovat bojovníci spojence?
prompt-enlist = Přizveš Rozhodce ({ NAME($arbiter, "side") })?
prompt-damage-item = Který předmět se poškodí? Zbývá: { $count }.
prompt-refresh = Který předmět obnovíš? Zbývá: { $count }.
prompt-slip = Jsi { NAME($place, "place", form: "in") }. Prosmýkneš se?
prompt-walk-to = Kam půjdeš { NAME($place, "place", form: "from") }?
prompt-bring-ally = Vezmeš s sebou spojenecké bojovníky { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }?
prompt-bring-how-many = Kolik bojovníků { NAME($side, "side", form: "genitive") } vezmeš s sebou?
prompt-drop-item = Neseš příliš mnoho. O který předmět přijdeš? Zbývá: { $count }.
prompt-vagabond-action = Co uděláš?
prompt-take-from-ruin = Který předmět si vezmeš z ruiny?
prompt-aid-whom = Komu pomůžeš?
prompt-exhaust-which = Který předmět použiješ?
prompt-exhaust-to-pay = Který předmět použiješ na zaplacení? Zbývá: { $count }.
prompt-give-which = Kterou kartu dáš { NAME($side, "side", form: "dative") }?
prompt-take-item = Který předmět si vezmeš od { NAME($side, "side", form: "genitive") }?
prompt-improvise = Úkol žádá: { NAME($item, "item") }. Co použiješ?
prompt-quest-reward = Jakou odměnu si vezmeš?
prompt-strike-whom = Po kom vystřelíš?
prompt-strike-what = { NAME($side, "side") }: co odstraníš?
prompt-repair-which = Který předmět opravíš?
prompt-day-labor = Kterou kartu si vezmeš z odhazovacího balíčku?
prompt-instigate-attacker = Kdo zaútočí?
prompt-instigate-defender = Na koho { NAME($side, "side") } zaútočí?
prompt-glide = Na kterou mýtinu přeplachtíš?

## Co lze zvolit

option-done-slip = Zůstat
option-done-battle-ally = Bojovat bez spojence
option-done-enlist = Bojovat bez něj
option-done-bring-ally = Jít bez doprovodu
option-done-take-item = Nevzít nic
option-done-refresh = Dál neobnovovat
option-end-vagabond-action = Ukončit Bílý den
option-ally = S { NAME($at, "side", form: "instrumental") }
option-enlist = Přizvat Rozhodce
option-swift-strike = Rychlý úder
option-damage-of = Poškození: { NAME($at, "side") }
option-character = { NAME($at, "character") }
option-explore = Průzkum
option-aid = Pomoc
option-strike = Střela
option-repair = Oprava
option-special = Zvláštní akce
option-quest = Úkol: { NAME($at, "quest") }
option-reward-points = { COUNT($points, "point") }
option-reward-cards = Dobrat dvě karty

## Předměty podle stavu

option-damage = { NAME($at, "state") }
option-refresh = { NAME($at, "state") }
option-drop = { NAME($at, "state") }
option-repair-repair-which = { NAME($at, "state") }
state-boot-track = bota (stupnice)
state-boot-ready = bota
state-boot-exhausted = bota (použitá)
state-boot-damaged = bota (poškozená)
state-boot-damaged_exhausted = bota (poškozená, použitá)
state-bag-track = vak (stupnice)
state-bag-ready = vak
state-bag-exhausted = vak (použitý)
state-bag-damaged = vak (poškozený)
state-bag-damaged_exhausted = vak (poškozený, použitý)
state-crossbow-track = kuše (stupnice)
state-crossbow-ready = kuše
state-crossbow-exhausted = kuše (použitá)
state-crossbow-damaged = kuše (poškozená)
state-crossbow-damaged_exhausted = kuše (poškozená, použitá)
state-hammer-track = kladivo (stupnice)
state-hammer-ready = kladivo
state-hammer-exhausted = kladivo (použité)
state-hammer-damaged = kladivo (poškozené)
state-hammer-damaged_exhausted = kladivo (poškozené, použité)
state-sword-track = meč (stupnice)
state-sword-ready = meč
state-sword-exhausted = meč (použitý)
state-sword-damaged = meč (poškozený)
state-sword-damaged_exhausted = meč (poškozený, použitý)
state-tea-track = konvička (stupnice)
state-tea-ready = konvička
state-tea-exhausted = konvička (použitá)
state-tea-damaged = konvička (poškozená)
state-tea-damaged_exhausted = konvička (poškozená, použitá)
state-coin-track = mince (stupnice)
state-coin-ready = mince
state-coin-exhausted = mince (použitá)
state-coin-damaged = mince (poškozená)
state-coin-damaged_exhausted = mince (poškozená, použitá)
state-torch-track = pochodeň (stupnice)
state-torch-ready = pochodeň
state-torch-exhausted = pochodeň (použitá)
state-torch-damaged = pochodeň (poškozená)
state-torch-damaged_exhausted = pochodeň (poškozená, použitá)
state-ruin_bag-track = vak z ruiny (stupnice)
state-ruin_bag-ready = vak z ruiny
state-ruin_bag-exhausted = vak z ruiny (použitý)
state-ruin_bag-damaged = vak z ruiny (poškozený)
state-ruin_bag-damaged_exhausted = vak z ruiny (poškozený, použitý)
state-ruin_boot-track = bota z ruiny (stupnice)
state-ruin_boot-ready = bota z ruiny
state-ruin_boot-exhausted = bota z ruiny (použitá)
state-ruin_boot-damaged = bota z ruiny (poškozená)
state-ruin_boot-damaged_exhausted = bota z ruiny (poškozená, použitá)
state-ruin_hammer-track = kladivo z ruiny (stupnice)
state-ruin_hammer-ready = kladivo z ruiny
state-ruin_hammer-exhausted = kladivo z ruiny (použité)
state-ruin_hammer-damaged = kladivo z ruiny (poškozené)
state-ruin_hammer-damaged_exhausted = kladivo z ruiny (poškozené, použité)
state-ruin_sword-track = meč z ruiny (stupnice)
state-ruin_sword-ready = meč z ruiny
state-ruin_sword-exhausted = meč z ruiny (použitý)
state-ruin_sword-damaged = meč z ruiny (poškozený)
state-ruin_sword-damaged_exhausted = meč z ruiny (poškozený, použitý)

## Co se stalo

event-formed-coalition = { NAME($seat, "side") } tvoří koalici s { NAME($side, "side", form: "instrumental") }.
event-with-ally = Bojovníci { NAME($side, "side", form: "genitive") } bojují po jeho boku.
event-enlisted = { NAME($seat, "side") } přizývá Rozhodce.
hit-swift_strike = Rychlý úder
event-chose-character = { NAME($seat, "side") } ({ NAME($character, "character") }) začíná { NAME($place, "place", form: "in") }.
event-special = { NAME($seat, "side") } ({ NAME($character, "character") }) využívá svou zvláštní akci.
event-relation = { NAME($seat, "side") } a { NAME($side, "side") }: vztah je teď { NAME($relation, "relation") }.
event-quest-revealed = Nový úkol: { NAME($quest, "quest") }.
event-quest-done = { NAME($seat, "side") } plní úkol: { NAME($quest, "quest") }.
event-walked = { NAME($seat, "side") } jde { NAME($from, "place", form: "from") } { NAME($to, "place", form: "to") }.
event-exhausted = { NAME($seat, "side") } používá { NAME($item, "item", form: "accusative") }.
event-refreshed = { NAME($seat, "side") } obnovuje { NAME($item, "item", form: "accusative") }.
event-damaged = { NAME($seat, "side") } musí poškodit { NAME($item, "item", form: "accusative") }.
event-repaired = { NAME($seat, "side") } opravuje { NAME($item, "item", form: "accusative") }.
event-dropped = { NAME($seat, "side") } toho nese příliš a přichází o { NAME($item, "item", form: "accusative") }.
event-took-nothing = { NAME($seat, "side") } si nemá co vzít.
event-aided = { NAME($seat, "side") } pomáhá { NAME($side, "side", form: "dative") }.
event-aided-known = { NAME($seat, "side") } pomáhá { NAME($side, "side", form: "dative") } kartou { NAME($card, "card") }.
event-took-crafted-item = { NAME($seat, "side") } bere od { NAME($side, "side", form: "genitive") } { NAME($item, "item", form: "accusative") }.
event-improvised = { NAME($seat, "side") } improvizuje: { NAME($item, "item") } namísto předmětu { NAME($needed, "item") }.
event-took-discard = { NAME($seat, "side") } bere z odhazovacího balíčku kartu { NAME($card, "card") }.
event-scorched-earth = { NAME($seat, "side") } pálí zemi { NAME($place, "place", form: "in") }.

## Proč ne

why-character-taken = Tuto postavu má druhý Tulák.
why-in-coalition = Tento hráč už je v koalici.
why-in-forest = V lese to nejde.
why-no-card-to-give = Nemáš odpovídající kartu.
why-no-coalition = Tulák může jen tvořit koalici, ve hře čtyř a více hráčů a s někým vhodným.
why-no-item = Není nepoužitý a nepoškozený předmět: { NAME($item, "item") }.
why-no-ready-item = Není předmět, který by šlo použít.
why-no-ruin = Není tam ruina.
why-no-special-action = Tato postava nemá akci s pochodní.
why-nobody-to-aid = Žádný jiný hráč zde nic nemá.
why-nobody-to-instigate = Nejsou zde dva soupeři, z nichž by jeden mohl zaútočit.
why-nobody-to-rob = Žádný hráč zde nemá kartu, kterou by šlo vzít.
why-not-fewest-points = Jiný hráč má méně bodů.
why-nothing-damaged = Žádný předmět není poškozený.
why-nothing-in-discard = V odhazovacím balíčku není karta s tímto symbolem.
why-nothing-to-strike = Není tu nic soupeřova k odstranění.
why-quest-items = Chybí předměty pro tento úkol.
why-quest-suit = Úkol má jiný symbol než mýtina.
why-same-ruin-item = Stejný předmět z ruiny už máš.
why-too-few-boots = Jsou tam nepřátelští bojovníci: je potřeba o botu víc.

## Proč volbu nelze jen tak vrátit

undo-got-card = Karta mezitím změnila majitele.

## Obrazovka

ui-rt-note-vagabond = { NAME($character, "character") } { NAME($place, "place", form: "in") }
pile-common-quests = Úkoly
pile-quests = splněné úkoly
ui-rt-card-quest = úkol
ui-rt-quest-text = Na mýtině s tímto symbolem ({ NAME($suit, "suit") }): použij tyto předměty; dober si dvě karty, nebo získej bod za každý svůj úkol s tímto symbolem.
ui-rt-satchel = Brašna
ui-rt-item-tracks = Stupnice předmětů
ui-rt-damaged = Poškozené
ui-rt-relations = Vztahy
ui-rt-quests = Úkoly (splněno: { $done })
ui-rt-does-explore = pochodeň: předmět z ruiny
ui-rt-does-aid = dej kartu, vezmi předmět
ui-rt-does-strike = kuše: odstraň komponentu
ui-rt-does-repair = kladivo: oprav předmět


## Terminál: popisky toho, co leží na desce frakce

share-items = předměty
share-relations = vztahy
share-aids = poskytnutá pomoc

## K čemu volba vede

note-starts-with = začíná s: { NAME($items, "item") }
note-quest-for = { COUNT($points, "point") }, nebo dvě karty
