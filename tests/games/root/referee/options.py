"""What should be offered: for each question the options of some verbs, computed from the table alone."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from tests.games.root.referee import crafting, fighting, hired, moving, recruiting
from tests.games.root.referee.asking import Ask, Check, Expected, any_of, listed, when
from tests.games.root.referee.reading import Table, is_vagabond
from tests.games.root.referee.tables import CARDS, SUITS
from tests.games.root.referee.trail import Answer

# --- what a card asks for --------------------------------------------------------------------------------


def suits_asked(ask: Ask) -> list[str]:
    """The suit that the origin of a move or the clearing of a battle must have, "bird" for any.

    Where the log does not tell which of several cards is being resolved, all that it can be.
    """
    if ask.side == "eyrie" and ask.table.phase == "daylight":
        return decree_cards(ask)
    if ask.side == "keepers" and ask.table.phase == "daylight":
        answer = ask.trail.last("retinue", "use-effect", "craft")
        return [CARDS[answer.what].suit if answer is not None and answer.verb == "send" else "bird"]
    if ask.side == "cult" and ask.table.phase == "birdsong":
        answer = ask.trail.last("conspire")
        cards = ask.trail.happened("used-card")
        since = answer is not None and not any(e["n"] >= answer.event and e["args"]["card"] in GIVING for e in cards)
        crusading = since and answer is not None and answer.verb.startswith("crusade")
        if crusading or ask.prompt == "conspire":
            return [str(ask.table.factions["cult"]["outcast"])]
    return ["bird"]


GIVING: Final[dict[str, tuple[str, ...]]] = {  # moves and battles, and what is told when they are made
    "cobbler": ("moved",),
    "command_warren": ("battled",),
    "league_of_adventurous_mice": ("moved", "battled"),
    "eyrie_emigre": ("battled",),
}


DECREE_STEPS: Final = ("use-effect", "craft", "recruit-where", "decree-next", "roost-where")


def _is_giving(ask: Ask, answer: Answer) -> bool:
    """Was this the use of something that gives a move or a battle, and has that not been made yet?"""
    if answer.verb == "smuggle":
        ends: tuple[str, ...] = ("moved", "battled")
    elif answer.verb == "use" and answer.what in GIVING:
        ends = GIVING[answer.what]
    else:
        return False
    return not any(event["n"] >= answer.event for kind in ends for event in ask.trail.happened(kind))


def decree_cards(ask: Ask) -> list[str]:
    """Suits of the Decree card that may be the one being resolved: those begun since the last one that was chosen."""
    answers = [a for a in ask.trail.answers_this_turn() if a.prompt in DECREE_STEPS]
    if answers and _is_giving(ask, answers[-1]):
        return ["bird"]  # a move or a battle by a card in play, or of smugglers
    chosen = [a for a in answers if a.verb == "resolve"]
    answer = chosen[-1] if chosen else None
    eyrie = ask.table.factions["eyrie"]
    column = eyrie["column"]
    begun = Counter(CARDS[card].suit for card in ask.table.zones[f"eyrie.{column}"]["cards"])
    begun["bird"] += eyrie["viziers"][column]
    if answer is not None and answer.args.get("column") == column and answer.verb == "resolve":
        begun = Counter(answer.table.factions["eyrie"]["left"])
        begun[answer.what] -= 1
        if begun == Counter(eyrie["left"]):
            return [answer.what]
    begun.subtract(Counter(eyrie["left"]))
    return [suit for suit, count in begun.items() if count > 0] or ["bird"]


# --- moves -----------------------------------------------------------------------------------------------


def _move_from(ask: Ask) -> Expected:
    return any_of("move", "from", [moving.origins(ask.table, ask.side, suit) for suit in suits_asked(ask)])


def _move_to(ask: Ask) -> Expected:
    side = hired.mover(ask)
    if side != ask.side:
        return hired.march_to(ask, side)
    return listed("move", "to", moving.destinations(ask.table, ask.side, ask.args["from"]))


def _only_origin(ask: Ask) -> Expected | None:
    """Where nobody was asked whence to move, there is but one such clearing: it is offered, so to say."""
    asked = ask.trail.answers[-1] if ask.trail.answers else None
    if asked is not None and asked.prompt in ("move-from", "crusade-from", "hireling-move-from"):
        return None
    lists = [moving.origins(ask.table, ask.side, suit) for suit in suits_asked(ask)]
    silent = {ask.args["from"]}
    first, *others = [{f"from {place}" for place in places} for places in lists]
    return Expected("move", (), first, tuple(others), {f"from {place}" for place in silent})


def _move_how_many(ask: Ask) -> Expected:
    place = ask.args["from"]
    side = hired.mover(ask)
    if side != ask.side:
        there = ask.table.warriors(place, side)
        return listed("move", "warriors", {str(n) for n in range(1, there + 1)})._replace(of=side)
    answer = ask.trail.answers[-1] if ask.trail.answers else None
    goes = answer is not None and answer.prompt == "move-champion" and answer.verb == "piece"
    numbers = moving.counts(ask.table, ask.side, place, goes, moving.champion_in(ask.table, place))
    return listed("move", "warriors", {str(n) for n in numbers})


def _move_champion(ask: Ask) -> Expected:
    """The warlord is a warrior like others in the Hundreds' turn; he may stay if another goes (14.2.2a)."""
    plain = ask.table.clearings[ask.args["from"]]["warriors"].get("hundreds", 0)
    return Expected("move", ("piece", "done"), {"piece warlord"} | ({"done"} if plain else set()))


