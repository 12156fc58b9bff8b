### Správcův stůl jako stránka.

error-wrong-key = Toto není klíč ke správě serveru.

desk-title = Správa serveru
desk-key = Klíč
desk-key-note = Je v souboru s nastavením serveru (desk_key). Tento prohlížeč si ho pamatuje, dokud se karta nezavře.
desk-open = Otevřít
desk-leave = Odejít
desk-off = Správa tohoto serveru nemá stránku. Otevře ji řádek desk_key v souboru s nastavením; weald admin v terminálu funguje vždy.
desk-refresh = Podívat se znovu
desk-done = Hotovo.
desk-sure = Opravdu?
desk-cancel = Nechat být

desk-overview = Přehled
desk-tables = Stoly
desk-people = Lidé
desk-reports = Hlášení
desk-house = Provoz

desk-processes = Procesy
desk-process = { $id }, verze { $version }
desk-writable = zápis funguje
desk-not-writable = nic nejde uložit
desk-process-counts = Stoly v paměti: { $tables } · Spojení u stolů: { $sockets }
desk-queues = Co čeká
desk-queue-think = Místa počítače
desk-queue-replay = Přehrávání a rozbory
desk-queue-write = Zápisy
desk-queue = čeká { $waiting }, pracuje se na { $running }
desk-connections = Spojení
desk-connections-none = Nikdo není připojený.
desk-connection = Spojení: { $connections } · Z toho u stolů: { $sockets }
desk-ban-this = Zakázat

desk-game = Hra
desk-game-all = Všechny hry
desk-state-live = v paměti
desk-state-asleep = spí
desk-state-over = dohráno
desk-tables-none = Nejsou tu žádné stoly.
desk-table-last = poslední volba { $when }
desk-table-people = { $count ->
    [one] { $count } člověk u stolu
    [few] { $count } lidé u stolu
    [many] { $count } člověka u stolu
   *[other] { $count } lidí u stolu
  }
desk-table-open = Otevřít
desk-seat-free = Uvolnit místo: { $who }
desk-seat-free-short = Uvolnit místo
desk-delete = Smazat
desk-delete-table = Smazat stůl { $table }

desk-accounts = Účty
desk-accounts-find = Jméno nebo jeho část
desk-accounts-search = Hledat
desk-accounts-none = Takové účty tu nejsou.
desk-account = přihlašuje se jako { $name } · naposledy { $when }
desk-account-kept = nesmí sem do { $until }
desk-account-kept-good = nesmí sem natrvalo
desk-bar = Nepouštět
desk-unbar = Zase pustit
desk-reason = Důvod (dozví se ho)
desk-days = Dny (prázdné: natrvalo)
desk-bans = Zakázané adresy
desk-bans-none = Žádná adresa není zakázaná.
desk-ban-address = Adresa nebo síť
desk-ban = Zakázat
desk-unban = Zrušit zákaz
desk-until = do { $until }
desk-for-good = natrvalo

desk-reports-open = Otevřená
desk-reports-done = Vyřízená
desk-reports-none = Nic tu není.
desk-report-about = { $name }: { $reason }
desk-report-chat = Věta v chatu
desk-report-said = Napsáno bylo: „{ $said }“
desk-report-from = Z adresy { $address }
desk-report-close = Vyřízeno

desk-announce = Oznámení všem
desk-announce-note = Ukáže se v přehledu stolů i u každého stolu. Anglický text je potřeba; zastoupí jazyk, který chybí.
desk-announce-now = Teď se ukazuje: { $text }
desk-announce-send = Oznámit
desk-announce-clear = Už nic neoznamovat
desk-tidy = Co je staré
desk-tidy-note = Stoly, které nikdo nemá v paměti, i s jejich záznamy. Soubor s nastavením to umí dělat sám.
desk-tidy-rule = Automaticky po tolika dnech: dohrané { $finished }, opuštěné { $abandoned } (0: nikdy).
desk-tidy-finished = Dohrané před tolika dny
desk-tidy-abandoned = Bez volby tolik dní
desk-tidy-now = Smazat je teď
desk-tidied = Smazáno: dohraných { $finished }, opuštěných { $abandoned }.
desk-season = Sezóna žebříčku
desk-season-note = Teď začne sezóna tohoto jména. Bez jména jsou sezónami zase měsíce.
desk-season-name = Jméno
desk-season-begin = Začít
desk-season-begun = Teď je { $season }.
