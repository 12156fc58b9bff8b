### Účty: co se nepovedlo, a stránky o nich.

error-accounts-off = Tento server nemá účty.
error-signed-out = Nikdo tu není přihlášený.
error-prove-first = Nejdřív znovu ukaž heslo nebo přístupový klíč.
error-wrong-password = Toto jméno a heslo k sobě nepatří.
error-wrong-code = Toto jméno a záchranný kód k sobě nepatří.
error-wrong-passkey = Tento přístupový klíč tu neznáme, nebo to trvalo příliš dlouho.
error-wrong-name = S tímto jménem se nepřihlašuješ.
error-barred = Správce tento účet na server nepouští.
error-name-taken = Toto jméno už má někdo jiný.
error-bad-name = Jméno má { $shortest } až { $longest } znaků.
error-bad-password = Heslo má aspoň { $shortest } znaků a nedá se snadno uhodnout.
error-no-passkeys = Přístupové klíče potřebují server se jménem; na holé adrese použij heslo.
error-seat-claimed = Toto místo patří k něčímu účtu.
error-bad-email = Toto není e-mailová adresa.
error-no-mail = Tento server neposílá e-maily.
error-not-sent = E-mail se nepodařilo odeslat. Je adresa správně?
error-stale-link = Tento odkaz už byl použit, nebo je příliš starý.
error-bad-target = Tomuto prohlížeči nelze nic oznámit.
error-push-denied = Prohlížeč nesmí ukazovat oznámení této stránky. Změnit to jde v jeho nastavení.
error-push-failed = Prohlížeč se nedokázal přihlásit k oznámením. Je online?
error-last-way = Bez hesla je tento přístupový klíč tvoje jediná cesta dovnitř.
error-not-told = Nepovedlo se: { $problem }

ui-acc-account = Účet
ui-acc-sign-in = Přihlásit se
ui-acc-sign-up = Nový účet
ui-acc-sign-out = Odhlásit se
ui-acc-nobody-needs = Ke hře nikdo účet nepotřebuje. S účtem najdeš své hry na každém zařízení a dozvíš se, když jsi na tahu.
ui-acc-name = Jméno
ui-acc-name-note = S ním se přihlašuješ; ostatní vidí jméno, které ukazuješ u stolu.
ui-acc-name-or-mail = Jméno nebo e-mailová adresa
ui-acc-password = Heslo
ui-acc-new-password = Nové heslo
ui-acc-password-note = Aspoň deset znaků. Dobrá je krátká věta.
ui-acc-password-up = Založit účet s heslem
ui-acc-password-set = Nastavit heslo
ui-acc-password-change = Změnit heslo
ui-acc-password-changed = Nové heslo platí. Všechny ostatní prohlížeče jsou odhlášené.
ui-acc-or = nebo
ui-acc-passkey = Přístupový klíč
ui-acc-passkeys = Přístupové klíče
ui-acc-passkey-in = Přihlásit se přístupovým klíčem
ui-acc-passkey-up = Založit účet s přístupovým klíčem
ui-acc-passkey-show = Ukázat přístupový klíč
ui-acc-passkey-add = Přidat přístupový klíč
ui-acc-passkey-label = Jak mu říkat, třeba „můj telefon“ (pokud chceš)
ui-acc-passkey-note = Kdo jsi, ukáže tvůj telefon, počítač nebo bezpečnostní klíč; není co si pamatovat.
ui-acc-stored = Ukládá se jméno a to, co k němu přidáš; nic jiného.
ui-acc-lost = Zapomenuté heslo?
ui-acc-lost-code = Záchranným kódem
ui-acc-lost-mail = E-mailem
ui-acc-lost-ask = Poslat odkaz
ui-acc-lost-sent = Pokud takový účet existuje a má adresu, e-mail je na cestě.
ui-acc-lost-passkey = Nové heslo jde nastavit i na jiném zařízení, kde zůstává účet přihlášený, a přístupový klíč heslo nepotřebuje.
ui-acc-code = Záchranný kód
ui-acc-recover = Nastavit nové heslo

