/** The Riverfolk Company: its figures, its trade posts, what it sells, a word on its seat. */
import crate from 'icon:cargo-crate';
import draw from 'icon:card-draw';
import reward from 'icon:trophy-cup';
import scales from 'icon:scales';
import { t } from '$lib/texts.svelte';
import type { FactionLook } from '../../factions.svelte';
import { supply, SUITS } from '../../position';
import Board from './Board.svelte';

const look: FactionLook = {
  Board,
  figures: {
    // an otter on its hind legs, the tail to the right
    riverfolk: {
      body: 'M-4.6,-24.3C-5.2,-26.5 -4,-28.5 -2,-28.8C-1.9,-29.9 -0.6,-30 -0.3,-29.1C1.3,-29.2 2.7,-28.3 3.2,-26.8C4.9,-26.7 6.1,-25.6 6,-24.4C5.9,-23 4.5,-22.2 2.8,-22.1C2.6,-21.2 2,-20.4 1.4,-19.8C4.1,-17.7 5.6,-14.1 5.9,-10.3C8.7,-9.5 11,-7.1 15.1,-7.9C14.1,-4.6 9.7,-3.5 5.6,-5.2C5.1,-3.9 4.4,-2.9 3.3,-2.1L6.4,-1.3Q6.7,0 5.4,0L-4.1,0C-5.8,0 -6.5,-1.2 -5.9,-2.7C-7.2,-6.3 -7.4,-12.5 -5.6,-16.6C-6.8,-15.8 -7.8,-14.5 -8.3,-12.9C-9.5,-13 -10.1,-13.9 -9.7,-15.1C-9,-17.6 -6.9,-19.4 -4.5,-19.8C-4.9,-21.2 -4.7,-22.8 -4.6,-24.3Z',
      face: 'M1.8,-21.9Q3.6,-21.2 5.4,-22.4',
      spread: 15,
      eyes: [[1.2, -25.6]],
    },
  },
  pieces: Object.fromEntries(SUITS.map((suit) => [`trade_post_${suit}`, { icon: scales, round: true, stamped: suit }])),
  actions: { draw, establish: scales, export: crate, 'reward-of-craft': reward },
  explained: { hire: 'service' },
  visited: ['buy-services'],
  wares: ['buy'],
  turning: ['disrupted'],
  note(_, now, __, open) {
    const prices = now.factions.riverfolk?.prices;
    if (open || !prices) return t('ui-rt-note-warriors', { count: supply(now, 'riverfolk_warrior') });
    const [cards, boats, mercenaries] = [prices['hand_card'], prices['riverboats'], prices['mercenaries']];
    return t('ui-rt-note-riverfolk', { cards: cards ?? 0, boats: boats ?? 0, mercenaries: mercenaries ?? 0 });
  },
};
export default look;
