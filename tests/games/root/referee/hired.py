"""What hirelings may do (E), each as its card says."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from tests.games.root.referee import fighting, moving
from tests.games.root.referee.asking import Ask, Check, Expected, listed
from tests.games.root.referee.reading import Table, is_vagabond
from tests.games.root.referee.tables import BUILDINGS, FOOTHOLDS, TOKENS, VAULTS


def _of(side: str, kind: str, **verbs: Iterable[str]) -> Expected:
    """Options of these verbs; an underscore stands for a hyphen."""
    names = [verb.removesuffix("_").replace("_", "-") for verb in verbs]
    options = {
        f"{name} {thing}".strip() for name, things in zip(names, verbs.values(), strict=True) for thing in things
    }
    return Expected(kind, tuple(names), options, of=side)


def _if(possible: object) -> tuple[str, ...]:
    """For a verb that stands alone."""
    return ("",) if possible else ()


# --- who moves ---------------------------------------------------------------------------------------------


def mover(ask: Ask) -> str:
    """The side of the move that is being asked about: a hireling's if its controller chose whence it goes."""
    for answer in reversed(ask.trail.answers):
        if answer.prompt == "hireling-move-from":
            return str(answer.args["side"])
        if answer.prompt not in ("move-to", "move-champion"):
            break
    return ask.side


def march_to(ask: Ask, side: str) -> Expected:
    place = ask.args["from"]
    return _of(side, "move", to=moving.destinations(ask.table, side, place), sail=_ferried(ask, side, place))


def _ferried(ask: Ask, side: str, place: str) -> set[str]:
    """Over the lake, once a turn (C.2.5a, E.3.7a)."""
    if place != ask.table.position["ferry"] or ask.trail.happened("sailed"):
        return set()
    return moving.sailings(ask.table, side)


def _origins(ask: Ask, side: str) -> set[str]:
    return {
        place
        for place in ask.table.map.slots
        if moving.destinations(ask.table, side, place) or _ferried(ask, side, place)
    }


def _move_from(ask: Ask) -> Expected:
    side = ask.args["side"]
    return _of(side, "move", from_=_origins(ask, side))


def _battle(ask: Ask) -> Expected:
    side, place = ask.args["side"], ask.args["place"]
    return _of(side, "battle", against=fighting.targets(ask.table, side, place))


def _battle_where(ask: Ask) -> Expected:
    side = ask.args["side"]
    return _of(side, "battle", in_=fighting.battlefields(ask.table, side))


def _acts(ask: Ask, side: str) -> bool:
    return bool(_origins(ask, side) or fighting.battlefields(ask.table, side))


# --- placing -----------------------------------------------------------------------------------------------


def sites(table: Table, side: str) -> set[str]:
    return {place for place in table.map.slots if table.may_place(side, place)}


def beside(table: Table, side: str, lord: str) -> set[str]:
    """Where it may place beside a piece of a faction."""
    return {place for place in sites(table, side) if table.holds(place, lord)}


def near(table: Table, places: Iterable[str]) -> set[str]:
    """Those, and what is adjacent to them by open paths (G.1.28)."""
    own = set(places)
    closed = set(table.position["closed"])
    return own | {b for a, b in table.map.paths if a in own and f"{a}-{b}" not in closed and f"{b}-{a}" not in closed}


def spots(table: Table, side: str) -> set[str]:
    return {place for place in table.map.slots if table.warriors(place, side)}


def _place(ask: Ask) -> Expected | None:
    side = ask.args["piece"].removesuffix("_warrior")
    places = PLACING[side](ask)
    return None if places is None else _of(side, "recruit", in_=places if ask.table.supply(side) else set())


def _setting_up(ask: Ask) -> bool:
    return not ask.trail.happened("turn")


def _anywhere(side: str) -> Callable[[Ask], set[str]]:
    return lambda ask: sites(ask.table, side)


def _dynasty(ask: Ask) -> set[str]:
    return sites(ask.table, "last_dynasty") & ask.table.map.edge


def _spies(ask: Ask) -> set[str]:
    table = ask.table
    enemies = table.enemies("corvid_spies")
    return {place for place in sites(table, "corvid_spies") if any(table.holds(place, e) for e in enemies)}


