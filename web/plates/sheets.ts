/** The plates of the house, and a stamp of everything they are drawn from. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { data } from '../src/games/ironwood/map';
import { drawIronwood } from './ironwood';
import { defenders } from './lobby/defenders';
import { ironwood } from './lobby/ironwood';
import { root } from './lobby/root';
import { day, night } from './lobby/stamps';
import { wonderland } from './lobby/wonderland';
import { dark, light } from './palette';

export interface Sheet {
  name: string;
  svg: string;
  widths: number[];
  quality: number;
}

export function sheets(): Sheet[] {
  return [light, dark].map((ink) => ({
    name: `ironwood-${ink.name}`,
    svg: drawIronwood(ink),
    widths: [1000, 2000],
    quality: 52,
  }));
}

/** The plates of the lobby: small enough to stay SVG. */
export function vignettes(): { name: string; svg: string }[] {
  return Object.entries({ ironwood, root, wonderland, defenders }).flatMap(([game, draw]) => [
    { name: `${game}-light`, svg: draw(day) },
    { name: `${game}-dark`, svg: draw(night) },
  ]);
}

const SOURCES = [
  'ink.ts',
  'ironwood.ts',
  'palette.ts',
  '../src/lib/curves.ts',
  '../src/lib/prng.ts',
  '../src/games/ironwood/map.ts',
];

/** Of the big plates (the lobby's are compared as they are). Changes when the board's geometry or the drawing code changes; comments and sources of facts in the data do not count. */
export function stamp(): string {
  const hash = createHash('sha256');
  const facts = new Set(['confidence', 'reconstructed_parts', 'number', 'sector', 'note']);
  hash.update(JSON.stringify(data, (key, value: unknown) => (facts.has(key) ? undefined : value)));
  for (const name of SOURCES) hash.update(readFileSync(resolve(import.meta.dirname, name), 'utf8'));
  return hash.digest('hex').slice(0, 16);
}
