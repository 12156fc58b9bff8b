/** What a view of Root says, by the names of its things. All names of the engine's fields are here. */
import type { LogEntry, View, Zone } from '../../api/messages';
import type { MapName } from './map';

export type Suit = 'fox' | 'rabbit' | 'mouse' | 'bird';
export type Side = 'marquise' | 'eyrie' | 'alliance' | 'vagabond' | 'second_vagabond';
export type Item = 'boot' | 'bag' | 'crossbow' | 'hammer' | 'sword' | 'tea' | 'coin' | 'torch';
export type Building = 'sawmill' | 'workshop' | 'recruiter' | 'roost' | 'base';
export type Token = 'keep' | 'wood' | 'sympathy';
export type Kind = 'marquise_warrior' | 'eyrie_warrior' | 'alliance_warrior' | Building | Token;
export type Column = 'recruit' | 'move' | 'battle' | 'build';
export type Condition = 'track' | 'ready' | 'exhausted' | 'damaged' | 'damaged_exhausted';

export const ARMIES: Side[] = ['marquise', 'eyrie', 'alliance'];
export const BUILDINGS: Building[] = ['sawmill', 'workshop', 'recruiter', 'roost', 'base'];
export const COLUMNS: Column[] = ['recruit', 'move', 'battle', 'build'];
export const SUITS = ['fox', 'rabbit', 'mouse'] as const;
export const PHASES = ['birdsong', 'daylight', 'evening'] as const;
export const OWNER: Record<Building | Token, Side> = {
  sawmill: 'marquise',
  workshop: 'marquise',
  recruiter: 'marquise',
  keep: 'marquise',
  wood: 'marquise',
  roost: 'eyrie',
  base: 'alliance',
  sympathy: 'alliance',
};

export interface Clearing {
  suit: Suit;
  slots: number;
  open: number;
  ruin: boolean;
  scorched: boolean;
  ruler: Side | null;
  pieces: Partial<Record<Kind, number>>;
  pawns: Side[];
}
export interface Player {
  side: Side;
  /** Nobody scores any more with an activated dominance card or in a coalition. */
  points: number | null;
  dominance: string | null;
  partner: number | null;
  coalition: boolean;
  hand: number;
  crafted: Partial<Record<Item, number>>;
}
export interface Vagabond {
  pawn: string;
  character: string;
  items: Record<Condition, Record<string, number>>;
  relations: Partial<Record<Side, string>>;
  aids: Partial<Record<Side, number>>;
}
export interface Battle {
  attacker: number;
  defender: number;
  place: string;
  ally: Side | null;
  attacker_hits: number;
  defender_hits: number;
}
export interface Position {
  map: MapName;
  turn: number;
  phase: (typeof PHASES)[number];
  clearings: Record<string, Clearing>;
  players: Player[];
  supply: Record<Kind, number>;
  items: Record<Item, number>;
  eyrie: { leader: string | null; face_up: string[]; viziers: Record<Column, number> };
  officers: number;
  vagabonds: Partial<Record<Side, Vagabond>>;
  /** What the seat whose turn it is can still activate, and has activated. */
  crafting: Record<(typeof SUITS)[number], { free: number; used: number }>;
  battle: Battle | null;
}

export const position = (view: View): Position => view.position as unknown as Position;

/** Pieces and factions that can be chosen where they stand: the question names the place, its options what is there. */
export function choosable(view: View, place: string): Set<string> {
  const here = view.decisions.filter((d) => d.args['place'] === place);
  return new Set(here.flatMap((d) => d.options.map((o) => o.at)).filter((at) => at !== '' && at !== place));
}

export const zone = (view: View, name: string): Zone | undefined => view.zones[name];

/** With two Vagabonds items from ruins are told apart; they look and work the same. */
export const plainItem = (name: string): Item => name.replace(/^ruin_/, '') as Item;

export interface Flight {
  piece: Side;
  from: string;
  to: string;
}
export function flightsOf(entry: LogEntry, view: View): Flight[] {
  const { from, to, side } = entry.args;
  if (typeof from !== 'string' || typeof to !== 'string') return [];
  const mover = typeof side === 'string' ? side : entry.seat === null ? undefined : view.seats[entry.seat];
  if (!mover || (entry.kind !== 'moved' && entry.kind !== 'walked')) return [];
  return [{ piece: mover as Side, from, to }];
}
