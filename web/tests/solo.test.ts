import axe from 'axe-core';
import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameInfo, LogEntry } from '../src/api/messages';
import ironwood from '../src/games/ironwood';
import { sides } from '../src/games/ironwood/looks';
import { settings } from '../src/lib/settings.svelte';
import Lobby from '../src/lobby/Lobby.svelte';
import { taleOf } from '../src/shell/story';
import Story from '../src/shell/Story.svelte';
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
    seatings: [{ fewest: 2, most: 2, sides: ['woodwalkers', 'ironclad'], needs: {} }],
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

test('a story is what the bot did since the last choice', () => {
  const view = { ...fixture('turn').view, number: 4 };
  const bot = { ...ironwood, ruled: () => 1 };
  expect(taleOf(bot, view, log, 4)?.steps.map((e) => e.n)).toEqual([2, 3, 4]);
  expect(taleOf(ironwood, view, log, 4)).toBeNull();
  expect(taleOf(bot, view, log, 5)).toBeNull();
});

function tell() {
  const view = { ...fixture('turn').view, number: 4 };
  const onplaces = vi.fn();
  const onrule = vi.fn();
  render(Story, {
    view,
    game: ironwood,
    ...taleOf({ ...ironwood, ruled: () => 1 }, view, log, 4)!,
    pace: 1000,
    onplaces,
    onpoint: vi.fn(),
    onrule,
  });
  return { onplaces, onrule, steps: () => document.querySelectorAll('.story li').length };
}

test('it goes on by itself, lights up places, and stops for whoever steps', async () => {
  vi.useFakeTimers();
  const { onplaces, onrule, steps } = tell();
  await tick();
  expect(steps()).toBe(1);
  await vi.advanceTimersByTimeAsync(1100);
  expect(steps()).toBe(2);
  expect(onplaces).toHaveBeenLastCalledWith(['lithimar']);
  await fireEvent.click(screen.getByRole('button', { name: 'rule 17.15.3' }));
  expect(onrule).toHaveBeenCalledWith('17.15.3');
  await fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
  expect(steps()).toBe(0);
  expect(onplaces).toHaveBeenLastCalledWith([]);
  await fireEvent.click(screen.getByRole('button', { name: 'Show again' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(steps()).toBe(2);
  await vi.advanceTimersByTimeAsync(5000);
  expect(steps()).toBe(2);
});

test('it goes on to the last step', async () => {
  vi.useFakeTimers();
  const { steps } = tell();
  await tick();
  for (const told of [1, 2, 3, 3]) {
    expect(steps()).toBe(told);
    await vi.advanceTimersByTimeAsync(1100);
  }
});

test('without motion everything is told at once', async () => {
  settings.motion = 'none';
  const { steps } = tell();
  expect(steps()).toBe(3);
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  const { violations } = await axe.run(document.body, {
    rules: {
      'color-contrast': { enabled: false },
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
    },
  });
  expect(violations.map((v) => `${v.id}: ${v.nodes[0]?.html}`)).toEqual([]);
});
