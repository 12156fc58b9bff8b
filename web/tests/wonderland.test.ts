import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import wonderland from '../src/games/wonderland';
import { isDraw, lastBattle, readBattle } from '../src/games/wonderland/battle';
import { chipFace, kinds } from '../src/games/wonderland/chips';
import { partsOf, standing } from '../src/games/wonderland/layout';
import { chairs, regions, route, TABLE } from '../src/games/wonderland/map';
import { oddsOf, percent } from '../src/games/wonderland/odds';
import { position, type Units } from '../src/games/wonderland/position';
import { inside } from '../src/lib/curves';
import { settings } from '../src/lib/settings.svelte';
import { scenery } from '../src/games/wonderland/Board.svelte';
import { forge } from '../src/games/wonderland/Seat.svelte';
import { manyChoices } from '../src/shell/Prompt.svelte';
import Table, { later } from '../src/shell/Table.svelte';
import { fetched, fixture, LANGS, speak } from './help';

function table(name: string) {
  const f = fixture(`wonderland-${name}`);
  const onchoose = vi.fn();
  const finale = {
    record: () => Promise.reject(new Error()),
    replay: '',
    rematch: null,
    onrematch: undefined,
    ondownload: vi.fn(),
  };
  render(Table, {
    game: wonderland,
    view: f.view,
    log: f.log,
    choosers: f.choosers,
    onchoose,
    onundo: vi.fn(),
    finale,
  });
  return { ...f, onchoose, number: f.view.decisions[0]?.number };
}
const place = (id: string) => document.querySelector(`[data-place="${id}"]`)!;

beforeAll(() =>
  fetched(later.dialogs, later.result, scenery.battle, wonderland.Result!, forge, wonderland.Lookup!.Page, manyChoices),
);
beforeEach(() => {
  speak('en', 'wonderland');
  Object.assign(settings, { learner: false, confirm: false, notation: false, lang: 'en', motion: 'none' });
});

describe('the map', () => {
  test('five regions in a ring, thirteen chairs around the table', () => {
    expect(regions.map((r) => r.id)).toEqual(['queens_castle', 'tulgey_wood', 'garden', 'pool_of_tears', 'witzend']);
    expect(chairs.map((c) => c.number)).toEqual(Array.from({ length: 13 }, (_, i) => i + 1));
    for (const r of regions) for (const c of chairs) expect(inside(c.at, r.shore), `${c.id} in ${r.id}`).toBe(false);
    for (const r of regions)
      expect(inside({ x: r.field.x + r.field.w / 2, y: r.field.y - 4 }, r.shore), r.id).toBe(true);
  });

  test('leaders walk clockwise, Alice the other way, and round the head', () => {
    expect(route('chair_03', 'chair_05', false)).toHaveLength(3);
    expect(route('chair_03', 'chair_05', true)).toHaveLength(13);
    expect(route('chair_12', 'chair_01', false).some((p) => p.x < TABLE.left)).toBe(true);
    expect(route('head', 'queens_castle', false)).toEqual([]);
  });

  test('units find room in every region, however crowded', () => {
    const crowd: Units = { supporters: 5, leader: true, figures: ['gryphon', 'walrus'], castle: 'standing' };
    const widths = Array.from({ length: 5 }, () => partsOf(crowd).width);
    for (const { field, id } of regions) {
      standing(widths, field).forEach((stand, i) => {
        expect(stand.x + widths[i]! * stand.scale, id).toBeLessThanOrEqual(field.x + field.w + 1);
        expect(stand.y, id).toBeGreaterThan(field.y - field.rows * field.h);
        expect(stand.scale).toBeGreaterThanOrEqual(0.4);
      });
    }
  });
});

describe('at the tea table', () => {
  test('a chair is taken by a click or a key, and others say why not', async () => {
    const { onchoose, number, view } = table('tea');
    const chosen = view.decisions[0]!.options.find((o) => o.verb === 'take')!;
    expect(place(chosen.at).getAttribute('role')).toBe('button');
    expect(place(chosen.at).getAttribute('aria-label')).toMatch(/^Chair \d+: \d units?/);
    await fireEvent.click(place(chosen.at));
    expect(onchoose).toHaveBeenCalledWith(number, chosen.id);
    await fireEvent.keyDown(place('head'), { key: 'Enter' });
    expect(onchoose).toHaveBeenLastCalledWith(number, 'head');
    expect(place('garden').getAttribute('role')).toBe('img');
  });

  test('a leader is sent to a region', async () => {
    const { onchoose, number } = table('send');
    await fireEvent.click(place('witzend'));
    expect(onchoose).toHaveBeenCalledWith(number, 'to witzend');
  });

  test('a Wonderlandian is hired from the table or from the cards on offer', async () => {
    const { onchoose, number, view } = table('hire');
    const [first, second] = view.decisions[0]!.options;
    await fireEvent.click(place(first!.at));
    expect(onchoose).toHaveBeenLastCalledWith(number, first!.id);
    await fireEvent.click(document.querySelector(`.hand [data-card="${second!.at}"]`)!);
    expect(onchoose).toHaveBeenLastCalledWith(number, second!.id);
  });

  test('an unused region says so, and lying castles lie', () => {
    table('two');
    expect(place('garden').getAttribute('aria-label')).toContain('not used');
    expect(document.querySelector('use[href^="#wl-castle"][transform*="rotate"]')).not.toBeNull();
  });
});

