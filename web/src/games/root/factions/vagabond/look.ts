/** The Vagabonds: their pawns, a word on their seats. */
import aid from 'icon:present';
import crossbow from 'icon:crossbow';
import hammer from 'icon:hammer-nails';
import ruins from 'icon:castle-ruins';
import torch from 'icon:torch';
import { t } from '$lib/texts.svelte';
import type { Drawing, FactionLook } from '../../factions.svelte';
import type { Position, VagabondShare } from '../../position';
import Board from './Board.svelte';

const WANDERER: Drawing = {
  body: 'M-12,0Q-11,-13 -5,-16Q-7,-18 -6.6,-20.5L-13,-21.5Q-13,-24 -7,-25L-4.6,-32.5Q0,-35 4.6,-32.5L7,-25Q13,-24 13,-21.5L6.6,-20.5Q7,-18 5,-16Q11,-13 12,0Z',
  lines: 'M-14,-2L13,-30',
  more: 'M9.5,-31a5.4,5.4 0 1 1 7,5.6a5.4,5.4 0 0 1 -7,-5.6Z',
  face: 'M-5,-19.2h10',
  eyes: [],
};

const shareOf = (now: Position, side: string): VagabondShare | undefined =>
  side === 'vagabond' ? now.factions.vagabond : now.factions.second_vagabond;

const look: FactionLook = {
  Board,
  figures: { vagabond: WANDERER, second_vagabond: WANDERER },
  pieces: {},
  explained: { character: 'character' },
  turning: ['formed-coalition', 'quest-done', 'scorched-earth'],
  actions: { explore: ruins, aid, strike: crossbow, repair: hammer, special: torch },
  // "Day Labor (torch): take a card ...": the board says the rest
  actionNote(now, side, word) {
    const character = shareOf(now, side)?.character;
    return word === 'special' && character ? t(`character-${character}.text`).split(':')[0]! : '';
  },
  note(view, now, side) {
    const character = shareOf(now, side)?.character;
    const place = now.players[view.seats.indexOf(side)]?.pawn;
    return character && place ? t('ui-rt-note-vagabond', { character, place }) : '';
  },
};
export default look;
