/** Wonderland's terrain: five regions, each with a growth of its own, around a lawn with the long tea table. */
import { at, inside, type Point, smooth } from '../../src/lib/curves';
import { Prng } from '../../src/lib/prng';
import { type Box, HEIGHT, type Region, regions, TABLE, WIDTH } from '../../src/games/wonderland/map';
import { n, scatter } from '../ink';
import {
  cake,
  cup,
  curlTree,
  flower,
  hill,
  keep,
  mushroom,
  pot,
  signpost,
  tarts,
  tear,
  topiary,
  wave,
} from '../wonderland-stamps';

interface Ground {
  wash: string;
  ink: string;
}
interface Inks {
  name: 'light' | 'dark';
  paper: string;
  lawn: string;
  lawnInk: string;
  shade: string;
  regions: Record<string, Ground>;
  leaf: string[];
  hedge: string;
  petals: string[];
  water: [string, string];
  drop: string;
  hill: string;
  caps: string[];
  pale: string;
  wall: string;
  roof: string;
  lawnCheck: string;
  wood: string;
  woodInk: string;
  cloth: string;
  check: string;
  clothEdge: string;
  china: string;
  tea: string;
  rims: string[];
  glaze: [string, string];
  potInk: string;
  grain: { tone: [number, number, number]; strength: number };
  vignette: number;
}

const day: Inks = {
  name: 'light',
  paper: '#f6f1e4',
  lawn: '#efe7d0',
  lawnInk: '#b9ad84',
  shade: '#3a2c14',
  regions: {
    queens_castle: { wash: '#efd8d0', ink: '#6e2534' },
    tulgey_wood: { wash: '#d8dcc2', ink: '#33402b' },
    garden: { wash: '#efe5c0', ink: '#5c4a1c' },
    pool_of_tears: { wash: '#aecdd1', ink: '#1f4a5a' },
    witzend: { wash: '#e3d9e2', ink: '#4a3460' },
  },
  leaf: ['#8fa375', '#7d9468', '#a3b184'],
  hedge: '#9db07c',
  petals: ['#cf5a74', '#e08a5a', '#f3e7d8', '#9a6bb0', '#d98aa4'],
  water: ['#a9cbd0', '#cddfdd'],
  drop: '#e6f1f0',
  hill: '#d3c3d8',
  caps: ['#a878b8', '#c46a7c', '#8a6fb0'],
  pale: '#f6ecd6',
  wall: '#f6e2d8',
  roof: '#c45a6c',
  lawnCheck: '#cf959a',
  wood: '#8a6238',
  woodInk: '#5b3e20',
  cloth: '#fbf3e6',
  check: '#d98a9a',
  clothEdge: '#b4707f',
  china: '#fffdf6',
  tea: '#8a5426',
  rims: ['#b02440', '#6f3fa3', '#1d7a58', '#2c6cb0'],
  glaze: ['#e3c3cb', '#c7d8d2'],
  potInk: '#3c2a2e',
  grain: { tone: [0.25, 0.18, 0.05], strength: 0.05 },
  vignette: 0.1,
};

/** The same land under a lantern: dark grounds, pale inks. */
const night: Inks = {
  name: 'dark',
  paper: '#14201b',
  lawn: '#1f2c23',
  lawnInk: '#3f5142',
  shade: '#000000',
  regions: {
    queens_castle: { wash: '#3f262b', ink: '#c58b93' },
    tulgey_wood: { wash: '#24331f', ink: '#8aa077' },
    garden: { wash: '#3b3519', ink: '#c7b06d' },
    pool_of_tears: { wash: '#17383f', ink: '#7cb6bd' },
    witzend: { wash: '#2f273c', ink: '#a691be' },
  },
  leaf: ['#3b5231', '#33492b', '#455c38'],
  hedge: '#40542f',
  petals: ['#8a3a4f', '#8f5432', '#8d8472', '#5f4076', '#83496a'],
  water: ['#17383f', '#235059'],
  drop: '#4d8790',
  hill: '#3b3049',
  caps: ['#6b4a7a', '#7d3f4c', '#54427a'],
  pale: '#8b8270',
  wall: '#6b4a4a',
  roof: '#7d2f40',
  lawnCheck: '#6b3a42',
  wood: '#57401f',
  woodInk: '#241809',
  cloth: '#5f5347',
  check: '#7d3f50',
  clothEdge: '#8d5363',
  china: '#b9b0a0',
  tea: '#3a2413',
  rims: ['#8a2035', '#573082', '#175f45', '#235489'],
  glaze: ['#8d6570', '#60766f'],
  potInk: '#160e10',
  grain: { tone: [0.9, 0.85, 0.6], strength: 0.05 },
  vignette: 0.42,
};

