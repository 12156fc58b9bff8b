## Głos pierwszej gry z przewodnikiem

ui-lesson = Pierwsza gra z przewodnikiem
ui-lesson-title = Twoja pierwsza gra: { NAME($side, "side") }
ui-lesson-step = Krok { $step } z { $of }
ui-lesson-next = Dalej
ui-lesson-back = Wstecz
ui-lesson-do = Zrób to: { $choice }
ui-lesson-myself = Poradzę sobie bez pomocy
ui-lesson-go-on = Kontynuuj
ui-lesson-hint = Pokaż mi
ui-lesson-again = Powtórz
ui-lesson-leave = Wyjdź, miejsce zostanie
ui-lesson-try = Mój wybór byłby tutaj taki: { $choice }.
ui-lesson-other = Tego lekcja nie miała w planie
ui-lesson-other-note = Możesz pójść własną drogą: inni odpowiadają wtedy swobodnie, a ja mówię tylko o tym, co nowe. Można to cofnąć.
ui-lesson-stay = Zostań przy lekcji
ui-lesson-own-way = Własną drogą
ui-lesson-left = Idziesz własną drogą. Cofnij swój wybór, a lekcja potoczy się dalej od tego miejsca.
