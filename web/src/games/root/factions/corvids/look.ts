/** The Corvid Conspiracy: its figures, its plots, a word on its seat. */
import bomb from 'icon:unlit-bomb';
import dive from 'icon:crow-dive';
import extortion from 'icon:grab';
import feather from 'icon:feather';
import snare from 'icon:wolf-trap';
import swap from 'icon:body-swapping';
import { t } from '$lib/texts.svelte';
import type { FactionLook } from '../../factions.svelte';
import { supply } from '../../position';
import Board from './Board.svelte';

const faces = { bomb, snare, extortion, raid: dive };

const look: FactionLook = {
  Board,
  figures: {
    // a hunched bird in a cloak, its long beak to the right
    corvids: {
      body: 'M-7,0L-14.5,-1.5Q-12.6,-5 -10.8,-8Q-12.4,-17 -6.4,-22.4Q-5.4,-29.6 1.6,-30.4Q6.8,-30.6 8.8,-26.6Q14.4,-25.6 17,-20.4Q12.4,-21.6 8.6,-20.6Q11.8,-10 8.4,0Z',
      face: 'M-6.4,-12Q-3.6,-7.4 1,-6.6',
      spread: 14,
      eyes: [[4.2, -25]],
    },
  },
  pieces: {
    plot: { icon: feather, round: true, hides: (place) => `corvids.plot-${place}` },
    ...Object.fromEntries(Object.entries(faces).map(([plot, icon]) => [plot, { icon, round: true }])),
  },
  faces: Object.fromEntries(Object.entries(faces).map(([plot, icon]) => [`plot_${plot}`, icon])),
  offerNotes: {
    guess(now, decision, option) {
      const denied = now.factions.corvids?.denied[String(decision.args['place'])] ?? [];
      return denied.includes(`plot_${option.at}`) ? t('ui-rt-guessed-wrong') : '';
    },
  },
  explained: { hide: 'plot' },
  turning: ['bombed'],
  actions: { plot: feather, trick: swap },
  note(view, now, side, open) {
    if (open) return t('ui-rt-note-warriors', { count: supply(now, 'corvids_warrior') });
    const lying = Object.entries(view.zones).filter(
      ([name, zone]) => name.startsWith(`${side}.plot-`) && zone.count,
    ).length;
    const down = Object.values(now.clearings).filter((clearing) => clearing.tokens['plot']).length;
    return t('ui-rt-note-corvids', { down, up: lying - down });
  },
};
export default look;
