"""A stretch of each game as the server tells it to the first seat, from its choice until it is asked again: for the tests of the story.

../.venv/bin/python tools/fixtures_story.py [game ...]      writes src/stories/fixtures/GAME-story.json
"""

from __future__ import annotations

import json
import sys
from typing import Any

import msgspec
from fixtures import OUT, snapshot

import weald
from weald.games import NAMES
from weald.kernel import Dice
from weald.match import Match, default_of
from weald.players import make
from weald.table.viewer_log import ViewerLog
from weald.table.views import Views, compare

OTHERS = make("search:24")
ROUNDS = {"root": 4, "ironwood": 2, "wonderland": 1, "defenders": 2}
SEEDS = range(1, 7)
ME = 0


def step(match: Match, dice: Dice) -> None:
    """One choice: the first seat's at random, the others' by a small search."""
    decision = match.open[0]
    seat = decision.seat
    if seat != ME:
        match.choose(OTHERS.choose(match.redeal(seat, dice.below(1 << 30)), seat, dice), seat)
    else:
        idle = {"done", "pass", "no", "stay", "end"}
        busy = [o for o in decision.options if o.verb not in idle] or decision.options
        match.choose(busy[dice.below(len(busy))], ME)


def stretch(game: str, seed: int) -> tuple[int, dict[str, Any]] | None:
    """The longest time of one round in which only others choose (the first seat answers nothing but defaults)."""
    match, dice = weald.start(game, seed=seed), Dice(seed)
    while match.state.round < ROUNDS[game]:
        if match.over:
            return None
        step(match, dice)
    best: tuple[int, dict[str, Any]] | None = None
    end = match.state.round + 1
    while not match.over and match.state.round <= end and match.number < 2000:
        if any(decision.seat == ME for decision in match.open):
            found = listen(match, dice)
            if found is not None and (best is None or found[0] > best[0]):
                best = found
        else:
            step(match, dice)
    return best


def asked(match: Match) -> bool:
    """Is it the first seat's turn again? What it is asked in the turns of others it answers in passing."""
    if all(decision.seat != ME for decision in match.open):
        return False
    prompt = match.decision_of(ME).prompt
    return {"root": getattr(match.state, "turn", ME) == ME, "ironwood": prompt == "turn"}.get(match.game.id, True)


def listen(match: Match, dice: Dice) -> tuple[int, dict[str, Any]] | None:
    book = ViewerLog(ME)
    book.sync(match)
    kept = {**snapshot(match, ME), "log": msgspec.to_builtins(book.entries), "blocked": []}
    views = Views()
    view = views.view(match, ME)
    shows: list[dict[str, Any]] = []
    first = True
    while not match.over and (first or not asked(match)):
        assert match.journal is not None
        match.journal.film = {}
        if first:
            decision = match.decision_of(ME)
            match.choose(
                default_of(decision) if match.number % 2 else decision.options[dice.below(len(decision.options))], ME
            )
            first = False
        elif match.open[0].seat == ME:
            match.choose(default_of(match.open[0]), ME)
        else:
            step(match, dice)
        n, entries = book.sync(match)
        views.renew()
        now = views.view(match, ME)
        back = views.back(match, ME, now, book.places) if entries else []
        changes = compare(view, now)
        shows.append(msgspec.to_builtins({"changes": changes, "log": entries, "n": n, "back": back}))
        view = now
    match.journal.film = None  # type: ignore[union-attr]
    fights = {"battled", "attacked", "battle-began", "flipped"}
    told = [entry for show in shows for entry in show["log"] if entry["seat"] != ME]
    if match.over:
        return None
    worth = len(told) + 12 * sum(entry["kind"] in fights for entry in told)
    return worth, {**kept, "log": kept["log"][:], "shows": shows}


def main() -> None:
    for game in sys.argv[1:] or NAMES:
        found = [part for seed in SEEDS if (part := stretch(game, seed))]
        kept = max(found, key=lambda part: part[0])[1]
        path = OUT / f"{game}-story.json"
        path.write_text(json.dumps(kept, separators=(",", ":")) + "\n")
        print(game, path.stat().st_size, sum(len(show["log"]) for show in kept["shows"]), "entries")


if __name__ == "__main__":
    main()
