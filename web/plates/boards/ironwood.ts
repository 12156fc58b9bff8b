/** Ironwood's terrain: ridges of small peaks, broadleaf woods inside the ring of mountains, conifers outside. */
import { along, at, blob, distance, inside, lengths, type Point, smooth, thin } from '../../src/lib/curves';
import { Prng } from '../../src/lib/prng';
import {
  forests,
  glade,
  HEIGHT,
  mountains,
  rim,
  ridges,
  spot,
  spurs,
  trails,
  WIDTH,
} from '../../src/games/ironwood/map';
import { compass, drift, n, neatline, peak, scatter, tree, treeSymbols } from '../ink';
import { dark, light, type Palette } from '../palette';

const ELLIPSE = (p: Point, c: Point, rx: number, ry: number) => ((p.x - c.x) / rx) ** 2 + ((p.y - c.y) / ry) ** 2;

function definitions(ink: Palette): string {
  const tone = (t: [number, number, number], slope: number, offset: number) =>
    `<feColorMatrix values="0 0 0 0 ${t[0]}  0 0 0 0 ${t[1]}  0 0 0 0 ${t[2]}  0 0 0 ${slope} ${offset}"/>`;
  const stop = (offset: number, colour: string, opacity = 1) =>
    `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
  const sheet = 'x="0" y="0" width="100%" height="100%"';
  return `<defs>
<linearGradient id="rock" x1="0" y1="0" x2="0" y2="1">${stop(0, ink.rock)}${stop(0.7, ink.rock)}${stop(1, ink.rockWash, 0)}</linearGradient>
<linearGradient id="shade" x1="0" y1="0" x2="0" y2="1">${stop(0, ink.rockShade)}${stop(0.62, ink.rockShade, 0.9)}${stop(1, ink.rockShade, 0)}</linearGradient>
<radialGradient id="vignette" cx=".5" cy=".5" r=".72">${stop(0.55, ink.vignette.colour, 0)}${stop(1, ink.vignette.colour, ink.vignette.strength)}</radialGradient>
<filter id="grain" ${sheet}><feTurbulence type="fractalNoise" baseFrequency=".55" numOctaves="2" seed="4"/>${tone(ink.grain.tone, ink.grain.strength * 7, -ink.grain.strength * 3.3)}</filter>
<filter id="mottle" ${sheet}><feTurbulence type="fractalNoise" baseFrequency=".009 .012" numOctaves="3" seed="9"/>${tone(ink.mottle, 1.5, -0.52)}</filter>
<filter id="wash" x="-20%" y="-20%" width="140%" height="140%"><feTurbulence type="fractalNoise" baseFrequency=".035" numOctaves="3" seed="3"/><feDisplacementMap in="SourceGraphic" scale="16" xChannelSelector="R" yChannelSelector="G"/><feGaussianBlur stdDeviation=".7"/></filter>
<filter id="rough" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".06" numOctaves="2" seed="7"/><feDisplacementMap in="SourceGraphic" scale="3" xChannelSelector="R" yChannelSelector="G"/></filter>
<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="2"/></filter>
<filter id="glow" x="-100%" y="-100%" width="300%" height="300%"><feGaussianBlur stdDeviation="6"/></filter>
<clipPath id="sheet"><rect x="5" y="5" width="${WIDTH - 10}" height="${HEIGHT - 10}" rx="3"/></clipPath>
${treeSymbols(ink)}</defs>`;
}

/** Flat colours under everything: rock along the ridges, clear ground in the forests. */
function ground(ink: Palette): string {
  const rock = [...ridges, ...spurs]
    .map((r) => `<path d="${smooth(thin(r.line, 2))}" stroke="${ink.rockWash}" stroke-width="29" opacity=".95"/>`)
    .join('');
  const feet = mountains
    .map((m) => `<ellipse cx="${n(m.at.x)}" cy="${n(m.at.y + 2)}" rx="60" ry="32" fill="${ink.rockWash}"/>`)
    .join('');
  const clear = forests
    .map((f) => {
      const { rx, ry } = glade(f);
      return `<ellipse cx="${n(f.at.x)}" cy="${n(f.at.y)}" rx="${rx + 6}" ry="${ry + 6}" fill="${ink.glade}"/>`;
    })
    .join('');
  return (
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${ink.floor}"/>` +
    `<g filter="url(#wash)" fill="none" stroke-linecap="round" stroke-linejoin="round">${rock}${feet}</g>` +
    `<g filter="url(#wash)">${clear}</g>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" filter="url(#mottle)" opacity=".75"/>`
  );
}

