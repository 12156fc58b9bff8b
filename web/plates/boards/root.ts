/** Root's terrain: a woodland in autumn, under snow, around a lake or among mountains, with its water and bridges, and a
 * scale bar that counts points. */
import { at, blob, distance, type Point, smooth, thin } from '../../src/lib/curves';
import { Prng } from '../../src/lib/prng';
import {
  CLEARING,
  GLADE,
  HEIGHT,
  type MapName,
  SCORE,
  scoreX,
  WIDTH,
  type Woodland,
  woodland,
} from '../../src/games/root/map';
import { compass, drift, n, neatline, scatter, tree, treeSymbols } from '../ink';
import { dark, light, type Palette } from '../palette';

/** A season's own inks on top of the house's. */
interface Season extends Palette {
  map: MapName;
  water: string;
  waterInk: string;
  waterLight: string;
  plank: string;
  straw: string;
  /** How many of the trees are conifers, at least and at most. */
  conifers: [number, number];
  /** Rock in the light, rock in the shade, snow: there are peaks between the trees. */
  peaks?: [string, string, string];
}

const autumnLight: Season = {
  ...light,
  map: 'autumn',
  floor: '#8e8a52',
  glade: '#c3b878',
  gladeInk: '#6f6a38',
  straw: '#efe6c6',
  pathFill: '#f1e4c4',
  broadleaf: ['#c2a355', '#c08d45', '#cdb468', '#949a58', '#a96f3d', '#b5793f'],
  conifer: ['#788a4c', '#6c7f4a', '#83904f'],
  treeInk: '#33280f',
  treeShade: '#4f3a18',
  water: '#9fc4cf',
  waterInk: '#3f727d',
  waterLight: '#dcebe6',
  plank: '#a97f4b',
  conifers: [0.08, 0.6],
};
const autumnDark: Season = {
  ...dark,
  map: 'autumn',
  floor: '#2b2e20',
  glade: '#4d4c33',
  gladeInk: '#1d2014',
  straw: '#6d6b4b',
  pathFill: '#8f825f',
  broadleaf: ['#7d6b3c', '#7d5c36', '#887645', '#5a6340', '#704c31', '#76532f'],
  conifer: ['#4d5d3d', '#46563b', '#536242'],
  treeInk: '#12130c',
  treeShade: '#17150c',
  water: '#2f5560',
  waterInk: '#0f2129',
  waterLight: '#5c8a8f',
  plank: '#6e5533',
  conifers: [0.08, 0.6],
};
const winterLight: Season = {
  ...light,
  map: 'winter',
  floor: '#c9d3cf',
  glade: '#e9eee9',
  gladeInk: '#8fa09a',
  straw: '#f3f2e6',
  pathFill: '#f1e8d6',
  pathInk: '#6d6250',
  broadleaf: ['#e8eeea', '#d7e0dc', '#c4d0cb', '#dfe7e2', '#b9b39c'],
  conifer: ['#7f9a90', '#6d8a80', '#93aca2', '#dfe8e3'],
  treeInk: '#34444a',
  treeShade: '#6f8890',
  treeLight: 0.9,
  mottle: [0.45, 0.55, 0.6],
  vignette: { colour: '#3c566a', strength: 0.22 },
  water: '#8fb6cb',
  waterInk: '#3f6a80',
  waterLight: '#eef6f6',
  plank: '#a3855c',
  conifers: [0.45, 0.95],
};
const winterDark: Season = {
  ...dark,
  map: 'winter',
  floor: '#25333a',
  glade: '#4c5d63',
  gladeInk: '#1a262b',
  straw: '#5f6c6c',
  pathFill: '#8d8a78',
  broadleaf: ['#5d7078', '#51646c', '#697c82', '#4a5c64', '#5c5c50'],
  conifer: ['#33504f', '#2d4847', '#3c5a58', '#6a7d82'],
  treeInk: '#0b1418',
  treeShade: '#0d1a20',
  treeLight: 0.34,
  water: '#2c4f63',
  waterInk: '#0c1c26',
  waterLight: '#6693a5',
  plank: '#665338',
  conifers: [0.45, 0.95],
};

