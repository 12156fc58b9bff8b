### Hundreds, cs.

## Komponenty

piece-hundreds_warrior = bojovník Zástupů
    .accusative = bojovníka Zástupů
piece-warlord = vojevůdce
    .accusative = vojevůdce
piece-stronghold = tvrz
    .accusative = tvrz
piece-mob = dav
    .accusative = dav

## Kolik: základní tvar jmenuje, accusative je to, co se přesouvá, dobírá, ztrácí

count-hundreds-warrior = { $count ->
         [one] { $count } bojovník Zástupů
         [few] { $count } bojovníci Zástupů
         [many] { $count } bojovníka Zástupů
        *[other] { $count } bojovníků Zástupů
    }
    .accusative = { $count ->
         [one] { $count } bojovníka Zástupů
         [few] { $count } bojovníky Zástupů
         [many] { $count } bojovníka Zástupů
        *[other] { $count } bojovníků Zástupů
    }
count-warlord = { $count ->
         [one] { $count } vojevůdce
         [few] { $count } vojevůdci
         [many] { $count } vojevůdce
        *[other] { $count } vojevůdců
    }
    .accusative = { $count ->
         [one] { $count } vojevůdce
         [few] { $count } vojevůdce
         [many] { $count } vojevůdce
        *[other] { $count } vojevůdců
    }
count-stronghold = { $count ->
         [one] { $count } tvrz
         [few] { $count } tvrze
         [many] { $count } tvrze
        *[other] { $count } tvrzí
    }
    .accusative = { $count ->
         [one] { $count } tvrz
         [few] { $count } tvrze
         [many] { $count } tvrze
        *[other] { $count } tvrzí
    }
count-mob = { $count ->
         [one] { $count } dav
         [few] { $count } davy
         [many] { $count } davu
        *[other] { $count } davů
    }
    .accusative = { $count ->
         [one] { $count } dav
         [few] { $count } davy
         [many] { $count } davu
        *[other] { $count } davů
    }

## Nálady a stupnice hromady

mood-lavish = Hýřivý
    .text = Na konci Rozbřesku se smíš vzdát předmětů z hromady, za každý umístíš dva bojovníky k vojevůdci.
mood-relentless = Neúnavný
    .text = Po tažení s pohybem i bitvou ještě jednou jedno, nebo druhé.
mood-rowdy = Neurvalý
    .text = Večer si dober o kartu víc, a o dvě, jsou-li u vojevůdce tři soupeřovy komponenty.
mood-grandiose = Pompézní
    .text = Válečné tažení je před velením.
mood-jubilant = Rozjařený
    .text = Po podněcování u vojevůdce hoď až čtyřikrát kostkou davu, pokaždé za další dav.
mood-wrathful = Rozzlobený
    .text = Jeden dodatečný zásah při útoku u vojevůdce.
mood-stubborn = Tvrdohlavý
    .text = V bitvě u vojevůdce se první zásah nepočítá.
mood-bitter = Zahořklý
    .text = V bitvě u vojevůdce se davy odtud a z okolí smějí změnit v bojovníky.
hoard-command = velení
hoard-prowess = chrabrost

## Co je třeba rozhodnout

prompt-hundreds-start = Ve kterém rohu začne Vůdce zástupů?
prompt-mood = Která nálada přijde po náladě { NAME($mood, "mood") }?
prompt-lavish = Hýřivý: kterého předmětu se vzdáš za dva bojovníky?
prompt-anoint-where = Vojevůdce padl. Kde bude pomazán nový?
prompt-command = Velení Zástupům: co uděláš? Zbývá: { COUNT($count, "action") }.
prompt-stronghold-where = Kde postavíš tvrz?
prompt-stronghold-card = Kterou kartu použiješ za tvrz { NAME($place, "place", form: "in") }?
prompt-advance = Válečné tažení: co vojevůdce udělá? Zbývá: { COUNT($count, "advance") }.
prompt-advance-to = Kam vojevůdce půjde { NAME($from, "place", form: "from") }?
prompt-advance-with = Kolik bojovníků půjde s vojevůdcem { NAME($to, "place", form: "to") }?
prompt-advance-battle = Začneš po pohybu vojevůdce bitvu { NAME($place, "place", form: "in") }?
prompt-relentless = Neúnavný: ještě jeden pohyb vojevůdce, nebo ještě jedna bitva { NAME($place, "place", form: "in") }?
prompt-incite = Kde podnítíš dav?
prompt-incite-card = Kterou kartu použiješ za dav { NAME($place, "place", form: "in") }?
prompt-jubilant = Rozjařený: hodíš kostkou davu? Zbývá hodů: { $count }.
prompt-mob-where = Na kostce davu je { NAME($suit, "suit") }. Kam se dav rozšíří?
prompt-raze-item = Který předmět vezmeš z ruiny { NAME($place, "place", form: "in") }?
prompt-contempt = Vyrábíš { NAME($item, "item", form: "accusative") }: na hromadu bez bodů, nebo ze hry za body?
prompt-hoard-full = Na hromadě není místo pro { NAME($item, "item", form: "accusative") }. Který předmět odejde ze hry za bod?
prompt-loot = Budeš v bitvě { NAME($place, "place", form: "in") } loupit? Obránce: { NAME($side, "side") }. Hozené zásahy pak neudělíš.
prompt-loot-what = Který předmět vezmeš? Vlastník: { NAME($side, "side") }.
prompt-bitter = Zahořklý: který dav se změní v bojovníka { NAME($place, "place", form: "in") }?

