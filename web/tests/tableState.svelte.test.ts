import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import ironwood from '../src/games/ironwood';
import { settings } from '../src/lib/settings.svelte';
import type { TableProps } from '../src/shell/table';
import { TableState } from '../src/shell/tableState.svelte';
import { fixture, speak } from './help';

let stop = () => {};
afterEach(() => stop());
beforeEach(() => {
  speak('en');
  vi.useFakeTimers();
  Object.assign(settings, { learner: false, confirm: false });
});

/** A table without a screen: what it is given can change under it. */
function sit(name: string, more: Partial<TableProps> = {}) {
  const f = fixture(name);
  const calls = { onchoose: vi.fn(), onwhy: vi.fn() };
  let given = $state.raw<TableProps>({ game: ironwood, view: f.view, log: f.log, ...calls, ...more });
  let now!: TableState;
  stop = $effect.root(() => {
    now = new TableState(() => given);
  });
  flushSync();
  const give = (changed: Partial<TableProps>) => {
    given = { ...given, ...changed };
    flushSync();
  };
  return { now, give, ...calls, view: f.view, number: f.view.decisions[0]!.number };
}
const later = (view: TableProps['view'], number: number) => ({
  ...view,
  number,
  decisions: view.decisions.map((d) => ({ ...d, number })),
});

describe('a press', () => {
  test('on the only choice of a place is that choice', () => {
    const { now, onchoose, number } = sit('march');
    expect(now.marks.legal.has('auria')).toBe(true);
    now.pick('auria');
    expect(onchoose).toHaveBeenCalledWith(number, 'to auria');
  });

  test('at a general question offers what can be done there, and does both', () => {
    const { now, give, onchoose, onwhy, view, number } = sit('march');
    const idle = view.decisions[0]!.args['from'] as string;
    const [first, second] = view.decisions[0]!.options.map((o) => o.id) as [string, string];
    now.pick(idle);
    expect(onwhy).toHaveBeenCalledOnce();
    const ahead = [
      { option: first, then: second, at: idle },
      { option: first, then: 'done', at: 'elsewhere' },
    ];
    give({ blocked: [], ahead });
    expect(now.ahead).toEqual([ahead[0]]);
    now.twice(first, second);
    expect(onchoose).toHaveBeenLastCalledWith(number, first);
    give({ view: later(view, number + 1) });
    vi.advanceTimersByTime(1000);
    expect(onchoose).toHaveBeenLastCalledWith(number + 1, second);
  });

  test('on the place the action starts from takes the choice before back, as Esc does', () => {
    const onundo = vi.fn();
    const { now, view, number } = sit('march', {
      onundo,
      undo: { ok: true, number: fixture('march').view.decisions[0]!.number - 1, why: '', rule: '', who: [] },
    });
    const from = view.decisions[0]!.args['from'] as string;
    expect(now.marks.source).toBe(from);
    now.pick(from);
    expect(onundo).toHaveBeenCalledOnce();
    expect(now.asked).toBeNull();
    expect(now.cancel()).toBe(true);
    expect(onundo).toHaveBeenCalledTimes(2);
    expect(number).toBeGreaterThan(0);
  });

  test('where nothing can be chosen asks why, and a second one takes that back', () => {
    const { now, onchoose, onwhy, view } = sit('march');
    const idle = view.decisions[0]!.args['from'] as string;
    now.pick(idle);
    expect([now.asked, now.marks.noted]).toEqual([idle, [idle]]);
    expect(onwhy).toHaveBeenCalledOnce();
    now.pick(idle);
    expect(now.asked).toBeNull();
    expect(onchoose).not.toHaveBeenCalled();
  });

  test('waits to be confirmed by those who want that', () => {
    settings.confirm = true;
    const { now, onchoose, number } = sit('march');
    now.pick('auria');
    expect([now.chosen, now.chosenAt]).toEqual(['to auria', 'auria']);
    expect(onchoose).not.toHaveBeenCalled();
    now.pick('auria');
    expect(onchoose).toHaveBeenCalledWith(number, 'to auria');
  });

  test('chooses nothing while looking back or while the last choice is on its way', () => {
    const { now, give, onchoose } = sit('march', { busy: true });
    now.pick('auria');
    give({ busy: false, at: 3 });
    expect([now.past, now.decision, now.marks.legal.size]).toEqual([true, undefined, 0]);
    now.pick('auria');
    expect(onchoose).not.toHaveBeenCalled();
  });
});

describe('a new question', () => {
  test('forgets what was begun for the one before', () => {
    const { now, give, view, number } = sit('march');
    now.asked = 'auria';
    now.several = 'auria';
    give({ view: later(view, number + 1) });
    expect([now.asked, now.several, now.chosen]).toEqual([null, null, null]);
  });

  test('that came because the table answered for us takes no press for a moment', () => {
    const { now, give, onchoose, view, number } = sit('march');
    give({ view: later(view, number + 1) });
    now.pick('auria');
    expect(onchoose).not.toHaveBeenCalled();
    vi.advanceTimersByTime(400);
    now.pick('auria');
    expect(onchoose).toHaveBeenCalledWith(number + 1, 'to auria');
  });

  test('after a choice of our own takes presses at once', () => {
    const { now, give, onchoose, view, number } = sit('march');
    now.pick('auria');
    give({ view: later(view, number + 1) });
    now.pick('palladimor');
    expect(onchoose).toHaveBeenLastCalledWith(number + 1, 'to palladimor');
  });
});

test('a rule opens on its page, wide and on a phone', () => {
  const { now } = sit('march');
  now.openRule('10.3.1');
  expect([now.rule, now.tab, now.phoneTab]).toEqual(['10.3.1', 'rules', 'rules']);
});
