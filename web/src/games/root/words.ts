/** What stands somewhere, in a few words. */
import type { View } from '../../api/messages';
import { t } from '$lib/texts.svelte';
import { type Kind, position } from './position';

/** "fox, 2 slots open; 3 Marquise warriors, sawmill"; a forest names who hides in it. */
export function placeNote(view: View, id: string): string {
  const now = position(view);
  const hidden = Object.entries(now.vagabonds).flatMap(([side, v]) => (v?.pawn === id ? [t(`side-${side}`)] : []));
  const clearing = now.clearings[id];
  if (!clearing) return hidden.join(', ');
  const pieces = (Object.entries(clearing.pieces) as [Kind, number][]).map(([kind, count]) => t(`count-${kind.replaceAll('_', '-')}`, { count }));
  return [t(`suit-${clearing.suit}`), ...pieces, ...(clearing.ruin ? [t('ui-rt-ruin')] : []), ...hidden].join(', ');
}

/** The same for whoever cannot see the map: with the ruler and the open slots. */
export function placeTitle(view: View, id: string): string {
  const clearing = position(view).clearings[id];
  const more = clearing
    ? [t('ui-rt-slots-open', { count: clearing.open }), clearing.ruler ? t('ui-rt-ruled-by', { side: clearing.ruler }) : t('ui-rt-ruled-by-nobody')]
    : [];
  return [`${t(`place-${id}`)}: ${placeNote(view, id)}`, ...more].join('; ');
}
