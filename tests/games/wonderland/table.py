"""A small language for tests of Wonderland's War: set the table, act, expect.

    t = table("alice queen mad_hatter", allies="A")
    t.put("alice", "witzend", supporters=2, leader=True).put("queen", "witzend", supporters=1, figures="gryphon")
    t.battle("witzend", alice="faction_2", queen="forge")     # the first draw
    t.draw(alice="rose_weak", queen="halt")                   # and the next
    t.do("alice", "chip rose_weak", "track 2")
    assert t.vp("alice") == 5

Factions may be named short: alice, hatter, queen, cat, jabberwock. Choices are the engine's own notation; a
decision with one option answers itself, as in play. Points are told apart: every player starts with some, no two
with the same (so no lot decides player order), and ``vp`` counts what was gained since.
"""

from __future__ import annotations

from typing import Any

import msgspec

from weald import testing
from weald.games.wonderland import GAME, board, facts, shapes
from weald.games.wonderland.rules.common import units
from weald.games.wonderland.state import ACTIVE, HALTED, Wonderland
from weald.kernel import Decision
from weald.match import begin
from weald.testing.table import NamedStep

SHORT = {"hatter": "mad_hatter", "queen": "queen_of_hearts", "cat": "cheshire_cat"}
STATUS = ("out", "active", "halted", "bust")
END = "send-leader"  # the step behind the tested one: it always asks, so it marks the end


def faction(name: str) -> str:
    return SHORT.get(name, name)


def table(seats: str = "alice hatter queen", round: int = 1, start: str = "", **options: Any) -> Table:
    """A new game with all pieces at home: nobody on the board, bags as at the start, no quest in hand."""
    names = [faction(name) for name in seats.split()]
    match = begin(GAME, names, 1, {"first_player": "first", **options})
    g = match.state
    assert isinstance(g, Wonderland)
    t = Table(g, match)
    g.round = round
    for hand in g.hand:
        g.quest_deck.extend(hand)
        hand.clear()
    g.vp = [10 + i for i in range(len(names))]
    g.shards = [0] * len(names)
    if start:
        g.start = t.seat(start)
    t.base = g.vp[:]
    return t