/** Room for a label and for units; nothing grows there. */
function clear(region: Region): Box[] {
  const { label, field } = region;
  const narrow = field.w < 200;
  return [
    { x: label.x - 8, y: label.y - 4, w: narrow ? 152 : 250, h: narrow ? 92 : 78 },
    { x: field.x - 4, y: field.y - field.h - 2, w: field.w * (narrow ? 1 : 0.7), h: field.h + 8 },
  ];
}

/** Points inside a region, none closer to another than `apart`, sorted from the back to the front. */
function grow(region: Region, count: number, apart: number, seed: string, avoid: readonly Box[] = []): Point[] {
  const random = new Prng(`${seed} ${region.id}`);
  const [xs, ys] = [region.shore.map((p) => p.x), region.shore.map((p) => p.y)];
  const found: Point[] = [];
  for (let tries = 0; found.length < count && tries < count * 80; tries++) {
    const p = at(random.between(Math.min(...xs), Math.max(...xs)), random.between(Math.min(...ys), Math.max(...ys)));
    const rooted = [p, at(p.x, p.y - 16), at(p.x - 12, p.y), at(p.x + 12, p.y)].every((q) => inside(q, region.shore));
    if (!rooted || avoid.some((b) => p.x > b.x && p.x < b.x + b.w && p.y > b.y && p.y < b.y + b.h)) continue;
    if (found.some((q) => Math.hypot(p.x - q.x, (p.y - q.y) * 1.3) < apart)) continue;
    found.push(p);
  }
  return found.sort((a, b) => a.y - b.y);
}

/** What grows in each region. */
const GROWTH: Record<string, (region: Region, ink: Inks, random: Prng) => string> = {
  queens_castle(region, ink, random) {
    const pen = ink.regions[region.id]!.ink;
    let lawn = '';
    for (let row = 0; row < 6; row++) {
      const [y, size] = [112 + row * 14, 26 + row * 2.4];
      for (let c = -1; c < 22; c++) {
        if ((c + row) % 2 === 0)
          lawn += `<path d="M${n(10 + c * size)},${y}h${n(size)}l3,14h${n(-size)}Z" fill="${ink.lawnCheck}" opacity=".${24 + row}"/>`;
      }
    }
    const room: Box[] = [...clear(region), { x: 318, y: 40, w: 150, h: 82 }];
    return (
      lawn +
      keep(at(392, 118), 0.98, pen, ink.wall, ink.roof) +
      grow(region, 30, 30, 'hedge', room)
        .map((p) => topiary(p, 0.98, pen, ink.hedge, random))
        .join('')
    );
  },
  tulgey_wood: (region, ink, random) =>
    grow(region, 76, 23, 'wood', clear(region))
      .map((p) => curlTree(p, random.between(0.72, 1.02), ink.regions[region.id]!.ink, random.pick(ink.leaf), random))
      .join(''),
  garden: (region, ink, random) =>
    grow(region, 44, 20, 'bed', [clear(region)[0]!])
      .map((p) => flower(p, random.between(0.72, 1), ink.regions[region.id]!.ink, ink.leaf[1]!, ink.petals, random))
      .join(''),
  pool_of_tears(region, ink, random) {
    const pen = ink.regions[region.id]!.ink;
    const shore = smooth(region.shore, true);
    // Water lining: the shore again and again, each line covered by water a little narrower.
    const lines = [50, 40, 30, 22, 15, 9].map((reach, i) => {
      const water = blend(ink.water[0], ink.water[1], (50 - reach) / 58 + 0.1);
      return `<path d="${shore}" fill="none" stroke="${pen}" stroke-width="${reach * 2}" opacity="${(0.16 + i * 0.08).toFixed(2)}"/><path d="${shore}" fill="none" stroke="${water}" stroke-width="${reach * 2 - 2.2}"/>`;
    });
    return (
      lines.join('') +
      grow(region, 54, 26, 'waves', clear(region))
        .map((p) => wave(p, random.between(8, 15), pen))
        .join('') +
      [at(575, 652), at(944, 540), at(950, 655), at(826, 548)].map((p) => tear(p, ink.drop, pen)).join('')
    );
  },
  witzend(region, ink, random) {
    const pen = ink.regions[region.id]!.ink;
    const room = clear(region);
    return (
      grow(region, 11, 84, 'hills', [room[0]!])
        .map((p) => hill(p, random.between(72, 118), pen, ink.hill))
        .join('') +
      grow(region, 7, 78, 'posts', room)
        .map((p) => signpost(p, random.between(0.9, 1.15), pen, ink.pale, random))
        .join('') +
      grow(region, 16, 38, 'mushrooms', room)
        .map((p) => mushroom(p, random.between(0.75, 1.05), pen, random.pick(ink.caps), ink.pale))
        .join('')
    );
  },
};