function paths(ink: Palette): string {
  const lines = trails.map((t) => smooth(thin(t.line, 3)));
  const all = (stroke: string) => lines.map((d) => `<path d="${d}" ${stroke}/>`).join('');
  return (
    `<g fill="none" stroke-linecap="round"><g filter="url(#rough)">` +
    all(`stroke="${ink.pathInk}" stroke-opacity=".6" stroke-width="7.8"`) +
    all(`stroke="${ink.pathFill}" stroke-width="5.8"`) +
    `</g>${all(`stroke="${ink.pathInk}" stroke-width="1.5" stroke-dasharray="1 6"`)}</g>`
  );
}

interface Standing {
  y: number;
  svg: string;
}

function ridgePeaks(ink: Palette): Standing[] {
  const out: Standing[] = [];
  for (const r of [...ridges, ...spurs]) {
    const random = new Prng(`peaks ${r.id}`);
    const spur = r.ends[0] === r.ends[1];
    const [first, last] = [r.line[0]!, r.line[r.line.length - 1]!];
    const steep = Math.abs(last.y - first.y) > Math.abs(last.x - first.x);
    const cumulative = lengths(r.line);
    const total = cumulative[cumulative.length - 1]!;
    const step = steep ? 11 : 12.5;
    for (let s = 30; s < total - (spur ? -6 : 26); s += step * random.between(0.85, 1.15)) {
      const p = along(r.line, cumulative, s);
      if (trails.some((t) => distance(t.pass, p) < 13)) continue; // a pass reads as a pass
      for (const side of random.next() < 0.45 ? [0] : [-1, 1]) {
        const foot = at(
          p.x + side * random.between(3, 8) * (steep ? 1 : 0.4),
          p.y + 6 + side * random.between(2, 6) * (steep ? 0.5 : 1),
        );
        const [w, h] = [random.between(19, 29), random.between(13, 23) * (side ? 0.9 : 1.1)];
        out.push({ y: foot.y, svg: peak(foot, w, h, random, ink, 1) });
      }
    }
  }
  return out;
}

/** Seven larger peaks behind the shelf where the pieces stand: dx, dy, width, height. */
const MASSIF = [
  [-24, -10, 40, 34],
  [25, -9, 38, 31],
  [0, -13, 56, 54],
  [-42, 0, 30, 20],
  [43, 1, 30, 19],
  [-13, -3, 30, 22],
  [17, -2, 32, 25],
] as const;
const SIZE = { center: 0.9, inner: 0.82, outer: 1.14 } as const;

function massifs(ink: Palette): Standing[] {
  return mountains.flatMap((m) => {
    const random = new Prng(`massif ${m.id}`);
    const size = SIZE[m.kind];
    return MASSIF.map(([dx, dy, w, h]) => {
      const foot = at(m.at.x + dx * size, m.at.y + dy + 4);
      const [width, height] = [w * size * random.between(0.94, 1.06), h * size * random.between(0.87, 1.01)];
      return { y: m.at.y + dy, svg: peak(foot, width, height, random, ink, 1.25, 1.15) };
    });
  });
}

