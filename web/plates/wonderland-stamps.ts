/** Woodcut things of Wonderland, each with its foot at the origin; tints are the current colour. */
import { at, type Point } from '../src/lib/curves';
import type { Prng } from '../src/lib/prng';
import { n } from './ink';

const HEART = 'M0,5C-5,1 -7,-2 -7,-5C-7,-9 -1.5,-9.5 0,-5.5C1.5,-9.5 7,-9 7,-5C7,-2 5,1 0,5Z';

const put = (p: Point, scale: number, body: string, more = '') =>
  `<g transform="translate(${n(p.x)},${n(p.y)}) scale(${scale.toFixed(2)})${more}">${body}</g>`;
const shadow = (ink: string, rx: number, ry: number) => `<ellipse rx="${rx}" ry="${ry}" fill="${ink}" opacity=".18"/>`;

/** A tree whose crown curls into itself. */
export function curlTree(p: Point, scale: number, ink: string, crown: string, random: Prng): string {
  const flip = random.next() < 0.5 ? ' scale(-1,1)' : '';
  return put(
    p,
    scale,
    shadow(ink, 12, 3) +
      `<path d="M-3,0C-2,-10 -5,-16 -3,-24L1,-24C0,-16 4,-10 3,0Z" fill="${ink}"/>` +
      `<path d="M-14,-24C-18,-36 -8,-48 3,-45C14,-44 18,-32 12,-25C6,-20 -8,-19 -14,-24Z" fill="${crown}" stroke="${ink}" stroke-width="1.3"/>` +
      `<path d="M0,-32c4,-2 6,2 3,4c-4,3 -9,-1 -8,-6c1,-6 9,-8 13,-3c3,5 2,9 -1,12" fill="none" stroke="${ink}" stroke-width="1.3" stroke-linecap="round"/>` +
      `<path d="M-12,-28l4,3M-13,-33l5,4M-11,-38l4,3" stroke="${ink}"/>`,
    flip,
  );
}

/** A clipped bush: ball, heart or cone. */
export function topiary(p: Point, scale: number, ink: string, leaf: string, random: Prng): string {
  const tops = [
    `<circle cy="-16" r="8" fill="${leaf}" stroke="${ink}" stroke-width="1.2"/><path d="M-5,-12a7,7 0 0 0 9,1M-6,-15a7,7 0 0 0 5,6" fill="none" stroke="${ink}" stroke-width=".9"/>`,
    `<path d="M0,-9C-5,-13 -9,-16 -9,-20C-9,-25 -2,-26 0,-21.5C2,-26 9,-25 9,-20C9,-16 5,-13 0,-9Z" fill="${leaf}" stroke="${ink}" stroke-width="1.2"/><path d="M-6,-17q2,4 5,6M-7,-20q1,2 2,3" fill="none" stroke="${ink}" stroke-width=".9"/>`,
    `<path d="M-7,-8L0,-27L7,-8Z" fill="${leaf}" stroke="${ink}" stroke-width="1.2" stroke-linejoin="round"/><path d="M-4,-10l3,-8M-1,-10l2,-8" stroke="${ink}" stroke-width=".9"/>`,
  ];
  return put(
    p,
    scale,
    `${shadow(ink, 7, 2)}<path d="M0,0V-10" stroke="${ink}" stroke-width="2.2"/>${random.pick(tops)}`,
  );
}

/** Daisy, tulip or rose on a bent stem. */
export function flower(
  p: Point,
  scale: number,
  ink: string,
  leaf: string,
  petals: readonly string[],
  random: Prng,
): string {
  const [colour, bend, height] = [random.pick(petals), random.between(-7, 7), random.between(20, 36)];
  const blooms = [
    Array.from(
      { length: 8 },
      (_, i) =>
        `<ellipse cy="-6.5" rx="3" ry="6" transform="rotate(${i * 45})" fill="${colour}" stroke="${ink}" stroke-width=".8"/>`,
    ).join('') + `<circle r="3.6" fill="#e9c766" stroke="${ink}" stroke-width=".9"/>`,
    `<path d="M-8,-12Q-9,3 0,4Q9,3 8,-12L4,-6L0,-13L-4,-6Z" fill="${colour}" stroke="${ink}" stroke-linejoin="round"/><path d="M-4,-3q1,4 3,5" stroke="${ink}" fill="none" stroke-width=".8"/>`,
    `<circle r="8.5" fill="${colour}" stroke="${ink}"/><path d="M0,0c2,-2 4,1 2,3c-3,2 -6,0 -5,-4c1,-5 8,-5 9,0M-7,-3q1,-4 5,-5" fill="none" stroke="${ink}" stroke-width=".9"/>`,
  ];
  return put(
    p,
    scale,
    `<path d="M0,0Q${n(bend)},${n(-height / 2)} ${n(bend / 2)},${n(-height)}" stroke="${ink}" stroke-width="1.6" fill="none"/>` +
      `<path d="M0,-3q8,-10 12,-8q-1,8 -12,8M1,-9q-9,-8 -12,-5q2,7 12,5" fill="${leaf}" stroke="${ink}" stroke-width=".9"/>` +
      `<g transform="translate(${n(bend / 2)},${n(-height)})">${random.pick(blooms)}</g>`,
  );
}

