// Made by tools/wstypes.py from src/weald/games/wonderland/{position,names,state}.py. Do not edit.

export interface Chair {
  card: string | null;
  leader: number | null;
  poison: boolean;
}

export interface Points {
  castles: number;
  shards: number;
  vp: number;
}

export interface Position {
  allies: Record<string, string>;
  at_head: Array<number>;
  battle: string | null;
  cards_each: number;
  chairs: Record<string, Chair>;
  display: Array<string>;
  draw: number;
  forge_symbols: Array<number>;
  phase: "setup" | "tea" | "war";
  regions: Record<string, Region>;
  resistance: number | null;
  score: Array<Score>;
  seats: Array<Seat>;
  supply: Record<string, number>;
  top: number;
}

/** One of the viewer's own quests: what its deed and its goal would bring now (12.1.2). */
export interface Quest {
  card: string;
  deed: boolean;
  goal: boolean;
}

export interface Region {
  first_battle: boolean;
  points: Array<number> | null;
  units: Array<Units>;
  used: boolean;
}

/** What the next empty space of a forge track gives. */
export interface Reward {
  chip: string | null;
  n: number;
  reward: string;
}

export interface Score {
  castles: number;
  quests: number;
  shards: number;
  total: number;
  vp: number;
}

export interface Seat {
  abilities: Record<string, boolean>;
  active: Array<string>;
  bag?: Record<string, number>;
  bag_count: number;
  castle_value: number;
  deeds: Array<string>;
  exhausted: Record<string, number>;
  faction: string;
  figures: Array<string>;
  forge: Array<Array<string | null>>;
  forge_next: Array<Reward | null>;
  leader_strength: number;
  madness: Array<string>;
  playing: string | null;
  points: Points;
  quests?: Array<Quest>;
  shards: number;
  shield: boolean;
  status: "active" | "bust" | "halted" | "out";
  strength: number;
  supply: number;
  taken: number;
  tea_cards: Array<string>;
  wonderlandians: Array<string>;
}

/** A player's pieces in a region. */
export interface Units {
  castle: "lying" | "none" | "standing";
  figures: Array<string>;
  leader: boolean;
  supporters: number;
}

/** What this viewer sees of the table, by the names of its things. */
export const positionOf = (view: { position: object }): Position => view.position as Position;

export type AbilityId = "everywhere_at_once" | "impossible_things" | "love_of_learning" | "help_the_locals" | "hot_tea" | "move_one_place" | "warmonger" | "clean_cup" | "paint_it_red" | "queens_wrath" | "off_with_their_heads" | "twice_as_fast" | "wicked_grin" | "scratch" | "vanishing_act" | "last_to_appear" | "claws_that_catch" | "manxome_foe" | "slithy_toves" | "eyes_of_flame";

export type CardId = string;

export type ChairId = "head" | "chair_01" | "chair_02" | "chair_03" | "chair_04" | "chair_05" | "chair_06" | "chair_07" | "chair_08" | "chair_09" | "chair_10" | "chair_11" | "chair_12" | "chair_13";

export type ChangeId = "add" | "less" | "times" | "becomes";

export type ChipId = "madness" | "double_madness" | "poison" | "faction_1" | "faction_2" | "artifact" | "forge" | "card_guard_weak" | "card_guard_strong" | "flamingo_weak" | "flamingo_strong" | "rose_weak" | "rose_strong" | "red_rook_weak" | "red_rook_strong" | "critter_weak" | "critter_strong" | "rabbits_watch" | "knaves_crown" | "hares_teacup" | "duchess_amulet" | "walrus_oysters" | "gryphons_feather" | "caterpillars_pipe" | "humptys_glove" | "unicorns_horn" | "tweedles_rattle" | "dodos_thimble" | "dormouse_treacle";

export type FigureId = "white_rabbit" | "knave_of_hearts" | "march_hare" | "duchess" | "walrus" | "gryphon" | "caterpillar" | "humpty_dumpty" | "unicorn" | "tweedles_1" | "tweedles_2" | "dodo" | "dormouse";

export type HalfId = "upper" | "lower";

export type PlaceId = "queens_castle" | "tulgey_wood" | "garden" | "pool_of_tears" | "witzend" | "supply" | "table";