ui-acc-profile = Profil
ui-acc-security = Zabezpečení
ui-acc-notices = Oznámení
ui-acc-data = Moje data
ui-acc-save = Uložit
ui-acc-saved = Uloženo.
ui-acc-remove = Odebrat
ui-acc-used = naposledy { $when }
ui-acc-shown = Jak tě vidí ostatní
ui-acc-shown-note = Přihlašuješ se jako { $name }; to nikdo jiný nevidí.
ui-acc-speaks = Jazyky, kterými u stolu mluvíš
ui-acc-follow = Jazyk, světlo, tempo a další nastavení jdou s tebou na každé zařízení, kde se přihlásíš.
ui-acc-blocked = S kým nechceš hrát
ui-acc-blocked-note = Tito lidé si nemohou přisednout k tvým stolům a nevidíš, co píšou. Zablokovat někoho jde v nastavení stolu, u kterého sedí.
ui-acc-unblock = Odblokovat
ui-acc-blocked-none = Nikoho neblokuješ.
ui-acc-my-page = Jak ostatní vidí moji stránku
ui-acc-claim-all = Přidat hry z tohoto prohlížeče
ui-acc-claim-all-note = Stoly, které založíš nebo ke kterým si přisedneš po přihlášení, patří k účtu automaticky. Ty, které tento prohlížeč znal už dřív, jde přidat: pak se otevřou všude, kde se přihlásíš.
ui-acc-claim-all-done = { $count ->
    [0] Žádné místo k přidání tu nebylo.
    [one] Ke tvému účtu teď patří { $count } místo.
    [few] Ke tvému účtu teď patří { $count } místa.
    [many] Ke tvému účtu teď patří { $count } místa.
   *[other] Ke tvému účtu teď patří { $count } míst.
  }

ui-acc-codes = Záchranné kódy
ui-acc-codes-note = Otevřou účet, když heslo zapomeneš, každý jednou. Vytiskni je a ulož.
ui-acc-codes-left = { $count ->
    [0] Nemáš žádné.
    [one] Máš { $count }.
    [few] Máš { $count }.
    [many] Máš { $count }.
   *[other] Máš jich { $count }.
  }
ui-acc-codes-make = Vytvořit nové kódy
ui-acc-codes-shown = Ukazují se jen teď. Starší už nic neotevřou.
ui-acc-codes-keep = Uložit jako soubor
ui-acc-sessions = Kde je účet přihlášený
ui-acc-session = Prohlížeč
ui-acc-session-here = tento prohlížeč
ui-acc-session-end = Odhlásit
ui-acc-session-others = Odhlásit všechny ostatní
ui-acc-everywhere = Odhlásit se všude
ui-acc-prove = Jsi to ty?
ui-acc-prove-note = Tohle mění, kdo se dostane do tvého účtu, proto znovu ukaž heslo nebo přístupový klíč.
ui-acc-go-on = Pokračovat