def _crusade(ask: Ask) -> Expected:
    """10.4.3.Ia: two acolytes, one if the outcast is hated."""
    return when("battle", "crusade", _acolytes(ask) and _can_battle(ask))


def _crusade_march(ask: Ask) -> Expected:
    return when("move", "crusade-march", _acolytes(ask) and _can_move(ask))


def _acolytes(ask: Ask) -> bool:
    cult = ask.table.factions["cult"]
    return int(cult["acolytes"]) >= (1 if cult["hated"] else 2)


def _advance_with(ask: Ask) -> Expected:
    plain = int(ask.table.clearings[ask.args["from"]]["warriors"].get("hundreds", 0))
    return listed("move", "warriors", {str(n) for n in range(plain + 1)})


def _walk_to(ask: Ask) -> Expected:
    answer = ask.trail.last("vagabond-action", "use-effect", "smuggle")
    by_card = answer is not None and (answer.prompt == "smuggle" or answer.verb in ("use", "smuggle"))
    given = ask.table.phase != "daylight" or by_card
    return listed("move", "to", moving.walks(ask.table, ask.side, given))


def _slip(ask: Ask) -> Expected:
    return listed("move", "to", moving.slips(ask.table, ask.side))


# --- battles ---------------------------------------------------------------------------------------------


def _battle_where(ask: Ask) -> Expected:
    return any_of("battle", "in", [fighting.battlefields(ask.table, ask.side, suit) for suit in suits_asked(ask)])


def _fight_or_delve(ask: Ask) -> Expected:
    """15.5.2.II: a clearing that matches, to battle in, or ruled with a warrior of theirs beside a relic in a forest."""
    table = ask.table
    buried = table.factions["keepers"]["forests"]
    lists = []
    for suit in suits_asked(ask):
        places = {
            place
            for place in fighting.battlefields(table, "keepers", suit)
            if fighting.hostile(table, "keepers", place)
        }
        for place in table.map.slots:
            near = any(place in touched and buried.get(forest) for forest, touched in table.map.forests.items())
            ruled = table.ruler(place) == "keepers" and table.warriors(place, "keepers") > 0
            if near and ruled and table.matches(suit, place):
                places.add(place)
        lists.append(places)
    return any_of("battle", "in", lists)


def _battle_whom(ask: Ask) -> Expected:
    return listed("battle", "against", fighting.targets(ask.table, ask.side, ask.args["place"]))


# --- menus -----------------------------------------------------------------------------------------------


def _can_move(ask: Ask) -> bool:
    if is_vagabond(ask.side):
        return bool(moving.walks(ask.table, ask.side))
    return bool(moving.origins(ask.table, ask.side, suits_asked(ask)[0]))


def _can_battle(ask: Ask) -> bool:
    if is_vagabond(ask.side):
        here = ask.table.player(ask.side)["pawn"]
        return moving.ready(ask.table, ask.side, "sword") > 0 and bool(fighting.targets(ask.table, ask.side, here))
    return bool(fighting.battlefields(ask.table, ask.side, suits_asked(ask)[0]))


