### Turnaje a rozdání dne.

error-no-tournament = Tam nikdo nehraje proti nikomu, proto tato hra nemá turnaje.
error-ladder-seats = Pyramida je pro hry dvou.
error-event-begun = Tento turnaj už začal.
error-event-full = Zúčastnit se jich může nejvýš { $most }.
error-event-busy = Někdo z vás má ještě nedohranou hru.
error-entered = Už se účastníš.
error-not-entered = Neúčastníš se.
error-no-challenge = Tam nelze nikoho vyzvat.
error-too-few = Musí vás být aspoň { $least }.
error-try-first = To je pokus o dnešní rozdání. Nejdřív zkus svůj.
error-no-name = Chybí jméno.

ui-ev-title = Turnaje a rozdání dne
ui-ev-tournaments = Turnaje
ui-ev-none = Právě nikdo nepořádá turnaj.
ui-ev-hold = Uspořádat turnaj
ui-ev-kind = Druh
ui-ev-kind-round-robin = Každý s každým
ui-ev-kind-swiss = Švýcarský
ui-ev-kind-ladder = Pyramida
ui-ev-kind-round-robin-note = Každý se utká s každým, jednou nebo dvakrát. Když je u stolu víc než dva, odehrají všichni stejný počet kol s co nejvíce různými lidmi.
ui-ev-kind-swiss-note = Pevný počet kol; hrají spolu ti, kdo mají stejně bodů, a dokud to jde, nikdo nepotká téhož dvakrát.
ui-ev-kind-ladder-note = Vyzvi někoho o pár míst nad sebou; kdo vyhraje, získá jeho místo. Nemá kola a přidat se lze kdykoli.
ui-ev-state-open = otevřený
ui-ev-state-running = { $round }. kolo z { $rounds }
ui-ev-state-running-ladder = běží
ui-ev-state-over = skončil
ui-ev-entrants = { $count ->
    [one] { $count } účastník
    [few] { $count } účastníci
    [many] { $count } účastníka
   *[other] { $count } účastníků
}
ui-ev-name = Název turnaje
ui-ev-game = Hra
ui-ev-meetings = Každý s každým
ui-ev-meetings-1 = Jednou
ui-ev-meetings-2 = Dvakrát
ui-ev-rounds = Počet kol
ui-ev-reach = O kolik míst výš lze vyzývat
ui-ev-sides = U každého stolu
ui-ev-clock = Hodiny každého
ui-ev-clock-live = 45 minut
ui-ev-clock-long = 2 hodiny
ui-ev-clock-days = Den na tah
ui-ev-clock-value = Hodiny: { $initial }, za každou volbu { $increment } navíc
ui-ev-hours = Kolo trvá nejvýš
ui-ev-hours-ladder = Výzva trvá nejvýš
ui-ev-rated = Hry se počítají do žebříčku
ui-ev-rated-note = Tam, kde mají všichni u stolu účet.
ui-ev-make = Založit
ui-ev-host-key = Tvůj odkaz pořadatele
ui-ev-host-key-note = Kdo má tento odkaz, může turnaj zahájit, ukončit a někoho vyřadit. Uschovej si ho.
ui-ev-my-key = Tvůj vlastní odkaz
ui-ev-my-key-note = Otevře tvoje hry na kterémkoli zařízení. Uschovej si ho a nikomu ho nedávej.
ui-ev-invite = Odkaz pro ostatní
ui-ev-join = Zúčastnit se
ui-ev-leave = Odejít
ui-ev-leave-sure = Odejít? Rozehraná hra je prohraná.
ui-ev-start = Zahájit
ui-ev-start-wait = { $missing ->
    [one] Ještě někdo musí přijít.
    [few] Ještě musí přijít { $missing } lidé.
    [many] Ještě musí přijít { $missing } člověka.
   *[other] Ještě musí přijít { $missing } lidí.
}
ui-ev-end = Ukončit turnaj
ui-ev-end-sure = Ukončit? Rozehrané hry se nezapočítají.
ui-ev-remove = Vyřadit: { $name }
ui-ev-sure = Ano
ui-ev-no = Ne
ui-ev-my-game = Tvoje hra
ui-ev-my-game-note = Proti tobě: { $names }, do { $when }.
ui-ev-my-bye = V tomto kole máš volno.
ui-ev-my-wait = Tvoje hra skončila; kolo trvá do { $when }.
ui-ev-play = Hrát
ui-ev-you-are-in = Účastníš se jako { $name }.
ui-ev-round = { $n }. kolo
ui-ev-challenges = Výzvy
ui-ev-byes = Volno: { $names }
ui-ev-standings = Pořadí
ui-ev-people = Kdo se účastní
ui-ev-place = Místo
ui-ev-who = Jméno
ui-ev-points = Body
ui-ev-buchholz = Buchholz
ui-ev-berger = Berger
ui-ev-games = Hry
ui-ev-how = Jak se počítá pořadí
ui-ev-how-points = Výhra je bod; když vyhraje víc hráčů, má každý půl bodu. Volné kolo se počítá jako výhra, kromě hry každého s každým, kde má každý volno stejně často.
ui-ev-how-ties = Při rovnosti bodů: Buchholz je součet bodů všech, s nimiž se hrálo; Sonneborn-Berger je součet bodů poražených (polovina tam, kde byla výhra společná). Každý s každým hledí nejdřív na Bergera, švýcarský systém na Buchholze.
ui-ev-how-late = Komu dojde čas, ten prohrál. Když skončí kolo, prohrál i ten, na koho nedohraná hra čeká. Kdo odejde, prohraje rozehrané hry a další už nemá.
ui-ev-challenge = Vyzvat: { $name }
ui-ev-gone = pryč
ui-ev-somebody = Někdo
ui-ev-running = hraje se
ui-ev-watch = Dívat se
ui-ev-replay = Záznam
ui-ev-unplayed = nehráno
ui-ev-details = Co se hraje
ui-ev-rated-short = počítá se
ui-ev-not-begun = Začne, až to pořadatel řekne.
ui-ev-is-over = Je po turnaji.
ui-ev-hosting = Pořádáš tento turnaj
ui-ev-until = do { $when }

ui-daily-title = Rozdání dne
ui-daily-note = Pro všechny stejné rozdání, proti programům, které ve stejné pozici hrají stejně. Každý má jeden pokus.
ui-daily-you-play = Hraješ za stranu: { $side }.
ui-daily-with = Za ostatní hrají programy: { $sides }.
ui-daily-alone = Hraješ bez ostatních, proti pravidlům.
ui-daily-begin = Zkusit
ui-daily-go-on = Pokračovat v pokusu
ui-daily-your-game = Tvoje hra
ui-daily-done = Tvůj pokus skončil.
ui-daily-late = Tvůj pokus skončil až po konci dne, proto nemá místo.
ui-daily-results = Výsledky
ui-daily-results-closed = Jak dopadli ostatní, se ukáže, až skončí tvůj pokus, a zítra všem.
ui-daily-nobody = Nikdo zatím nedokončil pokus.
ui-daily-tries = { $count ->
    [one] { $count } pokus
    [few] { $count } pokusy
    [many] { $count } pokusu
   *[other] { $count } pokusů
}
ui-daily-won = Výhra
ui-daily-lost = Prohra
ui-daily-result = Výsledek
ui-daily-rounds = Kola
ui-daily-yesterday = Včera
ui-daily-today = Dnes
ui-daily-before = Předchozí den
ui-daily-after = Další den
ui-daily-yours = ty
ui-daily-over = Tento den skončil.
