import axe from 'axe-core';
import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameInfo } from '../src/api/messages';
import { sides } from '../src/games/ironwood/looks';
import { entry } from '../src/games';
import Join from '../src/lobby/Join.svelte';
import Lobby from '../src/lobby/Lobby.svelte';
import NewTable from '../src/lobby/NewTable.svelte';
import { ironwood, seat, table } from '../src/stories/tables';
import { speak } from './help';

const games = [ironwood];
const several: GameInfo = {
  id: 'root',
  revision: 1,
  sides: ['marquise', 'eyrie', 'vagabond'],
  seatings: [
    {
      fewest: 2,
      most: 3,
      sides: ['marquise', 'eyrie', 'vagabond', 'second_vagabond'],
      needs: { second_vagabond: 'vagabond' },
      rivals: [],
      room: 0,
    },
  ],
  settings: [
    { key: 'map', kind: 'word', default: 'autumn', words: ['autumn', 'winter'], low: 0, high: 0, rule: 'A.1a' },
  ],
  levels: ['random'],
  bots: [],
  idle: [],
  alone: {},
  lessons: [],
  drafts: {},
  reach: {},
  reach_wanted: [],
};
const waiting = table('abc', 'North pass', [seat(0, 'human', 'Marta'), seat(1, 'open')]);

beforeEach(() => speak('en'));

test('a table against a bot is two clicks away', async () => {
  const oncreate = vi.fn();
  render(Lobby, { games, tables: [], looks: sides, name: 'Jana', oncreate, onopen: vi.fn() });
  await fireEvent.click(screen.getByRole('button', { name: 'Create the table' }));
  expect(oncreate).toHaveBeenCalledWith({
    game: 'ironwood',
    seats: [
      { side: 'woodwalkers', kind: 'me', name: 'Jana' },
      { side: 'ironclad', kind: 'ai', level: 'random' },
    ],
    options: {},
    listed: false,
    takebacks: 'free',
    hints: false,
    chat: 'off',
    clock: null,
  });
});

