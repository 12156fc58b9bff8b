// Made by tools/wstypes.py from src/weald/games/root/{position,names,state}.py. Do not edit.

export interface AllianceShare {
  officers: number;
  operations: number;
}

export interface Battle {
  ally: string | null;
  attacker: string;
  attacker_hits: number;
  attacker_seat: number | null;
  defender: string;
  defender_hits: number;
  defender_seat: number | null;
  place: string;
}

export interface Clearing {
  buildings: Record<string, number>;
  open: number;
  pawns: Array<string>;
  ruin: boolean;
  ruler: string | null;
  scorched: boolean;
  slots: number;
  suits: Array<string>;
  tokens: Record<string, number>;
  warriors: Record<string, number>;
}

export interface CorvidsShare {
  denied: Record<string, Array<string>>;
  exerted: boolean;
  placed: number;
}

export interface Crafting {
  free: number;
  used: number;
}

export interface CultShare {
  acolytes: number;
  conspiracy: Record<string, number>;
  hated: boolean;
  outcast: string;
  scored: Array<string>;
}

export interface DuchyShare {
  acted: Array<string>;
  crowns: Record<string, number>;
  swayed: Array<string>;
}

export interface Exiles {
  coffins: Record<string, number>;
}

export interface EyrieShare {
  column: string;
  face_up: Array<string>;
  leader: string | null;
  left: Record<string, number>;
  viziers: Record<string, number>;
}

/** One card. */
export interface Hired {
  acted: boolean;
  control: number;
  controller: number | null;
  hireling: string;
}

export interface HirelingsShare {
  bandits: Array<string>;
  cards: Array<Hired>;
  exhausted: Record<string, number>;
  exile: Record<string, number>;
  kept: number;
  markers: Array<number>;
  owed: Array<number>;
  patrol: number;
  pawns: Record<string, string>;
}

export interface HundredsShare {
  advanced: number;
  command: number;
  commanded: number;
  hoard: Record<string, Array<string>>;
  looting: boolean;
  mood: string;
  prowess: number;
}

export interface KeepersShare {
  done: number;
  forests: Record<string, Array<string>>;
  post: string | null;
  recovered: Record<string, Array<number>>;
  relics: Record<string, Array<string>>;
  retainers: Record<string, number>;
  waystations: Record<string, string | null>;
}

export interface Landmark {
  building: string | null;
  items: Record<string, number>;
  place: string | null;
}

export interface MarquiseShare {
  recruited: boolean;
}

export interface Player {
  coalition: boolean;
  crafted: Record<string, number>;
  dominance: string | null;
  exhausted: Record<string, number>;
  hand: number;
  partner: number | null;
  pawn: string | null;
  points: number | null;
  side: string | null;
  supply: Record<string, number>;
}

export interface Position {
  battle: Battle | null;
  clearings: Record<string, Clearing>;
  closed: Array<string>;
  crafting: Record<string, Crafting>;
  draft: Array<SetupCard>;
  exiles?: Exiles;
  factions: Shares;
  ferry: string | null;
  first: number;
  hirelings?: HirelingsShare;
  items: Record<string, number>;
  landmarks: Record<string, Landmark>;
  map: string;
  phase: string;
  players: Array<Player>;
  tower: string | null;
  turn: number;
}

export interface RiverfolkShare {
  bought: number;
  commitments: Record<string, number>;
  crafting: Record<string, number>;
  funds: Record<string, number>;
  mercenaries: string | null;
  payments: Record<string, number>;
  prices: Record<string, number>;
  riverboats: string | null;
}

export interface SetupCard {
  character: string | null;
  locked: boolean;
  militant: boolean;
  side: string;
  taker: number | null;
}

/** What lies on the boards of the factions in play, by side. */
export interface Shares {
  alliance?: AllianceShare;
  corvids?: CorvidsShare;
  cult?: CultShare;
  duchy?: DuchyShare;
  eyrie?: EyrieShare;
  hundreds?: HundredsShare;
  keepers?: KeepersShare;
  marquise?: MarquiseShare;
  riverfolk?: RiverfolkShare;
  second_vagabond?: VagabondShare;
  vagabond?: VagabondShare;
}

export interface VagabondShare {
  aids: Record<string, number>;
  character: string | null;
  items: Record<string, Record<string, number>>;
  relations: Record<string, string>;
}

/** What this viewer sees of the table, by the names of its things. */
export const positionOf = (view: { position: object }): Position => view.position as Position;

