/** Woodcut marks: peaks, trees, grass, a neatline and a compass rose, each as a piece of SVG. */
import { at, type Point, polyline } from '../src/lib/curves';
import { Prng } from '../src/lib/prng';
import type { Palette } from './palette';

export const n = (v: number) => String(Math.round(v * 10) / 10);

/** A mountain: concave flanks, a zigzag spine, the right face shaded and hatched. Foot at (x, y). */
export function peak(foot: Point, w: number, h: number, random: Prng, ink: Palette, line = 1.1, hatching = 1): string {
  const { x, y } = foot;
  const lean = random.between(-0.14, 0.06) * w;
  const left: Point[] = [];
  const right: Point[] = [];
  const steps = 5;
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const rise = h * t ** 1.22;
    const wobble = (share: number) => (i > 0 && i < steps ? random.between(-share, share) : 0);
    left.push(at(x - w / 2 + (lean + w / 2) * t + wobble(0.02) * w, y - rise + wobble(0.05) * h));
    right.push(at(x + w / 2 + (lean - w / 2) * t + wobble(0.02) * w, y - rise + wobble(0.05) * h));
  }
  const spine = Array.from({ length: 6 }, (_, i) => {
    const t = i / 5;
    const zig = i > 0 && i < 5 ? w * 0.055 * (i % 2 ? 1 : -1) : 0;
    return at(x + lean + w * 0.13 * t + zig, y - h + h * t * 0.98);
  });
  const outline = [...left, ...[...right].reverse().slice(1)];

  let hatch = '';
  const strokes = (4 + h / 6) * hatching;
  for (let i = 0; i < Math.floor(strokes); i++) {
    const t = 0.04 + (0.9 * i) / strokes;
    const k = Math.min(4, Math.floor(t * 5));
    const f = t * 5 - k;
    const px = spine[k]!.x + (spine[k + 1]!.x - spine[k]!.x) * f + 0.8;
    const py = spine[k]!.y + (spine[k + 1]!.y - spine[k]!.y) * f;
    const reach = ((y - py) / h) * random.between(0.55, 0.92);
    const [vx, vy] = [(w / 2 - lean) * reach, h * reach];
    hatch += `M${n(px)},${n(py)}q${n(vx * 0.42)},${n(vy * 0.5)} ${n(vx * 0.86)},${n(vy)}`;
  }
  let ticks = '';
  for (let i = 0; i < Math.floor(h / 9); i++) {
    const p = left[Math.min(steps - 1, Math.floor(random.between(0.35, 0.9) * steps))]!;
    ticks += `M${n(p.x + 1.2)},${n(p.y + 1)}l${n(w * 0.03)},${n(h * random.between(0.12, 0.26))}`;
  }
  const stroke = (d: string, width: number, opacity: number) =>
    `<path d="${d}" fill="none" stroke="${ink.rockInk}" stroke-width="${width.toFixed(2)}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`;
  return (
    `<path d="${polyline(outline, true)}" fill="url(#rock)"/>` +
    `<path d="${polyline([...spine, ...right], true)}" fill="url(#shade)"/>` +
    stroke(hatch, line * 0.62, 0.85) +
    (ticks ? stroke(ticks, line * 0.5, 0.6) : '') +
    stroke(polyline(outline), line, 1) +
    stroke(polyline(spine.slice(0, 4)), line * 0.7, 1)
  );
}

const BROADLEAF = 6;
const CONIFER = 5;

