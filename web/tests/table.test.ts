import axe from 'axe-core';
import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import ironwood from '../src/games/ironwood';
import { settings } from '../src/lib/settings.svelte';
import { t } from '../src/lib/texts.svelte';
import { manyChoices } from '../src/shell/Prompt.svelte';
import Table, { later } from '../src/shell/Table.svelte';
import { fetched, type Fixture, fixture, speak } from './help';

function table(f: Fixture, more: Record<string, unknown> = {}) {
  const onchoose = vi.fn();
  const onwhy = vi.fn();
  const onseek = vi.fn();
  render(Table, {
    game: ironwood,
    view: f.view,
    log: f.log,
    choosers: f.choosers,
    onchoose,
    onwhy,
    onseek,
    onundo: vi.fn(),
    ...more,
  });
  return { onchoose, onwhy, onseek, number: f.view.decisions[0]!.number };
}
const place = (id: string) => document.querySelector(`[data-place="${id}"]`)!;

beforeAll(() => fetched(later.dialogs, later.rules, later.log, later.timeline, ironwood.Stage!, manyChoices));
beforeEach(() => {
  speak('en');
  Object.assign(settings, { learner: false, confirm: false, notation: false, lang: 'en' });
});

describe('a decision can be made', () => {
  test('by clicking what is highlighted on the board', async () => {
    const { onchoose, number } = table(fixture('march'));
    expect(place('auria').getAttribute('role')).toBe('button');
    const idle = [...document.querySelectorAll('[data-place]')].filter((p) => p.getAttribute('role') === 'img');
    expect(idle.length).toBeGreaterThan(10);
    await fireEvent.click(place('auria'));
    expect(onchoose).toHaveBeenCalledWith(number, 'to auria');
  });

  test('by keyboard on the board', async () => {
    const { onchoose, number } = table(fixture('march'));
    await fireEvent.keyDown(place('palladimor'), { key: 'Enter' });
    expect(onchoose).toHaveBeenCalledWith(number, 'to palladimor');
  });

  test('from the list of buttons, also by digit', async () => {
    const { onchoose, number } = table(fixture('march'));
    await fireEvent.click(screen.getByRole('button', { name: /To Palladimor/ }));
    expect(onchoose).toHaveBeenCalledWith(number, 'to palladimor');
    await fireEvent.keyDown(window, { key: '1' });
    expect(onchoose).toHaveBeenLastCalledWith(number, fixture('march').view.decisions[0]!.options[0]!.id);
  });

  test('by typing its notation', async () => {
    settings.notation = true;
    const { onchoose, number } = table(fixture('march'));
    const field = screen.getByLabelText('Type a choice');
    await fireEvent.input(field, { target: { value: 'to pal' } });
    await fireEvent.submit(field.closest('form')!);
    expect(onchoose).toHaveBeenCalledWith(number, 'to palladimor');
    await fireEvent.input(field, { target: { value: 'to nowhere' } });
    await fireEvent.submit(field.closest('form')!);
    expect(screen.getByRole('alert').textContent).toContain('none of the choices');
  });

  test('with a card of the hand', async () => {
    const f = fixture('turn');
    const card = f.view.decisions[0]!.options[0]!.at;
    const { onchoose, number } = table(f);
    await fireEvent.click(screen.getByRole('button', { name: `Choose ${t(`card-${card}`)}` }));
    expect(onchoose).toHaveBeenCalledWith(number, `play ${card}`);
  });

  test('twice, if every choice is to be confirmed', async () => {
    settings.confirm = true;
    const { onchoose, number } = table(fixture('march'));
    await fireEvent.click(place('auria'));
    expect(onchoose).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole('button', { name: 'Confirm: To Auria' }));
    expect(onchoose).toHaveBeenCalledWith(number, 'to auria');
  });

  test('not while another one is under way', async () => {
    const { onchoose } = table(fixture('march'), { busy: true });
    await fireEvent.click(place('auria'));
    expect(onchoose).not.toHaveBeenCalled();
  });
});

