/** The end of a game: what the scene says of a whole recorded game (tools/fixtures_end.py). */
import { fireEvent, render, screen } from '@testing-library/svelte';
import axe from 'axe-core';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Point } from '../src/api/messages';
import defenders from '../src/games/defenders';
import { playersOf } from '../src/games/defenders/position';
import ironwood from '../src/games/ironwood';
import root from '../src/games/root';
import wonderland from '../src/games/wonderland';
import { settings } from '../src/lib/settings.svelte';
import { turnsOf } from '../src/shell/chances.svelte';
import type { GameUI } from '../src/shell/game';
import Table, { later } from '../src/shell/Table.svelte';
import { fetched, fixture, speak } from './help';

const GAMES: Record<string, GameUI> = { root, ironwood, wonderland, defenders };
beforeAll(() => fetched(later.dialogs, later.result, later.log, ...Object.values(GAMES).map((game) => game.Result!)));
beforeEach(() => Object.assign(settings, { motion: 'none', lang: 'en' }));

const finale = () => ({
  record: vi.fn(() => Promise.reject(new Error('none'))),
  replay: 'http://here/r/abc?',
  rematch: null,
  onrematch: vi.fn(),
  ondownload: vi.fn(),
});

describe.each(Object.keys(GAMES))('the result of %s', (name) => {
  const game = GAMES[name]!;
  beforeEach(() => speak('en', name));
  const show = (more: object = {}) => {
    const { view, log } = fixture(`${name}-result`);
    const end = { ...finale(), ...more };
    render(Table, { game, view, log, onchoose: vi.fn(), finale: end });
    return { view, log, end };
  };

  test('says who won and why, on the board too, and opens the hands', () => {
    const { view, log } = show();
    expect(document.querySelector('h2.title')!.textContent).toMatch(/\S/);
    expect(document.querySelector('.why')!.textContent).toMatch(/\.\s*\d/);
    for (const place of game.Result!.now!.cause?.(view, log) ?? []) expect(game.isPlace(place)).toBe(true);
    const held = view.seats.flatMap((_, seat) => game.hand(view, seat).flatMap((group) => group.cards));
    expect(document.querySelectorAll('.hands [data-card]')).toHaveLength(held.length);
  });

  test('counts what the log says', () => {
    const { view, log } = show();
    const look = game.Result!.now!;
    const parts = look.breakdown?.(view, log) ?? [];
    for (const part of parts) expect(part.values).toHaveLength(view.seats.length);
    if (name === 'root' || name === 'ironwood')
      view.seats.forEach((_, seat) => {
        const sum = parts.reduce((n, part) => n + part.values[seat]!, 0);
        const score = game.score!(view, seat);
        if (score !== null) expect(sum).toBe(score);
      });
    // what is added at the end is a part of the score
    for (const { seat, args } of log.filter((entry) => entry.kind === 'final-score'))
      expect(game.score!(view, seat!)).toBe(args['total']);
    const tally = look.tally!(view, log);
    expect(tally.length).toBeGreaterThan(2);
    for (const column of tally) {
      expect(column.values).toHaveLength(view.seats.length);
      expect(column.label).not.toMatch(/^ui-/);
    }
    expect(tally.some((column) => column.values.some((value) => value !== 0))).toBe(true);
  });

  test('leads on in one click: rematch, analysis, the replay, the record, the table', async () => {
    const { end } = show();
    await fireEvent.click(screen.getByRole('button', { name: 'Rematch' }));
    expect(end.onrematch).toHaveBeenCalledOnce();
    expect(screen.getByRole('link', { name: 'Analyse' }).getAttribute('href')).toBe(`${end.replay}&analyse`);
    await fireEvent.click(screen.getByRole('button', { name: 'Share the replay' }));
    expect(screen.getByDisplayValue(end.replay)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: /^Download/ }));
    expect(end.ondownload).toHaveBeenCalledOnce();
    await fireEvent.click(screen.getByRole('button', { name: 'To the table' }));
    expect(document.querySelector('.result')).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'Result' }));
    expect(document.querySelector('.result')).not.toBeNull();
  });

  test('offers an undo to nobody, and axe finds nothing', async () => {
    show();
    expect(screen.queryByRole('button', { name: /undo/i })).toBeNull();
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map((v) => `${v.id}: ${v.nodes[0]?.html}`)).toEqual([]);
  });
});

test('a rematch that was offered is accepted, and says for whom it waits', () => {
  speak('en', 'root');
  const { view, log } = fixture('root-result');
  const rematch = { by: 1, seats: [0, 1, 3], accepted: [1] };
  render(Table, { game: root, view: { ...view, you: 0 }, log, onchoose: vi.fn(), finale: { ...finale(), rematch } });
  expect(screen.getByRole('button', { name: 'Accept the rematch' })).toBeTruthy();
  expect(document.querySelector('.result')!.textContent).toContain('Eyrie offers a rematch');
  expect(document.querySelector('.result')!.textContent).toContain('Marquise, Vagabond');
});

test('turning points are where the chances changed most', () => {
  const points = [0.5, 0.52, 0.8, 0.3, 0.31].map((chance, i) => ({ number: 10 * i, chances: [chance, 1 - chance] }));
  expect(turnsOf(points as unknown as Point[]).map((turn) => turn.number)).toEqual([20, 30]);
  expect(turnsOf(points as unknown as Point[], 1).map((turn) => turn.number)).toEqual([30]);
});

test('a massacre is marked where the leader stands over whom the last injury came', () => {
  speak('en', 'defenders');
  const { view, log } = fixture('defenders-result');
  const over = { ...view, result: { ...view.result!, how: 'massacre' } };
  const injured = log.findLast((entry) => entry.kind === 'injured')!;
  for (const player of view.seats.flatMap((_, seat) => playersOf(view, seat))) {
    const last = { ...injured, args: { ...injured.args, side: player.side } };
    expect(defenders.Result!.now!.cause!(over, [...log, last])).toEqual(player.at ? [player.at] : []);
  }
});
