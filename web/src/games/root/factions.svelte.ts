/** What each faction's folder brings: `crest.ts` how it is told apart; `look.ts` its board, its pieces and words.
 *
 * Looks are fetched when they are wanted: those of the factions in play. Nothing else lists the factions.
 */
import { Later } from '$lib/later.svelte';
import type { Component } from 'svelte';
import type { Blocked, Decision, LogEntry, Option, View } from '../../api/messages';
import type { SideLook } from '$shell/game';
import { known } from '$shell/reading';
import { crests, sides } from './crests';
import type { Position, Suit } from './position';

export { sides } from './crests';

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

/** Whose figure it is: a side's own, or that of a champion's side. */
export interface Figure extends Drawing {
  look: SideLook;
}

/** A building is square, a token round. */
export interface PieceLook {
  icon: string;
  round?: boolean;
  /** A class that sets --side, where it is not the faction's. */
  tone?: string;
  /** Carries a suit: its own, or (true) that of its clearing. */
  stamped?: true | Suit;
  /** Face down: the zone in which its owner sees its face, where it lies. */
  hides?: (place: string) => string;
}

export type OfferNote = (now: Position, decision: Decision, option: Option | Blocked) => string;

export interface FactionLook {
  /** Its board. */
  Board: Component<OwnBoardProps>;
  /** Its figures on the map: warriors by their side, others by their kind. */
  figures: Record<string, Drawing>;
  /** Its buildings and tokens, by kind. */
  pieces: Record<string, PieceLook>;
  /** Pictures of faces that may lie face down, by the names of the tokens. */
  faces?: Record<string, string>;
  /** Pictures of its actions, by their words. */
  actions?: Record<string, string>;
  /** What an action does, where `ui-rt-does-<word>` cannot know it. */
  actionNote?: (now: Position, side: string, word: string, decision: Decision) => string;
  /** What a log entry of a battle says of its side, for the battle stage. */
  battleNote?: (entry: LogEntry) => string;
  /** Words whose choices explain themselves, with the family of texts that does (`minister-mayor.text`). */
  explained?: Record<string, string>;
  /** Events that turn a game, for the timeline. */
  turning?: readonly string[];
  /** What it says of choices that it lets everybody make, by their words. */
  offerNotes?: Record<string, OfferNote>;
  /** Prompts that everybody answers on its board. */
  visited?: readonly string[];
  /** Words that ask for cards lying elsewhere: they are shown beside the hand (`ui-rt-<word>-from`). */
  wares?: readonly string[];
  /** Prompts that ask for cards of a pile of its own, not of the hand. */
  asksFor?: Record<string, string>;
  /** What of its things lies in a place and tells more than its kind: the number on it, its full name. */
  lying?: (now: Position, place: string) => Lying[];
  /** What a question it is asked is about, beyond its words. */
  about?: (view: View) => string | null;
  /** What its seat shows in a word. */
  note?: (view: View, now: Position, side: string, open: boolean) => string;
}

export interface Lying {
  kind: string;
  value: string;
  name: string;
}

export interface OwnBoardProps {
  view: View;
  side: string;
  now: Position;
  legal: ReadonlySet<string>;
  onpick: (id: string) => void;
}

const looks = import.meta.glob<FactionLook>('./factions/*/look.ts', { import: 'default' });

/** Of the factions whose looks have come. */
export const figures = $state<Record<string, Figure>>({});
export const pieces = $state<Record<string, PieceLook>>({});
export const faces = $state<Record<string, string>>({});
export const actions = $state<Record<string, string>>({});
export const offerNotes = $state<Record<string, OfferNote>>({});
export const asksFor = $state<Record<string, string>>({});
export const explained = $state<Record<string, string>>({});
/** The side on whose board a prompt is answered. */
export const visited = $state<Record<string, string>>({});
export const wares = $state<string[]>([]);
export const turning = $state<Record<string, true>>({});

const later = new Map(
  Object.entries(crests).flatMap(([path, crest]) => {
    const look = new Later(async () => {
      const found = await looks[path.replace('crest.ts', 'look.ts')]!();
      const first = Object.values(crest)[0]!;
      for (const [kind, piece] of Object.entries(found.pieces)) pieces[kind] = { tone: first.tone, ...piece };
      for (const [name, drawing] of Object.entries(found.figures))
        figures[name] = { look: crest[name] ?? first, ...drawing };
      Object.assign(faces, found.faces);
      Object.assign(actions, found.actions);
      Object.assign(offerNotes, found.offerNotes);
      Object.assign(asksFor, found.asksFor);
      Object.assign(explained, found.explained);
      wares.push(...(found.wares ?? []));
      for (const prompt of found.visited ?? []) visited[prompt] = Object.keys(crest)[0]!;
      for (const event of found.turning ?? []) turning[event] = true;
      return found;
    });
    return Object.keys(crest).map((side) => [side, look] as const);
  }),
);

/** The colour of a figure. */
export const lookOf = (figure: string): SideLook | undefined => figures[figure]?.look ?? sides[figure];
export const toneOf = (figure: string): string => lookOf(figure)?.tone ?? '';
/** The look of a side's faction; it comes when it is first asked for. */
export const factionOf = (side: string): FactionLook | undefined => later.get(side)?.now;
/** What this viewer knows of a piece that lies face down: the name of its token. */
export function faceOf(view: View, kind: string, place: string): string | undefined {
  const zone = pieces[kind]?.hides?.(place);
  return zone ? known(view.zones[zone])[0] : undefined;
}
/** What the factions at the table have lying in a place. */
export const lyingIn = (seats: readonly string[], now: Position, place: string): Lying[] =>
  seats.flatMap((side) => factionOf(side)?.lying?.(now, place) ?? []);
/** All looks of these sides, for tests. */
export const fetchLooks = (of: readonly string[]): Promise<unknown> =>
  Promise.all(of.map((side) => later.get(side)?.load()));
