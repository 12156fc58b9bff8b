## The voice of a guided first game

ui-lesson = Guided first game
ui-lesson-title = Your first game: { NAME($side, "side") }
ui-lesson-step = Step { $step } of { $of }
ui-lesson-next = Next
ui-lesson-back = Back
ui-lesson-do = Do it: { $choice }
ui-lesson-myself = I do it myself
ui-lesson-go-on = Go on
ui-lesson-hint = Show me
ui-lesson-again = Say it again
ui-lesson-leave = Leave, keep my place
ui-lesson-try = Here I would choose: { $choice }.
ui-lesson-other = Not what the lesson had in mind
ui-lesson-other-note = You may go your own way: then the others answer freely, and I speak only of what is new. You can take it back.
ui-lesson-stay = Stay with the lesson
ui-lesson-own-way = My own way
ui-lesson-left = You are on a way of your own. Take your choice back, and the lesson goes on where you left it.
