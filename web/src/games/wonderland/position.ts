/** The position of Wonderland's War as the engine sends it, and small questions about it. */
import type { LogEntry } from '../../api/messages';
import type { Position, Units } from './engine';

export { positionOf as position } from './engine';
export type { Position, Units } from './engine';

export const NOBODY: Units = { supporters: 0, leader: false, figures: [], castle: 'none' };
export const anybody = (u: Units): boolean =>
  u.supporters > 0 || u.leader || u.figures.length > 0 || u.castle !== 'none';
export const fighters = (u: Units): number => u.supporters + u.figures.length + (u.leader ? 1 : 0);
export const castlesOf = (now: Position, seat: number): number =>
  Object.values(now.regions).filter((r) => r.units[seat]?.castle === 'standing').length;

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
