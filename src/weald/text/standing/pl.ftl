### Rankingi: kto gdzie stoi, które strony wygrywają, czyjaś strona.

stand-title = Ranking
stand-note = Liczone gry ludzi z kontem, a na tej samej skali poziomy komputera. Liczba jest oszacowaniem, pasek pokazuje, o ile może się mylić; o miejscu decyduje jego dolny koniec.
stand-how = Jak to się liczy
stand-how-note = Stół się liczy, jeśli tak postanowiła osoba, która go założyła, i każdy, kto się dosiada, ma konto. Prawda leży w pasku dziewiętnaście razy na dwadzieścia; z każdą grą pasek się skraca.
stand-season = Sezon
stand-season-now = { $season } (teraz)
stand-place = Miejsce
stand-player = Gracz
stand-rating = Ocena
stand-rated = { $rating } ± { $margin }
stand-games = Gry
stand-won = Wygrane
stand-somebody = Ktoś
stand-you = ty
stand-ai = Komputer: { $level }
stand-rules = { $players ->
    [one] Zasady przeciw { $players } graczowi
    [few] Zasady przeciw { $players } graczom
    [many] Zasady przeciw { $players } graczom
   *[other] Zasady przeciw { $players } gracza
  }
stand-none = W tym sezonie nikt nie ma jeszcze oceny.
stand-named = Pokazuj tu moje imię
stand-named-note = W rankingu i w otwartych danych. Bez tego inni widzą „Ktoś”.
stand-signed-out = Z kontem twoje gry mogą się liczyć.
stand-sides = Które strony wygrywają
stand-sides-note = { $count ->
    [0] Żadna gra się jeszcze nie skończyła.
    [one] { $count } zakończona gra. W pasku prawda leży dziewiętnaście razy na dwadzieścia; linia to tyle, ile dałby sam przypadek.
    [few] { $count } zakończone gry. W paskach prawda leży dziewiętnaście razy na dwadzieścia; linia to tyle, ile dałby sam przypadek.
    [many] { $count } zakończonych gier. W paskach prawda leży dziewiętnaście razy na dwadzieścia; linia to tyle, ile dałby sam przypadek.
   *[other] { $count } zakończonej gry. W paskach prawda leży dziewiętnaście razy na dwadzieścia; linia to tyle, ile dałby sam przypadek.
  }
stand-players = Graczy
stand-players-any = Ilukolwiek
stand-among = Czyje gry
stand-among-all = Wszystkich
stand-among-people = Tylko ludzi
stand-seasons-all = Wszystkie sezony
stand-side = Strona
stand-share = { $percent } % ({ $won } z { $games })
stand-between = między { $low } a { $high } %
stand-open = Otwarte dane
stand-open-note = Każda zakończona gra, do dalszej pracy. Z imienia nie ma tu nikogo, kto o to nie prosił.
stand-open-csv = Wszystkie gry jako CSV
stand-open-json = Wszystkie gry jako JSON
stand-person = Gracz
stand-person-speaks = Języki: { $languages }
stand-person-this-season = Ten sezon
stand-person-unrated = W tym sezonie bez oceny.
stand-person-private = Oceny tej osoby nie są pokazywane.
stand-moved = Twoja ocena: { $before } → { $after } (± { $margin })
stand-moved-other = { $who }: { $before } → { $after } (± { $margin })
stand-moved-waiting = Ta gra się liczy; oceny są właśnie przeliczane.
stand-moved-title = Do rankingu