MOVE_VERB: Final = {
    "marquise-action": "march", "corvids-action": "move", "exert": "move", "assembly": "move", "command": "move",
    "operation": "move", "riverfolk-action": "move", "vagabond-action": "move", "brigadier": "move",
}  # fmt: skip
BATTLE_VERB: Final = {
    "marquise-action": "battle", "corvids-action": "battle", "exert": "battle", "assembly": "battle",
    "command": "battle", "operation": "battle", "riverfolk-action": "battle", "vagabond-action": "battle",
    "brigadier": "battle",
}  # fmt: skip
# Menus whose actions are counted: none left, none offered.
LEFT: Final = ("marquise-action", "corvids-action", "assembly", "command", "operation", "riverfolk-action")


def _menu_move(ask: Ask) -> Expected:
    left = ask.args.get("count", 1) if ask.prompt in LEFT else 1
    return when("move", MOVE_VERB[ask.prompt], left and _can_move(ask))


def _menu_battle(ask: Ask) -> Expected:
    left = ask.args.get("count", 1) if ask.prompt in LEFT else 1
    return when("battle", BATTLE_VERB[ask.prompt], left and _can_battle(ask))


def _advance_move(ask: Ask) -> Expected:
    lair = ask.table.where("warlord")
    left = ask.args.get("count", 1) if ask.prompt == "advance" else 1
    return when("move", "move", left and lair is not None and moving.destinations(ask.table, "hundreds", lair))


def _advance_battle(ask: Ask) -> Expected:
    lair = ask.table.where("warlord")
    left = ask.args.get("count", 1) if ask.prompt == "advance" else 1
    return when("battle", "battle", left and lair is not None and fighting.targets(ask.table, "hundreds", lair))


def _sail(ask: Ask) -> Expected | None:
    """C.2.5a, between any two effects of the own turn, once."""
    if ask.side != ask.table.active or ask.prompt not in SAIL_AT:
        return None
    done = ask.trail.happened("sailed")
    return listed("move", "sail", set() if done else moving.sailings(ask.table, ask.side))


# --- crafting and recruiting -------------------------------------------------------------------------------


def _craft(ask: Ask) -> Expected | None:
    cards = crafting.craftable(ask.table, ask.trail, ask.side)
    if cards is None and crafting.wild(ask.table, ask.side):
        return None  # which pieces were used besides those of the Lost City, nobody is told
    return listed("craft", "craft", cards if cards is not None else {"(the log and the used pieces differ)"})


def _marquise_recruit(ask: Ask) -> Expected:
    done = any(a.prompt == "marquise-action" and a.chosen == "recruit" for a in ask.trail.answers_this_turn())
    return when("recruit", "recruit", ask.args["count"] and recruiting.marquise(ask.table, done))


def _recruit_where(ask: Ask) -> Expected:
    if ask.side == "eyrie":
        return any_of("recruit", "in", [recruiting.eyrie(ask.table, suit) for suit in suits_asked(ask)])
    places = recruiting.alliance(ask.table) if ask.side == "alliance" else recruiting.river_clearings(ask.table)
    return listed("recruit", "in", places)


def _assembly_recruit(ask: Ask) -> Expected:
    return when("recruit", "recruit", ask.args["count"] and recruiting.reserve(ask.table, "duchy"))


def _operation_recruit(ask: Ask) -> Expected:
    return when("recruit", "recruit", ask.args["count"] and recruiting.alliance(ask.table))


def _riverfolk_recruit(ask: Ask) -> Expected:
    return when("recruit", "recruit", recruiting.riverfolk(ask.table))


def _ritual(ask: Ask) -> Expected:
    return when("recruit", "recruit", recruiting.cult(ask.table, CARDS[ask.args["card"]].suit))


def _ritual_recruit(ask: Ask) -> Expected:
    return listed("recruit", "in", recruiting.cult(ask.table, ask.args["suit"]))


def _corvids_recruit(ask: Ask) -> Expected:
    return listed("recruit", "spend", recruiting.corvids(ask.table))