export function wave(p: Point, width: number, ink: string): string {
  const step = n(width / 2);
  return `<path d="M${n(p.x - width)},${n(p.y)}q${n(width / 4)},-4 ${step},0t${step},0t${step},0t${step},0" fill="none" stroke="${ink}" stroke-width="1.2" stroke-linecap="round"/>`;
}

export const tear = (p: Point, fill: string, ink: string) =>
  put(
    p,
    1,
    `<path d="M0,-16q9,12 9,18a9,9 0 0 1 -18,0q0,-6 9,-18Z" fill="${fill}" stroke="${ink}" stroke-width="1.3"/><path d="M-5,2a5,5 0 0 0 4,5" stroke="${ink}" fill="none"/>`,
  );

/** Three arms, three ways. */
export function signpost(p: Point, scale: number, ink: string, wood: string, random: Prng): string {
  const arms = [
    [-33, 1, -9],
    [-25, -1, 7],
    [-17, 1, 10],
  ]
    .map(
      ([y, side, turn]) =>
        `<g transform="translate(0,${y}) scale(${side},1) rotate(${turn})"><path d="M-3,-3.5H13L18,0L13,3.5H-3Z" fill="${wood}" stroke="${ink}" stroke-width="1.1"/><path d="M1,0h9" stroke="${ink}" stroke-width=".9"/></g>`,
    )
    .join('');
  return put(
    p,
    scale,
    `<path d="M0,0V-36" stroke="${ink}" stroke-width="2.6"/>${arms}`,
    ` rotate(${n(random.between(-7, 7))})`,
  );
}

export const mushroom = (p: Point, scale: number, ink: string, cap: string, pale: string) =>
  put(
    p,
    scale,
    shadow(ink, 6, 1.8) +
      `<path d="M-2.4,0Q-1.4,-6 -2,-9H2Q1.4,-6 2.4,0Z" fill="${pale}" stroke="${ink}"/><path d="M-9,-8Q-8,-18 0,-18Q8,-18 9,-8Q0,-5 -9,-8Z" fill="${cap}" stroke="${ink}" stroke-width="1.1"/>` +
      `<circle cx="-3" cy="-12" r="1.5" fill="${pale}"/><circle cx="3" cy="-13.5" r="1.2" fill="${pale}"/><circle cx="4.5" cy="-9.5" r="1.1" fill="${pale}"/>`,
  );

/** A rounded hill, hatched on its right. */
export function hill(p: Point, width: number, ink: string, wash: string): string {
  const [w, h] = [width, width * 0.34];
  const back = `M${n(p.x - w / 2)},${n(p.y)}Q${n(p.x - w * 0.2)},${n(p.y - h)} ${n(p.x)},${n(p.y - h)}Q${n(p.x + w * 0.25)},${n(p.y - h)} ${n(p.x + w / 2)},${n(p.y)}`;
  let hatch = '';
  for (let i = 0; i < 11; i++) {
    const t = i / 11;
    hatch += `M${n(p.x + w * (0.02 + 0.42 * t))},${n(p.y - h * (1 - 0.75 * t ** 1.4) + 1)}q${n(w * 0.03)},${n(h * 0.18)} ${n(w * 0.01)},${n(h * 0.36 * (1 - t * 0.6))}`;
  }
  return `<path d="${back}Z" fill="${wash}"/><path d="${back}" fill="none" stroke="${ink}" stroke-width="1.2"/><path d="${hatch}" stroke="${ink}" stroke-width=".9" fill="none"/>`;
}

