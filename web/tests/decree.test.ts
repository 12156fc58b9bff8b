/** The Eyrie know which card of their Decree every question is about. */
import { render } from '@testing-library/svelte';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { View } from '../src/api/messages';
import root from '../src/games/root';
import { cards } from '../src/games/root/cards';
import { obeyed } from '../src/games/root/factions/eyrie/decree';
import { fetchLooks } from '../src/games/root/factions.svelte';
import EyrieBoard from '../src/games/root/factions/eyrie/Board.svelte';
import { position } from '../src/games/root/position';
import { fixture, LANGS, speak } from './help';

const kept = fixture('root-decree').view;
/** In the column of moves: a rabbit, a fox, and a vizier, so many of which are left. */
function asked(prompt: string, left: Record<string, number>, number: number, round = kept.round): View {
  const now = position(kept);
  const eyrie = { ...now.factions.eyrie!, column: 'move', left: { fox: 0, rabbit: 0, mouse: 0, bird: 0, ...left } };
  const decision = { ...kept.decisions[0]!, number, prompt, args: {}, options: [] };
  return {
    ...kept,
    number,
    round,
    decisions: [decision],
    position: { ...now, factions: { ...now.factions, eyrie } },
    zones: { ...kept.zones, 'eyrie.move': { owner: 1, count: 2, cards: ['root_tea_rabbit', 'foxfolk_steel'] } },
  };
}

beforeAll(async () => {
  await vi.waitFor(() => expect(cards.has('foxfolk_steel')).toBe(true), { timeout: 50_000 });
  await fetchLooks(['eyrie']);
}, 60_000);
beforeEach(() => speak('en', 'root'));

test('a card of the only suit obeyed so far is known at once', () => {
  expect(obeyed(asked('move-from', { fox: 1, bird: 1 }, 300))).toEqual({ column: 'move', suit: 'rabbit' });
  expect(obeyed(asked('decree-next', { fox: 1, bird: 1 }, 301))).toBeNull(); // it asks for the card itself
  expect(obeyed(asked('battle-where', { fox: 1, bird: 1 }, 302))).toBeNull(); // another effect
});

test('later cards are known by what was left before, also where nobody had a choice', () => {
  obeyed(asked('move-from', { fox: 1, bird: 1 }, 310));
  for (const prompt of ['move-from', 'move-to', 'move-how-many'])
    expect(obeyed(asked(prompt, { bird: 1 }, 312))).toEqual({ column: 'move', suit: 'fox' });
  expect(obeyed(asked('move-from', {}, 315))).toEqual({ column: 'move', suit: 'bird' });
});

test('who comes in the middle of it reads the column', () => {
  expect(obeyed(asked('move-from', {}, 320, kept.round + 1))).toEqual({ column: 'move', suit: null });
});

test.each(LANGS)('it is said and lit (%s)', async (lang) => {
  await speak(lang, 'root');
  const view = asked('move-from', { fox: 1, bird: 1 }, 330, kept.round + 2);
  expect(root.about!(view)).toMatch(/^\S.*, \S+: \S+$/);
  expect(root.about!(asked('move-from', {}, 331, kept.round + 3))).toMatch(/^\S.*, \S+$/);
  const props = { view, now: position(view), seat: 1, legal: new Set<string>(), onpick: () => undefined };
  const { container } = render(EyrieBoard, props as never);
  const column = container.querySelectorAll('.decree li')[1]!;
  expect(column.getAttribute('aria-current')).toBe('true');
  expect(column.querySelectorAll('.lit')).toHaveLength(1);
});
