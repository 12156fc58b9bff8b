## Hlas první hry s průvodcem

ui-lesson = První hra s průvodcem
ui-lesson-title = Tvá první hra: { NAME($side, "side") }
ui-lesson-step = Krok { $step } z { $of }
ui-lesson-next = Dál
ui-lesson-back = Zpět
ui-lesson-do = Udělej to: { $choice }
ui-lesson-myself = Zvládnu to bez pomoci
ui-lesson-go-on = Pokračovat
ui-lesson-hint = Ukaž mi
ui-lesson-again = Řekni to znovu
ui-lesson-leave = Odejít, místo mi zůstane
ui-lesson-try = Má volba by tu byla: { $choice }.
ui-lesson-other = Tohle lekce neměla v plánu
ui-lesson-other-note = Můžeš jít vlastní cestou: ostatní pak odpovídají volně a promluvím jen o tom, co je nové. Dá se to vzít zpět.
ui-lesson-stay = Zůstat u lekce
ui-lesson-own-way = Jít vlastní cestou
ui-lesson-left = Jdeš vlastní cestou. Vezmi volbu zpět a lekce bude pokračovat tam, kde přestala.
