"""Effects of crafted cards (4.1.2, 4.1.3). A card is one function and one line of a table at the foot of this page;
those that act in battle are in battle.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from weald.games.root.board import CLEARINGS, SPOTS
from weald.games.root.facts import BIRD, CARD_FACE, FACES, FOX, MOUSE, RABBIT, face_named
from weald.games.root.pieces import WARRIOR_OF
from weald.games.root.rules import steps
from weald.games.root.rules.battle import can_battle
from weald.games.root.rules.cards import blur, discard, pick, watching
from weald.games.root.rules.faction import faction_of
from weald.games.root.rules.pieces import rulers
from weald.games.root.rules.reasons import NO_BATTLE, NO_MOVE
from weald.games.root.rules.removal import COST, remove, remove_all_enemies, settle
from weald.games.root.rules.victory import score
from weald.games.root.state import BIRDSONG, DAYLIGHT, EVENING, Root
from weald.games.root.words import FROM, PLAYER, USE
from weald.kernel import Decision, Rule, Why

EMPTY_HAND: Final = Why("empty-hand", "1.2.1b")
USED_ALREADY: Final = Why("used-already", "4.1.3")
NO_OWN_WARRIOR: Final = Why("no-own-warrior", "4.1.3")

# Is there something to choose?
NO: Final = 0
YES: Final = 1
MAYBE: Final = 2  # for all the others know: they must not see whether we ask

# When in its phase a card may be used.
AT_START: Final = 0
DURING: Final = 1  # at any moment between other things
AT_END: Final = 2


class Effect:
    """A persistent effect that its owner may use once a turn, or must."""

    def __init__(
        self, name: str, phase: int, moment: int, cannot: Callable[[Root, int], Why | None],
        use: Callable[[Root, int], Rule | None], must: bool = False, seems: Callable[[Root, int], Why | None] | None = None,
    ) -> None:  # fmt: skip
        self.face = face_named(name)
        self.phase = phase
        self.moment = moment
        self.cannot = cannot
        self.use = use
        self.must = must
        self.seems = seems  # what the others can see of ``cannot``, where that tells something of the hand
        _BY_FACE[self.face] = self
        if moment == AT_END:
            ENDING[phase] = True


_BY_FACE: Final[list[Effect | None]] = [None] * FACES
# Phases at whose end some card may be used.
ENDING: Final[list[bool]] = [False, False, False]


def cannot_use(g: Root, seat: int, effect: Effect) -> Why | None:
    return USED_ALREADY if g.used >> effect.face & 1 else effect.cannot(g, seat)


def can_use_any(g: Root, seat: int, phase: int, moment: int) -> int:
    """Is there an effect to use: NO, YES or MAYBE?"""
    found = NO
    for card in g.play[seat]:
        effect = _BY_FACE[CARD_FACE[card]]
        if effect is None or effect.phase != phase or effect.moment != moment:
            continue
        if _seems_usable(g, seat, effect):
            return MAYBE
        if cannot_use(g, seat, effect) is None:
            found = YES
    return found


def _seems_usable(g: Root, seat: int, effect: Effect) -> bool:
    """Could it be used, for all the others know, who do not see the hand?"""
    return effect.seems is not None and not g.used >> effect.face & 1 and effect.seems(g, seat) is None


def must_use(g: Root, seat: int, phase: int, moment: int) -> bool:
    """Is there an effect that its owner must still use?"""
    for card in g.play[seat]:
        effect = _BY_FACE[CARD_FACE[card]]
        if effect is None or not effect.must or effect.phase != phase or effect.moment != moment:
            continue
        if cannot_use(g, seat, effect) is None:
            return True
    return False


def offer_effects(g: Root, ask: Decision, seat: int, phase: int, moment: int) -> None:
    for card in g.play[seat]:
        effect = _BY_FACE[CARD_FACE[card]]
        if effect is not None and effect.phase == phase and effect.moment == moment:
            if _seems_usable(g, seat, effect):
                ask.secret = True
            ask.offer(USE[effect.face], cannot_use(g, seat, effect))


def use_effect(g: Root, seat: int, which: int) -> None:
    g.used |= 1 << which
    g.tell("used-card", "4.1.3", seat, which)
    g.then(steps.USE_CARD, seat, which)


def use_card(g: Root, seat: int, which: int) -> Rule | None:
    effect = _BY_FACE[which]
    assert effect is not None
    return effect.use(g, seat)


# --- conditions ------------------------------------------------------------------------------------------


def always(g: Root, seat: int) -> Why | None:
    return None


def nobody_holds_cards(g: Root, seat: int) -> Why | None:
    for other in range(g.players):
        if other != seat and g.hands[other]:
            return None
    return EMPTY_HAND


def no_own_warrior(g: Root, seat: int) -> Why | None:
    kind = WARRIOR_OF[g.side[seat]]
    if kind >= 0:
        for c in range(CLEARINGS):
            if g.on[kind * SPOTS + c]:
                return None
    return NO_OWN_WARRIOR


def no_battle(g: Root, seat: int) -> Why | None:
    return None if can_battle(g, seat, BIRD) else NO_BATTLE


def no_move(g: Root, seat: int) -> Why | None:
    return None if faction_of(g, seat).can_move(g, BIRD) else NO_MOVE


def offer_players(g: Root, ask: Decision, seat: int, holding: bool) -> None:
    for other in range(g.players):
        if other != seat:
            ask.offer(PLAYER[g.side[other]], EMPTY_HAND if holding and not g.hands[other] else None)


# --- persistent effects ----------------------------------------------------------------------------------


def better_burrow_bank(g: Root, seat: int) -> Rule:
    """You and a player of your choice draw a card."""
    ask = g.ask(seat, "bank-with", "4.1.3")
    offer_players(g, ask, seat, False)
    choice = yield ask
    g.then(steps.DRAW, seat, 1)
    g.then(steps.DRAW, g.seat_of[choice.a], 1)


def royal_claim(g: Root, seat: int) -> None:
    """Discard it: a point per clearing ruled."""
    discard(g, pick(g, g.play[seat], face_named("royal_claim")))
    score(g, seat, rulers(g).count(g.side[seat]), "4.1.3")


def stand_and_deliver(g: Root, seat: int) -> Rule:
    """A random card of another player, who scores 1."""
    ask = g.ask(seat, "rob-whom", "4.1.3")
    offer_players(g, ask, seat, True)
    choice = yield ask
    victim = g.seat_of[choice.a]
    g.then(steps.TAKE_RANDOM, seat, victim)
    g.then(steps.SCORE, victim, 1)


def take_random_step(g: Root, seat: int, victim: int) -> None:
    take_random(g, seat, victim, "4.1.3")


def take_random(g: Root, seat: int, victim: int, rule: str) -> None:
    """Take a random hand card; only the two players know which, unless one's hand lies open."""
    hand = g.hands[victim]
    card = hand.pop(g.below(len(hand)))
    both = watching(g, 1 << seat | 1 << victim)
    blur(g, hand, both)
    g.seen[card] = both
    g.hands[seat].append(card)
    g.tell_some(both, "took-card", rule, seat, (g.side[victim], card), (g.side[victim],))
    g.learn(both, "took-card", rule)


