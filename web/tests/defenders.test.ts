import axe from 'axe-core';
import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LogEntry } from '../src/api/messages';
import defenders from '../src/games/defenders';
import { cards } from '../src/games/defenders/cards';
import { type Hex, positionOf } from '../src/games/defenders/engine';
import { foresight } from '../src/games/defenders/foresight.svelte';
import { layout } from '../src/games/defenders/layout';
import { corner, CORNERS, edges, hexes, isEdge, isHex, MIDDLE, R, spot, stand } from '../src/games/defenders/map';
import { machineTurn } from '../src/games/defenders/story';
import { distance } from '../src/lib/curves';
import { manyChoices } from '../src/shell/Prompt.svelte';
import Table, { later } from '../src/shell/Table.svelte';
import Talk from '../src/shell/Talk.svelte';
import { fetched, type Fixture, fixture, LANGS, speak } from './help';

const FIXTURES = ['act', 'alone', 'breach', 'early', 'lead', 'leader', 'move', 'over', 'start'].map((name) =>
  fixture(`defenders-${name}`),
);

beforeAll(() => fetched(later.dialogs, later.talk, manyChoices));
beforeEach(() => {
  speak('en', 'defenders');
  foresight.card = null;
});

describe('the hex forest', () => {
  test('knows every hex, edge and engine the engine names', () => {
    expect(hexes).toHaveLength(37);
    for (const { view } of FIXTURES) {
      const now = positionOf(view);
      expect(now.hexes.map((h) => h.id).sort()).toEqual(hexes.map((h) => h.id).sort());
      for (const e of now.edges) {
        expect(isEdge(e.id), e.id).toBe(true);
        expect(edges.get(e.id)!.hexes).toEqual(e.hexes);
      }
      for (const p of now.preview)
        for (const e of p.events)
          for (const name of ['from', 'to', 'at', 'edge'])
            if (typeof e.args[name] === 'string') expect(isHex(e.args[name]) || isEdge(e.args[name])).toBe(true);
    }
  });

  test('hexes touch along their edges, and an engine stands on the edge it is said to stand on', () => {
    expect(spot('core')).toEqual(MIDDLE);
    for (const edge of edges.values())
      for (const id of edge.hexes) expect(distance(spot(id), edge.at)).toBeCloseTo((R * Math.sqrt(3)) / 2);
    for (const { view } of FIXTURES) {
      for (const engine of positionOf(view).engines) {
        if (!engine) continue;
        const place = stand(engine.right, engine.corner);
        expect(distance(place.at, edges.get(engine.edge)!.at)).toBeCloseTo(0);
        // Its front points to the corner of its right hex, and to the hex beyond it.
        const tip = corner(spot(engine.right), CORNERS.indexOf(engine.corner));
        if (engine.front) expect(distance(tip, spot(engine.front))).toBeCloseTo(R);
      }
    }
  });

  test('gives every kind of piece on a crowded hex its own spot', () => {
    const hex: Hex = {
      id: 'a1',
      q: 0,
      r: -3,
      terrain: 'forest',
      mechs: 3,
      pollution: 2,
      toxic: false,
      camp: { side: 'order', works: true },
      leaders: ['order', 'coven', 'sect', 'council'],
      factory: null,
    };
    const slots = layout(hex);
    const spots = [slots.camp!, slots.mechs!, slots.pollution!, ...slots.leaders];
    for (const [i, a] of spots.entries())
      for (const b of spots.slice(i + 1)) expect(distance(a, b)).toBeGreaterThan(10);
    expect(layout({ ...hex, mechs: 0, pollution: 0, leaders: [] }).camp).toMatchObject({ x: 0 });
  });
});

test('every card has a face, and says what of it was made up here', () => {
  for (const lang of LANGS) {
    speak(lang, 'defenders');
    for (const card of cards.keys()) {
      const { container, unmount } = render(defenders.Card, { card });
      expect(container.textContent, card).not.toMatch(/ui-df|card-|ability-|undefined/);
      const facts = cards.get(card)!;
      expect(container.querySelector('.ours') !== null, card).toBe(facts.kind === 'defender' && facts.ours.length > 0);
      unmount();
    }
  }
});

const entry = (n: number, kind: string, seat: number | null = null): LogEntry => ({
  n,
  number: n,
  kind,
  rule: '12.1.1',
  seat,
  args: {},
});

test('the machines tell their own turns, and nobody else’s', () => {
  const log = [
    'moved',
    'ended-turn',
    'flipped',
    'polluted',
    'injured',
    'turn-began',
    'moved',
    'hacked',
    'round-began',
    'led',
  ].map((kind, n) => entry(n, kind));
  expect(machineTurn(log).map((e) => e.kind)).toEqual(['flipped', 'polluted', 'injured', 'hacked']);
});

