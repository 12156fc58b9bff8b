// @vitest-environment node
import { beforeEach, describe, expect, test } from 'vitest';
import ironwood from '../src/games/ironwood';
import { areNumbers, byTarget, choicesOf, typed } from '../src/shell/choices';
import { fixture, speak } from './help';

beforeEach(() => speak('en'));

describe('choices', () => {
  test('places say where and what stands there', () => {
    const { view } = fixture('march');
    const choices = choicesOf(view.decisions[0]!, view, ironwood);
    const auria = choices.find((c) => c.option.at === 'auria')!;
    expect(auria).toMatchObject({ label: 'To Auria', kind: 'place' });
    expect(auria.note).toMatch(/empty|warrior|golem|drill/);
    expect(choices.every((c) => c.icon)).toBe(true);
  });

  test('counts are numbers, options of a card are sentences', () => {
    const many = fixture('warriors');
    const numbers = choicesOf(many.view.decisions[0]!, many.view, ironwood).filter((c) => c.kind === 'number');
    expect(areNumbers(numbers)).toBe(true);
    const { view } = fixture('resolve');
    const options = choicesOf(view.decisions[0]!, view, ironwood).filter((c) => c.option.verb === 'option');
    expect(areNumbers(options)).toBe(false);
    expect(options[0]!.label.length).toBeGreaterThan(8);
  });

  test('notation, an unambiguous beginning, or the label can be typed', () => {
    const { view } = fixture('march');
    const choices = choicesOf(view.decisions[0]!, view, ironwood);
    expect(typed('to auria', choices)?.option.id).toBe('to auria');
    expect(typed('  TO  Aur ', choices)?.option.id).toBe('to auria');
    expect(typed('auria', choices)?.option.id).toBe('to auria');
    expect(typed('to palladimor', choices)?.option.id).toBe('to palladimor');
    expect(typed('to', choices)).toBeUndefined();
    expect(typed('nonsense', choices)).toBeUndefined();
  });

  test('what can be clicked is found by its place', () => {
    const { view } = fixture('march');
    expect([...byTarget(view.decisions).keys()]).toEqual(view.decisions[0]!.options.map((o) => o.at));
  });
});