def score_step(g: Root, seat: int, points: int) -> None:
    score(g, seat, points, "4.1.3")


def command_warren(g: Root, seat: int) -> None:
    """Start a battle."""
    g.then(steps.BATTLE, seat, BIRD)


def tax_collector(g: Root, seat: int) -> Rule:
    """Remove one of your own warriors to draw a card."""
    kind = WARRIOR_OF[g.side[seat]]
    ask = g.ask(seat, "tax-where", "4.1.3")
    for c in range(CLEARINGS):
        if g.on[kind * SPOTS + c]:
            ask.offer(FROM[c])
    choice = yield ask
    remove(g, kind, choice.a, 1, seat, COST)
    settle(g)
    g.then(steps.DRAW, seat, 1)


def codebreakers(g: Root, seat: int) -> Rule:
    """Look at another player's hand."""
    ask = g.ask(seat, "look-at-whom", "4.1.3")
    offer_players(g, ask, seat, True)
    choice = yield ask
    show_hand(g, g.seat_of[choice.a], seat, "4.1.3")


def show_hand(g: Root, owner: int, viewer: int, rule: str) -> None:
    """The viewer alone sees the hand (G.1.30)."""
    hand = g.hands[owner]
    for card in hand:
        g.seen[card] |= 1 << viewer
    both = 1 << owner | 1 << viewer
    g.tell_some(both, "showed-hand", rule, owner, (g.side[viewer], *sorted(hand)), (g.side[viewer],))
    g.learn(1 << viewer, "saw-hand", rule)


def cobbler(g: Root, seat: int) -> None:
    """Move."""
    faction_of(g, seat).free_move(g, seat)


# --- immediate effects -----------------------------------------------------------------------------------


def favor(g: Root, seat: int, suit: int) -> None:
    """Remove all enemy pieces from the clearings of a suit."""
    points = remove_all_enemies(g, seat, [c for c in range(CLEARINGS) if g.suits[c] >> suit & 1])
    score(g, seat, points, "3.2.1")
    settle(g)


def favor_of_the_foxes(g: Root, seat: int) -> None:
    favor(g, seat, FOX)


def favor_of_the_rabbits(g: Root, seat: int) -> None:
    favor(g, seat, RABBIT)


def favor_of_the_mice(g: Root, seat: int) -> None:
    favor(g, seat, MOUSE)


IMMEDIATE_EFFECTS: Final[dict[int, Callable[[Root, int], None]]] = {
    face_named("favor_of_the_foxes"): favor_of_the_foxes,
    face_named("favor_of_the_rabbits"): favor_of_the_rabbits,
    face_named("favor_of_the_mice"): favor_of_the_mice,
}
EFFECTS: Final[list[Effect]] = [
    Effect("better_burrow_bank", BIRDSONG, AT_START, always, better_burrow_bank),
    Effect("royal_claim", BIRDSONG, DURING, always, royal_claim),
    Effect("stand_and_deliver", BIRDSONG, DURING, nobody_holds_cards, stand_and_deliver),
    Effect("command_warren", DAYLIGHT, AT_START, no_battle, command_warren),
    Effect("tax_collector", DAYLIGHT, DURING, no_own_warrior, tax_collector),
    Effect("codebreakers", DAYLIGHT, DURING, nobody_holds_cards, codebreakers),
    Effect("cobbler", EVENING, AT_START, no_move, cobbler),
]

steps.USE_CARD.does(use_card)
steps.TAKE_RANDOM.does(take_random_step)
steps.SCORE.does(score_step)
