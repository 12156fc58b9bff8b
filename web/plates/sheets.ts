/** The plates of the house, and a stamp of everything each board's are drawn from. */
import { createHash } from 'node:crypto';
import { drawDefenders } from './defenders';
import { drawIronwood } from './ironwood';
import { defenders } from './lobby/defenders';
import { ironwood } from './lobby/ironwood';
import { root } from './lobby/root';
import { day, night } from './lobby/stamps';
import { wonderland } from './lobby/wonderland';
import { dark, light } from './palette';
import { day as wonderDay, drawWonderland, night as wonderNight } from './wonderland';
import { drawRoot } from './root';

export interface Sheet {
  name: string;
  svg: string;
  widths: number[];
  quality: number;
}

const BOARDS: Record<string, () => { name: string; svg: string; widths?: number[] }[]> = {
  ironwood: () => [light, dark].map((ink) => ({ name: `ironwood-${ink.name}`, svg: drawIronwood(ink) })),
  wonderland: () =>
    [wonderDay, wonderNight].map((ink) => ({ name: `wonderland-${ink.name}`, svg: drawWonderland(ink) })),
  defenders: drawDefenders,
  root: drawRoot,
};
export const games = Object.keys(BOARDS);

export const sheets = (game: string): Sheet[] =>
  BOARDS[game]!().map((plate) => ({ widths: [1000, 2000], quality: 52, ...plate }));

/** The plates of the lobby: small enough to stay SVG. */
export function vignettes(): { name: string; svg: string }[] {
  return Object.entries({ ironwood, root, wonderland, defenders }).flatMap(([game, draw]) => [
    { name: `${game}-light`, svg: draw(day) },
    { name: `${game}-dark`, svg: draw(night) },
  ]);
}

/** Of a board's big plates (the lobby's are compared as they are): changes when a drawing does. */
export function stamp(game: string): string {
  return createHash('sha256')
    .update(JSON.stringify(sheets(game)))
    .digest('hex')
    .slice(0, 16);
}
