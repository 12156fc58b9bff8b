import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import type { GameInfo } from '../src/api/messages';
import { sides } from '../src/games/ironwood/looks';
import Lobby from '../src/lobby/Lobby.svelte';
import { speak } from './help';

const setting = (key: string, kind: 'switch' | 'number' | 'word', more = {}) => ({ key, kind, default: false, words: [], low: 0, high: 0, rule: '', ...more });
const games: GameInfo[] = [
  {
    id: 'ironwood',
    revision: 1,
    sides: ['woodwalkers', 'ironclad'],
    seatings: [['woodwalkers', 'ironclad']],
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
  },
];

beforeEach(() => speak('en'));

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
  expect(oncreate.mock.calls[0]![0]).toMatchObject({ seats: [{ side: 'ironclad', kind: 'me' }], options: { solo: 'woodbot' } });
  expect(oncreate.mock.calls[0]![0].options).not.toHaveProperty('golem_start');
  // and back to a game for two
  await fireEvent.change(screen.getByLabelText('Who plays Woodwalkers'), { target: { value: 'open' } });
  await create();
  expect(oncreate.mock.calls[1]![0]).toMatchObject({ seats: [{ kind: 'open' }, { side: 'ironclad' }], options: {} });
  expect(oncreate.mock.calls[1]![0].options).toEqual({});
});