function blend(a: string, b: string, share: number): string {
  const part = (c: string, i: number) => parseInt(c.slice(1 + 2 * i, 3 + 2 * i), 16);
  return (
    '#' +
    [0, 1, 2]
      .map((i) =>
        Math.round(part(a, i) + (part(b, i) - part(a, i)) * share)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
  );
}

/** Short strokes along the inside of the shore, as on a woodcut map. */
function rim(region: Region, pen: string, random: Prng): string {
  let d = '';
  const ring = region.shore;
  ring.forEach((a, i) => {
    const b = ring[(i + 1) % ring.length]!;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const [nx, ny] = [-(b.y - a.y) / length, (b.x - a.x) / length];
    const inward = inside(at((a.x + b.x) / 2 + nx * 6, (a.y + b.y) / 2 + ny * 6), ring) ? 1 : -1;
    for (let s = 0; s < length; s += 5) {
      const [x, y] = [a.x + ((b.x - a.x) * s) / length, a.y + ((b.y - a.y) * s) / length];
      const reach = random.between(7, 14) * inward;
      d += `M${n(x - nx * 4 * inward)},${n(y - ny * 4 * inward)}l${n(nx * reach)},${n(ny * reach)}`;
    }
  });
  return `<path d="${d}" stroke="${pen}" stroke-width=".9" opacity=".42" fill="none" stroke-linecap="round"/>`;
}

function land(region: Region, ink: Inks): string {
  const { wash, ink: pen } = ink.regions[region.id]!;
  const random = new Prng(`land ${region.id}`);
  const d = smooth(region.shore, true);
  const wet = region.id === 'pool_of_tears';
  const ticks = wet
    ? ''
    : grow(region, 150, 13, 'grass')
        .map((p) => `M${n(p.x - 2.5)},${n(p.y)}l-1.2,-4M${n(p.x)},${n(p.y)}v-5.4M${n(p.x + 2.5)},${n(p.y)}l1.3,-4`)
        .join('');
  return (
    `<path d="${d}" fill="${ink.shade}" opacity=".18" transform="translate(0,3)"/><path d="${d}" fill="${wash}"/><g clip-path="url(#in-${region.id})">` +
    `<path d="${ticks}" stroke="${pen}" stroke-width=".9" stroke-linecap="round" opacity=".32" fill="none"/>` +
    `<g opacity=".9">${GROWTH[region.id]!(region, ink, random)}</g>${wet ? '' : rim(region, pen, random)}` +
    `<path d="${d}" fill="none" stroke="${pen}" stroke-width="9" stroke-opacity=".16"/></g><path d="${d}" fill="none" stroke="${pen}" stroke-width="1.8"/>`
  );
}

/** Grass and daisies between the table and the land. */
function lawn(ink: Inks): string {
  const random = new Prng('lawn');
  let blades = '';
  let daisies = '';
  for (const p of scatter(840, HEIGHT, 17, random)) {
    if (p.y < 180 || p.y > 512 || random.next() < 0.25) continue;
    if (random.next() < 0.05)
      daisies += `<circle cx="${n(p.x)}" cy="${n(p.y)}" r="1.9" fill="${ink.china}" stroke="${ink.lawnInk}" stroke-width=".7"/>`;
    else
      blades += `M${n(p.x)},${n(p.y)}l${n(random.between(0.6, 1.8))},${n(-random.between(3, 5))}l${n(random.between(0.8, 1.8))},${n(random.between(3, 5))}`;
  }
  return `<path d="${blades}" stroke="${ink.lawnInk}" stroke-width=".9" stroke-linecap="round" fill="none"/>${daisies}`;
}

/** The long table: wood, a gingham cloth with a scalloped edge, and tea for everybody. */
function table(ink: Inks): string {
  const { left, right, top, bottom, middle } = TABLE;
  const r = (bottom - top) / 2;
  const wood = `M${left},${top}H${right}a${r},${r} 0 0 1 0,${2 * r}H${left}a${r},${r} 0 0 1 0,${-2 * r}Z`;
  const grain = [9, 20, 52, 63].map((dy) => `M${left - 22},${top + dy}H${right + 22}`).join('');
  const scallops = Math.floor((right - left) / 16);
  const cloth = `M${left},${top + 6}${'q8,-6 16,0'.repeat(scallops)}V${bottom - 6}${'q-8,6 -16,0'.repeat(scallops)}Z`;
  const cups = Array.from({ length: 6 }, (_, i) => {
    const x = 172 + 94 * i;
    return (
      cup(at(x, middle - 15), ink.rims[i % 4]!, ink.china, ink.tea) +
      cup(at(x, middle + 16), ink.rims[(i + 2) % 4]!, ink.china, ink.tea)
    );
  }).join('');
  return (
    `<path d="${wood}" fill="${ink.shade}" opacity=".25" transform="translate(0,5)"/><path d="${wood}" fill="${ink.wood}" stroke="${ink.woodInk}" stroke-width="2"/>` +
    `<path d="${grain}" stroke="${ink.woodInk}" stroke-dasharray="90 14 40 8" opacity=".6"/>` +
    `<path d="${cloth}" fill="url(#gingham)" stroke="${ink.clothEdge}" stroke-width="1.2"/>${cups}` +
    cake(at(219, middle), ink.glaze[0], ink.check, ink.potInk) +
    pot(at(407, middle), 0.92, ink.glaze[0], ink.potInk) +
    tarts(at(313, middle), ink.rims[0]!, ink.wood, ink.potInk) +
    pot(at(594, middle), 0.78, ink.glaze[1], ink.potInk) +
    cake(at(501, middle), ink.glaze[1], ink.check, ink.potInk)
  );
}

function definitions(ink: Inks): string {
  const { tone, strength } = ink.grain;
  return (
    `<defs>${regions.map((r) => `<clipPath id="in-${r.id}"><path d="${smooth(r.shore, true)}"/></clipPath>`).join('')}` +
    `<pattern id="gingham" width="16" height="16" patternUnits="userSpaceOnUse"><rect width="16" height="16" fill="${ink.cloth}"/><rect width="8" height="16" fill="${ink.check}" opacity=".34"/><rect width="16" height="8" fill="${ink.check}" opacity=".34"/></pattern>` +
    `<radialGradient id="vignette" r=".74"><stop offset=".6" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="${ink.vignette}"/></radialGradient>` +
    `<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".55" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 ${tone[0]}  0 0 0 0 ${tone[1]}  0 0 0 0 ${tone[2]}  0 0 0 ${strength * 7} ${-strength * 3.3}"/></filter></defs>`
  );
}

function draw(ink: Inks): string {
  const sheet = `width="${WIDTH}" height="${HEIGHT}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" ${sheet}>${definitions(ink)}` +
    `<rect ${sheet} fill="${ink.lawn}"/>${lawn(ink)}` +
    regions.map((region) => land(region, ink)).join('') +
    table(ink) +
    `<rect ${sheet} filter="url(#grain)"/><rect ${sheet} fill="url(#vignette)"/></svg>`
  );
}

export const plates = () => [day, night].map((ink) => ({ name: `wonderland-${ink.name}`, svg: draw(ink) }));
