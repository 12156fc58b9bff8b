import axe from 'axe-core';
import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameInfo, LogEntry } from '../src/api/messages';
import ironwood from '../src/games/ironwood';
import { sides } from '../src/games/ironwood/looks';
import { settings } from '../src/lib/settings.svelte';
import Lobby from '../src/lobby/Lobby.svelte';
import { digestOf } from '../src/shell/digest';
import Digest from '../src/shell/Digest.svelte';
import { fixture, speak } from './help';

const setting = (key: string, kind: 'switch' | 'number' | 'word', more = {}) => ({
  key,
  kind,
  default: false,
  words: [],
  low: 0,
  high: 0,
  rule: '',
  ...more,
});
const games: GameInfo[] = [
  {
    id: 'ironwood',
    revision: 1,
    sides: ['woodwalkers', 'ironclad'],
    seatings: [{ fewest: 2, most: 2, sides: ['woodwalkers', 'ironclad'], needs: {}, rivals: [], room: 0 }],
    settings: [
      setting('solo', 'word', { default: 'none', words: ['none', 'ironbot', 'woodbot'] }),
      setting('companion', 'switch'),
      setting('level', 'number', { default: 0, high: 15 }),
      setting('golem_start', 'switch'),
    ],
    levels: ['random'],
    bots: [
      { key: 'solo', word: 'ironbot', sides: ['ironclad'], idle: [] },
      { key: 'solo', word: 'woodbot', sides: ['woodwalkers'], idle: ['golem_start'] },
    ],
    idle: ['companion', 'level', 'golem_start'],
    alone: {},
    lessons: [],
    drafts: {},
    reach: {},
    reach_wanted: [],
  },
];

beforeEach(() => speak('en'));
afterEach(() => {
  vi.useRealTimers();
  settings.motion = 'auto';
});

const create = () => fireEvent.click(screen.getByRole('button', { name: 'Create the table' }));

test('a solo game is chosen at the seat of the bot', async () => {
  const oncreate = vi.fn();
  render(Lobby, { games, tables: [], looks: sides, name: 'Jana', oncreate, onopen: vi.fn() });
  expect(screen.queryByRole('slider')).toBeNull();
  await fireEvent.change(screen.getByLabelText('Who plays Ironclad'), { target: { value: 'rules:ironbot' } });
  await fireEvent.input(screen.getByRole('slider', { name: /Difficulty/ }), { target: { value: '7' } });
  await create();
  expect(oncreate.mock.calls[0]![0]).toMatchObject({
    seats: [{ side: 'woodwalkers', kind: 'me', name: 'Jana' }],
    options: { solo: 'ironbot', level: 7 },
  });
});

test('the other bot takes the other side, and only what it understands', async () => {
  const oncreate = vi.fn();
  render(Lobby, { games, tables: [], looks: sides, name: 'Jana', oncreate, onopen: vi.fn() });
  await fireEvent.change(screen.getByLabelText('Who plays Ironclad'), { target: { value: 'rules:ironbot' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Options of the game' }));
  await fireEvent.click(screen.getByRole('switch', { name: /golem/ }));
  await fireEvent.change(screen.getByLabelText('Who plays Woodwalkers'), { target: { value: 'rules:woodbot' } });
  expect(screen.queryByRole('switch', { name: /golem/ })).toBeNull();
  await create();
  expect(oncreate.mock.calls[0]![0]).toMatchObject({
    seats: [{ side: 'ironclad', kind: 'me' }],
    options: { solo: 'woodbot' },
  });
  expect(oncreate.mock.calls[0]![0].options).not.toHaveProperty('golem_start');
  // and back to a game for two
  await fireEvent.change(screen.getByLabelText('Who plays Woodwalkers'), { target: { value: 'open' } });
  await create();
  expect(oncreate.mock.calls[1]![0]).toMatchObject({ seats: [{ kind: 'open' }, { side: 'ironclad' }], options: {} });
  expect(oncreate.mock.calls[1]![0].options).toEqual({});
});

const event = (n: number, number: number, kind: string, rule: string, seat: number | null, args = {}): LogEntry => ({
  n,
  number,
  kind,
  rule,
  seat,
  args,
});
const log = [
  event(0, 3, 'bot-expansive', '17.5.4', 1),
  event(1, 4, 'passed', '5.1.4', 0),
  event(2, 4, 'bot-expansive', '17.5.4', 1),
  event(3, 4, 'bot-drills', '17.15.3', 1, { to: 'lithimar', cargo: 0, units: 4 }),
  event(4, 4, 'drilled', '9.4.1', 1, { from: 'ferrum', to: 'lithimar' }),
  event(5, 4, 'round', '4.1.1', null, { round: 2 }),
];

test('what a bot did is told step by step, with every reason', () => {
  const view = { ...fixture('turn').view, number: 4 };
  const bot = { ...ironwood, ruled: () => 1 };
  const since = { n: 2, number: 3, seats: [] };
  const [part] = digestOf(bot, view, log, since);
  expect(part!.lines.map((line) => [line.meaning, line.entries[0]!.n, line.rule])).toEqual([
    ['step', 2, '17.5.4'],
    ['step', 3, '17.15.3'],
    ['step', 4, '9.4.1'],
  ]);
  expect(digestOf(bot, view, log, { ...since, n: 6 })).toEqual([]);
});

test('the digest shows a step on the board, opens its rule, and goes there', async () => {
  const view = { ...fixture('turn').view, number: 4 };
  const parts = digestOf({ ...ironwood, ruled: () => 1 }, view, log, { n: 2, number: 3, seats: [] });
  const calls = { onrecall: vi.fn(), onrule: vi.fn(), onjump: vi.fn(), onclose: vi.fn() };
  render(Digest, { parts, ...calls });
  await fireEvent.pointerEnter(document.querySelectorAll('.digest li')[1]!);
  expect(calls.onrecall).toHaveBeenLastCalledWith(parts[0]!.lines[1]);
  await fireEvent.click(screen.getByRole('button', { name: 'rule 17.15.3' }));
  expect(calls.onrule).toHaveBeenCalledWith('17.15.3');
  await fireEvent.click(screen.getAllByRole('button', { name: 'Show' })[2]!);
  expect(calls.onjump).toHaveBeenCalledWith(parts[0]!.lines[2]);
  await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(calls.onclose).toHaveBeenCalledOnce();
  const { violations } = await axe.run(document.body, {
    rules: {
      'color-contrast': { enabled: false },
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
    },
  });
  expect(violations.map((v) => `${v.id}: ${v.nodes[0]?.html}`)).toEqual([]);
});