def _popular(ask: Ask) -> set[str]:
    if _setting_up(ask):
        return sites(ask.table, "popular_band") - spots(ask.table, "popular_band")
    return beside(ask.table, "popular_band", ask.side)


def _gangs(ask: Ask) -> set[str]:
    return beside(ask.table, "bandit_gangs", ask.side)


def _flames(ask: Ask) -> set[str]:
    """Beside others or next to them; two anywhere if that cannot be, in setup and when hired."""
    table = ask.table
    free = sites(table, "flame_bearers")
    acted = [e for e in ask.trail.happened("hireling-acted") if e["args"]["side"] == "flame_bearers"]
    if not acted or ask.table.phase != "birdsong":
        return free
    placed = [
        e for e in ask.trail.this_turn()[acted[-1]["n"] - ask.trail.turn_began :]
        if e["kind"] == "placed" and e["args"]["piece"] == "flame_bearers_warrior"
    ]  # fmt: skip
    if placed:
        return free  # the second of two
    return free & near(table, spots(table, "flame_bearers")) or free


PLACING: Final[dict[str, Callable[[Ask], set[str] | None]]] = {
    "last_dynasty": _dynasty,
    "warm_sun_prophets": _anywhere("warm_sun_prophets"),
    "bandit_gangs": _gangs,
    "corvid_spies": _spies,
    "flame_bearers": _flames,
    "popular_band": _popular,
    "street_band": _anywhere("street_band"),
}


# --- Forest Patrol, Last Dynasty, Spring Uprising -------------------------------------------------------------


def _patrol(ask: Ask) -> Expected:
    side, table = "forest_patrol", ask.table
    homes = spots(table, side) & sites(table, side) if table.hirelings["patrol"] else set()
    return _of(side, "move", patrol_march=_if(_acts(ask, side)), in_=homes)


def _dynasty_move(ask: Ask) -> Expected:
    return _of("last_dynasty", "move", to=moving.destinations(ask.table, "last_dynasty", ask.args["from"]))


def _of_suit(table: Table, places: set[str], suit: str) -> set[str]:
    return {place for place in places if suit in table.suits(place)}


def _rising(ask: Ask) -> set[str]:
    free = sites(ask.table, "spring_uprising") if ask.table.supply("spring_uprising") else set()
    return _of_suit(ask.table, free, ask.args["suit"])


def _uprising_gather(ask: Ask) -> Expected:
    return _of("spring_uprising", "recruit", in_=_rising(ask))


def _uprising_rise(ask: Ask) -> Expected:
    embers = _of_suit(ask.table, spots(ask.table, "spring_uprising"), ask.args["suit"])
    return _of("spring_uprising", "recruit", in_=_rising(ask), uprising_revolt=embers)


# --- pawns: Exile, Flotilla, Protectors -----------------------------------------------------------------------


def _exile(ask: Ask) -> Expected:
    table = ask.table
    here = table.hirelings["pawns"]["exile"]
    ready = sum(table.hirelings["exile"].values())
    fights = {place for place in table.map.forests[here] if ready >= 2 and fighting.prey(table, "exile", place)}
    return _of("exile", "move", to=table.map.beside[here] if ready >= 1 else (), in_=fights)


def _exile_fight(ask: Ask) -> Expected:
    return _of("exile", "battle", against=fighting.prey(ask.table, "exile", ask.args["place"]))


def _exile_setup(ask: Ask) -> Expected:
    return _of("exile", "recruit", in_=ask.table.map.forests)


def _flotilla_setup(ask: Ask) -> Expected:
    return _of("riverfolk_flotilla", "recruit", in_=_on_river(ask.table) & ask.table.map.edge)


def _on_river(table: Table) -> set[str]:
    return {place for link in table.map.rivers for place in link}


def _flotilla_sail(ask: Ask) -> Expected:
    here = ask.args["from"]
    return _of("riverfolk_flotilla", "move", to=_goes(ask.table, "riverfolk_flotilla", here, {
        b for a, b in ask.table.map.rivers if a == here
    }))  # fmt: skip


def _goes(table: Table, side: str, here: str, ways: set[str]) -> set[str]:
    """A pawn that goes whoever rules: still not out of a snare (13.7.2), nor into a scorched clearing (D.6.2b)."""
    return set() if table.snared(side, here) else {to for to in ways if moving.may_enter(table, side, to)}


