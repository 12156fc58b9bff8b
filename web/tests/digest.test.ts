/** Since your last turn: nobody stands there without a word. */
import { render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Change, LogEntry, View } from '../src/api/messages';
import defenders from '../src/games/defenders';
import ironwood from '../src/games/ironwood';
import root from '../src/games/root';
import wonderland from '../src/games/wonderland';
import { changed } from '../src/shell/beats';
import Digest from '../src/shell/Digest.svelte';
import { digestOf } from '../src/shell/digest';
import type { GameUI } from '../src/shell/game';
import { plain } from '../src/shell/sentence';
import { type Fixture, fixture, speak } from './help';

interface Stretch extends Fixture {
  shows: { changes: Change[]; log: LogEntry[]; n: number }[];
}
const GAMES: Record<string, GameUI> = { root, ironwood, wonderland, defenders };
const nothing = () => undefined;

/** After each of the shows of a recorded stretch: what has happened since its beginning. */
function digests(game: string) {
  const { view, log, shows } = fixture(`${game}-story`) as Stretch;
  let now: View = view;
  let told = log;
  const score = (seat: number) => GAMES[game]!.score?.(view, seat) ?? 0;
  const since = {
    n: log.length,
    number: view.number,
    seats: view.seats.map((_, seat) => ({ score: score(seat), holds: GAMES[game]!.holds?.(view, seat) ?? [] })),
  };
  return shows.map((show) => {
    now = changed(now, show.changes);
    told = [...told.slice(0, show.n), ...show.log];
    return digestOf(GAMES[game]!, now, told, since as unknown as Parameters<typeof digestOf>[3]);
  });
}

describe.each(Object.keys(GAMES))('%s', (game) => {
  beforeEach(() => speak('en', game));

  test('whoever is in the digest did something, in words', () => {
    const all = digests(game).flat();
    expect(all.length).toBeGreaterThan(0);
    for (const part of all) {
      expect(part.lines.length, part.title).toBeGreaterThan(0);
      for (const line of part.lines) expect(plain(line.spans).trim(), part.title).not.toBe('');
    }
  });

  test('in short form everybody has points or a line', () => {
    const parts = digests(game).findLast((found) => found.length)!;
    render(Digest, { parts, small: true, onrecall: nothing, onrule: nothing, onclose: nothing });
    const articles = [...screen.getByRole('region').querySelectorAll('article')];
    expect(articles).toHaveLength(parts.length);
    for (const [i, article] of articles.entries())
      expect(article.querySelectorAll('li').length + Number(Boolean(parts[i]!.gained))).toBeGreaterThan(0);
  });
});

test('two leaders of whom the same is said have a line each, and whose turn it is needs none', () => {
  speak('en', 'wonderland');
  const { view, log } = fixture('wonderland-story') as Stretch;
  const queen = view.seats.indexOf('queen_of_hearts');
  const number = view.number + 3;
  const lost = ['alice', 'mad_hatter'].map((player, i) => ({
    ...{ n: log.length + i, number, kind: 'off-with-their-heads', rule: '13.3.3', seat: queen },
    args: { player, region: 'pool_of_tears' },
  }));
  const since = { n: log.length, number: view.number, seats: [] };
  const [part] = digestOf(wonderland, { ...view, number }, [...log, ...lost], since);
  expect(part!.lines.map((line) => plain(line.spans))).toEqual([
    'Off With Their Heads: Alice loses a supporter in the Pool of Tears.',
    'Off With Their Heads: the Mad Hatter loses a supporter in the Pool of Tears.',
  ]);
  speak('en', 'root');
  const words = digests('root').flatMap((parts) => parts.flatMap((one) => one.lines.map((line) => plain(line.spans))));
  expect(words.length).toBeGreaterThan(0);
  expect(words.filter((line) => /began a turn|^(Birdsong|Daylight|Evening)/.test(line))).toEqual([]);
});

test("of the machines' turn the short form tells what hurt most, not which card came", () => {
  speak('en', 'defenders');
  const shorts = digests('defenders').flatMap((parts) => parts.filter((part) => part.key === 'tale'));
  expect(shorts.length).toBeGreaterThan(0);
  for (const part of shorts) {
    expect(part.lines).toContain(part.first);
    expect(part.first!.entries[0]!.kind, part.lines.map((line) => line.entries[0]!.kind).join()).not.toBe('flipped');
  }
});
