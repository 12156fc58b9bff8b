"""How hirelings are used by those who only lean: gladly, where they hurt others, and given to whoever is far behind."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import CLEARINGS, SPOTS
from weald.games.root.hirelings import NAMES
from weald.games.root.leaning.cards import WILLING, pulls, weakest
from weald.games.root.leaning.lean import lean
from weald.games.root.leaning.sight import prey, strongest_rival
from weald.games.root.leaning.war import battle_gain, urge
from weald.games.root.pieces import IS_WARRIOR, OWNER, SCORING_OF
from weald.games.root.rules.pieces import has_piece, is_enemy, presence, rulers, warriors
from weald.games.root.state import Root
from weald.kernel import Decision, Option

# What a hireling is worth to whoever may choose, in rough steps; the others are worth 6.
_WORTH: Final[dict[str, int]] = {
    "forest_patrol": 14, "flame_bearers": 16, "corvid_spies": 14, "vault_keepers": 12, "sunward_expedition": 12, "last_dynasty": 12,
    "spring_uprising": 12, "riverfolk_flotilla": 12, "warm_sun_prophets": 10, "bluebird_nobles": 10, "lizard_envoys": 10,
    "exile": 10, "bandit_gangs": 9, "stoic_protector": 8, "badger_bodyguards": 8,
}  # fmt: skip
WORTH: Final[list[int]] = [_WORTH.get(name, 6) for name in NAMES]


def employ(g: Root, seat: int, option: Option) -> int:
    return 2 * WORTH[option.a]


def birdsong(g: Root, ask: Decision) -> list[int]:
    return [1 if option.verb == "done" else 20 for option in ask.options]


def hire(g: Root, ask: Decision) -> list[int]:
    return [WORTH[option.a] * WORTH[option.a] for option in ask.options]


def enemies_in(g: Root, side: int, c: int) -> int:
    """Enemy warriors in a clearing, and thrice what is built there."""
    total = 0
    for other in g.sides:
        if is_enemy(g, side, other):
            total += warriors(g, other, c)
            for kind in SCORING_OF[other]:
                total += 3 * g.on[kind * SPOTS + c]
    return total


def fight(g: Root, ask: Decision) -> list[int]:
    """A hireling's losses are nobody's: it fights wherever it deals something."""
    side, c = ask.values[0], ask.values[1]
    return [4 if option.verb == "done" else 4 + urge(battle_gain(g, side, option.a, c) + 12) for option in ask.options]


def fight_in(g: Root, side: int, c: int) -> int:
    return 2 + 3 * enemies_in(g, side, c)


def fight_where(g: Root, ask: Decision) -> list[int]:
    side = ask.values[0]
    return [4 if option.verb == "done" else fight_in(g, side, option.a) for option in ask.options]


def march(g: Root, ask: Decision) -> list[int]:
    side = ask.values[0]
    return [8 if option.verb == "done" else 2 + warriors(g, side, option.a) for option in ask.options]


def _reign(g: Root, seat: int, c: int) -> int:
    """What more strength is worth in a clearing: rule won, or enemies to hurt."""
    me = g.side[seat]
    pull = 2 + 2 * enemies_in(g, me, c)
    if rulers(g)[c] != me and presence(g, me, c) + 1 >= strongest_rival(g, me, c):
        pull += 8
    return pull + (4 if has_piece(g, me, c) else 0)


def place(g: Root, ask: Decision) -> list[int]:
    return [
        _reign(g, ask.seat, option.a) if option.a < CLEARINGS and option.verb == "in" else 4 for option in ask.options
    ]


def go(g: Root, ask: Decision) -> list[int]:
    """Where a pawn goes: to enemies, not to the own warriors."""
    me = g.side[ask.seat]
    out: list[int] = []
    for option in ask.options:
        if option.a >= CLEARINGS:
            out.append(4)
        else:
            out.append(2 + 2 * enemies_in(g, me, option.a) // (1 + warriors(g, me, option.a)))
    return out


def guard(g: Root, ask: Decision) -> list[int]:
    """Where the own pieces are worth most."""
    me = g.side[ask.seat]
    return [1 + presence(g, me, option.a) * (1 + enemies_in(g, me, option.a)) for option in ask.options]


def burn(g: Root, ask: Decision) -> list[int]:
    """Those who lead lose first."""
    out: list[int] = []
    for option in ask.options:
        seat = g.seat_of[OWNER[option.a]]
        lead = g.vp[seat] if seat >= 0 else 0
        out.append((4 if IS_WARRIOR[option.a] else 10) + lead)
    return out


def save(g: Root, ask: Decision) -> list[int]:
    saved = ask.values[0]
    return [12 if option.verb == "done" else WILLING[option.a] * saved * saved // 2 for option in ask.options]


def pay(g: Root, ask: Decision) -> list[int]:
    return [8 if option.verb == "done" else WILLING[option.a] for option in ask.options]


def act(g: Root, ask: Decision) -> list[int]:
    """Which half of a card: to fight where there is somebody, else to grow."""
    side = g.side[ask.seat]
    out: list[int] = []
    for option in ask.options:
        if option.verb == "done":
            out.append(1)
        elif option.verb in ("in", "uprising-revolt", "prophets-force", "spies-steal"):
            out.append(4 + enemies_in(g, side, option.a) + (6 if option.verb == "uprising-revolt" else 0))
        else:
            out.append(8)
    return out


def force(g: Root, ask: Decision) -> list[int]:
    """Others fight each other best."""
    me = g.side[ask.seat]
    out: list[int] = []
    for option in ask.options:
        if option.verb == "done":
            out.append(4)
        elif option.verb == "against":
            out.append(1 if option.a == me else 6 + prey(g, ask.values[0], ask.values[1]))
        elif option.verb == "player":
            out.append(3 if option.a == me else 8)
        else:
            out.append(3)
    return out


def always(g: Root, ask: Decision) -> list[int]:
    """A gift is taken."""
    return [1 if option.verb == "done" else 9 for option in ask.options]


def lurk(g: Root, ask: Decision) -> list[int]:
    return [5] * len(ask.options)


def _smuggle(g: Root, seat: int, option: Option) -> int:
    return 2 + WILLING[option.a] // 8


def _deed(g: Root, seat: int, option: Option) -> int:
    return 20


pulls("employ", employ)
pulls("smuggle", _smuggle)
pulls("exile-trade", _deed)
pulls("brigand-search", _deed)
pulls("brigand-rob", _deed)
lean({
    "hirelings-birdsong": birdsong, "hire": hire, "give-hireling": weakest, "hireling-battle": fight,
    "hireling-battle-where": fight_where, "hireling-move-from": march, "hireling-place": place, "patrol-act": act,
    "physicians": save, "physicians-where": place, "dynasty-move": go, "uprising-gather": place, "uprising-rise": act,
    "uprising-price": pay, "scouts": pay, "flotilla-setup": place, "flotilla-draw": always, "flotilla-sail": go,
    "protector-place": guard, "protector-walk": go, "prophets-act": act, "prophets-whom": force, "prophets-how": force,
    "prophets-then": force, "bandits-lurk": lurk, "bandits-move-on": lurk, "bandits-escort": always, "gangs-act": act,
    "gangs-each": place, "expedition-leave": lurk, "expedition-land": place, "expedition-act": act, "expedition-camp": place,
    "artisans-keep": always, "spies-setup": place, "spies-second": place, "spies-act": act, "flames-burn": burn, "smuggle": lurk,
    "vaults-found": place, "vaults-dig": place, "vaults-act": act, "vaults-watch": place, "band-lure": go, "band-draw": force,
    "band-encore": place, "exile-setup": lurk, "exile-act": act, "exile-fight": lurk,
})  # fmt: skip
