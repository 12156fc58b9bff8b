/** How a game of Ironwood ended: forges and totems, who fought whom, where it was decided. */
import { t } from '$lib/texts.svelte';
import type { ResultLook } from '$shell/game';
import { num } from '$shell/reading';
import type { LogEntry, View } from '../../api/messages';
import { type Battle, lastBattle } from './battle';
import { positionOf } from './engine';
import { places } from './map';

/** Every battle of the game. */
function battlesOf(log: readonly LogEntry[]): Battle[] {
  return log.flatMap((entry, i) => {
    if (entry.kind !== 'attacked') return [];
    const end = log.findIndex((e, j) => j > i && (e.kind === 'battle-ended' || e.kind === 'attacked'));
    return lastBattle(log.slice(i, end < 0 ? undefined : end + 1)) ?? [];
  });
}
const sum = (view: View, log: readonly LogEntry[], kind: string, by: (entry: LogEntry) => number) =>
  view.seats.map((_, seat) => log.reduce((n, e) => n + (e.kind === kind && e.seat === seat ? by(e) : 0), 0));

const look: ResultLook = {
  heading: () => t('ui-result-goals'),
  breakdown: (view) => [
    { label: t('ui-result-goals'), values: view.seats.map((_, seat) => positionOf(view).sides[seat]?.won ?? 0) },
  ],
  tally(view, log) {
    const battles = battlesOf(log);
    const fallen = view.seats.map((_, seat) =>
      battles.reduce((n, b) => {
        const lost = b.sides.find((side) => side.seat === seat)?.lost;
        return n + (lost?.warriors ?? 0) + (lost?.golems ?? 0);
      }, 0),
    );
    return [
      { label: t('ui-result-battles'), values: view.seats.map(() => battles.length) },
      {
        label: t('ui-result-won'),
        values: view.seats.map((_, seat) => battles.filter((b) => b.winner === seat).length),
      },
      { label: t('ui-result-removed'), values: fallen.map((lost, seat) => `${fallen[1 - seat]} : ${lost}`) },
      { label: t('ui-result-played'), values: sum(view, log, 'played', () => 1) },
      { label: t('ui-result-drawn'), values: sum(view, log, 'drew', (e) => num(e.args['count'])) },
      { label: t('ui-iw-crystals'), values: sum(view, log, 'gained', (e) => num(e.args['count'])) },
    ];
  },
  // The third forge or the third totem.
  cause(_, log) {
    const last = log.findLast((entry) => entry.kind === 'built' || entry.kind === 'secured');
    const place = last?.args['at'] ?? last?.args['to'];
    return typeof place === 'string' && places.has(place) ? [place] : [];
  },
};
export default look;
