import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { firstLoad, fluent, gameIcons, toml } from './tools/vite-plugins.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [
    gameIcons(),
    toml(),
    fluent(),
    svelte(),
    firstLoad(150_000, {
      lobby: [
        'index.html',
        'lobby/Lobby.svelte',
        'games/ironwood/looks.ts',
        'weald/text/cs.ftl',
        'ironwood/text/cs.ftl',
      ],
      ...Object.fromEntries(
        ['ironwood', 'root', 'wonderland', 'defenders'].map((game) => [
          `table of ${game}`,
          ['index.html', 'src/TablePage.svelte', `games/${game}/index.ts`, 'weald/text/cs.ftl', `${game}/text/cs.ftl`],
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
