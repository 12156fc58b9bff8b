// Made by tools/wstypes.py from src/weald/games/defenders/{position,names,state}.py. Do not edit.

export interface Camp {
  side: "council" | "coven" | "order" | "sect";
  works: boolean;
}

/** The three ways to lose, and the pieces left. */
export interface Danger {
  cards_left: Array<string>;
  deaths: Array<Death>;
  enclosed: Array<string>;
  factories: number;
  factories_left: number;
  mechs_left: number;
  reforest: Array<string>;
  site: string | null;
  toxic: number;
  toxic_left: number;
  walls_left: number;
}

export interface Death {
  card: string;
  terrain: "forest" | "marsh" | "mountain" | "plains";
}

/** An edge with a wall. */
export interface Edge {
  breach: "council" | "coven" | "order" | "sect" | null;
  hexes: Array<string>;
  id: string;
  piece: boolean;
  side: "e" | "ne" | "nw" | "se" | "sw" | "w";
}

export interface Engine {
  corner: "n" | "ne" | "nw" | "s" | "se" | "sw";
  edge: string;
  front: string | null;
  right: string;
}

/** A factory tile on a hex; on the core the top tile of its stack. */
export interface Factory {
  arrow: "n" | "ne" | "nw" | "s" | "se" | "sw";
  number: number;
  reforested: boolean;
  vents: Array<"e" | "ne" | "nw" | "se" | "sw" | "w">;
}

export interface Hex {
  camp: Camp | null;
  factory: Factory | null;
  id: string;
  leaders: Array<"council" | "coven" | "order" | "sect">;
  mechs: number;
  pollution: number;
  q: number;
  r: number;
  terrain: "forest" | "marsh" | "mountain" | "plains" | null;
  toxic: boolean;
}

export interface ItemToken {
  item: "bread" | "map" | "potion" | "rocket";
  ready: boolean;
}

export interface MachineEvent {
  args: Record<string, unknown>;
  kind: string;
  rule: string;
}

export interface Player {
  active: string | null;
  at: string | null;
  breaches: number;
  camps: Array<number>;
  camps_left: number;
  injuries: number;
  injury_limit: number;
  items: Array<ItemToken>;
  leader: string | null;
  left: boolean;
  maximum: number;
  power: string | null;
  seat: number;
  side: "council" | "coven" | "order" | "sect";
  support: number;
  team: Array<string>;
  threat: "close" | "ranged" | null;
  track: Array<number>;
}

export interface Position {
  danger: Danger;
  direction: "left" | "right";
  edges: Array<Edge>;
  engines: Array<Engine | null>;
  first: "council" | "coven" | "order" | "sect" | null;
  hacked: boolean;
  hexes: Array<Hex>;
  machines: Array<string>;
  phase: "acting" | "choosing" | "revealing" | "setup";
  players: Array<Player>;
  points: number;
  preview: Array<Preview>;
  talk: Talk;
  turn: "council" | "coven" | "order" | "sect" | null;
  ways: Record<string, Array<string>>;
}

/** One machine card that may come next, played out. */
export interface Preview {
  card: string;
  ends: string | null;
  events: Array<MachineEvent>;
  injured: Array<"council" | "coven" | "order" | "sect">;
  left: number;
}

export interface Signal {
  key: string;
  rule: string;
}

export interface Talk {
  free: boolean;
  rule: string;
  signals: Array<Signal>;
}

/** What this viewer sees of the table, by the names of its things. */
export const positionOf = (view: { position: object }): Position => view.position as Position;

export type AbilityId = "order_comrade" | "order_archives" | "order_almanac" | "council_comrade" | "council_field_kitchen" | "council_breaking_bread" | "coven_comrade" | "coven_bubbling_brew" | "coven_apothecary" | "sect_comrade" | "sect_arsenal" | "sect_fireworks" | "order_controlled_burn" | "order_burning_heat" | "order_pyromancy" | "order_manifesto" | "order_travelling_library" | "order_sanctuary" | "council_sustenance" | "council_bountiful_harvest" | "council_caravan" | "council_toughness" | "council_sharpshooter" | "council_field_hospital" | "coven_agility" | "coven_ambush" | "coven_secret_paths" | "coven_friendly_fungi" | "coven_acid_rain" | "coven_healing_herbs" | "sect_hacking" | "sect_scrap_hunting" | "sect_power_down" | "sect_tunnels" | "sect_ballistics" | "sect_demolition";

