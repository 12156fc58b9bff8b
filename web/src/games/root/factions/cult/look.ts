/** The Lizard Cult: its figures, its pieces, a word on its seat. */
import candles from 'icon:candles';
import crusade from 'icon:crossed-swords';
import dagger from 'icon:sacrificial-dagger';
import garden from 'icon:lotus-flower';
import march from 'icon:boot-prints';
import prayer from 'icon:prayer';
import { t } from '$lib/texts.svelte';
import { num } from '$shell/reading';
import type { FactionLook } from '../../factions.svelte';
import { supply, SUITS } from '../../position';
import Board from './Board.svelte';

const COST: Record<string, string> = {
  crusade: 'crusade',
  'crusade-march': 'crusade',
  convert: 'convert',
  sanctify: 'sanctify',
};

const look: FactionLook = {
  Board,
  figures: {
    // a hooded head with a frill, a robe, the tail to one side
    cult: {
      body: 'M-9,0Q-11,-9 -6.4,-14L-11.2,-19.5L-7.6,-20.6L-10.4,-26.6L-5.6,-25.6Q-4.6,-31 0,-31Q4.6,-31 5.6,-25.6L10.4,-26.6L7.6,-20.6L11.2,-19.5L6.4,-14Q8.4,-12 9,-8Q12.4,-7.6 13,-11.4Q14.6,-4.4 9.6,-2.4Q9.4,-1 9,0Z',
      face: 'M-2.6,-17.4Q0,-15.8 2.6,-17.4',
      spread: 14,
      eyes: [
        [-2.9, -23],
        [2.9, -23],
      ],
    },
  },
  pieces: Object.fromEntries(SUITS.map((suit) => [`garden_${suit}`, { icon: garden, stamped: suit }])),
  actions: {
    crusade,
    'crusade-march': march,
    convert: prayer,
    sanctify: garden,
    score: candles,
    sacrifice: dagger,
  },
  actionNote(now, _, word, decision) {
    const cult = now.factions.cult;
    if (word in COST) return t(`ui-rt-does-${word}`, { cost: cult?.conspiracy[COST[word]!] ?? 0 });
    return word === 'score' ? t('ui-rt-does-score', { points: num(decision.args['points']) }) : '';
  },
  turning: ['sanctified'],
  battleNote: (entry) => (entry.kind === 'revenge' ? t('ui-rt-revenge', { count: num(entry.args['count']) }) : ''),
  note(_, now, __, open) {
    const cult = now.factions.cult;
    if (open || !cult) return t('ui-rt-note-warriors', { count: supply(now, 'cult_warrior') });
    return t('ui-rt-note-cult', { acolytes: cult.acolytes, outcast: cult.outcast, hated: cult.hated ? 1 : 0 });
  },
};
export default look;