export type CardId = "ambush_bird" | "ambush_fox" | "ambush_rabbit" | "ambush_mouse" | "dominance_bird" | "dominance_fox" | "dominance_rabbit" | "dominance_mouse" | "birdy_bindle" | "woodland_runners" | "arms_trader" | "crossbow_bird" | "gently_used_knapsack" | "root_tea_fox" | "travel_gear_fox" | "protection_racket" | "foxfolk_steel" | "anvil" | "smugglers_trail" | "root_tea_rabbit" | "a_visit_to_friends" | "bake_sale" | "mouse_in_a_sack" | "root_tea_mouse" | "travel_gear_mouse" | "investments" | "sword" | "crossbow_mouse" | "armorers" | "sappers" | "brutal_tactics" | "royal_claim" | "stand_and_deliver" | "tax_collector" | "favor_of_the_foxes" | "command_warren" | "better_burrow_bank" | "cobbler" | "favor_of_the_rabbits" | "scouting_party" | "codebreakers" | "favor_of_the_mice" | "fundraising_fox" | "errand_fox" | "logistics_help_fox" | "repair_a_shed_fox" | "give_a_speech_fox" | "guard_duty_rabbit" | "errand_rabbit" | "give_a_speech_rabbit" | "fend_off_a_bear_rabbit" | "expel_bandits_rabbit" | "expel_bandits_mouse" | "guard_duty_mouse" | "fend_off_a_bear_mouse" | "escort_mouse" | "logistics_help_mouse" | "ruin_bag" | "ruin_boot" | "ruin_hammer" | "ruin_sword" | "plot_bomb" | "plot_snare" | "plot_extortion" | "plot_raid" | "figure_1" | "figure_2" | "figure_3" | "tablet_1" | "tablet_2" | "tablet_3" | "jewelry_1" | "jewelry_2" | "jewelry_3" | "saboteurs" | "soup_kitchens" | "boat_builders" | "corvid_planners" | "eyrie_emigre" | "fox_partisans" | "propaganda_bureau" | "false_orders" | "informants" | "rabbit_partisans" | "tunnels" | "charm_offensive" | "swap_meet" | "coffin_makers" | "mouse_partisans" | "league_of_adventurous_mice" | "murine_broker" | "master_engravers";

export type CharacterId = "thief" | "tinker" | "ranger" | "vagrant" | "arbiter" | "scoundrel" | "adventurer" | "ronin" | "harrier";

export type ColumnId = "recruit" | "move" | "battle" | "build";

export type ConspiracyId = "crusade" | "convert" | "sanctify";

export type FaceId = "ambush_bird" | "ambush_fox" | "ambush_rabbit" | "ambush_mouse" | "dominance_bird" | "dominance_fox" | "dominance_rabbit" | "dominance_mouse" | "birdy_bindle" | "woodland_runners" | "arms_trader" | "crossbow_bird" | "gently_used_knapsack" | "root_tea_fox" | "travel_gear_fox" | "protection_racket" | "foxfolk_steel" | "anvil" | "smugglers_trail" | "root_tea_rabbit" | "a_visit_to_friends" | "bake_sale" | "mouse_in_a_sack" | "root_tea_mouse" | "travel_gear_mouse" | "investments" | "sword" | "crossbow_mouse" | "armorers" | "sappers" | "brutal_tactics" | "royal_claim" | "stand_and_deliver" | "tax_collector" | "favor_of_the_foxes" | "command_warren" | "better_burrow_bank" | "cobbler" | "favor_of_the_rabbits" | "scouting_party" | "codebreakers" | "favor_of_the_mice" | "saboteurs" | "soup_kitchens" | "boat_builders" | "corvid_planners" | "eyrie_emigre" | "fox_partisans" | "propaganda_bureau" | "false_orders" | "informants" | "rabbit_partisans" | "tunnels" | "charm_offensive" | "swap_meet" | "coffin_makers" | "mouse_partisans" | "league_of_adventurous_mice" | "murine_broker" | "master_engravers";

export type HitId = "defenseless" | "sappers" | "brutal_tactics" | "commander" | "swift_strike" | "embedded_agents" | "wrathful" | "raven_sentries" | "partisans";

export type ItemId = "boot" | "bag" | "crossbow" | "hammer" | "sword" | "tea" | "coin" | "torch" | "ruin_bag" | "ruin_boot" | "ruin_hammer" | "ruin_sword";