ui-acc-told = Co se dozvíš
ui-acc-event-turn = Jsi na tahu
ui-acc-event-clock = Na hodinách ti zbývá šest hodin
ui-acc-event-over = Hra skončila
ui-acc-event-rematch = Někdo nabízí odvetu
ui-acc-event-invite = Někdo tě zve ke stolu
ui-acc-event-round = Tvoje hra v turnaji je připravená
ui-acc-push = V prohlížečích
ui-acc-push-note = Oznámení na tomto zařízení, i když není otevřená žádná stránka.
ui-acc-push-no = Tento prohlížeč nebo tato adresa bez https oznámení neumí.
ui-acc-push-add = Oznamovat v tomto prohlížeči
ui-acc-mail = E-mailem
ui-acc-mail-use = Pro oznámení, pokud chceš, a pro odkaz, když heslo zapomeneš. Nikdo jiný adresu nevidí.
ui-acc-mail-address = E-mailová adresa
ui-acc-mail-other = Jiná adresa
ui-acc-mail-set = Poslat na tuto adresu odkaz
ui-acc-mail-sent = Na { $email } jde odkaz. Otevři ho a adresa je tady tvoje.
ui-acc-mail-when = E-maily o hrách
ui-acc-mail-off = Žádné
ui-acc-mail-each = Hned
ui-acc-mail-daily = Jednou denně
ui-acc-mail-at = V kolik
ui-acc-quiet = Tiché hodiny
ui-acc-quiet-note = Co přijde v těchto hodinách, dozvíš se po nich. Tvoje časové pásmo: { $zone }.
ui-acc-quiet-on = V noci nerušit
ui-acc-quiet-from = Od
ui-acc-quiet-to = Do
ui-acc-hooks = Webhooky
ui-acc-hooks-note = Adresa na Discordu, Slacku, v Matrixu, ntfy nebo tvého vlastního programu, která se to dozví také.
ui-acc-hook-address = Adresa
ui-acc-hook-kind = Kdo tam poslouchá
ui-acc-hook-guess = Zjistit z adresy
ui-acc-hook-json = Program (JSON)
ui-acc-hook-discord = Discord
ui-acc-hook-slack = Slack, Mattermost
ui-acc-hook-matrix = Matrix
ui-acc-hook-ntfy = ntfy
ui-acc-hook-add = Přidat
ui-acc-test = Vyzkoušet
ui-acc-test-ok = Odesláno.

ui-acc-export = Vzít si je domů
ui-acc-export-note = Všechno, co je o tobě uložené, a záznamy tvých her v jednom souboru zip.
ui-acc-export-button = Stáhnout moje data
ui-acc-delete = Smazat účet
ui-acc-delete-note = Účet, adresy, přihlášení, nastavení, hodnocení a všechny tvoje zprávy se smažou hned. Z běžících her odejdeš. Skončené hry zůstanou těm, s nimiž se hrály, bez tvého jména. Vrátit to nejde.
ui-acc-delete-name = Pro jistotu napiš své jméno: { $name }
ui-acc-delete-button = Smazat všechno o mně

ui-acc-email-title = Tvoje e-mailová adresa
ui-acc-email-note = Stiskni tlačítko a tato adresa bude patřit ke tvému účtu.
ui-acc-email-button = Je moje
ui-acc-email-done = Adresa teď patří ke tvému účtu. Na stránce účtu jde říct, jaké e-maily chceš.
ui-acc-reset-title = Nové heslo
ui-acc-reset-note = Všechny přihlášené prohlížeče se odhlásí.
ui-acc-reset-button = Nastavit nové heslo
ui-acc-reset-done = Hotovo.
ui-acc-seat-title = E-maily o hře
ui-acc-seat-note = Stiskni tlačítko a přijde ti e-mail, když jsi na tahu a nejsi tu.
ui-acc-seat-button = Ano, posílejte je
ui-acc-seat-done = Od teď ti chodí e-maily o této hře. Každý z nich to umí ukončit.
ui-acc-seat-table = Ke stolu
ui-acc-stop-title = Už žádné e-maily
ui-acc-stop-note = Stiskni tlačítko a e-maily o tvých hrách přestanou chodit. Na stránce účtu to jde zase změnit.
ui-acc-stop-button = Už žádné e-maily
ui-acc-stop-done = E-maily o tvých hrách už nebudou chodit.