def _protector_place(ask: Ask) -> Expected:
    side = ask.args["side"]
    places = sites(ask.table, side) if side == "furious_protector" else beside(ask.table, side, ask.side)
    return _of(side, "recruit", in_=places)


def _protector_walk(ask: Ask) -> Expected:
    side, here = ask.args["side"], ask.args["from"]
    return _of(side, "move", to=_goes(ask.table, side, here, near(ask.table, [here]) - {here}))


# --- Prophets, Bandits, Expedition, Spies, Flames, Vaults, Band -------------------------------------------------


def _driven(table: Table, side: str, place: str) -> set[str]:
    """Where all pieces of a player who is forced can go: by path, by the normal rules (1.5.5)."""
    return moving.destinations(table, side, place) & near(table, [place])


def _prophets(ask: Ask) -> Expected:
    side, table = "warm_sun_prophets", ask.table
    free = sites(table, side) - spots(table, side) if table.supply(side) else set()
    return _of(side, "recruit", in_=free)


def _prophets_how(ask: Ask) -> Expected:
    side, place = ask.args["side"], ask.args["place"]
    against = fighting.targets(ask.table, side, place)
    if is_vagabond(side):
        return _of(side, "battle", against=against)
    return _of(side, "battle", against=against, to=_driven(ask.table, side, place))


def _prophets_then(ask: Ask) -> Expected:
    return _of(ask.args["side"], "battle", against=fighting.targets(ask.table, ask.args["side"], ask.args["place"]))


def _lurk(ask: Ask) -> Expected:
    table = ask.table
    taken = set(table.hirelings["bandits"]) | set(table.position["closed"])
    open_ = [(a, b) for a, b in table.map.paths if int(a[1:]) < int(b[1:]) and f"{a}-{b}" not in taken]
    if not _setting_up(ask):
        open_ = [(a, b) for a, b in open_ if table.holds(a, ask.side) or table.holds(b, ask.side)]
    return _of("highway_bandits", "recruit", lurk={f"{a}-{b}" for a, b in open_})


def _gangs_act(ask: Ask) -> Expected:
    table, side = ask.table, "bandit_gangs"
    posts = {place for place in spots(table, side) if table.may_place(ask.side, place)}
    recruits = not is_vagabond(ask.side) and table.supply(ask.side) and posts
    free = beside(table, side, ask.side) if table.supply(side) else set()
    return _of(side, "recruit", gangs_recruit=_if(recruits), in_=free)


def _footholds(table: Table) -> set[str]:
    return {place for place in table.map.slots if table.has(place, "foothold")}


def _land(ask: Ask) -> Expected:
    side, there = "sunward_expedition", _footholds(ask.table)
    return _of(side, "recruit", in_=sites(ask.table, side) - there if len(there) < FOOTHOLDS else ())


def _leave(ask: Ask) -> Expected:
    return _of("sunward_expedition", "recruit", from_=_footholds(ask.table))


def _expedition(ask: Ask) -> Expected:
    side = "sunward_expedition"
    camps = _footholds(ask.table) and ask.table.supply(side)
    return _of(side, "move", expedition_march=_if(_acts(ask, side)), expedition_camp=_if(camps))


def _spies_setup(ask: Ask) -> Expected:
    return _of("corvid_spies", "recruit", in_=sites(ask.table, "corvid_spies"))


def _spies_second(ask: Ask) -> Expected:
    table, first = ask.table, ask.args["place"]
    alike = {place for place in sites(table, "corvid_spies") if set(table.suits(place)) & set(table.suits(first))}
    return _of("corvid_spies", "recruit", in_=alike - {first})


def _spies_act(ask: Ask) -> Expected:
    table, side = ask.table, "corvid_spies"
    robbed = {
        place
        for place in spots(table, side)
        if any(e in table.sides and table.hand(e) and table.holds(place, e) for e in table.enemies(side))
    }
    return _of(side, "battle", spies_fight=_if(fighting.battlefields(table, side)), spies_steal=robbed)


