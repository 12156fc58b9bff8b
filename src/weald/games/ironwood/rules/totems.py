"""Chapter 15: visions and totems."""

from __future__ import annotations

from typing import Final

from weald.games.ironwood import facts, words
from weald.games.ironwood.board import MT, TOUCHING
from weald.games.ironwood.facts import IC, WW
from weald.games.ironwood.rules import steps
from weald.games.ironwood.rules.supply import bot_marks, gain
from weald.games.ironwood.state import Ironwood
from weald.kernel import EVERYONE, Rule, Why

NO_TOTEM: Final = Why("no-totem-left", "15.2.8")
GUARDED: Final = "mountain-guarded"
NO_SQUAD: Final = "no-squad-touching"


def cannot_discover(g: Ironwood, vision: int) -> Why | None:
    """15.2.1: a squad in an inner forest touching the mountain, no Ironclad combat unit on it."""
    mountain = facts.MOUNTAIN_OF[vision]
    if g.totem_reserve() == 0:
        return NO_TOTEM
    if g.squad(mountain):
        return Why(GUARDED, "15.2.1", MT + mountain, g.squad(mountain))
    for forest in TOUCHING[mountain]:
        if g.ww[forest]:
            return None
    return Why(NO_SQUAD, "15.2.1", MT + mountain)


def discover(g: Ironwood, program: int, at: int, card: int, left: int) -> Rule:
    """Play one vision (15.2). Whether any of them fits is the Woodwalkers' secret."""
    ask = g.ask(WW, "discover", "15.2.1")
    ask.secret = len(g.vision_hand) > 0
    for vision in g.vision_hand:
        ask.offer(words.DISCOVER[vision], cannot_discover(g, vision))
    ask.offer(words.DONE)
    ask.default = words.DONE
    choice = yield ask
    if choice is words.DONE:
        g.tell("discovered-nothing", "5.2.2", WW)
        return
    # Laid face up before the squad is picked (15.2.4), so that everybody may know it from here on.
    g.vision_hand.remove(choice.a)
    g.shown_visions.append(choice.a)
    g.reveal(choice.a)
    g.learn(EVERYONE & ~(1 << WW), "saw-a-vision", "15.2.4")
    g.then(steps.PLACE_TOTEM, choice.a)
    then = facts.PROGRAMS[program][at].then
    if then != facts.NO_PROGRAM:
        g.then(steps.EFFECTS, then, 0, card)


def place_totem(g: Ironwood, vision: int) -> Rule:
    """A full totem with the squad of choice (15.2.5); an inner mountain gives crystals (15.2.6)."""
    mountain = facts.MOUNTAIN_OF[vision]
    ask = g.ask(WW, "discover-with", "15.2.5", MT + mountain)
    for forest in TOUCHING[mountain]:
        if g.ww[forest]:
            ask.offer(words.AT[forest])
    choice = yield ask
    g.full[choice.a] += 1
    g.discovered_at = choice.a
    g.tell("discovered", "15.2.4", WW, vision, choice.a)
    if g.bot == IC:
        bot_marks(g, mountain, "17.3.2")
    if facts.CRYSTALS_OF[vision]:
        gain(g, WW, facts.CRYSTALS_OF[vision], "15.2.6")


def flip_totem(g: Ironwood, left: int) -> Rule:
    """Turn a fading totem on the map to its full face."""
    ask = g.ask(WW, "flip-totem", "20.1.19")
    for forest in range(MT):
        if g.fading[forest]:
            ask.offer(words.AT[forest])
    ask.offer(words.DONE)
    ask.default = words.DONE
    choice = yield ask
    if choice is words.DONE:
        return
    g.fading[choice.a] -= 1
    g.full[choice.a] += 1
    g.tell("rekindled", "20.1.19", WW, choice.a)
    if left > 1:
        g.then(steps.FLIP_TOTEM, left - 1)


steps.DISCOVER.does(discover)
steps.PLACE_TOTEM.does(place_totem)
steps.FLIP_TOTEM.does(flip_totem)
