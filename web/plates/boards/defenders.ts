/** The Commonwood: a sheet of paper with the empty frame of the board, and a plate of terrain hexes.
 *
 * Tiles are laid anew in every game, so the hexes are drawn apart: four drawings of each terrain, placed by the view.
 */
import { at, inside, type Point, polyline, smooth } from '../../src/lib/curves';
import { Prng } from '../../src/lib/prng';
import {
  CELL,
  DRAWINGS,
  HEIGHT,
  hexes,
  MIDDLE,
  outline,
  R,
  ring,
  TERRAINS,
  TILE_R,
  WIDTH,
} from '../../src/games/defenders/map';
import type { TerrainId } from '../../src/games/defenders/engine';
import { compass, n, neatline, peak, tree, treeSymbols } from '../ink';
import { dark, light, type Palette } from '../palette';

interface Ground {
  base: string;
  washes: [string, string];
  ink: string;
}
interface Printing {
  ink: Palette;
  grounds: Record<TerrainId, Ground>;
  sand: string;
  sandDeep: string;
  sandInk: string;
  sheet: string;
  lines: number;
  base: string;
}

export const printings: Printing[] = [
  {
    ink: {
      ...light,
      broadleaf: ['#86a062', '#94ab6c', '#7a9658'],
      conifer: ['#6f8d52', '#628149', '#7b975d'],
      treeInk: '#2f4326',
      rock: '#faf5ee',
      rockShade: '#b3a9a6',
      rockInk: '#4b4550',
    },
    grounds: {
      forest: { base: '#c3cea0', washes: ['#aabb85', '#d2d9b2'], ink: '#2f4326' },
      plains: { base: '#f0e0ac', washes: ['#d3b05a', '#e2c67c'], ink: '#7d611f' },
      marsh: { base: '#bcd6ca', washes: ['#7fb0a6', '#9cc4ba'], ink: '#235a56' },
      mountain: { base: '#dcd5cf', washes: ['#c6bdb9', '#e9e3dd'], ink: '#4b4550' },
    },
    sand: '#e8dbb9',
    sandDeep: '#a8925f',
    sandInk: '#8a7443',
    sheet: '#f4edda',
    lines: 0.6,
    base: '#4c4a44',
  },
  {
    ink: {
      ...dark,
      broadleaf: ['#3c6440', '#44704a', '#33573a'],
      conifer: ['#33573a', '#2d4f36', '#3c6440'],
      treeInk: '#0f1c13',
      treeLight: 0.34,
      rock: '#8b8a92',
      rockShade: '#4b4a53',
      rockInk: '#17171c',
    },
    grounds: {
      forest: { base: '#26402d', washes: ['#2f4d36', '#1f3626'], ink: '#8fb483' },
      plains: { base: '#4a4325', washes: ['#7a6a32', '#665a2e'], ink: '#d8c27a' },
      marsh: { base: '#1f4247', washes: ['#2f636a', '#28545b'], ink: '#86c4c0' },
      mountain: { base: '#38383f', washes: ['#44434b', '#2f2f36'], ink: '#c3c0c8' },
    },
    sand: '#2c3b31',
    sandDeep: '#0b130f',
    sandInk: '#5d6d5b',
    sheet: '#16231e',
    lines: 0.7,
    base: '#0c100e',
  },
];

// --- one hex -----------------------------------------------------------------------------------------------

/** Feet of what stands in a hex: a jittered grid, only where the hex is. */
function feet(across: number, down: number, random: Prng, room = 0.9): Point[] {
  const hex = ring(at(0, 0), R * room);
  const out: Point[] = [];
  for (let row = -4, y = -4 * down; row <= 4; row++, y += down) {
    for (let x = -5 * across + (row % 2 ? across / 2 : 0); x <= 5 * across; x += across) {
      const p = at(x + random.between(-0.24, 0.24) * across, y + down * 0.5 + random.between(-0.2, 0.2) * down);
      if (inside(at(p.x, p.y - 6), hex)) out.push(p);
    }
  }
  return out.sort((a, b) => a.y - b.y);
}

/** Random spots that keep their distance, back to front. */
function spread(count: number, apart: number, random: Prng, head: number): Point[] {
  const hex = ring(at(0, 0), R * 0.86);
  const out: Point[] = [];
  for (let tries = 0; tries < 400 && out.length < count; tries++) {
    const p = at(random.between(-0.8, 0.8) * R, random.between(-0.6, 0.86) * R);
    const free = out.every((q) => Math.hypot(q.x - p.x, (q.y - p.y) * 1.4) > apart);
    if (free && inside(p, hex) && inside(at(p.x, p.y - head), hex)) out.push(p);
  }
  return out.sort((a, b) => a.y - b.y);
}

function forest(p: Printing, random: Prng): string {
  let out = '';
  for (const foot of feet(12.4, 10.6, random)) {
    if (random.next() < 0.1) continue;
    const conifer = random.next() < 0.6;
    out += tree(
      foot,
      random.between(0.68, 0.9),
      random.pick(conifer ? p.ink.conifer : p.ink.broadleaf),
      conifer,
      random,
    );
  }
  return out;
}

