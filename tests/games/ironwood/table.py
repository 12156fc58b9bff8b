"""A small language for Ironwood tests: set the table, act, expect.

    t = table(ww="f05:4", ic="plumbarum:WWG", forges="plumbarum", hands=("WW16 WW09", "IC23"), crystals=(0, 3))
    t.turn("woodwalkers").do("play WW16", "burn WW09", "from f05", "to f11")
    t.offers("from f05").refuses("to ferrum", "not-adjacent", "9.1.1")
    assert t.warriors("f11") == 1

Choices are the engine's own notation. A decision with one option answers itself, as in play.
"""

from __future__ import annotations

from typing import Any

from weald import testing
from weald.games.ironwood import GAME
from weald.games.ironwood.board import FERRUM, FORESTS, LOCATIONS, MOUNTAINS
from weald.games.ironwood.facts import BASICS, EFFECTS, IC, NAMES, SIDES, SPECIALS, TOKENS, VISIONS, WW, side_of
from weald.games.ironwood.state import ACTION, FORGE, FOUNDATION, Ironwood
from weald.kernel import EVERYONE, Option, Value, mix
from weald.match import begin
from weald.testing.table import NamedStep

# A position in which nearly every card can do something.
BUSY: dict[str, Any] = {
    "ww": "f12:3 f16:2 f06:4", "foundations": "plumbarum", "drill": "zincur", "cargo": 2, "totems": "f12",
    "crystals": (5, 5),
}  # fmt: skip


def table(
    ww: str = "",
    ic: str = "",
    forges: str = "",
    foundations: str = "",
    drill: str = "ferrum",
    cargo: int = 0,
    track: int | None = None,
    totems: str = "",
    fading: str = "",
    secured: int = 0,
    crystals: tuple[int, int] = (0, 0),
    hands: tuple[str, str] = ("", ""),
    basics: bool = True,
    visions: str = "",
    decks: tuple[str, str] | None = None,
    discards: tuple[str, str] = ("", ""),
    vision_deck: str | None = None,
    lasting: str = "",
    round: int = 2,
) -> Table:
    """A position. ``ww="f05:4 f11:2"``; ``ic="auria:WWG zincur:W"`` (W warrior, G golem); ``totems="f16 f16"``.

    ``hands`` name special (or basic, with basics=False) cards; both sides also hold their 3 basics unless
    basics=False. ``decks`` list cards from the top; without it all other special cards lie in the deck in
    order. ``vision_deck`` from the top; without it all other visions. ``lasting="IC35:2"`` are cards in play
    with that many markers.
    """
    g = Ironwood()
    g.round = round
    g.phase = ACTION
    for item in ww.split():
        place, count = item.split(":")
        g.ww[FORESTS.index(place)] = int(count)
    for item in ic.split():
        place, units = item.split(":")
        g.ic[MOUNTAINS.index(place)] = units.count("W")
        g.golems[MOUNTAINS.index(place)] = units.count("G")
    g.forge[FERRUM] = FORGE
    for place in forges.split():
        g.forge[MOUNTAINS.index(place)] = FORGE
    for place in foundations.split():
        g.forge[MOUNTAINS.index(place)] = FOUNDATION
    g.tokens = TOKENS - len(forges.split()) - len(foundations.split())
    g.drill = MOUNTAINS.index(drill)
    g.cargo = cargo
    g.track = (1 if cargo else 0) if track is None else track
    for place in totems.split():
        g.full[FORESTS.index(place)] += 1
    for place in fading.split():
        g.fading[FORESTS.index(place)] += 1
    g.secured = secured
    g.crystals = list(crystals)
    for item in lasting.split():
        name, count = item.split(":")
        (card,) = cards(name)
        g.cubes[card] = int(count)
        g.lasting[side_of(card)].append(card)
        g.in_play[side_of(card)].append(card)
        g.seen[card] = EVERYONE
    for side in (WW, IC):
        g.hand[side] = (BASICS[side][:] if basics else []) + cards(hands[side])
        g.discard[side] = cards(discards[side])
        if decks is None:
            used = set(g.hand[side]) | set(g.discard[side]) | set(g.in_play[side])
            g.deck[side] = [c for c in reversed(SPECIALS[side]) if c not in used]
        else:
            g.deck[side] = cards(decks[side])[::-1]
        for card in g.hand[side]:
            g.seen[card] = 1 << side
        for card in g.discard[side]:
            g.seen[card] = EVERYONE
    g.vision_hand = cards(visions)
    for card in g.vision_hand:
        g.seen[card] = 1 << WW
    if vision_deck is None:
        g.vision_deck = [v for v in reversed(VISIONS) if v not in g.vision_hand]
    else:
        g.vision_deck = cards(vision_deck)[::-1]
    return Table(g)


def cards(names: str) -> list[int]:
    return [NAMES.index(name) for name in names.split()]


def laid_out(seed: int = 1, **options: Value) -> Table:
    """A new game as the players find it, before anything is done."""
    settings = GAME.read_options(options)
    g = GAME.empty(SIDES[:], settings)
    assert isinstance(g, Ironwood)
    g.bits = mix(seed)
    GAME.setup(g, settings)
    return Table(g)


