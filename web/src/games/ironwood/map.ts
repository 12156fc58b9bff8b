/** Where everything lies on Ironwood's board: the data's square drawn into a 1000 by 612 sheet.
 *
 * The plates (build time) and the live layer (browser) both draw from this, so they always agree.
 */
import board from '../../../../src/weald/games/ironwood/data/board.toml';
import { at, between, distance, type Point, wander } from '$lib/curves';

interface MountainData {
  kind: 'center' | 'inner' | 'outer';
  number: number;
  at: Point;
  mark?: Point;
}
interface ForestData {
  kind: 'inner' | 'outer';
  ring: 'outer' | 'inner_rim' | 'inner_core';
  number: number;
  at: Point;
  touches: string[];
}
interface BoardData {
  mountains: Record<string, MountainData>;
  ridges: Record<string, { between: [string, string]; kind?: string }>;
  spurs: Record<string, { mountain: string; at: Point }>;
  forests: Record<string, ForestData>;
  trails: Record<string, { between: [string, string]; crosses: string; at: Point }>;
}

const read: object = board;
export const data = read as BoardData;

export const WIDTH = 1000;
export const HEIGHT = 612;

export interface Place {
  id: string;
  terrain: 'mountain' | 'forest';
  kind: 'center' | 'inner' | 'outer';
  core: boolean;
  number: number;
  at: Point;
  mark: Point;
}
export interface Ridge {
  id: string;
  ends: [string, string];
  line: Point[];
}
export interface Trail {
  id: string;
  ends: [string, string];
  pass: Point;
  line: Point[];
}

/** Square data to sheet: the tight middle is spread, the rim stays where it is. */
function sheet(p: Point): Point {
  const [u, v] = [(p.x - 500) / 500, (p.y - 500) / 500];
  const spread = 1 + 0.2 * Math.max(0, 1 - Math.hypot(u, v));
  return at(WIDTH / 2 + u * spread * (WIDTH / 2 - 8), HEIGHT / 2 + v * spread * (HEIGHT / 2 - 14) + 8);
}

/** A cartographer's corrections: glades stand clear of the frame and of the peaks below them. */
const NUDGE: Record<string, Partial<Point>> = {
  f01: { x: WIDTH / 2 - 6, y: 48 },
  f04: { x: WIDTH / 2 + 6, y: HEIGHT - 38 },
  f02: { x: WIDTH - 118 },
  f03: { x: WIDTH - 118 },
  f05: { x: 118 },
  f06: { x: 118 },
};
/** Passes that would run into a peak, moved along their ridge. */
const PASS: Record<string, Partial<Point>> = { 'f13 f16': { y: 240 } };
/** Long outer ridges bow outward to give the forest behind them room. */
const BOW: Record<string, number> = { r09: -15, r12: 13 };

function place(id: string, terrain: Place['terrain'], d: MountainData | ForestData): Place {
  const p = { ...sheet(d.at), ...NUDGE[id] };
  const mark = 'mark' in d && d.mark ? d.mark : d.at;
  const core = 'ring' in d && d.ring === 'inner_core';
  return { id, terrain, kind: d.kind, core, number: d.number, at: p, mark: sheet(mark) };
}

export const mountains: Place[] = Object.entries(data.mountains).map(([id, d]) => place(id, 'mountain', d));
export const forests: Place[] = Object.entries(data.forests).map(([id, d]) => place(id, 'forest', d));
export const places = new Map<string, Place>([...mountains, ...forests].map((p) => [p.id, p]));

export const spot = (id: string): Point => {
  const found = places.get(id);
  if (!found) throw new Error(`no place called ${id}`);
  return found.at;
};

export const ridges: Ridge[] = Object.entries(data.ridges).map(([id, d]) => {
  const [a, b] = [spot(d.between[0]), spot(d.between[1])];
  const bow = BOW[id];
  const middle = between(a, b, 0.5);
  const stops = bow ? [a, at(middle.x, middle.y + bow), b] : [a, b];
  return { id, ends: d.between, line: wander(stops, distance(a, b) * 0.05, `ridge ${id}`) };
});

/** Ridge stubs from the outer mountains to the frame; nobody walks on them. */
export const spurs: Ridge[] = Object.entries(data.spurs).map(([id, d]) => {
  const edge = sheet(d.at);
  const end = at(Math.max(-6, Math.min(WIDTH + 6, edge.x)), Math.max(-6, Math.min(HEIGHT + 6, edge.y)));
  return { id, ends: [d.mountain, d.mountain], line: wander([spot(d.mountain), end], 8, `spur ${id}`) };
});

const walls = new Map([...ridges, ...spurs].map((r) => [r.id, r]));

export const trails: Trail[] = Object.entries(data.trails).map(([id, d]) => {
  const wall = walls.get(d.crosses)!;
  const wanted = { ...sheet(d.at), ...PASS[d.between.join(' ')] };
  const stub = d.crosses.startsWith('s_');
  const low = Math.floor(wall.line.length * (stub ? 0.45 : 0.3));
  const high = Math.max(low + 1, Math.floor(wall.line.length * (stub ? 0.8 : 0.72)));
  const pass = wall.line
    .slice(low, high)
    .reduce((best, p) => (distance(p, wanted) < distance(best, wanted) ? p : best));
  return { id, ends: d.between, pass, line: wander([spot(d.between[0]), pass, spot(d.between[1])], 9, `trail ${id}`) };
});

/** The line a piece walks from one place to the next, if they are neighbours. */
export function way(from: string, to: string): Point[] | undefined {
  for (const road of [...ridges, ...trails]) {
    if (road.ends[0] === from && road.ends[1] === to) return road.line;
    if (road.ends[0] === to && road.ends[1] === from) return [...road.line].reverse();
  }
  return undefined;
}

/** The outer ring of mountains, as one closed line: conifers outside, broadleaf inside. */
export function rim(): Point[] {
  const centre = at(WIDTH / 2, HEIGHT / 2);
  const outer = mountains
    .filter((m) => m.kind === 'outer')
    .sort(
      (a, b) => Math.atan2(a.at.y - centre.y, a.at.x - centre.x) - Math.atan2(b.at.y - centre.y, b.at.x - centre.x),
    );
  return outer.flatMap((m, i) => way(m.id, outer[(i + 1) % outer.length]!.id) ?? [m.at]);
}

/** Half sizes of the clear ground of a forest. */
export const glade = (p: Place) => (p.core ? { rx: 38, ry: 20 } : { rx: 48, ry: 25 });
