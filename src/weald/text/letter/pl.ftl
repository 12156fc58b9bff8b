### Co mówimy ludziom, których nie ma przy stole: w listach, powiadomieniach i webhookach.

tell-somebody = Ktoś
tell-turn = Twoja kolej: { $where }.
tell-clock = { $hours ->
    [one] Na twoim zegarze została { $hours } godzina: { $where }.
    [few] Na twoim zegarze zostały { $hours } godziny: { $where }.
    [many] Na twoim zegarze zostało { $hours } godzin: { $where }.
   *[other] Na twoim zegarze zostało { $hours } godziny: { $where }.
  }
tell-over = Koniec gry: { $where }.
tell-over-won = Koniec gry, to twoje zwycięstwo: { $where }.
tell-over-lost = Koniec gry, wygrał ktoś inny: { $where }.
tell-rematch = { $who } proponuje rewanż: { $where }.
tell-invite = { $who } zaprasza cię do stołu: { $where }.
tell-round = { $round ->
    [0] Twoja gra jest gotowa: { $where }.
   *[other] Twoja gra { $round }. rundy jest gotowa: { $where }.
}
tell-test = To jest próba: tak będą wyglądać wiadomości.

mail-hello = Cześć, { $name }!
mail-many = { $count ->
    [one] { $count } nowość przy twoich stołach
    [few] { $count } nowości przy twoich stołach
    [many] { $count } nowości przy twoich stołach
   *[other] { $count } nowości przy twoich stołach
  }
mail-why = Ten e-mail przychodzi, bo na koncie włączono wiadomości o twoich grach.
mail-why-seat = Ten e-mail przychodzi, bo ktoś poprosił o wiadomości o tej grze pod tym adresem.
mail-stop = Żadnych więcej e-maili o moich grach:
mail-stop-seat = Żadnych więcej e-maili o tej grze:
mail-settings = O czym, jak i kiedy mamy mówić:
mail-verify-subject = Czy to twój adres e-mail?
mail-verify = Ktoś, zapewne ty, podał ten adres na koncie „{ $name }”. Potwierdź go, otwierając link; działa raz i tylko przez dzień:
mail-seat = Ktoś, zapewne ty, chce pod tym adresem dowiadywać się, co dzieje się w grze: { $where }. Potwierdź to, otwierając link; działa raz i tylko przez dzień:
mail-not-you = Jeśli to nie ty, nic nie rób: bez linku nic się nie stanie.
mail-reset-subject = Nowe hasło do twojego konta
mail-reset = Ktoś, zapewne ty, nie pamięta hasła do konta „{ $name }”. Nowe ustawisz, otwierając link; działa raz i tylko przez godzinę:
mail-alarm-subject = Coś się zmieniło na twoim koncie
mail-alarm-email = Adres e-mail twojego konta „{ $name }” został zmieniony albo usunięty.
mail-alarm-password = Hasło do twojego konta „{ $name }” zostało zmienione.
mail-alarm-passkey = Do twojego konta „{ $name }” dodano klucz dostępu.
mail-alarm-recovery = Ktoś wszedł na twoje konto „{ $name }” z kodem ratunkowym i ustawił nowe hasło.
mail-alarm-undo = Jeśli to nie ty, otwórz w ciągu tygodnia ten link: przywróci ten adres, wyloguje wszystkich i poprosi o nowe hasło:
mail-alarm-reset = Jeśli to nie ty, od razu ustaw nowe hasło; pomoże ta strona:
mail-signed = Weald pod adresem { $base }
