/** A battle as its four steps, put together from the log: ambush, roll, effects, hits. */
import type { LogEntry, View } from '../../api/messages';
import { factionOf, figures } from './factions.svelte';
import { ownerOf, position } from './position';
import { num } from '$shell/reading';

export interface Extra {
  count: number;
  rule: string;
  /** What deals them. */
  why: string;
}
export interface Fighter {
  /** Nobody's (-1) for hirelings. */
  seat: number;
  side: string;
  attacker: boolean;
  /** Hits dealt by the dice, after the limit; null before the roll. */
  rolled: number | null;
  extra: Extra[];
  /** Armorers: the hits rolled against this side do nothing. */
  armored: boolean;
  /** Hits dealt in all; null until they are counted. */
  hits: number | null;
  /** Hits suffered at once from an ambush. */
  ambushed: boolean;
  lost: { kind: string; count: number }[];
  damaged: string[];
  points: number;
  /** What else befell it, in words of its faction. */
  notes: string[];
}
export interface Fight {
  /** n of the log entry that opened it. */
  n: number;
  place: string;
  sides: [attacker: Fighter, defender: Fighter];
  ambush: string | null;
  foil: string | null;
  dice: [number, number] | null;
  /** 1 ambush, 2 roll, 3 effects, 4 hits. */
  step: number;
  /** No attacker was left after the ambush. */
  cut: boolean;
  over: boolean;
  /** How many choices had been made at its last entry. */
  ended: number;
}

const text = (v: unknown) => (typeof v === 'string' ? v : '');
/** A battle begins. */
export const isBattle = (entry: LogEntry) => entry.kind === 'battled' || entry.kind === 'hireling-battled';
/** The latest battle in a log, or null. */
export function lastFight(view: View, log: readonly LogEntry[]): Fight | null {
  let start = log.length - 1;
  while (start >= 0 && !isBattle(log[start]!)) start--;
  if (start < 0) return null;
  const opening = log[start]!;
  const now = position(view);
  // Hirelings attack by a sentence of their own, which names both.
  const { side, enemy } = opening.args;
  const names = enemy ? [text(side), text(enemy)] : [view.seats[opening.seat ?? 0]!, text(side)];
  const fighter = (side: string, attacker: boolean): Fighter => ({
    seat: view.seats.indexOf(side),
    side,
    attacker,
    rolled: null,
    extra: [],
    armored: false,
    hits: null,
    ambushed: false,
    lost: [],
    damaged: [],
    points: 0,
    notes: [],
  });
  const fight: Fight = {
    n: opening.n,
    place: text(opening.args['place']),
    sides: [fighter(names[0]!, true), fighter(names[1]!, false)],
    ambush: null,
    foil: null,
    dice: null,
    step: 1,
    cut: false,
    over: false,
    ended: opening.number,
  };
  const [attack, defend] = fight.sides;
  for (const entry of log.slice(start + 1)) {
    const { args } = entry;
    const mine = fight.sides.find((s) => s.seat === entry.seat);
    fight.ended = entry.number;
    if (entry.kind === 'battle-ended') {
      fight.over = true;
      break;
    }
    const note = mine && factionOf(mine.side)?.battleNote?.(entry);
    if (note) mine.notes.push(note);
    if (entry.kind === 'ambushed') {
      fight.ambush = text(args['card']);
      attack.ambushed = true;
    } else if (entry.kind === 'foiled') {
      fight.foil = text(args['card']);
      attack.ambushed = false;
    } else if (entry.kind === 'battle-over') fight.cut = true;
    else if (entry.kind === 'rolled') {
      fight.step = 3;
      fight.dice = [num(args['one']), num(args['two'])];
      attack.rolled = num(args['attacker']);
      defend.rolled = num(args['defender']);
    } else if (entry.kind === 'extra-hit' || entry.kind === 'hireling-extra-hit')
      (mine ?? fight.sides.find((s) => s.side === args['side']))?.extra.push({
        count: num(args['count']),
        rule: entry.rule,
        why: text(args['why']),
      });
    else if (entry.kind === 'armorers' && mine) mine.armored = true;
    else if (entry.kind === 'hits') {
      fight.step = 4;
      attack.hits = num(args['attacker']);
      defend.hits = num(args['defender']);
    } else if (entry.kind === 'removed' || entry.kind === 'hireling-removed') {
      const kind = text(args['piece']);
      fight.sides.find((s) => s.side === ownerOf(now, kind))?.lost.push({ kind, count: num(args['count']) });
    } else if (entry.kind === 'damaged') mine?.damaged.push(text(args['item']));
    else if (entry.kind === 'scored' && mine) mine.points += num(args['points']);
    else if (entry.kind === 'lost-points' && mine) mine.points -= num(args['points']);
  }
  return fight;
}

/** Did fewer hits count than the side's die shows, because no more fight for it? A rolled number that the other die shows, too,
 * may have come from there (some defenders take the higher one), unless it is just the number of fighters. */
export function capped(fight: Fight, side: Fighter, fighters: number): boolean {
  if (!fight.dice || side.rolled === null) return false;
  const [low, high] = [Math.min(...fight.dice), Math.max(...fight.dice)];
  if (side.rolled >= (side.attacker ? high : low)) return false;
  return side.rolled === fighters || (side.rolled > 0 && side.rolled !== low);
}

/** Warriors and pawns that stood there when the battle began. */
export function strength(view: View, fight: Fight, side: Fighter): number {
  const clearing = position(view).clearings[fight.place];
  const name = side.side;
  const own = (figure: string) => figure === name || ownerOf(position(view), figure) === name;
  const there = Object.entries(clearing?.warriors ?? {}).filter(([figure]) => own(figure));
  const lost = side.lost.filter((l) => l.kind === `${name}_warrior` || l.kind in figures);
  return (
    there.reduce((n, [, count]) => n + count, 0) +
    lost.reduce((n, l) => n + l.count, 0) +
    (clearing?.pawns.includes(name) ? 1 : 0)
  );
}
