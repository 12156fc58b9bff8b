/** The Woodland Alliance: its figures, its pieces, a word on its seat. */
import fist from 'icon:fist';
import officer from 'icon:rank-3';
import recruits from 'icon:rally-the-troops';
import tent from 'icon:barracks-tent';
import { t } from '$lib/texts.svelte';
import type { FactionLook } from '../../factions.svelte';
import { pile, supply } from '../../position';
import Board from './Board.svelte';

const look: FactionLook = {
  Board,
  figures: {
    alliance: {
      body: 'M-10.5,0Q-12.5,-10.5 -5.6,-13.4Q-8.6,-16 -8.2,-19.6A5.6,5.6 0 1 1 -3.4,-26.6Q0,-27.8 3.4,-26.6A5.6,5.6 0 1 1 8.2,-19.6Q8.6,-16 5.6,-13.4Q12.5,-10.5 10.5,0Z',
      face: '',
      spread: 15,
      eyes: [
        [-2.8, -20],
        [2.8, -20],
      ],
    },
  },
  pieces: { base: { icon: tent, stamped: true }, sympathy: { icon: fist, round: true } },
  turning: ['revolted', 'base-lost'],
  actions: { mobilize: recruits, train: officer, organize: fist },
  asksFor: { 'spend-supporter': 'supporters', 'trim-supporters': 'supporters' },
  note(view, now, side, open) {
    if (open) return t('ui-rt-note-warriors', { count: supply(now, 'alliance_warrior') });
    const supporters = pile(view, side, 'supporters')?.count ?? 0;
    return t('ui-rt-note-alliance', { supporters, officers: now.factions.alliance?.officers ?? 0 });
  },
};
export default look;
