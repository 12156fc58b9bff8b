/** Small sounds: off until wanted, and then one for each beat, for one's turn and for the end. */
import { render } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Beat } from '../src/shell/beats';
import Sounds from '../src/shell/Sounds.svelte';
import { type Sound, soundOf } from '../src/shell/sounds';
import { settings } from '../src/lib/settings.svelte';

const played = vi.hoisted(() => vi.fn<(sound: Sound) => void>());
vi.mock('../src/shell/sounds', async (original) => ({ ...(await original<object>()), play: played }));

const beat = (kind: string) => ({ lead: { kind } }) as unknown as Beat;

beforeEach(() => played.mockClear());

test('nobody hears anything who has not asked for it', () => {
  expect(settings.sound).toBe(false); // as a new browser has them
});

test.each<[string, Sound]>([
  ['rolled', 'dice'],
  ['battle-began', 'battle'],
  ['attacked', 'battle'],
  ['drew', 'card'],
  ['crafted', 'card'],
  ['moved', 'move'],
])('%s sounds like %s', (kind, sound) => {
  expect(soundOf({ kind })).toBe(sound);
});

test('each beat sounds once, in its turn', async () => {
  const { rerender } = render(Sounds, { beat: null, asked: null, over: false });
  expect(played).not.toHaveBeenCalled();
  for (const kind of ['moved', 'rolled', 'battle-began', 'drew'])
    await rerender({ beat: beat(kind), asked: null, over: false });
  expect(played.mock.calls.flat()).toEqual(['move', 'dice', 'battle', 'card']);
});

test('my turn is called when I had to wait for it, after the story, and once', async () => {
  const { rerender } = render(Sounds, { beat: null, asked: null, over: false });
  await rerender({ beat: beat('moved'), asked: null, over: false });
  await rerender({ beat: null, asked: 7, over: false });
  await rerender({ beat: null, asked: 8, over: false }); // the next question of the same turn
  expect(played.mock.calls.flat()).toEqual(['move', 'turn']);
});

test('what follows from my own choice needs no bell', async () => {
  const { rerender } = render(Sounds, { beat: null, asked: 7, you: 0, over: false });
  played.mockClear();
  const mine = { lead: { kind: 'moved', seat: 0 } } as unknown as Beat;
  await rerender({ beat: mine, asked: null, you: 0, over: false });
  await rerender({ beat: null, asked: 8, you: 0, over: false });
  expect(played.mock.calls.flat()).toEqual(['move']);
  await rerender({ beat: null, asked: null, you: 0, others: true, over: false });
  await rerender({ beat: null, asked: 9, you: 0, others: false, over: false });
  expect(played.mock.calls.flat()).toEqual(['move', 'turn']);
});

test('the end is heard by those who were there, not by who opens a finished game', async () => {
  const there = render(Sounds, { beat: null, asked: null, over: false });
  await there.rerender({ beat: null, asked: null, over: true });
  expect(played.mock.calls.flat()).toEqual(['end']);
  played.mockClear();
  render(Sounds, { beat: null, asked: null, over: true });
  expect(played).not.toHaveBeenCalled();
});
