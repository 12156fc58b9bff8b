/** How the units of several players stand in one region: in rows from the bottom up, smaller when it is crowded. */
import type { Region } from './map';
import type { Units } from './position';

export interface Stand {
  /** Left end of the group and the line its feet stand on. */
  x: number;
  y: number;
  scale: number;
}
const GAP = 10;
const PAD = 5;

/** The parts of a group with their middles, from left to right. */
export interface Part {
  piece: 'leader' | 'castle' | 'supporters' | 'figure';
  x: number;
  figure?: string;
}
export function partsOf(units: Units): { parts: Part[]; width: number } {
  const parts: Part[] = [];
  let x = PAD;
  const add = (piece: Part['piece'], width: number, figure?: string) => {
    parts.push({ piece, x: x + width / 2, figure });
    x += width + 2;
  };
  if (units.leader) add('leader', 38);
  if (units.castle !== 'none') add('castle', 34);
  if (units.supporters) add('supporters', units.supporters > 2 ? 48 : units.supporters === 2 ? 40 : 22);
  for (const figure of units.figures) add('figure', 32, figure);
  return { parts, width: x - 2 + PAD };
}

/** Where each group stands: the largest size at which all of them find room. */
export function standing(widths: readonly number[], field: Region['field']): Stand[] {
  for (let scale = 1; scale > 0.4; scale -= 0.05) {
    const rows = Math.floor((field.rows * field.h) / (field.h * scale) + 0.001);
    const stands: Stand[] = [];
    let [x, row] = [0, 0];
    for (const width of widths) {
      if (x && x + width * scale > field.w) [x, row] = [0, row + 1];
      stands.push({ x: field.x + x, y: field.y - row * field.h * scale, scale });
      x += width * scale + GAP;
    }
    if (row < rows && widths.every((w) => w * scale <= field.w)) return stands;
  }
  return widths.map((_, i) => ({
    x: field.x + (i % 3) * (field.w / 3),
    y: field.y - Math.floor(i / 3) * field.h * 0.4,
    scale: 0.4,
  }));
}
