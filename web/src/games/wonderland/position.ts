/** The position of Wonderland's War as the engine sends it, and small questions about it. */
import type { Position, Units } from './engine';

export { positionOf as position } from './engine';
export type { Position, Units } from './engine';

export const NOBODY: Units = { supporters: 0, leader: false, figures: [], castle: 'none' };
export const anybody = (u: Units): boolean =>
  u.supporters > 0 || u.leader || u.figures.length > 0 || u.castle !== 'none';
export const fighters = (u: Units): number => u.supporters + u.figures.length + (u.leader ? 1 : 0);
export const castlesOf = (now: Position, seat: number): number =>
  Object.values(now.regions).filter((r) => r.units[seat]?.castle === 'standing').length;
