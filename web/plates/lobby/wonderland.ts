/** Plate III: the table is laid before the castle. */
import { n } from '../ink';
import { HEIGHT, type Light, plate, sky, use, WIDTH } from '../lobby-stamps';

const HEART = 'M0,5C-5,1 -7,-2 -7,-5C-7,-9 -1.5,-9.5 0,-5.5C1.5,-9.5 7,-9 7,-5C7,-2 5,1 0,5Z';

function tower(x: number, w: number, h: number, roof: number, c: Light, ink: string, heart = true): string {
  const lines = Array.from(
    { length: Math.max(1, Math.floor(w / 9)) },
    (_, i) => `M${x + w / 2 - 2 - i * 3},-2V${-h + 4}`,
  ).join('');
  return (
    `<rect x="${x - w / 2}" y="${-h}" width="${w}" height="${h}" fill="${c('#f7e6e2')}" stroke="${ink}" stroke-width="1.3"/><path d="${lines}" stroke="${ink}" stroke-width=".8" opacity=".7"/>` +
    `<path d="M${x - w / 2 - 4},${-h}L${x},${-h - roof}L${x + w / 2 + 4},${-h}Z" fill="${c('#b8456a')}" stroke="${ink}" stroke-width="1.3" stroke-linejoin="round"/>` +
    `<path d="M${x},${-h - roof}v-8q5,-3 9,0v5q-4,-3 -9,0" fill="${c('#b8456a')}" stroke="${ink}"/>` +
    (heart ? `<path transform="translate(${x - 0.5},${-h + 14}) scale(.6)" d="${HEART}" fill="${ink}"/>` : '')
  );
}

function castle(c: Light, ink: string): string {
  const wall = `M-48,0V-26${'h6v5h6v-5'.repeat(8)}V0Z`;
  return (
    `<g transform="translate(352,160) scale(1.3)"><ellipse cy="1" rx="62" ry="7" fill="${ink}" opacity=".14"/>` +
    tower(-24, 15, 52, 22, c, ink) +
    tower(24, 15, 46, 22, c, ink) +
    tower(0, 20, 66, 28, c, ink) +
    `<path d="${wall}" fill="${c('#f7e6e2')}" stroke="${ink}" stroke-width="1.3" stroke-linejoin="round"/>` +
    tower(-50, 16, 38, 20, c, ink, false) +
    tower(50, 16, 38, 20, c, ink, false) +
    `<path d="M-8,0V-11a8,8 0 0 1 16,0V0Z" fill="${ink}"/></g>`
  );
}

const curlTree = (ink: string) =>
  `<g id="curl"><ellipse rx="12" ry="3" fill="${ink}" opacity=".18"/><path d="M-3,0C-2,-10 -5,-16 -3,-24L1,-24C0,-16 4,-10 3,0Z" fill="${ink}"/>` +
  `<path d="M-14,-24C-18,-36 -8,-48 3,-45C14,-44 18,-32 12,-25C6,-20 -8,-19 -14,-24Z" fill="currentColor" stroke="${ink}" stroke-width="1.3"/>` +
  `<path d="M0,-32c4,-2 6,2 3,4c-4,3 -9,-1 -8,-6c1,-6 9,-8 13,-3c3,5 2,9 -1,12" fill="none" stroke="${ink}" stroke-width="1.3" stroke-linecap="round"/></g>`;
const mushroom = (c: Light, ink: string) =>
  `<g id="shroom"><path d="M-2.4,0Q-1.4,-6 -2,-9H2Q1.4,-6 2.4,0Z" fill="${c('#f2e8d3')}" stroke="${ink}"/><path d="M-9,-8Q-8,-18 0,-18Q8,-18 9,-8Q0,-5 -9,-8Z" fill="currentColor" stroke="${ink}" stroke-width="1.1"/>` +
  `<circle cx="-3" cy="-12" r="1.5" fill="${c('#fff8e8')}"/><circle cx="3" cy="-13.5" r="1.2" fill="${c('#fff8e8')}"/></g>`;
const pot = (ink: string) =>
  `<g id="pot"><ellipse cy="17" rx="24" ry="4" fill="${ink}" opacity=".3"/><path d="M-18,-4C-20,14 -10,17 0,17C10,17 20,14 18,-4Q0,-12 -18,-4Z" fill="currentColor" stroke="${ink}" stroke-width="1.6"/>` +
  `<path d="M17,3C26,2 24,-10 32,-12L34,-8C30,-4 30,10 16,12" fill="currentColor" stroke="${ink}" stroke-width="1.6"/><path d="M-18,0c-14,-4 -14,14 -2,12" fill="none" stroke="${ink}" stroke-width="3"/>` +
  `<path d="M-13,-6Q0,-18 13,-6Z" fill="currentColor" stroke="${ink}" stroke-width="1.6"/><circle cy="-14" r="3" fill="${ink}"/></g>`;
