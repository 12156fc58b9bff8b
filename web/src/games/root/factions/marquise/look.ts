/** The Marquise de Cat: her figures, her pieces, a word on her seat. */
import banner from 'icon:vertical-banner';
import boots from 'icon:boot-prints';
import castle from 'icon:castle';
import hammer from 'icon:flat-hammer';
import log from 'icon:log';
import saw from 'icon:circular-saw';
import { t } from '$lib/texts.svelte';
import type { FactionLook } from '../../factions.svelte';
import { supply } from '../../position';
import Board from './Board.svelte';

const look: FactionLook = {
  Board,
  figures: {
    marquise: {
      body: 'M-11.5,0Q-13.5,-12.5 -6.2,-15Q-10.4,-18.5 -9.6,-24L-8.8,-32L-3.2,-27.6Q0,-28.4 3.2,-27.6L8.8,-32L9.6,-24Q10.4,-18.5 6.2,-15Q13.5,-12.5 11.5,0Z',
      face: 'M-5,-22.2l3,1.2M5,-22.2l-3,1.2',
      eyes: [],
    },
  },
  pieces: {
    sawmill: { icon: saw },
    workshop: { icon: hammer },
    recruiter: { icon: banner },
    keep: { icon: castle, round: true },
    wood: { icon: log, round: true, tone: 'timber' },
  },
  actions: { march: boots, overwork: saw },
  turning: ['keep-lost'],
  note: (_, now) => t('ui-rt-note-marquise', { warriors: supply(now, 'marquise_warrior'), wood: supply(now, 'wood') }),
};
export default look;
