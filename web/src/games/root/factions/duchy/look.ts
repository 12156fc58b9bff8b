/** The Underground Duchy: how it is told apart, its pieces, a word on its seat. */
import ladder from 'icon:hole-ladder';
import shop from 'icon:shop';
import spade from 'icon:trench-spade';
import tower from 'icon:white-tower';
import { t } from '$lib/texts.svelte';
import type { FactionLook } from '../../factions.svelte';
import Board from './Board.svelte';

const look: FactionLook = {
  Board,
  figures: {
    duchy: {
      body: 'M-10.5,0Q-14,-8.5 -10.2,-16Q-6.4,-23.4 1.4,-24.6Q5.4,-25.2 8.6,-28L14.8,-30.6Q17.2,-29.6 15.6,-27L11.2,-21.4Q9.6,-18.4 11,-14.6L17,-16.4L15.2,-13L18.8,-12L15,-9.6L17.2,-7L12,-6.4Q12.4,-3 10.5,0Z',
      face: 'M-6,-12Q-3.4,-17 1,-18',
      spread: 15,
      eyes: [[5.2, -20.4]],
    },
  },
  pieces: { citadel: { icon: tower }, market: { icon: shop }, tunnel: { icon: ladder, round: true } },
  actions: { dig: spade },
  explained: { minister: 'minister', sway: 'minister', lose: 'minister' },
  turning: ['minister-lost'],
  note: (_, now) =>
    t('ui-rt-note-duchy', {
      burrow: now.clearings['burrow']?.warriors['duchy'] ?? 0,
      ministers: now.factions.duchy?.swayed.length ?? 0,
    }),
};
export default look;
