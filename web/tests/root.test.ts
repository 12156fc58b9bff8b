import axe from 'axe-core';
import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import root from '../src/games/root';
import { lastFight, strength } from '../src/games/root/battle';
import { cards, pictureOf } from '../src/games/root/cards';
import { fetchLooks } from '../src/games/root/factions.svelte';
import { CLEARING, data, GLADE, HEIGHT, MAPS, SCORE, way, WIDTH, woodland } from '../src/games/root/map';
import { position } from '../src/games/root/position';
import { standsOf } from '../src/games/root/shields';
import { distance } from '../src/lib/curves';
import { settings } from '../src/lib/settings.svelte';
import { t } from '../src/lib/texts.svelte';
import { manyChoices } from '../src/shell/Prompt.svelte';
import Table, { later } from '../src/shell/Table.svelte';
import { fetched, fixture, LANGS, speak } from './help';

function table(name: string) {
  const f = fixture(`root-${name}`);
  const onchoose = vi.fn();
  render(Table, {
    game: root,
    view: f.view,
    log: f.log,
    choosers: f.choosers,
    onchoose,
    onwhy: vi.fn(),
    onseek: vi.fn(),
    onundo: vi.fn(),
  });
  return { ...f, onchoose, decision: f.view.decisions[0]! };
}
const place = (id: string) => document.querySelector(`[data-place="${id}"]`)!;

beforeAll(async () => {
  await fetched(later.dialogs, root.Stage!, manyChoices);
  await fetchLooks(Object.keys(root.sides));
});
beforeEach(() => {
  speak('en', 'root');
  Object.assign(settings, { learner: false, confirm: false, notation: false, lang: 'en' });
});

describe.each(MAPS)('the sheet of %s', (name) => {
  const land = woodland(name);

  test('holds every place of the data, inside the frame and above the score track', () => {
    expect(land.clearings.map((c) => c.id)).toEqual(Object.keys(data[name].clearings));
    expect(land.forests.map((f) => f.id)).toEqual(Object.keys(data[name].forests));
    for (const p of land.places.values()) {
      expect(p.at.x).toBeGreaterThan(CLEARING.rx);
      expect(p.at.x).toBeLessThan(WIDTH - CLEARING.rx);
      expect(p.at.y).toBeGreaterThan(30);
      expect(p.at.y + CLEARING.ry).toBeLessThan(SCORE.y - 20);
    }
    expect(SCORE.y).toBeLessThan(HEIGHT);
  });

  test('keeps clearings apart, and the open spots of forests clear of them', () => {
    const round = (p: { x: number; y: number }) => ({ x: p.x / CLEARING.rx, y: p.y / CLEARING.ry });
    for (const a of land.clearings) {
      for (const b of land.clearings)
        if (a.id < b.id) expect(distance(round(a.at), round(b.at)), `${a.id} ${b.id}`).toBeGreaterThan(2);
      for (const f of land.forests)
        expect(distance(round(a.at), round(f.at)), `${a.id} ${f.id}`).toBeGreaterThan(1 + GLADE.rx / CLEARING.rx / 2);
    }
  });

  test('has a way along every path, both ways, and through the trees to a forest', () => {
    for (const { ends } of land.paths) {
      const there = way(land, ends[0], ends[1]);
      expect(distance(there[0]!, land.places.get(ends[0])!.at)).toBeLessThan(1);
      expect(distance(there[there.length - 1]!, land.places.get(ends[1])!.at)).toBeLessThan(1);
      expect(way(land, ends[1], ends[0])).toEqual([...there].reverse());
    }
    expect(way(land, 'c1', 'f1')).toHaveLength(30);
    expect(way(land, 'c1', 'f99')).toEqual([]);
  });
});

test('every card and quest has a picture, and a name and a kind in every language', async () => {
  await vi.waitFor(() => expect(cards.has('saboteurs')).toBe(true), { timeout: 50_000 });
  expect(cards.get('saboteurs')).toMatchObject({ kind: 'persistent', suit: 'bird', cost: ['any'] });
  expect([...cards.values()]).toHaveLength(75);
  for (const lang of LANGS) {
    speak(lang, 'root');
    for (const card of cards.values()) {
      expect(pictureOf(card).length).toBeGreaterThan(20);
      for (const id of [`card-${card.id}`, `ui-rt-card-${card.kind}`]) expect(t(id), `${lang} ${id}`).not.toBe(id);
    }
  }
});

