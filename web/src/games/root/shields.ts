/** Where the shields stand on the score track, so that none hides another. */
import { SCORE, scoreX } from './map';

const WIDTH = 20;
const HEIGHT = 23;
/** So much smaller where several have the same points: two of them fill a space of the track. */
const TOGETHER = 0.72;

export interface Stand {
  x: number;
  y: number;
  scale: number;
}

/** Equal points share a space, two in a row; who would hide a neighbour stands above. */
export function standsOf(points: readonly number[], k: number): Stand[] {
  const spaces = points.map((n) => scoreX(Math.min(SCORE.goal, n)));
  const stands: Stand[] = [];
  const taken: { from: number; to: number; top: number }[] = [];
  for (const x of [...new Set(spaces)].toSorted((a, b) => a - b)) {
    const here = spaces.flatMap((at, i) => (at === x ? [i] : []));
    const scale = here.length > 1 ? k * TOGETHER : k;
    const columns = Math.min(2, here.length);
    const [from, to] = [x - (columns * WIDTH * scale) / 2, x + (columns * WIDTH * scale) / 2];
    const foot = Math.max(0, ...taken.filter((one) => one.to > from && one.from < to).map((one) => one.top));
    here.forEach((player, n) => {
      const row = Math.floor(n / columns);
      const column = (n % columns) - (columns - 1) / 2;
      stands[player] = { x: x + column * WIDTH * scale, y: SCORE.y + 1 - foot - row * HEIGHT * scale, scale };
    });
    taken.push({ from, to, top: foot + Math.ceil(here.length / columns) * HEIGHT * scale });
  }
  return stands;
}