export type CardId = "order_kelpuz" | "order_rystle" | "order_popel" | "order_sorrelin" | "order_wyzypa" | "order_harrow" | "order_bernadorn" | "order_tindrel" | "order_lumiz" | "order_ubi" | "order_mora" | "order_pyrdalja" | "order_mirit" | "order_mudruc" | "order_folia" | "order_quillan" | "order_flika" | "order_ondry" | "council_cmuchin" | "council_henk" | "council_svaca" | "council_kalsa" | "council_bastedie" | "council_torpis" | "council_brambo" | "council_osvina" | "council_medunka" | "council_turina" | "council_griz" | "council_aexyl" | "council_azen" | "council_rintro" | "council_okula" | "council_prackus" | "council_vatsi" | "council_glint" | "coven_mirel" | "coven_dusk" | "coven_nettla" | "coven_pimpern" | "coven_hemlo" | "coven_sagewin" | "coven_las" | "coven_fennik" | "coven_briar" | "coven_snare" | "coven_willowick" | "coven_rushka" | "coven_morelle" | "coven_sporek" | "coven_vitriola" | "coven_cauld" | "coven_yarra" | "coven_balmoss" | "sect_cogwin" | "sect_quartzel" | "sect_fusel" | "sect_petard" | "sect_riiz" | "sect_zizzle" | "sect_nullo" | "sect_vexel" | "sect_rivetta" | "sect_magpin" | "sect_ohmik" | "sect_fizz" | "sect_delva" | "sect_molkin" | "sect_parabol" | "sect_arco" | "sect_crumble" | "sect_dynara" | "engines_1" | "engines_2" | "mechs_1" | "mechs_2" | "factories_1" | "factories_2" | "restart" | "challenging_engines_1" | "challenging_engines_2" | "challenging_mechs_1" | "challenging_mechs_2" | "challenging_factories_1" | "challenging_factories_2";

export type DirectionId = "right" | "left";

export type EdgeId = string;

export type EngineId = number;

export type ItemId = "map" | "bread" | "potion" | "rocket";

export type LeaderId = "order_b" | "order_s" | "council_n" | "council_t" | "coven_z" | "coven_a" | "sect_g" | "sect_u";

export type PlaceId = "core" | "d5" | "e4" | "e3" | "d3" | "c3" | "c4" | "d6" | "e5" | "f4" | "f3" | "f2" | "e2" | "d2" | "c2" | "b2" | "b3" | "b4" | "c5" | "d7" | "e6" | "f5" | "g4" | "g3" | "g2" | "g1" | "f1" | "e1" | "d1" | "c1" | "b1" | "a1" | "a2" | "a3" | "a4" | "b5" | "c6";

export type SideId = "order" | "council" | "coven" | "sect";

export type TerrainId = "forest" | "plains" | "marsh" | "mountain";