export type ReasonId = "first-place" | "tied-first" | "second-place" | "uncontested" | "star" | "die" | "reward" | "start" | "wrong-bet" | "most-shards" | "leader-at-top" | "card-guard" | "flamingo" | "rose" | "rose-forged" | "red-rook" | "critter" | "hot-tea" | "wicked-grin" | "eyes-of-flame" | "paint-it-red" | "manxome-foe" | "walrus" | "duchess" | "dodo" | "unicorn" | "white-rabbit" | "knave-of-hearts" | "oysters" | "pipe" | "watch" | "teacup" | "horn" | "rattle" | "crown";

export type RegionId = "queens_castle" | "tulgey_wood" | "garden" | "pool_of_tears" | "witzend";

export type RewardId = "units" | "ally" | "any_ally" | "shield" | "wonderlandian" | "unlock_ability" | "discard_shards" | "castle" | "leader_strength" | "discard_madness" | "quest" | "supporter" | "castle_value" | "vp" | "die" | "split" | "corrupted" | "extra_supporter" | "forge";

export type SetId = "A" | "B" | "C" | "D";

export type SideId = "alice" | "mad_hatter" | "queen_of_hearts" | "cheshire_cat" | "jabberwock";

export type StrengthId = "weak" | "strong";

export type UnitId = "supporter" | "leader" | "white_rabbit" | "knave_of_hearts" | "march_hare" | "duchess" | "walrus" | "gryphon" | "caterpillar" | "humpty_dumpty" | "unicorn" | "tweedles_1" | "tweedles_2" | "dodo" | "dormouse";

