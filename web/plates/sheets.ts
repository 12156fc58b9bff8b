/** The plates of the house, and a stamp of everything they are drawn from. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { data } from '../src/games/ironwood/map';
import { drawIronwood } from './ironwood';
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

const SOURCES = [
  'ink.ts',
  'ironwood.ts',
  'palette.ts',
  '../src/lib/curves.ts',
  '../src/lib/prng.ts',
  '../src/games/ironwood/map.ts',
];

/** Changes when the board's geometry or the drawing code changes; comments and sources of facts in the data do not count. */
export function stamp(): string {
  const hash = createHash('sha256');
  const facts = new Set(['confidence', 'reconstructed_parts', 'number', 'sector', 'note']);
  hash.update(JSON.stringify(data, (key, value: unknown) => (facts.has(key) ? undefined : value)));
  const here = new URL('.', import.meta.url);
  for (const name of SOURCES) hash.update(readFileSync(fileURLToPath(new URL(name, here)), 'utf8'));
  return hash.digest('hex').slice(0, 16);
}