export type KindId = "marquise_warrior" | "sawmill" | "workshop" | "recruiter" | "wood" | "keep" | "eyrie_warrior" | "roost" | "alliance_warrior" | "base" | "sympathy" | "cult_warrior" | "garden_fox" | "garden_rabbit" | "garden_mouse" | "duchy_warrior" | "citadel" | "market" | "tunnel" | "corvids_warrior" | "plot" | "bomb" | "snare" | "extortion" | "raid" | "hundreds_warrior" | "warlord" | "stronghold" | "mob" | "riverfolk_warrior" | "trade_post_fox" | "trade_post_rabbit" | "trade_post_mouse" | "keepers_warrior" | "waystation_figure" | "waystation_tablet" | "waystation_jewelry" | "relic_figure" | "relic_tablet" | "relic_jewelry" | "forest_patrol_warrior" | "last_dynasty_warrior" | "spring_uprising_warrior" | "warm_sun_prophets_warrior" | "bandit_gangs_warrior" | "sunward_expedition_warrior" | "foothold" | "corvid_spies_warrior" | "flame_bearers_warrior" | "vault_keepers_warrior" | "vault" | "popular_band_warrior" | "street_band_warrior";

export type LandmarkId = "legendary_forge" | "tower" | "lost_city" | "ferry" | "black_market" | "elder_treetop";

export type LeaderId = "builder" | "charismatic" | "commander" | "despot";

export type MinisterId = "foremole" | "captain" | "marshal" | "brigadier" | "banker" | "mayor" | "duchess_of_mud" | "baron_of_dirt" | "earl_of_stone";

export type MoodId = "lavish" | "relentless" | "rowdy" | "grandiose" | "jubilant" | "wrathful" | "stubborn" | "bitter";

export type PhaseId = "birdsong" | "daylight" | "evening";

export type PlaceId = "c1" | "c2" | "c3" | "c4" | "c5" | "c6" | "c7" | "c8" | "c9" | "c10" | "c11" | "c12" | "burrow" | "f1" | "f2" | "f3" | "f4" | "f5" | "f6" | "f7" | "f8" | "f9" | "f10";

export type PlotId = "bomb" | "snare" | "extortion" | "raid";

export type PostId = "march" | "delve" | "recover";

export type QuestId = "fundraising_fox" | "errand_fox" | "logistics_help_fox" | "repair_a_shed_fox" | "give_a_speech_fox" | "guard_duty_rabbit" | "errand_rabbit" | "give_a_speech_rabbit" | "fend_off_a_bear_rabbit" | "expel_bandits_rabbit" | "expel_bandits_mouse" | "guard_duty_mouse" | "fend_off_a_bear_mouse" | "escort_mouse" | "logistics_help_mouse";

export type RelationId = "hostile" | "indifferent" | "amiable" | "friendly" | "allied";

export type RelicId = "figure" | "figure_1" | "figure_2" | "figure_3" | "tablet" | "tablet_1" | "tablet_2" | "tablet_3" | "jewelry" | "jewelry_1" | "jewelry_2" | "jewelry_3";

export type ServiceId = "hand_card" | "riverboats" | "mercenaries";

export type SideId = "marquise" | "eyrie" | "alliance" | "vagabond" | "second_vagabond" | "cult" | "duchy" | "corvids" | "hundreds" | "riverfolk" | "keepers" | "forest_patrol" | "feline_physicians" | "last_dynasty" | "bluebird_nobles" | "spring_uprising" | "rabbit_scouts" | "exile" | "brigand" | "riverfolk_flotilla" | "otter_divers" | "warm_sun_prophets" | "lizard_envoys" | "highway_bandits" | "bandit_gangs" | "sunward_expedition" | "mole_artisans" | "corvid_spies" | "raven_sentries" | "furious_protector" | "stoic_protector" | "flame_bearers" | "rat_smugglers" | "vault_keepers" | "badger_bodyguards" | "popular_band" | "street_band";

export type SuitId = "fox" | "rabbit" | "mouse" | "bird";

export type TypeId = "figure" | "tablet" | "jewelry";

