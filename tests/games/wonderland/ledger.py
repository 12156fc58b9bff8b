"""A second bookkeeper: keeps points, shards, strength, units, castles and tracks from the events alone.

Whatever the rules change without telling shows up as a difference from the state.
"""

from __future__ import annotations

from weald.games.wonderland import board, facts
from weald.games.wonderland.state import Wonderland
from weald.kernel.event import Event


class Ledger:
    def __init__(self, g: Wonderland) -> None:
        self.n = g.players
        self.vp = g.vp[:]
        self.shards = g.shards[:]
        self.strength = [0] * self.n
        self.leader_strength = g.leader_strength[:]
        self.supporters = g.supporters[:]
        self.supply = g.supply[:]
        self.castles = g.castles[:]
        self.castle_value = g.castle_value[:]
        self.shield = g.shield[:]
        self.leader = g.leader[:]
        self.figure_at = g.figure_at[:]
        self.chair = g.chair[:]
        self.track = [len(row) for row in g.track]
        self.unlocked = g.unlocked[:]
        self.seat_of = {f: g.faction.index(f) if f in g.faction else -1 for f in range(len(facts.FACTIONS))}

    def take(self, event: Event) -> None:
        name = f"on_{event.kind.replace('-', '_')}"
        if hasattr(self, name):
            getattr(self, name)(event.seat, *event.args)

    def check(self, g: Wonderland) -> list[str]:
        wrong = []
        for name in (
            "vp", "shards", "leader_strength", "supporters", "supply", "castles", "castle_value", "shield", "unlocked",
            "leader", "strength",
        ):  # fmt: skip
            if getattr(self, name) != getattr(g, name):
                wrong.append(f"{name}: told {getattr(self, name)}, is {getattr(g, name)}")
        if self.track != [len(row) for row in g.track]:
            wrong.append(f"madness: told {self.track}, is {g.track}")
        return wrong

    # --- points, shards, tracks --------------------------------------------------------------------------

    def on_scored(self, seat: int, points: int, why: int) -> None:
        self.vp[seat] += points

    def on_took_points(self, seat: int, faction: int, points: int) -> None:
        self.vp[seat] += points
        self.vp[self.seat_of[faction]] -= points

    def on_gained_shards(self, seat: int, count: int, why: int) -> None:
        self.shards[seat] += count

    def on_dropped_shards(self, seat: int, count: int, why: int) -> None:
        self.shards[seat] -= count

    def on_gave_shard(self, seat: int, faction: int) -> None:
        self.shards[seat] -= 1
        self.shards[self.seat_of[faction]] += 1

    def on_leader_strength(self, seat: int, value: int) -> None:
        self.leader_strength[seat] = value

    def on_unlocked(self, seat: int, ability: int) -> None:
        self.unlocked[seat] |= 1 << (ability & 3)

    def on_shield_mended(self, seat: int) -> None:
        self.shield[seat] = 1

    def on_castle_value(self, seat: int, value: int) -> None:
        self.castle_value[seat] = value

    def on_castle_built(self, seat: int, region: int) -> None:
        self.castles[seat * 5 + region] = 2

    on_castle_stood = on_castle_built

    def on_castle_laid(self, seat: int, region: int) -> None:
        self.castles[seat * 5 + region] = 1

    # --- units -------------------------------------------------------------------------------------------

    def on_placed_supporters(self, seat: int, count: int, region: int) -> None:
        self.supply[seat] -= count
        self.supporters[seat * 5 + region] += count

    def on_moved_supporters(self, seat: int, count: int, origin: int, target: int) -> None:
        self.supporters[seat * 5 + origin] -= count
        self.supporters[seat * 5 + target] += count

    def on_moved_unit(self, seat: int, unit: int, origin: int, target: int) -> None:
        if unit == 0:
            self.on_moved_supporters(seat, 1, origin, target)
        elif unit == 1:
            self.leader[seat] = target

    def on_lost_unit(self, seat: int, unit: int, region: int) -> None:
        if unit == 0:
            self.supporters[seat * 5 + region] -= 1
            self.supply[seat] += 1
        elif unit == 1:
            self.leader[seat] = board.SUPPLY
        else:
            assert unit - 2 < len(facts.FIGURE_NAMES)

    def on_off_with_their_heads(self, seat: int, faction: int, region: int) -> None:
        self.on_lost_unit(self.seat_of[faction], 0, region)

    def on_supporter_freed(self, seat: int) -> None:
        self.supply[seat] += 1

    def on_leader_placed(self, seat: int, region: int) -> None:
        self.leader[seat] = region

    on_appeared = on_leader_placed

    def on_went_home(self, seat: int) -> None:
        self.leader = [board.TABLE] * self.n
        self.track = [0] * self.n

    # --- battles -----------------------------------------------------------------------------------------

    def on_start_strength(self, seat: int, value: int) -> None:
        self.strength[seat] = value

    on_march_hare = on_start_strength
    on_warmonger = on_start_strength
    on_moved_marker = on_start_strength

    def on_advanced(self, seat: int, chip: int, by: int, beside: int, value: int) -> None:
        assert min(25, self.strength[seat] + by + beside) == value
        self.strength[seat] = value

    def on_bust(self, seat: int) -> None:
        self.strength[seat] = 0

    def on_battle_ended(self, seat: int, region: int) -> None:
        self.strength = [0] * self.n

    def on_blocked(self, seat: int, chip: int) -> None:
        self.shield[seat] = 0

    def on_suffered(self, seat: int, chip: int) -> None:
        if chip in (facts.MADNESS, facts.DOUBLE_MADNESS):
            self.track[seat] += 1

    def on_refreshed(self, seat: int, count: int) -> None:
        self.track[seat] = 0

    on_bag_refilled = on_refreshed

    def on_madness_to_bag(self, seat: int, chip: int) -> None:
        self.track[seat] -= 1