describe('a battle', () => {
  test('is read from the log, chip by chip', () => {
    const { view, log } = fixture('wonderland-battle');
    const battle = readBattle(lastBattle(view, log))!;
    const now = position(view);
    expect(battle.region).toBe(now.battle);
    expect(battle.lanes.length).toBeGreaterThan(2);
    for (const lane of battle.lanes) {
      expect(lane.strength).toBe(now.seats[lane.seat]!.strength);
      if (lane.status !== 'bust')
        expect(lane.steps.filter((s) => s.state === 'played').map((s) => s.chip)).toEqual(now.seats[lane.seat]!.active);
    }
    expect(battle.draw).toBe(now.draw);
  });

  test('chips are turned over together, after a moment in which nobody knows them', () => {
    const { view, log } = fixture('wonderland-battle');
    const draws = lastBattle(view, log).filter(isDraw);
    expect(wonderland.atOnce!(draws[0]!, draws[1]!)).toBe(true);
    expect(draws.every((entry) => wonderland.suspense!(entry))).toBe(true);
  });

  test('odds are shares of the own bag, and nobody else has any', () => {
    const { view } = fixture('wonderland-battle');
    const now = position(view);
    const odds = oddsOf(now, view.you!)!;
    expect(odds.total).toBe(now.seats[view.you!]!.bag_count);
    expect(odds.ahead + odds.level + odds.behind + odds.mad).toBe(odds.total);
    expect([...odds.spaces.values()].reduce((a, b) => a + b, 0)).toBe(odds.total - odds.mad);
    expect(oddsOf(now, (view.you! + 1) % view.seats.length)).toBeNull();
    expect(percent(1, 3)).toBe(33);
  });

  test('an empty bag is counted as it will be refilled', () => {
    const { view } = fixture('wonderland-battle');
    const now = position(view);
    const me = now.seats[view.you!]!;
    const odds = oddsOf(
      {
        ...now,
        seats: now.seats.with(view.you!, {
          ...me,
          bag: {},
          bag_count: 0,
          exhausted: { rose_weak: 2 },
          madness: ['madness'],
        }),
      },
      view.you!,
    )!;
    expect(odds.refill).toBe(true);
    expect(odds.total).toBe(3);
  });

  test('stands on the track with a lane for everybody; odds only on demand', async () => {
    table('battle');
    await waitFor(() => expect(document.querySelectorAll('.lane').length).toBeGreaterThan(2)); // they come after the track
    expect(document.querySelector('.known')).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'Odds' }));
    expect(document.querySelector('.known')!.textContent).toContain('%');
    expect(document.querySelectorAll('.reach').length).toBeGreaterThan(0);
    await fireEvent.click(screen.getByRole('button', { name: 'The land and the tea table' }));
    expect(place('garden')).not.toBeNull();
  });

  test('chips to forge are laid out', async () => {
    const { onchoose, number, view } = table('forge');
    const chip = view.decisions[0]!.options.find((o) => o.verb === 'chip')!;
    await fireEvent.click(place(chip.at));
    expect(onchoose).toHaveBeenCalledWith(number, chip.id);
  });
});

test('the end tells what everybody’s points are made of', () => {
  const { view } = table('end');
  const totals = [...document.querySelectorAll('.score ol > li .total')].map((e) => Number(e.textContent));
  expect(totals).toEqual(
    position(view)
      .score.map((s) => s.total)
      .sort((a, b) => b - a),
  );
});

test('every chip has a face and a name in every language', () => {
  for (const lang of LANGS) {
    speak(lang, 'wonderland');
    for (const kind of kinds) {
      expect(chipFace(kind, 'alice').strength).toBeLessThan(5);
      expect(wonderland.isPlace(kind)).toBe(true);
    }
  }
});
