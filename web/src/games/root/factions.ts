/** What each faction's folder brings: `look.ts` how it is told apart, `Board.svelte` its board, fetched when it is wanted.
 *
 * Nothing else lists the factions.
 */
import { Later } from '$lib/later.svelte';
import type { SideLook } from '$shell/game';
import type { Component } from 'svelte';
import type { View } from '../../api/messages';
import type { Position } from './position';

/** A silhouette, feet at (0, 0), in a box of about 26 by 32. */
export interface Drawing {
  body: string;
  /** Parts that are lines, not shapes (the wanderer's stick). */
  lines?: string;
  /** A second shape (the bundle on the stick). */
  more?: string;
  face: string;
  /** How far apart several of them stand. */
  spread?: number;
  eyes: [number, number][];
}

/** A building is square, a token round. */
export interface PieceLook {
  icon: string;
  round?: boolean;
  /** A class that sets --side, where it is not the faction's. */
  tone?: string;
  /** Carries the suit of its clearing. */
  stamped?: boolean;
}

export interface FactionLook {
  /** The sides that play it, by name. */
  sides: Record<string, SideLook>;
  /** Its figures on the map: warriors by their side, others by their kind. */
  figures: Record<string, Drawing>;
  /** Its buildings and tokens, by kind. */
  pieces: Record<string, PieceLook>;
  /** Pictures of its actions, by their words. */
  actions?: Record<string, string>;
  /** What an action does, where `ui-rt-does-<word>` cannot know it. */
  actionNote?: (now: Position, side: string, word: string) => string;
  /** Prompts that ask for cards of a pile of its own, not of the hand. */
  asksFor?: Record<string, string>;
  /** What its seat shows in a word. */
  note?: (view: View, now: Position, side: string, open: boolean) => string;
}

export interface OwnBoardProps {
  view: View;
  side: string;
  now: Position;
  legal: ReadonlySet<string>;
  onpick: (id: string) => void;
}

const looks = import.meta.glob<FactionLook>('./factions/*/look.ts', { import: 'default', eager: true });
const boards = import.meta.glob<Component<OwnBoardProps>>('./factions/*/Board.svelte', { import: 'default' });

export const FACTIONS: FactionLook[] = Object.values(looks);
const merged = <T>(part: (faction: FactionLook) => Record<string, T> | undefined): Record<string, T> =>
  Object.assign({}, ...FACTIONS.map((faction) => part(faction) ?? {})) as Record<string, T>;

export const sides = merged((faction) => faction.sides);
export const figures = merged((faction) => faction.figures);
export const pieces = merged((faction) =>
  Object.fromEntries(
    Object.entries(faction.pieces).map(([kind, look]) => [
      kind,
      { ...look, tone: look.tone ?? Object.values(faction.sides)[0]!.tone },
    ]),
  ),
);
export const actions = merged((faction) => faction.actions);
export const asksFor = merged((faction) => faction.asksFor);

export const factionOf = (side: string): FactionLook | undefined => FACTIONS.find((faction) => side in faction.sides);

const later = new Map(
  Object.entries(boards).flatMap(([path, fetch]) => {
    const board = new Later(fetch);
    return Object.keys(looks[path.replace('Board.svelte', 'look.ts')]!.sides).map((side) => [side, board] as const);
  }),
);
/** The board of a side; it comes when it is first asked for. */
export const boardOf = (side: string): Component<OwnBoardProps> | undefined => later.get(side)?.now;
/** All boards of these sides, for tests. */
export const fetchBoards = (of: readonly string[]): Promise<unknown> =>
  Promise.all(of.map((side) => later.get(side)?.load()));
