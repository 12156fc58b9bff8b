/** What of the position several parts of the screen ask for. The names are the engine's (engine.ts). */
import type { View, Zone } from '../../api/messages';
import {
  type ColumnId,
  type KindId,
  type Position,
  positionOf,
  type SideId,
  type SuitId,
  type ZoneName,
} from './engine';

export type { Clearing, Player, Position, VagabondShare } from './engine';
export type Suit = SuitId;
export type Side = SideId;
export type Kind = KindId;
export type Column = ColumnId;
export type Item = 'boot' | 'bag' | 'crossbow' | 'hammer' | 'sword' | 'tea' | 'coin' | 'torch';
export type Condition = 'track' | 'ready' | 'exhausted' | 'damaged' | 'damaged_exhausted';

export const COLUMNS: Column[] = ['recruit', 'move', 'battle', 'build'];
export const SUITS = ['fox', 'rabbit', 'mouse'] as const;
export const PHASES = ['birdsong', 'daylight', 'evening'];

export const position = positionOf;

/** Pieces of a kind that are not on the map. */
export const supply = (now: Position, kind: string): number =>
  now.players.find((player) => kind in player.supply)?.supply[kind] ?? 0;
/** The side a kind of piece belongs to. */
export const ownerOf = (now: Position, kind: string): string | null =>
  now.players.find((player) => kind in player.supply)?.side ??
  (kind.endsWith('_warrior') ? kind.slice(0, -'_warrior'.length) : null); // hirelings

/** Pieces and factions that can be chosen where they stand: the question names the place, its options what is there. */
export function choosable(view: View, place: string): Set<string> {
  const here = view.decisions.filter((d) => d.args['place'] === place);
  return new Set(here.flatMap((d) => d.options.map((o) => o.at)).filter((at) => at !== '' && at !== place));
}

/** A zone of cards; those of a side that is not known here by name are asked for with ``pile``. */
export const zone = (view: View, name: ZoneName): Zone | undefined => view.zones[name];
export const pile = (view: View, side: string, name: string): Zone | undefined => view.zones[`${side}.${name}`];

/** With two Vagabonds items from ruins are told apart; they look and work the same. */
export const plainItem = (name: string): Item => name.replace(/^ruin_/, '') as Item;