const lakeLight: Season = {
  ...light,
  map: 'lake',
  floor: '#7f9a63',
  glade: '#bccb90',
  gladeInk: '#546b3c',
  straw: '#eee8c8',
  pathFill: '#f2e7c8',
  broadleaf: ['#8fae5d', '#7fa056', '#a3bb6a', '#6f9456', '#b7bd6d', '#89a76a'],
  conifer: ['#5c8258', '#4f7653', '#6a8c5c'],
  treeInk: '#23321a',
  treeShade: '#33482a',
  water: '#8fc3d4',
  waterInk: '#33707f',
  waterLight: '#e2f1ee',
  plank: '#a9834f',
  conifers: [0.05, 0.5],
};
const lakeDark: Season = {
  ...dark,
  map: 'lake',
  floor: '#223024',
  glade: '#42543b',
  gladeInk: '#162016',
  straw: '#656b4d',
  pathFill: '#8c8463',
  broadleaf: ['#4f6a42', '#466040', '#5b7449', '#3f5a40', '#6a7348', '#50684a'],
  conifer: ['#34533f', '#2f4b3a', '#3d5c45'],
  treeInk: '#0c130d',
  treeShade: '#10180f',
  water: '#26566a',
  waterInk: '#0b2029',
  waterLight: '#5c93a0',
  plank: '#6c5534',
  conifers: [0.05, 0.5],
};
const mountainLight: Season = {
  ...light,
  map: 'mountain',
  floor: '#a39f86',
  glade: '#c9c6a4',
  gladeInk: '#75715a',
  straw: '#efe8d2',
  pathFill: '#f3e9d2',
  broadleaf: ['#a8a878', '#b7ae7c', '#93996c', '#c0b588'],
  conifer: ['#64795c', '#577052', '#728566', '#4d664d'],
  treeInk: '#2b3024',
  treeShade: '#474a38',
  water: '#9dc2cc',
  waterInk: '#43707a',
  waterLight: '#e6f0ee',
  plank: '#a08052',
  conifers: [0.55, 0.95],
  peaks: ['#c7c0ae', '#8b8577', '#fbfaf4'],
};
const mountainDark: Season = {
  ...dark,
  map: 'mountain',
  floor: '#2c2e2a',
  glade: '#4b4d41',
  gladeInk: '#1c1e1a',
  straw: '#696652',
  pathFill: '#8d8468',
  broadleaf: ['#5c5f48', '#656247', '#505541', '#6c684e'],
  conifer: ['#3a4d3d', '#334536', '#435644', '#2e4033'],
  treeInk: '#0f110d',
  treeShade: '#141610',
  water: '#2d5361',
  waterInk: '#0d2029',
  waterLight: '#5f8b95',
  plank: '#6a5435',
  conifers: [0.55, 0.95],
  peaks: ['#6d6b63', '#45443f', '#b9bbb6'],
};

function definitions(ink: Season): string {
  const tone = (t: [number, number, number], slope: number, offset: number) =>
    `<feColorMatrix values="0 0 0 0 ${t[0]}  0 0 0 0 ${t[1]}  0 0 0 0 ${t[2]}  0 0 0 ${slope} ${offset}"/>`;
  const sheet = 'x="0" y="0" width="100%" height="100%"';
  return `<defs>
<radialGradient id="vignette" cx=".5" cy=".5" r=".72"><stop offset=".55" stop-color="${ink.vignette.colour}" stop-opacity="0"/><stop offset="1" stop-color="${ink.vignette.colour}" stop-opacity="${ink.vignette.strength}"/></radialGradient>
<filter id="grain" ${sheet}><feTurbulence type="fractalNoise" baseFrequency=".55" numOctaves="2" seed="4"/>${tone(ink.grain.tone, ink.grain.strength * 7, -ink.grain.strength * 3.3)}</filter>
<filter id="mottle" ${sheet}><feTurbulence type="fractalNoise" baseFrequency=".009 .012" numOctaves="3" seed="9"/>${tone(ink.mottle, 1.5, -0.52)}</filter>
<filter id="rough" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".06" numOctaves="2" seed="7"/><feDisplacementMap in="SourceGraphic" scale="3" xChannelSelector="R" yChannelSelector="G"/></filter>
<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="2"/></filter>
<clipPath id="sheet"><rect x="5" y="5" width="${WIDTH - 10}" height="${HEIGHT - 10}" rx="3"/></clipPath>
${treeSymbols(ink)}</defs>`;
}

const inside = (p: Point, ring: Point[]): boolean =>
  ring.reduce((odd, a, i) => {
    const b = ring[(i + 1) % ring.length]!;
    return a.y > p.y !== b.y > p.y && p.x < a.x + ((p.y - a.y) / (b.y - a.y)) * (b.x - a.x) ? !odd : odd;
  }, false);

