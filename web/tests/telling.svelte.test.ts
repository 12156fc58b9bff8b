/** The story: recorded stretches of play (tools/fixtures_story.py), told beat by beat. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Change, LogEntry, View } from '../src/api/messages';
import defenders from '../src/games/defenders';
import ironwood from '../src/games/ironwood';
import root from '../src/games/root';
import wonderland from '../src/games/wonderland';
import { settings } from '../src/lib/settings.svelte';
import { beatsOf, changed, framesOf } from '../src/shell/beats';
import { digestOf, spokenPart } from '../src/shell/digest';
import type { GameUI } from '../src/shell/game';
import { plain } from '../src/shell/sentence';
import { Telling } from '../src/shell/telling.svelte';
import { type Fixture, fixture, speak } from './help';

interface Told {
  view: View;
  log: LogEntry[];
  n: number;
  back: Change[][];
}
interface Stretch extends Fixture {
  shows: { changes: Change[]; log: LogEntry[]; n: number; back: Change[][] }[];
}
const GAMES: Record<string, GameUI> = { root, ironwood, wonderland, defenders };

/** What the server sends: first the whole table, then every change. */
function stretch(game: string): { first: Told; shows: Told[]; news: LogEntry[] } {
  const { view, log, shows } = fixture(`${game}-story`) as Stretch;
  const first = { view, log, n: 0, back: [] };
  let last = view;
  const all = shows.map(({ changes, ...rest }) => ({ ...rest, view: (last = changed(last, changes)) }));
  return { first, shows: all, news: all.flatMap((show) => show.log) };
}

const since = ({ log, view }: Told) => ({ n: log.length, number: view.number, seats: [] });

let hidden = false;
function teller(game: string, first: Told): Telling {
  const story = new Telling(GAMES[game]!, null, () => hidden);
  story.hear(first);
  return story;
}
/** Let time pass in small steps, looking each time. */
async function watch(story: Telling, look: () => void, most = 120_000): Promise<number> {
  const began = Date.now();
  while (story.busy && Date.now() - began < most) {
    look();
    await vi.advanceTimersByTimeAsync(10);
    if (story.stopped === 'reading') story.goOn();
  }
  look();
  return Date.now() - began;
}

beforeEach(() => {
  vi.useFakeTimers();
  hidden = false;
  Object.assign(settings, { pace: 'normal', motion: 'auto', lang: 'en' });
});
afterEach(() => vi.useRealTimers());

