### Pokročilá příprava: výběr frakcí, domoviny, tři z pěti karet.

## Výběr

prompt-draft = Za kterou frakci budeš hrát?
option-draft = { NAME($at, "side") }
event-draft-dealt = Karty přípravy: { NAME($sides, "side") }.
event-setup-locked = Zamčeno, dokud si někdo nevezme militantní frakci: { NAME($side, "side") }.
event-setup-character = Kdo bude hrát za Tuláka, má postavu { NAME($character, "character") }.
event-drafted = { NAME($seat, "side") }: tato frakce je vybrána.
why-setup-card-locked = Je zamčená, dokud si někdo nevezme militantní frakci.
why-setup-card-taken = Za tuto frakci už někdo hraje.
why-other-character-dealt = K Tulákovi byla vyložena jiná postava.
ui-rt-draft = Výběr frakcí
ui-rt-militant = militantní
ui-rt-insurgent = povstalecká
ui-rt-locked = zamčená
ui-rt-draft-taken = hraje { $who }
ui-rt-draft-next = Každý si vybere a připraví se, než vybírá další.

## Karty přípravy

setup-marquise = Tři domoviny, každá sousedí s jinou z nich: v každé 2 bojovníci, na každé další mýtině 1; v jedné pevnost; pila, dílna a sídlo verbíře, v každé jedna.
setup-eyrie = Domovina na okraji mapy, o dvě nebo více mýtin dál od soupeřových: 6 bojovníků a hřad.
setup-alliance = Bez domoviny: 3 stoupenci.
setup-vagabond = Bez domoviny: figura v libovolném lese, s vyloženou postavou.
setup-cult = Domovina, která nesousedí se soupeřovými: 4 bojovníci a zahrada; kolem ní 3 bojovníci; 2 kultisté; libovolný odpadlík.
setup-riverfolk = Bez domoviny: 4 bojovníci na mýtinách u řeky, 3 v platbách, ceny.
setup-duchy = Domovina, která nesousedí se soupeřovými: 2 bojovníci a tunel; kolem ní 5 bojovníků.
setup-corvids = Libovolná domovina: bojovník a plán lícem dolů; pak bojovník na mýtině každého symbolu.
setup-hundreds = Domovina na okraji mapy, o dvě nebo více mýtin dál od soupeřových: vojevůdce, 4 bojovníci a tvrz.
setup-keepers = Dvě sousedící domoviny na okraji mapy, o dvě nebo více mýtin dál od soupeřových: v každé 4 bojovníci; relikvie v lesích.

## Domoviny

prompt-homeland = Která mýtina bude domovinou? ({ NAME($side, "side") })
prompt-home-keep = Ve které domovině bude stát pevnost?
event-settled = { NAME($seat, "side") } má domovinu { NAME($place, "place", form: "in") }.
event-garrison-all = { NAME($seat, "side") } staví po jednom bojovníkovi na všechny ostatní mýtiny.
event-first-acolytes = { NAME($seat, "side") } začíná s kultisty: { $count }.
prompt-city-garden = Kterou zahradu umístíš do Ztraceného města?
why-homeland-taken = Je tam domovina soupeře.
why-homeland-too-close = Je příliš blízko domoviny soupeře a jsou i vzdálenější.
why-homeland-already = To už je jedna z tvých domovin.
why-homelands-apart = Každá domovina musí sousedit s jinou z nich.
why-homeland-built = V každé domovině je jedna stavba.
why-keep-near-enemy = Sousedí s domovinou soupeře a je i vzdálenější místo.
why-no-homeland-beside = Vedle není mýtina pro druhou domovinu.

## Tři z pěti karet

prompt-return-card = Nech si tři karty: kterou vrátíš? Zbývá: { $count }.
option-return = Vrátit kartu { NAME($at, "card") }
event-kept-three = { NAME($seat, "side") } vrací kartu do balíčku.
event-kept-three-known = { NAME($seat, "side") } vrací do balíčku kartu { NAME($card, "card") }.
