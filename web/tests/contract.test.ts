// @vitest-environment node
/** Server and browser choose the same text for the same JSON: both read cases.json (the other: tests/text/test_contract.py). */
import { expect, test } from 'vitest';
import cases from '../../tests/text/cases.json';
import type { LogEntry, Option, View } from '../src/api/messages';
import { texts } from '../src/lib/texts.svelte';
import { labelOf, upper } from '../src/shell/choices';
import type { GameUI } from '../src/shell/game';
import { sentence } from '../src/shell/sentence';

interface Case {
  says: string;
  has: string[];
  id: string;
  prompt?: string;
  option?: Option;
  event?: LogEntry;
}

test.each(cases as unknown as Case[])('$says', ({ has, id, prompt, option, event }) => {
  texts.give('en', [has.map((known) => `${known} = ${known}\n`).join('')]); // every text says its own id
  const game = {
    isPlace: (at: string) => has.includes(`place-${at}`),
    isCard: (at: string) => has.includes(`card-${at}`),
  } as GameUI;
  const said = option
    ? labelOf(option, { prompt: prompt!, args: {} }, game)
    : sentence(event!, { seats: ['woodwalkers', 'ironclad'] } as View)
        .map((span) => span.text)
        .join('');
  expect(said).toBe(upper(id));
});
