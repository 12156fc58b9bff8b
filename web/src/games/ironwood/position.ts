/** The public fields of an Ironwood view, read once into places. All names of the engine's fields are here. */
import type { LogEntry, View } from '../../api/messages';
import { forests, mountains } from './map';
import { num } from '$shell/reading';

export const WOODWALKERS = 0;
export const IRONCLAD = 1;

export interface MountainState {
  id: string;
  warriors: number;
  golems: number;
  token: 'none' | 'foundation' | 'forge';
  drill: boolean;
  marks: string[];
  /** With the marker of a solo bot. */
  botMark: boolean;
}
export interface ForestState {
  id: string;
  warriors: number;
  full: number;
  fading: number;
  marks: string[];
}
export interface Position {
  mountains: MountainState[];
  forests: ForestState[];
  cargo: number;
  track: number;
  secured: number;
  forges: number;
  crystals: [number, number];
  phase: number;
  turn: number;
  active: number;
  battle: { attacker: number; from: string; to: string } | null;
}

export const TO_WIN = 3;
export const TURNS = 3;

export function position(view: View): Position {
  const board = view.board;
  const list = (name: string): number[] => (Array.isArray(board[name]) ? (board[name] as number[]) : []);
  const number = (name: string, otherwise = 0): number =>
    typeof board[name] === 'number' ? (board[name] as number) : otherwise;

  const marks = new Map<string, string[]>();
  for (const { card, at } of (view.position['marks'] ?? []) as { card: string; at: string }[]) {
    marks.set(at, [...(marks.get(at) ?? []), card]);
  }

  const [ic, golems, forge] = [list('ic'), list('golems'), list('forge')];
  const [ww, full, fading] = [list('ww'), list('full'), list('fading')];
  const drill = number('drill', -1);
  const crystals = list('crystals');
  return {
    mountains: mountains.map((m, i) => ({
      id: m.id,
      warriors: ic[i] ?? 0,
      golems: golems[i] ?? 0,
      token: (['none', 'foundation', 'forge'] as const)[forge[i] ?? 0] ?? 'none',
      drill: drill === i,
      marks: marks.get(m.id) ?? [],
      botMark: soloOf(view)?.marked.includes(m.id) ?? false,
    })),
    forests: forests.map((f, i) => ({
      id: f.id,
      warriors: ww[i] ?? 0,
      full: full[i] ?? 0,
      fading: fading[i] ?? 0,
      marks: marks.get(f.id) ?? [],
    })),
    cargo: number('cargo'),
    track: number('track'),
    secured: number('secured'),
    forges: mountains.filter((m, i) => m.kind === 'outer' && forge[i] === 2).length,
    crystals: [crystals[0] ?? 0, crystals[1] ?? 0],
    phase: number('phase'),
    turn: number('turn'),
    active: number('active'),
    battle: (view.position['battle'] as Position['battle']) ?? null,
  };
}

/** A solo bot's boards. */
export interface Solo {
  bot: 'ironbot' | 'woodbot';
  seat: number;
  hand: number;
  bonus: Record<string, number>;
  /** Ironbot: no totem comes from there any more; Woodbot: there may be one. */
  marked: string[];
  approach?: string;
  turn_card?: string;
  aid?: string;
  spirits?: number;
}
export const soloOf = (view: View): Solo | null => (view.position['solo'] as Solo | null | undefined) ?? null;

/** Warriors not on the map. */
export const reserve = (view: View, seat: number): number =>
  ((view.position['reserve'] as number[] | undefined) ?? [])[seat] ?? 0;

/** A piece that went from one place to another, read from a log entry. */
export interface Flight {
  piece: 'woodwalkers' | 'ironclad' | 'golem' | 'drill';
  from: string;
  to: string;
  count: number;
}

export function flightsOf(entry: LogEntry): Flight[] {
  const { from, to, count, warriors, golems } = entry.args;
  if (typeof from !== 'string' || typeof to !== 'string') return [];
  switch (entry.kind) {
    case 'moved':
    case 'lured':
      return [{ piece: 'woodwalkers', from, to, count: num(count) }];
    case 'drilled':
      return [{ piece: 'drill', from, to, count: 1 }];
    case 'marched':
      return [
        { piece: 'golem' as const, from, to, count: num(golems) },
        { piece: 'ironclad' as const, from, to, count: num(warriors) },
      ].filter((f) => f.count > 0);
    case 'retreated':
      return [{ piece: forests.some((f) => f.id === from) ? 'woodwalkers' : 'ironclad', from, to, count: 1 }];
    default:
      return [];
  }
}
