/** Texts and real positions for the tests. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Decision, LogEntry, View } from '../src/api/messages';
import { LANGS, type Lang } from '../src/lib/settings.svelte';
import { texts } from '../src/lib/texts.svelte';

const here = import.meta.dirname;
export const source = (path: string) => readFileSync(resolve(here, '../../src/weald', path), 'utf8');
/** A folder's texts with all their parts. */
const textOf = (folder: string, lang: Lang) => {
  const parts = readdirSync(resolve(here, '../../src/weald', folder)).map((part) => `${folder}/${part}/${lang}.ftl`);
  const there = parts.filter((file) => existsSync(resolve(here, '../../src/weald', file)));
  return [`${folder}/${lang}.ftl`, ...there].map(source).join('\n');
};
/** The shell's texts, with those of the pages that are fetched later (lessons, accounts, tournaments, ...). */
export const shellText = (lang: Lang) => textOf('text', lang);
export const gameText = (lang: Lang, game = 'ironwood') => textOf(`games/${game}/text`, lang);
export const speak = (lang: Lang, game = 'ironwood') => texts.give(lang, [shellText(lang), gameText(lang, game)]);
export { LANGS };

export interface Fixture {
  view: View;
  log: LogEntry[];
  blocked: NonNullable<Decision['blocked']>;
  choosers: number[];
}
export const fixture = (name: string): Fixture =>
  JSON.parse(readFileSync(resolve(here, `../src/stories/fixtures/${name}.json`), 'utf8')) as Fixture;

/** What a table fetches only after its first view; a test wants it at once. */
export const fetched = (...later: { load: () => Promise<void> }[]) => Promise.all(later.map((part) => part.load()));
