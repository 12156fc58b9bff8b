"""The names of the values that prompts, reasons and events carry, and how each leaves the engine."""

from __future__ import annotations

from typing import Final

from weald.games.defenders.board import EDGE_IDS, HEX_IDS, LEFT, RIGHT
from weald.games.defenders.facts import ABILITY_IDS, ALL_CARD_IDS, LEADER_IDS
from weald.games.defenders.shapes import FACTIONS, ITEMS, TERRAINS
from weald.kernel.game import Codec

_SIDE: Final = "side:side"
_AT: Final = "at:place"

FIELDS: Final[dict[str, tuple[str, ...]]] = {
    # prompts
    "pick-leader": (_SIDE,),
    "opening-mix": ("first:side", "second:side"),
    "starting-camp": (_SIDE,),
    "lead": (_SIDE,),
    "lead-alone": (),
    "reveal-next": (),
    "library-from": (_SIDE,),
    "library-to": (_SIDE, "from:place"),
    "sharpshooter": (_SIDE,),
    "healing-herbs": (_SIDE,),
    "secret-paths": (_SIDE,),
    "acid-rain": (_SIDE,),
    "tunnels": (_SIDE,),
    "demolition": (_SIDE,),
    "act": (_SIDE, "points"),
    "move-to": (_SIDE,),
    "regroup-to": (_SIDE,),
    "breach-which": (_SIDE,),
    "use-map": (_SIDE,),
    "use-potion": (_SIDE,),
    "use-rocket": (_SIDE,),
    # notes
    "defender": ("points", "terrain:terrain", "ability:ability"),
    "own-abilities": ("leader:leader", "abilities*:ability"),
    "ways": ("count",),
    "hand-up-to": ("hand",),
    "earns-support": ("support",),
    "support-full": (),
    "toxic-price": (),
    "heals": ("injuries",),
    "no-injury": (),
    "whose-ability": ("ability:ability",),
    "item-there": ("item:item",),
    "joins-for": ("points",),
    "no-machine-card": (),
    "machines-next": ("points",),
    # reasons
    "support-too-low": ("have", "need"),
    # events of players
    "picked-leader": (_SIDE, "leader:leader"),
    "started": (_SIDE, _AT),
    "first-player": (_SIDE,),
    "round-began": ("round",),
    "led": (_SIDE, "card:card"),
    "led-blind": (_SIDE, "card:card"),
    "reveals": (_SIDE, "card:card", "ability:ability"),
    "no-effect": (_SIDE, "ability:ability"),
    "drew": (_SIDE, "count", "cards*:card"),
    "reshuffled": (_SIDE, "count"),
    "turn-began": (_SIDE, "points"),
    "ended-turn": (_SIDE, "points"),
    "joined": (_SIDE, "card:card"),
    "moved": (_SIDE, "from:place", "to:place"),
    "shifted": (_SIDE, "from:place", "to:place"),
    "tunnelled": (_SIDE, "from:place", "to:place"),
    "regrouped": (_SIDE, "from:place", "to:place"),
    "built-camp": (_SIDE, _AT),
    "moved-camp": (_SIDE, "from:place", "to:place"),
    "left": (_SIDE,),
    "stays": (_SIDE,),
    "healed": (_SIDE, "count"),
    "cleansed": (_SIDE, _AT, "toxic"),
    "destroyed-mech": (_SIDE, _AT),
    "breached": (_SIDE, "edge:edge"),
    "reforested": (_SIDE, _AT, "tile"),
    "rained": (_SIDE, _AT),
    "gained-support": (_SIDE, "count", "support"),
    "readied": (_SIDE, "item:item"),
    "used-item": (_SIDE, "item:item"),
    "rolled": (_SIDE, "face", "injuries"),
    "spared": (_SIDE, "ability:ability"),
    "injured": (_SIDE, "count"),
    "died": (_SIDE, "card:card", "terrain:terrain"),
    "nobody-died": (_SIDE,),
    "recovered": (_SIDE,),
    # events of the machines
    "hacked": (_SIDE,),
    "flipped": (_SIDE, "card:card"),
    "machines-reshuffled": (),
    "built-wall": ("edge:edge",),
    "engine-moved": ("engine:engine", "from:edge", "to:edge"),
    "engine-reset": ("engine:engine",),
    "engine-waits": ("engine:engine",),
    "engine-deployed": ("engine:engine", "edge:edge"),
    "direction-flipped": ("direction:direction",),
    "built-factory": (_AT, "tile"),
    "came-along": (_AT, "mechs", "pollution", "toxic"),
    "placed-mechs": (_AT, "count"),
    "polluted": ("from:place", _AT),
    "turned-toxic": (_AT,),
    "deployed-hunter": ("engine:engine", _AT),
    "pursued": ("from:place", "to:place", "count"),
    # endings
    "won": (),
    "core-completed": (),
    "toxic-catastrophe": (),
    "massacre": (),
}

CODECS: Final[dict[str, Codec]] = {
    "card": ALL_CARD_IDS,
    "ability": ABILITY_IDS,
    "place": HEX_IDS,
    "edge": EDGE_IDS,
    "side": [*FACTIONS],
    "leader": LEADER_IDS,
    "item": [*ITEMS],
    "terrain": [*TERRAINS],
    "engine": {0: 1, 1: 2},
    "direction": {RIGHT: "right", LEFT: "left"},
}
