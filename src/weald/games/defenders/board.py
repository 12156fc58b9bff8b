"""The hex board: hexes, edges, corners, spokes, the border and the order in which the radar sweeps.

37 pointy-top hexes within three steps of the core, axial coordinates (q, r). Directions 0-5 are E, SE, SW, W,
NW, NE; corner k of a hex lies between directions k and k + 1; right is clockwise seen from above. A hex, an
edge and a *pose* (an edge seen from one of its hexes: ``6 * hex + direction``) are whole numbers, the tables
below are indexed by them.

An engine is a pose: it stands on that edge with the pose's hex on its right and looks clockwise around it.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final, Literal, get_args

RADIUS: Final = 3
SIDES: Final = 6
RIGHT: Final = 1  # clockwise
LEFT: Final = -1
STEP_Q: Final = [1, 0, -1, -1, 0, 1]
STEP_R: Final = [0, 1, 1, 0, -1, -1]
Direction = Literal["e", "se", "sw", "w", "nw", "ne"]
Corner = Literal["se", "s", "sw", "nw", "n", "ne"]
DIRECTIONS: Final[tuple[Direction, ...]] = get_args(Direction)
CORNERS: Final[tuple[Corner, ...]] = get_args(Corner)
OFF: Final = -1  # no hex, no edge
CORE: Final = 0

# A lattice for corners: x counts half hex widths, y half side lengths. Stretched, but turns stay turns, so
# the radar's sweep can be computed without a single float.
_CORNER_X: Final = [1, 0, -1, -1, 0, 1]
_CORNER_Y: Final = [1, 2, 1, -1, -2, -1]


def distance(q: int, r: int) -> int:
    """Steps from the core (facts: board.yaml)."""
    return max(abs(q), abs(r), abs(q + r))


def _spiral() -> list[tuple[int, int]]:
    """All hexes: the core, then ring by ring, each clockwise from the east corner."""
    out = [(0, 0)]
    for ring in range(1, RADIUS + 1):
        q, r = ring, 0
        for side in range(SIDES):
            for _ in range(ring):
                out.append((q, r))
                q += STEP_Q[(side + 2) % SIDES]
                r += STEP_R[(side + 2) % SIDES]
    return out


AXIAL: Final[list[tuple[int, int]]] = _spiral()
HEXES: Final = len(AXIAL)


def hex_id(q: int, r: int) -> str:
    """Rows a to g from north to south, numbered from the west: (0, -3) is a1, (3, 0) is d7."""
    if q == 0 and r == 0:
        return "core"
    return "abcdefg"[r + RADIUS] + str(q - max(-RADIUS, -RADIUS - r) + 1)


HEX_IDS: Final[list[str]] = [hex_id(q, r) for q, r in AXIAL]
RING: Final[list[int]] = [distance(q, r) for q, r in AXIAL]
BORDER_HEXES: Final[list[str]] = [HEX_IDS[h] for h in range(HEXES) if RING[h] == RADIUS]
_INDEX: Final[dict[tuple[int, int], int]] = {at: h for h, at in enumerate(AXIAL)}


def hex_at(q: int, r: int) -> int:
    """The hex at these coordinates, OFF if that is not on the board."""
    return _INDEX.get((q, r), OFF)


def _neighbours() -> list[int]:
    return [hex_at(q + STEP_Q[d], r + STEP_R[d]) for q, r in AXIAL for d in range(SIDES)]


NEXT: Final[list[int]] = _neighbours()  # by pose: the hex across the edge
AROUND: Final[list[list[int]]] = [[n for n in NEXT[h * SIDES : h * SIDES + SIDES] if n != OFF] for h in range(HEXES)]

# --- edges ----------------------------------------------------------------------------------------------


def _edges() -> tuple[list[int], list[int]]:
    """The edge of every pose, and one pose of every edge."""
    edge = [OFF] * (HEXES * SIDES)
    pose: list[int] = []
    for here in range(HEXES * SIDES):
        if edge[here] != OFF:
            continue
        edge[here] = len(pose)
        there = NEXT[here]
        if there != OFF:
            edge[there * SIDES + (here % SIDES + SIDES // 2) % SIDES] = len(pose)
        pose.append(here)
    return edge, pose


_BOTH: Final = _edges()
EDGE: Final[list[int]] = _BOTH[0]  # by pose
POSE: Final[list[int]] = _BOTH[1]  # by edge: one of its poses
EDGES: Final = len(POSE)
# The two hexes of an edge. On the border both are the one hex there, so that rules need not ask.
ONE_SIDE: Final[list[int]] = [pose // SIDES for pose in POSE]
OTHER_SIDE: Final[list[int]] = [NEXT[pose] if NEXT[pose] != OFF else pose // SIDES for pose in POSE]
BORDER: Final[list[bool]] = [NEXT[pose] == OFF for pose in POSE]
CORE_SIDE: Final[list[bool]] = [e in EDGE[:SIDES] for e in range(EDGES)]


def _edge_id(pose: int) -> str:
    here, there = pose // SIDES, NEXT[pose]
    return f"{HEX_IDS[here]}-{DIRECTIONS[pose % SIDES] if there == OFF else HEX_IDS[there]}"


EDGE_IDS: Final[list[str]] = [_edge_id(pose) for pose in POSE]
EDGES_OF: Final[list[list[int]]] = [EDGE[h * SIDES : h * SIDES + SIDES] for h in range(HEXES)]

# --- spokes and engines -----------------------------------------------------------------------------------


def _spokes() -> list[int]:
    """By 6 * hex + corner: the pose of an engine on that spoke, rear to the hex, front away from it."""
    out: list[int] = []
    for h in range(HEXES):
        for k in range(SIDES):
            left, right = NEXT[h * SIDES + k], NEXT[h * SIDES + (k + 1) % SIDES]
            out.append(OFF if left == OFF or right == OFF else right * SIDES + (k - 1) % SIDES)
    return out


# OFF where the spoke lies on the border or is missing there (12.3.7).
SPOKE: Final[list[int]] = _spokes()


def right_hex(pose: int) -> int:
    return pose // SIDES


def left_hex(pose: int) -> int:
    return NEXT[pose]


def front_hex(pose: int) -> int:
    """The hex the engine's front points to; OFF beyond the border."""
    return NEXT[pose // SIDES * SIDES + (pose + 1) % SIDES]


def circled(pose: int, direction: int) -> tuple[int, int]:
    """The hex an engine circles in this direction, and the side of that hex it stands on."""
    if direction == RIGHT:
        return pose // SIDES, pose % SIDES
    return NEXT[pose], (pose + SIDES // 2) % SIDES


def facing(hex: int, side: int, direction: int) -> int:
    """The pose of an engine that circles ``hex`` in ``direction`` and stands on its side ``side``."""
    if direction == RIGHT:
        return hex * SIDES + side
    return NEXT[hex * SIDES + side] * SIDES + (side + SIDES // 2) % SIDES


# --- radar ------------------------------------------------------------------------------------------------


def _corner(h: int, k: int) -> tuple[int, int]:
    q, r = AXIAL[h]
    return 2 * q + r + _CORNER_X[k % SIDES], 3 * r + _CORNER_Y[k % SIDES]


def _clockwise(a: tuple[int, int], b: tuple[int, int]) -> int:
    """Above 0 if b lies clockwise of a, seen from the core, within a half turn."""
    return a[0] * b[1] - a[1] * b[0]


def _turn(a: tuple[int, int]) -> Fraction:
    """How far around from the east, clockwise, 0 to 4: grows with the angle, and exactly."""
    x, y = a
    if y >= 0:
        return Fraction(y, x + y) if x >= 0 else 1 + Fraction(-x, y - x)
    return 2 + Fraction(-y, -x - y) if x < 0 else 3 + Fraction(x, x - y)


def _offset(points: list[tuple[int, int]], ray: tuple[int, int], direction: int, touch: bool) -> Fraction:
    """How far the ray turns until it enters what these corners span (or touches it: ``touch``)."""
    first = last = points[0]
    for p in points:
        if _clockwise(p, first) > 0:
            first = p
        if _clockwise(last, p) > 0:
            last = p
    start, end, here = _turn(first), _turn(last), _turn(ray)
    width, inside = (end - start) % 4, (here - start) % 4
    if touch:
        met = inside <= width
    else:
        met = inside < width if direction == RIGHT else 0 < inside <= width
    if met:
        return Fraction(0)
    return (start - here) % 4 if direction == RIGHT else (here - end) % 4


def _rank(keys: list[tuple[Fraction, int]]) -> list[int]:
    order = sorted(set(keys))
    place = {key: i for i, key in enumerate(order)}
    return [place[key] for key in keys]


def _hex_ranks(arrow: int, direction: int) -> list[int]:
    """Which hex the ray enters first; ties go to the ring nearer to the core (12.5.4, 12.5.5)."""
    ray = _corner(CORE, arrow)
    keys = [(_offset([_corner(h, k) for k in range(SIDES)], ray, direction, False), RING[h]) for h in range(1, HEXES)]
    return [-1, *_rank(keys)]


def _edge_ranks(arrow: int, direction: int) -> list[int]:
    """The same for engines: touching an end counts, ties go to the edge whose middle is nearer (AMB-12)."""
    ray = _corner(CORE, arrow)
    keys: list[tuple[Fraction, int]] = []
    for pose in POSE:
        a, b = _corner(pose // SIDES, pose % SIDES - 1), _corner(pose // SIDES, pose % SIDES)
        x, y = a[0] + b[0], a[1] + b[1]
        if pose < SIDES:  # a side of the core; no engine ever stands there
            keys.append((Fraction(4), 0))
        else:
            keys.append((_offset([a, b], ray, direction, True), 3 * x * x + y * y))
    return _rank(keys)


def _turns(row: list[int], edges: bool) -> list[int]:
    """The ranks for the next arrow clockwise: the board turned by a sixth."""
    if edges:
        return [row[EDGE[_turned(pose)]] for pose in POSE]
    return [row[_turned(h * SIDES) // SIDES] for h in range(HEXES)]


def _turned(pose: int) -> int:
    """The pose, turned a sixth counter-clockwise about the core."""
    q, r = AXIAL[pose // SIDES]
    return hex_at(q + r, -q) * SIDES + (pose - 1) % SIDES


def _sweeps(edges: bool) -> list[list[int]]:
    """By 2 * arrow + (0 right, 1 left)."""
    pair = [_edge_ranks(0, RIGHT), _edge_ranks(0, LEFT)] if edges else [_hex_ranks(0, RIGHT), _hex_ranks(0, LEFT)]
    out: list[list[int]] = []
    for _ in range(SIDES):
        out += pair
        pair = [_turns(pair[0], edges), _turns(pair[1], edges)]
    return out


RADAR_HEX: Final[list[list[int]]] = _sweeps(False)
RADAR_EDGE: Final[list[list[int]]] = _sweeps(True)


def radar(sweeps: list[list[int]], arrow: int, direction: int) -> list[int]:
    """The order of the sweep that starts at ``arrow``: lower is met earlier."""
    return sweeps[2 * arrow + (0 if direction == RIGHT else 1)]
