/** How a game of Defenders ended: what each did for the wood, the injury die, and where it was won or lost. */
import { t } from '$lib/texts.svelte';
import type { ResultLook } from '$shell/game';
import { num } from '$shell/reading';
import type { LogEntry, View } from '../../api/messages';
import { positionOf } from './engine';
import { CORE } from './map';
import { playerOf, playersOf } from './position';

const count = (view: View, log: readonly LogEntry[], kind: string, by: (entry: LogEntry) => number = () => 1) =>
  view.seats.map((_, seat) => log.reduce((n, e) => n + (e.kind === kind && e.seat === seat ? by(e) : 0), 0));

const look: ResultLook = {
  heading: () => t('ui-result-deeds'),
  breakdown: (view, log) => [
    { label: t('ui-df-camps-built'), values: count(view, log, 'built-camp') },
    { label: t('ui-df-reforested'), values: count(view, log, 'reforested') },
    { label: t('ui-df-cleansed'), values: count(view, log, 'cleansed') },
    { label: t('ui-df-destroyed'), values: count(view, log, 'destroyed-mech') },
  ],
  tally: (view, log) => [
    { label: t('ui-df-injuries-label'), values: count(view, log, 'injured', (e) => num(e.args['count']) || 1) },
    { label: t('ui-df-dice'), values: count(view, log, 'rolled') },
    { label: t('ui-df-dice-harm'), values: count(view, log, 'rolled', (e) => (num(e.args['injuries']) ? 1 : 0)) },
    {
      label: t('ui-df-camps-to-go'),
      values: view.seats.map((_, seat) => playersOf(view, seat).reduce((n, p) => n + p.camps_left, 0)),
    },
  ],
  cause(view, log) {
    const now = positionOf(view);
    const all = (fits: (hex: (typeof now.hexes)[number]) => boolean) => now.hexes.filter(fits).map((hex) => hex.id);
    switch (view.result?.how) {
      case 'toxic-catastrophe':
        return all((hex) => hex.toxic);
      case 'core-completed':
        return all((hex) => hex.factory !== null);
      case 'massacre':
        // the fallen came from a hand; what injured them came over their leader
        return all((hex) => hex.id === playerOf(view, log.findLast((e) => e.kind === 'injured')?.args['side'])?.at);
      default:
        return [CORE];
    }
  },
};
export default look;
