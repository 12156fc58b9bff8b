/** The events of a choice as beats: which belong together, how the table looks before and after, how long one takes. */
import type { Change, LogEntry, View } from '../api/messages';
import type { GameUI, Staged } from './game';

export interface Beat {
  /** Entries that are told together, in their order. */
  entries: readonly LogEntry[];
  /** The one that is seen; the others have nothing to show. */
  lead: LogEntry;
  before: View;
  after: View;
  kind: 'quiet' | 'mark' | 'way' | 'scene';
  /** The viewer's own doing. */
  own: boolean;
  /** The battle it belongs to. */
  scene: Staged | null;
}

type Teller = Pick<GameUI, 'isPlace' | 'stats' | 'battle' | 'atOnce' | 'underway'>;

/** A value with changes made in it; what they do not touch is the same as before. */
export function changed<T extends object>(value: T, changes: readonly Change[]): T {
  const mine = new Set<object>();
  const own = <O extends object>(o: O): O => {
    if (mine.has(o)) return o;
    const copy = (Array.isArray(o) ? [...(o as unknown[])] : { ...o }) as O;
    mine.add(copy);
    return copy;
  };
  const out = own(value);
  for (const { at, to, gone } of changes) {
    let box = out as Record<string | number, unknown>;
    for (const key of at.slice(0, -1)) box = (box[key] = own(box[key] as object)) as Record<string | number, unknown>;
    const last = at[at.length - 1]!;
    if (gone) delete box[last];
    else box[last] = to;
  }
  return out;
}

/** The table after each of the latest entries: the last is the view, the others are found by going back from it. While they are
 * told nobody is asked anything. */
export function framesOf(view: View, entries: readonly LogEntry[], back: readonly Change[][]): View[] {
  const frames: View[] = [];
  let frame: View = { ...view, decisions: [], undo: null, over: false, result: null };
  for (let i = entries.length - 1; i >= 0; i--) {
    frames.unshift(frame);
    const before = entries[i - 1];
    const changes = back[entries.length - 1 - i];
    if (!before || !changes) continue;
    const waiting = before.seat === null ? frame.waiting : [before.seat];
    frame = { ...changed(frame, changes), waiting };
  }
  return frames;
}

/** The places an entry is about. */
export const placesOf = (entry: LogEntry | undefined, isPlace: (id: string) => boolean): string[] =>
  entry
    ? Object.entries(entry.args).flatMap(([name, value]) =>
        typeof value === 'string' && name !== 'options' && isPlace(value) ? [value] : [],
      )
    : [];

/** From where to where something went. */
export function wayOf(entry: LogEntry, isPlace: (id: string) => boolean): [from: string, to: string] | null {
  const { from, to } = entry.args;
  const places = typeof from === 'string' && typeof to === 'string' && isPlace(from) && isPlace(to);
  return places && from !== to ? [from, to] : null;
}

const figures = (game: Teller, view: View): string =>
  view.seats
    .map((_, seat) =>
      game
        .stats(view, seat)
        .map((stat) => stat.value)
        .join(),
    )
    .join(';');

/** New entries as beats. `log` is the log before them, `frames` the table after each of them. */
export function beatsOf(
  game: Teller,
  before: View,
  log: readonly LogEntry[],
  entries: readonly LogEntry[],
  frames: readonly View[],
): Beat[] {
  const out: Beat[] = [];
  let waiting: LogEntry[] = []; // nothing to see: told with what comes next
  let from = before;
  let latest = game.battle?.(before, log) ?? null;
  const mine = (entry: LogEntry) => entry.seat !== null && entry.seat === before.you;
  entries.forEach((entry, i) => {
    const was = frames[i - 1] ?? before;
    const after = frames[i]!;
    const told = [...log, ...entries.slice(0, i + 1)];
    const found = game.battle?.(after, told) ?? null;
    // The entry that ends a battle belongs to it, what follows does not.
    const ended = latest?.over && latest.n === found?.n;
    const scene = found && found.n >= 0 && entry.n >= found.n && !ended ? found : null;
    latest = found;
    const last = out.at(-1);
    const points = typeof entry.args['points'] === 'number';
    // Points belong to what brought them.
    const bonus = points && last?.lead.seat === entry.seat && !placesOf(entry, game.isPlace).length;
    if (last && !waiting.length && (bonus || game.atOnce?.(last.lead, entry))) {
      out[out.length - 1] = { ...last, entries: [...last.entries, entry], after, scene: scene ?? last.scene };
      from = after;
      return;
    }
    const kind = scene
      ? 'scene'
      : game.underway?.(was, after, [entry])
        ? 'way'
        : points || placesOf(entry, game.isPlace).length || figures(game, was) !== figures(game, after)
          ? 'mark'
          : 'quiet';
    if (kind === 'quiet' && i < entries.length - 1) {
      waiting.push(entry);
      return;
    }
    const own = mine(entry);
    const others = own ? waiting.filter((quiet) => !mine(quiet)) : [];
    // One's own deeds take no time: what others did before them is told for itself.
    if (others.length) {
      const lead = others.at(-1)!;
      const told = waiting.slice(0, waiting.indexOf(lead) + 1);
      const then = frames[entries.indexOf(lead)]!;
      out.push({ entries: told, lead, before: from, after: then, kind: 'quiet', own: false, scene: null });
      waiting = waiting.slice(told.length);
      from = then;
    }
    out.push({ entries: [...waiting, entry], lead: entry, before: from, after, kind, own, scene });
    waiting = [];
    from = after;
  });
  return out;
}

/** Milliseconds at normal pace. */
const LENGTH = { quiet: 160, mark: 420, way: 600, scene: 150 };
/** One's own deeds are known already: only what moves takes its time, and battles. */
const OWN = { quiet: 0, mark: 0, way: 280, scene: 320 };
const OUTCOME = 800; // to see how others' battle ended
const SAID = 1600; // to read why
/** The moment before dice and chips are known. */
const HUSH = { mine: 650, others: 400 };

export function lengthOf(beat: Beat, you: number | null): number {
  const mine = fights(beat, you);
  if (beat.own || mine) return OWN[beat.kind];
  const said = beat.entries.some((entry) => entry.because) ? SAID : 0;
  return LENGTH[beat.kind] + said + (beat.scene?.over ? OUTCOME : 0);
}

/** How long the beat keeps still before it says what chance decided. */
export function hushOf(game: Pick<GameUI, 'suspense'>, beat: Beat, you: number | null): number {
  if (!beat.entries.some((entry) => game.suspense?.(entry))) return 0;
  return beat.own || fights(beat, you) ? HUSH.mine : HUSH.others;
}

const fights = (beat: Beat, you: number | null): boolean =>
  beat.scene !== null && you !== null && beat.scene.seats.includes(you);
