### Žebříčky: kdo kde stojí, které strany vyhrávají, něčí stránka.

stand-title = Žebříček
stand-note = Počítané hry lidí s účtem a na stejné stupnici úrovně počítače. Číslo je odhad, proužek ukazuje, o kolik může být vedle; pořadí určuje jeho spodní konec.
stand-how = Jak se to počítá
stand-how-note = Stůl se počítá, pokud to řekl, kdo ho založil, a každý, kdo si přisedne, má účet. Pravda leží v proužku devatenáctkrát z dvaceti; každou hrou se zkracuje.
stand-season = Sezóna
stand-season-now = { $season } (teď)
stand-place = Místo
stand-player = Hráč
stand-rating = Hodnocení
stand-rated = { $rating } ± { $margin }
stand-games = Hry
stand-won = Výhry
stand-somebody = Někdo
stand-you = ty
stand-ai = Počítač: { $level }
stand-rules = { $players ->
    [one] Pravidla proti { $players } hráči
    [few] Pravidla proti { $players } hráčům
    [many] Pravidla proti { $players } hráče
   *[other] Pravidla proti { $players } hráčům
  }
stand-none = V této sezóně zatím nikdo hodnocení nemá.
stand-named = Ukazovat tu moje jméno
stand-named-note = V žebříčku a v otevřených datech. Jinak ostatní vidí „Někdo“.
stand-signed-out = S účtem se tvoje hry mohou počítat.
stand-sides = Které strany vyhrávají
stand-sides-note = { $count ->
    [0] Zatím žádná hra neskončila.
    [one] { $count } skončená hra. V proužku leží pravda devatenáctkrát z dvaceti; čára je to, co by dala sama náhoda.
    [few] { $count } skončené hry. V proužcích leží pravda devatenáctkrát z dvaceti; čára je to, co by dala sama náhoda.
    [many] { $count } skončené hry. V proužcích leží pravda devatenáctkrát z dvaceti; čára je to, co by dala sama náhoda.
   *[other] { $count } skončených her. V proužcích leží pravda devatenáctkrát z dvaceti; čára je to, co by dala sama náhoda.
  }
stand-players = Hráčů
stand-players-any = Kolikkoli
stand-among = Čí hry
stand-among-all = Všech
stand-among-people = Jen lidí
stand-seasons-all = Všechny sezóny
stand-side = Strana
stand-share = { $percent } % ({ $won } z { $games })
stand-between = mezi { $low } a { $high } %
stand-open = Otevřená data
stand-open-note = Každá skončená hra, k dalšímu zpracování. Jménem tu není nikdo, kdo o to nestál.
stand-open-csv = Všechny hry jako CSV
stand-open-json = Všechny hry jako JSON
stand-person = Hráč
stand-person-speaks = Mluví: { $languages }
stand-person-this-season = Tato sezóna
stand-person-unrated = V této sezóně bez hodnocení.
stand-person-private = Hodnocení tohoto člověka se neukazuje.
stand-moved = Tvoje hodnocení: { $before } → { $after } (± { $margin })
stand-moved-other = { $who }: { $before } → { $after } (± { $margin })
stand-moved-waiting = Tato hra se počítá; hodnocení se právě přepočítávají.
stand-moved-title = Do žebříčku
