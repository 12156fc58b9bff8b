/** Who may sit down together: the server names every set of sides, the order is the players' own. */
import type { GameInfo } from '../api/messages';

type Line = readonly string[];

const same = (a: Line, b: Line) => a.length === b.length && a.every((side) => b.includes(side));
const legal = (game: GameInfo, line: Line) => game.seatings.some((seating) => same(seating, line));

/** For how many the game can be set. */
export const counts = (game: GameInfo): number[] =>
  [...new Set(game.seatings.map((s) => s.length))].sort((a, b) => a - b);

/** A line-up for `count`, as much like the present one as can be; the first seats matter most. */
export function lineFor(game: GameInfo, count: number, now: Line): string[] {
  const likeness = (seating: Line) => now.reduce((sum, side, i) => sum + (seating.includes(side) ? 2 ** -i : 0), 0);
  const fits = game.seatings.filter((seating) => seating.length === count);
  const best = fits.reduce((a, b) => (likeness(b) > likeness(a) ? b : a), fits[0]!);
  return [...now.filter((side) => best.includes(side)), ...best.filter((side) => !now.includes(side))];
}

/** The line-up with `side` in this seat; whoever had it takes what is left free. */
export function put(line: Line, seat: number, side: string): string[] {
  const other = line.indexOf(side);
  return line.map((here, i) => (i === seat ? side : i === other ? line[seat]! : here));
}

/** The sides a seat may take while the others stay, or trade with it. */
export function sidesFor(game: GameInfo, line: Line, seat: number): string[] {
  const all = [...new Set(game.seatings.flat())];
  return all.filter((side) => legal(game, put(line, seat, side)));
}
