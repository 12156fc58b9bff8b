/** Plate II: clearings in an autumn wood, a river through it. */
import { between, distance, type Point } from '../../src/lib/curves';
import { Prng } from '../../src/lib/prng';
import { n } from '../ink';
import { HEIGHT, type Light, plate, roundTree, use, WIDTH } from '../lobby-stamps';

const CLEARINGS: [number, number][] = [
  [70, 62],
  [190, 46],
  [330, 68],
  [436, 50],
  [52, 186],
  [170, 210],
  [268, 146],
  [384, 178],
  [300, 246],
  [458, 240],
];
const PATHS = [
  [0, 1],
  [1, 2],
  [2, 3],
  [0, 4],
  [4, 5],
  [1, 6],
  [5, 6],
  [2, 6],
  [6, 7],
  [3, 7],
  [5, 8],
  [7, 8],
  [7, 9],
  [8, 9],
];
const RIVER: [number, number][] = [
  [0, 116],
  [60, 124],
  [128, 134],
  [180, 164],
  [226, 190],
  [290, 196],
  [335, 158],
  [360, 134],
  [430, 120],
  [488, 122],
];
const COURSE = 'M-10,114C60,136 100,110 128,134S210,178 226,190S330,206 340,144S430,112 500,122';

export function vignette(c: Light): string {
  const ink = c('#4a2c12');
  const random = new Prng('plate root');
  const clearings = CLEARINGS.map(([x, y]) => ({ x, y }));
  let o = `<rect width="${WIDTH}" height="${HEIGHT}" fill="${c('#f2e2bf')}"/>`;
  for (const [colour, width] of [
    ['#4a6b72', 18],
    ['#a8cbcb', 15],
  ] as const)
    o += `<path d="${COURSE}" fill="none" stroke="${c(colour)}" stroke-width="${width}"/>`;
  o += `<path d="${COURSE}" fill="none" stroke="${c('#e6f0ea')}" stroke-width="1.6" stroke-dasharray="16 12"/>`;
  const roads: string[] = [];
  const paved: Point[] = [];
  for (const [a, b] of PATHS as [number, number][]) {
    const [p, q] = [clearings[a]!, clearings[b]!];
    roads.push(
      `M${p.x},${p.y}Q${n((p.x + q.x) / 2 + random.between(-10, 10))},${n((p.y + q.y) / 2 + random.between(-10, 10))} ${q.x},${q.y}`,
    );
    for (let t = 0; t <= 10; t++) paved.push(between(p, q, t / 10));
  }
  for (const [colour, width] of [
    [ink, 9],
    [c('#e9cf98'), 6.5],
  ] as const)
    o += `<path d="${roads.join('')}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  const trees: Point[] = [];
  for (let i = 0; i < 4200; i++) {
    const p = { x: random.between(-2, 490), y: random.between(14, 290) };
    const foot = { x: p.x, y: p.y - 8 };
    if (paved.some((q) => distance(q, foot) < 13) || clearings.some((q) => distance(q, foot) < 34)) continue;
    if (RIVER.some(([x, y]) => Math.hypot(p.x - x, p.y - 6 - y) < 21) || trees.some((q) => distance(p, q) < 12))
      continue;
    trees.push(p);
  }
  const leaves = ['#c8622c', '#d98a36', '#b5452a', '#e0ad4a', '#8f9a4a', '#a8402c'];
  for (const p of trees.sort((a, b) => a.y - b.y))
    o += use('round', p.x, p.y, random.between(0.98, 1.32), c(random.pick(leaves)));
  clearings.forEach(({ x, y }, i) => {
    o += `<ellipse cx="${x}" cy="${y + 3}" rx="28" ry="22" fill="${ink}" opacity=".3"/><ellipse cx="${x}" cy="${y}" rx="28" ry="22" fill="${c('#f6e9c8')}" stroke="${ink}" stroke-width="1.8"/>`;
    for (let j = 0; j <= i % 3; j++) {
      const [hx, hy] = [x - 12 + j * 12, y + 7 - (j % 2) * 5];
      o += `<path d="M${hx - 5},${hy}v-7l5,-5l5,5v7z" fill="${c('#fffaf0')}" stroke="${ink}" stroke-width="1.2"/><path d="M${hx - 6.5},${hy - 6.5}l6.5,-6.5l6.5,6.5z" fill="${c('#a8402c')}" stroke="${ink}" stroke-width="1.2" stroke-linejoin="round"/>`;
    }
  });
  return plate(roundTree(ink), o);
}