/** A lake: its bank, a line of shallow water along the shore, and ripples that lie flat. */
function lake(land: Woodland, ink: Season): string {
  if (!land.shore.length) return '';
  const d = smooth(land.shore, true);
  const random = new Prng(`lake ${land.name}`);
  let ripples = '';
  for (const p of scatter(WIDTH, HEIGHT, 21, random)) {
    if (!inside(p, land.shore) || land.shore.some((q) => distance(p, q) < 22)) continue;
    const length = random.between(7, 20);
    ripples += `M${n(p.x - length)},${n(p.y)}q${n(length / 2)},-2.6 ${n(length)},0t${n(length)},0`;
  }
  return (
    `<g filter="url(#rough)"><path d="${d}" fill="${ink.water}" stroke="${ink.gladeInk}" stroke-opacity=".35" stroke-width="11"/>` +
    `<path d="${d}" fill="${ink.water}" stroke="${ink.waterInk}" stroke-width="3"/></g>` +
    `<path d="${d}" fill="none" stroke="${ink.waterLight}" stroke-width="2" stroke-opacity=".55" stroke-dasharray="26 9 12 14" transform="translate(${n(532 * 0.045)},${n(326 * 0.045)}) scale(.955)"/>` +
    `<path d="${ripples}" fill="none" stroke="${ink.waterLight}" stroke-width="1.1" stroke-linecap="round" opacity=".8"/>`
  );
}

/** Bank, water, and short ripples along the stream. */
function water(land: Woodland, ink: Season): string {
  if (!land.river.length) return lake(land, ink);
  const line = land.river;
  const d = smooth(thin(line, 4));
  const random = new Prng(`ripples ${land.name}`);
  let ripples = '';
  for (const off of [-4.4, -1.2, 2.2, 5]) {
    for (let i = random.below(6); i < line.length - 12;) {
      const length = 4 + random.below(6);
      const stretch = line.slice(i, i + length).map((p, k) => {
        const [a, b] = [line[i + k - 1] ?? p, line[i + k + 1] ?? p];
        const step = Math.max(1e-6, distance(a, b));
        return at(p.x - ((b.y - a.y) / step) * off, p.y + ((b.x - a.x) / step) * off);
      });
      ripples += smooth(thin(stretch, 2));
      i += length + 5 + random.below(8);
    }
  }
  const stroke = (colour: string, width: number, opacity = 1) =>
    `<path d="${d}" stroke="${colour}" stroke-width="${width}" opacity="${opacity}"/>`;
  return (
    `<g fill="none" stroke-linecap="round" filter="url(#rough)">${stroke(ink.gladeInk, 25, 0.35)}${stroke(ink.waterInk, 19)}${stroke(ink.water, 16)}</g>` +
    `<path d="${ripples}" fill="none" stroke="${ink.waterLight}" stroke-width="1.1" stroke-linecap="round" opacity=".9"/>`
  );
}

function roads(land: Woodland, ink: Season): string {
  const lines = land.paths.map((p) => smooth(thin(p.line, 3)));
  const all = (stroke: string) => lines.map((d) => `<path d="${d}" ${stroke}/>`).join('');
  return (
    `<g fill="none" stroke-linecap="round"><g filter="url(#rough)">${all(`stroke="${ink.pathInk}" stroke-width="13.4"`)}${all(`stroke="${ink.pathFill}" stroke-width="11"`)}</g>` +
    `<g transform="translate(1.4,-1.6)">${all(`stroke="${ink.pathInk}" stroke-opacity=".35" stroke-width="1" stroke-dasharray="9 7 3 8"`)}</g>` +
    `<g transform="translate(-1.2,2)">${all(`stroke="${ink.pathInk}" stroke-opacity=".3" stroke-width="1" stroke-dasharray="4 9 11 6"`)}</g></g>`
  );
}

