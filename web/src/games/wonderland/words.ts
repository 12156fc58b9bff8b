/** What stands where, and what a choice would bring, in a few words. */
import { t, texts } from '$lib/texts.svelte';
import { upper } from '$shell/choices';
import type { View } from '../../api/messages';
import { abilities, isCard, questCards, type Reward, teaCards, wonderCards } from './cards';
import { allyNames, chipFace, kinds } from './chips';
import { sides } from './looks';
import { chairIds, regionIds } from './map';
import { chipOf } from './rewards';
import { anybody, fighters, position, type Units } from './position';

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

function pointsHere(view: View, id: string): string {
  const points = position(view).regions[id]?.points?.[view.round - 1];
  return points === undefined ? '' : t('ui-wl-points-here', { count: points });
}

function regionText(view: View, id: string): string {
  const here = position(view).regions[id];
  if (!here) return '';
  if (!here.used) return t('ui-wl-unused');
  const groups = here.units.flatMap((u, seat) => (anybody(u) ? [`${t(`side-${view.seats[seat]}`)} ${units(u)}`] : []));
  return [pointsHere(view, id), ...groups].filter(Boolean).join('; ');
}

/** What an ability says, at this number of players. */
export const abilityText = (ability: string, players: number): string =>
  (players === 2 && text(`ability-two-${ability}`)) || text(`ability-${ability}.text`);

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

/** What a part of a tea card gives. */
export function rewardsText(rewards: readonly Reward[]): string {
  return rewards
    .map((reward) => {
      const chip = chipOf(reward);
      const words = chip && chip !== 'any_ally' ? t(`chip-${chip}`) : t(`reward-${reward.type}`);
      return reward.n && reward.type !== 'leader_strength' ? `${words} ${reward.n}` : words;
    })
    .join(', ');
}

/** Whatever can be pointed at: places, players, chips, cards. */
export const isPlace = (id: string): boolean =>
  id === 'head' ||
  id in sides ||
  regionIds.has(id) ||
  chairIds.has(id) ||
  kinds.has(id) ||
  (isCard(id) && !teaCards.has(id));

/** All there is to say about it. */
export function placeText(view: View, id: string): string {
  if (regionIds.has(id)) return regionText(view, id);
  if (questCards.has(id) || wonderCards.has(id) || abilities.has(id)) return cardText(id, view.seats.length);
  if (kinds.has(id)) return chipText(id, position(view).allies);
  return placeNote(view, id);
}

/** What stands beside a choice: short, for the board and the cards show the rest. */
export function placeNote(view: View, id: string): string {
  const now = position(view);
  if (regionIds.has(id)) {
    const here = now.regions[id];
    const counts =
      here?.units.flatMap((u, seat) => (fighters(u) ? [`${sides[view.seats[seat]!]?.letter} ${fighters(u)}`] : [])) ??
      [];
    return [pointsHere(view, id), counts.join(', ')].filter(Boolean).join(' · ');
  }
  if (chairIds.has(id)) {
    const chair = now.chairs[id];
    if (!chair) return '';
    if (chair.leader !== null) return t(`side-${view.seats[chair.leader]}`);
    return [chair.card ? text(`card-${chair.card}.text`) : '', chair.poison ? upper(t('ui-wl-poisoned')) : '']
      .filter(Boolean)
      .join(' ');
  }
  if (id === 'head') return t('ui-wl-head-note');
  const strength = wonderCards.get(id)?.strength ?? (kinds.has(id) ? chipFace(id).strength : 0);
  return strength ? t('ui-wl-strength', { n: strength }) : '';
}
