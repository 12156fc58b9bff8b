import { expect, test } from 'vitest';
import { beside, meets, type Spot } from '../src/lesson/spots';

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
