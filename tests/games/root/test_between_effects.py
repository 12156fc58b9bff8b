"""Between any two effects of a phase everybody is offered what may be done then: random games of all factions are walked through,
and every question to whoever's turn it is either offers all of it, or lies within one effect.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, Final

import pytest

from weald.games.root import GAME
from weald.games.root.pieces import PLAYED
from weald.games.root.rules import steps
from weald.games.root.rules.effects import AT_END
from weald.games.root.rules.menu import offer_common
from weald.games.root.state import BIRDSONG, DAYLIGHT, EVENING, Root
from weald.kernel import Decision
from weald.match import begin
from weald.testing import rule

VERBS: Final = {"use", "expose", "sail", "clear", "swap", "smuggle", "activate", "claim"}
TURMOIL: Final = "leader"  # its last question; Daylight is over at once (7.7.4)
GAMES: Final = 120
LENGTH: Final = 450  # choices of one game at most

# Prompts that lie within one effect, by the effect: nothing comes between its parts.
INSIDE: Final = {
    "a move": "move-from move-to move-how-many move-champion carry walk-to bandits-escort glide",
    "a battle": """battle-where battle-whom ambush foil battle-effect who-first lose-piece damage-item field-hospitals
        which-trigger outrage trophy-where physicians physicians-where scouts loot loot-what hoard-full uprising-price
        disruption-which exile-fight""",
    "a card in play": """bank-with rob-whom tax-where look-at-whom charm-whom sabotage-whom sabotage-what bureau-card bureau-where
        bureau-whom orders-whom orders-from orders-to swap-with swap-give league-item league-how informants""",
    "one of these very abilities": "expose-guess expose-card clear-with spend-for-dominance activate-which swap-what swap-for smuggle",
    "a crafted card": "craft-fund export-or-not contempt artisans-keep which-slot",
    "placing by one rule": "place-where",
    "an action of the Marquise": "build-where build-what pay-wood overwork-where overwork-card",
    "an action of the Eyrie": "decree-column recruit-where roost-where leader",
    "an action of the Alliance": "mobilize train spend-supporter city-base organize-where trim-supporters",
    "an action of a Vagabond": """aid-whom give-which take-item exhaust-which repair-which improvise quest-reward
        day-labor strike-whom recover-what take-from-ruin instigate-attacker instigate-defender strike-what bring-ally
        bring-how-many exhaust-to-pay""",
    "a conspiracy or ritual": """convert-where convert-whom crusade-battle sanctify-where sanctify-what ritual ritual-build ritual-recruit""",
    "an action of the Riverfolk": "commit-which spend-which establish-where establish-suit",
    "an action of the Duchy": """dig-where dig-card dig-how-many dig-remove duchy-build-where duchy-build-what duchy-build-card
        sway-reveal bank brigadier brigadier-again mayor lose-minister""",
    "an action of the Corvids": "plot-where plot-which trick-which trick-with recruit-suit",
    "an action of the Hundreds": """stronghold-where stronghold-card advance-to advance-with advance-battle incite-card mob-where
        jubilant bitter relentless raze-item""",
    "an action of the Keepers": """camp-what decamp-what keepers-return muster-card delve delve-relic move-or-recover fight-or-delve
        gather-into shift-from shift-card shift-to""",
    "taking, giving or using a hireling": """hire give-hireling band-draw band-encore band-lure bandits-lurk bandits-move-on dynasty-move
        envoys-take exile-act expedition-act expedition-camp expedition-land expedition-leave flames-burn flotilla-draw flotilla-sail
        gangs-act gangs-each hireling-battle hireling-battle-where hireling-move-from hireling-place patrol-act prophets-act
        prophets-how prophets-then prophets-whom protector-place protector-walk spies-act uprising-rise uprising-gather
        vaults-act vaults-dig vaults-found vaults-watch""",
    "the start of a phase, before everything else (1.4.1b)": "buy-services hirelings-birdsong use-effect",
    "the end of a phase, after everything else (1.4.1c)": "lavish drop-item use-effect",
}  # fmt: skip

# Two effects that follow one another without such a moment. Each needs a question that recorded games do not have.
NOT_YET: Final = {
    "discard": "after the draw, before the discard (who guesses must do so before drawing; the ferry need not)",
    "anoint-where": "14.4.2 Recruit, then 14.4.3 Anoint",
    "new-roost": "7.4.2 two cards added, then 7.4.3 A New Roost",
}
AT_THE_END_NOT_YET: Final = {
    ("keepers", DAYLIGHT): "the last card of the retinue has acted: Daylight is over",
    ("corvids", EVENING): "13.6.1 exerted: no draw, so no moment before it",
}
PARTS: Final = frozenset(" ".join(INSIDE.values()).split())


def chances(g: Root, seat: int, phase: int) -> set[str]:
    """All that could be done in this phase of the own turn besides the faction's own actions."""
    twin = g.copy()
    ask = twin.ask(seat, "anything-else", "1.4.1a")
    offer_common(twin, ask, seat, phase)
    return {option.id for option in ask.options}


