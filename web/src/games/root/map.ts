/** Where everything lies on Root's maps: the data's square drawn into a 1000 by 612 sheet, the score track below.
 *
 * The plates (build time) and the live layer (browser) both draw from this, so they always agree.
 */
import maps from '../../../../src/weald/games/root/data/maps.toml?pick=map,clearings,forests&drop=confidence,adjacent,coastal,edge,suit,corners,printed_suits,rivers,closed_paths,ferry,tower';
import { at, distance, type Point, wander } from '$lib/curves';

interface PlaceData {
  at: Point;
}
interface MapData {
  map: { paths: string[]; burrow_at: Point };
  clearings: Record<string, PlaceData & { slots: number; ruin?: boolean }>;
  forests: Record<string, PlaceData & { clearings: string[] }>;
}
export type MapName = 'autumn' | 'winter' | 'lake' | 'mountain';
export const MAPS: MapName[] = ['autumn', 'winter', 'lake', 'mountain'];
export const data = maps as Record<MapName, MapData>;

export const WIDTH = 1000;
export const HEIGHT = 612;
/** Half sizes of a clearing, and of the small open spot in a forest. */
export const CLEARING = { rx: 66, ry: 44 };
export const GLADE = { rx: 27, ry: 17 };
/** The Burrow lies beside the map, on the lower edge of its sheet. */
export const HOLLOW = { rx: 58, ry: 31 };

/** The score track is the map's scale bar. */
export const SCORE = { y: 590, from: 60, to: 940, goal: 30 };
export const scoreX = (points: number): number => SCORE.from + ((SCORE.to - SCORE.from) * points) / SCORE.goal;

export interface Place {
  id: string;
  terrain: 'clearing' | 'forest' | 'burrow';
  number: number;
  slots: number;
  at: Point;
}
export interface Path {
  ends: [string, string];
  line: Point[];
}
export interface Woodland {
  name: MapName;
  clearings: Place[];
  forests: Place[];
  burrow: Place;
  places: Map<string, Place>;
  paths: Path[];
  river: Point[];
  /** The shore of a lake, if there is one. */
  shore: Point[];
}

const sheet = (p: Point): Point => at(22 + p.x * 0.956, 32 + p.y * 0.508);

/** A cartographer's corrections: open spots stand clear of paths, water and clearings. */
const SPOTS: Record<MapName, Record<string, Point>> = {
  autumn: {
    f1: at(632, 144),
    f2: at(276, 220),
    f3: at(756, 220),
    f4: at(188, 324),
    f5: at(496, 348),
    f6: at(752, 336),
    f7: at(292, 396),
  },
  winter: {
    f1: at(176, 163),
    f2: at(496, 224),
    f3: at(784, 252),
    f4: at(228, 324),
    f5: at(312, 388),
    f6: at(444, 372),
    f7: at(708, 408),
    f8: at(812, 384),
  },
  lake: { f3: at(466, 176), f7: at(262, 432), f5: at(772, 226), f6: at(222, 336), f8: at(566, 428), f9: at(803, 388) },
  mountain: {
    f1: at(196, 196),
    f2: at(451, 184),
    f3: at(398, 262),
    f4: at(492, 322),
    f5: at(538, 181),
    f6: at(668, 212),
    f7: at(778, 254),
    f8: at(764, 366),
    f9: at(205, 322),
    f10: at(650, 416),
  },
};

/** The river's way around the clearings it touches: a clearing and how far from its middle, or a point of the sheet. */
const RIVERS: Record<MapName, ([string, number, number] | [number, number])[]> = {
  autumn: [
    [508, -14], ['c5', -54, -36], ['c5', -68, 12], [477, 132], ['c10', 66, -20], ['c10', 76, 20], [530, 236],
    ['c11', -74, -10], ['c11', -58, 42], ['c7', 4, -60], ['c7', -54, -46], ['c7', -98, -10],
    [372, 424], ['c4', 112, -4], ['c4', 70, 32], ['c4', 26, 56], [122, 626],
  ],
  winter: [
    [1014, 296], ['c7', 46, -50], ['c7', -20, -53], ['c7', -80, -22], [745, 316], ['c12', 62, 46], ['c12', 0, 62],
    ['c12', -62, 46], [500, 300], ['c11', 62, -38], ['c11', 0, -58], ['c11', -66, -40], [262, 250], ['c10', 52, -46],
    ['c10', -10, -58], ['c10', -74, -36], [-14, 204],
  ],
  lake: [],
  mountain: [
    [-14, 400], [60, 392], ['c4', -20, -62], ['c4', 56, -54], [262, 316], [330, 294], [404, 304], ['c10', -62, 40],
    ['c10', 0, 60], ['c10', 62, 34], [590, 240], [668, 160], ['c2', -78, 6], ['c2', -52, 48], ['c2', 10, 60],
    ['c2', 72, 36], [1014, 196],
  ],
}; // prettier-ignore