/** Tree symbols, drawn once and reused some thousand times; the crown takes the current colour. */
export function treeSymbols(ink: Palette): string {
  let out = '';
  const shadow = `<ellipse cx="1.6" cy="1.2" rx="6.4" ry="2.2" fill="${ink.treeInk}" opacity=".28"/>`;
  for (let v = 0; v < BROADLEAF; v++) {
    const random = new Prng(`broadleaf ${v}`);
    const [scallops, r] = [8, 7.6];
    const rim = Array.from({ length: scallops }, (_, i) => {
      const a = (2 * Math.PI * i) / scallops + 0.3;
      return at(
        r * 0.9 * Math.cos(a + random.between(-0.13, 0.13)),
        -9.5 + r * 0.82 * Math.sin(a + random.between(-0.13, 0.13)),
      );
    });
    let crown = `M${n(rim[0]!.x)},${n(rim[0]!.y)}`;
    for (let i = 0; i < scallops; i++) {
      const p = rim[(i + 1) % scallops]!;
      const bulge = n(r * random.between(0.42, 0.52));
      crown += `A${bulge},${bulge} 0 0 1 ${n(p.x)},${n(p.y)}`;
    }
    let hatch = '';
    for (let i = 0; i < 4; i++)
      hatch += `M${n(-1 + i * 1.7)},${n(-3.4 - Math.abs(i - 1.2) * 0.7)}q2.2,-1.6 3,${n(-4.4 + i * 0.4)}`;
    out +=
      `<g id="leaf${v}">${shadow}<path d="M-.4,-3L-.6,1.4M.9,-3L.9,1.2" stroke="${ink.treeInk}" stroke-width="1.3"/>` +
      `<path d="${crown}Z" fill="currentColor" stroke="${ink.treeInk}" stroke-width=".9"/>` +
      `<path d="M-4,-4.6Q3,-3 6.4,-12.5Q9.2,-8 5.6,-4.2Q1,-1.2 -4,-4.6Z" fill="${ink.treeShade}" opacity=".42"/>` +
      `<path d="${hatch}" stroke="${ink.treeInk}" stroke-width=".7" fill="none" stroke-linecap="round" opacity=".9"/>` +
      `<path d="M-5,-11.5a5.6,5.6 0 0 1 5,-4.6M-2.9,-10a3.2,3.2 0 0 1 2.6,-2.6" stroke="#fff6d8" stroke-width=".8" fill="none" stroke-linecap="round" opacity="${ink.treeLight}"/></g>`;
  }
  for (let v = 0; v < CONIFER; v++) {
    const random = new Prng(`conifer ${v}`);
    const h = 20 + random.between(-2, 3.5);
    const left = [at(0, -h)];
    const right = [at(0, -h)];
    for (let tier = 1; tier <= 3; tier++) {
      const y = -h + (h * 0.86 * tier) / 3;
      const w = (6.2 * tier) / 3 + 1;
      left.push(at(-w - random.between(0, 0.7), y));
      right.push(at(w + random.between(0, 0.7), y));
      if (tier < 3) {
        left.push(at(-w * 0.55, y - 0.6));
        right.push(at(w * 0.55, y - 0.6));
      }
    }
    let hatch = '';
    for (let i = 0; i < 5; i++) hatch += `M${n(0.6 + i * 0.2)},${n(-h + 4 + i * 3.1)}l${n(1.6 + i * 0.75)},2.3`;
    out +=
      `<g id="pine${v}">${shadow}<path d="M0,-4L0,1.4" stroke="${ink.treeInk}" stroke-width="1.7"/>` +
      `<path d="${polyline([...left, ...[...right].reverse()], true)}" fill="currentColor" stroke="${ink.treeInk}" stroke-width=".9" stroke-linejoin="round"/>` +
      `<path d="${polyline([at(0, -h), ...right.slice(1), at(0.3, -h * 0.14)], true)}" fill="${ink.treeShade}" opacity=".5"/>` +
      `<path d="${hatch}" stroke="${ink.treeInk}" stroke-width=".7" opacity=".9"/></g>`;
  }
  return out;
}

export function tree(foot: Point, scale: number, tint: string, conifer: boolean, random: Prng): string {
  const id = conifer ? `pine${random.below(CONIFER)}` : `leaf${random.below(BROADLEAF)}`;
  return `<use href="#${id}" transform="translate(${n(foot.x)},${n(foot.y)}) scale(${scale.toFixed(2)})" color="${tint}"/>`;
}

