### Co se říká lidem, kteří zrovna nejsou u stolu: v e-mailech, oznámeních a webhoocích.

tell-somebody = Někdo
tell-turn = Jsi na tahu: { $where }.
tell-clock = { $hours ->
    [one] Na hodinách ti zbývá { $hours } hodina: { $where }.
    [few] Na hodinách ti zbývají { $hours } hodiny: { $where }.
    [many] Na hodinách ti zbývá { $hours } hodiny: { $where }.
   *[other] Na hodinách ti zbývá { $hours } hodin: { $where }.
  }
tell-over = Hra skončila: { $where }.
tell-over-won = Hra skončila, vítězství je tvoje: { $where }.
tell-over-lost = Hra skončila, vyhrál někdo jiný: { $where }.
tell-rematch = { $who } nabízí odvetu: { $where }.
tell-invite = { $who } tě zve ke stolu: { $where }.
tell-round = { $round ->
    [0] Tvoje hra je připravená: { $where }.
   *[other] Tvoje hra { $round }. kola je připravená: { $where }.
}
tell-test = Toto je zkouška: takhle se dozvíš, co je nového.

mail-hello = Ahoj, { $name }!
mail-many = { $count ->
    [one] { $count } novinka u tvých stolů
    [few] { $count } novinky u tvých stolů
    [many] { $count } novinky u tvých stolů
   *[other] { $count } novinek u tvých stolů
  }
mail-why = Tento e-mail přišel, protože máš zapnuté zprávy o svých hrách.
mail-why-seat = Tento e-mail přišel, protože někdo na této adrese chce zprávy o této hře.
mail-stop = Už žádné e-maily o mých hrách:
mail-stop-seat = Už žádné e-maily o této hře:
mail-settings = Co se dozvíš, jak a kdy:
mail-verify-subject = Je tohle tvoje e-mailová adresa?
mail-verify = U účtu „{ $name }“ někdo uvedl tuto adresu, nejspíš ty. Otevři odkaz a tím ji potvrdíš; platí jednou a jen jeden den:
mail-seat = Někdo, nejspíš ty, se chce na této adrese dozvídat, co se děje ve hře: { $where }. Otevři odkaz a tím to potvrdíš; platí jednou a jen jeden den:
mail-not-you = Pokud o tom nevíš, nedělej nic: bez odkazu se nic nestane.
mail-reset-subject = Nové heslo ke tvému účtu
mail-reset = Někdo, nejspíš ty, nezná heslo k účtu „{ $name }“. Otevři odkaz a nastav nové; platí jednou a jen hodinu:
mail-alarm-subject = Na tvém účtu se něco změnilo
mail-alarm-email = E-mailová adresa tvého účtu „{ $name }“ byla změněna nebo odstraněna.
mail-alarm-password = Heslo ke tvému účtu „{ $name }“ bylo změněno.
mail-alarm-passkey = Ke tvému účtu „{ $name }“ přibyl přístupový klíč.
mail-alarm-recovery = Někdo se záchranným kódem dostal do tvého účtu „{ $name }“ a nastavil nové heslo.
mail-alarm-undo = Pokud o tom nevíš, otevři do týdne tento odkaz: vrátí tuto adresu, všechny odhlásí a zeptá se tě na nové heslo:
mail-alarm-reset = Pokud o tom nevíš, hned si nastav nové heslo; pomůže tato stránka:
mail-signed = Weald na adrese { $base }
