// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { sheets, stamp, vignettes } from '../plates/sheets';

const art = (path: string) => resolve(import.meta.dirname, '../src/art', path);

test('the plates in git were drawn from the data and the code in git', () => {
  const kept = JSON.parse(readFileSync(art('plates/stamp.json'), 'utf8')) as { stamp: string };
  expect(kept.stamp, 'the board or its drawing changed: run npm run plates').toBe(stamp());
});

test('every plate is there in every light and size', () => {
  for (const sheet of sheets()) for (const width of sheet.widths) expect(existsSync(art(`plates/${sheet.name}-${width}.avif`))).toBe(true);
  for (const { name, svg } of vignettes()) expect(readFileSync(art(`lobby/${name}.svg`), 'utf8')).toBe(svg);
});

test('a plate is the same at every drawing, and needs no style attribute', () => {
  const [first, second] = [sheets(), sheets()];
  expect(first[0]!.svg).toBe(second[0]!.svg);
  for (const { svg } of [...first, ...vignettes()]) expect(svg).not.toMatch(/style=|NaN|undefined/);
});
