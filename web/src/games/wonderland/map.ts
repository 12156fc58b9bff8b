/** Where everything lies in Wonderland: five regions in a ring around the long tea table, on a 1000 by 690 sheet.
 *
 * The plates (build time) and the live layer (browser) both draw from this, so they always agree.
 */
import board from '../../../../src/weald/games/wonderland/data/board.toml';
import { at, between, distance, type Point } from '$lib/curves';
import { Prng } from '$lib/prng';

interface BoardData {
  regions: Record<string, { order: number }>;
  chairs: Record<string, { position: number; min_players: number }>;
  tracks: {
    battle: { top: number; forge_symbols: number[] };
    leader_strength: { start: number; top: number };
    madness: { spaces: number };
  };
}
export const data = board as object as BoardData;

export const WIDTH = 1000;
export const HEIGHT = 690;

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface Region {
  id: string;
  shore: Point[];
  /** Where its name hangs. */
  label: Point;
  /** Where units stand: rows from the bottom up. */
  field: Box & { rows: number };
}
export interface Chair {
  id: string;
  number: number;
  at: Point;
  /** Degrees; 0 has its back to the top of the sheet. */
  turn: number;
  /** Used from so many players on. */
  players: number;
}

/** The five plots of the ring, clockwise from the upper left. */
const PLOTS: { corners: [number, number][]; label: Point; field: Region['field'] }[] = [
  {
    corners: [
      [12, 14],
      [240, 8],
      [488, 12],
      [492, 96],
      [498, 186],
      [390, 196],
      [240, 192],
      [110, 198],
      [10, 194],
    ],
    label: at(24, 22),
    field: { x: 24, y: 184, w: 458, h: 50, rows: 2 },
  },
  {
    corners: [
      [506, 12],
      [740, 8],
      [988, 14],
      [992, 100],
      [990, 192],
      [880, 200],
      [770, 197],
      [620, 190],
      [514, 187],
      [508, 96],
    ],
    label: at(522, 22),
    field: { x: 522, y: 184, w: 458, h: 50, rows: 2 },
  },
  {
    corners: [
      [990, 206],
      [994, 345],
      [990, 484],
      [890, 477],
      [820, 472],
      [826, 410],
      [829, 345],
      [826, 280],
      [818, 212],
      [890, 212],
    ],
    label: at(836, 220),
    field: { x: 836, y: 468, w: 146, h: 49, rows: 3 },
  },
  {
    corners: [
      [988, 498],
      [992, 590],
      [986, 680],
      [745, 686],
      [524, 682],
      [532, 592],
      [520, 502],
      [620, 494],
      [770, 488],
      [880, 492],
    ],
    label: at(540, 510),
    field: { x: 540, y: 672, w: 440, h: 50, rows: 2 },
  },
  {
    corners: [
      [12, 496],
      [110, 492],
      [240, 498],
      [390, 494],
      [482, 502],
      [494, 592],
      [486, 682],
      [240, 686],
      [14, 680],
      [10, 588],
    ],
    label: at(26, 510),
    field: { x: 26, y: 672, w: 452, h: 50, rows: 2 },
  },
];

/** A shore through the corners, broken up as a pen would. */
function shore(corners: [number, number][], seed: string, step = 64, jitter = 4.5): Point[] {
  const random = new Prng(seed);
  return corners.flatMap(([x, y], i) => {
    const [a, b] = [at(x, y), at(...corners[(i + 1) % corners.length]!)];
    const pieces = Math.max(1, Math.round(distance(a, b) / step));
    return Array.from({ length: pieces }, (_, k) => {
      const p = between(a, b, k / pieces);
      const sway = k ? jitter : jitter / 2;
      return at(p.x + random.between(-sway, sway), p.y + random.between(-sway, sway));
    });
  });
}

export const regions: Region[] = Object.entries(data.regions)
  .sort(([, a], [, b]) => a.order - b.order)
  .map(([id, { order }]) => {
    const { corners, label, field } = PLOTS[order - 1]!;
    return { id, label, field, shore: shore(corners, `shore ${id}`) };
  });

/** The table: a long capsule; the head of the table is at its left end. */
export const TABLE = { left: 120, right: 680, top: 309, bottom: 381, middle: 345 };
export const HEAD = at(58, 345);
const [FIRST, STEP, PER_SIDE] = [172, 94, 6];

/** Six chairs above, one at the right end, six below: clockwise from the head. */
function seatAt(position: number): { at: Point; turn: number } {
  if (position <= PER_SIDE) return { at: at(FIRST + STEP * (position - 1), 258), turn: 0 };
  if (position === PER_SIDE + 1) return { at: at(752, TABLE.middle), turn: 90 };
  return { at: at(FIRST + STEP * (2 * PER_SIDE + 1 - position), 432), turn: 180 };
}
export const chairs: Chair[] = Object.entries(data.chairs)
  .sort(([, a], [, b]) => a.position - b.position)
  .map(([id, d]) => ({ id, number: d.position, players: d.min_players, ...seatAt(d.position) }));

export const regionIds: ReadonlySet<string> = new Set(regions.map((r) => r.id));
export const chairIds: ReadonlySet<string> = new Set(chairs.map((c) => c.id));
export const CARD = { w: 70, h: 86 };

/** The strength track of a battle. */
export const TOP = data.tracks.battle.top;
export const FORGE_SYMBOLS: ReadonlySet<number> = new Set(data.tracks.battle.forge_symbols);
export const LEADER_TOP = data.tracks.leader_strength.top;
export const MADNESS_SPACES = data.tracks.madness.spaces;

/** Where a leader stands on the way around the table: between a chair and the cloth. */
function knee(position: number): Point {
  if (position === 0) return at(TABLE.left - 22, TABLE.middle);
  const chair = chairs[position - 1]!;
  if (chair.turn === 90) return at(TABLE.right + 22, TABLE.middle);
  return at(chair.at.x, chair.turn ? TABLE.bottom - 3 : TABLE.top + 3);
}
const positionOf = (id: string): number => (id === 'head' ? 0 : chairs.findIndex((c) => c.id === id) + 1);

/** The way from one seat to another; Alice walks the other way round. The head may be passed. */
export function route(from: string, to: string, contrariwise: boolean): Point[] {
  const stops = chairs.length + 1;
  const [start, end, step] = [
    positionOf(from),
    to === 'head' || chairIds.has(to) ? positionOf(to) : -1,
    contrariwise ? stops - 1 : 1,
  ];
  if (end < 0) return [];
  const line = [knee(start)];
  for (let p = start; p !== end || line.length === 1;) {
    p = (p + step) % stops;
    line.push(knee(p));
    if (line.length > stops + 1) break;
  }
  return line;
}
export const spotOf = (id: string): Point | undefined =>
  id === 'head'
    ? HEAD
    : (chairs.find((c) => c.id === id)?.at ??
      (regionIds.has(id) ? middle(regions.find((r) => r.id === id)!.field) : undefined));
const middle = (b: Box): Point => at(b.x + b.w / 2, b.y - 10);
