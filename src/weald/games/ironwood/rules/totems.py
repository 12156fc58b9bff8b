"""Chapter 15: visions and totems."""

from __future__ import annotations

from weald.games.ironwood.board import MT, TOUCHING
from weald.games.ironwood.cards import CRYSTALS_OF, IC, MOUNTAIN_OF, NO_PROGRAM, PROGRAMS, WW
from weald.games.ironwood.rules import steps
from weald.games.ironwood.rules.supply import bot_marks, gain
from weald.games.ironwood.state import Ironwood
from weald.games.ironwood.words import AT, DISCOVER, DONE
from weald.kernel import Rule, Why

_NO_TOTEM = Why("no-totem-left", "15.2.8")
_GUARDED = "mountain-guarded"
_NO_SQUAD = "no-squad-touching"


def cannot_discover(g: Ironwood, vision: int) -> Why | None:
    """15.2.1: a squad in an inner forest touching the mountain, no Ironclad combat unit on it."""
    mountain = MOUNTAIN_OF[vision]
    if g.totem_reserve() == 0:
        return _NO_TOTEM
    if g.squad(mountain):
        return Why(_GUARDED, "15.2.1", MT + mountain, g.squad(mountain))
    for forest in TOUCHING[mountain]:
        if g.ww[forest]:
            return None
    return Why(_NO_SQUAD, "15.2.1", MT + mountain)


def discover(g: Ironwood, program: int, at: int, card: int, left: int) -> Rule:
    """Step: play one vision (15.2). Whether any of them fits is the Woodwalkers' secret."""
    ask = g.ask(WW, "discover", "15.2.1")
    ask.secret = len(g.vision_hand) > 0
    for vision in g.vision_hand:
        ask.offer(DISCOVER[vision], cannot_discover(g, vision))
    ask.offer(DONE)
    ask.default = DONE
    chosen = yield ask
    if chosen is DONE:
        return
    # Laid face up before the squad is picked (15.2.4), so that everybody may know it from here on.
    g.vision_hand.remove(chosen.a)
    g.shown_visions.append(chosen.a)
    g.reveal(chosen.a)
    g.learn(3 & ~(1 << WW), "saw-a-vision", "15.2.4")
    if g.bot == IC:
        bot_marks(g, MOUNTAIN_OF[chosen.a], "17.3.2")
    g.then(steps.PLACE_TOTEM, chosen.a)
    then = PROGRAMS[program][at].then
    if then != NO_PROGRAM:
        g.then(steps.EFFECTS, then, 0, card)


def place_totem(g: Ironwood, vision: int) -> Rule:
    """Step: a full totem with the squad of choice (15.2.5); an inner mountain gives crystals (15.2.6)."""
    mountain = MOUNTAIN_OF[vision]
    ask = g.ask(WW, "discover-with", "15.2.5", MT + mountain)
    for forest in TOUCHING[mountain]:
        if g.ww[forest]:
            ask.offer(AT[forest])
    squad = yield ask
    g.full[squad.a] += 1
    g.discovered_at = squad.a
    g.tell("discovered", "15.2.4", WW, vision, squad.a)
    if CRYSTALS_OF[vision]:
        gain(g, WW, CRYSTALS_OF[vision], "15.2.6")


def flip_totem(g: Ironwood, left: int) -> Rule:
    """Step: turn a fading totem on the map to its full face."""
    ask = g.ask(WW, "flip-totem", "20.1.19")
    for forest in range(MT):
        if g.fading[forest]:
            ask.offer(AT[forest])
    ask.offer(DONE)
    ask.default = DONE
    chosen = yield ask
    if chosen is DONE:
        return
    g.fading[chosen.a] -= 1
    g.full[chosen.a] += 1
    g.tell("rekindled", "20.1.19", WW, chosen.a)
    if left > 1:
        g.then(steps.FLIP_TOTEM, left - 1)


steps.DISCOVER.does(discover)
steps.PLACE_TOTEM.does(place_totem)
steps.FLIP_TOTEM.does(flip_totem)