const panelOf = (f: Fixture, strip = false) =>
  render(defenders.Panel!, { view: f.view, strip, onpoint: vi.fn(), onrule: vi.fn() });
const boardOf = (f: Fixture) =>
  render(defenders.Board, {
    view: f.view,
    marks: { legal: new Set<string>(), source: null, pointed: null, noted: [], blocked: new Set<string>(), told: [] },
    log: [],
    fresh: [],
    hush: false,
    before: f.view,
    travel: 0,
    still: true,
    onpick: vi.fn(),
    onpoint: vi.fn(),
  });

describe('the danger panel', () => {
  test.each(FIXTURES)('shows what can end the game, and one line per card that may come', (f) => {
    const { container } = panelOf(f);
    const now = positionOf(f.view);
    expect(container.querySelectorAll('[data-preview]')).toHaveLength(now.preview.length);
    expect(container.querySelectorAll('.graves .dead')).toHaveLength(now.danger.deaths.length);
    expect(container.querySelectorAll('.pip.full')).toHaveLength(now.danger.factories);
  });

  test('plays a card out on the board and tells it with its rules', async () => {
    const f = fixture('defenders-start');
    const { container } = panelOf(f);
    const board = boardOf(f);
    await fireEvent.click(container.querySelector('[data-preview="engines"]')!);
    const events = positionOf(f.view).preview.find((p) => p.card === 'engines')!.events;
    expect(container.querySelectorAll('.danger ol li')).toHaveLength(events.length);
    expect(board.container.querySelectorAll('.foresight .ghost')).toHaveLength(
      events.filter((e) => e.kind === 'built-wall').length,
    );
  });

  test('draws what a card would do while one points at it', async () => {
    const f = fixture('defenders-start');
    const { container } = panelOf(f);
    const board = boardOf(f);
    const card = container.querySelector('[data-preview="engines"]')!;
    await fireEvent.pointerEnter(card, { pointerType: 'mouse' });
    expect(board.container.querySelector('.foresight')).not.toBeNull();
    expect(container.querySelector('.danger ol')).toBeNull(); // the panel keeps its shape
    await fireEvent.pointerLeave(card);
    expect(board.container.querySelector('.foresight')).toBeNull();
  });

  test('as a strip folds away when a card is chosen, and keeps it in one line', async () => {
    const { container } = panelOf(fixture('defenders-start'), true);
    await fireEvent.click(screen.getByRole('button', { name: /^Danger/ }));
    await fireEvent.click(container.querySelector('[data-preview="mechs"]')!);
    expect(container.querySelector('.unfolded')).toBeNull();
    expect(container.querySelector('.chosen')!.textContent).toContain('2 new hunters');
  });
});

test('one press on a hex in reach moves: the action now, the hex when it is asked for', async () => {
  const f = fixture('defenders-act');
  const onchoose = vi.fn();
  const { container, rerender } = render(Table, { game: defenders, view: f.view, log: f.log, onchoose });
  const goal = Object.keys(positionOf(f.view).ways)[0]!;
  await fireEvent.click(container.querySelector(`[data-place="${goal}"]`)!);
  const number = f.view.decisions[0]!.number;
  expect(onchoose.mock.calls).toEqual([[number, 'move']]);
  const next = {
    ...f.view.decisions[0]!,
    number: number + 1,
    prompt: 'move-to',
    options: [{ id: `to ${goal}`, verb: 'to', at: goal }],
  };
  await rerender({ view: { ...f.view, number: number + 1, decisions: [next] } });
  expect(onchoose.mock.calls.at(-1)).toEqual([number + 1, `to ${goal}`]);
});

test('talk: silence while defenders are chosen, afterwards only what the rules let one say', async () => {
  const onsay = vi.fn();
  const said = [{ n: 1, seat: 1, key: 'need-help' }];
  const lead = fixture('defenders-lead').view;
  const { unmount } = render(Talk, {
    view: lead,
    game: defenders,
    talk: defenders.talk!(lead)!,
    said: [],
    onsay,
    onrule: vi.fn(),
  });
  expect(screen.getByText(/Nobody may talk now/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Say/ })).toBeNull();
  unmount();
  const f = fixture('defenders-act');
  render(Talk, { view: f.view, game: defenders, talk: defenders.talk!(f.view)!, said, onsay, onrule: vi.fn() });
  expect(screen.getByText(/I need help/)).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: /Say/ }));
  await fireEvent.click(screen.getByRole('button', { name: 'I agree.' }));
  expect(onsay).toHaveBeenCalledWith('agree');
});

test.each(['act', 'lead'])('axe finds nothing (%s)', async (name) => {
  const f = fixture(`defenders-${name}`);
  const { container } = render(Table, { game: defenders, view: f.view, log: f.log, onchoose: vi.fn() });
  expect((await axe.run(container)).violations.map((v) => v.id)).toEqual([]);
});
