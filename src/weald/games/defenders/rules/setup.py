"""Chapter 3: setup. What chance decides is laid out at once; leaders and starting hexes are chosen."""

from __future__ import annotations

from typing import Final

from weald.games.defenders import facts, words
from weald.games.defenders.board import CORE, EDGE, HEXES, LEFT, RADIUS, RIGHT, RING, SIDES, SPOKE, circled, facing
from weald.games.defenders.rules import steps
from weald.games.defenders.rules.cards import draw
from weald.games.defenders.state import NONE, Defenders
from weald.kernel import Rule, Value, Why

NOT_HOME: Final = Why("not-home", "3.5.9")
NOT_BORDER: Final = Why("not-border", "3.5.10")


def set_up(g: Defenders, options: dict[str, Value]) -> None:
    """Everything that needs no decision, in the order of the rulebook."""
    _lay_tiles(g)
    _stack_core(g)
    place_engines(g, bool(options["mirrored"]))
    _place_mechs_and_pollution(g)
    for p in range(g.players):
        g.tokens[p] = facts.BREACHES[g.seats]  # 3.5.1
        for f in g.faction:  # 3.5.2: one item of every faction in play, used side up
            g.items[p * facts.ITEM_COUNT + facts.ITEM_OF[f]] = 0
    for p in range(g.players):
        g.then(steps.PICK_LEADER, p)
    if g.solo:
        g.then(steps.OPENING_MIX)
    else:
        g.then(steps.DEAL)
    g.then(steps.MACHINE_CARDS)
    for p in range(g.players):
        g.then(steps.STARTING_CAMP, p)
    g.then(steps.FIRST_PLAYER)


def _lay_tiles(g: Defenders) -> None:
    """Tiles at random, each on a random side; the aligned arrows fix the rotation (3.1.2)."""
    tiles = list(range(len(facts.SLOTS)))
    for i in range(len(tiles) - 1, 0, -1):
        j = g.below(i + 1)
        tiles[i], tiles[j] = tiles[j], tiles[i]
    for slot, tile in zip(facts.SLOTS, tiles, strict=True):
        side = 2 * tile + g.below(2)
        for i in range(3):
            g.terrain[slot[i]] = facts.TILE_TERRAINS[side][i]
        if facts.TILE_POLLUTION[side] >= 0:  # 3.3.3
            g.pollution[slot[facts.TILE_POLLUTION[side]]] = 1


def _stack_core(g: Defenders) -> None:
    """5 on top, 0 at the bottom, each with its own rotation for good (3.1.4, 3.1.5)."""
    for number in range(facts.TOP_TILE + 1):
        g.arrow[number] = g.below(SIDES)


