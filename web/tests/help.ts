/** Texts and real positions for the tests. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Decision, LogEntry, View } from '../src/api/messages';
import { LANGS, type Lang } from '../src/lib/settings.svelte';
import { texts } from '../src/lib/texts.svelte';

const here = import.meta.dirname;
export const source = (path: string) => readFileSync(resolve(here, '../../src/weald', path), 'utf8');
export const shellText = (lang: Lang) => source(`text/${lang}.ftl`);
export const gameText = (lang: Lang, game = 'ironwood') => source(`games/${game}/text/${lang}.ftl`);
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