class Table(testing.BareTable[Wonderland]):
    game = GAME
    base: list[int]  # the points everybody had when the table was set

    # --- setting -----------------------------------------------------------------------------------------

    def seat(self, name: str) -> int:
        return self.match.seats.index(faction(name))

    def put(
        self, who: str, where: str, supporters: int = 0, leader: bool = False, figures: str = "",
        castle: bool | str = False,
    ) -> Table:  # fmt: skip
        """Units in a region; supporters come out of the supply. A castle: True, "lying" or "standing"."""
        g, seat, region = self.g, self.seat(who), facts.REGIONS.index(where)
        g.supporters[seat * 5 + region] += supporters
        g.supply[seat] -= supporters
        if leader:
            g.leader[seat] = region
            g.chair[seat] = -1
        for name in figures.split():
            self.hire(who, name, where)
        if castle:
            g.castles[seat * 5 + region] = 1 if castle == "lying" else 2
        return self

    def hire(self, who: str, name: str, where: str = "supply") -> Table:
        """A figure of this player's, there; its card is theirs."""
        g, seat = self.g, self.seat(who)
        f = facts.FIGURE_NAMES.index(name)
        card = next(facts.WONDER + c for c in range(24) if f in facts.FIGURES_OF[c])
        g.figure_owner[f] = seat
        g.figure_at[f] = board.SUPPLY if where == "supply" else facts.REGIONS.index(where)
        for pile in (g.wonder_deck, g.display):
            if card in pile:
                pile.remove(card)
        if card not in g.cards[seat]:
            g.cards[seat].append(card)
        return self

    def bag(self, who: str, chips: str) -> Table:
        """Exactly these chips in the bag."""
        seat = self.seat(who)
        self.g.bag[seat * facts.KINDS : seat * facts.KINDS + facts.KINDS] = [
            chips.split().count(name) for name in facts.KIND_NAMES
        ]
        return self

    def exhausted(self, who: str, chips: str) -> Table:
        seat = self.seat(who)
        self.g.exhausted[seat * facts.KINDS : seat * facts.KINDS + facts.KINDS] = [
            chips.split().count(name) for name in facts.KIND_NAMES
        ]
        return self

    def track(self, who: str, chips: str) -> Table:
        self.g.track[self.seat(who)] = [facts.KIND_NAMES.index(name) for name in chips.split()]
        return self

    def forged(self, who: str, track: int, chips: str) -> Table:
        """Chips on a forge track (1 to 4), from the left; on track 3 they free supporters."""
        seat = self.seat(who)
        for column, name in enumerate(chips.split()):
            self.g.forged[seat * 16 + (track - 1) * 4 + column] = facts.KIND_NAMES.index(name)
            if track == 3:
                self.g.supply[seat] += 1
        return self

    def unlock(self, who: str, abilities: str) -> Table:
        for name in abilities.split():
            self.g.unlocked[self.seat(who)] |= 1 << (facts.ABILITIES.index(name) & 3)
        return self

    def broken(self, *who: str) -> Table:
        """These shields are broken."""
        for name in who:
            self.g.shield[self.seat(name)] = 0
        return self

    def leader_strength(self, **strengths: int) -> Table:
        for who, strength in strengths.items():
            self.g.leader_strength[self.seat(who)] = strength
        return self

    def shards(self, **counts: int) -> Table:
        for who, count in counts.items():
            self.g.shards[self.seat(who)] = count
        return self

    def points(self, **counts: int) -> Table:
        for who, count in counts.items():
            self.g.vp[self.seat(who)] = count
        self.base = self.g.vp[:]
        return self

    def quest(self, who: str, names: str) -> Table:
        """Quests in hand."""
        g, seat = self.g, self.seat(who)
        for name in names.split():
            card = facts.CARD_NAMES.index(name)
            if card in g.quest_deck:
                g.quest_deck.remove(card)
            g.hand[seat].append(card)
            g.seen[card] = 1 << seat
        return self

    def tile(self, where: str, points: int) -> Table:
        """A tile on this region that is worth so much in this round."""
        self.g.tiles = self.g.tiles[:]
        self.g.tiles[facts.REGIONS.index(where)] = next(
            i for i, v in enumerate(facts.TILES) if v[self.g.round - 1] == points
        )
        return self

    def chairs(self, cards: str, **at: int) -> Table:
        """Cards on the chairs in use, "-" for none ("t1_01 - t1_02"), then nothing; leaders at chairs."""
        g = self.g
        names = cards.split()
        used = board.CHAIRS_IN_USE[g.players]
        g.chairs = [-1] * 14
        for chair, name in zip(used, names, strict=False):
            if name != "-":
                card = facts.CARD_NAMES.index(name)
                for deck in g.tea_decks:
                    if card in deck:
                        deck.remove(card)
                g.chairs[chair] = card
        for who, chair in at.items():
            g.chair[self.seat(who)] = chair
        return self

    def deck(self, cards: str) -> Table:
        """The refill deck, top card first."""
        self.g.tea_decks[self.g.round - 1] = [facts.CARD_NAMES.index(name) for name in reversed(cards.split())]
        return self

    def display(self, cards: str) -> Table:
        g = self.g
        g.wonder_deck.extend(g.display)
        g.display = [facts.CARD_NAMES.index(name) for name in cards.split()]
        g.wonder_deck = [card for card in g.wonder_deck if card not in g.display]
        return self

    def rolls(self, *faces: int) -> Table:
        """The next rolls of the shard die."""
        self.g.script.extend(facts.DIE.index(face) for face in faces)
        return self

    # --- acting ------------------------------------------------------------------------------------------

    def step(self, name: str, who: str = "", *args: int) -> Table:
        """Run a step of the rules, then stop."""
        first = (self.seat(who),) if who else ()
        return self.run((name, (*first, *args)))

    def gives(self, who: str, **reward: object) -> Table:
        """A reward as the data files say it: ``gives("alice", type="any_ally", strength="weak")``."""
        return self.step("reward", who, facts.read_reward(msgspec.convert(reward, shapes.Reward)))

    def run(self, *steps: NamedStep) -> Table:
        return self.proceed(self.match.seats, *steps, (END, (0,)), options=self.match.options)

    def battle(self, where: str, **chips: str) -> Table:
        """The battle of a region, up to its first question; ``chips`` are the first draw (see ``will_draw``)."""
        self.g.phase = 2
        if chips:
            self.g.region = facts.REGIONS.index(where)
            self.g.status = [ACTIVE if units(self.g, s, self.g.region) else 0 for s in range(self.g.players)]
            self.will_draw(**chips)
        return self.step("battle", "", facts.REGIONS.index(where))

    def will_draw(self, **chips: str) -> Table:
        """What the next draw brings: "forge", or "forge madness" where several are drawn."""
        g = self.g
        wanted = {self.seat(who): [facts.KIND_NAMES.index(c) for c in names.split()] for who, names in chips.items()}
        for seat in range(g.players):
            if g.status[seat] != ACTIVE or seat not in wanted:
                continue
            bag = g.bag[seat * facts.KINDS : seat * facts.KINDS + facts.KINDS]
            for kind in wanted[seat]:
                bag = self._refilled(seat, bag)
                if not bag[kind]:
                    bag[kind] += 1
                    g.bag[seat * facts.KINDS + kind] += 1
            bag = g.bag[seat * facts.KINDS : seat * facts.KINDS + facts.KINDS]
            for kind in wanted[seat]:
                bag = self._refilled(seat, bag)
                g.script.append(sum(bag[:kind]))
                bag[kind] -= 1
        return self

    def _refilled(self, seat: int, bag: list[int]) -> list[int]:
        """An empty bag gets its exhausted chips and the madness track back."""
        if sum(bag):
            return bag
        bag = self.g.exhausted[seat * facts.KINDS : seat * facts.KINDS + facts.KINDS]
        for mad in self.g.track[seat]:
            bag[mad] += 1
        return bag

    def draw(self, **what: str) -> Table:
        """Everybody still active draws this chip, or "halt"."""
        for who, chips in what.items():
            if chips == "halt":
                self.g.status[self.seat(who)] = HALTED
        self.will_draw(**{who: chips for who, chips in what.items() if chips != "halt"})
        for who, chips in what.items():
            if chips == "halt":
                self.g.status[self.seat(who)] = ACTIVE
        for who, chips in what.items():
            self.do(who, "halt" if chips == "halt" else "draw")
        return self

    def do(self, who: str, *choices: str) -> Table:
        for choice in choices:
            self.match.choose(choice, self.seat(who))
        return self

    def finish(self) -> Table:
        """Take the default of everything up to the end of the step."""
        while not self.done:
            for decision in list(self.match.open):
                self.match.take_default(decision.seat)
        return self

    # --- expecting ---------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision:
        return self.match.decision

    @property
    def prompt(self) -> str:
        return self.match.decision.prompt

    @property
    def done(self) -> bool:
        return self.match.over or self.prompt == END

    def asked(self, who: str) -> list[str]:
        return [o.id for o in self.match.decision_of(self.seat(who)).options]

    def waiting(self) -> set[str]:
        return {self.match.seats[d.seat] for d in self.match.open}

    def why(self, who: str, option: str) -> tuple[str, str]:
        """Why an option is refused: key and rule."""
        for blocked in self.match.why_not(self.seat(who)):
            if blocked["id"] == option:
                return blocked["why"], blocked["rule"]
        return "", ""

    def vp(self, who: str) -> int:
        return self.g.vp[self.seat(who)] - self.base[self.seat(who)]

    def strength(self, who: str) -> int:
        return self.g.strength[self.seat(who)]

    def status(self, who: str) -> str:
        return STATUS[self.g.status[self.seat(who)]]

    def has(self, who: str, chip: str) -> int:
        """How many of a chip in the bag."""
        return self.g.bag[self.seat(who) * facts.KINDS + facts.KIND_NAMES.index(chip)]

    def bag_of(self, who: str) -> str:
        at = self.seat(who) * facts.KINDS
        return " ".join(name for k, name in enumerate(facts.KIND_NAMES) for _ in range(self.g.bag[at + k]))

    def spent(self, who: str) -> str:
        at = self.seat(who) * facts.KINDS
        return " ".join(name for k, name in enumerate(facts.KIND_NAMES) for _ in range(self.g.exhausted[at + k]))

    def active(self, who: str) -> str:
        return " ".join(facts.KIND_NAMES[k] for k in self.g.active[self.seat(who)])

    def mad(self, who: str) -> str:
        return " ".join(facts.KIND_NAMES[k] for k in self.g.track[self.seat(who)])

    def units(self, who: str, where: str) -> int:
        return units(self.g, self.seat(who), facts.REGIONS.index(where))

    def supporters(self, who: str, where: str) -> int:
        return self.g.supporters[self.seat(who) * 5 + facts.REGIONS.index(where)]

    def supply(self, who: str) -> int:
        return self.g.supply[self.seat(who)]

    def leader(self, who: str) -> str:
        at = self.g.leader[self.seat(who)]
        return [*facts.REGIONS, "supply", "table"][at]

    def figure(self, name: str) -> str:
        return [*facts.REGIONS, "supply", "table", "gone"][self.g.figure_at[facts.FIGURE_NAMES.index(name)]]

    def castle(self, who: str, where: str) -> str:
        return ("none", "lying", "standing")[self.g.castles[self.seat(who) * 5 + facts.REGIONS.index(where)]]

    def shard(self, who: str) -> int:
        return self.g.shards[self.seat(who)]

    def points_of(self, where: str) -> int:
        """What the region's tile is worth in this round."""
        return facts.TILES[self.g.tiles[facts.REGIONS.index(where)]][self.g.round - 1]

    def shield(self, who: str) -> bool:
        return self.g.shield[self.seat(who)] == 1

    def cards(self, who: str) -> list[str]:
        return [facts.CARD_NAMES[card] for card in self.g.taken[self.seat(who)]]

    def hand(self, who: str) -> list[str]:
        return [facts.CARD_NAMES[card] for card in self.g.hand[self.seat(who)]]

    def told(self, kind: str) -> list[tuple[int, ...]]:
        """The arguments of all events of a kind since the step began."""
        journal = self.match.journal
        assert journal is not None
        return [event.args for event in journal.events if event.kind == kind]


def printed(chip: str) -> int:
    return facts.PRINTED[facts.KIND_NAMES.index(chip)]


__all__ = ["Table", "printed", "table"]