describe.each(Object.keys(GAMES))('a stretch of %s', (game) => {
  beforeEach(() => speak('en', game));

  test('has the table before and after every event, and no beat is empty', () => {
    const { first, shows } = stretch(game);
    let before = first;
    for (const show of shows) {
      const log = [...before.log.slice(0, show.n), ...show.log];
      const frames = framesOf(show.view, show.log, show.back);
      expect(frames).toHaveLength(show.log.length);
      const beats = beatsOf(GAMES[game]!, before.view, log.slice(0, show.n), show.log, frames);
      expect(beats.flatMap((beat) => beat.entries)).toEqual(show.log);
      for (const beat of beats) expect(beat.entries).toContain(beat.lead);
      before = { ...show, log };
    }
  });

  test('is told whole, in its order, and nothing before its beat', async () => {
    const { first, shows, news } = stretch(game);
    // the table after so many entries
    const after = new Map<number, View>();
    for (const show of shows)
      framesOf(show.view, show.log, show.back).forEach((frame, i) => after.set(show.log[i]!.n + 1, frame));
    const story = teller(game, first);
    const told: LogEntry[] = [];
    for (const show of shows) story.hear(show);
    expect(story.busy).toBe(true);
    await watch(story, () => {
      const beat = story.beat;
      if (beat && !told.includes(beat.entries[0]!)) told.push(...beat.entries);
      // The log panel has what was told; board and stage have this beat as well, unless it is still in the air.
      expect(story.told.length).toBeLessThanOrEqual(story.log.length);
      if (!story.busy) return;
      expect(story.view!.decisions).toEqual([]);
      if (beat) expect(story.told.some((entry) => beat.entries.includes(entry)) && !story.stopped).toBe(false);
      const shown = after.get(story.log.length);
      if (shown && !story.flying && !story.hush) expect(story.view!.position).toEqual(shown.position);
    });
    const waited = told.length;
    // One's own deeds take no time: they are told all the same.
    expect(story.told.slice(first.log.length)).toEqual(news);
    expect(told).toEqual(news.filter((entry) => told.includes(entry)));
    const unseen = news.filter((entry) => !told.includes(entry));
    expect(unseen.every((entry) => entry.seat === first.view.you || entry.seat === null)).toBe(true);
    expect(waited).toBeGreaterThan(news.length / 2);
    expect(story.view).toEqual(shows.at(-1)!.view);
  });

  test('is told at once to whoever wants that, skips, or looks elsewhere', async () => {
    const { first, shows, news } = stretch(game);
    for (const how of ['instant', 'skip', 'hidden'] as const) {
      settings.pace = how === 'instant' ? 'instant' : 'calm';
      hidden = how === 'hidden';
      const story = teller(game, first);
      for (const show of shows) story.hear(show);
      if (how === 'skip') {
        expect(story.busy).toBe(true);
        await vi.advanceTimersByTimeAsync(700);
        story.skip();
      }
      expect(story.busy).toBe(false);
      expect(story.told.slice(first.log.length)).toEqual(news);
      expect(story.view).toEqual(shows.at(-1)!.view);
    }
  });

  test('makes a digest by opponent, in words', () => {
    const { first, shows } = stretch(game);
    settings.pace = 'instant';
    const story = teller(game, first);
    for (const show of shows) story.hear(show);
    const parts = digestOf(GAMES[game]!, story.view!, story.told, since(first));
    expect(parts.length).toBeGreaterThan(0);
    for (const part of parts) {
      expect(part.seat).not.toBe(first.view.you);
      for (const line of part.lines) {
        expect(plain(line.spans)).toMatch(/\S/);
        expect(plain(line.spans)).not.toMatch(/undefined|event-|ui-|\{/);
        expect(line.number).toBeGreaterThan(first.view.number);
        expect(line.number).toBeLessThanOrEqual(story.view!.number);
      }
      expect(spokenPart(part)).toContain(part.title);
    }
  });
});

describe('a round of three seats in Root', () => {
  beforeEach(() => speak('en', 'root'));

  test.each([
    ['all at once', 0],
    ['a choice every 150 ms', 150],
  ])('takes 6 to 20 seconds at normal pace: %s', async (_, every) => {
    const { first, shows } = stretch('root');
    const story = teller('root', first);
    let time = 0;
    for (const show of shows) {
      story.hear(show);
      if (every) await vi.advanceTimersByTimeAsync(every);
      if (story.stopped === 'reading') story.goOn();
      time += every;
    }
    time += await watch(story, () => {});
    expect(time).toBeGreaterThan(6000);
    expect(time).toBeLessThan(20_000);
  });

  test('shows what each opponent scored, fought and holds', () => {
    const { first, shows } = stretch('root');
    settings.pace = 'instant';
    const story = teller('root', first);
    for (const show of shows) story.hear(show);
    const then = story.since!;
    const parts = digestOf(root, story.view!, story.told, then);
    expect(parts.map((part) => part.seat)).toEqual([1, 2, 3]);
    for (const part of parts)
      expect(part.gained).toBe(root.score!(story.view!, part.seat!)! - then.seats[part.seat!]!.score!);
    expect(parts.flatMap((part) => part.lines).some((line) => line.meaning === 'fought')).toBe(true);
    // what ghost marks stand for is on the board
    const places = parts.flatMap((part) => part.lines.flatMap((line) => line.entries));
    expect(
      places.some((entry) => Object.values(entry.args).some((v) => typeof v === 'string' && root.isPlace(v))),
    ).toBe(true);
  });
});

/** A battle of one's own, in Ironwood: the last thing before others act. */
describe('a battle of one’s own', () => {
  beforeEach(() => speak('en', 'ironwood'));

  test('stays on the stage until its fighter goes on, or has had the time to read it', async () => {
    const { first, shows } = stretch('ironwood');
    const story = teller('ironwood', first);
    for (const show of shows) story.hear(show);
    const opening = story;
    let opened: number | null = null;
    for (let i = 0; i < 3000 && story.stopped !== 'reading'; i++) {
      await vi.advanceTimersByTimeAsync(10);
      opened ??= opening.scene;
    }
    expect(story.stopped).toBe('reading');
    expect(story.scene).toBe(opened);
    const told = story.told.length;
    await vi.advanceTimersByTimeAsync(3000);
    expect(story.told).toHaveLength(told); // nothing sweeps it away
    story.goOn();
    await vi.advanceTimersByTimeAsync(3000);
    expect(story.told.length).toBeGreaterThan(told);
  });

  test('goes on by itself in the end', async () => {
    const { first, shows } = stretch('ironwood');
    const story = teller('ironwood', first);
    for (const show of shows) story.hear(show);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(story.busy).toBe(false);
    expect(story.view).toEqual(shows.at(-1)!.view);
  });
});

describe('the teller', () => {
  beforeEach(() => speak('en', 'root'));

  test('can be paused and stepped, and goes on', async () => {
    const { first, shows } = stretch('root');
    const story = teller('root', first);
    for (const show of shows) story.hear(show);
    await vi.advanceTimersByTimeAsync(1000);
    story.pause();
    await vi.advanceTimersByTimeAsync(2000);
    const here = story.told.length;
    await vi.advanceTimersByTimeAsync(5000);
    expect(story.told).toHaveLength(here);
    story.goOn();
    await vi.advanceTimersByTimeAsync(5000);
    const next = story.told.length;
    expect(next).toBeGreaterThan(here);
    await vi.advanceTimersByTimeAsync(5000);
    expect(story.told).toHaveLength(next);
    story.resume();
    await vi.advanceTimersByTimeAsync(5000);
    expect(story.told.length).toBeGreaterThan(next);
  });

  test('forgets what was taken back', async () => {
    const { first, shows } = stretch('root');
    const story = teller('root', first);
    for (const show of shows.slice(0, 30)) story.hear(show);
    await vi.advanceTimersByTimeAsync(500);
    story.hear({ view: first.view, log: [], n: first.log.length, back: [] });
    expect([story.busy, story.view, story.told.length]).toEqual([false, first.view, first.log.length]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(story.told).toHaveLength(first.log.length);
  });

  test('tells nothing twice when the end of the game opens the whole log again', () => {
    const { first, shows } = stretch('root');
    const story = teller('root', first);
    settings.pace = 'instant';
    for (const show of shows) story.hear(show);
    settings.pace = 'normal';
    const last = shows.at(-1)!.view;
    const won: LogEntry = { n: 0, number: last.number + 1, kind: 'won', rule: '3.1', seat: 1, args: {} };
    // opened, it has entries that were hidden before: more than we knew
    const opened = [...story.told.slice(0, 5), won, ...story.told.slice(5)].map((entry, n) => ({
      ...entry,
      n,
      number: entry === won ? 1 : entry.number,
    }));
    const whole = [...opened, { ...won, n: opened.length }];
    story.hear({ view: { ...last, number: last.number + 1, over: true }, log: whole, n: 0, back: [] });
    expect(story.count.all).toBeLessThanOrEqual(1);
    story.skip();
    expect(story.told).toEqual(whole);
  });
});

test('the end of the tea party is a scene that stays until it has been read, and a part of the digest', async () => {
  speak('en', 'wonderland');
  const { first, shows } = stretch('wonderland');
  const story = teller('wonderland', first);
  for (const show of shows) story.hear(show);
  const end = shows.flatMap((show) => show.log).find((entry) => entry.kind === 'tea-ends')!;
  let on = false;
  while (story.busy && story.stopped !== 'reading') {
    await vi.advanceTimersByTimeAsync(10);
    on ||= story.scene === end.n;
  }
  expect(on).toBe(true);
  expect(story.scene).toBe(end.n);
  expect(story.told.at(-1)!.kind).toBe('war-begins');
  story.skip();
  const part = digestOf(wonderland, story.view!, story.log, since(first)).find((one) => one.key === 'tale')!;
  expect(part.title).toBe('The tea party ends');
  expect(part.lines.map((line) => plain(line.spans))).toContain('Alice gains a madness chip.');
});
