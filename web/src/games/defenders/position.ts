/** What the engine says about a Defenders position, read once. All names of the engine's fields are here. */
import type { Decision, View } from '../../api/messages';
import type { Talk } from '$shell/game';
import type { Side, Terrain } from './map';

export type Faction = 'order' | 'council' | 'coven' | 'sect';
export type Item = 'map' | 'bread' | 'potion' | 'rocket';

export interface Factory {
  number: number;
  reforested: boolean;
  /** The corner its arrow points to. */
  arrow: number;
  vents: Side[];
}
export interface HexState {
  id: string;
  terrain: Terrain | null;
  mechs: number;
  pollution: number;
  toxic: boolean;
  camp: { side: Faction; works: boolean } | null;
  leaders: Faction[];
  factory?: Factory;
}
export interface EdgeState {
  id: string;
  hexes: string[];
  /** A wall piece lies there; otherwise it is the wall of a factory or of the core. */
  piece: boolean;
  breach: Faction | null;
}
/** `right` and `corner`: the side of that hex it stands on, and the corner its front points to. */
export type EngineState = { edge: null } | { edge: string; right: string; corner: number; front: string | null };

export interface Player {
  side: Faction;
  seat: number;
  leader: string | null;
  at: string | null;
  left: boolean;
  support: number;
  maximum: number;
  track: number[];
  /** Fields of the track that still hold a camp. */
  camps: number[];
  camps_left: number;
  injuries: number;
  breaches: number;
  items: Partial<Record<Item, boolean>>;
  active: string | null;
  team: string[];
  power: string | null;
  threat: 'close' | 'ranged' | null;
}
export interface Danger {
  factories: number;
  factories_left: number;
  toxic: number;
  toxic_left: number;
  deaths: Partial<Record<Terrain, string>>;
  enclosed: string[];
  site: string | null;
  mechs_left: number;
  walls_left: number;
  reforest: string[];
}
export interface MachineEvent {
  kind: string;
  rule: string;
  args: Record<string, unknown>;
}
/** One card that may come next, played out. */
export interface Preview {
  card: string;
  left: number;
  events: MachineEvent[];
  injured: Faction[];
  ends: string | null;
}
export interface Position {
  phase: 'setup' | 'choosing' | 'revealing' | 'acting';
  turn: Faction | null;
  points: number;
  first: Faction | null;
  direction: 'right' | 'left';
  hexes: HexState[];
  edges: EdgeState[];
  engines: EngineState[];
  players: Player[];
  danger: Danger;
  machines: string[];
  /** Where one move of the active leader can end, and the whole path there. */
  ways: Record<string, string[]>;
  preview: Preview[];
  /** No card is flipped at the end of this turn. */
  hacked: boolean;
  talk: Talk | null;
}

export const position = (view: View): Position => view.position as unknown as Position;

export const playersOf = (view: View, seat: number): Player[] => position(view).players.filter((p) => p.seat === seat);
export const playerOf = (view: View, side: unknown): Player | undefined =>
  position(view).players.find((p) => p.side === side);
export const hexOf = (view: View, id: string): HexState | undefined => position(view).hexes.find((h) => h.id === id);

/** The player an open question is put to, or whose turn it is. */
export const askedPlayer = (view: View, decision: Decision | undefined): Player | undefined =>
  playerOf(view, decision?.args['side']) ?? playerOf(view, position(view).turn);

/** Prompts in which the leader sets out from where it stands. */
const SETTING_OUT = new Set([
  'act',
  'move-to',
  'regroup-to',
  'breach-which',
  'use-map',
  'use-potion',
  'use-rocket',
  'secret-paths',
  'sharpshooter',
  'tunnels',
]);
export function sourceOf(decision: Decision, view: View): string | null {
  const from = decision.args['from'];
  if (typeof from === 'string') return from;
  return SETTING_OUT.has(decision.prompt) ? (askedPlayer(view, decision)?.at ?? null) : null;
}
/** Prompts that a move along the ways answers. */
export const moving = (decision: Decision | undefined): boolean =>
  decision?.prompt === 'move-to' || decision?.prompt === 'use-map';
/** Where a press on the board moves the leader at once, without asking for the action first. */
export const stride = (view: View, decision: Decision | undefined): string[] =>
  decision?.prompt === 'act' && decision.options.some((o) => o.id === 'move') ? Object.keys(position(view).ways) : [];
