/** A battle as the log tells it: one lane for each fighter, with every chip in order and the strength after it. */
import type { LogEntry, View } from '../../api/messages';
import { num } from '$shell/reading';

export interface Step {
  draw: number;
  chip: string;
  /** Several were drawn and one is being picked. */
  several: string[];
  state: 'open' | 'played' | 'blocked' | 'suffered';
  by: number;
  beside: number;
  times: number;
  /** What made it count more or less: "+2", "×2", "−4", "=1". */
  marks: string[];
  lost: number;
  /** The entries that tell why. */
  why: LogEntry[];
  /** Strength when it was done. */
  after: number;
}
export interface Lane {
  seat: number;
  start: number;
  strength: number;
  status: 'active' | 'halted' | 'bust';
  steps: Step[];
  place: number;
  tied: boolean;
  /** Points of this battle. */
  scored: number;
}
export interface Battle {
  /** The log entry it began with. */
  n: number;
  region: string;
  lanes: Lane[];
  /** Seats that laid a bet. */
  bets: number[];
  draw: number;
  /** Chips lie open that are not yet played. */
  open: boolean;
  ranked: boolean;
  over: boolean;
  /** Two players: the local resistance fights too (17.3). */
  resistance: { strength: number; place: number; tied: boolean } | null;
}

const word = (value: unknown): string => (typeof value === 'string' ? value : '');
export const isDraw = (entry: LogEntry): boolean => entry.kind === 'drew' || entry.kind === 'drew-several';

const BEGINS = new Set(['battle-began', 'uncontested', 'tea-begins']);
const NO_WINNER = new Set(['nobody-wins', 'resistance-holds']);
const CHANGES = new Set(['warmonger', 'chip-changed', 'beside']);
const SIGNS: Record<string, string> = { add: '+', less: '−', becomes: '=' };

/** The entries of the last battle, as far as they are known at this position. */
export function lastBattle(view: View, log: readonly LogEntry[]): LogEntry[] {
  const end = log.findLastIndex((e) => e.number <= view.number) + 1;
  const start = log.slice(0, end).findLastIndex((e) => BEGINS.has(e.kind));
  // A region that one player has alone is no battle, and a new round has none yet: nothing to show on the stage.
  return start < 0 || log[start]!.kind !== 'battle-began' ? [] : log.slice(start, end);
}

export function readBattle(entries: readonly LogEntry[]): Battle | null {
  const [first, ...rest] = entries;
  if (!first) return null;
  const battle: Battle = {
    n: first.n,
    region: word(first.args['region']),
    lanes: [],
    bets: [],
    draw: 0,
    open: false,
    ranked: false,
    over: false,
    resistance: null,
  };
  let drawing = false;
  for (const entry of rest) {
    if (entry.kind === 'battle-ended') battle.over = true;
    if (entry.kind === 'placed' || NO_WINNER.has(entry.kind)) battle.ranked = true;
    if (entry.kind === 'resistance-stands')
      battle.resistance = { strength: num(entry.args['strength']), place: 0, tied: false };
    if (entry.kind === 'resistance-placed' && battle.resistance) {
      battle.resistance.place = num(entry.args['place']);
      battle.resistance.tied = num(entry.args['tied']) > 0;
    }
    if (isDraw(entry) && !drawing) battle.draw += 1;
    if (entry.kind !== 'bag-refilled') drawing = isDraw(entry);
    if (entry.seat === null) continue;
    if (entry.kind === 'laid-bet') battle.bets.push(entry.seat);
    if (entry.kind === 'start-strength') {
      const start = num(entry.args['strength']);
      battle.lanes.push({
        seat: entry.seat,
        start,
        strength: start,
        status: 'active',
        steps: [],
        place: 0,
        tied: false,
        scored: 0,
      });
    }
    const lane = battle.lanes.find((l) => l.seat === entry.seat);
    if (lane) happen(lane, entry, battle);
  }
  battle.open = battle.lanes.some((l) => l.steps.at(-1)?.state === 'open');
  return battle;
}

function happen(lane: Lane, entry: LogEntry, battle: Battle): void {
  const { args } = entry;
  const last = lane.steps.at(-1);
  if (CHANGES.has(entry.kind)) last?.why.push(entry);
  switch (entry.kind) {
    case 'march-hare':
      lane.start = lane.strength = num(args['strength']);
      break;
    case 'drew':
    case 'drew-several': {
      const several = Array.isArray(args['chips']) ? args['chips'].map(word) : [];
      lane.steps.push({
        draw: battle.draw,
        chip: word(args['chip']),
        several,
        state: 'open',
        by: 0,
        beside: 0,
        times: 1,
        marks: [],
        lost: 0,
        why: [],
        after: lane.strength,
      });
      break;
    }
    case 'halted':
    case 'had-to-halt':
      lane.status = 'halted';
      break;
    case 'bust':
      lane.status = 'bust';
      lane.strength = 0;
      break;
    case 'placed':
      lane.place = num(args['place']);
      lane.tied = num(args['tied']) > 0;
      break;
    case 'scored':
      if (battle.ranked) lane.scored += num(args['points']);
      break;
    case 'warmonger':
      last?.marks.push(`+${num(args['strength']) - lane.strength}`);
      lane.strength = num(args['strength']);
      if (last) last.after = lane.strength;
      break;
  }
  if (!last) return;
  switch (entry.kind) {
    case 'picked-chip':
      last.chip = word(args['chip']);
      last.several = [];
      break;
    case 'redrew':
      last.chip = word(args['to']);
      break;
    case 'blocked':
    case 'suffered':
      last.state = entry.kind;
      break;
    case 'lost-unit':
      if (last.state === 'suffered' && args['region'] === battle.region) last.lost += 1;
      break;
    case 'chip-changed':
      if (args['how'] === 'times') last.times *= num(args['n']);
      else last.marks.push(`${SIGNS[word(args['how'])] ?? ''}${num(args['n'])}`);
      break;
    case 'beside':
      last.marks.push(`+${num(args['count'])}`);
      break;
    case 'advanced':
      last.state = 'played';
      last.by = num(args['by']);
      last.beside = num(args['beside']);
      last.after = lane.strength = num(args['strength']);
      break;
    case 'moved-marker':
      last.after = lane.strength = num(args['strength']);
      break;
  }
}
