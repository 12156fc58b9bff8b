"""Where things can be: the ring of regions, the tea table, the battle track, the forge tracks, and the doors to flat lists."""

from __future__ import annotations

from typing import Final

from weald.games.wonderland.facts import DATA, REGIONS

# --- regions and other places -----------------------------------------------------------------------

RING: Final = 5  # regions
QUEENS_CASTLE: Final = REGIONS.index("queens_castle")
SUPPLY: Final = 5  # where a unit is that is in no region
TABLE: Final = 6  # a leader at the tea table, a figure nobody has hired yet
GONE: Final = 7  # out of the game
PLACES: Final[list[str]] = [*REGIONS, "supply", "table"]


def at(seat: int, region: int) -> int:
    """Where a player's number for a region is in a list by seat and region."""
    return seat * RING + region


# --- the tea table (2.1.8, 2.3.3) -------------------------------------------------------------------

HEAD: Final = 0
CHAIRS: Final = 13
_BY_POSITION: Final = {chair.position: (name, chair.min_players) for name, chair in DATA.files.board.chairs.items()}
CHAIR_NAMES: Final[list[str]] = ["head"] + [_BY_POSITION[i][0] for i in range(1, CHAIRS + 1)]
CHAIR_FROM: Final[list[int]] = [0] + [_BY_POSITION[i][1] for i in range(1, CHAIRS + 1)]  # players needed
MOST_PLAYERS: Final = 5
CHAIRS_IN_USE: Final[list[list[int]]] = [  # by number of players, in deal order
    [i for i in range(1, CHAIRS + 1) if CHAIR_FROM[i] <= n] for n in range(MOST_PLAYERS + 1)
]
CHAIR_USED: Final[list[list[bool]]] = [[c in used for c in range(CHAIRS + 1)] for used in CHAIRS_IN_USE]

# --- the battle track -------------------------------------------------------------------------------

TOP: Final[int] = DATA.files.board.tracks.battle.top
FORGE_SYMBOLS: Final[list[int]] = sorted(DATA.files.board.tracks.battle.forge_symbols)
ON_SYMBOL: Final[list[bool]] = [i in FORGE_SYMBOLS for i in range(TOP + 1)]

# --- forge tracks: a list by seat, track and column ---------------------------------------------------

TRACKS: Final = 4
COLUMNS: Final = 4
SPACES: Final = 16
SUPPORTER_TRACK: Final = 2
CASTLE_TRACK: Final = 3


def space(seat: int, track: int, column: int) -> int:
    return seat * SPACES + track * COLUMNS + column
