"""The words of card effects: what `effects` and `when_burned` of a card may say.

Effect lists run top to bottom. The player of the card is "you", the enemy is the other side. Any effect may
be given up in full or in part unless it says mandatory; `spend`, `burn` and `sacrifice` are all or nothing,
and what stands under their `then` is lost if they are not paid (5.2). A number instead of a table is its
`count`. A place that stands for several locations is chosen anew for each unit, unless its meaning says one.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import UNSET, Meta, UnsetType, field

from weald.facts import Count, Part, Where

T = TypeVar("T")
Maybe: TypeAlias = T | UnsetType  # what is left out stays out
Some = Annotated[int, Meta(ge=1)]
SideId = Literal["woodwalkers", "ironclad"]
UnitId = Literal["warrior", "golem", "drill"]

PLACES: Final = {
    "any_outer_forest": "any outer forest, controlled or not",
    "one_outer_forest": "one outer forest, controlled or not",
    "attacking_forest": "the forest the attack of this card came from, if an own squad is still there",
    "forest_of_discovered_totem": "the forest where this discover put its totem",
    "controlled_inner_forest": "one inner forest you control",
    "inner_forest": "any inner forest",
    "forest_marked_by_this_card": "the forest with the marker of this card",
    "mountain_marked_by_this_card": "the mountains with a marker of this card",
    "mountain_with_forge": "Ferrum or any mountain with a built forge, controlled or not",
    "one_controlled_mountain": "one mountain you control",
    "controlled_mountain": "a mountain you control at that moment",
    "controlled_outer_mountain": "an outer mountain you control at that moment",
    "drill_mountain": "the mountain the drill is on now",
    "attacking_mountain": "the mountain the attack of this card came from",
    "attacking_squad": "the squad that attacks (or attacked) in the battle at hand",
    "any_own_squad": "any one of your squads",
    "one_mountain": "one mountain",
    "same_mountain": "the mountain just used by the same effect",
    "mountain_of_that_foundation": "the mountain where this card placed its foundation; none if it placed none",
    "mountain_touching_own_squad_in_inner_forest": "a mountain touching an inner forest you control",
    "other_mountain_touching_own_squad_in_inner_forest": "the same, but not the mountain used above",
    "mountain_touching_a_warrior_moved_by_this_card": (
        "a mountain touching a forest where a warrior moved by this card now is"
    ),
    "inner_forest_touching_controlled_mountain_with_forge": (
        "an inner forest touching a mountain you control that has a forge, Ferrum counts"
    ),
    "mountain_with_foundation_or_forge": "Ferrum or any mountain with a foundation or a forge",
}

CONDITIONS: Final = {
    "drill_advanced": "the last drill move of this card entered a mountain without a forge, also at position 3",
    "drill_unloaded": "the last drill move of this card entered a mountain with a forge, cargo empty or not",
    "control_drill_mountain": "at least 1 Ironclad combat unit is on the drill's mountain",
    "own_squad_touches_mountain_with_forge": "an own squad touches a mountain with a forge, Ferrum counts",
}

if TYPE_CHECKING:
    Place = str
    Condition = str
else:
    Place = Literal[tuple(PLACES)]
    Condition = Literal[tuple(CONDITIONS)]


# --- what a word needs beside itself ----------------------------------------------------------------


class MoveWarriors(Part):
    count: Some
    same_as_previous: Maybe[bool] = UNSET


class MoveSquads(Part):
    count: Some
    to: Maybe[Place] = UNSET
    with_: Maybe[Literal["golem"]] = field(name="with", default=UNSET)


class MoveEnemySquad(Part):
    count: Some
    part_allowed: Maybe[bool] = UNSET
    totem_stays: Maybe[bool] = UNSET


class Attack(Part):
    target: Maybe[Literal["ferrum"]] = UNSET
    with_: Maybe[Literal["any", "recruited_here", "squad_with_golem", "different_squad"]] = field(
        name="with", default=UNSET
    )


class Bonus(Part):
    damage: Maybe[Count] = UNSET
    defense: Maybe[Count] = UNSET
    dominance: Maybe[Count] = UNSET
    enemy_deploys_first_face_up: Maybe[bool] = UNSET


class CombatBonus(Bonus):
    when: Maybe[Literal["any", "attacking", "defending", "own_squad_has_totem"]] = UNSET
    where: Maybe[Place] = UNSET


class ThisRound(Part):
    forbid: Maybe[Literal["move_out"]] = UNSET
    where: Maybe[Place] = UNSET
    units: Maybe[list[UnitId]] = UNSET
    each_combat: Maybe[CombatBonus] = UNSET


class ThisTurn(Part):
    forbid: Maybe[Literal["move_totem"]] = UNSET
    may_move_again: Maybe[Literal["warriors_moved_by_this_card"]] = UNSET


class WhileInPlay(Part):
    forbid: Maybe[Literal["attack"]] = UNSET
    where: Maybe[Place] = UNSET
    both_directions: Maybe[bool] = UNSET
    trigger: Maybe[Literal["mountain_marked_by_this_card_attacked", "drill_advanced"]] = UNSET
    timing: Maybe[Literal["before_deploy"]] = UNSET
    do: Maybe[Effects] = UNSET
    extra_move_warriors: Maybe[Some] = UNSET
    extra_move_squads: Maybe[Some] = UNSET
    with_: Maybe[Literal["basic_card"]] = field(name="with", default=UNSET)
    extra_draw_special: Maybe[Some] = UNSET
    phase: Maybe[Literal["preparation"]] = UNSET


class Mark(Part):
    count: Some
    where: Place


class Spend(Part):
    crystals: Some
    then: Effects


class Burn(Part):
    kind: Literal["special", "vision"]
    count: Some
    then: Effects
    mandatory: Maybe[bool] = UNSET


class Sacrifice(Part):
    unit: UnitId
    count: Some
    where: Place
    then: Effects


class Discover(Part):
    then: Maybe[Effects] = UNSET


class Recruit(Part):
    unit: UnitId
    count: Some
    where: Place


class Remove(Part):
    side: SideId
    unit: UnitId
    count: Some
    where: Place


class Swap(Part):
    from_: UnitId = field(name="from")
    to: UnitId
    count: Some
    where: Place


class PlaceFoundation(Part):
    where: Place


class Build(Part):
    pass


class OrSpend(Part):
    crystals: Some
    choose: Some


class Resolve(Part):
    choose: Some
    options: list[Effects]
    or_spend: Maybe[OrSpend] = UNSET


class PlayCard(Part):
    kind: Literal["basic"]
    count: Some


class LookAtHand(Part):
    side: SideId
    visions: Maybe[bool] = UNSET


class EnemyBurns(Part):
    kind: Literal["special", "vision"]
    count: Some
    chosen_by: Maybe[Literal["you"]] = UNSET
    filter: Maybe[Place] = UNSET
    no_burn_effect: Maybe[bool] = UNSET
    else_: Maybe[Effects] = field(name="else", default=UNSET)


class EnemyShufflesVision(Part):
    count: Some
    random: Maybe[bool] = UNSET
    then_draw_vision: Maybe[Some] = UNSET


class RemoveMarkers(Part):
    side: SideId
    from_: Literal["each_lasting_card"] = field(name="from")
    count: Some
    no_exhaust_effect: Maybe[bool] = UNSET


class FlipTotem(Part):
    to: Literal["full"]
    count: Some


class If(Part):
    condition: Condition
    then: Effects
    else_: Maybe[Effects] = field(name="else", default=UNSET)


class Effect(Part):
    """One line of a card: exactly one of these words."""

    # Move up to count own warriors one step each; same_as_previous: only those just moved.
    move_warriors: Maybe[Some | MoveWarriors] = UNSET
    # Move up to count different squads one step, all or part of each; with golem: at least 1 golem.
    move_squads: Maybe[Some | MoveSquads] = UNSET
    # That many steps in a row, each with its own track result or unload; fewer are allowed.
    move_drill: Maybe[Some] = UNSET
    # Move a Woodwalker squad from any forest to an adjacent one; it keeps its own move.
    move_enemy_squad: Maybe[MoveEnemySquad] = UNSET
    # Start one battle; target ferrum: only there, and it may be empty.
    attack: Maybe[Attack] = UNSET
    # Bonus of the card player in the combat of the attack above.
    this_combat: Maybe[Bonus] = UNSET
    # Only if the card player won the battle of the attack above, with or without combat.
    win: Maybe[Effects] = UNSET
    # Bonus of the card player in every own combat while the card is in play.
    each_combat: Maybe[CombatBonus] = UNSET
    # Until the card is discarded in the end phase; move_out bans moves, never retreats.
    this_round: Maybe[ThisRound] = UNSET
    # Until the turn ends; move_totem: no warrior takes a totem along.
    this_turn: Maybe[ThisTurn] = UNSET
    # That many markers on the card; it stays in play until the last is gone.
    lasting: Maybe[Some] = UNSET
    # Ongoing effect of a lasting card.
    while_in_play: Maybe[WhileInPlay] = UNSET
    # Each time a marker leaves the card, the last one too.
    on_marker_removed: Maybe[Effects] = UNSET
    # When the last marker leaves the card, before it is discarded.
    on_exhaust: Maybe[Effects] = UNSET
    # Up to count markers from the supply on the map, one per place; they leave with the effect.
    mark: Maybe[Mark] = UNSET
    # From the supply to your available crystals.
    gain_crystals: Maybe[Some] = UNSET
    # From the enemy's available crystals to yours, never cargo; less if they have less.
    steal_crystals: Maybe[Some | Literal["half_round_up"]] = UNSET
    # Optional; return all of it to the supply, then resolve then.
    spend: Maybe[Spend] = UNSET
    # Optional unless mandatory; discard from hand without its effect, then resolve then.
    burn: Maybe[Burn] = UNSET
    # Optional; remove exactly that many own units, then resolve then.
    sacrifice: Maybe[Sacrifice] = UNSET
    # Top cards of your special deck.
    draw_special: Maybe[Some] = UNSET
    # Top cards of the vision deck; none if it is empty.
    draw_vision: Maybe[Some] = UNSET
    # Play 1 vision; then only if a totem was placed.
    discover: Maybe[Discover] = UNSET
    # From the supply to the place named, free.
    recruit: Maybe[Recruit] = UNSET
    # Back to the supply: no combat, no damage rules; you choose which.
    remove: Maybe[Remove] = UNSET
    # Own units of one kind back to the supply, as many of the other kind in the same place.
    swap: Maybe[Swap] = UNSET
    # A forge token, foundation face up, on a mountain without foundation or forge.
    place_foundation: Maybe[PlaceFoundation] = UNSET
    # Turn a foundation on a controlled outer mountain to its forge face.
    build: Maybe[Build] = UNSET
    # Crystals from the supply to cargo.
    cargo: Maybe[Some] = UNSET
    # That many different options in any order; or_spend buys the higher number.
    resolve: Maybe[Resolve] = UNSET
    # Optional; play another card of that kind from hand on the same slot after this one.
    play_card: Maybe[PlayCard] = UNSET
    # You alone see the action cards in that hand; visions: the visions too.
    look_at_hand: Maybe[LookAtHand] = UNSET
    # The enemy burns that many; filter: only that mountain's vision; else: if they have none.
    enemy_burns: Maybe[EnemyBurns] = UNSET
    # Visions from the enemy's hand into the vision deck, then they draw.
    enemy_shuffles_vision: Maybe[EnemyShufflesVision] = UNSET
    # Take markers off lasting cards; a card without markers is discarded.
    remove_markers: Maybe[RemoveMarkers] = UNSET
    # Turn totems on the map to that face.
    flip_totem: Maybe[FlipTotem] = UNSET
    # Checked when the line is reached.
    if_: Maybe[If] = field(name="if", default=UNSET)


Effects = list[Effect]

# --- what no single word can see --------------------------------------------------------------------

NEEDS_ATTACK: Final = ("this_combat", "win")
NEEDS_LASTING: Final = ("each_combat", "while_in_play", "on_marker_removed", "on_exhaust")


def plain(value: Any) -> Any:
    """Lines as in the file: tables of one word."""
    return msgspec.to_builtins(value)


def check_lines(lines: list[Any], at: Where, foreign: Collection[str] = ()) -> None:
    """Every line, also of lists inside, has exactly one word, none of the `foreign`, and above it what it needs."""
    above: set[str] = set()
    for i, line in enumerate(lines):
        if len(line) != 1:
            raise at.item(i).wrong("a table with exactly one word", line)
        ((word, given),) = line.items()
        here = at.item(i).into(word)
        if word in foreign:
            raise here.error("this side has no such effect")
        if word in NEEDS_ATTACK and "attack" not in above:
            raise here.error("needs an attack above it in the same list")
        if word in NEEDS_LASTING and "lasting" not in above:
            raise here.error("needs lasting above it in the same list")
        above.add(word)
        _inside(given, here, foreign)


def _inside(value: Any, at: Where, foreign: Collection[str]) -> None:
    if isinstance(value, dict):
        for name, item in value.items():
            if name != "when":  # cases of a bot, not lines
                _inside(item, at.into(name), foreign)
    elif isinstance(value, list) and any(isinstance(item, dict) for item in value):
        check_lines(value, at, foreign)
    elif isinstance(value, list):
        for i, item in enumerate(value):
            _inside(item, at.item(i), foreign)