/** A plank bridge wherever a path crosses the water in the open. */
function bridges(land: Woodland, ink: Season): string {
  let out = '';
  for (const { line } of land.paths) {
    let best = { gap: Infinity, i: 0 };
    line.forEach((p, i) => {
      const gap = Math.min(...land.river.map((q) => distance(p, q)));
      if (gap < best.gap) best = { gap, i };
    });
    const { gap, i } = best;
    if (gap > 6 || i < 4 || i > line.length - 5) continue;
    const [a, b] = [line[i - 2]!, line[i + 2]!];
    const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
    out +=
      `<g transform="translate(${n(line[i]!.x)},${n(line[i]!.y)}) rotate(${n(turn)})" stroke="${ink.rockInk}"><rect x="-15" y="-8.5" width="30" height="17" rx="2" fill="${ink.plank}" stroke-width="1.3"/>` +
      `<path d="M-11,-8V8M-6.5,-8V8M-2,-8V8M2.5,-8V8M7,-8V8M11.5,-8V8" stroke-width=".8"/><path d="M-16,-8.5H16M-16,8.5H16" stroke-width="2.2" stroke-linecap="round"/></g>`;
  }
  return out;
}

/** Bare ground with a grassy rim. The suit is live: on some maps it is shuffled. */
function clearings(land: Woodland, ink: Season): string {
  const { rx, ry } = CLEARING;
  let ground = '';
  let grass = '';
  for (const c of land.clearings) {
    const ring = (grow: number) => smooth(blob(c.at, rx + grow, ry + grow, `clearing ${c.id}`, 18, 0.045), true);
    ground +=
      `<path d="${ring(5)}" fill="${ink.treeShade}" opacity=".5"/>` +
      `<path d="${ring(0)}" fill="${ink.straw}" stroke="${ink.rockInk}" stroke-width="1.2"/>`;
    const random = new Prng(`grass ${land.name} ${c.id}`);
    for (let i = 0; i < 30; i++) {
      const [a, q] = [random.between(0, 2 * Math.PI), random.between(0.86, 1.01)];
      grass += `M${n(c.at.x + rx * q * Math.cos(a))},${n(c.at.y + ry * q * Math.sin(a))}l-1.4,-3.6m1.4,3.6l.4,-4.6m-.4,4.6l2,-3.2`;
    }
  }
  const spots = land.forests
    .map(
      (f) =>
        `<path d="${smooth(blob(f.at, GLADE.rx, GLADE.ry, `glade ${f.id}`, 14, 0.08), true)}" fill="${ink.glade}" stroke="${ink.gladeInk}" stroke-width="1" stroke-dasharray="3 3"/>`,
    )
    .join('');
  return `<g filter="url(#rough)">${ground}${spots}</g><path d="${grass}" stroke="${ink.gladeInk}" stroke-width=".85" fill="none" stroke-linecap="round"/>`;
}

/** A rocky peak with snow on it, lit from the left. */
function peak(foot: Point, size: number, [lit, shade, snow]: [string, string, string], ink: Season): string {
  return (
    `<g transform="translate(${n(foot.x)},${n(foot.y)}) scale(${n(size)})" stroke-linejoin="round"><ellipse cx="3" cy="0" rx="25" ry="5" fill="${ink.treeShade}" opacity=".4"/>` +
    `<path d="M-22,0L-13,-15L-9,-13L0,-34L7,-21L10,-23L23,0Z" fill="${lit}" stroke="${ink.treeInk}" stroke-width="1.1"/>` +
    `<path d="M0,-34L7,-21L10,-23L23,0H5L8,-9L-2,-17Z" fill="${shade}"/><path d="M0,-34L7,-21L3,-19L0,-23L-4,-18L-6,-20Z" fill="${snow}"/>` +
    `<path d="M-22,0L-13,-15L-9,-13L0,-34L7,-21L10,-23L23,0" fill="none" stroke="${ink.treeInk}" stroke-width="1.1"/></g>`
  );
}