/** What prompts, events and reasons carry; a value that a viewer may not know is left out. */
export interface Values {
  "activate-which": { count?: number };
  "activated-dominance": { card?: CardId | null };
  "added-to-decree": { card?: CardId | null; column?: ColumnId | null };
  "advance": { count?: number };
  "advance-battle": { place?: PlaceId | null };
  "advance-to": { from?: PlaceId | null };
  "advance-with": { from?: PlaceId | null; to?: PlaceId | null };
  "aid-whom": { place?: PlaceId | null };
  "aided": { side?: SideId | null; card?: CardId | null };
  "ambush": { enemy?: SideId | null; place?: PlaceId | null };
  "ambushed": { card?: CardId | null };
  "anointed": { place?: PlaceId | null };
  "artisans-keep": { card?: CardId | null };
  "artisans-kept": { card?: CardId | null };
  "artisans-returned": { count?: number };
  "assembly": { count?: number };
  "at-recruiters": { count?: number };
  "band-draw": { from?: PlaceId | null; to?: PlaceId | null };
  "bandits-escort": { place?: PlaceId | null };
  "bank": { count?: number };
  "base-lost": { suit?: SuitId | null; officers?: number };
  "battle-ally": { place?: PlaceId | null };
  "battle-effect": { rolled?: number; extra?: number };
  "battle-ended": { place?: PlaceId | null };
  "battle-first": Record<string, never>;
  "battle-whom": { place?: PlaceId | null };
  "battled": { side?: SideId | null; place?: PlaceId | null };
  "bitter": { place?: PlaceId | null };
  "bombed": { place?: PlaceId | null };
  "bought-card": { card?: CardId | null; price?: number };
  "brigand-found": { place?: PlaceId | null; item?: ItemId | null };
  "brigand-used": { item?: ItemId | null };
  "bring-ally": { from?: PlaceId | null; to?: PlaceId | null };
  "bring-how-many": { side?: SideId | null; from?: PlaceId | null; to?: PlaceId | null };
  "build-what": { place?: PlaceId | null };
  "built": { piece?: KindId | null; place?: PlaceId | null };
  "bureau-where": { card?: FaceId | null };
  "bureau-whom": { place?: PlaceId | null };
  "buried": { piece?: KindId | null; count?: number };
  "buy-services": { cards?: number; boats?: number; mercenaries?: number };
  "called-off": { from?: PlaceId | null; to?: PlaceId | null };
  "calmed-mob": { place?: PlaceId | null };
  "camp-what": { place?: PlaceId | null };
  "cannot-obey": { column?: ColumnId | null; suit?: SuitId | null };
  "card-goes": Record<string, never>;
  "card-stays": Record<string, never>;
  "card-stays-up-to": { value?: number };
  "carry": { from?: PlaceId | null; to?: PlaceId | null; count?: number };
  "chose-character": { character?: CharacterId | null; place?: PlaceId | null };
  "clear-with": { from?: PlaceId | null; to?: PlaceId | null };
  "cleared": { from?: PlaceId | null; to?: PlaceId | null };
  "collapsed": { place?: PlaceId | null };
  "command": { count?: number };
  "command-then": { value?: number };
  "commit-which": { count?: number };
  "committed": { owner?: SideId | null };
  "conspire": { acolytes?: number; suit?: SuitId | null };
  "conspired": { conspiracy?: ConspiracyId | null; count?: number };
  "contempt": { item?: ItemId | null };
  "control-fades": { side?: SideId | null; left?: number };
  "control-roll": { side?: SideId | null; dots?: number };
  "control-roll-golden": { side?: SideId | null; dots?: number };
  "convert-whom": { place?: PlaceId | null };
  "converted": { place?: PlaceId | null; piece?: KindId | null };
  "corvids-action": { count?: number };
  "craft-fund": { count?: number };
  "crafted": { card?: CardId | null };
  "crafts-item": { item?: ItemId | null; points?: number };
  "crusade-battle": { place?: PlaceId | null };
  "damage-item": { count?: number };
  "damaged": { item?: ItemId | null };
  "decamp-what": { place?: PlaceId | null };
  "decamped": { type?: TypeId | null; place?: PlaceId | null };
  "decree-column": { card?: FaceId | null };
  "decree-next": { column?: ColumnId | null };
  "delve": { place?: PlaceId | null };
  "delve-only": Record<string, never>;
  "delve-relic": { from?: PlaceId | null; to?: PlaceId | null };
  "delved": { relic?: RelicId | null; from?: PlaceId | null; to?: PlaceId | null };
  "deposed": { leader?: LeaderId | null };
  "dig-card": { place?: PlaceId | null };
  "dig-how-many": { place?: PlaceId | null };
  "dig-remove": { place?: PlaceId | null };
  "discard": { count?: number };
  "discarded": { card?: CardId | null };
  "disrupted": { place?: PlaceId | null; count?: number };
  "disruption-which": { count?: number };
  "dominance-available": { card?: CardId | null };
  "draft-dealt": { sides: Array<SideId> };
  "drafted": { side?: SideId | null };
  "drew": { count?: number; cards: Array<CardId> };
  "drew-supporter": { card?: CardId | null };
  "drop-item": { count?: number };
  "dropped": { item?: ItemId | null };
  "duchy-build-card": { piece?: KindId | null; place?: PlaceId | null };
  "duchy-build-what": { place?: PlaceId | null };
  "dug": { place?: PlaceId | null };
  "dynasty-move": { from?: PlaceId | null };
  "encamped": { type?: TypeId | null; place?: PlaceId | null };
  "enlist": { arbiter?: SideId | null };
  "enlisted": { side?: SideId | null };
  "enough-services": { most?: number };
  "envoys-took": { card?: CardId | null };
  "established": { piece?: KindId | null; place?: PlaceId | null };
  "exhaust-to-pay": { count?: number };
  "exhausted": { item?: ItemId | null };
  "exhausted-crafted": { item?: ItemId | null };
  "exile-act": { ready?: number };
  "exile-fight": { place?: PlaceId | null };
  "exile-hit": { left?: number };
  "exile-traded": { item?: ItemId | null };
  "expedition-camp": { count?: number };
  "expedition-land": { count?: number };
  "explored": { place?: PlaceId | null; items: Array<ItemId> };
  "export-or-not": { card?: FaceId | null };
  "exported": { card?: CardId | null };
  "expose-card": { place?: PlaceId | null; plot?: PlotId | null };
  "expose-guess": { place?: PlaceId | null };
  "exposed": { place?: PlaceId | null; plot?: PlotId | null; card?: CardId | null };
  "extra-hit": { count?: number; why?: HitId | null };
  "feared": { card?: CardId | null; place?: PlaceId | null };
  "field-hospitals": { place?: PlaceId | null; count?: number };
  "fights": { mine?: number; theirs?: number };
  "fights-defenseless": { mine?: number };
  "first-acolytes": { count?: number };
  "first-building": { piece?: KindId | null };
  "first-player": { side?: SideId | null };
  "first-price": { service?: ServiceId | null };
  "flames-burn": { place?: PlaceId | null; count?: number };
  "flipped": { place?: PlaceId | null; plot?: PlotId | null };
  "flips-for": { points?: number };
  "flotilla-draw": { place?: PlaceId | null };
  "flotilla-sail": { from?: PlaceId | null };
  "foil": { enemy?: SideId | null; place?: PlaceId | null };
  "foiled": { card?: CardId | null };
  "foothold-left": { place?: PlaceId | null };
  "forge-takes": { items: Array<ItemId> };
  "forged": { item?: ItemId | null; place?: PlaceId | null };
  "forges-item": { item?: ItemId | null; points?: number };
  "formed-coalition": { side?: SideId | null };
  "founded-roost": { place?: PlaceId | null; count?: number };
  "funds-of-ruler": { owner?: SideId | null; have?: number; needed?: number };
  "gangs-each": { count?: number };
  "garden-scores": { points?: number };
  "garrison": { count?: number; place?: PlaceId | null };
  "garrison-all": Record<string, never>;
  "gather": { count?: number };
  "gather-into": { card?: FaceId | null };
  "gathered": { count?: number };
  "gave-card": { side?: SideId | null; card?: CardId | null };
  "gave-hireling": { side?: SideId | null; to?: SideId | null };
  "give-hireling": { side?: SideId | null };
  "give-which": { side?: SideId | null };
  "glide": { place?: PlaceId | null };
  "guessed-wrong": { place?: PlaceId | null; plot?: PlotId | null; card?: CardId | null };
  "hated": { suit?: SuitId | null };
  "healed": { place?: PlaceId | null; count?: number };
  "held-pass": { place?: PlaceId | null };
  "held-tower": { place?: PlaceId | null };
  "hired": { service?: ServiceId | null; price?: number };
  "hireling-acted": { side?: SideId | null };
  "hireling-battle": { side?: SideId | null; place?: PlaceId | null };
  "hireling-battle-where": { side?: SideId | null };
  "hireling-battled": { side?: SideId | null; enemy?: SideId | null; place?: PlaceId | null };
  "hireling-drawn": { side?: SideId | null };
  "hireling-extra-hit": { side?: SideId | null; count?: number; why?: HitId | null };
  "hireling-hired": { side?: SideId | null };
  "hireling-move-from": { side?: SideId | null };
  "hireling-moved": { side?: SideId | null; from?: PlaceId | null; to?: PlaceId | null; count?: number };
  "hireling-place": { piece?: KindId | null; count?: number };
  "hireling-removed": { side?: SideId | null; piece?: KindId | null; place?: PlaceId | null; count?: number };
  "hireling-stands": { side?: SideId | null; place?: PlaceId | null };
  "hireling-went": { side?: SideId | null; from?: PlaceId | null; to?: PlaceId | null };
  "hits": { attacker?: number; defender?: number };
  "hoard-full": { item?: ItemId | null };
  "hoard-is-full": { points?: number };
  "hoard-overflow": { item?: ItemId | null };
  "homeland": { side?: SideId | null };
  "improvise": { item?: ItemId | null };
  "improvised": { needed?: ItemId | null; item?: ItemId | null };
  "in-treetop": { piece?: KindId | null; place?: PlaceId | null };
  "incite-card": { place?: PlaceId | null };
  "incited": { place?: PlaceId | null };
  "informants": { count?: number };
  "informed": { card?: CardId | null };
  "instigate-attacker": { place?: PlaceId | null };
  "instigate-defender": { side?: SideId | null; place?: PlaceId | null };
  "item-in-hoard": { item?: ItemId | null };
  "jubilant": { count?: number };
  "keep-lost": { place?: PlaceId | null };
  "kept-item": { item?: ItemId | null };
  "kept-three": { card?: CardId | null };
  "laid-open": { card?: CardId | null };
  "landmark-drawn": { landmark?: LandmarkId | null };
  "landmark-placed": { landmark?: LandmarkId | null; place?: PlaceId | null };
  "landmark-where": { landmark?: LandmarkId | null };
  "lavish-for": { warriors?: number };
  "lavish-for-nothing": Record<string, never>;
  "league-how": { item?: ItemId | null };
  "leaves-for": { points?: number };
  "loot": { side?: SideId | null; place?: PlaceId | null };
  "loot-what": { side?: SideId | null };
  "looted": { side?: SideId | null; item?: ItemId | null };
  "looting": { side?: SideId | null };
  "lose-piece": { count?: number; side?: SideId | null; place?: PlaceId | null };
  "lost-fund": { owner?: SideId | null };
  "lost-points": { points?: number; total?: number };
  "lurks": { from?: PlaceId | null; to?: PlaceId | null };
  "marquise-action": { count?: number };
  "minister-acted": { minister?: MinisterId | null };
  "minister-lost": { minister?: MinisterId | null };
  "misled": { side?: SideId | null; place?: PlaceId | null };
  "mob-rolled": { suit?: SuitId | null };
  "mob-where": { suit?: SuitId | null };
  "mobilized": { card?: CardId | null };
  "mobs-near": { count?: number };
  "mood": { mood?: MoodId | null };
  "mood-stays": { mood?: MoodId | null };
  "move-champion": { piece?: KindId | null; from?: PlaceId | null; to?: PlaceId | null };
  "move-how-many": { from?: PlaceId | null; to?: PlaceId | null };
  "move-to": { from?: PlaceId | null };
  "moved": { side?: SideId | null; from?: PlaceId | null; to?: PlaceId | null; count?: number };
  "moved-champion": { piece?: KindId | null; from?: PlaceId | null; to?: PlaceId | null };
  "muster-card": { place?: PlaceId | null };
  "musters": { warriors?: number };
  "new-leader": { leader?: LeaderId | null };
  "new-mood": { mood?: MoodId | null };
  "no-item": { item?: ItemId | null };
  "no-mob": { suit?: SuitId | null };
  "officer": { count?: number };
  "operation": { count?: number };
  "oppressed": { count?: number };
  "oppresses": { count?: number; points?: number };
  "orders-from": { side?: SideId | null };
  "orders-to": { side?: SideId | null; from?: PlaceId | null; count?: number };
  "organized": { place?: PlaceId | null };
  "outcast": { suit?: SuitId | null };
  "outrage": { place?: PlaceId | null };
  "outrage-card": { suit?: SuitId | null };
  "outrage-empty-handed": Record<string, never>;
  "outrage-unpaid": { place?: PlaceId | null };
  "outraged": { place?: PlaceId | null; card?: CardId | null };
  "overwork-card": { place?: PlaceId | null };
  "paid-with-items": { count?: number };
  "paid-wood": { place?: PlaceId | null };
  "patrol-on-card": { count?: number };
  "patrol-returned": { count?: number; place?: PlaceId | null };
  "patrol-returns": { warriors?: number };
  "pay-wood": { count?: number };
  "phase": { phase?: PhaseId | null };
  "physicians": { count?: number; place?: PlaceId | null };
  "physicians-where": { count?: number };
  "place-where": { piece?: KindId | null; count?: number };
  "placed": { piece?: KindId | null; place?: PlaceId | null; count?: number };
  "places-warriors": { warriors?: number };
  "plot-where": { count?: number };
  "plot-which": { place?: PlaceId | null };
  "plotted": { place?: PlaceId | null; count?: number; card?: CardId | null };
  "post-scores": { points?: number };
  "prophets-forced": { side?: SideId | null; place?: PlaceId | null };
  "prophets-how": { side?: SideId | null; place?: PlaceId | null };
  "prophets-then": { side?: SideId | null; place?: PlaceId | null };
  "prophets-whom": { place?: PlaceId | null };
  "protected": { count?: number };
  "protector-place": { side?: SideId | null };
  "protector-walk": { side?: SideId | null; from?: PlaceId | null };
  "prowess-then": { value?: number };
  "purged": { cards: Array<CardId> };
  "quest-done": { quest?: QuestId | null };
  "quest-for": { points?: number };
  "quest-revealed": { quest?: QuestId | null };
  "quest-reward": { points?: number };
  "raided": { place?: PlaceId | null };
  "raze-item": { place?: PlaceId | null };
  "razed": { place?: PlaceId | null };
  "razes": { count?: number };
  "razes-ruin": { count?: number };
  "reassigned": { card?: CardId | null; from?: PostId | null; to?: PostId | null };
  "reassigned-retainer": { from?: PostId | null; to?: PostId | null };
  "recover-what": { place?: PlaceId | null };
  "recovered": { relic?: RelicId | null; place?: PlaceId | null };
  "recovers-and-goes": { points?: number };
  "recovers-and-stays": { points?: number };
  "recovers-up-to": { points?: number };
  "refresh": { count?: number };
  "refreshed": { item?: ItemId | null };
  "relation": { side?: SideId | null; relation?: RelationId | null };
  "relentless": { place?: PlaceId | null };
  "relic-carried": { relic?: RelicId | null; from?: PlaceId | null; to?: PlaceId | null };
  "relic-laid": { relic?: RelicId | null; place?: PlaceId | null };
  "relics-for-camp": { count?: number };
  "removed": { piece?: KindId | null; place?: PlaceId | null; count?: number };
  "repair-which": { count?: number };
  "repaired": { item?: ItemId | null };
  "reshuffled": { count?: number };
  "retained": { card?: CardId | null; post?: PostId | null };
  "retinue": { post?: PostId | null };
  "retinue-lost": { card?: CardId | null };
  "return-card": { count?: number };
  "returned": { count?: number };
  "reveal-acolyte": Record<string, never>;
  "reveal-scores": { points?: number };
  "revealed": { card?: CardId | null };
  "revenge": { count?: number; acolytes?: number };
  "revolt-for": { supporters?: number; warriors?: number };
  "revolted": { place?: PlaceId | null };
  "ritual": { card?: FaceId | null; points?: number };
  "ritual-build": { suit?: SuitId | null };
  "ritual-recruit": { suit?: SuitId | null };
  "riverfolk-action": { count?: number };
  "riverfolk-start": { count?: number };
  "robbed-on-the-way": { side?: SideId | null; from?: PlaceId | null; to?: PlaceId | null };
  "rolled": { one?: number; two?: number; attacker?: number; defender?: number };
  "roosts-score": { points?: number };
  "rowdy-draws": { cards?: number };
  "ruin-removed": { place?: PlaceId | null };
  "sabotage-what": { side?: SideId | null };
  "sabotaged": { side?: SideId | null; card?: CardId | null };
  "sacrificed": { acolytes?: number };
  "sailed": { from?: PlaceId | null; to?: PlaceId | null };
  "sails-for-a-card": Record<string, never>;
  "sanctified": { place?: PlaceId | null; piece?: KindId | null };
  "sanctify-scores": { now?: number; points?: number };
  "sanctify-what": { place?: PlaceId | null };
  "scatter": { suit?: SuitId | null };
  "scorched-earth": { place?: PlaceId | null };
  "scored": { points?: number; total?: number };
  "scouted": { place?: PlaceId | null };
  "scouts": { enemy?: SideId | null; place?: PlaceId | null };
  "scrapped": { item?: ItemId | null };
  "sent": { card?: CardId | null; post?: PostId | null };
  "sent-retainer": { post?: PostId | null };
  "set-price": { service?: ServiceId | null; price?: number };
  "settled": { place?: PlaceId | null };
  "setup-character": { character?: CharacterId | null };
  "setup-locked": { side?: SideId | null };
  "shift-card": { post?: PostId | null };
  "shift-to": { post?: PostId | null };
  "showed-hand": { side?: SideId | null; cards: Array<CardId> };
  "slip": { place?: PlaceId | null };
  "souls-discarded": { count?: number };
  "special": { character?: CharacterId | null };
  "spend-for-dominance": { card?: FaceId | null };
  "spend-supporter": { place?: PlaceId | null; count?: number };
  "spend-which": { count?: number };
  "spent": { card?: CardId | null };
  "spent-fund": { owner?: SideId | null };
  "spent-supporter": { card?: CardId | null };
  "spies-second": { place?: PlaceId | null };
  "squandered": { item?: ItemId | null };
  "starts-with": { items: Array<ItemId> };
  "steals": { cards?: number };
  "stood-in": { minister?: MinisterId | null };
  "strike-what": { side?: SideId | null; place?: PlaceId | null };
  "strike-whom": { place?: PlaceId | null };
  "stronghold-card": { place?: PlaceId | null };
  "supporter-discarded": { card?: CardId | null };
  "supporters": { count?: number };
  "swap-for": { card?: FaceId | null };
  "swap-give": { side?: SideId | null };
  "swapped": { stall?: number; gave?: CardId | null; took?: CardId | null };
  "sway-reveal": { minister?: MinisterId | null; count?: number };
  "swayed": { minister?: MinisterId | null };
  "sways-for": { cards?: number; points?: number };
  "sympathy": { place?: PlaceId | null };
  "sympathy-for": { supporters?: number; points?: number };
  "take-from-ruin": { place?: PlaceId | null };
  "take-item": { side?: SideId | null };
  "too-expensive": { price?: number; have?: number };
  "too-few-acolytes": { have?: number; needed?: number };
  "too-few-crows": { have?: number; needed?: number };
  "too-few-funds": { have?: number; needed?: number };
  "too-few-pieces": { suit?: SuitId | null; need?: number; have?: number };
  "too-few-pieces-any": { need?: number; have?: number };
  "too-few-points": { needed?: number };
  "too-few-supporters": { have?: number; needed?: number };
  "too-few-to-reveal": { have?: number; needed?: number };
  "too-little-wood": { have?: number; needed?: number };
  "took-back": { cards: Array<CardId> };
  "took-card": { side?: SideId | null; card?: CardId | null };
  "took-crafted-item": { side?: SideId | null; item?: ItemId | null };
  "took-discard": { card?: CardId | null };
  "took-dominance": { card?: CardId | null; paid?: CardId | null };
  "took-hireling-marker": { space?: number };
  "took-item": { item?: ItemId | null };
  "treated": { count?: number; place?: PlaceId | null };
  "treetop-slot": Record<string, never>;
  "trick-with": { from?: PlaceId | null };
  "tricked": { from?: PlaceId | null; to?: PlaceId | null };
  "trim-supporters": { count?: number };
  "trophy": { relic?: RelicId | null; place?: PlaceId | null };
  "trophy-where": { relic?: RelicId | null };
  "turmoil": { count?: number };
  "turn": { side?: SideId | null };
  "unburied": { count?: number };
  "uprising-gather": { suit?: SuitId | null };
  "uprising-price": { place?: PlaceId | null };
  "uprising-removes": { count?: number };
  "uprising-revolted": { place?: PlaceId | null };
  "uprising-rise": { suit?: SuitId | null };
  "uprising-rolled": { suit?: SuitId | null };
  "used-card": { card?: FaceId | null };
  "vaults-found": { count?: number };
  "vaults-watch": { count?: number };
  "viziers": { columns: Array<ColumnId> };
  "walk-to": { place?: PlaceId | null };
  "walked": { from?: PlaceId | null; to?: PlaceId | null };
  "warriors-at-warlord": { warriors?: number };
  "warriors-there": { count?: number };
  "which-slot": { piece?: KindId | null; place?: PlaceId | null };
  "with-ally": { side?: SideId | null };
  "won": { points?: number };
  "wood-for-points": { wood?: number; points?: number };
  "wood-in-reach": { wood?: number };
}

