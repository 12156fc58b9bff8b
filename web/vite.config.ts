import { svelte } from '@sveltejs/vite-plugin-svelte';
import { type Dirent, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { firstLoad, fluent, gameIcons, toml } from './tools/vite-plugins.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const names = (folder: string, wanted: (entry: Dirent) => boolean) =>
  readdirSync(here(folder), { withFileTypes: true })
    .filter(wanted)
    .map((entry) => entry.name);
const games = names('./src/games', (entry) => entry.isDirectory());
const texts = names('../src/weald/text', (entry) => entry.name.endsWith('.ftl'));
/** What a page with the texts of a game starts from, once for each language: all of them, or what the first view shows. */
const textsOf = (game: string, halves: string[], ...roots: string[]) =>
  texts.map((file) => [
    ...roots,
    ...halves.flatMap((half) => [`weald/text/${file}?${half}`, `${game}/text/${file}?${half}`]),
  ]);
/** The same with parts of its texts: as many as a table usually has in play, the longest. */
const PARTS = 5;
const withParts = (game: string, ...roots: string[]) => {
  const folder = `../src/weald/games/${game}/text`;
  const length = (part: string, file: string) => statSync(here(`${folder}/${part}/${file}`)).size;
  // a lesson's texts come with its voice, those of hirelings where they are in play
  const parts = names(folder, (entry) => entry.isDirectory() && !/^lesson-|^hirelings$/.test(entry.name));
  return textsOf(game, ['first'], ...roots).map((all, i) => {
    const longest = parts.toSorted((a, b) => length(b, texts[i]!) - length(a, texts[i]!)).slice(0, PARTS);
    return [...all, ...longest.map((part) => `${game}/text/${part}/${texts[i]!}?first`)];
  });
};

export default defineConfig({
  plugins: [
    gameIcons(),
    toml(),
    fluent(),
    svelte(),
    firstLoad(130_000, {
      lobby: games.flatMap((game) =>
        textsOf(game, ['first', 'later'], 'index.html', 'lobby/Lobby.svelte', `games/${game}/looks.ts`),
      ),
      ...Object.fromEntries(
        games.map((game) => [
          `table of ${game}`,
          withParts(game, 'index.html', 'src/TablePage.svelte', `games/${game}/index.ts`),
        ]),
      ),
    }),
  ],
  resolve: {
    alias: { $lib: here('./src/lib'), $ui: here('./src/ui'), $shell: here('./src/shell') },
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  build: {
    outDir: here('../src/weald/table/static'),
    emptyOutDir: true,
    assetsInlineLimit: 0, // no data: addresses, the page runs under a strict CSP
    modulePreload: { polyfill: false },
    target: 'es2022',
    cssCodeSplit: true,
    chunkSizeWarningLimit: 400,
  },
  server: { fs: { allow: [here('..')] }, port: 5173, strictPort: true },
  test: { environment: 'jsdom', include: ['tests/**/*.test.ts'], setupFiles: ['tests/setup.ts'], testTimeout: 60_000 },
});