/** The lake lies between its four coastal clearings and reaches the coastal forests. */
const SHORES: Partial<Record<MapName, [number, number][]>> = {
  lake: [
    [296, 292], [338, 266], [398, 236], [482, 226], [566, 254], [592, 312], [664, 326], [736, 350], [768, 404], [752, 438],
    [652, 420], [548, 402], [440, 388], [404, 346], [340, 320],
  ],
}; // prettier-ignore

/** A smooth line through the stops, with small meanders. */
function flowing(stops: Point[]): Point[] {
  const line: Point[] = [];
  const stop = (i: number) => stops[Math.max(0, Math.min(stops.length - 1, i))]!;
  for (let i = 0; i + 1 < stops.length; i++) {
    for (let s = 0; s < 16; s++) {
      const t = s / 16;
      const spline = (a: number, b: number, c: number, d: number) =>
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
      const [p0, p1, p2, p3] = [stop(i - 1), stop(i), stop(i + 1), stop(i + 2)];
      line.push(at(spline(p0.x, p1.x, p2.x, p3.x), spline(p0.y, p1.y, p2.y, p3.y)));
    }
  }
  let length = 0;
  return line.map((p, i) => {
    const [before, after] = [line[Math.max(0, i - 1)]!, line[Math.min(line.length - 1, i + 1)]!];
    const step = Math.max(1e-6, distance(before, after));
    const push = 4.5 * Math.sin(length / 19) + 2.4 * Math.sin(length / 8.3 + 1);
    length += distance(p, after);
    return at(p.x - ((after.y - before.y) / step) * push, p.y + ((after.x - before.x) / step) * push);
  });
}

function survey(name: MapName): Woodland {
  const { map, clearings, forests } = data[name];
  const place = (terrain: Place['terrain'], slots: number, [id, d]: [string, PlaceData], i: number): Place => ({
    id,
    terrain,
    number: i + 1,
    slots,
    at: SPOTS[name][id] ?? sheet(d.at),
  });
  const open = Object.entries(clearings).map((entry, i) => place('clearing', entry[1].slots, entry, i));
  const woods = Object.entries(forests).map((entry, i) => place('forest', 0, entry, i));
  const burrow = place('burrow', 0, ['burrow', { at: map.burrow_at }], 0);
  const places = new Map([...open, ...woods, burrow].map((p) => [p.id, p]));
  const paths = map.paths.map((edge): Path => {
    const ends = edge.split('-') as [string, string];
    const [a, b] = [places.get(ends[0])!.at, places.get(ends[1])!.at];
    return { ends, line: wander([a, b], Math.min(18, distance(a, b) * 0.07), `${name} ${edge}`, 7) };
  });
  const river = flowing(
    RIVERS[name].map((stop) => {
      if (stop.length === 2) return at(stop[0], stop[1]);
      const c = places.get(stop[0])!.at;
      return at(c.x + stop[1], c.y + stop[2]);
    }),
  );
  const shore = (SHORES[name] ?? []).map(([x, y]) => at(x, y));
  return { name, clearings: open, forests: woods, burrow, places, paths, river, shore };
}

const surveyed = new Map<MapName, Woodland>();
export function woodland(name: MapName): Woodland {
  let found = surveyed.get(name);
  if (!found) surveyed.set(name, (found = survey(name)));
  return found;
}

/** Every place of any map: c1 to c12, f1 to f10, and the Burrow. */
export const isPlace = (id: string): boolean =>
  id === 'burrow' || MAPS.some((name) => id in data[name].clearings || id in data[name].forests);

/** The line a piece walks from one place to the next: a path, or straight through the trees. */
export function way(land: Woodland, from: string, to: string): Point[] {
  for (const { ends, line } of land.paths) {
    if (ends[0] === from && ends[1] === to) return line;
    if (ends[0] === to && ends[1] === from) return [...line].reverse();
  }
  const [a, b] = [land.places.get(from), land.places.get(to)];
  if (!a || !b) return [];
  return Array.from({ length: 30 }, (_, i) =>
    at(a.at.x + ((b.at.x - a.at.x) * i) / 29, a.at.y + ((b.at.y - a.at.y) * i) / 29),
  );
}