describe('the table says', () => {
  test('what is asked, with its rule, to everybody', () => {
    const f = fixture('march');
    const question = `Where does the squad ${t(`place-${f.view.decisions[0]!.args['from']}.from`)} go?`;
    table(f);
    expect(screen.getByRole('heading', { name: question })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'rule 9.1.1' })).toBeTruthy();
    const live = document.querySelector('[aria-live="polite"]')!;
    expect(live.textContent).toContain(question);
  });

  test('why not: asked for, then shown with the rule', async () => {
    const f = fixture('march');
    const { onwhy } = table(f);
    await fireEvent.click(place('f01'));
    expect(onwhy).toHaveBeenCalled();
  });

  test('why not: the reason of the place that was clicked', async () => {
    const f = fixture('march');
    const reason = f.blocked.find((b) => b.at !== '')!;
    table(f, { blocked: f.blocked });
    await later.rare.load();
    await fireEvent.click(place(reason.at));
    const status = screen.getAllByRole('status').find((s) => s.classList.contains('reason'))!;
    expect(status.textContent).toContain('.');
    expect(within(status).getByRole('button', { name: `rule ${reason.rule}` })).toBeTruthy();
  });

  test('for whom we wait', () => {
    const f = fixture('march');
    const view = { ...f.view, decisions: [], waiting: [0] };
    render(Table, { game: ironwood, view, log: f.log, onchoose: vi.fn() });
    expect(screen.getByRole('heading', { name: 'Waiting for Woodwalkers' })).toBeTruthy();
  });

  test('that an answer is sealed, and who decides at the same time', () => {
    const f = fixture('march');
    const undo = { ok: true, number: f.view.number, why: '', rule: '', who: [] };
    const seats = [{ seat: 0, kind: 'human', name: 'Marta' }];
    const { unmount } = render(Table, {
      game: ironwood,
      view: { ...f.view, decisions: [], waiting: [0], undo },
      log: f.log,
      table: { seats } as never,
      onchoose: vi.fn(),
    });
    expect(screen.getByText('Your answer is sealed.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Waiting for Woodwalkers (Marta)' })).toBeTruthy();
    unmount();
    render(Table, { game: ironwood, view: { ...f.view, waiting: [0, 1] }, log: f.log, onchoose: vi.fn() });
    expect(screen.getByText(/^Deciding at the same time: Woodwalkers/)).toBeTruthy();
  });

  test('what stands where, in words', () => {
    const f = fixture('march');
    table(f);
    expect(place('ferrum').getAttribute('aria-label')).toMatch(/^Ferrum: forge/);
    expect(document.querySelectorAll('[data-place][aria-label*="warrior"]').length).toBeGreaterThan(8);
  });

  test('what happened, filtered by seat', async () => {
    const f = fixture('march');
    table(f);
    const all = document.querySelectorAll('ol li .words').length;
    await fireEvent.click(screen.getByRole('button', { name: /^W\s*Woodwalkers$/ }));
    const some = document.querySelectorAll('ol li .words').length;
    expect(some).toBeGreaterThan(0);
    expect(some).toBeLessThan(all);
  });

  test('the same in Czech', () => {
    speak('cs');
    table(fixture('march'));
    expect(document.querySelector('#question')!.textContent).toMatch(/^Kam /);
  });
});

describe('the past', () => {
  test('is reached by the timeline', async () => {
    const f = fixture('march');
    const { onseek } = table(f);
    const slider = screen.getByRole('slider', { name: 'Timeline of the game' });
    await fireEvent.input(slider, { target: { value: '10' } });
    expect(onseek).toHaveBeenCalledWith(10);
  });

  test('offers no choices, only the way back', async () => {
    const f = fixture('march');
    const { onseek, onchoose } = table(f, { at: 10, total: f.view.number });
    expect(document.querySelector('.prompt')).toBeNull();
    await fireEvent.click(place('auria'));
    expect(onchoose).not.toHaveBeenCalled();
    await fireEvent.click(screen.getAllByRole('button', { name: 'Back to now' })[0]!);
    expect(onseek).toHaveBeenCalledWith(null);
  });
});

describe('a battle', () => {
  test('is staged with every sum and rule', () => {
    table(fixture('retreat'));
    const stage = screen.getByRole('region', { name: /^Battle for / });
    for (const rule of ['10.3', '10.4', '10.5', '10.6', '10.7'])
      expect(within(stage).getByRole('button', { name: `rule ${rule}` })).toBeTruthy();
    expect(stage.textContent).toMatch(/win/);
    expect(stage.querySelector('.score')!.textContent).toMatch(/\d+\s*:\s*\d+/);
  });

  test('leaves room for the hand while cards are deployed', () => {
    table(fixture('deploy'));
    const stage = screen.getByRole('region', { name: /^Battle for / });
    expect(stage.classList.contains('short')).toBe(true);
    expect(document.querySelectorAll('[data-card]').length).toBeGreaterThan(4);
  });
});

test('axe finds nothing on the table', async () => {
  table(fixture('march'));
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map((v) => `${v.id}: ${v.nodes[0]?.html}`)).toEqual([]);
});

test('a page beside the board opens at its top, however far the one before was scrolled', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined)); // a rulebook that does not come
  table(fixture('march'));
  screen.getByRole('tabpanel').scrollTop = 350;
  await fireEvent.click(screen.getByRole('tab', { name: 'Rules' }));
  expect(screen.getByRole('tabpanel').scrollTop).toBe(0);
  screen.getByRole('tabpanel').scrollTop = 350;
  await fireEvent.click(screen.getByRole('tab', { name: 'Log' }));
  expect(screen.getByRole('tabpanel').scrollTop).toBe(0);
});