function plains(p: Printing, random: Prng): string {
  const { washes, ink } = p.grounds.plains;
  let out = '';
  for (let y = -48; y <= 48; y += 9.6) {
    const sway = random.between(2.5, 6);
    out += `<path d="M${-R},${n(y)}q${R * 0.5},${n(-sway)} ${R},0t${R},0" fill="none" stroke="${random.pick(washes)}" stroke-width="1.4" opacity=".85"/>`;
  }
  for (const { x, y } of spread(34, 11, random, 12)) {
    const ear = random.next() < 0.5;
    const lean = random.between(-1.6, 1.6);
    out += ear
      ? `<g transform="translate(${n(x)},${n(y)}) rotate(${n(lean * 4)})" stroke="${ink}" fill="none" stroke-linecap="round"><path d="M0,0Q.8,-6 0,-11" stroke-width=".9"/>` +
        `<path d="M0,-11l2.3,-2.3M0,-11l-2.3,-2.3M0,-8.4l2.6,-2.2M0,-8.4l-2.6,-2.2M0,-6l2.2,-1.8M0,-6l-2.2,-1.8M0,-11v-3.6" stroke-width="1.05"/></g>`
      : `<path transform="translate(${n(x)},${n(y)})" d="M-2.4,0l-1.3,-3.8M0,0l${n(lean * 0.4)},-5.4M2.4,0l1.5,-3.8" stroke="${ink}" stroke-width=".9" stroke-linecap="round" opacity=".7"/>`;
  }
  return out;
}

function marsh(p: Printing, random: Prng): string {
  const { washes, ink } = p.grounds.marsh;
  const hex = ring(at(0, 0), R * 0.86);
  let out = '';
  for (let i = 0; i < 6; i++) {
    const c = at(random.between(-0.55, 0.55) * R, (-0.66 + i * 0.27) * R);
    const w = random.between(0.26, 0.44) * R;
    const pool = Array.from({ length: 10 }, (_, k) => {
      const a = (2 * Math.PI * k) / 10;
      return at(
        c.x + w * random.between(0.84, 1.1) * Math.cos(a),
        c.y + w * 0.3 * random.between(0.84, 1.1) * Math.sin(a),
      );
    });
    out += `<path d="${smooth(pool, true)}" fill="${washes[i % 2]}" opacity=".8"/>`;
  }
  let strokes = '';
  for (let y = -44; y <= 44; y += 6.4) {
    for (let k = 0; k < 2; k++) {
      const x = random.between(-0.72, 0.5) * R;
      if (inside(at(x, y), hex) && inside(at(x + 14, y), hex))
        strokes += `M${n(x)},${n(y)}h${n(random.between(6, 15))}`;
    }
  }
  out += `<path d="${strokes}" stroke="${ink}" stroke-width=".85" stroke-linecap="round" opacity=".5"/>`;
  for (const { x, y } of spread(15, 15, random, 17)) {
    const s = random.between(0.72, 0.95);
    out +=
      `<g transform="translate(${n(x)},${n(y)}) scale(${s.toFixed(2)})" stroke="${ink}" fill="none" stroke-linecap="round"><path d="M0,0Q1,-9 0,-17M-3,0Q-5,-7 -7,-11M3,0Q4,-8 7,-12" stroke-width="1.15"/>` +
      `<path d="M0,-18v-5.6" stroke-width="3"/></g>`;
  }
  return out;
}

const PEAKS = [
  [-0.42, -0.3, 0.62, 0.5],
  [0.38, -0.34, 0.6, 0.46],
  [-0.02, 0.0, 0.86, 0.72],
  [-0.56, 0.28, 0.56, 0.44],
  [0.54, 0.22, 0.66, 0.56],
  [0.0, 0.56, 0.58, 0.4],
  [-0.32, 0.64, 0.4, 0.26],
] as const;

function mountain(p: Printing, random: Prng): string {
  const flip = random.next() < 0.5 ? -1 : 1;
  return PEAKS.map(([dx, dy, w, h]) => {
    const foot = at((flip * dx + random.between(-0.05, 0.05)) * R, (dy + 0.1 + random.between(-0.04, 0.04)) * R);
    return peak(foot, w * R * random.between(0.95, 1.08), h * R * random.between(0.88, 1.08), random, p.ink, 1.05, 1.1);
  }).join('');
}

const DRAW: Record<TerrainId, (p: Printing, random: Prng) => string> = { forest, plains, marsh, mountain };