count-advance = { $count ->
         [one] { $count } tažení
         [few] { $count } tažení
         [many] { $count } tažení
        *[other] { $count } tažení
    }

## Co lze zvolit

option-mood = { NAME($at, "mood") }
option-keep = Na hromadu
option-scrap = Ze hry, za body
option-loot = Oloupit
option-roll = Hodit kostkou davu
option-incite = Podnítit { NAME($at, "place", form: "in") }
option-done-incite = Dál nepodněcovat
option-done-jubilant = Dál neházet
option-done-lavish = Zbytek si nechat
option-done-loot = Bojovat bez loupení
option-done-bitter = Davy nechat být
option-done-advance-battle = Bez bitvy
option-done-relentless = Ani jedno
option-end-command = Konec velení
option-end-advance = Konec tažení

## Co se stalo

event-razed = { NAME($seat, "side") }: dav pustoší { NAME($place, "place", form: "in") }.
event-mob-rolled = { NAME($seat, "side") } hází kostkou davu: { NAME($suit, "suit") }.
event-no-mob = Vedle davu není žádná mýtina ({ NAME($suit, "suit") }), kam by se mohl rozšířit.
event-anointed = { NAME($seat, "side") } pomazává nového vojevůdce { NAME($place, "place", form: "in") }.
event-new-mood = Nová nálada vojevůdce: { NAME($mood, "mood") }.
event-mood-stays = Jiná nálada není volná: zůstává { NAME($mood, "mood") }.
event-squandered = { NAME($seat, "side") } se na hromadě vzdává předmětu: { NAME($item, "item") }.
event-incited = { NAME($seat, "side") } podněcuje dav { NAME($place, "place", form: "in") }.
event-oppressed = { NAME($seat, "side") } utlačuje { COUNT($count, "clearing", form: "accusative") }.
event-kept-item = { NAME($seat, "side") } dává na hromadu { NAME($item, "item", form: "accusative") }.
event-scrapped = { NAME($seat, "side") } dává ze hry { NAME($item, "item", form: "accusative") } a získává za to body.
event-hoard-overflow = { NAME($seat, "side") } má plnou hromadu a dává ze hry { NAME($item, "item", form: "accusative") }.
event-looting = { NAME($seat, "side") } chce oloupit { NAME($side, "side", form: "accusative") }: bez hozených zásahů.
event-looted = { NAME($seat, "side") } bere { NAME($side, "side", form: "dative") } jako kořist { NAME($item, "item", form: "accusative") }.
event-calmed-mob = Dav { NAME($place, "place", form: "in") } se přidává k bitvě vojevůdce.
event-shrugged = Tvrdohlavý vojevůdce nedbá prvního zásahu.
hit-wrathful = vojevůdce je rozzlobený

## Proč ne

why-same-mood = Tuto náladu už máš: musí se změnit.
why-item-in-hoard = Na hromadě máš { NAME($item, "item", form: "accusative") }, a to tato nálada ukazuje.
why-no-stronghold = Je potřeba mýtina, kterou ovládáš, s volnou pozicí, a odpovídající karta.
why-no-mob-left = Všechny davy jsou na mapě.
why-has-mob = Dav už tam je.

## Obrazovka

ui-rt-note-hundreds = { NAME($mood, "mood") } · { $command }/{ $prowess }
ui-rt-mood = Nálada
ui-rt-mobs = Davy
ui-rt-of-mood = { NAME($item, "item") } na hromadě: nálada { NAME($mood, "mood") } není na výběr
ui-rt-track-stronghold = Tvrze
ui-rt-shrugged = jeden zásah se nepočítá
ui-rt-looting = loupí: bez hozených zásahů
ui-rt-does-build-command = použij kartu, umísti tvrz
ui-rt-does-move-advance = vojevůdce a libovolní bojovníci
ui-rt-does-battle-advance = u vojevůdce
ui-rt-does-move-relentless = vojevůdce a libovolní bojovníci
ui-rt-does-battle-relentless = na téže mýtině
ui-rt-does-keep = bez bodů
ui-rt-does-scrap = body z karty
ui-rt-does-loot = bez hozených zásahů, předmět za ovládnutou mýtinu
ui-rt-does-roll = dav vedle davu
share-mood = nálada
share-hoard = hromada
share-command = velení
share-prowess = chrabrost
share-commanded = provedené akce
share-advanced = provedená tažení
share-looting = loupí

## K čemu volby vedou

note-lavish-for = za celou hromadu: { COUNT($warriors, "warrior") }
note-lavish-for-nothing = bez účinku: na hromadě nic není
note-rowdy-draws = nyní { COUNT($cards, "card") } navíc
note-mobs-near = davů poblíž vojevůdce: { $count }
note-warriors-at-warlord = { COUNT($warriors, "warrior") } k vojevůdci
note-command-then = velení { $value }
note-prowess-then = chrabrost { $value }
note-hoard-is-full = není místo: jeden předmět odejde za { COUNT($points, "point", form: "accusative") }
note-leaves-for = +{ COUNT($points, "point") }
note-razes = zpustoší komponent: { $count }
note-razes-ruin = předmět z ruiny; zpustoší komponent: { $count }
note-oppresses = útlak: { COUNT($count, "clearing") }, +{ COUNT($points, "point") }
