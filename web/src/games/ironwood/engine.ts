// Made by tools/wstypes.py from src/weald/games/ironwood/{position,names,state}.py. Do not edit.

export interface Battle {
  attacker: number;
  from: string;
  to: string;
}

export interface Bonus {
  damage: number;
  defense: number;
  dominance: number;
}

export interface Forest {
  fading: number;
  full: number;
  id: string;
  marks: Array<string>;
  warriors: number;
}

export interface Lasting {
  card: string;
  markers: number;
}

export interface Mountain {
  bot_mark: boolean;
  drill: boolean;
  forge: "forge" | "foundation" | "none";
  golems: number;
  id: string;
  marks: Array<string>;
  warriors: number;
}

export interface Position {
  active: number;
  battle: Battle | null;
  cargo: number;
  forests: Array<Forest>;
  golem_reserve: number;
  markers: number;
  mountains: Array<Mountain>;
  phase: "action" | "end" | "preparation";
  played: string | null;
  sides: Array<Side>;
  solo: Solo | null;
  supply: number;
  to_win: number;
  totem_reserve: number;
  track: number;
  track_cargo: Array<number>;
  turn: number;
  turns: number;
}

/** What one side has. */
export interface Side {
  crystals: number;
  lasting: Array<Lasting>;
  passed: Array<number>;
  reserve: number;
  side: string;
  slots: Array<Slot>;
  this_round: Array<string>;
  won: number;
}

export interface Slot {
  card: string;
  slot: number;
}

/** The bot's boards: turn card, approach or aid, Spirits, markers, bot hand. */
export interface Solo {
  aid?: string;
  approach?: string;
  bonus: Bonus;
  bot: "ironbot" | "woodbot";
  companion: boolean;
  deck: number;
  difficulty: Array<string>;
  hand: number;
  human: number;
  marked: Array<string>;
  seat: number;
  side: string;
  spirits?: number;
  turn_card?: string;
  vision_deck?: number;
}

/** What this viewer sees of the table, by the names of its things. */
export const positionOf = (view: { position: object }): Position => view.position as Position;

export type AidId = "disruptive" | "exalted";

export type CardId = "WW01" | "WW02" | "WW03" | "WW04" | "WW05" | "WW06" | "WW07" | "WW08" | "WW09" | "WW10" | "WW11" | "WW12" | "WW13" | "WW14" | "WW15" | "WW16" | "WW17" | "WW18" | "WW19" | "WW20" | "WW21" | "WW22" | "WW23" | "WW24" | "WW25" | "WW26" | "WW27" | "WW28" | "WW29" | "WW30" | "WW31" | "WW32" | "WW33" | "WW34" | "WW35" | "WW36" | "WW37" | "WW38" | "IC01" | "IC02" | "IC03" | "IC04" | "IC05" | "IC06" | "IC07" | "IC08" | "IC09" | "IC10" | "IC11" | "IC12" | "IC13" | "IC14" | "IC15" | "IC16" | "IC17" | "IC18" | "IC19" | "IC20" | "IC21" | "IC22" | "IC23" | "IC24" | "IC25" | "IC26" | "IC27" | "IC28" | "IC29" | "IC30" | "IC31" | "IC32" | "IC33" | "IC34" | "IC35" | "IC36" | "IC37" | "IC38" | "V01" | "V02" | "V03" | "V04" | "V05" | "V06" | "V07" | "V08" | "V09" | "V10";

export type DieId = "highest-even" | "lowest-even" | "highest-odd" | "lowest-odd";

export type FaceId = "alert" | "exhausted";

export type IconId = "alert" | "arrows" | "battle" | "card" | "compass" | "crystals" | "cubes" | "drill" | "eye" | "forge" | "golem" | "hit" | "search" | "shield" | "squad";

export type PlaceId = "f01" | "f02" | "f03" | "f04" | "f05" | "f06" | "f07" | "f08" | "f09" | "f10" | "f11" | "f12" | "f13" | "f14" | "f15" | "f16" | "ferrum" | "auria" | "lithimar" | "palladimor" | "zincur" | "argentimar" | "chromia" | "cobaltis" | "cuprumis" | "gallimor" | "plumbarum";

export type StepId = "located" | "plunder" | "act" | "secure" | "build" | "aggressive" | "found" | "exhausted";

export type UnitId = "warrior" | "golem";