/** What prompts, events and reasons carry; a value that a viewer may not know is left out. */
export interface Values {
  "advanced": { chip?: ChipId | null; by?: number; beside?: number; strength?: number };
  "allies-chosen": { card_guard?: SetId | null; flamingo?: SetId | null; rose?: SetId | null; red_rook?: SetId | null; critter?: SetId | null };
  "appeared": { region?: RegionId | null };
  "bag-refilled": { count?: number };
  "battle-began": { region?: RegionId | null };
  "battle-ended": { region?: RegionId | null };
  "begins-at": { strength?: number };
  "below-resistance": { strength?: number };
  "beside": { count?: number; why?: ReasonId | null };
  "bet": { region?: RegionId | null };
  "bet-shown": { card?: CardId | null };
  "between": { reward?: RewardId | null };
  "block": { chip?: ChipId | null };
  "blocked": { chip?: ChipId | null };
  "c-flamingo": { strength?: number };
  "card-poisoned": { chair?: ChairId | null };
  "cards-laid": { count?: number; cards: Array<CardId> };
  "castle-built": { region?: RegionId | null };
  "castle-laid": { region?: RegionId | null };
  "castle-stood": { region?: RegionId | null };
  "castle-value": { value?: number };
  "castle-worth": { points?: number; strength?: number };
  "caterpillar": { chip?: ChipId | null };
  "chip-changed": { how?: ChangeId | null; n?: number; why?: ReasonId | null };
  "chip-missing": { chip?: ChipId | null };
  "chip-removed": { chip?: ChipId | null };
  "choose-ally": { strength?: StrengthId | null };
  "chose-half": { half?: HalfId | null };
  "corrupted-card": { card?: CardId | null };
  "critter-swapped": { from?: ChipId | null; to?: ChipId | null };
  "crowned": { player?: SideId | null };
  "deed-alone": { points?: number; both?: number };
  "deed-and-goal": { points?: number };
  "deed-done": { card?: CardId | null };
  "discarded-quest": { card?: CardId | null };
  "dormouse-treacle": { count?: number };
  "draw-or-halt": { draw?: number };
  "drew": { chip?: ChipId | null };
  "drew-quest": { card?: CardId | null };
  "drew-several": { chips: Array<ChipId> };
  "dropped-shards": { count?: number; why?: ReasonId | null };
  "final-score": { vp?: number; castles?: number; quests?: number; shards?: number; total?: number };
  "first-battle-moves": { face?: number; region?: RegionId | null };
  "first-battle-set": { face?: number; region?: RegionId | null };
  "forge": { actions?: number };
  "forge-track": { chip?: ChipId | null };
  "forged": { chip?: ChipId | null; track?: number; space?: number };
  "gained-chip": { chip?: ChipId | null };
  "gained-shards": { count?: number; why?: ReasonId | null };
  "gains-points": { points?: number };
  "gave-poison": { player?: SideId | null };
  "gave-shard": { player?: SideId | null };
  "had-to-halt": { strength?: number };
  "halt-at": { strength?: number };
  "halt-on-symbol": { strength?: number };
  "halted": { strength?: number };
  "helper": { card?: CardId | null };
  "helper-gone": { card?: CardId | null };
  "hired": { card?: CardId | null };
  "how-many-supporters": { from?: RegionId | null };
  "in-the-bag": { count?: number };
  "kept-quest": { card?: CardId | null };
  "laid-bet": { card?: CardId | null };
  "leader-placed": { region?: RegionId | null };
  "leader-strength": { strength?: number };
  "lose-unit": { region?: RegionId | null };
  "lost-unit": { unit?: UnitId | null; region?: RegionId | null };
  "madness-to-bag": { chip?: ChipId | null };
  "march-hare": { strength?: number };
  "most-critters": { count?: number };
  "moved-marker": { strength?: number };
  "moved-supporters": { count?: number; from?: RegionId | null; to?: RegionId | null };
  "moved-to-chair": { chair?: ChairId | null };
  "moved-unit": { unit?: UnitId | null; from?: PlaceId | null; to?: PlaceId | null };
  "nobody-there": { region?: RegionId | null };
  "nobody-wins": { region?: RegionId | null };
  "nothing-to-place": { count?: number };
  "off-with-their-heads": { player?: SideId | null; region?: RegionId | null };
  "picked-chip": { chip?: ChipId | null };
  "place-figure": { figure?: FigureId | null };
  "place-units": { count?: number };
  "place-which": { region?: RegionId | null; count?: number };
  "placed": { place?: number; tied?: number; strength?: number };
  "placed-figure": { figure?: FigureId | null; region?: RegionId | null };
  "placed-supporters": { count?: number; region?: RegionId | null };
  "points-or-castle": { points?: number; region?: RegionId | null };
  "poison-card": { count?: number };
  "quest-counted": { card?: CardId | null; points?: number };
  "redrew": { from?: ChipId | null; to?: ChipId | null };
  "refreshed": { count?: number };
  "region-unused": { region?: RegionId | null };
  "relocate": { to?: RegionId | null; count?: number };
  "relocate-which": { from?: RegionId | null; to?: RegionId | null };
  "resistance-holds": { region?: RegionId | null };
  "resistance-placed": { place?: number; tied?: number; strength?: number };
  "resistance-set": { strength?: number };
  "resistance-stands": { strength?: number };
  "returned-chip": { chip?: ChipId | null };
  "rolled": { face?: number };
  "scored": { points?: number; why?: ReasonId | null };
  "shards-are-bad": Record<string, never>;
  "so-many": { count?: number };
  "split-card": { card?: CardId | null };
  "stakes-nothing": Record<string, never>;
  "start-strength": { strength?: number };
  "suffered": { chip?: ChipId | null };
  "tea-begins": { round?: number };
  "tile-laid": { region?: RegionId | null; first?: number; second?: number; third?: number };
  "took-card": { card?: CardId | null; chair?: ChairId | null };
  "took-points": { player?: SideId | null; points?: number };
  "track-filled": { track?: number };
  "track-gives": { reward?: RewardId | null; n?: number; last?: number };
  "track-gives-chip": { chip?: ChipId | null; last?: number };
  "turned-up": { card?: CardId | null };
  "uncontested": { region?: RegionId | null };
  "unlocked": { ability?: AbilityId | null };
  "vanish": { to?: RegionId | null; count?: number };
  "war-begins": { region?: RegionId | null };
  "war-ends": { round?: number };
  "warmonger": { strength?: number };
  "which-madness": { player?: SideId | null };
  "without-effect": { reward?: RewardId | null };
}

export type ZoneName = "common.tea_1" | "common.tea_2" | "common.tea_3" | "common.wonderlandians" | "common.quests" | "common.quest_discard" | "alice.quests" | "alice.bets" | "alice.bet" | "mad_hatter.quests" | "mad_hatter.bets" | "mad_hatter.bet" | "queen_of_hearts.quests" | "queen_of_hearts.bets" | "queen_of_hearts.bet" | "cheshire_cat.quests" | "cheshire_cat.bets" | "cheshire_cat.bet" | "jabberwock.quests" | "jabberwock.bets" | "jabberwock.bet";
