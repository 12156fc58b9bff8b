import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { choosersOf, Live } from '../src/api/live.svelte';
import type { LogEntry, TableInfo, View } from '../src/api/messages';

class FakeSocket {
  static OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onmessage: ((e: { data: string }) => void) | null = null;
  onclose: ((e: { code: number }) => void) | null = null;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {}
  hear(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}
const last = () => FakeSocket.all[FakeSocket.all.length - 1]!;
const table = { id: 'abc', seats: [] } as unknown as TableInfo;
const view = (number: number) => ({ number, decisions: [{ number, seat: 0 }], waiting: [0] }) as unknown as View;
const entry = (n: number, number = n, seat: number | null = 0): LogEntry => ({
  n,
  number,
  kind: 'x',
  rule: '',
  seat,
  args: {},
});

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
});
afterEach(() => vi.useRealTimers());

function connected() {
  const live = new Live('abc', ['tok1', 'tok2']);
  last().hear({ type: 'hello', you: [0], table, protocol: 1, version: '1', watch: null });
  last().hear({ type: 'view', seat: 0, view: view(5), log: [entry(0), entry(1), entry(2)], n: 0, table });
  return live;
}

describe('a live table', () => {
  test('holds every seat whose token it has, and says that somebody reads', () => {
    const live = connected();
    expect(last().url).toMatch(/\/api\/tables\/abc\/ws\?patient=1&token=tok1&token=tok2$/);
    expect(live.connection).toBe('open');
    expect(live.of(0)!.view.number).toBe(5);
  });

  test('drops entries from n on, then appends: undo and reconnecting need nothing else', () => {
    const live = connected();
    last().hear({ type: 'view', seat: 0, view: view(6), log: [entry(3)], n: 3, table });
    expect(live.of(0)!.log.map((e) => e.n)).toEqual([0, 1, 2, 3]);
    last().hear({ type: 'view', seat: 0, view: view(4), log: [], n: 2, table });
    expect(live.of(0)!.log.map((e) => e.n)).toEqual([0, 1]);
  });

  test('tells of every view, also of several at once', () => {
    const heard: number[] = [];
    new Live('abc', ['tok1'], (show) => heard.push(show.view.number));
    for (const number of [5, 6, 7])
      last().hear({ type: 'view', seat: 0, view: view(number), log: [], n: 0, table, back: [] });
    expect(heard).toEqual([5, 6, 7]);
  });

  test('names the decision and the option, and waits for the answer', async () => {
    const live = connected();
    live.choose(5, 'to auria', 0);
    expect(last().sent.at(-1)).toEqual({ type: 'choose', number: 5, option: 'to auria', seat: 0, re: 1 });
    expect(live.busy).toBe(true);
    last().hear({ type: 'done', re: 1 });
    expect(live.busy).toBe(false);
  });

  test('shows a refusal, but not a stale choice: its fresh view is answer enough', () => {
    const live = connected();
    live.choose(5, 'x', 0);
    last().hear({ type: 'error', re: 1, code: 'not-offered', message: 'no', args: {} });
    expect(live.problem).toMatchObject({ code: 'not-offered', message: 'no' });
    live.choose(4, 'x', 0);
    last().hear({ type: 'error', re: 2, code: 'stale', message: 'old', args: {} });
    expect(live.problem).toBeNull();
    expect(live.busy).toBe(false);
  });

  test('comes back by itself and says so', () => {
    const live = connected();
    last().drop();
    expect(live.connection).toBe('lost');
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all.length).toBe(2);
    last().hear({ type: 'hello', you: [0], table, protocol: 1, version: '1', watch: null });
    expect(live.connection).toBe('open');
  });

  test('gives up where there is no such table or seat', () => {
    const live = connected();
    last().drop(4404);
    expect(live.connection).toBe('gone');
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all.length).toBe(1);
  });
});

test('a choice without a sentence belongs to the one that follows', () => {
  expect(choosersOf([entry(0, 2, 0), entry(1, 4, 1)], 5)).toEqual([0, 0, 1, 1, -1]);
});
