/** Who may sit down together: the server says which sides, the order is the players' own. */
import type { GameInfo, SeatingInfo } from '../api/messages';

type Line = readonly string[];

/** Are there more rivals than have a place? */
const crowded = (seating: SeatingInfo, line: Line) =>
  line.filter((side) => seating.rivals.includes(side)).length > seating.room;
const fits = (seating: SeatingInfo, line: Line) =>
  seating.fewest <= line.length &&
  line.length <= seating.most &&
  new Set(line).size === line.length &&
  !crowded(seating, line) &&
  line.every((side) => seating.sides.includes(side) && line.includes(seating.needs[side] ?? side));
const legal = (game: GameInfo, line: Line) => game.seatings.some((seating) => fits(seating, line));

/** For how many the game can be set. */
export const counts = (game: GameInfo): number[] =>
  [
    ...new Set(game.seatings.flatMap((s) => Array.from({ length: s.most - s.fewest + 1 }, (_, i) => s.fewest + i))),
  ].sort((a, b) => a - b);

/** A line-up for `count`, as much like the present one as can be; the first seats matter most. */
export function lineFor(game: GameInfo, count: number, now: Line): string[] {
  const seating = game.seatings.find((s) => s.fewest <= count && count <= s.most)!;
  const line: string[] = [];
  for (const side of [...now, ...seating.sides]) {
    const ready = seating.sides.includes(side) && (!seating.needs[side] || line.includes(seating.needs[side]));
    if (line.length < count && ready && !line.includes(side) && !crowded(seating, [...line, side])) line.push(side);
  }
  return line;
}

/** The line-up with `side` in this seat; whoever had it takes what is left free. */
export function put(line: Line, seat: number, side: string): string[] {
  const other = line.indexOf(side);
  return line.map((here, i) => (i === seat ? side : i === other ? line[seat]! : here));
}

/** The sides a seat may take while the others stay, or trade with it. */
export function sidesFor(game: GameInfo, line: Line, seat: number): string[] {
  const all = [...new Set(game.seatings.flatMap((seating) => seating.sides))];
  return all.filter((side) => legal(game, put(line, seat, side)));
}
