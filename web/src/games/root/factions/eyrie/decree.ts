/** Which card of the Decree a question is about: the engine asks where, and has said before only which column it goes through. */
import { known } from '$shell/reading';
import type { View } from '../../../../api/messages';
import { cards } from '../../cards';
import { type Column, pile, position, type Suit } from '../../position';

const COLUMN_OF: Record<string, Column> = {
  'recruit-where': 'recruit',
  'move-from': 'move',
  'move-to': 'move',
  'move-how-many': 'move',
  'battle-where': 'battle',
  'battle-whom': 'battle',
  'roost-where': 'build',
};
/** Two suits of a column have been obeyed: the latest is the one that was still left when the table was last seen. */
let before: { number: number; place: string; left: Record<string, number>; suit: Suit | null } | null = null;

export function obeyed(view: View): { column: Column; suit: Suit | null } | null {
  const eyrie = position(view).factions.eyrie;
  const decision = view.decisions[0];
  if (!eyrie || !decision || view.seats[decision.seat] !== 'eyrie') return null;
  const column = eyrie.column as Column;
  const place = `${view.round} ${column}`;
  const known_ = before?.place === place && before.number <= view.number ? before : null;
  if (COLUMN_OF[decision.prompt] !== column) {
    if (decision.prompt === 'decree-next') before = { number: view.number, place, left: eyrie.left, suit: null };
    return null;
  }
  const all: Record<string, number> = { bird: eyrie.viziers[column] ?? 0 };
  for (const card of known(pile(view, 'eyrie', column))) {
    const suit = cards.get(card)?.suit ?? 'bird';
    all[suit] = (all[suit] ?? 0) + 1;
  }
  const fewer = (than: Record<string, number>) =>
    Object.keys(than).filter((suit) => (eyrie.left[suit] ?? 0) < than[suit]!) as Suit[];
  const done = fewer(all);
  const latest = known_ ? fewer(known_.left) : [];
  const suit =
    done.length === 1 ? done[0]! : latest.length === 1 ? latest[0]! : latest.length ? null : (known_?.suit ?? null);
  before = { number: view.number, place, left: eyrie.left, suit };
  return { column, suit };
}
