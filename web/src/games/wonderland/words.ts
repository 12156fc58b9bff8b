/** What stands where, and what a choice would bring, in a few words. */
import { t, texts } from '$lib/texts.svelte';
import type { View } from '../../api/messages';
import { abilities, isCard, questCards, teaCards, wonderCards } from './cards';
import { allyNames, chipFace, kinds } from './chips';
import { sides } from './looks';
import { chairIds, regionIds } from './map';
import { anybody, position, type Units } from './position';

const text = (id: string): string => (texts.has(id) ? t(id) : '');

function units(u: Units): string {
  const words = [
    u.leader ? t('unit-leader') : '',
    u.supporters ? t('ui-wl-supporters', { count: u.supporters }) : '',
    ...u.figures.map((f) => t(`unit-${f}`)),
    u.castle === 'none' ? '' : t(`ui-wl-castle-${u.castle}`),
  ];
  return words.filter(Boolean).join(', ');
}

function regionNote(view: View, id: string): string {
  const here = position(view).regions[id];
  if (!here) return '';
  if (!here.used) return t('ui-wl-unused');
  const points = here.points?.[view.round - 1];
  const groups = here.units.flatMap((u, seat) => (anybody(u) ? [`${t(`side-${view.seats[seat]}`)} ${units(u)}`] : []));
  return [points === undefined ? '' : t('ui-wl-points-here', { count: points }), ...groups].filter(Boolean).join('; ');
}

/** What an ability says, at this number of players. */
export const abilityText = (ability: string, players: number): string => (players === 2 && text(`ability-two-${ability}`)) || text(`ability-${ability}.text`);

/** What a chip does, by the sets in use. */
export function chipText(kind: string, allies: Record<string, string>): string {
  if (wonderCards.has(kind)) return text(`card-${kind}.text`);
  if (kind === 'forge') return text('effect-forge');
  const ally = allyNames.find((a) => kind.startsWith(a));
  return ally ? text(`effect-${allies[ally]?.toLowerCase()}-${ally.replace('_', '-')}`) : '';
}

export function cardText(card: string, players: number): string {
  return abilities.has(card) ? abilityText(card, players) : text(`card-${card}.text`);
}

/** Whatever can be pointed at: places, players, chips, cards. */
export const isPlace = (id: string): boolean => id === 'head' || id in sides || regionIds.has(id) || chairIds.has(id) || kinds.has(id) || (isCard(id) && !teaCards.has(id));

export function placeNote(view: View, id: string): string {
  if (regionIds.has(id)) return regionNote(view, id);
  const now = position(view);
  if (chairIds.has(id)) {
    const chair = now.chairs[id];
    if (!chair) return '';
    if (chair.leader !== null) return t(`side-${view.seats[chair.leader]}`);
    return [chair.card ? text(`card-${chair.card}.text`) : '', chair.poison ? t('chip-poison') : ''].filter(Boolean).join(' ');
  }
  if (id === 'head') return t('ui-wl-head-note');
  if (questCards.has(id)) return text(`card-${id}.text`);
  if (kinds.has(id)) {
    const face = chipFace(id);
    return [face.strength ? t('ui-wl-strength', { n: face.strength }) : '', chipText(id, now.allies)].filter(Boolean).join('. ');
  }
  return isCard(id) ? cardText(id, view.seats.length) : '';
}
