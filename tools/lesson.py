"""The line of a guided first game: the first rounds of a real match, played by search, with the learner's choices said by
whoever writes the lesson.

.venv/bin/python tools/lesson.py ironwood ironclad --seed 7 --rounds 2              write lessons/ironclad.weald, print the game
.venv/bin/python tools/lesson.py ironwood ironclad --seed 7 --rounds 2 12="play IC02"    ... but choice 12 is this one
.venv/bin/python tools/lesson.py ironwood ironclad --mend 56="play IC03"    the written line as far as it goes, then search again
.venv/bin/python tools/lesson.py ironwood ironclad --show                          print what is written, with the notes
"""

from __future__ import annotations

import argparse
from pathlib import Path

from weald import lessons
from weald.games import find
from weald.kernel import Dice, split
from weald.match import Match, begin
from weald.match.record import Record, read
from weald.match.sight import events
from weald.players import make
from weald.text import Texts, render

GAMES = Path(__file__).parent.parent / "src" / "weald" / "games"
LEARNER, OTHERS = "search:300", "search:60"


def play(args: argparse.Namespace, written: Record | None) -> Match:
    """Search plays; the choices named in ``args`` are made, and what is written, while it can be followed."""
    game = find(args.game)
    if written is not None:
        args.seed, line = written.seed, [(written.seats.index(seat), text) for _, seat, text in written.choices]
        match = begin(game, written.seats, args.seed, game.read_options(dict(written.options)))
    else:
        line = []
        options = game.read_options(dict(pair.split("=") for pair in args.option))
        seats = game.seats(args.seats.split(",") if args.seats else None, None, options)
        match = begin(game, seats, args.seed, options)
    said = {int(pair.split("=", 1)[0]): pair.split("=", 1)[1] for pair in args.choices}
    me = match.seats.index(args.side)
    while not match.over and match.state.round <= args.rounds and match.number < args.most:
        number = match.number
        old = line[number] if number < len(line) and number not in said else (-1, "")
        decision = next((it for it in match.open if it.seat == old[0]), match.open[0])
        seat = decision.seat
        if number in said:
            chosen = said[number]
            line = line if args.keep else []
        elif any(option.id == old[1] for option in decision.options):
            chosen = old[1]
        else:
            line = []
            player = make(LEARNER if seat == me else OTHERS)
            chosen = player.choose(
                match.redeal(seat, split(args.seed, number)), seat, Dice(split(args.seed, 1000 + number))
            )
        match.choose(chosen, seat)
    return match


def show(match: Match, me: int, lesson: lessons.Lesson | None = None) -> None:
    """The game as the learner sees it, choice by choice."""
    texts = Texts("en", match.game.id)
    again = begin(match.game, match.seats, match.seed, dict(match.options))
    coach = lessons.Coach(lesson) if lesson else None
    told = 0
    for number, (seat, option, _) in enumerate(match.choices):
        for entry in events(again, me)[told:]:
            print(f"        {render.event(texts, entry, match.seats)}  [{entry['kind']}]")
        told = len(events(again, me))
        advice = coach.look(again) if coach else None
        if seat == me:
            for note in advice.notes if advice else []:
                print(f"   *** {note.id}")
            decision = again.view(me)["decisions"][0]
            print(f"{number:4} {decision['prompt']}: {render.prompt(texts, decision)}")
            print(f"     > {option.id}   of {', '.join(o['id'] for o in decision['options'])}")
        else:
            print(f"{number:4} {match.seats[seat]}: {option.id}")
        again.choose(option.id, seat)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("name")
    parser.add_argument("choices", nargs="*", metavar="NUMBER=CHOICE")
    parser.add_argument("--side", default="")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--most", type=int, default=400, help="choices at most")
    parser.add_argument("--seats", default="", help="sides with commas between")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--mend", action="store_true", help="keep what is written as long as it can be followed")
    parser.add_argument("--keep", action="store_true", help="go on with what is written after the choices named, too")
    parser.add_argument("--show", action="store_true")
    args = parser.parse_intermixed_args()
    args.side = args.side or args.name
    if args.show:
        lesson = lessons.find(args.game, args.name)
        match = lessons.start(lesson)
        for seat, text in lesson.line:
            match.choose(text, seat)
        show(match, lesson.seat, lesson)
        return
    folder = GAMES / args.game / "lessons"
    folder.mkdir(exist_ok=True)
    file = folder / f"{args.name}.weald"
    match = play(args, read(file.read_text("utf-8")) if args.mend else None)
    file.write_text(match.record(), "utf-8")
    show(match, match.seats.index(args.side))


if __name__ == "__main__":
    main()
