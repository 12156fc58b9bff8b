/** The hex forest on a 1000 by 612 sheet: where every hex, edge and corner lies.
 *
 * Hexes are named in rows a to g from north to south, numbered from the west; the middle one is the core. An edge
 * is named by its two hexes, or by its hex and a direction on the border. Corner k lies between directions k and
 * k + 1 (src/weald/games/defenders/board.py). The plates and the live layer both draw from this.
 */
import { at, between, type Point } from '$lib/curves';
import type { Edge as EdgeState, Factory, TerrainId } from './engine';

export const WIDTH = 1000;
export const HEIGHT = 612;
/** From the middle of a hex to a corner. */
export const R = 50.5;
/** The board stands right of the middle: the danger panel covers the left of the sheet. */
export const MIDDLE = at(646, 305);
/** The part of the sheet that small screens show: the board without the printed border. */
export const ALONE = { x: MIDDLE.x - 340, y: MIDDLE.y - 291, w: 680, h: 582 };

export const CORE = 'core';
export type Side = EdgeState['side'];
export type Corner = Factory['arrow'];
export const SIDES: readonly Side[] = ['e', 'se', 'sw', 'w', 'nw', 'ne'];
export const CORNERS: readonly Corner[] = ['se', 's', 'sw', 'nw', 'n', 'ne'];
const STEPS: readonly [number, number][] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];
const RADIUS = 3;

export interface Hex {
  id: string;
  q: number;
  r: number;
  at: Point;
}

const nameOf = (q: number, r: number): string =>
  q === 0 && r === 0 ? CORE : 'abcdefg'.charAt(r + RADIUS) + String(q - Math.max(-RADIUS, -RADIUS - r) + 1);
const centre = (q: number, r: number): Point => at(MIDDLE.x + R * Math.sqrt(3) * (q + r / 2), MIDDLE.y + R * 1.5 * r);

/** Row by row, so that later ones stand in front. */
export const hexes: Hex[] = [];
for (let r = -RADIUS; r <= RADIUS; r++) {
  for (let q = Math.max(-RADIUS, -RADIUS - r); q <= Math.min(RADIUS, RADIUS - r); q++)
    hexes.push({ id: nameOf(q, r), q, r, at: centre(q, r) });
}
const byId = new Map(hexes.map((h) => [h.id, h]));

export const isHex = (id: string): boolean => byId.has(id);
export const spot = (id: string): Point => byId.get(id)?.at ?? MIDDLE;

export const corner = (c: Point, k: number, radius = R): Point => {
  const a = (Math.PI / 180) * (60 * k + 30);
  return at(c.x + radius * Math.cos(a), c.y + radius * Math.sin(a));
};
export const ring = (c: Point, radius = R): Point[] => SIDES.map((_, k) => corner(c, k, radius));
/** The outline of a hex around (0, 0). */
export const outline = (radius: number): string =>
  `M${ring(at(0, 0), radius)
    .map((p) => `${p.x.toFixed(1)},${p.y.toFixed(1)}`)
    .join('L')}Z`;

export interface Edge {
  id: string;
  /** The hexes on its sides: one on the border. */
  hexes: string[];
  /** Its ends; seen from the first hex the second end lies clockwise. */
  ends: [Point, Point];
  at: Point;
  /** Degrees. */
  angle: number;
}

export const edges = new Map<string, Edge>();
for (const h of hexes) {
  STEPS.forEach(([dq, dr], d) => {
    const there = byId.get(nameOf(h.q + dq, h.r + dr));
    const neighbour = there && there.q === h.q + dq && there.r === h.r + dr ? there.id : null;
    const ends: [Point, Point] = [corner(h.at, d - 1), corner(h.at, d)];
    const middle = between(ends[0], ends[1], 0.5);
    const angle = (Math.atan2(ends[1].y - ends[0].y, ends[1].x - ends[0].x) * 180) / Math.PI;
    const id = `${h.id}-${neighbour ?? SIDES[d]!}`;
    // Both spellings lead to the same edge; the engine uses one of them.
    edges.set(id, { id, hexes: neighbour ? [h.id, neighbour] : [h.id], ends, at: middle, angle });
  });
}
export const isEdge = (id: string): boolean => edges.has(id);
/** The middle of a hex or of an edge. */
export const middleOf = (id: string): Point => edges.get(id)?.at ?? spot(id);

/** Where an engine stands: on side `corner` of its right hex, front to that corner. */
export function stand(right: string, toward: Corner): { at: Point; angle: number } {
  const c = spot(right);
  const k = CORNERS.indexOf(toward);
  const [rear, front] = [corner(c, k - 1), corner(c, k)];
  return { at: between(rear, front, 0.5), angle: (Math.atan2(front.y - rear.y, front.x - rear.x) * 180) / Math.PI };
}

/** Terrain tiles on their plate: a column for each terrain, a row for each of its drawings. */
export const TERRAINS: readonly TerrainId[] = ['forest', 'plains', 'marsh', 'mountain'];
export const DRAWINGS = 4;
export const CELL = 250;
/** The radius of a hex on that plate. */
export const TILE_R = 116;
