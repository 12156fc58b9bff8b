/** Small woodcut things for the lobby's four plates, and the two lights they are printed in. */
import { Prng } from '../src/lib/prng';
import { n } from './ink';

export const WIDTH = 488;
export const HEIGHT = 280;

/** A light turns the colour of the block into the colour of the print. */
export type Light = (colour: string) => string;

export const day: Light = (colour) => colour;
/** Moonlight: everything darker and greener; flames and windows are printed without a light. */
export const night: Light = (colour) =>
  '#' +
  (
    [
      [0.33, 6],
      [0.42, 10],
      [0.42, 12],
    ] as const
  )
    .map(([share, base], i) =>
      Math.round(parseInt(colour.slice(1 + 2 * i, 3 + 2 * i), 16) * share + base)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');

export const use = (id: string, x: number, y: number, scale: number, colour = '', flip = false) =>
  `<use href="#${id}" transform="translate(${n(x)},${n(y)}) scale(${flip ? -scale.toFixed(2) : scale.toFixed(2)},${scale.toFixed(2)})"${colour ? ` color="${colour}"` : ''}/>`;

export function conifer(ink: string): string {
  return (
    `<g id="conifer"><path d="M0,0v-4" stroke="${ink}" stroke-width="2"/>` +
    `<path d="M0,-20L6,-11H3.4L8,-3H-8L-3.4,-11H-6Z" fill="currentColor" stroke="${ink}" stroke-linejoin="round"/>` +
    `<path d="M1.5,-15L4,-11.5M1.5,-10L5,-4.2M4,-8L6,-4.2" stroke="${ink}" stroke-width=".9"/></g>`
  );
}

export function roundTree(ink: string): string {
  return (
    `<g id="round"><path d="M0,0v-7" stroke="${ink}" stroke-width="2"/><circle cy="-12" r="7" fill="currentColor" stroke="${ink}"/>` +
    `<path d="M2,-7.5a6,6 0 0 0 3.6,-5M-.5,-7a7,7 0 0 0 2.4,-1.2" stroke="${ink}" stroke-width=".9" fill="none"/>` +
    `<path d="M-4,-13a4.6,4.6 0 0 1 3.6,-4" stroke="#fff6d8" stroke-width=".9" fill="none" stroke-linecap="round" opacity=".55"/></g>`
  );
}

/** Horizontal strokes that thin out towards the horizon. */
export function sky(ink: string, height: number, seed: string): string {
  const random = new Prng(seed);
  let d = '';
  for (let y = 6; y < height; y += 5) {
    for (let x = -random.between(0, 60); x < WIDTH;) {
      const length = random.between(30, 140) * (1 - (0.35 * y) / height);
      d += `M${n(x)},${y}h${n(length)}`;
      x += length + random.between(14, 90) * (0.4 + y / height);
    }
  }
  return `<path d="${d}" stroke="${ink}" stroke-width=".8" opacity=".22" fill="none"/>`;
}

/** A mountain range with its right flanks hatched. */
export function range(y: number, rise: number, peaks: number, fill: string, ink: string, seed: string): string {
  const random = new Prng(seed);
  const points = [[0, y]];
  for (let i = 1; i < peaks; i++) {
    points.push([
      (WIDTH * i) / peaks + random.between(-12, 12),
      y - (i % 2 ? rise : rise * 0.25) * random.between(0.6, 1.1),
    ]);
  }
  points.push([WIDTH, y]);
  let hatch = '';
  for (let i = 1; i + 1 < points.length; i++) {
    const [[x1, y1], [x2, y2]] = [points[i]!, points[i + 1]!] as [[number, number], [number, number]];
    if (y1 >= y2) continue;
    for (let k = 0; k < 7; k++) {
      const t = 0.08 + k * 0.12;
      hatch += `M${n(x1 + (x2 - x1) * t)},${n(y1 + (y2 - y1) * t)}l${-9 - k},${n(16 + k * 2.4)}`;
    }
  }
  const outline = points.map(([px, py]) => `${n(px!)},${n(py!)}`).join('L');
  return (
    `<path d="M0,${HEIGHT}L${outline}L${WIDTH},${HEIGHT}Z" fill="${fill}" stroke="${ink}" stroke-width="1.4" stroke-linejoin="round"/>` +
    `<path d="${hatch}" stroke="${ink}"/>`
  );
}

export const plate = (defs: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${defs}</defs>${body}</svg>\n`;
