"""What a screen draws from: the public position by the names of its things."""

from __future__ import annotations

from typing import NotRequired, TypedDict, cast

from weald.games.root.board import CLEARINGS, MAP_NAMES, PLACE_NAMES, SPOTS
from weald.games.root.factions import Shares
from weald.games.root.facts import (
    BASE_DECK,
    CARD_FACE,
    FACE_NAMES,
    ITEM_KINDS,
    ITEM_NAMES,
    SUIT_NAMES,
    SUITS_OF_CLEARINGS,
)  # fmt: skip
from weald.games.root.hirelings import Hirelings, HirelingsShare
from weald.games.root.names import CODECS
from weald.games.root.pieces import IS_BUILDING, IS_TOKEN, IS_WARRIOR, KIND_NAMES, OWNER, PIECES_OF, SIDES, STEADFAST
from weald.games.root.rules.box import exhausted
from weald.games.root.rules.draft import draft_of, is_drafted, locked_side
from weald.games.root.rules.faction import FACTIONS, faction_of
from weald.games.root.rules.landmarks import LANDMARKS, drawn
from weald.games.root.rules.landmarks.ferry import ferry_at
from weald.games.root.rules.landmarks.forge import forge_of
from weald.games.root.rules.landmarks.tower import tower_at
from weald.games.root.rules.landmarks.treetop import SLOTS, treetop_at, treetop_of
from weald.games.root.rules.pieces import exiles_of, rulers
from weald.games.root.rules.victory import in_coalition
from weald.games.root.sheet import MILITANT, NO_KIND, NO_SIDE, SHEETS
from weald.games.root.state import (
    ALLY,
    ATTACKER,
    DEFENDER,
    EXTRA,
    FORCE,
    NO_CARD,
    PHASE_NAMES,
    ROLLED,
    SEAT,
    WHERE,
    Root,
)  # fmt: skip
from weald.kernel import NOBODY, NOWHERE


class Clearing(TypedDict):
    suits: list[str]
    slots: int
    open: int  # slots
    ruin: bool
    scorched: bool
    ruler: str | None
    warriors: dict[str, int]  # by side, champions by kind; only those that are there, as with the following
    buildings: dict[str, int]  # by kind
    tokens: dict[str, int]
    pawns: list[str]  # sides


class Player(TypedDict):
    side: str | None  # None until it has chosen one
    points: int | None  # None with an activated dominance card or in a coalition
    dominance: str | None
    partner: int | None
    coalition: bool
    hand: int
    crafted: dict[str, int]
    exhausted: dict[str, int]  # of these: face down, for the League of Adventurous Mice or the Brigand
    pawn: str | None  # where it stands
    supply: dict[str, int]  # its pieces that are not on the map, by kind


class Crafting(TypedDict):
    free: int
    used: int


class Battle(TypedDict):
    place: str
    attacker: str
    defender: str
    attacker_seat: int | None
    defender_seat: int | None
    ally: str | None
    attacker_hits: int
    defender_hits: int


class Landmark(TypedDict):
    place: str | None  # None until it is set up
    items: dict[str, int]  # on the forge's card
    building: str | None  # in the treetop's slot


class SetupCard(TypedDict):
    side: str
    militant: bool  # or insurgent (A.8.1)
    taker: int | None  # the seat that has taken it
    locked: bool
    character: str | None  # dealt with it


class Exiles(TypedDict):
    coffins: dict[str, int]  # warriors on Coffin Makers, by kind


class Position(TypedDict):
    map: str
    closed: list[str]  # paths that are still closed (C.3.1)
    ferry: str | None  # where it lies (C.2.1)
    tower: str | None
    landmarks: dict[str, Landmark]  # those drawn, by name (A.5)
    draft: list[SetupCard]  # as dealt, in a game whose factions are drafted (A.8)
    turn: int
    first: int
    phase: str
    clearings: dict[str, Clearing]  # and the Burrow, where it is in play
    players: list[Player]
    items: dict[str, int]  # in the common supply
    crafting: dict[str, Crafting]  # of the seat whose turn it is, by suit (4.1.1)
    battle: Battle | None
    factions: Shares
    hirelings: NotRequired[HirelingsShare]  # where they are in play
    exiles: NotRequired[Exiles]  # with the Exiles and Partisans deck


