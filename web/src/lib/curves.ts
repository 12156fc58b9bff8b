/** Hand-drawn lines: polylines that wander, closed blobs, and smooth SVG paths through them. */
import { Prng } from './prng';

export interface Point {
  x: number;
  y: number;
}

const n1 = (v: number) => String(Math.round(v * 10) / 10);

export const at = (x: number, y: number): Point => ({ x, y });
export const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
export const between = (a: Point, b: Point, t: number): Point => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
});

/** Straight segments. */
export function polyline(points: readonly Point[], closed = false): string {
  return 'M' + points.map((p) => `${n1(p.x)},${n1(p.y)}`).join('L') + (closed ? 'Z' : '');
}

/** Catmull-Rom through the points; a handle is one sixth of the chord between the neighbours. */
export function smooth(points: readonly Point[], closed = false): string {
  const n = points.length;
  const point = (i: number) => (closed ? points[(i + n) % n]! : points[Math.max(0, Math.min(n - 1, i))]!);
  let d = `M${n1(points[0]!.x)},${n1(points[0]!.y)}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [p0, p1, p2, p3] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    d += `C${n1(p1.x + (p2.x - p0.x) / 6)},${n1(p1.y + (p2.y - p0.y) / 6)} `;
    d += `${n1(p2.x - (p3.x - p1.x) / 6)},${n1(p2.y - (p3.y - p1.y) / 6)} ${n1(p2.x)},${n1(p2.y)}`;
  }
  return d + (closed ? 'Z' : '');
}

/** Every k-th point and always the last one: enough for a smooth path. */
export function thin(points: readonly Point[], k: number): Point[] {
  const kept = points.filter((_, i) => i % k === 0);
  const last = points[points.length - 1]!;
  if (kept[kept.length - 1] !== last) kept.push(last);
  return kept;
}

/** A line through the stops, pushed sideways by two sines that fade out at each stop. */
export function wander(stops: readonly Point[], sway: number, seed: string, step = 9): Point[] {
  const random = new Prng(seed);
  const points: Point[] = [];
  for (let leg = 0; leg + 1 < stops.length; leg++) {
    const [from, to] = [stops[leg]!, stops[leg + 1]!];
    const length = distance(from, to);
    const steps = Math.max(6, Math.floor(length / step));
    const normal = { x: -(to.y - from.y) / Math.max(length, 1), y: (to.x - from.x) / Math.max(length, 1) };
    const phase = random.between(0, 2 * Math.PI);
    const frequency = random.pick([1, 1, 1.5, 2]);
    const side = random.pick([-1, 1]);
    const last = leg === stops.length - 2;
    for (let i = 0; i < steps + (last ? 1 : 0); i++) {
      const t = i / steps;
      const taper = t > 0 && t < 1 ? Math.sin(Math.PI * t) ** 0.8 : 0;
      const wave = Math.sin(frequency * Math.PI * t + phase * 0.25) * 0.8 + 0.35 * Math.sin(3.1 * Math.PI * t + phase);
      const push = sway * side * taper * wave;
      const p = between(from, to, t);
      points.push({ x: p.x + normal.x * push, y: p.y + normal.y * push });
    }
  }
  return points;
}

/** A rough ellipse. */
export function blob(c: Point, rx: number, ry: number, seed: string, points = 16, jitter = 0.05): Point[] {
  const random = new Prng(seed);
  return Array.from({ length: points }, (_, i) => {
    const a = (2 * Math.PI * i) / points;
    return {
      x: c.x + rx * (1 + random.between(-jitter, jitter)) * Math.cos(a),
      y: c.y + ry * (1 + random.between(-jitter, jitter)) * Math.sin(a),
    };
  });
}

/** Length along a polyline at every point, starting with 0. */
export function lengths(points: readonly Point[]): number[] {
  const out = [0];
  for (let i = 1; i < points.length; i++) out.push(out[i - 1]! + distance(points[i - 1]!, points[i]!));
  return out;
}

/** The point at a given length along a polyline. */
export function along(points: readonly Point[], cumulative: readonly number[], s: number): Point {
  let i = 1;
  while (i < points.length - 1 && cumulative[i]! < s) i++;
  const span = cumulative[i]! - cumulative[i - 1]! || 1;
  return between(points[i - 1]!, points[i]!, Math.max(0, Math.min(1, (s - cumulative[i - 1]!) / span)));
}

/** Even-odd test. */
export function inside(p: Point, ring: readonly Point[]): boolean {
  let hit = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [a, b] = [ring[i]!, ring[j]!];
    if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) hit = !hit;
  }
  return hit;
}
