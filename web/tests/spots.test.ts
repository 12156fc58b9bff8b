import { expect, test, vi } from 'vitest';
import { beside, meets, type Spot, spotsOf, within } from '../src/lesson/spots';

const BOARD = { x: 16, y: 56, w: 990, h: 606 };
const spot = (x: number, y: number): Spot => ({ x, y, w: 120, h: 100, board: true });
const CARD = { w: 384, h: 190 };

test('the card of a note covers nothing it speaks of, where there is room', () => {
  const lit = [spot(395, 187), spot(586, 285), spot(280, 321)];
  const at = { ...beside(BOARD, CARD, lit), ...CARD };
  expect(lit.filter((one) => meets(at, one))).toEqual([]);
  expect(at.x >= BOARD.x && at.x + at.w <= BOARD.x + BOARD.w).toBe(true);
  expect(at.y >= BOARD.y && at.y + at.h <= BOARD.y + BOARD.h).toBe(true);
});

test('where the board leaves room beside it, the card of a note may lie there', () => {
  const lit = [spot(300, 80), spot(420, 240), spot(320, 420), spot(560, 430)];
  const low = { x: 130, y: 56, w: 640, h: 390 };
  const covered = (ground: typeof BOARD) =>
    lit.filter((one) => meets({ ...beside(ground, CARD, lit), ...CARD }, one)).length;
  expect(covered(low)).toBeGreaterThan(0);
  expect(covered({ x: 16, y: 56, w: 1100, h: 580 })).toBe(0);
});

test('a note about nothing on the board leaves what may be chosen free', () => {
  const legal = [{ x: 40, y: 400, w: 120, h: 100 }];
  expect(meets({ ...beside(BOARD, CARD, [], legal), ...CARD }, legal[0]!)).toBe(false);
});

test('where a card hides what it speaks of, a broad one between the rows may not', () => {
  // Five regions around a tea table, at 1366x650.
  const ground = { x: 16, y: 56, w: 880, h: 590 };
  const region = (x: number, y: number, w: number, h: number): Spot => ({ x, y, w, h, board: true });
  const lit = [
    region(144, 64, 310, 100),
    region(456, 64, 300, 100),
    region(640, 165, 116, 190),
    region(144, 366, 310, 126),
    region(456, 366, 300, 126),
  ];
  expect(beside(ground, { w: 384, h: 248 }, lit).hidden).toBeGreaterThan(0);
  expect(beside(ground, { w: 600, h: 176 }, lit).hidden).toBe(0);
});

test('of a page that is scrolled only what can be seen is lit', () => {
  const pane = { x: 0, y: 340, w: 390, h: 440 };
  const card = (y: number) => ({ x: 20, y, w: 160, h: 210 });
  expect(within(card(400), pane)).toEqual(card(400));
  expect(within(card(700), pane)).toEqual({ ...card(700), h: 80 });
  expect(within(card(770), pane)).toBeNull();
  expect(within(card(900), pane)).toBeNull();
});

test('on a phone the button lights up that leads to a hand out of sight', () => {
  vi.stubGlobal('CSS', { escape: (id: string) => id });
  document.body.innerHTML = `<main class="phone"><div class="bottom"><section class="hand"><b data-card="IC02"></b></section></div></main>
    <nav><button></button><button></button><button></button></nav>`;
  const box = (query: string, y: number, height: number) =>
    (document.querySelector(query)!.getBoundingClientRect = () => new DOMRect(0, y, 100, height));
  box('.bottom', 340, 440);
  box('section.hand', 900, 200);
  box('[data-card]', 900, 200);
  box('nav button:nth-of-type(2)', 780, 64);
  box('nav button:nth-of-type(3)', 780, 60);
  const tab = { x: 0, y: 780, w: 100, h: 64, board: false };
  expect(spotsOf(['hand'], undefined)).toEqual([tab]);
  expect(spotsOf(['IC02'], undefined)).toEqual([tab]);
  expect(spotsOf(['try'], { id: 'play IC02', at: 'IC02' })).toEqual([tab]);
  expect(spotsOf(['seats'], undefined)).toEqual([{ ...tab, h: 60 }]);
  expect(spotsOf(['prompt'], undefined)).toEqual([]);
  box('[data-card]', 500, 200);
  expect(spotsOf(['IC02'], undefined)).toEqual([{ x: 0, y: 500, w: 100, h: 200, board: false }]);
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});
