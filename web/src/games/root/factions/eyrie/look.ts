/** The Eyrie Dynasties: their figures, their pieces, a word on their seat. */
import nest from 'icon:nest-eggs';
import { t } from '$lib/texts.svelte';
import type { FactionLook } from '../../factions.svelte';
import { COLUMNS, pile, supply } from '../../position';
import Board from './Board.svelte';
import { obeyed } from './decree';

const look: FactionLook = {
  Board,
  figures: {
    eyrie: {
      body: 'M-9.5,0Q-15,-12 -9,-20Q-8.5,-27 -2.5,-29L-5,-33.5L1,-31L2.5,-34.5L5,-29.2Q8.8,-27.4 9.2,-24L15,-21.5L8.6,-19.2Q13.5,-10 9.5,0Z',
      face: 'M-7,-14Q-2,-6 4,-6',
      eyes: [[4.2, -24]],
    },
  },
  pieces: { roost: { icon: nest } },
  explained: { leader: 'leader' },
  turning: ['turmoil'],
  about(view) {
    const card = obeyed(view);
    return card && t(card.suit ? 'ui-rt-obeys' : 'ui-rt-obeys.column', { ...card });
  },
  note(view, now, side, open) {
    const eyrie = now.factions.eyrie;
    if (open || !eyrie?.leader) return t('ui-rt-note-warriors', { count: supply(now, 'eyrie_warrior') });
    const orders = COLUMNS.map((column) => (eyrie.viziers[column] ?? 0) + (pile(view, side, column)?.count ?? 0));
    return t('ui-rt-note-eyrie', { leader: eyrie.leader, decree: orders.reduce((n, m) => n + m, 0) });
  },
};
export default look;
