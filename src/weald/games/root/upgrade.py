"""States stored under older revisions, as these rules want them.

From 1 to 2: each faction's things in its own part, suits as masks, a Burrow between clearings and forests, battles of two
forces. From 2 to 3: lists by kind, side and card hold what is in play only. From 3 to 5 nothing is written otherwise: what was
due goes on as it was, and moments that came with 5 come from the next phase on.
"""

from __future__ import annotations

from typing import Any, Final

from weald.games.root.board import CLEARINGS, SPOTS
from weald.games.root.factions.alliance import ALLIANCE, BASE, REBEL, SYMPATHY
from weald.games.root.factions.eyrie import (
    BIRD_WARRIOR,
    BOTH_ADDED,
    EYRIE,
    NONE_ADDED,
    ONE_ADDED,
    ONE_BIRD_ADDED,
    ROOST,
)  # fmt: skip
from weald.games.root.factions.marquise import CAT, KEEP, MARQUISE, RECRUITER, SAWMILL, WOOD, WORKSHOP
from weald.games.root.factions.vagabond import VAGABONDS
from weald.games.root.facts import CARD_FACE, SHARED, face_named
from weald.games.root.pieces import OWNER, REMOVAL_ORDER, SIDES
from weald.games.root.state import (
    ALLIES_LOST,
    ALLY,
    ATTACKER,
    BATTLE_SIZE,
    BONUS_SCORED,
    DEFENDER,
    ENLISTED,
    EXTRA,
    FORCE,
    INSTIGATOR,
    ITEMS_DAMAGED,
    ROLLED,
    SCORER,
    SEAT,
    USED,
    WHERE,
)  # fmt: skip
from weald.kernel import EVERYONE, NOBODY, NOWHERE

State = dict[str, Any]

OLD_KINDS: Final = [CAT, BIRD_WARRIOR, REBEL, SAWMILL, WORKSHOP, RECRUITER, ROOST, BASE, WOOD, KEEP, SYMPATHY]
OLD_BOARD: Final = 60  # numbers of a Vagabond's items
FIRST_FOREST: Final = 12
ADDED: Final = {0: NONE_ADDED, 10: ONE_ADDED, 11: ONE_BIRD_ADDED, 20: BOTH_ADDED}
DAYLIGHT: Final = 1


def upgrade(state: State, revision: int) -> State:
    if revision == 1:
        state = _second(state)
    return _third(state) if revision <= 2 else state


# --- revision 3 ------------------------------------------------------------------------------------------

# What there was under revision 2, in the order of its numbers.
SIDES_2: Final = 5
KINDS_2: Final = 11


def _third(old: State) -> State:
    new = {key: value for key, value in old.items() if key != "seat_of"}
    sides = [side for side in range(SIDES_2) if old["seat_of"][side] != NOBODY]
    kinds = [kind for kind in REMOVAL_ORDER if kind < KINDS_2 and OWNER[kind] in sides]
    new["on"] = [n for kind in kinds for n in old["on"][kind * SPOTS : (kind + 1) * SPOTS]]
    new["stock"] = [old["stock"][kind] for kind in kinds]
    new["pawns"] = [old["pawns"][side] for side in sides]
    explored = any(side in sides for side in VAGABONDS)
    new["seen"] = old["seen"] if explored else old["seen"][:SHARED]
    for name in (SIDES[side] for side in VAGABONDS if side in sides):
        for key in ("relations", "aids"):
            new[f"{name}.{key}"] = [old[f"{name}.{key}"][side] for side in sides]
    new["agenda"] = [(name, _why_placed(list(args)) if name == "place-each" else args) for name, args in old["agenda"]]
    return new


def _why_placed(args: list[int]) -> list[int]:
    """Seat, kind, and now why: at sawmills or at recruiters."""
    return [*args[:2], int(args[1] != WOOD), *args[2:]]


# --- revision 2 ------------------------------------------------------------------------------------------


def _second(old: State) -> State:
    new: State = {
        key: old[key]
        for key in (
            "bits", "chances", "script", "seen", "round", "winners", "how", "map", "shuffled", "players", "side",
            "seat_of", "first", "turn", "phase", "room", "ruins", "scorched", "vp", "dominance", "partner", "boxes",
            "item_supply", "gone", "actions", "used", "hands", "play", "deck", "discard", "beside", "quest_deck",
            "quests", "ruin_items",
        )
    }  # fmt: skip
    new["suits"] = [1 << suit for suit in old["suits"]]
    new["closed"] = 0
    new["on"] = [0] * (KINDS_2 * SPOTS)
    new["stock"] = [0] * KINDS_2
    for was, kind in enumerate(OLD_KINDS):
        new["on"][kind * SPOTS : kind * SPOTS + CLEARINGS] = old["on"][was * CLEARINGS : (was + 1) * CLEARINGS]
        if old["seat_of"][OWNER[kind]] != NOBODY:
            new["stock"][kind] = old["stock"][was]
    new["pawns"] = [NOWHERE] * SIDES_2
    new["start"] = _starts(old, new)
    new["played"] = []
    new["activated"] = [*old["activated"], 0]
    new["battle"] = _battle(old)
    new["doomed"] = [OLD_KINDS[kind] for kind in old["doomed"]]
    new["triggers"] = [(code >> 12, code >> 8 & 15, code >> 3 & 31, code & 7) for code in old["triggers"]]
    _marquise(old, new)
    _eyrie(old, new)
    _alliance(old, new)
    _vagabonds(old, new)
    new["agenda"] = [due for name, args in old["agenda"] for due in _due(name, list(args), old, new)]
    return new


