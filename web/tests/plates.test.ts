// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { games, sheets, stamp, vignettes } from '../plates/sheets';

const art = (path: string) => resolve(import.meta.dirname, '../src/art', path);

test.each(games)("%s's plates in git were drawn from the data and the code in git", (game) => {
  const kept = JSON.parse(readFileSync(art('plates/stamp.json'), 'utf8')) as Record<string, string>;
  expect(kept[game], 'the board or its drawing changed: run npm run plates').toBe(stamp(game));
});

test('every plate is there in every light and size', () => {
  for (const sheet of games.flatMap(sheets))
    for (const width of sheet.widths) expect(existsSync(art(`plates/${sheet.name}-${width}.avif`))).toBe(true);
  for (const { name, svg } of vignettes()) expect(readFileSync(art(`lobby/${name}.svg`), 'utf8')).toBe(svg);
});

test('a plate is the same at every drawing, and needs no style attribute', () => {
  const [first, second] = [games.flatMap(sheets), games.flatMap(sheets)];
  expect(first.map((s) => s.svg)).toEqual(second.map((s) => s.svg));
  for (const { svg } of [...first, ...vignettes()]) expect(svg).not.toMatch(/style=|NaN|undefined/);
});