class Walk:
    """Games at random in which such chances are seldom taken, so that they stay; and what their questions left out."""

    def __init__(self) -> None:
        self.whole: dict[tuple[str, int], int] = {}  # questions that offered all, by side and phase
        self.left_out: dict[str, str] = {}
        self.strangers: dict[str, str] = {}  # parts of an effect that offered something all the same
        self.ended: dict[tuple[str, int], str] = {}
        self.met: set[str] = set()  # what was offered between effects
        self.now = self.over = (-1, -1, -1)
        self.prompt = ""
        self.offered: set[str] = set()
        self.state: object = None
        self.seed = 0

    def hear(self, g: Root, decision: Decision) -> None:
        seat, prompt = decision.seat, decision.prompt
        if not g.round or seat != g.turn:
            return
        could = chances(g, seat, g.phase)
        ids = {option.id for option in decision.options}
        side = PLAYED[g.side[seat]]
        where = f"game {self.seed}, {side}, phase {g.phase}, {prompt}: {sorted(could - ids)}"
        if (g.round, seat) != self.now[:2]:
            self.offered.clear()
        elif g.phase != self.now[2]:  # a guess that was let pass is not asked for again
            self.offered = {one for one in self.offered if one.startswith("expose")}
        self.now = (g.round, seat, g.phase)
        self.prompt = prompt
        if could <= ids:
            self.offered = ids
            if could:
                self.whole[side, g.phase] = self.whole.get((side, g.phase), 0) + 1
                self.met |= {one.split()[0] for one in could}
        elif prompt not in PARTS and prompt not in NOT_YET:
            self.left_out[prompt] = where
        elif prompt != "use-effect" and any(one.split()[0] in VERBS for one in ids & could):
            self.strangers[prompt] = where

    def end(self, g: Root, seat: int, phase: int) -> None:
        """Whatever can still be done when a phase ends has been offered since it could be."""
        now: tuple[int, int, int] = (int(g.round), seat, phase)
        if g is not self.state or self.now != now or self.over == now:
            return
        self.over = now
        if self.prompt == TURMOIL:
            return
        left = chances(g, seat, phase) - self.offered
        if phase == EVENING:  # cards were drawn meanwhile
            left = {one for one in left if one.startswith("sail")}
        if left:
            self.ended[PLAYED[g.side[seat]], phase] = f"game {self.seed}: {sorted(left)}"

    def play(self, seed: int) -> None:
        dice = random.Random(seed)
        self.seed = seed
        options = {
            "map": dice.choice(["lake", "mountain", "autumn", "winter"]), "deck": dice.choice(["base", "exiles_partisans"]),
            "landmarks": dice.choice([0, 2]), "hirelings": dice.choice([0, 3]),
        }  # fmt: skip
        match = begin(GAME, line_up(dice), seed, options, keep=False)
        self.state = match.state
        for _ in range(LENGTH):
            if match.over:
                return
            decision = dice.choice(match.open)
            assert isinstance(match.state, Root)
            self.hear(match.state, decision)
            match.choose(choice(decision, dice), decision.seat)


def line_up(dice: random.Random) -> list[str]:
    """Two to four sides, the Corvids among them more often than not; a second Vagabond plays beside the first."""
    sides = dice.sample([side for side in PLAYED if side != "second_vagabond"], dice.choice([2, 3, 4]))
    if "corvids" not in sides and dice.random() < 0.6:
        sides[0] = "corvids"
    if "vagabond" in sides and len(sides) > 2 and dice.random() < 0.6:
        sides.append("second_vagabond")
    return sides


def choice(decision: Decision, dice: random.Random) -> Any:
    crafts = [option for option in decision.options if option.verb == "craft"]
    if crafts and dice.random() < 0.7:
        return dice.choice(crafts)
    others = [option for option in decision.options if option.verb not in VERBS]
    return dice.choice(others if others and dice.random() < 0.9 else decision.options)


@pytest.fixture(scope="module")
def walk() -> Iterator[Walk]:
    walk = Walk()
    phase, moment, discard = steps.PHASE.procedure, steps.MOMENT.procedure, steps.DISCARD.procedure

    def end_of_phase(g: Root, seat: int, which: int, when: int) -> Any:
        if when == AT_END and which < EVENING:  # what comes now comes after everything else
            walk.end(g, seat, which)
        return moment(g, seat, which, when)

    def next_phase(g: Root, seat: int, which: int) -> Any:
        if which > BIRDSONG:
            walk.end(g, seat, which - 1)
        return phase(g, seat, which)

    def before_discard(g: Root, seat: int) -> Any:
        walk.end(g, seat, EVENING)
        return discard(g, seat)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(steps.PHASE, "procedure", next_phase)
        patch.setattr(steps.MOMENT, "procedure", end_of_phase)
        patch.setattr(steps.DISCARD, "procedure", before_discard)
        for seed in range(GAMES):
            walk.play(seed)
        yield walk


@rule("root", "1.4.1a", "4.1.3", "13.2.4a", "C.2.5a", "C.3.3a")
def test_every_question_between_two_effects_offers_all(walk: Walk) -> None:
    assert walk.left_out == {}
    assert walk.strangers == {}
    assert walk.met >= {"use", "expose", "sail", "clear", "swap", "activate"}
    for side in PLAYED:
        for phase in (BIRDSONG, DAYLIGHT):
            assert walk.whole.get((side, phase), 0) > 5, (side, phase)


def test_no_phase_ends_before_all_was_offered(walk: Walk) -> None:
    assert walk.ended.keys() <= AT_THE_END_NOT_YET.keys(), walk.ended
