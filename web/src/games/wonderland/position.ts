/** The public fields of a Wonderland view, read once. All names of the engine's fields are here. */
import type { LogEntry, View } from '../../api/messages';
import { regions } from './map';

export interface Units {
  supporters: number;
  leader: boolean;
  figures: string[];
  castle: 'none' | 'lying' | 'standing';
}
export interface RegionState {
  used: boolean;
  /** By round. */
  points: number[] | null;
  first_battle: boolean;
  units: Units[];
}
export interface ChairState {
  card: string | null;
  poison: boolean;
  leader: number | null;
}
export interface SeatState {
  faction: string;
  status: 'out' | 'active' | 'halted' | 'bust';
  supply: number;
  figures: string[];
  bag_count: number;
  exhausted: Record<string, number>;
  active: string[];
  madness: string[];
  playing: string | null;
  forge: (string | null)[][];
  abilities: Record<string, boolean>;
  tea_cards: string[];
  wonderlandians: string[];
  deeds: string[];
  points: { vp: number; castles: number; shards: number };
  /** Only one's own. */
  bag?: Record<string, number>;
  quests?: { card: string; deed: boolean; goal: boolean }[];
}
export interface ScoreParts {
  vp: number;
  castles: number;
  quests: number;
  shards: number;
  total: number;
}
export interface Position {
  phase: 'setup' | 'tea' | 'war';
  allies: Record<string, string>;
  regions: Record<string, RegionState>;
  chairs: Record<string, ChairState>;
  at_head: number[];
  display: string[];
  supply: Record<string, number>;
  seats: SeatState[];
  resistance: number | null;
  score: ScoreParts[];
  /** The region that is fought over. */
  battle: string | null;
  draw: number;
  strength: number[];
  leaderStrength: number[];
  castleValue: number[];
  shield: boolean[];
  shards: number[];
  taken: number[];
}

export function position(view: View): Position {
  const list = (name: string): number[] => (Array.isArray(view.board[name]) ? (view.board[name] as number[]) : []);
  const number = (name: string): number => (typeof view.board[name] === 'number' ? (view.board[name] as number) : 0);
  const about = view.position as unknown as Omit<
    Position,
    'battle' | 'draw' | 'strength' | 'leaderStrength' | 'castleValue' | 'shield' | 'shards' | 'taken'
  >;
  return {
    ...about,
    battle: about.phase === 'war' ? (regions[number('region')]?.id ?? null) : null,
    draw: number('draw'),
    strength: list('strength'),
    leaderStrength: list('leader_strength'),
    castleValue: list('castle_value'),
    shield: list('shield').map((s) => s > 0),
    shards: list('shards'),
    taken: list('taken_now'),
  };
}

export const NOBODY: Units = { supporters: 0, leader: false, figures: [], castle: 'none' };
export const anybody = (u: Units): boolean =>
  u.supporters > 0 || u.leader || u.figures.length > 0 || u.castle !== 'none';
export const fighters = (u: Units): number => u.supporters + u.figures.length + (u.leader ? 1 : 0);
export const castlesOf = (now: Position, seat: number): number =>
  Object.values(now.regions).filter((r) => r.units[seat]?.castle === 'standing').length;

/** Tea cards each player takes in a party. */
export const cardsEach = (players: number): number => (players === 2 ? 5 : 4);

/** A leader that walked around the table, or a unit that was sent somewhere, read from a log entry. */
export interface Flight {
  seat: number;
  piece: 'leader' | 'supporter';
  to: string;
}
export function flightOf(entry: LogEntry): Flight | null {
  if (entry.seat === null) return null;
  const { chair, region } = entry.args;
  if (entry.kind === 'moved-to-chair' && typeof chair === 'string')
    return { seat: entry.seat, piece: 'leader', to: chair };
  if (entry.kind === 'leader-placed' && typeof region === 'string')
    return { seat: entry.seat, piece: 'leader', to: region };
  if (entry.kind === 'placed-supporters' && typeof region === 'string')
    return { seat: entry.seat, piece: 'supporter', to: region };
  return null;
}