function definitions(p: Printing): string {
  const { ink } = p;
  const tone = (t: [number, number, number], slope: number, offset: number) =>
    `<feColorMatrix values="0 0 0 0 ${t[0]}  0 0 0 0 ${t[1]}  0 0 0 0 ${t[2]}  0 0 0 ${slope} ${offset}"/>`;
  const stop = (offset: number, colour: string, opacity = 1) =>
    `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
  const sheet = 'x="0" y="0" width="100%" height="100%"';
  return `<defs>
<linearGradient id="rock" x1="0" y1="0" x2="0" y2="1">${stop(0, ink.rock)}${stop(0.6, ink.rock)}${stop(1, p.grounds.mountain.base, 0)}</linearGradient>
<linearGradient id="shade" x1="0" y1="0" x2="0" y2="1">${stop(0, ink.rockShade)}${stop(0.6, ink.rockShade)}${stop(1, ink.rockShade, 0)}</linearGradient>
<radialGradient id="vignette" cx=".5" cy=".5" r=".72">${stop(0.55, ink.vignette.colour, 0)}${stop(1, ink.vignette.colour, ink.vignette.strength)}</radialGradient>
<filter id="grain" ${sheet}><feTurbulence type="fractalNoise" baseFrequency=".55" numOctaves="2" seed="4"/>${tone(ink.grain.tone, ink.grain.strength * 7, -ink.grain.strength * 3.3)}</filter>
<filter id="mottle" ${sheet}><feTurbulence type="fractalNoise" baseFrequency=".009 .012" numOctaves="3" seed="9"/>${tone(ink.mottle, 1.5, -0.52)}</filter>
<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="2"/></filter>
<clipPath id="hex"><path d="${outline(R * 0.985)}"/></clipPath>
${treeSymbols(ink)}</defs>`;
}

/** Sixteen hexes: a column for each terrain. */
function tiles(p: Printing): string {
  const k = TILE_R / R;
  let out = '';
  TERRAINS.forEach((terrain, column) => {
    const ground = p.grounds[terrain];
    for (let row = 0; row < DRAWINGS; row++) {
      const random = new Prng(`${terrain} ${row}`);
      out +=
        `<g transform="translate(${(column + 0.5) * CELL},${(row + 0.5) * CELL}) scale(${k.toFixed(3)})"><g clip-path="url(#hex)">` +
        `<path d="${outline(R)}" fill="${ground.base}"/><g opacity="${p.ink.name === 'dark' ? 0.86 : 1}">${DRAW[terrain](p, random)}</g>` +
        `<path d="${outline(R * 0.985)}" fill="none" stroke="${ground.ink}" stroke-width="7" opacity=".2"/>` +
        `<path d="${outline(R * 0.985)}" fill="none" stroke="${ground.ink}" stroke-width="1.6" opacity=".55"/></g></g>`;
    }
  });
  const size = `${CELL * TERRAINS.length} ${CELL * DRAWINGS}`;
  const [w, h] = size.split(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}" width="${w}" height="${h}">${definitions(p)}${out}</svg>`;
}

// --- the sheet ---------------------------------------------------------------------------------------------

/** All hexes at once, each as large as `radius`. */
const all = (radius: number, dy = 0) =>
  hexes.map((h) => polyline(ring(at(h.at.x, h.at.y + dy), radius), true)).join('');

/** Contours around the board, as old maps line a coast: each a little fainter. */
function lining(p: Printing): string {
  let out = '';
  for (let i = 6; i >= 1; i--) {
    const far = R * 1.17 + i * i * 1.5 + i * 4;
    out += `<path d="${all(far + 1.1)}" fill="${p.sandInk}" opacity="${(p.lines * (1 - i / 8)).toFixed(2)}"/><path d="${all(far)}" fill="${p.sheet}"/>`;
  }
  return out;
}

/** Rivets and hatches along the sand frame, and the iron bed under the core. */
function frame(p: Printing): string {
  const random = new Prng('frame');
  let grains = '';
  for (const h of hexes) {
    for (let i = 0; i < 26; i++) {
      const a = random.between(0, 2 * Math.PI);
      const d = random.between(1.0, 1.13) * R;
      grains += `M${n(h.at.x + d * Math.cos(a))},${n(h.at.y + d * Math.sin(a))}h.1`;
    }
  }
  const core = at(MIDDLE.x, MIDDLE.y);
  return (
    `<path d="${all(R * 1.16, 5)}" fill="${p.sandDeep}" opacity=".6"/><path d="${all(R * 1.17)}" fill="${p.sandInk}"/><path d="${all(R * 1.155)}" fill="${p.sand}"/>` +
    `<path d="${grains}" stroke="${p.sandInk}" stroke-width="1.5" stroke-linecap="round" opacity=".5"/>` +
    `<path d="${polyline(ring(core, R * 1.04), true)}" fill="${p.base}"/>`
  );
}

function sheet(p: Printing): string {
  const full = `width="${WIDTH}" height="${HEIGHT}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" ${full}>${definitions(p)}` +
    `<rect ${full} fill="${p.sheet}"/>${lining(p)}<rect ${full} filter="url(#mottle)" opacity=".28"/>${frame(p)}` +
    `<rect ${full} filter="url(#grain)" opacity=".55"/><rect ${full} fill="url(#vignette)" opacity=".7"/>` +
    neatline(WIDTH, HEIGHT, p.ink) +
    compass(at(WIDTH - 48, HEIGHT - 52), 22, p.ink) +
    '</svg>'
  );
}

export const plates = () =>
  printings.flatMap((p) => [
    { name: `defenders-${p.ink.name}`, svg: sheet(p) },
    { name: `defenders-tiles-${p.ink.name}`, svg: tiles(p), widths: [1200] },
  ]);