test('seats can be open, mine or a bot; options and pace are asked for', async () => {
  const oncreate = vi.fn();
  render(Lobby, { games, tables: [], looks: sides, name: 'Jana', oncreate, onopen: vi.fn() });
  await fireEvent.change(screen.getByLabelText('Who plays Ironclad'), { target: { value: 'open' } });
  await fireEvent.click(screen.getByRole('radio', { name: 'Listed for all' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Options of the game' }));
  await fireEvent.click(screen.getByRole('radio', { name: 'A day per turn' }));
  const [option, hints] = screen.getAllByRole('switch');
  await fireEvent.click(option!);
  expect(hints!.closest('label')!.textContent).toContain('Hints for learners'); // somebody else may come
  await fireEvent.click(hints!);
  await fireEvent.click(screen.getByRole('button', { name: 'Create the table' }));
  expect(oncreate.mock.calls[0]![0]).toMatchObject({
    seats: [{ kind: 'me' }, { side: 'ironclad', kind: 'open' }],
    listed: true,
    hints: true,
    options: { ordered: true },
    clock: { initial: 86400 },
  });
});

describe('several seats', () => {
  const options = (name: string) => [...(screen.getByLabelText(name) as HTMLSelectElement).options].map((o) => o.value);
  function set() {
    speak('en', 'root');
    const oncreate = vi.fn();
    render(NewTable, { game: several, entry: entry('root')!, name: 'Jana', oncreate });
    return oncreate;
  }

  test('offer the sides the rules allow beside the others', async () => {
    set();
    expect(options('Side of seat 1')).toEqual(['marquise', 'eyrie', 'vagabond', 'second_vagabond']);
    expect(options('Side of seat 3')).toEqual(['marquise', 'eyrie', 'vagabond']); // no second without a first
  });

  test('below the recommended reach a table is warned and can still be made (5.2)', async () => {
    speak('en', 'root');
    const oncreate = vi.fn();
    const game = {
      ...several,
      drafts: { map: 'winter' }, // any setting that gives out sides later
      reach: { marquise: 10, eyrie: 7, vagabond: 5, second_vagabond: 2 },
      reach_wanted: [0, 0, 17, 18],
    };
    render(NewTable, { game, entry: entry('root')!, name: 'Jana', oncreate });
    const told = () => screen.queryByText(/recommended for so many players \(5\.2\)/)?.textContent;
    expect(told()).toBeUndefined(); // 22 of 18
    await fireEvent.change(screen.getByLabelText('Side of seat 1'), { target: { value: 'second_vagabond' } });
    expect(told()).toContain('reach 14 together; 18 or more'); // the Marquise is left out
    await fireEvent.click(screen.getByRole('button', { name: 'Create the table' }));
    expect(oncreate).toHaveBeenCalledOnce();
    await fireEvent.click(screen.getByRole('button', { name: 'Options of the game' }));
    await fireEvent.change(screen.getByLabelText(/^Map/), { target: { value: 'winter' } });
    expect(told()).toBeUndefined(); // nobody has a faction yet
  });

  test('trade sides, and grow or shrink', async () => {
    const oncreate = set();
    await fireEvent.change(screen.getByLabelText('Side of seat 1'), { target: { value: 'vagabond' } });
    await fireEvent.change(screen.getByLabelText('Side of seat 2'), { target: { value: 'second_vagabond' } });
    await fireEvent.change(screen.getByLabelText('Who plays Second Vagabond'), { target: { value: 'me' } });
    await fireEvent.change(screen.getByLabelText('Who plays Marquise'), { target: { value: 'open' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Options of the game' }));
    await fireEvent.change(screen.getByLabelText(/^Map/), { target: { value: 'winter' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Create the table' }));
    expect(oncreate.mock.calls[0]![0]).toMatchObject({
      game: 'root',
      seats: [
        { side: 'vagabond', kind: 'me', name: 'Jana' },
        { side: 'second_vagabond', kind: 'me', name: 'Jana' },
        { side: 'marquise', kind: 'open' },
      ],
      options: { map: 'winter' },
    });
    await fireEvent.click(screen.getByRole('radio', { name: '2' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Create the table' }));
    expect(oncreate.mock.calls[1]![0].seats.map((s: { side: string }) => s.side)).toEqual([
      'vagabond',
      'second_vagabond',
    ]);
  });
});

test('games the server does not know cannot be chosen', () => {
  render(Lobby, { games, tables: [], oncreate: vi.fn(), onopen: vi.fn() });
  expect(screen.getByRole('radio', { name: 'Ironwood' })).toHaveProperty('disabled', false);
  expect(screen.getByRole('radio', { name: 'Root' })).toHaveProperty('disabled', true);
});

test('open tables are listed and opened', async () => {
  const onopen = vi.fn();
  render(Lobby, { games, tables: [waiting], oncreate: vi.fn(), onopen });
  await fireEvent.click(screen.getByRole('button', { name: 'Join: North pass' }));
  expect(onopen).toHaveBeenCalledWith('abc');
});

test('an invitation shows the free seats', async () => {
  const onjoin = vi.fn();
  render(Join, { table: waiting, looks: sides, name: 'Petr', onjoin });
  await fireEvent.click(screen.getByRole('button', { name: 'Join: Ironclad' }));
  expect(onjoin).toHaveBeenCalledWith(1, 'Petr');
  expect(screen.queryByRole('button', { name: 'Join: Woodwalkers' })).toBeNull();
});

test('axe finds nothing in the lobby', async () => {
  render(Lobby, { games, tables: [waiting], looks: sides, oncreate: vi.fn(), onopen: vi.fn(), onreplay: vi.fn() });
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map((v) => `${v.id}: ${v.nodes[0]?.html}`)).toEqual([]);
});

test('games that are over are found again, with how they ended', async () => {
  const onopen = vi.fn();
  const over = { ...waiting, status: 'over' as const, result: { winners: [0], how: 'points', rule: '3.1', rounds: 8 } };
  const mine = [{ table: over, myTurn: false, won: true, seen: Date.UTC(2026, 10, 17, 12) }];
  render(Lobby, { games, tables: [], mine, oncreate: vi.fn(), onopen });
  expect(screen.getByRole('heading', { name: 'My games' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Replay: Ironwood: won' }).getAttribute('href')).toBe('/r/abc');
  await fireEvent.click(screen.getByRole('button', { name: 'Result: Ironwood: won' }));
  expect(onopen).toHaveBeenCalledWith('abc');
});

test('whoever comes for the first time finds a lesson and a table for beginners', async () => {
  const oncreate = vi.fn();
  const taught = games.map((g) => ({ ...g, lessons: [{ name: 'ironclad', side: 'ironclad', minutes: 15 }] }));
  render(Lobby, { games: taught, tables: [], looks: sides, name: 'Jana', oncreate, onopen: vi.fn() });
  await fireEvent.click(screen.getByRole('button', { name: /step by step: Ironclad, about 15 minutes/ }));
  expect(oncreate).toHaveBeenLastCalledWith({
    game: 'ironwood',
    lesson: 'ironclad',
    seats: [{ side: 'ironclad', kind: 'me', name: 'Jana' }],
  });
  await fireEvent.click(screen.getByRole('button', { name: 'A table for beginners' }));
  expect(oncreate).toHaveBeenLastCalledWith({
    game: 'ironwood',
    seats: [
      { side: 'woodwalkers', kind: 'me', name: 'Jana' },
      { side: 'ironclad', kind: 'ai', level: 'random' },
    ],
    options: { ordered: true },
  });
});
