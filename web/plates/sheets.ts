/** The plates of the house, and a stamp of what each board's show. */
import { createHash } from 'node:crypto';
import { day, type Light, night } from './lobby-stamps';

interface Plate {
  name: string;
  svg: string;
  widths?: number[];
}
export type Sheet = Required<Plate> & { quality: number };

/** A game's plates are drawn by the file with its name. */
const named = <T>(files: Record<string, T>): [string, T][] =>
  Object.entries(files).map(([path, draw]) => [/([^/]+)\.ts$/.exec(path)![1]!, draw]);
const boards = new Map(named(import.meta.glob<() => Plate[]>('./boards/*.ts', { eager: true, import: 'plates' })));
const lobby = named(import.meta.glob<(light: Light) => string>('./lobby/*.ts', { eager: true, import: 'vignette' }));

export const games = [...boards.keys()];

export const sheets = (game: string): Sheet[] =>
  boards.get(game)!().map((plate) => ({ widths: [1000, 2000], quality: 52, ...plate }));

/** The plates of the lobby: small enough to stay SVG. */
export const vignettes = (): { name: string; svg: string }[] =>
  lobby.flatMap(([game, draw]) => [
    { name: `${game}-light`, svg: draw(day) },
    { name: `${game}-dark`, svg: draw(night) },
  ]);

/** Of a board's big plates (the lobby's are compared as they are): changes when a drawing does. */
export const stamp = (game: string): string =>
  createHash('sha256')
    .update(JSON.stringify(sheets(game)))
    .digest('hex')
    .slice(0, 16);