def _starts(old: State, new: State) -> list[int]:
    """Where the corner starts were matters only before the first turn, and the keep still stands then."""
    start = [NOWHERE] * old["players"]
    for c in range(CLEARINGS):
        if new["on"][KEEP * SPOTS + c] and not old["round"]:
            start[old["seat_of"][MARQUISE]] = c
    return start


def _battle(old: State) -> list[int]:
    was = old["battle"]
    if not was:
        return []
    fight = [0] * BATTLE_SIZE
    for which in (ATTACKER, DEFENDER):
        fight[FORCE + which] = old["side"][was[which]]
        fight[SEAT + which] = was[which]
        fight[SCORER + which] = was[which] if was[3] == NOBODY else was[3]
        fight[ROLLED + which] = was[6 + which]
        fight[EXTRA + which] = was[8 + which]
        # Swift Strike was 1 and Brutal Tactics 2; now they are bits 3 and 2.
        fight[USED + which] = (was[12 + which] & 1) << 3 | (was[12 + which] & 2) << 1
    fight[WHERE] = was[2]
    fight[INSTIGATOR] = was[3]
    fight[ALLY] = was[4]
    fight[ENLISTED] = old["side"][was[5]] if was[5] != NOBODY else -1
    fight[ITEMS_DAMAGED] = was[10]
    fight[ALLIES_LOST] = was[11]
    fight[BONUS_SCORED] = was[14]
    return fight


# --- what is a faction's own -----------------------------------------------------------------------------


def _marquise(old: State, new: State) -> None:
    if old["seat_of"][MARQUISE] != NOBODY:
        new["marquise.recruited"] = old["recruited"]


def _eyrie(old: State, new: State) -> None:
    if old["seat_of"][EYRIE] != NOBODY:
        for key in ("leader", "leaders_up", "viziers", "decree", "column"):
            new[f"eyrie.{key}"] = old[key]
        new["eyrie.left"] = old["decree_left"]
        new["eyrie.added"] = ADDED[old["added"]]


def _alliance(old: State, new: State) -> None:
    if old["seat_of"][ALLIANCE] != NOBODY:
        new["alliance.officers"] = old["officers"]
        new["alliance.supporters"] = old["supporters"]
        # Operations were counted down; now those taken are counted.
        evening = old["side"][old["turn"]] == ALLIANCE and old["phase"] > DAYLIGHT
        new["alliance.operations"] = max(0, old["officers"] - old["actions"]) if evening else 0


def _vagabonds(old: State, new: State) -> None:
    for v, side in enumerate(VAGABONDS):
        if old["seat_of"][side] == NOBODY:
            continue
        name = SIDES[side]
        new["pawns"][side] = _place(old["pawn"][v])
        new[f"{name}.character"] = old["character"][v]
        for key in ("relations", "aids"):
            new[f"{name}.{key}"] = old[key][v * SIDES_2 : (v + 1) * SIDES_2]
        new[f"{name}.items"] = old["items"][v * OLD_BOARD : (v + 1) * OLD_BOARD]
        new[f"{name}.done"] = old["done"][v]
        new[f"{name}.improvised"] = old["improvised"]
        new[f"{name}.teas"] = old["teas"]


def _place(was: int) -> int:
    return was + SPOTS - FIRST_FOREST if was >= FIRST_FOREST else was


# --- the agenda ------------------------------------------------------------------------------------------


def _due(name: str, args: list[int], old: State, new: State) -> list[tuple[str, list[int]]]:
    """A step as it is called now, or nothing where it has nothing to do any more."""
    if name == "birdsong-effects":
        return [("window", [args[0], 0])]
    if name == "eyrie-rest":
        return [("window", [args[0], DAYLIGHT])]
    if name == "battle-ally":
        return [("battle-declare", [ATTACKER])]
    if name == "battle-enlist":
        return [("battle-join", [])]
    if name in ("marquise-first-building", "place-each"):
        return [(name, [args[0], OLD_KINDS[args[1]], *args[2:]])]
    if name == "marquise-pay":
        return [(name, [*args[:2], OLD_KINDS[args[2]], args[3]])]
    if name == "alliance-pay":
        return [(name, [*args, 0])]
    if name in CARD_STEPS:
        return [("use-card", [args[0], CARD_STEPS[name]])]
    if name in ("craft-any", "crafted", "coalition"):
        _show(args[0], args[1], new)
    if name == "vagabond-cobbler":
        return [("vagabond-move", [args[0], 1])]
    if name == "take-random" and old["phase"] == DAYLIGHT:
        return [("steal-from", args)]
    return [(name, args)]


def _show(seat: int, face: int, new: State) -> None:
    """A card that was still in hand while its cost was paid lies on the table now."""
    for card in new["hands"][seat]:
        if CARD_FACE[card] == face:
            new["hands"][seat].remove(card)
            new["seen"][card] = EVERYONE
            new["played"].append(card)
            return


CARD_STEPS: Final = {
    "better-burrow-bank": face_named("better_burrow_bank"),
    "stand-and-deliver": face_named("stand_and_deliver"),
    "tax-collector": face_named("tax_collector"),
    "codebreakers": face_named("codebreakers"),
}