test.each([
  [0, 0, 0, 0],
  [0, 0, 0, 0, 0, 0],
  [7, 8, 9, 10],
  [29, 30, 31, 30],
  [4, 4, 5, 5, 6, 6],
])('no shield hides another on the score track: %j', (...points) => {
  for (const k of [1, 1.18]) {
    const boxes = standsOf(points, k).map(({ x, y, scale }) => ({ x, y, w: 18 * scale, h: 22 * scale }));
    for (const [i, a] of boxes.entries())
      for (const b of boxes.slice(i + 1))
        expect(
          Math.abs(a.x - b.x) >= (a.w + b.w) / 2 - 0.01 || a.y - a.h >= b.y - 0.01 || b.y - b.h >= a.y - 0.01,
        ).toBe(true);
  }
});

describe('the board', () => {
  test('offers every place that can be chosen, and nothing else', async () => {
    const { onchoose, decision, view } = table('march');
    for (const option of decision.options) expect(place(option.at).getAttribute('role')).toBe('button');
    expect(document.querySelectorAll('.place.legal')).toHaveLength(decision.options.length);
    await fireEvent.click(place(decision.options[0]!.at));
    expect(onchoose).toHaveBeenCalledWith(decision.number, decision.options[0]!.id);
    // whoever cannot see it is told what stands there
    const label = place('c1').getAttribute('aria-label')!;
    expect(label).toMatch(/^clearing 1: .*fox; 1 open slot; ruled by/);
    expect(position(view).clearings['c1']!.open).toBe(1);
  });

  test('offers pieces where they stand', async () => {
    const { onchoose, decision } = table('battle');
    expect(decision.prompt).toBe('lose-piece');
    for (const option of decision.options) {
      const piece = place(String(decision.args['place'])).querySelector(`[data-piece="${option.at}"]`)!;
      await fireEvent.click(piece);
      expect(onchoose).toHaveBeenLastCalledWith(decision.number, option.id);
    }
    expect(document.querySelectorAll('[data-piece]')).toHaveLength(decision.options.length);
  });

  test('tells the points of everybody who scores', () => {
    const { view } = table('march');
    const scoring = position(view).players.filter((p) => p.points !== null);
    expect(document.querySelectorAll('.track .mark')).toHaveLength(scoring.length);
  });
});

describe('the faction boards', () => {
  test('columns of the Decree can be chosen where they lie', async () => {
    const { onchoose, decision } = table('decree');
    await fireEvent.click(document.querySelectorAll('.decree button')[2]!);
    expect(onchoose).toHaveBeenCalledWith(decision.number, 'column battle');
  });

  test('so can items of the satchel', async () => {
    const { onchoose, decision } = table('refresh');
    const items = document.querySelectorAll('.item.legal');
    expect(items.length).toBeGreaterThanOrEqual(decision.options.length - 1);
    await fireEvent.click(items[0]!);
    expect(onchoose).toHaveBeenCalledWith(decision.number, expect.stringMatching(/^refresh /));
  });

  test('quests too, and actions say what they do', async () => {
    const { onchoose, decision } = table('vagabond');
    const quest = decision.options.find((o) => o.verb === 'quest')!;
    await fireEvent.click(document.querySelector('.quests .legal button')!);
    expect(onchoose).toHaveBeenCalledWith(decision.number, quest.id);
    expect(screen.getByRole('button', { name: /Explore.*torch: an item from the ruin/ })).toBeTruthy();
  });
});

describe('the stages', () => {
  test('a battle is told in four steps', () => {
    const { view, log } = table('battle');
    const fight = lastFight(view, log)!;
    expect(fight.place).toBe(position(view).battle!.place);
    expect(fight.step).toBe(4);
    expect(fight.dice).toHaveLength(2);
    const [attacker, defender] = fight.sides;
    expect(attacker.hits).toBe(position(view).battle!.attacker_hits);
    expect(defender.hits).toBe(position(view).battle!.defender_hits);
    expect(strength(view, fight, attacker)).toBeGreaterThan(0);
    expect(screen.getAllByRole('columnheader')).toHaveLength(5);
  });

  test('everybody sees a battle, in short form where others fight', () => {
    const { view, log } = fixture('root-battle');
    const fighters = lastFight(view, log)!.sides.map((s) => s.seat);
    const other = [0, 1, 2, 3].find((seat) => !fighters.includes(seat))!;
    const seen = { ...view, you: other, decisions: [] };
    expect(root.battle!(seen, log)).toMatchObject({ seats: fighters, over: false });
    render(Table, { game: root, view: seen, log, onchoose: vi.fn() });
    expect(document.querySelector('section.stage.short')).not.toBeNull();
  });

  test('crafting shows the pieces and what each card costs and gives', () => {
    const { decision } = table('craft');
    const crafts = decision.options.filter((o) => o.verb === 'craft');
    expect(document.querySelectorAll('section.stage .cards li')).toHaveLength(crafts.length);
  });
});

test.each(['battle', 'vagabond', 'decree'])('axe finds nothing in %s', async (name) => {
  table(name);
  const found = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(found.violations.map((v) => [v.id, v.nodes.map((n) => n.html.slice(0, 120))])).toEqual([]);
});
