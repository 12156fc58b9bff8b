/** The rulebook in the browser: finding, searching, links in sentences, and pictures that exist. */
import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Rulebook } from '../src/api/messages';
import { entries, loadScreen } from '../src/games';
import { findRule, idsOf, piecesOf, plain, searchRules } from '../src/lib/rulebook';
import { settings } from '../src/lib/settings.svelte';
import Picture from '../src/shell/Picture.svelte';
import Rules from '../src/shell/Rules.svelte';
import { fetched, source, speak } from './help';

const line = (id: string, text: string, more = {}) => ({
  id,
  text,
  chapter: id.split('.')[0]!,
  section: id.split('.').slice(0, 2).join('.'),
  tags: [],
  note: false,
  line: 0,
  needs: [],
  ruling: '',
  example: false,
  picture: '',
  ...more,
});
const BOOK: Rulebook = {
  game: 'ironwood',
  title: 'Železný hvozd: pravidla',
  lang: 'cs',
  chapters: [
    {
      id: '9',
      title: 'Přesun',
      sections: [{ id: '9.1', title: 'Obecně', statements: [line('9.1.1', 'Kovárny stojí.')] }],
    },
    {
      id: '10',
      title: 'Bitva a boj',
      sections: [
        {
          id: '10.6',
          title: 'Výsledek',
          statements: [
            line('10.6.1', 'Vítěz (9.1.1) a ústup (kapitola 9), nikoli 9.9.9.', { ruling: 'A-07' }),
            line('10.6.E1', 'U kovárny.', { example: true, picture: 'forge' }),
          ],
        },
      ],
    },
  ],
};

describe('finding', () => {
  test.each([
    ['10.6.1', '10.6.1'],
    ['10.6', '10.6.1'],
    ['10', '10.6.1'],
    ['9', '9.1.1'],
  ])('%s', (wanted, found) => expect(findRule(BOOK, wanted)?.statement.id).toBe(found));

  test('what is not there', () => expect(findRule(BOOK, '11')).toBeUndefined());
});

describe('searching', () => {
  const ids = (query: string) => searchRules(BOOK, query).map((f) => f.statement.id);
  test.each([
    ['kovárna', ['9.1.1', '10.6.E1']], // another case and number
    ['KOVARNY', ['9.1.1', '10.6.E1']], // no accents
    ['vitez ustup', ['10.6.1']], // every word
    ['vitez kovarna', []],
    ['10.6', ['10.6.1', '10.6.E1']],
    ['výsledek kovárna', ['10.6.E1']], // a word of the heading
    ['', []],
  ])('%s', (query, found) => expect(ids(query)).toEqual(found));

  test('accents and the crossed l are letters like others', () =>
    expect(plain('Żółta Kuźnia, ŁUK')).toBe('zolta kuznia, luk'));
});

test('a sentence points at rules that there are, and marks what was found', () => {
  const text = BOOK.chapters[1]!.sections[0]!.statements[0]!.text;
  expect(piecesOf(text, idsOf(BOOK), ['vitez']).filter((p) => p.rule ?? p.hit)).toEqual([
    { text: 'Vítěz', hit: true },
    { text: '9.1.1', rule: '9.1.1' },
    { text: '9', rule: '9' },
  ]);
});

describe('on the page', () => {
  beforeEach(() => {
    speak('cs');
    settings.lang = 'cs';
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.resolve(Response.json(BOOK))),
    );
  });
  afterEach(() => {
    settings.lang = 'en';
  });

  test('a rule is shown where it stands, with its links and its ruling', async () => {
    const onrule = vi.fn();
    const { container } = render(Rules, { game: 'ironwood', ui: null, rule: '10.6.1', onrule });
    await screen.findByText('10.6.1');
    expect(vi.mocked(fetch)).toHaveBeenCalledWith('/api/rules/ironwood?lang=cs', expect.anything());
    expect(container.querySelector('.here')?.getAttribute('data-rule')).toBe('10.6.1');
    expect(container.querySelector('.rules')?.getAttribute('lang')).toBe('cs');
    screen.getByRole('link', { name: '9.1.1' }).click();
    expect(onrule).toHaveBeenCalledWith('9.1.1');
    const ruling = screen.getByRole('link', { name: /^Jak to vykládáme: A-07/ });
    expect(ruling.getAttribute('href')).toBe('/rules/ironwood/annex#A-07');
  });
});

describe.each(entries.map((e) => e.id))('pictures of %s', (game) => {
  const named = [...source(`games/${game}/rulebook/en.md`).matchAll(/\{example ([\w-]+)\}/g)].map((m) => m[1]!);

  test('every one that the rulebook names is drawn, and no other', async () => {
    const ui = await loadScreen(game);
    if (ui.scenes) await fetched(ui.scenes);
    expect(Object.keys(ui.scenes?.now ?? {}).sort()).toEqual([...named].sort());
  });

  test.each(named)('%s is drawn by the board', async (name) => {
    speak('pl', game);
    const ui = await loadScreen(game);
    await fetched(ui.scenes!);
    const { container } = render(Picture, { ui, scene: ui.scenes!.now![name]! });
    expect(container.querySelector('.picture[inert] :is(.place, .lane)')).not.toBeNull();
    expect(container.textContent).not.toMatch(/undefined|NaN|\{/);
  });
});