/** What prompts, events and reasons carry; a value that a viewer may not know is left out. */
export interface Values {
  "advanced": { track?: number };
  "attack-failed": Record<string, never>;
  "attack-impossible": Record<string, never>;
  "attack-what": { from?: PlaceId | null };
  "attack-with": Record<string, never>;
  "attacked": { from?: PlaceId | null; to?: PlaceId | null; units?: number; enemies?: number };
  "battle-ended": { at?: PlaceId | null };
  "bot-aggressive": { forest?: PlaceId | null; squad?: number };
  "bot-aid": { side?: AidId | null };
  "bot-boxes-tokens": { count?: number };
  "bot-builds": { at?: PlaceId | null; units?: number };
  "bot-carries": { from?: PlaceId | null; to?: PlaceId | null; enemies?: number };
  "bot-carries-out": { from?: PlaceId | null; to?: PlaceId | null };
  "bot-compensated": { icon?: IconId | null };
  "bot-defensive": { crystals?: number; mountain?: PlaceId | null };
  "bot-demands-burn": Record<string, never>;
  "bot-demands-choice": Record<string, never>;
  "bot-deploys": { card?: CardId | null };
  "bot-deploys-nothing": Record<string, never>;
  "bot-drew": { count?: number };
  "bot-drew-top": { count?: number };
  "bot-drill-stays": { at?: PlaceId | null };
  "bot-empty-hand": Record<string, never>;
  "bot-expands": { at?: PlaceId | null; enemies?: number };
  "bot-expansive": Record<string, never>;
  "bot-expends": { card?: CardId | null; resolved?: number };
  "bot-focus": { forest?: PlaceId | null; squad?: number };
  "bot-forces-no-retreat": Record<string, never>;
  "bot-forces-retreat": { to?: PlaceId | null; units?: number };
  "bot-founds": { at?: PlaceId | null; units?: number };
  "bot-guards-ferrum": { warriors?: number };
  "bot-harasses": { to?: PlaceId | null; warriors?: number };
  "bot-hides-vision": { card?: CardId | null };
  "bot-icon": { icon?: IconId | null };
  "bot-ignores-icon": { icon?: IconId | null };
  "bot-locates": { card?: CardId | null; mountain?: PlaceId | null; left?: number };
  "bot-locates-nothing": Record<string, never>;
  "bot-marks": { at?: PlaceId | null };
  "bot-moves-nobody": Record<string, never>;
  "bot-need-not-pursue": { mountain?: PlaceId | null; units?: number; forest?: PlaceId | null; enemies?: number };
  "bot-no-card": Record<string, never>;
  "bot-no-source": { at?: PlaceId | null };
  "bot-no-target": Record<string, never>;
  "bot-nothing-to-protect": Record<string, never>;
  "bot-nowhere-to-expand": Record<string, never>;
  "bot-plunders": { to?: PlaceId | null; warriors?: number };
  "bot-protects": { at?: PlaceId | null; units?: number; enemies?: number };
  "bot-protects-ferrum": { units?: number; enough?: number };
  "bot-pursues": { at?: PlaceId | null; forest?: PlaceId | null; units?: number; enemies?: number };
  "bot-recruits-at": { at?: PlaceId | null; units?: number };
  "bot-returns-vision": { card?: CardId | null; deck?: number };
  "bot-rolls": { die?: DieId | null; at?: PlaceId | null; options: Array<PlaceId> };
  "bot-secures": { to?: PlaceId | null; warriors?: number };
  "bot-shuffles-hand": { count?: number };
  "bot-skips-attack": Record<string, never>;
  "bot-spirit-gone": { spirits?: number };
  "bot-spirits": { count?: number; spirits?: number };
  "bot-step": { step?: StepId | null };
  "bot-stuck": { forges?: number };
  "bot-too-weak": { from?: PlaceId | null; to?: PlaceId | null; units?: number; enemies?: number };
  "bot-turn-card": { face?: FaceId | null };
  "bot-unmarks": { at?: PlaceId | null };
  "build-where": Record<string, never>;
  "built": { at?: PlaceId | null; built?: number };
  "burn": { card?: CardId | null };
  "burn-vision": { card?: CardId | null };
  "burned": { card?: CardId | null };
  "burned-vision": { card?: CardId | null };
  "carried": { from?: PlaceId | null; to?: PlaceId | null; face?: number };
  "conceded": Record<string, never>;
  "damage": { card?: number; bonus?: number; golems?: number; forge?: number; defense?: number; total?: number };
  "deploy": { forest?: PlaceId | null; mountain?: PlaceId | null };
  "deployed": { deployed?: number; card?: CardId | null };
  "deployed-face-up": { card?: CardId | null };
  "discarded": { card?: CardId | null };
  "discover": Record<string, never>;
  "discover-with": { mountain?: PlaceId | null };
  "discovered": { card?: CardId | null; at?: PlaceId | null };
  "discovered-nothing": Record<string, never>;
  "discovery-impossible": Record<string, never>;
  "dominance": { units?: number; card?: number; bonus?: number; total?: number };
  "drew": { count?: number; cards: Array<CardId> };
  "drew-visions": { count?: number; cards: Array<CardId> };
  "drill-destroyed": { at?: PlaceId | null };
  "drill-stays": { at?: PlaceId | null };
  "drilled": { from?: PlaceId | null; to?: PlaceId | null };
  "end-phase": Record<string, never>;
  "end-turn": Record<string, never>;
  "enemy-burns": { card?: CardId | null };
  "enter-card": Record<string, never>;
  "enter-die": Record<string, never>;
  "enter-draw": { left?: number };
  "enter-first-vision": Record<string, never>;
  "enter-lost-vision": Record<string, never>;
  "enter-place": { left?: number };
  "enter-returned-vision": Record<string, never>;
  "enter-top-vision": Record<string, never>;
  "enter-vision": { left?: number };
  "exhausted": { card?: CardId | null };
  "extra-card": Record<string, never>;
  "faded": { at?: PlaceId | null; count?: number };
  "first-draw": { draw?: number; keep?: number };
  "first-vision": { card?: CardId | null };
  "flip-totem": Record<string, never>;
  "forces": { mine?: number; theirs?: number };
  "forge-of": { n?: number; goal?: number };
  "found-where": Record<string, never>;
  "founded": { at?: PlaceId | null };
  "founded-nothing": Record<string, never>;
  "gained": { count?: number };
  "hand-limit": { over?: number; limit?: number };
  "handicap": { left?: number };
  "how-many-golems": { from?: PlaceId | null; to?: PlaceId | null };
  "how-many-warriors": { from?: PlaceId | null; to?: PlaceId | null };
  "lasts": { card?: CardId | null; count?: number };
  "loaded": { count?: number };
  "looked-at-hand": { count?: number; cards: Array<CardId> };
  "looked-at-vision": { card?: CardId | null };
  "lost": { warriors?: number; golems?: number; warriors_left?: number; golems_left?: number };
  "lost-cargo": { count?: number };
  "lured": { unit?: UnitId | null; count?: number; from?: PlaceId | null; to?: PlaceId | null };
  "marched": { from?: PlaceId | null; to?: PlaceId | null; warriors?: number; golems?: number };
  "mark-where": { left?: number; card?: CardId | null };
  "marked": { card?: CardId | null; at?: PlaceId | null };
  "marker-off": { card?: CardId | null; left?: number };
  "mountain-guarded": { mountain?: PlaceId | null; units?: number };
  "move-drill": { from?: PlaceId | null; left?: number };
  "move-enemy": Record<string, never>;
  "move-enemy-to": { from?: PlaceId | null };
  "move-squad": { left?: number };
  "move-squad-to": { from?: PlaceId | null };
  "move-warrior": { left?: number };
  "move-warrior-to": { from?: PlaceId | null };
  "moved": { unit?: UnitId | null; count?: number; from?: PlaceId | null; to?: PlaceId | null };
  "moved-nobody": Record<string, never>;
  "no-attack": Record<string, never>;
  "no-squad-touching": { mountain?: PlaceId | null };
  "nobody-won": Record<string, never>;
  "ordered-back": { count?: number };
  "passed": Record<string, never>;
  "played": { card?: CardId | null };
  "put-back": { n?: number; of?: number };
  "recruit": { cost?: number; crystals?: number };
  "recruit-where": { unit?: UnitId | null; left?: number; card?: CardId | null };
  "recruited": { unit?: UnitId | null; at?: PlaceId | null };
  "rekindled": { at?: PlaceId | null };
  "remove-where": { unit?: UnitId | null; card?: CardId | null };
  "removed": { unit?: UnitId | null; at?: PlaceId | null };
  "reshuffled": { count?: number };
  "resolve": { left?: number; card?: CardId | null };
  "resolves": { card?: CardId | null; option?: number };
  "retreat": { from?: PlaceId | null };
  "retreated": { from?: PlaceId | null; to?: PlaceId | null };
  "revealed": { card?: CardId | null };
  "round": { round?: number };
  "sacrifice": { count?: number; card?: CardId | null };
  "secured": { from?: PlaceId | null; to?: PlaceId | null; secured?: number };
  "set-up": Record<string, never>;
  "shuffled-back": { count?: number };
  "spend": { crystals?: number; card?: CardId | null };
  "spent": { count?: number };
  "spread-damage": { damage?: number; at?: PlaceId | null };
  "stole": { count?: number };
  "supply-short": { count?: number };
  "swap-where": { card?: CardId | null };
  "swapped": { at?: PlaceId | null };
  "take-totem": { from?: PlaceId | null; to?: PlaceId | null };
  "too-few-crystals": { need?: number; have?: number };
  "took-back": { count?: number };
  "took-cargo": { count?: number };
  "turn": { turn?: number };
  "unloaded": { count?: number };
  "unmarked": { card?: CardId | null };
  "vanished": { at?: PlaceId | null; count?: number };
  "vision-forced": { card?: CardId | null };
  "vision-shuffled-back": Record<string, never>;
  "which-first": Record<string, never>;
  "which-marker": Record<string, never>;
  "won": { at?: PlaceId | null };
  "won-without-combat": { at?: PlaceId | null };
}

export type ZoneName = "woodwalkers.hand" | "woodwalkers.deployed" | "woodwalkers.deck" | "woodwalkers.discard" | "woodwalkers.slots" | "woodwalkers.in_play" | "woodwalkers.aside" | "woodwalkers.sealed" | "ironclad.hand" | "ironclad.deployed" | "ironclad.deck" | "ironclad.discard" | "ironclad.slots" | "ironclad.in_play" | "ironclad.aside" | "ironclad.sealed" | "visions.hand" | "visions.deck" | "visions.shown" | "visions.burned";