def _burn(ask: Ask) -> Expected:
    """One enemy piece, warriors first; the warlord falls only in battle (14.2.2b)."""
    table, place = ask.table, ask.args["place"]
    there = table.clearings[place]
    enemies = [e for e in table.enemies("flame_bearers") if not _kept(table, e, place)]
    fallen = {f"{e}_warrior" for e in enemies if there["warriors"].get(e)}
    things = {kind for kind in there["buildings"] if BUILDINGS[kind] in enemies}
    things |= {kind for kind in there["tokens"] if TOKENS[kind] in enemies}
    return _of("flame_bearers", "battle", piece=fallen or things)


def _kept(table: Table, side: str, place: str) -> bool:
    """By the Stoic Protector."""
    return table.lords.get("stoic_protector") == side and table.pawn(place, "stoic_protector")


def _vaults(table: Table) -> set[str]:
    return {place for place in table.map.slots if table.has(place, "vault")}


def _vault_sites(table: Table) -> set[str]:
    if table.count("vault") >= VAULTS:
        return set()
    return {place for place in sites(table, "vault_keepers") if table.open_slots(place) > 0}


def _vaults_found(ask: Ask) -> Expected:
    table = ask.table
    there = _vault_sites(table)
    if table.lords["vault_keepers"] is None:  # setup: the last slot of a corner stays free (AMB-98)
        there -= {c for pair in table.map.corners for c in pair if table.open_slots(c) == 1}
    return _of("vault_keepers", "recruit", in_=there)


def _vaults_dig(ask: Ask) -> Expected:
    table = ask.table
    return _of("vault_keepers", "recruit", in_=_vault_sites(table) & near(table, _vaults(table)))


def _vaults_act(ask: Ask) -> Expected:
    there = _vaults(ask.table)
    fights = any(fighting.targets(ask.table, "vault_keepers", place) for place in there)
    return _of("vault_keepers", "battle", vaults_fight=_if(fights), vaults_guard=_if(there))


def _lure(ask: Ask) -> Expected:
    return _of("popular_band", "move", in_=spots(ask.table, "popular_band"))


def _listeners(ask: Ask) -> Expected:
    """Players of whom one warrior can go to the Band by their own rules (1.5.5); the warlord stays out of it."""
    table, a, b = ask.table, ask.args["from"], ask.args["to"]
    sides = {
        side
        for side in table.sides
        if table.clearings[a]["warriors"].get(side) and b in moving.destinations(table, side, a)
    }
    return _of("popular_band", "move", player=sides)


def _encore(ask: Ask) -> Expected:
    side = "popular_band"
    return _of(side, "recruit", in_=sites(ask.table, side) if ask.table.supply(side) else ())


# --- control (E.1) -------------------------------------------------------------------------------------------


def _hire(ask: Ask) -> Expected:
    return listed("hireling", "hire", {band for band, lord in ask.table.lords.items() if lord is None})


def _give(ask: Ask) -> Expected:
    return listed("hireling", "player", set(ask.table.sides) - {ask.side})


CHECKS: Final[dict[str, Check]] = {
    "hireling-move-from": _move_from,
    "hireling-battle": _battle,
    "hireling-battle-where": _battle_where,
    "hireling-place": _place,
    "patrol-act": _patrol,
    "dynasty-move": _dynasty_move,
    "uprising-gather": _uprising_gather,
    "uprising-rise": _uprising_rise,
    "exile-act": _exile,
    "exile-fight": _exile_fight,
    "exile-setup": _exile_setup,
    "flotilla-setup": _flotilla_setup,
    "flotilla-sail": _flotilla_sail,
    "protector-place": _protector_place,
    "protector-walk": _protector_walk,
    "prophets-act": _prophets,
    "prophets-how": _prophets_how,
    "prophets-then": _prophets_then,
    "bandits-lurk": _lurk,
    "gangs-act": _gangs_act,
    "expedition-land": _land,
    "expedition-leave": _leave,
    "expedition-act": _expedition,
    "spies-setup": _spies_setup,
    "spies-second": _spies_second,
    "spies-act": _spies_act,
    "flames-burn": _burn,
    "vaults-found": _vaults_found,
    "vaults-dig": _vaults_dig,
    "vaults-act": _vaults_act,
    "band-lure": _lure,
    "band-draw": _listeners,
    "band-encore": _encore,
    "hire": _hire,
    "give-hireling": _give,
}
