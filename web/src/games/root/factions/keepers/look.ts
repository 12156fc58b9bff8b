/** The Keepers in Iron: their figures, their pieces, relics in the forests, a word on their seat. */
import camp from 'icon:camping-tent';
import leave from 'icon:backpack';
import recover from 'icon:trophy';
import retainer from 'icon:visored-helm';
import shift from 'icon:card-exchange';
import { t } from '$lib/texts.svelte';
import type { FactionLook } from '../../factions.svelte';
import Board from './Board.svelte';
import { PICTURES, relicsAt, TYPES, typeOf, valueOf } from './relics';

const look: FactionLook = {
  Board,
  figures: {
    // a broad badger in a helmet, a striped muzzle, a shield on the arm
    keepers: {
      body: 'M-11,0Q-13.4,-9 -9,-14.6Q-7.6,-16.4 -7.4,-19Q-7.6,-26.6 -1,-28.6L.2,-32L2.4,-28.4Q8.6,-26.4 9,-19.4L13.4,-16.6Q13.8,-14.6 11.6,-14.2L8,-13.6Q9.4,-11.6 10,-9L15.4,-10.4Q16.4,-3.4 10.8,-1L10.6,0Z',
      face: 'M-4.4,-20.6H6.6M2.2,-26V-16.4',
      spread: 15,
      eyes: [[5, -18]],
    },
  },
  // A waystation is square and shows the type of the relics it takes, which are round.
  pieces: Object.fromEntries(
    TYPES.flatMap((type) => [
      [`waystation_${type}`, { icon: PICTURES[type]! }],
      [`relic_${type}`, { icon: PICTURES[type]!, round: true }],
    ]),
  ),
  actions: { encamp: camp, decamp: leave, recover, 'send-retainer': retainer, shift },
  turning: ['recovered', 'trophy'],
  lying: (now, place) =>
    relicsAt(now, place).map((relic) => ({
      kind: `relic_${typeOf(relic)}`,
      value: valueOf(relic),
      name: t(`relic-${relic}`),
    })),
  battleNote: (entry) => (entry.kind === 'devout' ? t('ui-rt-devout') : ''),
  note(_, now) {
    const rows = Object.values(now.factions.keepers?.recovered ?? {});
    return t('ui-rt-note-keepers', { relics: rows.reduce((n, row) => n + row.length, 0) });
  },
};
export default look;
