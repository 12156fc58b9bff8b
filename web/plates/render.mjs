/** Draws every plate from the data files and writes it as an image: `npm run plates [-- game ... | --lobby] [-- --svg]`.
 *
 * The images are kept in git with a stamp of what each board's were drawn from; `tests/plates.test.ts` compares.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { createServer } from 'vite';

const out = fileURLToPath(new URL('../src/art/plates/', import.meta.url));
const lobby = fileURLToPath(new URL('../src/art/lobby/', import.meta.url));
const server = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' });
try {
  const { games, sheets, stamp, vignettes } = await server.ssrLoadModule('/plates/sheets.ts');
  const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  const wanted = process.argv.includes('--lobby') ? [] : named.length ? named : games;
  await mkdir(out, { recursive: true });
  await mkdir(lobby, { recursive: true });
  for (const { name, svg } of vignettes()) {
    await writeFile(join(lobby, `${name}.svg`), svg);
    console.log(
      `${name}.svg`,
      `${Math.round(svg.length / 1024)} kB`,
      `${Math.round(gzipSync(svg).length / 1024)} kB gzipped`,
    );
  }
  for (const game of wanted) {
    for (const { name, svg, widths, quality } of sheets(game)) {
      if (process.argv.includes('--svg')) await writeFile(join(tmpdir(), `${name}.svg`), svg);
      const density = (72 * Math.max(...widths)) / Number(/ width="(\d+)"/.exec(svg)[1]);
      const sheet = await sharp(Buffer.from(svg), { density, unlimited: true }).png({ compressionLevel: 1 }).toBuffer();
      for (const width of widths) {
        const file = `${name}-${width}.avif`;
        const image = sharp(sheet).resize({ width, kernel: 'lanczos3' }).avif({ quality, effort: 5 });
        const info = await image.toFile(join(out, file));
        console.log(file, `${info.width}x${info.height}`, `${Math.round(info.size / 1024)} kB`);
      }
    }
    const stamps = JSON.parse(await readFile(join(out, 'stamp.json'), 'utf8'));
    await writeFile(join(out, 'stamp.json'), JSON.stringify({ ...stamps, [game]: stamp(game) }, null, 2) + '\n');
  }
} finally {
  await server.close();
}