export type ZoneName = "common.deck" | "common.discard" | "common.dominance" | "common.played" | "marquise.hand" | "marquise.play" | "eyrie.hand" | "eyrie.play" | "eyrie.recruit" | "eyrie.move" | "eyrie.battle" | "eyrie.build" | "alliance.hand" | "alliance.play" | "alliance.supporters" | "vagabond.hand" | "vagabond.play" | "vagabond.quests" | "common.quest-deck" | "common.quests" | "common.ruin-c6" | "common.ruin-c10" | "common.ruin-c11" | "common.ruin-c12" | "second_vagabond.hand" | "second_vagabond.play" | "second_vagabond.quests" | "duchy.hand" | "duchy.play" | "duchy.revealed" | "corvids.hand" | "corvids.play" | "corvids.plots" | "corvids.plot-c1" | "corvids.plot-c2" | "corvids.plot-c3" | "corvids.plot-c4" | "corvids.plot-c5" | "corvids.plot-c6" | "corvids.plot-c7" | "corvids.plot-c8" | "corvids.plot-c9" | "corvids.plot-c10" | "corvids.plot-c11" | "corvids.plot-c12" | "hundreds.hand" | "hundreds.play" | "riverfolk.hand" | "riverfolk.play" | "keepers.hand" | "keepers.play" | "keepers.march" | "keepers.delve" | "keepers.recover" | "keepers.figure" | "keepers.tablet" | "keepers.jewelry" | "cult.hand" | "cult.play" | "cult.souls" | "cult.revealed";
