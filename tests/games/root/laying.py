"""Lay out pieces, cards, items and relics by their names, for ``table.py``."""

from __future__ import annotations

from weald.games.root.board import PLACE_NAMES, SPOTS
from weald.games.root.factions.corvids import CORVIDS, FACE_UP, PLOT, PLOT_NAMES, Corvids, type_of
from weald.games.root.factions.keepers import (
    EACH,
    RELIC,
    SIDES_OF,
    TYPE_NAMES,
    WAYSTATION,
    Keepers,
)
from weald.games.root.factions.vagabond import CHARACTER_NAMES, Vagabond
from weald.games.root.factions.vagabond.items import shelve
from weald.games.root.factions.vagabond.relations import meet
from weald.games.root.facts import (
    BOARD_KINDS,
    CARD_FACE,
    CARD_SUIT,
    CARDS_OF,
    DOMINANCES,
    FACE_NAMES,
    FIRST_TOKEN,
    ITEM_NAMES,
    PLAIN,
    SUIT_NAMES,
    TOKEN_KIND,
)  # fmt: skip
from weald.games.root.hirelings import CLUB, CLUBS, FIRST
from weald.games.root.hirelings.base import hirelings_of
from weald.games.root.hirelings.control import bring
from weald.games.root.pieces import KIND_NAMES, SIDES, WARRIOR_OF
from weald.games.root.rules.landmarks import LANDMARK_NAMES, LANDMARKS, Drawn
from weald.games.root.rules.pieces import place
from weald.games.root.state import Root, muster

SUIT_OF = dict(zip(SUIT_NAMES, range(4), strict=True))
# Cards that are worth nothing but their suit, to fill hands with.
PLAIN_CARDS = {"fox": "anvil", "rabbit": "bake_sale", "mouse": "sword", "bird": "arms_trader"}


def cards(left: list[int], names: str) -> list[int]:
    """Take cards by face name out of what is left; "fox" is some fox card that nothing else needs."""
    out = []
    for name in names.split():
        face = PLAIN_CARDS.get(name, name)
        found = [card for card in CARDS_OF[FACE_NAMES.index(face)] if card in left]
        if not found:
            assert name in PLAIN_CARDS, f"no {name} left"
            boring = [c for c in left if CARD_SUIT[c] == SUIT_OF[name] and c not in DOMINANCES]
            found = [c for c in boring if not FACE_NAMES[CARD_FACE[c]].startswith("ambush")]
        left.remove(found[0])
        out.append(found[0])
    return out


def lay_pieces(g: Root, side: int, text: str) -> None:
    for spot in text.split():
        where, _, what = spot.partition(":")
        c = PLACE_NAMES.index(where)
        for piece in what.split(","):
            if side == CORVIDS and not piece.isdigit():
                lay_plot(g, c, piece)
                continue
            name, _, times = piece.partition("*")
            count = int(times or 1)
            kind = WARRIOR_OF[side] if name.isdigit() else KIND_NAMES.index(name)
            wanted = int(name) if name.isdigit() else count
            assert place(g, kind, c, wanted) == wanted


def lay_plot(g: Root, c: int, name: str) -> None:
    mine = g.own[CORVIDS]
    assert isinstance(mine, Corvids)
    hidden = name.startswith("plot_")
    plot = PLOT_NAMES.index(name.removeprefix("plot_"))
    token = next(token for token in mine.supply if type_of(token) == plot)
    mine.supply.remove(token)
    mine.plots[c].append(token)
    if hidden:
        place(g, PLOT, c, 1)
    else:
        place(g, FACE_UP[plot], c, 1)
        g.stock[PLOT] -= 1
        mine.up |= 1 << c
        g.seen[token] = -1


def own(g: Root, side: str) -> Vagabond:
    found = g.own[SIDES.index(side)]
    assert isinstance(found, Vagabond)
    return found