function woods(ink: Palette): Standing[] {
  const random = new Prng('woods');
  const ring = rim();
  const stone = [...ridges, ...spurs].flatMap((r) => r.line);
  const paved = trails.flatMap((t) => t.line);
  const near = (p: Point, line: Point[], reach: number) =>
    line.some((q) => Math.abs(q.x - p.x) < reach && distance(q, p) < reach);
  const out: Standing[] = [];
  for (const foot of scatter(WIDTH, HEIGHT, 11.6, random)) {
    if (near(at(foot.x, foot.y - 3), stone, 17.5) || near(at(foot.x, foot.y - 4), paved, 8.6)) continue;
    if (mountains.some((m) => ELLIPSE(foot, at(m.at.x, m.at.y + 10), 60, 42) < 1)) continue;
    const open = forests.some((f) => {
      const { rx, ry } = glade(f);
      return ELLIPSE(at(foot.x, foot.y - 3), f.at, rx + 4, ry + 5) < 1;
    });
    if (open) continue;
    const inner = inside(foot, ring);
    const tints = inner ? ink.broadleaf : ink.conifer;
    const clump = (drift(foot, 34) + 1) / 2; // tints and kinds come in clumps, as woods do
    const tint =
      tints[Math.min(tints.length - 1, Math.floor(Math.max(0, clump + random.between(-0.3, 0.3)) * tints.length))]!;
    const conifer = random.next() < (inner ? 0.02 + 0.16 * clump : 0.94 - 0.24 * clump);
    const scale = inner ? random.between(0.86, 1.18) : random.between(0.92, 1.22);
    out.push({ y: foot.y, svg: tree(foot, scale, tint, conifer, random) });
  }
  return out;
}

/** Ferrum's forge has burned since before the game. */
function embers(ink: Palette): string {
  const { x, y } = spot('ferrum');
  const top = y - 52;
  return (
    `<ellipse cx="${n(x - 2)}" cy="${n(top + 8)}" rx="11" ry="9" fill="#ff8a2b" opacity="${ink.ember}" filter="url(#glow)"/>` +
    `<path d="M${n(x - 3)},${n(top + 2)}c-6,-7 6,-10 0,-17s4,-10 9,-9M${n(x + 2)},${n(top + 1)}c-3,-6 8,-8 5,-14s6,-8 12,-5" fill="none" stroke="${ink.rockInk}" stroke-width="1.3" stroke-linecap="round" opacity=".75"/>`
  );
}

function grass(ink: Palette): string {
  let d = '';
  for (const f of forests) {
    const random = new Prng(`grass ${f.id}`);
    const { rx, ry } = glade(f);
    for (let i = 0; i < 12; i++) {
      const [a, q] = [random.between(0, 2 * Math.PI), random.between(0.55, 1)];
      d += `M${n(f.at.x + rx * q * Math.cos(a))},${n(f.at.y + ry * q * Math.sin(a))}l-1.4,-3.4m1.4,3.4l.4,-4.4m-.4,4.4l2,-3`;
    }
  }
  return `<path d="${d}" stroke="${ink.gladeInk}" stroke-width=".8" fill="none" stroke-linecap="round"/>`;
}

/** The pale shelf of each mountain, hachured along its lower rim. */
function shelves(ink: Palette): string {
  let ground = '';
  let hachures = '';
  for (const m of mountains) {
    const random = new Prng(`shelf ${m.id}`);
    const c = at(m.at.x, m.at.y + 13);
    ground += `<path d="${smooth(blob(c, 42, 12.5, `shelf ${m.id}`, 16, 0.09), true)}"/>`;
    for (let dx = -41; dx < 42; dx += 3) {
      const y = c.y + 12.5 * Math.sqrt(Math.max(0, 1 - (dx / 43) ** 2)) + random.between(-1, 0.6);
      hachures += `M${n(c.x + dx)},${n(y)}l${n(dx * 0.09)},${n(random.between(3, 6.5))}`;
    }
  }
  return (
    `<g fill="${ink.rock}" filter="url(#rough)">${ground}</g>` +
    `<path d="${hachures}" stroke="${ink.rockInk}" stroke-width=".85" opacity=".85" stroke-linecap="round"/>`
  );
}

function draw(ink: Palette): string {
  const standing = [...ridgePeaks(ink), ...massifs(ink), ...woods(ink)].sort((a, b) => a.y - b.y);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
    definitions(ink) +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${ink.paper}"/><g clip-path="url(#sheet)">` +
    ground(ink) +
    paths(ink) +
    standing.map((s) => s.svg).join('') +
    embers(ink) +
    grass(ink) +
    shelves(ink) +
    `<rect width="${WIDTH}" height="${HEIGHT}" filter="url(#grain)"/><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#vignette)"/></g>` +
    neatline(WIDTH, HEIGHT, ink) +
    compass(at(WIDTH - 48, HEIGHT - 52), 24, ink) +
    '</svg>'
  );
}

export const plates = () => [light, dark].map((ink) => ({ name: `ironwood-${ink.name}`, svg: draw(ink) }));
