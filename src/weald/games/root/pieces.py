"""Sides and kinds of pieces: tables over what the factions have declared. No faction is named here."""

from __future__ import annotations

from typing import Final

from weald.games.root import factions, hirelings
from weald.games.root.sheet import BUILDING, NO_KIND, PIECES, SHEETS, TOKEN, WARRIOR

__all__ = ["factions", "hirelings"]  # imported first: they have declared their sheets and pieces by now

SIDES: Final[list[str]] = [sheet.name for sheet in SHEETS]
PLAYED: Final[list[str]] = [sheet.name for sheet in SHEETS if sheet.played]  # by players; they come first
REACH: Final[list[int]] = [sheet.reach for sheet in SHEETS]
# The order of setup (5.1.7).
BY_LETTER: Final[list[int]] = sorted(range(len(PLAYED)), key=lambda side: (SHEETS[side].letter, side))

KINDS: Final = len(PIECES)
KINDS_PLAYED: Final = sum(SHEETS[piece.owner].played for piece in PIECES)  # those of players come first
KIND_NAMES: Final[list[str]] = [piece.name for piece in PIECES]
OWNER: Final[list[int]] = [piece.owner for piece in PIECES]
KIND_TYPE: Final[list[int]] = [piece.type for piece in PIECES]
IS_WARRIOR: Final[list[bool]] = [piece.type == WARRIOR for piece in PIECES]
IS_BUILDING: Final[list[bool]] = [piece.type == BUILDING for piece in PIECES]
IS_TOKEN: Final[list[bool]] = [piece.type == TOKEN for piece in PIECES]
RETURNS: Final[list[int]] = [piece.returns for piece in PIECES]
STOCK: Final[list[int]] = [piece.count for piece in PIECES]  # B.1: counts are hard limits (1.5.1)

PIECES_OF: Final[list[list[int]]] = [[k for k in range(KINDS) if OWNER[k] == side] for side in range(len(SIDES))]
WARRIORS_OF: Final[list[list[int]]] = [[k for k in kinds if IS_WARRIOR[k]] for kinds in PIECES_OF]
BUILDINGS_OF: Final[list[list[int]]] = [[k for k in kinds if IS_BUILDING[k]] for kinds in PIECES_OF]
TOKENS_OF: Final[list[list[int]]] = [[k for k in kinds if IS_TOKEN[k]] for kinds in PIECES_OF]
RULING_OF: Final[list[list[int]]] = [[k for k in kinds if not IS_TOKEN[k]] for kinds in PIECES_OF]  # 2.5
SCORING_OF: Final[list[list[int]]] = [[k for k in kinds if not IS_WARRIOR[k]] for kinds in PIECES_OF]  # 3.2.1
STEADFAST: Final[list[bool]] = [
    piece.steadfast for piece in PIECES
]  # removed in battle only, moved in the own turn only
# The common warriors of a side, or NO_KIND: who has none goes about as a pawn.
WARRIOR_OF: Final[list[int]] = [kinds[0] if kinds else NO_KIND for kinds in WARRIORS_OF]
CHAMPIONS_OF: Final[list[list[int]]] = [kinds[1:] for kinds in WARRIORS_OF]  # its other kinds of warriors
# Warriors first, then buildings, then tokens: the order in which pieces are removed together.
REMOVAL_ORDER: Final[list[int]] = sorted(range(KINDS), key=lambda kind: (KIND_TYPE[kind], kind))