def lay_vagabond(g: Root, v: int, text: str) -> None:
    words = text.split()
    mine = own(g, SIDES[v])
    mine.character = CHARACTER_NAMES.index(words[0])
    g.pawns[v] = PLACE_NAMES.index(words[1])
    for word in words[2:]:
        name = word.rstrip("!%")
        condition = {"": 1, "!": 2, "%": 3, "%!": 4}[word[len(name) :]]
        mine.items[condition * BOARD_KINDS + ITEM_NAMES.index(name)] += 1
    shelve(mine)
    meet(g, v)


def lay_hirelings(g: Root, bands: list[str], hired: dict[str, str]) -> None:
    if not bands:
        return
    bring(g, [SIDES.index(name) for name in bands])
    mine = hirelings_of(g)
    for name in bands:
        controller, _, markers = hired.get(name, "").partition(" ")
        if controller:
            mine.controller[SIDES.index(name) - FIRST] = g.seat_of[SIDES.index(controller)]
            mine.control[SIDES.index(name) - FIRST] = int(markers or 2)
            mine.track &= mine.track - 1
        if name == "exile":
            mine.up[CLUB] = CLUBS
    muster(g)


def lay_relics(g: Root, order: Keepers, text: str) -> None:
    """``relics="c5:figure_2,jewelry_1 f3:tablet_3!"``: in clearings face up, in forests face down (! up); the rest in f1."""
    for spot in text.split():
        where, _, what = spot.partition(":")
        for name in what.split(","):
            kind, _, value = name.rstrip("!").partition("_")
            t = TYPE_NAMES.index(kind)
            free = [r for r in range(EACH * t, EACH * t + EACH) if order.at[r] < 0]
            if where == "recovered":
                relic = next(r for r in free if not value or order.value(r) == int(value))
                order.at[relic] = 99
                order.recovered[t].append(relic)
            else:
                relic = next(r for r in free if not value or order.value(r) == int(value))
                order.at[relic] = PLACE_NAMES.index(where)
                if where[0] == "c":
                    g.on[RELIC[t] * SPOTS + order.at[relic]] += 1
            if where[0] == "c" or where == "recovered" or name.endswith("!"):
                order.shown |= 1 << relic
                g.seen[order.token(relic)] = -1
    for relic in range(len(order.at)):
        if order.at[relic] < 0:
            order.at[relic] = PLACE_NAMES.index("f1")
    for kind_number in RELIC:
        g.stock[kind_number] = 0


def lay_camps(g: Root, order: Keepers, text: str) -> None:
    """``camps="c5:figure_tablet"``: a waystation with figures up."""
    for spot in text.split():
        where, _, what = spot.partition(":")
        up, below = (TYPE_NAMES.index(name) for name in what.split("_"))
        tile = next(i for i, sides in enumerate(SIDES_OF) if sorted(sides) == sorted((up, below)))
        order.tiles[tile] = PLACE_NAMES.index(where)
        order.turned[tile] = SIDES_OF[tile].index(up)
        assert place(g, WAYSTATION[up], order.tiles[tile], 1) == 1
        g.stock[WAYSTATION[below]] -= 1


def lay_ruins(g: Root, text: str) -> None:
    """``ruins="c6:boot c10:boot,bag"``; those not named are empty and gone."""
    left = list(range(FIRST_TOKEN, FIRST_TOKEN + 8))
    for spot in text.split():
        where, _, what = spot.partition(":")
        pile = g.ruin_items[g.board().ruins.index(PLACE_NAMES.index(where))]
        for item in what.split(","):
            token = next(t for t in left if ITEM_NAMES[PLAIN[TOKEN_KIND[t - FIRST_TOKEN]]] == item)
            left.remove(token)
            pile.append(token)


def lay_landmarks(g: Root, text: str) -> None:
    for spot in text.split():
        name, _, where = spot.partition(":")
        landmark = LANDMARKS[LANDMARK_NAMES.index(name)]
        for extra in g.extra:
            if isinstance(extra, Drawn):
                extra.cards = [*extra.cards, landmark.number]
        landmark.take(g)
        landmark.set_up(g, PLACE_NAMES.index(where))
