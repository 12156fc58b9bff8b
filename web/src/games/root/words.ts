/** What stands somewhere, in a few words. */
import type { View } from '../../api/messages';
import { t } from '$lib/texts.svelte';
import { sides } from './crests';
import { faceOf, lyingIn } from './factions.svelte';
import { position, type Position } from './position';

/** Warriors by the name of their faction, a champion by its own. */
export const figureName = (name: string): string => t(name in sides ? `side-${name}` : `piece-${name}`);

/** "4 Eyrie, roost, 2 wood": warriors by the name of their faction, everything else by its own. */
export function placeNote(view: View, id: string): string {
  const now = position(view);
  const hidden = now.players.flatMap((p) => (p.pawn === id && p.side ? [t(`side-${p.side}`)] : []));
  const clearing = now.clearings[id];
  const lying = lyingIn(view.seats, now, id);
  const named = new Set(lying.map((one) => one.kind));
  hidden.push(...lying.map((one) => one.name));
  if (!clearing) return hidden.join(', ');
  const warriors = Object.entries(clearing.warriors).map(([name, count]) =>
    name in sides ? `${count} ${figureName(name)}` : figureName(name),
  );
  const own = Object.entries({ ...clearing.buildings, ...clearing.tokens }).filter(([kind]) => !named.has(kind));
  const pieces = own.map(([kind, count]) => {
    const face = faceOf(view, kind, id);
    if (face) return `${t(`piece-${kind}`)} (${t(`card-${face}`)})`;
    return count > 1 ? `${t(`piece-${kind}`)} ×${count}` : t(`piece-${kind}`);
  });
  const there = [...warriors, ...hidden, ...pieces, ...(clearing.ruin ? [t('ui-rt-ruin')] : [])].join(', ');
  return [...(there ? [there] : []), ...landmarksIn(now, id)].join(', ') || t('ui-empty');
}

/** The landmarks of a place, with what lies there. */
function landmarksIn(now: Position, id: string): string[] {
  return Object.entries(now.landmarks)
    .filter(([, landmark]) => landmark.place === id)
    .map(([name, { items }]) => {
      const lying = Object.entries(items).map(
        ([item, count]) => `${t(`item-${item}`)}${count > 1 ? ` ×${count}` : ''}`,
      );
      return `${t(`landmark-${name}`)}${lying.length ? ` (${lying.join(', ')})` : ''}`;
    });
}

/** The same for whoever cannot see the map: with the suit, the ruler and the open slots. */
export function placeTitle(view: View, id: string): string {
  const clearing = position(view).clearings[id];
  const more = clearing
    ? [
        ...clearing.suits.map((suit) => t(`suit-${suit}`)),
        ...(clearing.slots ? [t('ui-rt-slots-open', { count: clearing.open })] : []),
        clearing.ruler ? t('ui-rt-ruled-by', { side: clearing.ruler }) : t('ui-rt-ruled-by-nobody'),
      ]
    : [];
  return [`${t(`place-${id}`)}: ${placeNote(view, id)}`, ...more].join('; ');
}