def place_engines(g: Defenders, mirrored: bool) -> None:
    """From the top arrow's spoke two walls and an engine, turning right (3.2.2-3.2.4); the same on the opposite spoke,
    again turning right, or mirrored, turning left (3.2.5, AMB-02)."""
    arrow = g.arrow[facts.TOP_TILE]
    for i in range(len(g.engine)):
        pose = SPOKE[CORE * SIDES + (arrow + i * SIDES // 2) % SIDES]
        turning = LEFT if mirrored and i > 0 else RIGHT
        centre, side = circled(pose, turning)
        for turn in range(2):
            g.wall[EDGE[centre * SIDES + (side + turn * turning) % SIDES]] = True
        g.engine[i] = facing(centre, (side + 2 * turning) % SIDES, turning)


def _place_mechs_and_pollution(g: Defenders) -> None:
    g.mechs[CORE] = facts.CORE_MECHS  # 3.3.1
    for h in facts.MECH_MARKS:  # 3.3.2
        g.mechs[h] += 1


# --- factions and cards ---------------------------------------------------------------------------------------


def pick_leader(g: Defenders, p: int) -> Rule:
    """Openly; the other leader and its cards leave the game (3.4.9, 3.4.10)."""
    f = g.faction[p]
    ask = g.ask(g.seat_of(p), "pick-leader", "3.4.9", f)
    ask.offer(words.LEADER[2 * f])
    ask.offer(words.LEADER[2 * f + 1])
    choice = yield ask
    leader = choice.a
    g.leader_card[p] = leader
    g.note("picked-leader", "3.4.9", p, leader)
    g.deck[p][:] = [
        c for c in range(facts.DEFENDERS) if facts.FACTION_OF[c] == f and facts.LEADER_OF[c] in (-1, leader)
    ]


def deal(g: Defenders) -> None:
    """Twelve cards face down, three on the hand (3.4.11)."""
    for p in range(g.players):
        g.shuffle(g.deck[p])
        draw(g, p, facts.OPENING_HAND, "3.4.11")


def opening_mix(g: Defenders) -> Rule:
    """Alone: the three cards come in any mix, fixed before looking (14.1.2)."""
    ask = g.ask(0, "opening-mix", "14.1.2", g.faction[0], g.faction[1])
    for n in range(facts.OPENING_HAND + 1):
        ask.offer(words.MIX[n])
    choice = yield ask
    for p in range(2):
        g.shuffle(g.deck[p])
    draw(g, 0, choice.a, "14.1.2")
    draw(g, 1, facts.OPENING_HAND - choice.a, "14.1.2")


def machine_cards(g: Defenders) -> None:
    """Seven cards: each challenging one replaces a basic one of its kind (3.5.5-3.5.8)."""
    cards = [i for i in range(len(facts.MACHINE_IDS)) if not facts.CHALLENGING[i]]
    hard = [i for i in range(len(facts.MACHINE_IDS)) if facts.CHALLENGING[i]]
    for _ in range(g.challenging):
        swapped = hard.pop(g.below(len(hard)))
        for i in range(len(cards)):
            if facts.MACHINE_KIND[cards[i]] == facts.MACHINE_KIND[swapped] and not facts.CHALLENGING[cards[i]]:
                cards[i] = swapped
                break
    cards.sort()
    g.machines = [facts.FIRST_MACHINE + i for i in cards]
    g.machine_deck[:] = g.machines
    g.shuffle(g.machine_deck)


# --- starting camps -------------------------------------------------------------------------------------------


def cannot_start(g: Defenders, p: int, h: int, ring: int) -> Why | None:
    """On the own home terrain, on the border if there is any (3.5.9, 3.5.10)."""
    if g.terrain[h] != facts.HOME[g.faction[p]]:
        return NOT_HOME
    if RING[h] != ring:
        return NOT_BORDER
    return None


def starting_ring(g: Defenders, p: int) -> int:
    """The outermost ring with a hex of the home terrain (AMB-47)."""
    ring = RADIUS
    while ring > 0:
        for h in range(1, HEXES):
            if RING[h] == ring and g.terrain[h] == facts.HOME[g.faction[p]]:
                return ring
        ring -= 1
    return NONE


def starting_camp(g: Defenders, p: int) -> Rule:
    """Starting camp and leader on one hex; not from the track, no draw (3.5.11)."""
    ring = starting_ring(g, p)
    ask = g.ask(g.seat_of(p), "starting-camp", "3.5.9", g.faction[p])
    for h in range(1, HEXES):
        ask.offer(words.TO[h], cannot_start(g, p, h, ring))
    choice = yield ask
    h = choice.a
    g.camp[h] = p
    g.leader[p] = h
    g.note("started", "3.5.9", p, h)


def first_player(g: Defenders) -> None:
    """At random (3.5.12); alone there is no token (14.1.3)."""
    if not g.solo:
        g.first = g.below(g.players)
        g.note("first-player", "3.5.12", g.first)
    g.then(steps.ROUND)


steps.PICK_LEADER.does(pick_leader)
steps.DEAL.does(deal)
steps.OPENING_MIX.does(opening_mix)
steps.MACHINE_CARDS.does(machine_cards)
steps.STARTING_CAMP.does(starting_camp)
steps.FIRST_PLAYER.does(first_player)
