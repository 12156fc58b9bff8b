// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { entries } from '../src/games';
import { rich, t, texts } from '../src/lib/texts.svelte';
import { LANGS, shellText, speak } from './help';

const src = resolve(import.meta.dirname, '../src');
const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((f) =>
    f.isDirectory() ? files(join(folder, f.name)) : [join(folder, f.name)],
  );

describe('texts', () => {
  test('NAME and COUNT work as on the server', () => {
    speak('en');
    expect(t('prompt-attack-what', { from: 'f08' })).toBe('What do you attack with the squad from forest 8?');
    speak('cs');
    expect(t('ui-iw-note-open', { reserve: 3, deck: 12 })).toBe('v zásobě 3 bojovníci · balíček 12');
    expect(t('ui-iw-note-open', { reserve: 5, deck: 12 })).toBe('v zásobě 5 bojovníků · balíček 12');
    speak('pl');
    expect(t('card-WW04')).toBe('Zasadzka');
  });

  test('what comes with a part of the screen is here when it says so, whatever else is wanted meanwhile', async () => {
    let open = () => {};
    const slow = new Promise<void>((done) => (open = done));
    const first = texts.use('cs', 'ironwood', [], true);
    const part = texts.add('test', async (lang) => (await slow, [`test-part = ${lang}`]));
    const table = texts.use('pl', 'ironwood', [], true); // a view has come, or another language
    setTimeout(open, 50);
    await part;
    expect(t('test-part')).toBe('pl');
    await Promise.all([first, table]);
    expect(texts.lang).toBe('pl');
    // Neither the language nor the game that is on its way gets lost.
    const away = texts.use('cs', 'root', ['marquise']);
    await texts.add('test', async (lang) => [`test-part = ${lang}`]);
    await away;
    expect(t('test-part')).toBe('cs');
    expect(texts.has('prompt-keep-where')).toBe(true);
    await texts.use('en', 'ironwood');
  });

  test('rich text keeps names apart', () => {
    speak('en');
    expect(rich('event-attacked', { seat: 'woodwalkers', from: 'f08', to: 'chromia', units: 3, enemies: 2 })).toEqual([
      { kind: 'side', id: 'woodwalkers', text: 'Woodwalkers' },
      { text: ' attacked ' },
      { kind: 'place', id: 'chromia', text: 'Chromia' },
      { text: ' ' },
      { kind: 'place', id: 'f08', text: 'from forest 8' },
      { text: ': 3 against 2.' },
    ]);
  });

  test('a list of cards is a list of names', () => {
    speak('en');
    expect(t('event-drew-known', { seat: 'ironclad', count: 2, cards: ['IC01', 'IC02'] })).toContain(
      'Reinforcements, Conquest',
    );
  });

  test('what is missing shows its id', () => {
    speak('en');
    expect(t('ui-no-such-thing')).toBe('ui-no-such-thing');
  });

  /** The ids of the screen's own texts in the code below a folder. */
  const used = (folder: string, without = '') => {
    const code = files(join(src, folder)).filter(
      (f) => /\.(svelte|ts)$/.test(f) && !f.includes('stories') && !(without && f.includes(without)),
    );
    return new Set(
      code.flatMap((f) =>
        [...readFileSync(f, 'utf8').matchAll(/['"`](ui-[a-z0-9-]+[a-z0-9])['"`]/g)].map((m) => m[1]!),
      ),
    );
  };

  test('every text the shell asks for is there, in three languages', () => {
    const ids = used('', '/games/');
    expect(ids.size).toBeGreaterThan(80);
    for (const lang of LANGS) {
      speak(lang);
      for (const id of ids) expect(texts.has(id), `${lang} ${id}`).toBe(true);
      for (const id of ['auto', 'light', 'dark']) expect(texts.has(`ui-theme-${id}`)).toBe(true);
      for (const step of ['deploy', 'damage', 'losses', 'dominance', 'after'])
        expect(texts.has(`ui-iw-step-${step}`)).toBe(true);
    }
  });

  test.each(entries)("every text $id's screen asks for is there, in three languages", ({ id: game }) => {
    for (const lang of LANGS) {
      speak(lang, game);
      for (const id of used(`games/${game}`)) expect(texts.has(id), `${lang} ${id}`).toBe(true);
    }
  });

  test('the three languages have the same texts', () => {
    const ids = (lang: string) => [...shellText(lang).matchAll(/^(ui-[\w-]+) =/gm)].map((m) => m[1]).sort();
    for (const lang of LANGS) expect(ids(lang)).toEqual(ids('en'));
  });
});
