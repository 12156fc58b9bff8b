/** The Lord of the Hundreds: its figures, its pieces, a word on its seat. */
import bag from 'icon:swap-bag';
import chest from 'icon:open-chest';
import coins from 'icon:two-coins';
import dice from 'icon:perspective-dice-six-faces-random';
import fort from 'icon:hill-fort';
import mob from 'icon:pitchfork';
import torch from 'icon:primitive-torch';
import { t } from '$lib/texts.svelte';
import type { FactionLook } from '../../factions.svelte';
import Board from './Board.svelte';

/** What the log of a battle says about the warlord. */
const NOTES: Record<string, string> = { shrugged: 'ui-rt-shrugged', looting: 'ui-rt-looting' };

const look: FactionLook = {
  Board,
  figures: {
    // hunched, a long snout, a ragged ear, the tail to one side
    hundreds: {
      body: 'M-9.5,0Q-12,-8 -9,-14Q-7.6,-17 -5.2,-18.4L-8.6,-25.6Q-4.4,-27.6 -1.6,-24.4L-.4,-21.8Q5,-22.4 8.6,-19.4L14.6,-15.6Q15,-13.6 12.8,-13.2L6.6,-12.6Q9.8,-9.4 9.8,-5Q13.6,-4.6 14.4,-8.6Q16.6,-2.4 9.6,-1.4L9.4,0Z',
      face: 'M6.4,-14.4L10.4,-14.6',
      spread: 14,
      eyes: [[4.2, -18]],
    },
    // taller, with a spiked crown and a spear
    warlord: {
      body: 'M-10.5,0Q-13,-10 -9.6,-17Q-8.4,-19.4 -6.2,-21L-8.4,-31L-4.6,-27.6L-2.4,-33L.6,-27.8L4.6,-32L5,-25.6Q8.4,-25 10.6,-22.6L15.6,-19Q16,-17 13.8,-16.6L7.8,-15.6Q11,-10 10.8,0Z',
      lines: 'M16.4,0V-33M14,-29L16.4,-36L18.8,-29',
      face: 'M7.4,-17.6L11.4,-18',
      spread: 16,
      eyes: [[4.8, -21.4]],
    },
  },
  pieces: { stronghold: { icon: fort }, mob: { icon: mob, round: true } },
  actions: { keep: chest, scrap: coins, loot: bag, roll: dice, incite: torch },
  explained: { mood: 'mood' },
  turning: ['anointed', 'looted'],
  battleNote: (entry) => (entry.kind in NOTES ? t(NOTES[entry.kind]!) : ''),
  note(_, now) {
    const own = now.factions.hundreds;
    return own ? t('ui-rt-note-hundreds', { mood: own.mood, command: own.command, prowess: own.prowess }) : '';
  },
};
export default look;
