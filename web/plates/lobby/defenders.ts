/** Plate IV: hexes of the wild, a factory among them. */
import { inside, type Point } from '../../src/lib/curves';
import { Prng } from '../../src/lib/prng';
import { n } from '../ink';
import { conifer, HEIGHT, type Light, plate, roundTree, use, WIDTH } from '../lobby-stamps';

const R = 48;
type Terrain = 'forest' | 'plains' | 'marsh' | 'mountain';
const COLOURS: Record<Terrain, [ground: string, one: string, two: string, ink: string]> = {
  forest: ['#c3cea0', '#6f8d52', '#86a062', '#2f4326'],
  plains: ['#f0e0ac', '#d3b05a', '#e2c67c', '#7d611f'],
  marsh: ['#bcd6ca', '#7fb0a6', '#9cc4ba', '#235a56'],
  mountain: ['#dcd5cf', '#b3a9a6', '#f8f3ec', '#4b4550'],
};
const ORDER: Terrain[] = ['forest', 'marsh', 'plains', 'forest', 'mountain', 'plains', 'marsh', 'mountain'];

const centre = (q: number, r: number): Point => ({ x: 240 + R * Math.sqrt(3) * (q + r / 2), y: 140 + R * 1.5 * r });
const corner = (c: Point, size: number, k: number): Point => {
  const a = (Math.PI / 180) * (60 * k + 30);
  return { x: c.x + size * Math.cos(a), y: c.y + size * Math.sin(a) };
};
const hex = (c: Point, size: number) => Array.from({ length: 6 }, (_, k) => corner(c, size, k));
const points = (list: Point[]) => list.map((p) => `${n(p.x)},${n(p.y)}`).join(' ');

function texture(kind: Terrain, c: Point, light: Light, random: Prng): string {
  const [, one, two, raw] = COLOURS[kind];
  const ink = light(raw);
  const area = hex(c, R * 0.9);
  const k = R / 54;
  let o = '';
  if (kind === 'forest') {
    const trees: Point[] = [];
    for (let row = -3; row < 4; row++) {
      for (let col = -4; col < 5; col++) {
        const p = {
          x: c.x + (col * 15 + (row % 2 ? 7 : 0) + random.between(-3, 3)) * k,
          y: c.y + (row * 14 + 8 + random.between(-2.5, 2.5)) * k,
        };
        if (inside({ x: p.x, y: p.y - 6 * k }, area) && random.next() < 0.86) trees.push(p);
      }
    }
    for (const p of trees.sort((a, b) => a.y - b.y))
      o += use(
        random.next() < 0.62 ? 'conifer' : 'round',
        p.x,
        p.y,
        k * random.between(0.74, 0.95),
        light(random.pick([one, two])),
      );
  } else if (kind === 'plains') {
    let furrows = '';
    for (let i = -4; i < 5; i++)
      furrows += `M${n(c.x - R)},${n(c.y + i * 12.5 * k)}q${n(R / 2)},${n(-random.between(3, 7))} ${n(R)},0t${n(R)},0`;
    let tufts = '';
    for (let i = 0; i < 22; i++) {
      const p = { x: c.x + random.between(-0.8, 0.8) * R, y: c.y + random.between(-0.75, 0.85) * R };
      if (inside(p, area)) tufts += `M${n(p.x - 3)},${n(p.y)}l-1.6,-5m4.6,5v-7m3,7l1.8,-5`;
    }
    o = `<path d="${furrows}" fill="none" stroke="${light(one)}" stroke-width="1.2" opacity=".8"/><path d="${tufts}" stroke="${ink}" stroke-linecap="round" opacity=".75" fill="none"/>`;
  } else if (kind === 'marsh') {
    for (let i = 0; i < 5; i++) {
      const w = random.between(0.3, 0.48) * R;
      o += `<ellipse cx="${n(c.x + random.between(-0.6, 0.6) * R)}" cy="${n(c.y + (-0.65 + i * 0.33) * R)}" rx="${n(w)}" ry="${n(w * 0.3)}" fill="${light(one)}" opacity=".75"/>`;
    }
    let ripples = '';
    for (let i = -6; i < 7; i++)
      for (let j = 0; j < 2; j++)
        ripples += `M${n(c.x + random.between(-0.75, 0.5) * R)},${n(c.y + i * 7)}h${n(random.between(8, 20))}`;
    let reeds = '';
    let heads = '';
    for (let i = 0; i < 12; i++) {
      const p = { x: c.x + random.between(-0.75, 0.75) * R, y: c.y + random.between(-0.5, 0.8) * R };
      if (!inside(p, area) || !inside({ x: p.x, y: p.y - 10 }, area)) continue;
      reeds += `M${n(p.x)},${n(p.y)}q1,-8 0,-15m-3,15q-2,-6 -4,-10m10,10q1,-7 4,-11`;
      heads += `M${n(p.x)},${n(p.y - 10)}v-6`;
    }
    o += `<path d="${ripples}" stroke="${ink}" stroke-width=".9" opacity=".55" stroke-linecap="round"/><path d="${reeds}" stroke="${ink}" stroke-width="1.1" fill="none" stroke-linecap="round"/><path d="${heads}" stroke="${ink}" stroke-width="3" stroke-linecap="round"/>`;
  } else {
    for (const [dx, dy, s] of [
      [-0.4, -0.36, 0.85],
      [0.36, -0.3, 1],
      [-0.16, 0.06, 1.25],
      [-0.56, 0.36, 0.8],
      [0.5, 0.34, 1],
      [0, 0.56, 0.75],
    ] as const) {
      const [x, y] = [c.x + (dx + random.between(-0.06, 0.06)) * R, c.y + (dy + 0.18) * R];
      const [h, w] = [R * 0.56 * s * random.between(0.9, 1.1), R * 0.62 * s];
      o += `<path d="M${n(x - w / 2)},${n(y)}L${n(x)},${n(y - h)}L${n(x + w / 2)},${n(y)}Z" fill="${light(two)}" stroke="${ink}" stroke-linejoin="round"/>`;
      o += `<path d="M${n(x)},${n(y - h)}L${n(x + w * 0.08)},${n(y - h * 0.55)}L${n(x)},${n(y - h * 0.3)}L${n(x + w * 0.1)},${n(y)}L${n(x + w / 2)},${n(y)}Z" fill="${light(one)}"/>`;
      o += `<path d="${[0.25, 0.45, 0.65, 0.82].map((t) => `M${n(x + (w / 2) * t)},${n(y - h * (1 - t))}L${n(x + w * (0.05 + 0.1 * t))},${n(y - h * (1 - t) * 0.55)}`).join('')}" stroke="${ink}" stroke-width=".8"/>`;
    }
  }
  return o;
}

