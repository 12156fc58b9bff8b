/** How a game of Wonderland's War ended: the score as the game draws it, luck with the bag, battles. */
import { t } from '$lib/texts.svelte';
import type { ResultLook } from '$shell/game';
import type { LogEntry, View } from '../../api/messages';
import { isDraw } from './battle';
import { chipFace } from './chips';
import { position } from './position';
import Score from './Score.svelte';

const count = (view: View, log: readonly LogEntry[], fits: (entry: LogEntry) => boolean) =>
  view.seats.map((_, seat) => log.filter((entry) => entry.seat === seat && fits(entry)).length);

const look: ResultLook = {
  Breakdown: Score,
  counted: (view) => position(view).score.length > 0,
  tally(view, log) {
    const mad = (entry: LogEntry) => isDraw(entry) && chipFace(String(entry.args['chip'] ?? '')).mad > 0;
    return [
      { label: t('ui-result-battles'), values: count(view, log, (e) => e.kind === 'start-strength') },
      { label: t('ui-result-won'), values: count(view, log, (e) => e.kind === 'placed' && e.args['place'] === 1) },
      { label: t('ui-wl-bust'), values: count(view, log, (e) => e.kind === 'bust') },
      { label: t('ui-result-chips'), values: count(view, log, isDraw) },
      { label: t('ui-result-madness'), values: count(view, log, mad) },
      { label: t('ui-wl-deeds'), values: count(view, log, (e) => e.kind === 'deed-done') },
    ];
  },
};
export default look;