def new_game(seed: int = 1, **options: Value) -> Table:
    """A new game at its first decision."""
    return Table(Ironwood(), begin(GAME, seed=seed, options=options))


def move(a: str, b: str, times: int = 1) -> tuple[str, ...]:
    """So many warriors from ``a`` to ``b``, one after the other."""
    return (f"from {a}", f"to {b}") * times


class Table(testing.Table[Ironwood]):
    game = GAME

    # --- whose move it is --------------------------------------------------------------------------

    def turn(self, side: str, number: int = 0, rest: bool = False) -> Table:
        """That side's turn; with ``rest`` the remaining turns of the round and the end phase follow."""
        seat = SIDES.index(side)
        steps: list[NamedStep] = [("turn", (seat, number))]
        if rest:
            later = [(s, n) for n in range(3) for s in (WW, IC) if (n, s) > (number, seat)]
            steps += [("turn", pair) for pair in later] + [("end-phase", ())]
        else:
            steps.append(("turn", (1 - seat, number)))
        return self.agenda(*steps)

    def effects(self, *names: str) -> Table:
        """The effect boxes of these cards one after the other, as if in one turn."""
        return self.agenda(*(("effects", (EFFECTS[card], 0, card)) for card in cards(" ".join(names))))

    def preparation(self) -> Table:
        """The next round begins."""
        return self.agenda(("preparation", ()))

    def end_phase(self) -> Table:
        return self.agenda()

    def agenda(self, *steps: NamedStep) -> Table:
        """Run these steps in this order (then the end phase, so that something always follows)."""
        return self.proceed(SIDES[:], *steps, ("end-phase", ()))

    # --- acting ------------------------------------------------------------------------------------

    def attack(self, squad: str, target: str, attacker: str = "", defender: str = "") -> Table:
        """This squad attacks that place; both deploy the card named, or none."""
        self.join_battle(squad, target)
        for card in (attacker, defender):
            if not self.match.over and self.asked == "deploy":
                self.do(f"deploy {card}" if card else "no")
        return self

    def join_battle(self, squad: str, target: str) -> Table:
        """This squad attacks that place; nothing is deployed yet."""
        self.do(f"from {squad}")
        if self.asked == "attack-what":
            self.do(f"to {target}")
        assert self.told("attacked")["to"] == target
        return self

    # --- expecting ---------------------------------------------------------------------------------

    def next_turn(self, side: str) -> Table:
        """The turn is over and that side is asked for its own."""
        return self.expects("turn", side)

    def told(self, kind: str) -> dict[str, Any]:
        """The last event of this kind."""
        found = self.events(kind)
        assert found, f"nothing told about {kind!r}"
        return found[-1]

    def warriors(self, place: str) -> int:
        at = LOCATIONS.index(place)
        return self.g.ww[at] if at < len(FORESTS) else self.g.ic[at - len(FORESTS)]

    def golems(self, place: str) -> int:
        return self.g.golems[MOUNTAINS.index(place)]

    def units(self, place: str) -> str:
        """The Ironclad squad on a mountain, like "WWG"."""
        return "W" * self.warriors(place) + "G" * self.golems(place)

    def damage(self, side: str) -> int:
        """What that side dealt in the last combat."""
        (total,) = [e["total"] for e in self.events("damage")[-2:] if e["seat"] == SIDES.index(side)]
        return int(total)

    def dominance(self, side: str) -> int:
        """In the last combat in which it was compared."""
        (total,) = [e["total"] for e in self.events("dominance")[-2:] if e["seat"] == SIDES.index(side)]
        return int(total)

    def markers(self, card: str) -> int:
        """On a lasting card."""
        return self.g.cubes[NAMES.index(card)]

    def marked(self, card: str) -> list[str]:
        """Where that card has put its markers."""
        at = zip(self.g.mark_card, self.g.mark_place, strict=True)
        return [LOCATIONS[place] for by, place in at if NAMES[by] == card]

    def forge(self, place: str) -> str:
        return ("none", "foundation", "forge")[self.g.forge[MOUNTAINS.index(place)]]

    def totems(self, place: str) -> tuple[int, int]:
        """(full, fading)"""
        at = FORESTS.index(place)
        return self.g.full[at], self.g.fading[at]

    @property
    def drill(self) -> str:
        return MOUNTAINS[self.g.drill]

    @property
    def crystals(self) -> tuple[int, int]:
        """(Woodwalkers, Ironclad)"""
        return self.g.crystals[WW], self.g.crystals[IC]

    def hand(self, side: str) -> list[str]:
        return sorted(NAMES[c] for c in self.g.hand[SIDES.index(side)])

    def pile(self, side: str, zone: str) -> list[str]:
        """``discard``, ``slots``, ``in_play``, ``aside``, ``deck`` (top last)."""
        return [NAMES[c] for c in getattr(self.g, zone)[SIDES.index(side)]]

    @property
    def visions(self) -> list[str]:
        return sorted(NAMES[c] for c in self.g.vision_hand)

    @property
    def winner(self) -> str | None:
        return SIDES[self.match.result["winners"][0]] if self.match.result else None


def option(text: str) -> Option:
    found = GAME.vocabulary.find(text)
    assert found is not None
    return found