const cup = (c: Light, ink: string) =>
  `<g id="cup"><ellipse cy="9" rx="13" ry="2.6" fill="${c('#fffaf0')}" stroke="${ink}" stroke-width="1.1"/><path d="M-9,-4H9Q9,7 3,8.5H-3Q-9,7 -9,-4Z" fill="currentColor" stroke="${ink}" stroke-width="1.3"/>` +
  `<path d="M9,-2q7,0 5,5q-2,3 -7,2" fill="none" stroke="${ink}" stroke-width="1.5"/><path d="M-3,-8q-3,-4 0,-7t0,-7M3,-8q-3,-4 0,-7" fill="none" stroke="${ink}" opacity=".55"/></g>`;

const SUITS: Record<string, string> = {
  heart: HEART,
  spade: 'M0,-9C5,-4 8,-1 8,3C8,7 3,8 1,4.5L3,9H-3L-1,4.5C-3,8 -8,7 -8,3C-8,-1 -5,-4 0,-9Z',
  diamond: 'M0,-9L7,0L0,9L-7,0Z',
  club: 'M0,-9a4,4 0 0 1 3.4,6a4.2,4.2 0 1 1 -2.2,6.6L3,9H-3L-1.2,3.6a4.2,4.2 0 1 1 -2.2,-6.6A4,4 0 0 1 0,-9Z',
};

export function vignette(c: Light): string {
  const ink = c('#40243e');
  let o = `<rect width="${WIDTH}" height="${HEIGHT}" fill="${c('#f2e1dd')}"/>${sky(ink, 150, 'sky wonderland')}<circle cx="112" cy="78" r="50" fill="${c('#e9c0bf')}"/>`;
  o += `<path d="M0,178Q120,138 250,164T488,146V${HEIGHT}H0Z" fill="${c('#d9c4d2')}" stroke="${ink}" stroke-width="1.3"/>${castle(c, ink)}`;
  const purples = ['#a98bb5', '#c08aa0', '#8d7aa8'];
  [
    [22, 190],
    [58, 178],
    [98, 194],
    [136, 176],
    [464, 178],
    [438, 198],
    [196, 182],
    [4, 208],
  ].forEach(([x, y], i) => {
    o += use('curl', x!, y!, 1.35 + ((i * 7) % 4) * 0.1, c(purples[i % 3]!), i % 2 === 0);
  });
  o += `<path d="M0,208Q180,188 300,202T488,194V${HEIGHT}H0Z" fill="${c('#c7b0c8')}" stroke="${ink}" stroke-width="1.3"/>`;
  [
    [26, 236, 1.7],
    [472, 232, 1.6],
    [452, 250, 1.9],
    [58, 256, 1.5],
  ].forEach(([x, y, s], i) => (o += use('shroom', x!, y!, s!, c(i % 2 ? '#8d5aa8' : '#b8456a'))));
  o += `<path d="M92,216H396L444,272H44Z" fill="${c('#fbf3ea')}" stroke="${ink}" stroke-width="1.6"/>`;
  let check = '';
  for (let i = 1; i < 12; i++) check += `M${n(92 + i * 25.3)},216L${n(44 + i * 33.3)},272`;
  for (const y of [223, 234, 248, 263]) check += `M${n(92 - (y - 216) * 0.86)},${y}H${n(396 + (y - 216) * 0.86)}`;
  o += `<path d="${check}" stroke="${c('#d98aa0')}" stroke-width="5" opacity=".42" fill="none"/>`;
  o += `<path d="M44,272${'q8.35,10 16.7,0'.repeat(24)}" fill="${c('#fbf3ea')}" stroke="${ink}" stroke-width="1.3"/>`;
  o += use('pot', 244, 220, 1.45, c('#b8456a')) + use('pot', 342, 238, 0.95, c('#8d7aa8'));
  [
    [120, 238, '#e9c0bf'],
    [178, 250, '#c7d8d2'],
    [300, 254, '#e8d3a0'],
    [394, 252, '#e9c0bf'],
  ].forEach(([x, y, tint]) => (o += use('cup', x as number, y as number, 1.2, c(tint as string))));
  for (const [x, y, turn, suit] of [
    [196, 70, -18, 'spade'],
    [232, 44, 8, 'heart'],
    [272, 76, 24, 'club'],
    [158, 106, -34, 'diamond'],
  ] as const) {
    const colour = suit === 'heart' || suit === 'diamond' ? c('#b02440') : ink;
    o += `<g transform="translate(${x},${y}) rotate(${turn})"><rect x="-15" y="-21" width="30" height="42" rx="4" fill="${c('#fffaf0')}" stroke="${ink}" stroke-width="1.4"/><path d="${SUITS[suit]}" fill="${colour}"/></g>`;
  }
  return plate(curlTree(ink) + mushroom(c, ink) + pot(ink) + cup(c, ink), o);
}
