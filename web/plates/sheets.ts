/** The plates of the house, and a stamp of everything each board's are drawn from. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { data as ironwoodData } from '../src/games/ironwood/map';
import { data as rootData } from '../src/games/root/map';
import { drawDefenders } from './defenders';
import { data as wonderlandData } from '../src/games/wonderland/map';
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
interface Board {
  draw: () => { name: string; svg: string; widths?: number[] }[];
  data: unknown;
  /** The code it is drawn by. */
  sources: string[];
}

const INK = ['ink.ts', 'palette.ts', '../src/lib/curves.ts', '../src/lib/prng.ts'];
const BOARDS: Record<string, Board> = {
  ironwood: {
    draw: () => [light, dark].map((ink) => ({ name: `ironwood-${ink.name}`, svg: drawIronwood(ink) })),
    data: ironwoodData,
    sources: ['ironwood.ts', '../src/games/ironwood/map.ts'],
  },
  wonderland: {
    draw: () => [wonderDay, wonderNight].map((ink) => ({ name: `wonderland-${ink.name}`, svg: drawWonderland(ink) })),
    data: wonderlandData,
    sources: ['wonderland.ts', 'wonderland-stamps.ts', '../src/games/wonderland/map.ts'],
  },
  defenders: { draw: drawDefenders, data: null, sources: ['defenders.ts', '../src/games/defenders/map.ts'] },
  root: { draw: drawRoot, data: rootData, sources: ['root.ts', '../src/games/root/map.ts'] },
};
export const games = Object.keys(BOARDS);

export const sheets = (game: string): Sheet[] => BOARDS[game]!.draw().map((plate) => ({ widths: [1000, 2000], quality: 52, ...plate }));

/** The plates of the lobby: small enough to stay SVG. */
export function vignettes(): { name: string; svg: string }[] {
  return Object.entries({ ironwood, root, wonderland, defenders }).flatMap(([game, draw]) => [
    { name: `${game}-light`, svg: draw(day) },
    { name: `${game}-dark`, svg: draw(night) },
  ]);
}

/** Of a board's big plates (the lobby's are compared as they are). Changes when the board's geometry or the drawing code changes; comments and sources of facts in the data do not count. */
export function stamp(game: string): string {
  const board = BOARDS[game]!;
  const hash = createHash('sha256');
  const facts = new Set(['confidence', 'reconstructed_parts', 'number', 'sector', 'note']);
  hash.update(JSON.stringify(board.data, (key, value: unknown) => (facts.has(key) ? undefined : value)));
  for (const name of [...INK, ...board.sources]) hash.update(readFileSync(resolve(import.meta.dirname, name), 'utf8'));
  return hash.digest('hex').slice(0, 16);
}
