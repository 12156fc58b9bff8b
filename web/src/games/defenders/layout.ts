/** Where the pieces of one hex stand, so that each kind has its own corner and none hides another. */
import { at, type Point } from '$lib/curves';
import type { Hex } from './engine';

export interface Placed extends Point {
  scale: number;
}
export interface Layout {
  camp: Placed | null;
  mechs: Placed | null;
  pollution: Placed | null;
  toxic: Placed | null;
  leaders: Placed[];
}

const put = (x: number, y: number, scale = 1): Placed => ({ ...at(x, y), scale });

/** Feet relative to the middle of the hex (radius 50). A piece alone stands in the middle; a factory keeps its number free. */
export function layout(hex: Hex): Layout {
  const built = hex.factory !== null;
  const many = hex.leaders.length;
  const kinds = [hex.camp, hex.mechs, hex.pollution, hex.toxic].filter(Boolean).length + (many ? 1 : 0);
  const alone = kinds === 1 && !built;
  const crowd = many > 1;
  const dirty = hex.pollution > 0 || hex.toxic;
  const leaders = hex.leaders.map((_, i) => {
    const row = (i - (many - 1) / 2) * Math.min(24, 58 / many);
    const shift = crowd || kinds === 1 ? 0 : !hex.mechs ? 9 : hex.camp || dirty ? 3 : -9;
    return put(row + shift, 30 + (i % 2) * 3, many > 2 ? 0.78 : crowd ? 0.86 : 0.98);
  });
  // Beside one leader at the lower left; above a row of them between camp and mechs.
  const low = (scale: number) =>
    crowd
      ? put(0, -20, scale * 0.8)
      : many
        ? put(-31, 21, scale * 0.84)
        : put(built || hex.camp ? -27 : -22, 24, scale);
  return {
    camp: hex.camp ? (alone ? put(0, 14, 1.1) : put(-24, many ? -6 : 2)) : null,
    mechs: hex.mechs
      ? alone
        ? put(0, 17, 1.1)
        : built
          ? put(25, many ? -4 : 4, 0.8)
          : put(25, many ? 0 : 8, 0.94)
      : null,
    pollution: hex.pollution ? (alone ? put(0, 4, 1.15) : low(0.86)) : null,
    toxic: hex.toxic ? (alone ? put(0, 2) : low(0.78)) : null,
    leaders,
  };
}