function factory(c: Point): string {
  let vents = '';
  for (const a of [0, 120, 240]) {
    const [x, y] = [c.x + R * 0.75 * Math.cos((a * Math.PI) / 180), c.y + R * 0.75 * Math.sin((a * Math.PI) / 180)];
    vents += `<g transform="translate(${n(x)},${n(y)}) rotate(${a}) scale(.9)"><path d="M-9,-7H3L9,-11V11L3,7H-9Z" fill="#20252a" stroke="#0e1113" stroke-width="1.2"/><path d="M-7,-7v14M-3.5,-7v14M0,-7v14" stroke="#e8751a" stroke-width="1.8"/></g>`;
  }
  return (
    `<polygon points="${points(hex({ x: c.x, y: c.y + 3 }, R * 0.93))}" fill="#120c05" opacity=".5"/><polygon points="${points(hex(c, R * 0.93))}" fill="#4a5157" stroke="#1b1f22" stroke-width="2" stroke-linejoin="round"/>` +
    `<polygon points="${points(hex(c, R * 0.8))}" fill="none" stroke="#8a9298" stroke-width="1.1" stroke-dasharray="1.5 5.5"/>${vents}` +
    `<circle cx="${n(c.x)}" cy="${n(c.y)}" r="${n(R * 0.34)}" fill="#1b1f22"/><path d="M${n(c.x)},${n(c.y - 9)}l7,15h-14z" fill="#ff9a3c"/>`
  );
}
const MECH =
  '<g id="mech"><ellipse cy="1" rx="12" ry="3.4" fill="#120c05" opacity=".45"/><path d="M-8,1L-7,-8H-2L-3,1ZM8,1L7,-8H2L3,1Z" fill="#3f464c" stroke="#15181b" stroke-width="1.3" stroke-linejoin="round"/>' +
  '<path d="M-11,-8V-17Q-11,-21 -7,-21H7Q11,-21 11,-17V-8Q0,-5 -11,-8Z" fill="#79848c" stroke="#15181b" stroke-width="1.4"/><path d="M-7,-21Q-7,-29 0,-29Q7,-29 7,-21Z" fill="#5a646b" stroke="#15181b" stroke-width="1.4"/>' +
  '<circle cy="-24.5" r="2.6" fill="#ff8a1f" stroke="#15181b"/><path d="M-13,-17q-4,3 -2,9M13,-17q4,3 2,9" stroke="#15181b" stroke-width="2.6" fill="none" stroke-linecap="round"/></g>';
