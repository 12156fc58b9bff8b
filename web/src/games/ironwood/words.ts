/** What stands somewhere, in a few words. */
import type { View } from '../../api/messages';
import { t } from '$lib/texts.svelte';
import { places } from './map';
import { positionOf } from './engine';

/** "forge, 2 warriors"; an empty place says so. */
export function placeNote(view: View, id: string): string {
  const place = places.get(id);
  if (!place) return '';
  const now = positionOf(view);
  const parts: string[] = [];
  const m = now.mountains.find((x) => x.id === id);
  const f = now.forests.find((x) => x.id === id);
  if (m) {
    if (m.forge !== 'none') parts.push(t(`term-${m.forge}`));
    if (m.warriors) parts.push(t('count-warrior', { count: m.warriors }));
    if (m.golems) parts.push(t('count-golem', { count: m.golems }));
    if (m.drill) parts.push(t('term-drill'));
  }
  if (f) {
    if (f.warriors) parts.push(t('count-warrior', { count: f.warriors }));
    if (f.full + f.fading) parts.push(t('count-totem', { count: f.full + f.fading }));
  }
  return parts.length ? parts.join(', ') : t('ui-empty');
}