/** What prompts, events and reasons carry; a value that a viewer may not know is left out. */
export interface Values {
  "acid-rain": { side?: SideId | null };
  "act": { side?: SideId | null; points?: number };
  "breach-which": { side?: SideId | null };
  "breached": { side?: SideId | null; edge?: EdgeId | null };
  "built-camp": { side?: SideId | null; at?: PlaceId | null };
  "built-factory": { at?: PlaceId | null; tile?: number };
  "built-wall": { edge?: EdgeId | null };
  "came-along": { at?: PlaceId | null; mechs?: number; pollution?: number; toxic?: number };
  "cleansed": { side?: SideId | null; at?: PlaceId | null; toxic?: number };
  "core-completed": Record<string, never>;
  "defender": { points?: number; terrain?: TerrainId | null; ability?: AbilityId | null };
  "demolition": { side?: SideId | null };
  "deployed-hunter": { engine?: EngineId | null; at?: PlaceId | null };
  "destroyed-mech": { side?: SideId | null; at?: PlaceId | null };
  "died": { side?: SideId | null; card?: CardId | null; terrain?: TerrainId | null };
  "direction-flipped": { direction?: DirectionId | null };
  "drew": { side?: SideId | null; count?: number; cards: Array<CardId> };
  "earns-support": { support?: number };
  "ended-turn": { side?: SideId | null; points?: number };
  "engine-deployed": { engine?: EngineId | null; edge?: EdgeId | null };
  "engine-moved": { engine?: EngineId | null; from?: EdgeId | null; to?: EdgeId | null };
  "engine-reset": { engine?: EngineId | null };
  "engine-waits": { engine?: EngineId | null };
  "first-player": { side?: SideId | null };
  "flipped": { side?: SideId | null; card?: CardId | null };
  "gained-support": { side?: SideId | null; count?: number; support?: number };
  "hacked": { side?: SideId | null };
  "hand-up-to": { hand?: number };
  "healed": { side?: SideId | null; count?: number };
  "healing-herbs": { side?: SideId | null };
  "heals": { injuries?: number };
  "injured": { side?: SideId | null; count?: number };
  "item-there": { item?: ItemId | null };
  "joined": { side?: SideId | null; card?: CardId | null };
  "joins-for": { points?: number };
  "lead": { side?: SideId | null };
  "lead-alone": Record<string, never>;
  "led": { side?: SideId | null; card?: CardId | null };
  "led-blind": { side?: SideId | null; card?: CardId | null };
  "left": { side?: SideId | null };
  "library-from": { side?: SideId | null };
  "library-to": { side?: SideId | null; from?: PlaceId | null };
  "machines-next": { points?: number };
  "machines-reshuffled": Record<string, never>;
  "massacre": Record<string, never>;
  "move-to": { side?: SideId | null };
  "moved": { side?: SideId | null; from?: PlaceId | null; to?: PlaceId | null };
  "moved-camp": { side?: SideId | null; from?: PlaceId | null; to?: PlaceId | null };
  "no-effect": { side?: SideId | null; ability?: AbilityId | null };
  "no-injury": Record<string, never>;
  "no-machine-card": Record<string, never>;
  "nobody-died": { side?: SideId | null };
  "opening-mix": { first?: SideId | null; second?: SideId | null };
  "own-abilities": { leader?: LeaderId | null; abilities: Array<AbilityId> };
  "pick-leader": { side?: SideId | null };
  "picked-leader": { side?: SideId | null; leader?: LeaderId | null };
  "placed-mechs": { at?: PlaceId | null; count?: number };
  "polluted": { from?: PlaceId | null; at?: PlaceId | null };
  "pursued": { from?: PlaceId | null; to?: PlaceId | null; count?: number };
  "rained": { side?: SideId | null; at?: PlaceId | null };
  "readied": { side?: SideId | null; item?: ItemId | null };
  "recovered": { side?: SideId | null };
  "reforested": { side?: SideId | null; at?: PlaceId | null; tile?: number };
  "regroup-to": { side?: SideId | null };
  "regrouped": { side?: SideId | null; from?: PlaceId | null; to?: PlaceId | null };
  "reshuffled": { side?: SideId | null; count?: number };
  "reveal-next": Record<string, never>;
  "reveals": { side?: SideId | null; card?: CardId | null; ability?: AbilityId | null };
  "rolled": { side?: SideId | null; face?: number; injuries?: number };
  "round-began": { round?: number };
  "secret-paths": { side?: SideId | null };
  "sharpshooter": { side?: SideId | null };
  "shifted": { side?: SideId | null; from?: PlaceId | null; to?: PlaceId | null };
  "spared": { side?: SideId | null; ability?: AbilityId | null };
  "started": { side?: SideId | null; at?: PlaceId | null };
  "starting-camp": { side?: SideId | null };
  "stays": { side?: SideId | null };
  "support-full": Record<string, never>;
  "support-too-low": { have?: number; need?: number };
  "toxic-catastrophe": Record<string, never>;
  "toxic-price": Record<string, never>;
  "tunnelled": { side?: SideId | null; from?: PlaceId | null; to?: PlaceId | null };
  "tunnels": { side?: SideId | null };
  "turn-began": { side?: SideId | null; points?: number };
  "turned-toxic": { at?: PlaceId | null };
  "use-map": { side?: SideId | null };
  "use-potion": { side?: SideId | null };
  "use-rocket": { side?: SideId | null };
  "used-item": { side?: SideId | null; item?: ItemId | null };
  "ways": { count?: number };
  "whose-ability": { ability?: AbilityId | null };
  "won": Record<string, never>;
}

export type ZoneName = "machines.deck" | "machines.discard" | "order.deck" | "order.hand" | "order.discard" | "council.deck" | "council.hand" | "council.discard" | "coven.deck" | "coven.hand" | "coven.discard" | "sect.deck" | "sect.hand" | "sect.discard";