const TENT =
  '<g id="tent"><ellipse rx="17" ry="4" fill="#120c05" opacity=".4"/><path d="M-16,0L-1,-22L1,-22L16,0Z" fill="currentColor" stroke="#231610" stroke-width="1.5" stroke-linejoin="round"/><path d="M-13,-2L-1,-20" stroke="#fff8e6" stroke-width="1.6" opacity=".7"/><path d="M0,-16L6,0H-6Z" fill="#231610"/><path d="M0,-22v-8l9,3.5l-9,3.5" fill="currentColor" stroke="#231610" stroke-width="1.2"/></g>';

function wall(c: Point, side: number): string {
  const [p, q] = [corner(c, R, side), corner(c, R, side + 1)];
  let turn = (Math.atan2(q.y - p.y, q.x - p.x) * 180) / Math.PI;
  if (turn > 90 || turn <= -90) turn += 180;
  const ticks = Array.from({ length: 5 }, (_, i) => `M${n(-22 + (44 * (i + 0.5)) / 5 - 2)},3l3.4,-4`).join('');
  return `<g transform="translate(${n((p.x + q.x) / 2)},${n((p.y + q.y) / 2)}) rotate(${n(turn)})"><rect x="-22" y="-4" width="44" height="8" rx="2.2" fill="#3c4248" stroke="#14171a" stroke-width="1.2"/><rect x="-20.5" y="-2.8" width="41" height="2.4" rx="1" fill="#7c868d"/><path d="${ticks}" stroke="#e8751a" stroke-width="2.1"/></g>`;
}

export function vignette(c: Light): string {
  const random = new Prng('plate defenders');
  let defs = conifer(c('#2f4326')) + roundTree(c('#2f4326')) + MECH + TENT;
  let o = `<rect width="${WIDTH}" height="${HEIGHT}" fill="${c('#e9e6cb')}"/>`;
  let i = 0;
  for (let r = -2; r <= 2; r++) {
    for (let q = -5; q <= 5; q++) {
      const at = centre(q, r);
      if (at.x < -R || at.x > WIDTH + R || at.y < -R || at.y > HEIGHT + R || (q === 0 && r === 0)) continue;
      const kind = ORDER[(((q * 3 + r * 5) % 8) + 8) % 8]!;
      const shape = points(hex(at, R * 0.97));
      defs += `<clipPath id="h${i}"><polygon points="${shape}"/></clipPath>`;
      o += `<polygon points="${shape}" fill="${c(COLOURS[kind][0])}"/><g clip-path="url(#h${i})">${texture(kind, at, c, random)}<polygon points="${shape}" fill="none" stroke="${c(COLOURS[kind][3])}" stroke-width="6" opacity=".22"/></g>`;
      i++;
    }
  }
  o += factory(centre(0, 0));
  for (const [q, r, side] of [
    [1, 0, 3],
    [1, 0, 4],
    [1, -1, 0],
    [-1, 0, 1],
    [-1, 0, 2],
    [-1, 1, 3],
    [2, -1, 1],
  ] as const)
    o += wall(centre(q, r), side);
  for (const [q, r] of [
    [1, 0],
    [-1, 1],
  ] as const)
    o += use('mech', centre(q, r).x, centre(q, r).y + 15, 1.25);
  for (const [q, r, tint] of [
    [2, 0, '#7c3f98'],
    [-2, 0, '#b23a3a'],
    [-1, -1, '#2f5fa8'],
    [0, 1, '#d9b45a'],
  ] as const)
    o += use('tent', centre(q, r).x, centre(q, r).y + 12, 1.3, tint);
  return plate(defs, o);
}