def _recruit_suit(ask: Ask) -> Expected:
    return listed("recruit", "suit", {suit for suit in SUITS if recruiting.of_suit(ask.table, "corvids", suit)})


def _muster(ask: Ask) -> Expected:
    return listed("recruit", "muster", recruiting.keepers(ask.table))


def _muster_card(ask: Ask) -> Expected:
    return listed("recruit", "spend", set(ask.table.cards_for("keepers", ask.args["place"])))


SAIL_AT: Final = (
    "marquise-action", "corvids-action", "assembly", "command", "operation", "riverfolk-action", "vagabond-action",
    "alliance-action", "cult-action", "advance", "craft", "retinue", "decree-next", "encamp", "decamp", "muster",
    "conspire", "revolt", "spread", "flip", "corvids-recruit", "mood", "incite", "exert", "sway", "parliament",
    "add-to-decree", "gather", "set-prices", "anything-else", "rest-of-daylight",
)  # fmt: skip

CHECKS: Final[dict[str, tuple[Check, ...]]] = {
    "move-from": (_move_from,),
    "move-to": (_move_to, _only_origin),
    "advance-to": (_move_to,),
    "move-how-many": (_move_how_many,),
    "move-champion": (_move_champion,),
    "advance-with": (_advance_with,),
    "walk-to": (_walk_to,),
    "slip": (_slip,),
    "battle-where": (_battle_where,),
    "battle-whom": (_battle_whom,),
    "crusade-battle": (_battle_whom,),
    "conspire": (_crusade, _crusade_march),
    "fight-or-delve": (_fight_or_delve,),
    "advance": (_advance_move, _advance_battle),
    "advance-battle": (_advance_battle,),
    **dict.fromkeys(MOVE_VERB, (_menu_move, _menu_battle)),
    "craft": (_craft,),
    "alliance-action": (_craft,),
    "vagabond-action": (_menu_move, _menu_battle, _craft),
    "riverfolk-action": (_menu_move, _menu_battle, _craft, _riverfolk_recruit),
    "marquise-action": (_menu_move, _menu_battle, _marquise_recruit),
    "assembly": (_menu_move, _menu_battle, _assembly_recruit),
    "operation": (_menu_move, _menu_battle, _operation_recruit),
    "recruit-where": (_recruit_where,),
    "ritual": (_ritual,),
    "ritual-recruit": (_ritual_recruit,),
    "corvids-recruit": (_corvids_recruit,),
    "recruit-suit": (_recruit_suit,),
    "muster": (_muster,),
    "muster-card": (_muster_card,),
    **{prompt: (check,) for prompt, check in hired.CHECKS.items()},
}


def expected(ask: Ask) -> list[Expected]:
    found = [check(ask) for check in (*CHECKS.get(ask.prompt, ()), _sail)]
    return [one for one in found if one is not None]


# --- what the Eyrie cannot obey (7.5.2d) ---------------------------------------------------------------------

QUIET: Final = ("cannot-obey", "phase", "added-to-decree", "turn", "drew", "discarded", "reshuffled")


def refusals(before: Table, batch: list[dict[str, Any]]) -> list[tuple[str, str, object, object]]:
    """Each turmoil, with whether the Law finds anything that could be done; only where nothing changed before it."""
    out: list[tuple[str, str, object, object]] = []
    for at, event in enumerate(batch):
        still = all(past["kind"] in QUIET for past in batch[:at])
        if event["kind"] == "cannot-obey" and still and before.active == "eyrie" and before.hirer() != "eyrie":
            column, suit = event["args"]["column"], event["args"]["suit"]
            could = sorted(obeyable(before, column, suit))
            out.append(("eyrie", f"turmoil at {column} {suit}", [], could))
    return out


def obeyable(table: Table, column: str, suit: str) -> set[str]:
    if column == "recruit":
        return recruiting.eyrie(table, suit)
    if column == "move":
        return moving.origins(table, "eyrie", suit)
    if column == "battle":
        return fighting.battlefields(table, "eyrie", suit)
    return {
        place
        for place in table.ruled("eyrie")
        if table.matches(suit, place) and not table.has(place, "roost") and table.open_slots(place) > 0
        and table.may_place("eyrie", place) and table.supply("eyrie", "roost")
    }  # fmt: skip