def position(g: Root, viewer: int) -> Position:
    board = g.board()
    about: Position = {
        "map": MAP_NAMES[g.map],
        "closed": [f"{PLACE_NAMES[a]}-{PLACE_NAMES[b]}" for i, (a, b) in enumerate(board.closed) if g.closed >> i & 1],
        "ferry": _place(ferry_at(g)),
        "tower": _place(tower_at(g)),
        "landmarks": {LANDMARKS[card].name: _landmark(g, card) for card in drawn(g)},
        "draft": _draft(g) if is_drafted(g) else [],
        "turn": g.turn,
        "first": g.first,
        "phase": PHASE_NAMES[g.phase],
        "clearings": {PLACE_NAMES[c]: _clearing(g, c) for c in range(SPOTS) if c < CLEARINGS or g.ruler[c] != NO_SIDE},
        "players": [_player(g, seat) for seat in range(g.players)],
        "items": {ITEM_NAMES[i]: g.item_supply[i] for i in range(ITEM_KINDS)},
        "crafting": _crafting(g),
        "battle": _battle(g),
        "factions": _factions(g),
    }
    hirelings = _hirelings(g)
    if hirelings is not None:
        about["hirelings"] = hirelings
    if g.full_deck is not BASE_DECK:
        about["exiles"] = _exiles(g)
    return about


def _exiles(g: Root) -> Exiles:
    cards = exiles_of(g)
    coffins = {KIND_NAMES[kind]: cards.held(kind) for kind in g.kinds if cards.held(kind)}
    return {"coffins": coffins}


def _clearing(g: Root, c: int) -> Clearing:
    ruler = rulers(g)[c]
    on_map = c < CLEARINGS  # a place beside the map has no suit and no slots (12.2.2a)
    return {
        "suits": [SUIT_NAMES[suit] for suit in range(SUITS_OF_CLEARINGS) if on_map and g.suits[c] >> suit & 1],
        "slots": g.board().slots[c] + (SLOTS if treetop_at(g) == c else 0) if on_map else 0,
        "open": g.room[c] if on_map else 0,
        "ruin": on_map and bool(g.ruins[c]),
        "scorched": bool(g.scorched >> c & 1),
        "ruler": SIDES[ruler] if ruler != NO_SIDE else None,
        "warriors": {_figure(k): n for k, n in _there(g, c, IS_WARRIOR).items()},
        "buildings": {KIND_NAMES[k]: n for k, n in _there(g, c, IS_BUILDING).items()},
        "tokens": {KIND_NAMES[k]: n for k, n in _there(g, c, IS_TOKEN).items()},
        "pawns": [SIDES[side] for side in g.sides if g.pawns[side] == c],
    }


def _place(place: int) -> str | None:
    return PLACE_NAMES[place] if place != NOWHERE else None


def _draft(g: Root) -> list[SetupCard]:
    draft = draft_of(g)
    locked = locked_side(g)
    return [
        {
            "side": SIDES[side],
            "militant": SHEETS[side].stance == MILITANT,
            "taker": taker if taker != NOBODY else None,
            "locked": side == locked,
            "character": str(CODECS["character"][draft.character])
            if FACTIONS[side].characters and draft.character != NOBODY
            else None,
        }
        for side, taker in zip(draft.cards, draft.takers, strict=True)
    ]