/** A jittered hexagonal grid over the sheet. */
export function scatter(width: number, height: number, step: number, random: Prng): Point[] {
  const points: Point[] = [];
  for (let y = -4, row = 0; y < height + 14; y += step * 0.72, row++) {
    for (let x = -6 + (row % 2 ? step / 2 : 0); x < width + 8; x += step) {
      points.push(at(x + random.between(-0.34, 0.34) * step, y + random.between(-0.3, 0.3) * step));
    }
  }
  return points;
}

/** Slow noise in [-1, 1]: a few sines that never line up. */
export function drift(p: Point, scale: number): number {
  const [x, y] = [p.x / scale, p.y / scale];
  return (Math.sin(x + 1.7 * Math.sin(y * 0.8)) + Math.sin(0.7 * y - 1.3 * Math.sin(x * 0.6) + 2)) / 2;
}

/** The surveyor's border: two hairlines and a chequered band between them. */
export function neatline(width: number, height: number, ink: Palette): string {
  let band = '';
  const [columns, rows] = [20, 12];
  for (let i = 1; i < columns; i += 2) {
    const [a, b] = [11 + ((width - 22) * i) / columns, 11 + ((width - 22) * (i + 1)) / columns];
    band += `M${n(a)},8H${n(b)}M${n(a)},${height - 8}H${n(b)}`;
  }
  for (let i = 1; i < rows; i += 2) {
    const [a, b] = [11 + ((height - 22) * i) / rows, 11 + ((height - 22) * (i + 1)) / rows];
    band += `M8,${n(a)}V${n(b)}M${width - 8},${n(a)}V${n(b)}`;
  }
  return (
    `<rect x="2.5" y="2.5" width="${width - 5}" height="${height - 5}" rx="4" fill="none" stroke="${ink.paper}" stroke-width="5"/>` +
    `<rect x="8" y="8" width="${width - 16}" height="${height - 16}" fill="none" stroke="${ink.paper}" stroke-width="5" opacity=".82"/>` +
    `<path d="${band}" stroke="${ink.frame}" stroke-opacity=".8" stroke-width="4.4"/>` +
    `<rect x="5" y="5" width="${width - 10}" height="${height - 10}" rx="3" fill="none" stroke="${ink.frame}" stroke-opacity=".8" stroke-width="1.4"/>` +
    `<rect x="11" y="11" width="${width - 22}" height="${height - 22}" fill="none" stroke="${ink.frame}" stroke-opacity=".55" stroke-width=".8"/>`
  );
}

export function compass(c: Point, r: number, ink: Palette): string {
  const dark = ink.name === 'dark' ? '#d8cfae' : ink.frame;
  let rays = '';
  for (let i = 0; i < 8; i++) {
    const long = i % 2 === 0;
    const [l, w] = [long ? r : r * 0.62, long ? r * 0.17 : r * 0.12];
    rays +=
      `<g transform="rotate(${i * 45})"><path d="M0,${n(-l)}L${n(w)},${n(-w)}L0,0Z" fill="${dark}"/>` +
      `<path d="M0,${n(-l)}L${n(-w)},${n(-w)}L0,0Z" fill="${ink.paper}" stroke="${dark}" stroke-width=".6"/></g>`;
  }
  const [top, s] = [-r - 4, r * 0.13];
  const north = `M${n(-s)},${n(top)}V${n(top - 2.6 * s)}L${n(s)},${n(top)}V${n(top - 2.6 * s)}`;
  return (
    `<g transform="translate(${c.x},${c.y})"><circle r="${n(r * 1.6)}" fill="${ink.paper}" opacity=".86" filter="url(#soft)"/>` +
    `<circle r="${n(r * 0.78)}" fill="none" stroke="${dark}" stroke-width=".8"/><circle r="${n(r * 0.7)}" fill="none" stroke="${dark}" stroke-width=".5"/>` +
    `${rays}<path d="${north}" fill="none" stroke="${dark}" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"/></g>`
  );
}
