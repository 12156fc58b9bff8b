/** How a game of Root ended: where the points came from, who fought whom, what decided it. */
import { t } from '$lib/texts.svelte';
import type { ResultLook } from '$shell/game';
import { num } from '$shell/reading';
import type { LogEntry, View } from '../../api/messages';
import { type Fight, isBattle, lastFight } from './battle';
import { isPlace } from './map';

const PARTS = ['pieces', 'fights', 'cards', 'other'] as const;

/** What brought points: the last thing the same choice told before them. */
function sourceOf(log: readonly LogEntry[], i: number): (typeof PARTS)[number] {
  const scored = log[i]!;
  for (let j = i - 1; j >= 0 && log[j]!.number === scored.number; j--) {
    const { kind, args } = log[j]!;
    if (args['points'] !== undefined) continue;
    if (kind === 'removed') return 'fights';
    if (typeof args['place'] === 'string') return 'pieces';
    return args['card'] !== undefined || args['item'] !== undefined ? 'cards' : 'other';
  }
  return 'other';
}

/** Every battle of the game, from the entry that opened it to the one that ended it. */
function fightsOf(view: View, log: readonly LogEntry[]): Fight[] {
  return log.flatMap((entry, i) => {
    if (!isBattle(entry)) return [];
    const end = log.findIndex((e, j) => j > i && (e.kind === 'battle-ended' || isBattle(e)));
    return lastFight(view, log.slice(i, end < 0 ? undefined : end + 1)) ?? [];
  });
}

const look: ResultLook = {
  breakdown(view, log) {
    const values = Object.fromEntries(PARTS.map((part) => [part, view.seats.map(() => 0)]));
    log.forEach((entry, i) => {
      // what changes points says the new total, too
      if (entry.seat === null || entry.args['points'] === undefined || entry.args['total'] === undefined) return;
      const sign = entry.kind === 'lost-points' ? -1 : 1;
      const of = sign < 0 ? 'other' : sourceOf(log, i);
      values[of]![entry.seat]! += sign * num(entry.args['points']);
    });
    return PARTS.map((part) => ({ label: t(`ui-result-part-${part}`), values: values[part]! }));
  },
  tally(view, log) {
    const zero = () => view.seats.map(() => 0);
    const [battles, won, removed, lost, given, taken, cards] = [zero(), zero(), zero(), zero(), zero(), zero(), zero()];
    for (const { sides } of fightsOf(view, log)) {
      const losses = sides.map((side) => side.lost.reduce((n, l) => n + l.count, 0) + side.damaged.length);
      sides.forEach((side, i) => {
        const [mine, theirs] = [losses[i]!, losses[1 - i]!];
        if (side.seat < 0) return; // hirelings
        battles[side.seat]! += 1;
        won[side.seat]! += theirs > mine ? 1 : 0;
        removed[side.seat]! += theirs;
        lost[side.seat]! += mine;
        given[side.seat]! += side.rolled ?? 0;
        taken[side.seat]! += sides[1 - i]!.rolled ?? 0;
      });
    }
    for (const entry of log)
      if (entry.kind === 'drew' && entry.seat !== null) cards[entry.seat]! += num(entry.args['count']);
    const pair = (a: number[], b: number[]) => a.map((value, seat) => `${value} : ${b[seat]}`);
    return [
      { label: t('ui-result-battles'), values: battles },
      { label: t('ui-result-won'), values: won },
      { label: t('ui-result-rolled'), values: pair(given, taken) },
      { label: t('ui-result-removed'), values: pair(removed, lost) },
      { label: t('ui-result-drawn'), values: cards },
    ];
  },
  // Where the last points were made.
  cause(_, log) {
    const last = log.findLastIndex((entry) => entry.kind === 'scored');
    for (let i = last; i >= 0 && log[i]!.number === log[last]!.number; i--) {
      const place = log[i]!.args['place'];
      if (typeof place === 'string' && isPlace(place)) return [place];
    }
    return [];
  },
};
export default look;