ui-acc-table = Ty a ostatní
ui-acc-claim = Přidat toto místo k mému účtu
ui-acc-claim-note = Pak se otevře bez odkazu všude, kde se přihlásíš.
ui-acc-claimed = Toto místo patří ke tvému účtu.
ui-acc-new-link = Nový odkaz na toto místo
ui-acc-new-link-note = Starý už nic neotevře; kdo s ním přišel, jen sleduje.
ui-acc-tell-me = Dát mi vědět, když jsem na tahu a nejsem tu
ui-acc-tell-mail = Nebo e-mailem
ui-acc-tell-mail-sent = Na { $email } jde odkaz. Otevři ho a e-maily o této hře budou chodit tam.
ui-acc-tell-mail-note = Nejdřív přijde odkaz; dokud ho neotevřeš, nic dalšího nepošleme. Každý e-mail to umí ukončit.
ui-acc-tell-account = Jak se to dozvíš, říká tvůj účet.
ui-acc-report = Nahlásit
ui-acc-report-who = Nahlásit správci: { $who }
ui-acc-report-reason = O co jde?
ui-acc-report-insults = Urážky
ui-acc-report-name = Jméno
ui-acc-report-cheating = Podvádění
ui-acc-report-spoiling = Kazí hru ostatním
ui-acc-report-other = Něco jiného
ui-acc-report-words = Co se stalo (pokud chceš)
ui-acc-report-send = Říct správci
ui-acc-report-sent = Správce o tom ví. Díky.
ui-acc-block = Zablokovat
ui-acc-block-done = U tvých stolů už spolu hrát nebudete.
ui-acc-invite = Pozvat
ui-acc-invite-note = Lidé, se kterými už máš odehráno
ui-acc-invited = Pozvánka odeslána

ui-acc-privacy = Co se ukládá
ui-acc-privacy-short = Jen tolik, kolik stůl potřebuje. Nic se neprodává, neměří pro reklamu ani nikomu nedává.
ui-acc-privacy-without = Bez účtu
    .text = Stůl, volby u něj a jméno napsané u tvého místa, pokud nějaké je. Klíče ke tvým místům a nastavení má tvůj prohlížeč; opouštějí ho jen proto, aby otevřely tvoje místo. Žádné cookie se neukládá.
ui-acc-privacy-account = S účtem
    .text = Jméno, se kterým se přihlašuješ, otisk hesla nebo veřejná polovina přístupových klíčů, jméno, které ukazuješ, jazyk a nastavení, kdy účet vznikl a byl naposledy použit, a u každého prohlížeče, jak se sám jmenuje a kdy byl naposledy použit. Jediné cookie drží přihlášení. Tokeny a kódy jsou uložené jako otisky.
ui-acc-privacy-tables = U stolů
    .text = Kdo je u stolu, vidí jméno, které ukazuješ, co volíš a co tam píšeš. Skončenou hru si může přehrát, kdo má její odkaz. V žebříčcích a otevřených datech jméno nemáš, dokud ho tam nechceš. Skryté karty zůstávají skryté, dokud hra neskončí.
ui-acc-privacy-mail = Oznámení
    .text = E-mailová adresa, jen když ji dáš: potvrzená odkazem, nikdo jiný ji nevidí a slouží k tomu, co si vybereš, a k varováním o účtu. Prohlížeče a webhooky, kterým se oznamuje, dokud je neodebereš. Oznámení říká, kdo je u kterého stolu na tahu, nikdy to, co je skryté. Bez účtu taková adresa patří k místu u stolu a zmizí s ním. Odeslaná oznámení se po týdnu zapomenou.
ui-acc-privacy-not = Co se neukládá
    .text = Tvoje adresa na internetu se k účtu ani ke hrám neukládá. Server ji drží v paměti, aby zůstal použitelný pro všechny, a uloží ji jen se stížností na něco napsaného, nebo když ji správce zakáže.
ui-acc-privacy-rights = Vzít si a smazat
    .text = Stránka účtu ti dá všechno, co je o tobě uložené, jako soubor, a smaže to. Skončené hry zůstanou bez tvého jména. Přihlášení končí po 90 dnech bez použití, odkazy v e-mailech po hodinách či dnech.
ui-acc-privacy-host = Správce
    .text = Kdo server provozuje, vidí jeho databázi, zálohuje podle svého a může mazat staré stoly a nepoužívané účty. V záznamech serveru nejsou jména, adresy lidí ani klíče.