def _landmark(g: Root, card: int) -> Landmark:
    landmark = LANDMARKS[card]
    forge, tree = forge_of(g), treetop_of(g)
    items = forge.items if forge is not None and landmark.name == "legendary_forge" else []
    kind = tree.kind if tree is not None and landmark.name == "elder_treetop" else NO_KIND
    return {
        "place": _place(landmark.at(g)),
        "items": {ITEM_NAMES[i]: count for i, count in enumerate(items) if count},
        "building": KIND_NAMES[kind] if kind != NO_KIND else None,
    }


def _figure(kind: int) -> str:
    return KIND_NAMES[kind] if STEADFAST[kind] else SIDES[OWNER[kind]]


def _there(g: Root, c: int, wanted: list[bool]) -> dict[int, int]:
    return {kind: g.on[kind * SPOTS + c] for kind in g.kinds if wanted[kind] and g.on[kind * SPOTS + c]}


def _player(g: Root, seat: int) -> Player:
    card = g.dominance[seat]
    side = g.side[seat]
    boxes = g.boxes[seat * ITEM_KINDS : (seat + 1) * ITEM_KINDS]
    down = [exhausted(g, seat, item) for item in range(ITEM_KINDS)]
    pawn = g.pawns[side] if side != NO_SIDE else NOWHERE
    return {
        "side": SIDES[side] if side != NO_SIDE else None,
        "points": g.vp[seat] if card == NO_CARD else None,
        "dominance": FACE_NAMES[CARD_FACE[card]] if card != NO_CARD else None,
        "partner": g.partner[seat] if g.partner[seat] != NOBODY else None,
        "coalition": in_coalition(g, seat),
        "hand": len(g.hands[seat]),
        "crafted": {ITEM_NAMES[i]: count for i, count in enumerate(boxes) if count},
        "exhausted": {ITEM_NAMES[i]: count for i, count in enumerate(down) if count},
        "pawn": PLACE_NAMES[pawn] if pawn != NOWHERE else None,
        "supply": {KIND_NAMES[k]: g.stock[k] for k in PIECES_OF[side]} if side != NO_SIDE else {},
    }


def _crafting(g: Root) -> dict[str, Crafting]:
    if g.side[g.turn] == NO_SIDE:
        return {}
    free = faction_of(g, g.turn).crafting(g, g.turn)
    return {SUIT_NAMES[suit]: {"free": free[suit], "used": g.activated[suit]} for suit in range(SUITS_OF_CLEARINGS)}


def _battle(g: Root) -> Battle | None:
    if not g.battle:
        return None
    fight = g.battle
    attacker, defender = fight[SEAT + ATTACKER], fight[SEAT + DEFENDER]
    return {
        "place": PLACE_NAMES[fight[WHERE]],
        "attacker": SIDES[fight[FORCE + ATTACKER]],
        "defender": SIDES[fight[FORCE + DEFENDER]],
        "attacker_seat": attacker if attacker != NOBODY else None,
        "defender_seat": defender if defender != NOBODY else None,
        "ally": SIDES[fight[ALLY]] if fight[ALLY] != NO_SIDE else None,
        "attacker_hits": fight[ROLLED + ATTACKER] + fight[EXTRA + ATTACKER],
        "defender_hits": fight[ROLLED + DEFENDER] + fight[EXTRA + DEFENDER],
    }


def _hirelings(g: Root) -> HirelingsShare | None:
    for own in g.extra:
        if isinstance(own, Hirelings):
            share = own.share()
            paths = g.board().paths
            lain = [path for i, path in enumerate(paths) if own.bandits >> i & 1]
            share["bandits"] = [f"{PLACE_NAMES[a]}-{PLACE_NAMES[b]}" for a, b in lain]
            share["pawns"] = {SIDES[side]: PLACE_NAMES[g.pawns[side]] for side in g.bands if g.pawns[side] != NOWHERE}
            return share
    return None


def _factions(g: Root) -> Shares:
    shares: dict[str, object] = {}
    for side in g.sides:
        own = g.own[side]
        if own is None:
            continue
        shares[SIDES[side]] = own.share()
    return cast("Shares", shares)