function woods(land: Woodland, ink: Season): string {
  const random = new Prng(`woods ${land.name}`);
  const paved = land.paths.flatMap((p) => p.line);
  const near = (p: Point, line: Point[], reach: number) =>
    line.some((q) => Math.abs(q.x - p.x) < reach && distance(q, p) < reach);
  const within = (p: Point, c: Point, rx: number, ry: number) => ((p.x - c.x) / rx) ** 2 + ((p.y - c.y) / ry) ** 2 < 1;
  const shore = land.shore.flatMap((a, i) => {
    const b = land.shore[(i + 1) % land.shore.length]!;
    return Array.from({ length: 12 }, (_, k) => at(a.x + ((b.x - a.x) * k) / 12, a.y + ((b.y - a.y) * k) / 12));
  });
  const out: { y: number; svg: string }[] = [];
  const tops: Point[] = [];
  if (ink.peaks) {
    for (const foot of scatter(WIDTH, HEIGHT, 40, random)) {
      if (foot.y < 50 || near(at(foot.x, foot.y - 14), land.river, 34) || near(at(foot.x, foot.y - 14), paved, 31))
        continue;
      if (land.clearings.some((c) => within(at(foot.x, foot.y - 14), c.at, CLEARING.rx + 30, CLEARING.ry + 32)))
        continue;
      if (land.forests.some((f) => within(at(foot.x, foot.y - 14), f.at, GLADE.rx + 26, GLADE.ry + 26))) continue;
      tops.push(foot);
      out.push({ y: foot.y, svg: peak(foot, random.between(0.85, 1.25), ink.peaks, ink) });
    }
  }
  for (const foot of scatter(WIDTH, HEIGHT, 13.6, random)) {
    if (near(at(foot.x, foot.y - 4), land.river, 14.5) || near(at(foot.x, foot.y - 4), paved, 12)) continue;
    if (land.shore.length && (inside(foot, land.shore) || near(at(foot.x, foot.y - 4), shore, 17))) continue;
    if (land.clearings.some((c) => within(at(foot.x, foot.y - 5), c.at, CLEARING.rx + 9, CLEARING.ry + 11))) continue;
    if (land.forests.some((f) => within(at(foot.x, foot.y - 5), f.at, GLADE.rx + 4, GLADE.ry + 7))) continue;
    if (tops.some((p) => Math.abs(foot.x - p.x) < 22 && foot.y > p.y - 34 && foot.y < p.y + 2)) continue;
    const clump = (drift(foot, 42) + 1) / 2; // tints and kinds come in clumps, as woods do
    const [least, most] = ink.conifers;
    const conifer = random.next() < least + (most - least) * (1 - clump) ** 2;
    const tints = conifer ? ink.conifer : ink.broadleaf;
    const tint =
      tints[Math.min(tints.length - 1, Math.floor(Math.max(0, clump + random.between(-0.35, 0.35)) * tints.length))]!;
    out.push({ y: foot.y, svg: tree(foot, random.between(1, 1.42), tint, conifer, random) });
  }
  return out
    .sort((a, b) => a.y - b.y)
    .map((t) => t.svg)
    .join('');
}

/** The score track: a surveyor's scale bar of thirty parts. */
function scale(ink: Season): string {
  const step = (SCORE.to - SCORE.from) / SCORE.goal;
  let bar = '';
  for (let i = 0; i < SCORE.goal; i++) {
    bar += `<rect x="${n(scoreX(i))}" y="${SCORE.y}" width="${n(step)}" height="6" fill="${i % 2 ? ink.paper : ink.frame}"/>`;
  }
  return (
    `<rect x="${SCORE.from - 34}" y="${SCORE.y - 21}" width="${SCORE.to - SCORE.from + 68}" height="32" rx="5" fill="${ink.paper}" opacity=".93"/>` +
    `<rect x="${SCORE.from - 31}" y="${SCORE.y - 18}" width="${SCORE.to - SCORE.from + 62}" height="26" rx="3" fill="none" stroke="${ink.frame}" stroke-width=".8" opacity=".6"/>` +
    `${bar}<rect x="${SCORE.from}" y="${SCORE.y}" width="${SCORE.to - SCORE.from}" height="6" fill="none" stroke="${ink.frame}" stroke-width="1"/>`
  );
}

function draw(ink: Season): string {
  const land = woodland(ink.map);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
    definitions(ink) +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${ink.paper}"/><g clip-path="url(#sheet)">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${ink.floor}"/><rect width="${WIDTH}" height="${HEIGHT}" filter="url(#mottle)" opacity=".8"/>` +
    water(land, ink) +
    roads(land, ink) +
    bridges(land, ink) +
    clearings(land, ink) +
    woods(land, ink) +
    `<rect width="${WIDTH}" height="${HEIGHT}" filter="url(#grain)"/><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#vignette)"/></g>` +
    neatline(WIDTH, HEIGHT, ink) +
    scale(ink) +
    compass(at(50, 540), 17, ink) +
    '</svg>'
  );
}

export const plates = (): { name: string; svg: string }[] =>
  [autumnLight, autumnDark, winterLight, winterDark, lakeLight, lakeDark, mountainLight, mountainDark].map((ink) => ({
    name: `root-${ink.map}-${ink.name}`,
    svg: draw(ink),
  }));
