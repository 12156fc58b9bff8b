/** The games: each is a folder here, found by the names of its files. Nothing else lists them.
 *
 * `entry.ts` is what the lobby shows, `looks.ts` how its sides look, `parts.ts` which parts of its texts a table needs, `index.ts`
 * its screen (a chunk of its own).
 */
import { loadOwnFacts } from '../lib/facts';
import type { Entry as OwnEntry, GameUI, SideLook } from '../shell/game';

const byGame = <T>(files: Record<string, T>): Map<string, T> =>
  new Map(Object.entries(files).map(([path, file]) => [path.split('/')[1]!, file]));

const screens = byGame(import.meta.glob<GameUI>('./*/index.ts', { import: 'default' }));
const looks = byGame(import.meta.glob<Record<string, SideLook>>('./*/looks.ts', { import: 'sides' }));

type Parts = (seats: readonly string[], settings: Readonly<Record<string, unknown>>) => string[];
const parts = byGame(import.meta.glob<Parts>('./*/parts.ts', { import: 'default', eager: true }));

/** The parts of a game's texts (`text/<part>/`) that a table with these seats and settings speaks of. */
export const textParts: (game: string, ...table: Parameters<Parts>) => string[] = (game, ...table) =>
  parts.get(game)?.(...table) ?? [];

const NUMERALS = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];
export type Entry = OwnEntry & { id: string; number: string };
export const entries: Entry[] = [
  ...byGame(import.meta.glob<OwnEntry>('./*/entry.ts', { import: 'default', eager: true })),
]
  .map(([id, entry]) => ({ ...entry, id, number: NUMERALS[entry.order] ?? String(entry.order) }))
  .sort((a, b) => a.order - b.order);

export const entry = (game: string): Entry | undefined => entries.find((e) => e.id === game);

export const playable = (game: string): boolean => screens.has(game);

/** What the lobby shows of a game's sides; much smaller than its screen. */
export const loadLooks = async (game: string): Promise<Record<string, SideLook>> => (await looks.get(game)?.()) ?? {};

export async function loadScreen(game: string): Promise<GameUI> {
  const load = screens.get(game);
  if (!load) throw new Error(`no screen for ${game}`);
  return load();
}

/** The screen of a game as this host has it. */
export async function loadGame(game: string): Promise<GameUI> {
  await loadOwnFacts(game);
  return loadScreen(game);
}
