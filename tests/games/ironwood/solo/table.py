"""The table of a solo game: set it, let the bot take a turn, read the story.

t = ironbot(hand="IC04", ww="f16:2", totems="f16", ic="ferrum:WWW auria:WWW").bot_turn(dice="LE")
t.answer("no")                      # the human's decisions inside the bot's turn
assert t.story() == ["17.5.2 bot-aggressive f16 2", ...]
"""

from __future__ import annotations

from typing import Any

from tests.games.ironwood.table import Table, cards, table
from weald.games.ironwood import GAME
from weald.games.ironwood.board import MOUNTAINS
from weald.games.ironwood.bot_shapes import AID, APPROACHES, FACES
from weald.games.ironwood.facts import BASICS, IC, MOUNTAIN_OF, SIDES, SPECIALS, VISIONS, WW
from weald.kernel import EVERYONE
from weald.testing.table import NamedStep

# The four results of the magic die in the order of data/bots.toml: highest/lowest even/odd.
DICE = {"HE": 0, "LE": 1, "HO": 2, "LO": 3}


def ironbot(
    hand: str = "IC04 IC06",
    approach: str = "expansive",
    face: str = "alert",
    marks: str = "",
    harder: int = 0,
    companion: bool = False,
    **position: Any,
) -> SoloTable:
    """A position against Ironbot; ``hand`` is the bot hand from the top. The rest is said as in ``table``."""
    t = _solo(IC, hand, harder, companion, position)
    t.start.approach = APPROACHES.index(approach)
    t.start.face = FACES.index(face)
    for place in marks.split():
        t.start.bot_marks[MOUNTAINS.index(place)] = 1
    return t


def woodbot(
    hand: str = "WW15 WW14",
    side: str = "disruptive",
    spirits: int = 0,
    harder: int = 0,
    companion: bool = False,
    vision_deck: str = "V01 V02 V03 V04",
    gone: str = "",
    **position: Any,
) -> SoloTable:
    """A position against Woodbot; the visions not in the ``vision_deck`` (from the top) and not ``gone`` are discarded."""
    t = _solo(WW, hand, harder, companion, position)
    g = t.start
    g.face = AID.index(side)
    g.spirits = spirits
    g.vision_deck = cards(vision_deck)[::-1]
    g.removed[2] = cards(gone)
    g.shown_visions = [v for v in VISIONS if v not in g.vision_deck and v not in g.removed[2]]
    for vision in g.shown_visions + g.removed[2]:
        g.seen[vision] = EVERYONE
    for vision in g.vision_deck:
        g.bot_marks[MOUNTAIN_OF[vision]] = 1
    return t


def _solo(bot: int, hand: str, harder: int, companion: bool, position: dict[str, Any]) -> SoloTable:
    human_hand = position.pop("held", "")
    discard = position.pop("discard", "")
    deck: str | None = position.pop("deck", None)
    g = table(hands=("", human_hand) if bot == WW else (human_hand, ""), **position).start
    g.bot = bot
    g.harder = harder
    g.companion = 1 if companion else 0
    g.hand[bot] = cards(hand)[::-1]
    g.discard[bot] = cards(discard)
    for card in g.discard[bot]:
        g.seen[card] = EVERYONE
    g.aside[bot] = [c for c in BASICS[bot] if c not in g.hand[bot]]
    for card in g.aside[bot]:
        g.seen[card] = EVERYONE
    used = set(g.hand[bot]) | set(g.discard[bot])
    g.deck[bot] = [c for c in reversed(SPECIALS[bot]) if c not in used] if deck is None else cards(deck)[::-1]
    for card in g.hand[bot] + g.deck[bot]:
        g.seen[card] = 0
    return SoloTable(g)


class SoloTable(Table):
    def bot_turn(self, number: int = 0, dice: str = "", script: tuple[int, ...] = ()) -> SoloTable:
        """The bot's turn; then the human is asked."""
        g = self.start
        return self.steps(("bot-turn", (g.bot, number)), dice=dice, script=script)

    def steps(self, *steps: NamedStep, dice: str = "", script: tuple[int, ...] = ()) -> SoloTable:
        """These steps, then a turn of the human."""
        g = self.start
        g.script = [*script, *(DICE[face] if face in DICE else int(face) for face in dice.split())]
        solo = {"solo": "ironbot" if g.bot == IC else "woodbot"}
        return self.proceed(SIDES[:], *steps, ("turn", (1 - g.bot, 0)), ("end-phase", ()), options=solo)

    def answer(self, *choices: str) -> SoloTable:
        return self.do(*choices)

    def story(self, *but: str) -> list[str]:
        """Every event so far as "rule kind values", without those kinds."""
        assert self.match.journal is not None
        out = []
        for event in self.match.journal.events:
            if event.kind in but:
                continue
            values = GAME.named(event.kind, event.args).values()
            words = [",".join(str(v) for v in value) if isinstance(value, list) else str(value) for value in values]
            out.append(" ".join([event.rule, event.kind, *words]))
        return out

    def tells(self, *lines: str) -> SoloTable:
        """These lines are in the story, in this order."""
        story = self.story()
        at = 0
        for line in lines:
            assert line in story[at:], f"{line!r} not in {story[at:]}"
            at = story.index(line, at) + 1
        return self

    def silent(self, kind: str) -> SoloTable:
        """Nothing of this kind is told."""
        assert self.events(kind) == []
        return self

    @property
    def marks(self) -> list[str]:
        """Where the bot's own markers lie."""
        return [MOUNTAINS[m] for m in range(len(MOUNTAINS)) if self.g.bot_marks[m]]

    @property
    def bot_hand(self) -> int:
        return len(self.g.hand[self.g.bot])

    def sound(self) -> SoloTable:
        """Every invariant holds, but those about where all cards are: a position here need not have them all."""
        assert [bad for bad in GAME.audit(self.g) if bad not in ("INV-09", "INV-11")] == []
        return self