/** The Queen's keep: five towers and a wall. */
export function keep(p: Point, scale: number, ink: string, wall: string, roof: string): string {
  const tower = (x: number, w: number, h: number, peak: number, heart: boolean) => {
    const lines = Array.from(
      { length: Math.max(1, Math.floor(w / 9)) },
      (_, i) => `M${x + w / 2 - 2 - i * 3},-2V${-h + 4}`,
    ).join('');
    return (
      `<rect x="${x - w / 2}" y="${-h}" width="${w}" height="${h}" fill="${wall}" stroke="${ink}" stroke-width="1.3"/><path d="${lines}" stroke="${ink}" stroke-width=".8" opacity=".7"/>` +
      `<path d="M${x - w / 2 - 4},${-h}L${x},${-h - peak}L${x + w / 2 + 4},${-h}Z" fill="${roof}" stroke="${ink}" stroke-width="1.3" stroke-linejoin="round"/>` +
      `<path d="M${x},${-h - peak}v-8q5,-3 9,0v5q-4,-3 -9,0" fill="${roof}" stroke="${ink}"/>` +
      (heart ? `<path transform="translate(${x - 0.5},${-h + 14}) scale(.55)" d="${HEART}" fill="${ink}"/>` : '')
    );
  };
  return put(
    p,
    scale,
    `<ellipse cy="1" rx="62" ry="7" fill="${ink}" opacity=".14"/>` +
      tower(-24, 15, 52, 22, true) +
      tower(24, 15, 46, 22, true) +
      tower(0, 20, 66, 28, true) +
      `<path d="M-48,0V-26${'h6v5h6v-5'.repeat(8)}V0Z" fill="${wall}" stroke="${ink}" stroke-width="1.3" stroke-linejoin="round"/>` +
      tower(-50, 16, 38, 20, false) +
      tower(50, 16, 38, 20, false) +
      `<path d="M-8,0V-11a8,8 0 0 1 16,0V0Z" fill="${ink}"/><path d="M-40,-8h14M-34,-13h14M-42,-17h10M18,-8h14M24,-13h14M30,-17h10" stroke="${ink}" stroke-width=".8" opacity=".7"/>`,
  );
}

/** A cup seen from above, and a pot from the side. */
export const cup = (p: Point, rim: string, china: string, tea: string) =>
  put(
    p,
    1,
    `<circle cy="1.5" r="11.5" fill="#000" opacity=".18"/><circle r="11" fill="${china}" stroke="#8d7a58"/><circle r="6.9" fill="${china}" stroke="${rim}" stroke-width="1.4"/>` +
      `<circle r="5" fill="${tea}"/><path d="M6.4,-3a4.2,4.2 0 1 1 0,6" fill="none" stroke="${rim}" stroke-width="1.9"/>`,
  );
export const pot = (p: Point, scale: number, glaze: string, ink: string) =>
  put(
    p,
    scale,
    `<ellipse cy="15" rx="24" ry="5" fill="#000" opacity=".24"/><path d="M-18,-4C-20,14 -10,17 0,17C10,17 20,14 18,-4Q0,-12 -18,-4Z" fill="${glaze}" stroke="${ink}" stroke-width="1.6"/>` +
      `<path d="M17,3C26,2 24,-10 32,-12L34,-8C30,-4 30,10 16,12" fill="${glaze}" stroke="${ink}" stroke-width="1.6"/><path d="M-18,0c-14,-4 -14,14 -2,12" fill="none" stroke="${ink}" stroke-width="3"/>` +
      `<path d="M-13,-6Q0,-18 13,-6Z" fill="${glaze}" stroke="${ink}" stroke-width="1.6"/><circle cy="-14" r="3" fill="${ink}"/><path d="M-13,2q2,9 7,12" stroke="#fff" stroke-opacity=".5" stroke-width="2" fill="none"/>`,
  );

/** A layered cake and a plate of tarts. */
export const cake = (p: Point, icing: string, crumb: string, ink: string) =>
  put(
    p,
    1,
    `<ellipse cy="10" rx="15" ry="4" fill="#000" opacity=".2"/><path d="M-13,9V-1H13V9Q0,13 -13,9Z" fill="${crumb}" stroke="${ink}" stroke-width="1.2"/><path d="M-13,-1Q0,-5 13,-1Q11,4 8,2T2,3T-4,2T-9,3Q-13,3 -13,-1Z" fill="${icing}" stroke="${ink}"/>` +
      `<path d="M-8,-2V-9H8V-2Q0,1 -8,-2Z" fill="${crumb}" stroke="${ink}" stroke-width="1.2"/><path d="M-8,-9Q0,-12 8,-9Q6,-5 3,-6T-3,-6Q-8,-5 -8,-9Z" fill="${icing}" stroke="${ink}"/><circle cy="-12" r="2.2" fill="${icing}" stroke="${ink}"/>`,
  );
export const tarts = (p: Point, jam: string, crust: string, ink: string) =>
  put(
    p,
    1,
    `<ellipse rx="17" ry="10" cy="1" fill="#000" opacity=".16"/><ellipse rx="16.5" ry="9.5" fill="#fffaf0" stroke="#8d7a58"/>` +
      [at(-7, 1), at(6, 2), at(0, -4)]
        .map(
          (q) =>
            `<circle cx="${q.x}" cy="${q.y}" r="4.6" fill="${crust}" stroke="${ink}"/><circle cx="${q.x}" cy="${q.y}" r="2.6" fill="${jam}"/>`,
        )
        .join(''),
  );
