import { cleanup, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import ironwood from '../src/games/ironwood';
import root from '../src/games/root';
import { choicesOf, inOrder } from '../src/shell/choices';
import { CHOICE_KEYS } from '../src/shell/keys';
import Prompt, { reasons } from '../src/shell/Prompt.svelte';
import TopBar from '../src/shell/TopBar.svelte';
import type { Decision, Option, View } from '../src/api/messages';
import { fixture, speak } from './help';

beforeEach(() => speak('en'));
afterEach(cleanup);
const press = (key: string) => {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  flushSync();
};
const option = (id: string, at = ''): Option => ({ id, verb: id.split(' ')[0]!, at });

function ask(view: View, decision: Decision, more = {}) {
  const calls = { onchoose: vi.fn(), onpoint: vi.fn(), onrule: vi.fn(), onwhy: vi.fn() };
  render(Prompt, { view, game: ironwood, decision, ...calls, ...more });
  flushSync();
  return calls;
}

describe('every choice has a key', () => {
  const { view } = fixture('march');
  const many = {
    ...view.decisions[0]!,
    options: Array.from({ length: 12 }, (_, i) => option(`to f${i + 1}`, `f${i + 1}`)),
  };

  test('also the tenth and the twelfth, and it stands on the button', () => {
    const { onchoose } = ask(view, many);
    press('0');
    expect(onchoose).toHaveBeenLastCalledWith('to f10');
    press(CHOICE_KEYS[11]!);
    expect(onchoose).toHaveBeenLastCalledWith('to f12');
    expect([...document.querySelectorAll('kbd')].map((k) => k.textContent)).toEqual(CHOICE_KEYS.slice(0, 12));
  });

  test('w asks why not, e takes the choice that ends', () => {
    const { onchoose, onwhy } = ask(view, { ...many, options: [...many.options, option('done')] });
    press('w');
    expect(onwhy).toHaveBeenCalledOnce();
    press('e');
    expect(onchoose).toHaveBeenLastCalledWith('done');
  });

  test('the new question takes the focus that nothing else has', () => {
    ask(view, many, { focus: true });
    expect(document.activeElement?.id).toBe('question');
  });
});

test('equal reasons are one line', async () => {
  const { view } = fixture('march');
  const decision = view.decisions[0]!;
  const blocked = ['f1', 'f2', 'f3'].map((at) => ({
    id: `to ${at}`,
    verb: 'to',
    at,
    why: 'not-adjacent',
    rule: '6.1',
    args: {},
  }));
  ask(view, decision, { blocked });
  await reasons.load();
  flushSync();
  expect(document.querySelectorAll('.why li')).toHaveLength(1);
  expect(document.querySelector('.why b')!.textContent).toMatch(/1.*2.*3/);
});

test('buttons stand in the order of the cards; main actions come before rare cards', () => {
  const { view } = fixture('turn');
  const hand = ironwood.hand(view, view.you!);
  const decision = view.decisions[0]!;
  const cards = hand.flatMap((group) => group.cards);
  const shown = inOrder(choicesOf(decision, view, ironwood), hand).filter((c) => c.kind === 'card');
  expect(shown.length).toBeGreaterThan(2);
  expect(shown.map((c) => cards.indexOf(c.option.at))).toEqual(
    shown.map((c) => cards.indexOf(c.option.at)).toSorted((a, b) => a - b),
  );
  const menu = ['battle', 'march', 'recruit', 'build', 'end'].map((id) => ({
    ...choicesOf(decision, view, root)[0]!,
    kind: 'plain' as const,
    option: option(id),
  }));
  const rare = { ...menu[0]!, kind: 'card' as const, option: option('extra ambush_fox', 'ambush_fox') };
  expect(inOrder([rare, ...menu], []).map((c) => c.option.id)).toEqual([
    'battle',
    'march',
    'recruit',
    'build',
    'extra ambush_fox',
    'end',
  ]);
  const done = { ...menu[0]!, option: option('done') };
  expect(inOrder([done, menu[0]!, rare, { ...rare, option: option('extra b', 'b') }], []).at(-1)).toBe(done);
});

describe('taking back', () => {
  const bar = (undo: object, people = '') => {
    const onundo = vi.fn();
    render(TopBar, { title: 'Root', round: 1, phases: { labels: [], now: 0 }, undo: undo as never, people, onundo });
    return onundo;
  };
  test('at once where it is free', () => {
    const onundo = bar({ ok: true, number: 4, why: '', rule: '', who: [] });
    press('u');
    expect(onundo).toHaveBeenCalledOnce();
  });
  test('of others it says why they are asked, and whom', () => {
    const onundo = bar({ ok: false, number: 4, why: 'drew-cards', rule: '', who: [1] }, 'Eyrie (Bob)');
    const button = screen.getByRole('button', { name: 'Ask to undo' });
    expect(button.className).not.toContain('off');
    button.click();
    flushSync();
    expect(onundo).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toContain('Cards have been drawn since.');
    expect(screen.getByRole('status').textContent).toContain('Eyrie (Bob)');
    screen.getByRole('button', { name: 'Ask' }).click();
    expect(onundo).toHaveBeenCalledOnce();
  });
  test('against programs it says where it leads', () => {
    bar({ ok: false, number: 4, why: 'others-have-acted', rule: '', who: [1] });
    screen.getByRole('button', { name: 'Back to my choice' }).click();
    flushSync();
    expect(screen.getByRole('status').textContent).toContain('You go back to your last choice');
  });
});
