"""Between any two effects of a phase everybody is offered what may be done then: random games of all factions are walked through,
and every question to whoever's turn it is either offers all of it, or lies within one effect.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, Final

import pytest

from weald.games.root import GAME
from weald.games.root.factions.hundreds.base import LAVISH_STEP
from weald.games.root.pieces import PLAYED
from weald.games.root.rules import steps
from weald.games.root.rules.effects import AT_END
from weald.games.root.rules.menu import offer_common
from weald.games.root.state import BIRDSONG, DAYLIGHT, DRAWN, EVENING, Root
from weald.kernel import Decision
from weald.match import begin
from weald.testing import rule

VERBS: Final = {"use", "expose", "sail", "clear", "swap", "smuggle", "activate", "claim"}
AT_ONCE: Final = ("eyrie-turmoil", "hideout")  # Daylight is over with them (7.7.4, D.3.2)
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
    "a step that comes by itself; before it all was offered": "discard anoint-where new-roost",
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

# Steps that do something without asking. Nothing could be done before they begin that was not offered since the last effect.
BY_THEMSELVES: Final = (
    *("marquise-wood", "eyrie-orders", "eyrie-new-roost", "eyrie-score", "cult-outcast", "cult-souls", "cult-return"),
    *("duchy-muster", "duchy-return", "hundreds-raze", "hundreds-recruit", "hundreds-anoint", "hundreds-oppress"),
    *("riverfolk-funds", "keepers-return", "keepers-live", "vagabond-refresh", "vagabond-rest", "vagabond-limit"),
    *("draw", "informants", "discard"),
)
# Nobody could do anything before these in the games played here; tests of their factions have such a moment.
RARE: Final = {"eyrie-orders", "eyrie-new-roost", "vagabond-rest", "vagabond-limit"}
BIT_BY_BIT: Final = {"discard", "vagabond-refresh", "vagabond-limit"}  # one effect, one card or item after the other
OVER: Final = {"done", "end"}  # with these nothing happens
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
        self.skipped: dict[str, str] = {}  # steps before which something was not offered
        self.begun: dict[str, int] = {}  # such steps with something that could be done before them
        self.met: set[str] = set()  # what was offered between effects
        self.again = 0  # guesses offered again to a hand of the same size
        self.seed = 0
        self.new_game(None)

    def new_game(self, state: Root | None) -> None:
        self.state = state
        self.turn = (-1, -1)
        self.over = (-1, -1, -1)
        self.drawn = False  # in this Evening
        self.under_way = ""
        self.at_once = False
        self.offered: set[str] = set()  # since something happened
        self.guesses: set[str] = set()  # let pass, and with which cards in hand
        self.hand: list[int] = []

    def chances(self, g: Root, phase: int) -> set[str]:
        return chances(g, g.turn, DRAWN if phase == EVENING and self.drawn else phase)

    def left(self, g: Root, phase: int) -> set[str]:
        """What could be done now and was not offered since something happened; a guess that was let pass with this very hand
        need not be offered again."""
        left = self.chances(g, phase) - self.offered
        return left - self.guesses if sorted(g.hands[g.turn]) == self.hand else left

    def hear(self, g: Root, decision: Decision) -> None:
        seat, prompt = decision.seat, decision.prompt
        if not g.round or seat != g.turn:
            return
        if (g.round, seat) != self.turn:
            self.turn = (int(g.round), seat)
            self.under_way = ""
            self.guesses.clear()
            self.hand = []
        could = self.chances(g, g.phase)
        ids = {option.id for option in decision.options}
        side = PLAYED[g.side[seat]]
        where = f"game {self.seed}, {side}, phase {g.phase}, {prompt}: {sorted(could - ids)}"
        if prompt == "anything-else":
            self.under_way = ""
        if could <= ids:
            hand = sorted(g.hands[seat])
            guesses = {one for one in could if one.startswith("expose")}
            self.again += (
                bool(guesses) and prompt == "anything-else" and len(hand) == len(self.hand) and hand != self.hand
            )
            self.offered, self.guesses, self.hand = ids, guesses, hand
            if could:
                self.whole[side, g.phase] = self.whole.get((side, g.phase), 0) + 1
                self.met |= {one.split()[0] for one in could}
        elif prompt not in PARTS:
            self.left_out[prompt] = where
        elif prompt != "use-effect" and any(one.split()[0] in VERBS for one in ids & could):
            self.strangers[prompt] = where

    def end(self, g: Root, seat: int, phase: int) -> None:
        """Whatever can still be done when a phase ends was offered since the last effect."""
        now = (int(g.round), seat, phase)
        if g is not self.state or now[:2] != self.turn or self.over == now:
            return
        self.over = now
        if self.at_once:
            return
        left = self.left(g, phase)
        if left:
            self.ended[PLAYED[g.side[seat]], phase] = f"game {self.seed}: {sorted(left)}"

    def step(self, name: str, procedure: Any, g: Root, *args: int) -> Any:
        """A step that does something by itself, or finds nothing to do."""
        if g is not self.state or not g.round or args[0] != g.turn:
            return procedure(g, *args)
        left, could = self.left(g, g.phase), self.chances(g, g.phase)
        due, before = g.agenda[-1] if g.agenda else None, told(g)
        asks = procedure(g, *args)
        if asks is None and told(g) == before:
            return None
        if name in ("draw", "informants"):  # the ferry's card is followed by something else
            if g.phase != EVENING or self.drawn or not due or (due[0].name != "discard" and due[1:] != (g.turn, DRAWN)):
                return asks
            self.drawn = True
        if name in BIT_BY_BIT and name == self.under_way:
            return asks
        self.under_way = name
        self.begun[name] = self.begun.get(name, 0) + bool(could)
        if left:
            self.skipped[name] = f"game {self.seed}, {PLAYED[g.side[g.turn]]}: {sorted(left)}"
        self.offered = set()
        return asks

    def play(self, seed: int) -> None:
        dice = random.Random(seed)
        self.seed = seed
        options = {
            "map": dice.choice(["lake", "mountain", "autumn", "winter"]), "deck": dice.choice(["base", "exiles_partisans"]),
            "landmarks": dice.choice([0, 2]), "hirelings": dice.choice([0, 3]),
        }  # fmt: skip
        match = begin(GAME, line_up(dice), seed, options, keep=False)
        assert isinstance(match.state, Root)
        self.new_game(match.state)
        for _ in range(LENGTH):
            if match.over:
                return
            decision = dice.choice(match.open)
            assert isinstance(match.state, Root)
            self.hear(match.state, decision)
            option = choice(decision, dice)
            if option.id not in OVER:
                self.offered = set()
            match.choose(option, decision.seat)


def told(g: Root) -> object:
    """All of a state but what is due."""
    return {key: value for key, value in g.copy().dump().items() if key != "agenda"}


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
    phase, moment, lavish = steps.PHASE.procedure, steps.MOMENT.procedure, LAVISH_STEP.procedure

    def end_of_phase(g: Root, seat: int, which: int, when: int) -> Any:
        if when == AT_END and which < EVENING:  # what comes now comes after everything else
            walk.end(g, seat, which)
        return moment(g, seat, which, when)

    def next_phase(g: Root, seat: int, which: int) -> Any:
        if which > BIRDSONG:
            walk.end(g, seat, which - 1)
        walk.drawn = walk.at_once = False
        return phase(g, seat, which)

    def at_the_end(g: Root, seat: int) -> Any:
        walk.end(g, seat, BIRDSONG)
        return lavish(g, seat)

    def over(procedure: Any) -> Any:
        def end(g: Root, *args: int) -> Any:
            walk.at_once |= g is walk.state
            return procedure(g, *args)

        return end

    def watched(name: str, procedure: Any) -> Any:
        return lambda g, *args: walk.step(name, procedure, g, *args)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(steps.PHASE, "procedure", next_phase)
        patch.setattr(steps.MOMENT, "procedure", end_of_phase)
        patch.setattr(LAVISH_STEP, "procedure", at_the_end)
        for name in BY_THEMSELVES:
            step = steps.STEPS.find(name)
            patch.setattr(step, "procedure", watched(name, step.procedure))
        for name in AT_ONCE:
            step = steps.STEPS.find(name)
            patch.setattr(step, "procedure", over(step.procedure))
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


@rule("root", "1.4.1a", "13.2.4a", "C.2.5a", "F.6.3")
def test_nothing_happens_by_itself_before_all_was_offered(walk: Walk) -> None:
    """At the start of a phase, between two steps that ask nothing, before the draw and before the discard."""
    assert walk.skipped == {}
    assert {name for name in BY_THEMSELVES if not walk.begun.get(name)} <= RARE, walk.begun


@rule("root", "13.2.4a", "F.6.3")
def test_another_card_in_hand_is_another_chance_to_guess(walk: Walk) -> None:
    assert walk.again


def test_no_phase_ends_before_all_was_offered(walk: Walk) -> None:
    assert walk.ended == {}
