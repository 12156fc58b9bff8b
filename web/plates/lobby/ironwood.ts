/** Plate I: the works in the mountain passes, the wood before them. */
import { Prng } from '../../src/lib/prng';
import { n } from '../ink';
import { conifer, HEIGHT, type Light, plate, range, sky, use, WIDTH } from '../lobby-stamps';

function gear(x: number, y: number, r: number, teeth: number, fill: string, ink: string, hole: string): string {
  let d = '';
  for (let i = 0; i < teeth; i++) {
    const a = (2 * Math.PI * i) / teeth;
    const w = (Math.PI / teeth) * 0.55;
    for (const [radius, angle] of [
      [r * 0.8, a - w * 1.5],
      [r, a - w],
      [r, a + w],
      [r * 0.8, a + w * 1.5],
    ] as const) {
      d += `${d ? 'L' : 'M'}${n(x + radius * Math.cos(angle))},${n(y + radius * Math.sin(angle))}`;
    }
  }
  return (
    `<path d="${d}Z" fill="${fill}" stroke="${ink}" stroke-width="1.4" stroke-linejoin="round"/>` +
    `<circle cx="${x}" cy="${y}" r="${n(r * 0.58)}" fill="none" stroke="${ink}" opacity=".6"/><circle cx="${x}" cy="${y}" r="${n(r * 0.28)}" fill="${hole}" stroke="${ink}" stroke-width="1.3"/>`
  );
}

function chimney(x: number, foot: number, w: number, h: number, c: Light, ink: string): string {
  const shade = [0, 1, 2].map((i) => `M${x + w - 2 - i * 3},${foot - h + 4}V${foot - 2}`).join('');
  return (
    `<rect x="${x}" y="${foot - h}" width="${w}" height="${h}" fill="${c('#9a4a26')}" stroke="${ink}" stroke-width="1.5"/>` +
    `<rect x="${x - 3}" y="${foot - h - 6}" width="${w + 6}" height="8" fill="${c('#7a371a')}" stroke="${ink}" stroke-width="1.3"/>` +
    `<path d="${shade}" stroke="${ink}" stroke-width=".9" opacity=".7"/>`
  );
}

export function vignette(c: Light): string {
  const ink = c('#43291c');
  const fern = c('#24361d');
  const random = new Prng('plate ironwood');
  let o = `<rect width="${WIDTH}" height="${HEIGHT}" fill="${c('#f3e6cd')}"/>${sky(ink, 140, 'sky ironwood')}`;
  o += `<circle cx="330" cy="84" r="44" fill="${c('#e2a46a')}"/>`;
  o += [80, 91, 102, 113]
    .map((y, i) => `<path d="M270,${y}h120" stroke="${c('#f3e6cd')}" stroke-width="${1.5 + i * 0.7}"/>`)
    .join('');
  o += range(184, 118, 8, c('#d8c3a4'), ink, 'far ironwood') + range(214, 62, 7, c('#c4a37f'), ink, 'near ironwood');
  o += `<path d="M150,66c14,-10 34,-8 44,0c12,-6 26,0 28,8H140c0,-4 4,-8 10,-8Z" fill="${c('#faf0dc')}" stroke="${ink}" stroke-width="1.2"/>`;
  o += [
    [84, 36],
    [112, 52],
    [52, 47],
    [224, 32],
  ]
    .map(([x, y]) => `<path d="M${x},${y}q5,-5 9,0q4,-5 9,0" fill="none" stroke="${ink}" stroke-width="1.3"/>`)
    .join('');
  o += chimney(396, 246, 18, 112, c, ink) + chimney(424, 246, 16, 86, c, ink);
  o += `<path d="M404,124q-10,-14 4,-22q-6,-16 14,-16q8,-14 24,-4q20,-4 16,12" fill="none" stroke="${ink}" stroke-width="1.7" stroke-linecap="round"/>`;
  o += `<path d="M362,254V200l24,-15v15l24,-15v15l24,-15v15l24,-15h34V254Z" fill="${c('#b5653a')}" stroke="${ink}" stroke-width="1.6" stroke-linejoin="round"/>`;
  o += [0, 1, 2, 3, 4]
    .map((i) => `<rect x="${370 + i * 23}" y="218" width="12" height="16" fill="#f6c869" stroke="${ink}"/>`)
    .join('');
  o +=
    gear(330, 228, 36, 12, c('#c07a4a'), ink, c('#d8b48a')) + gear(289, 248, 21, 10, c('#8a4322'), ink, c('#c4a37f'));
  o += `<path d="M488,266C420,254 350,262 236,${HEIGHT}M488,274C420,264 372,270 292,${HEIGHT}" fill="none" stroke="${ink}" stroke-width="2.2"/>`;
  o += `<path d="${Array.from({ length: 15 }, (_, i) => `M${290 + i * 14},${n(279 - i * 0.9)}l8,-8`).join('')}" stroke="${ink}" stroke-width="2.2"/>`;
  const greens = ['#6f8d52', '#587a46', '#86a062'];
  const trees = Array.from({ length: 92 }, () => ({
    x: random.between(-6, 256),
    y: random.between(160, 284),
    tint: random.pick(greens),
  }));
  for (const { x, y, tint } of trees.sort((a, b) => a.y - b.y))
    if (y > 178 + x * 0.2) o += use('conifer', x, y, 1.05 + (y - 160) / 100, c(tint));
  for (const [x, s] of [
    [14, 1.05],
    [240, 0.9],
  ] as const) {
    for (const turn of [-46, -14, 20, 50]) {
      const leaves = Array.from({ length: 7 }, (_, i) => {
        const [a, b] = [n(9 - i), n(13 - i * 1.4)];
        return `M0,${-8 - i * 6}q${a},-3 ${b},-9q-9,0 -${b},9q-${a},-3 -${b},-9q9,0 ${b},9`;
      }).join('');
      o += `<g transform="translate(${x},282) scale(${s}) rotate(${turn})"><path d="M0,0Q3,-26 0,-52" stroke="${fern}" stroke-width="1.6" fill="none"/><path d="${leaves}" fill="${c('#9ab870')}" stroke="${fern}" stroke-width=".8"/></g>`;
    }
  }
  return plate(conifer(fern), o);
}
