"""The data files as tables of whole numbers, indexed by card, ability, faction, terrain."""

from __future__ import annotations

from typing import Final

from weald.games.defenders.board import HEX_IDS, LEFT, RIGHT
from weald.games.defenders.shapes import FACTIONS, ITEMS, KINDS, LASTINGS, MACHINE_STEPS, REVEALS, TERRAINS, read

DATA: Final = read()
_FILES: Final = DATA.files
_SETUP: Final = _FILES.setup

FOREST: Final = 0
PLAINS: Final = 1
MARSH: Final = 2
MOUNTAIN: Final = 3
NO_TERRAIN: Final = 4
MAP: Final = 0
BREAD: Final = 1
POTION: Final = 2
ROCKET: Final = 3
ITEM_COUNT: Final = 4

# --- the board ----------------------------------------------------------------------------------------------

SLOTS: Final[list[list[int]]] = [[HEX_IDS.index(h) for h in slot.hexes] for slot in _FILES.board.slots.values()]
MECH_MARKS: Final[list[int]] = [HEX_IDS.index(piece.mech) for piece in _FILES.board.borders.values()]
# By 2 * tile + side: three terrains, and the hex with a pollution mark or -1.
TILE_TERRAINS: Final[list[list[int]]] = [
    [TERRAINS.index(t) for t in side.terrains] for tile in _FILES.tiles.values() for side in (tile.side_a, tile.side_b)
]
TILE_POLLUTION: Final[list[int]] = [
    -1 if side.pollution is None else side.pollution
    for tile in _FILES.tiles.values()
    for side in (tile.side_a, tile.side_b)
]
VENTS: Final[list[list[int]]] = [_FILES.factories[str(n)].vents for n in range(6)]
TOP_TILE: Final = 5

# --- factions -----------------------------------------------------------------------------------------------

HOME: Final[list[int]] = [TERRAINS.index(_FILES.factions.factions[f].home) for f in FACTIONS]
ITEM_OF: Final[list[int]] = [ITEMS.index(_FILES.factions.factions[f].item) for f in FACTIONS]
LEADER_IDS: Final[list[str]] = [
    name for f in FACTIONS for name, leader in _FILES.factions.leaders.items() if leader.faction == f
]  # 2 * faction, 2 * faction + 1

# --- abilities ----------------------------------------------------------------------------------------------

ABILITY_IDS: Final[list[str]] = list(_FILES.abilities)
ACTS: Final[list[str]] = [*REVEALS, *LASTINGS]
DO: Final[list[int]] = [ACTS.index(a.effect.do) for a in _FILES.abilities.values()]
DO_N: Final[list[int]] = [a.effect.n for a in _FILES.abilities.values()]
DO_WHO: Final[list[str]] = [a.effect.who for a in _FILES.abilities.values()]
DO_ITEM: Final[list[int]] = [
    -1 if a.effect.item is None else ITEMS.index(a.effect.item) for a in _FILES.abilities.values()
]
DO_TERRAIN: Final[list[int]] = [
    -1 if a.effect.terrain is None else TERRAINS.index(a.effect.terrain) for a in _FILES.abilities.values()
]
ABILITY_RULE: Final[list[str]] = [a.rule for a in _FILES.abilities.values()]
LASTING: Final[list[bool]] = [a.timing == "lasting" for a in _FILES.abilities.values()]

SHIFT_FIRST_PLAYER: Final = 0
READY_ITEM: Final = 1
GAIN_SUPPORT: Final = 2
DRAW: Final = 3
CLEANSE_AROUND: Final = 4
SUFFER_INJURY: Final = 5
RELOCATE_CAMP: Final = 6
DESTROY_MECH_NEAR: Final = 7
DESTROY_MECH_HERE: Final = 8
HEAL: Final = 9
SHIFT_LEADERS: Final = 10
ACID_RAIN: Final = 11
TELEPORT_LEADER: Final = 12
BREACH_ANYWHERE: Final = 13
SUPPORT_ON_INJURY: Final = 14
SUPPORT_ON_CAMP: Final = 15
SUPPORT_ON_MECH: Final = 16
REGROUP_ANYWHERE: Final = 17
ANY_TRAIL: Final = 18
WALK_THROUGH_WALLS: Final = 19
IGNORE_DIE_FACE: Final = 20
CLEANSE_ON_MOVE: Final = 21
SKIP_MACHINE_CARD: Final = 22
ROCKET_RANGE: Final = 23

# --- defender cards, then machine cards -----------------------------------------------------------------------

_CARDS: Final = list(_FILES.cards.values())
CARD_IDS: Final[list[str]] = list(_FILES.cards)
DEFENDERS: Final = len(CARD_IDS)
FACTION_OF: Final[list[int]] = [FACTIONS.index(c.faction) for c in _CARDS]
TERRAIN_OF: Final[list[int]] = [TERRAINS.index(c.terrain) for c in _CARDS]
POINTS: Final[list[int]] = [c.points for c in _CARDS]
ABILITY_OF: Final[list[int]] = [ABILITY_IDS.index(c.ability) for c in _CARDS]
LEADER_OF: Final[list[int]] = [-1 if c.leader is None else LEADER_IDS.index(c.leader) for c in _CARDS]

_MACHINES: Final = _FILES.machines.cards
# One id per physical card: engines_1, engines_2, ...
MACHINE_IDS: Final[list[str]] = [
    name if card.copies == 1 else f"{name}_{i + 1}" for name, card in _MACHINES.items() for i in range(card.copies)
]
MACHINE_NAMES: Final[list[str]] = [name for name, card in _MACHINES.items() for _ in range(card.copies)]
MACHINE_KIND: Final[list[int]] = [KINDS.index(_MACHINES[name].kind) for name in MACHINE_NAMES]
CHALLENGING: Final[list[bool]] = [_MACHINES[name].challenging for name in MACHINE_NAMES]
MACHINE_DO: Final[list[list[int]]] = [
    [MACHINE_STEPS.index(step) for step in _MACHINES[name].steps] for name in MACHINE_NAMES
]
FIRST_MACHINE: Final = DEFENDERS  # machine cards follow the defenders in the numbering of all cards
ALL_CARD_IDS: Final[list[str]] = CARD_IDS + MACHINE_IDS
CARDS: Final = len(ALL_CARD_IDS)

DIFFICULTY: Final = _FILES.machines.difficulty

# --- numbers of setup and box ---------------------------------------------------------------------------------

WALLS: Final[int] = _SETUP.box.walls
MECHS: Final[int] = _SETUP.box.mechs
POLLUTION: Final[int] = _SETUP.box.pollution
TOXIC_AT: Final = 3  # so much pollution on a hex becomes a toxic site (12.6.9)
TOXIC_SITES: Final[int] = _SETUP.box.toxic_sites
OPENING_HAND: Final[int] = _SETUP.start.hand
CORE_MECHS: Final[int] = _SETUP.start.core_mechs
FIRST_DIRECTION: Final[int] = RIGHT if _SETUP.start.direction == "right" else LEFT
INJURY_LIMIT: Final[int] = _SETUP.injuries.limit
DIE: Final[list[int]] = _SETUP.die.faces
# By number of players at the table (index 0 unused).
CAMP_FIELDS: Final[list[list[int]]] = [[], *(_SETUP.players[str(n)].camps for n in range(1, 5))]
BREACHES: Final[list[int]] = [0, *(_SETUP.players[str(n)].breaches for n in range(1, 5))]
HAND_AT: Final[list[list[int]]] = [
    [],
    *(_SETUP.tracks[_SETUP.players[str(n)].track].hand for n in range(1, 5)),
]
