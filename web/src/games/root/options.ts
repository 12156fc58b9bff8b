/** Pictures of the choices that are no place or card, and what an action does. */
import banner from 'icon:vertical-banner';
import boots from 'icon:boot-prints';
import swords from 'icon:crossed-swords';
import trowel from 'icon:trowel';

import type { Blocked, Decision, Option, View } from '../../api/messages';
import { t, texts } from '$lib/texts.svelte';
import { actions, explained, factionOf, figures, offerNotes, pieces, sides } from './factions.svelte';
import { ITEM_ICONS, SUIT_ICONS } from './icons';
import { type Item, plainItem, position, type Suit } from './position';

const ACTIONS: Record<string, string> = { move: boots, battle: swords, recruit: banner, build: trowel };

/** "sword-exhausted" and "ruin_sword" are both swords. */
const itemOf = (at: string): Item => plainItem(at.split('-')[0] ?? '');

function picture(at: string): string | undefined {
  if (at in sides) return sides[at]!.icon;
  if (at in figures) return figures[at]!.look.icon;
  if (at in pieces) return pieces[at]!.icon;
  if (at.endsWith('_warrior')) return sides[at.replace('_warrior', '')]?.icon;
  return ITEM_ICONS[itemOf(at)] ?? SUIT_ICONS[at as Suit];
}

export function optionLook(
  view: View,
  decision: Decision,
  option: Option | Blocked,
): { icon: string | undefined; note: string } {
  const { verb: word, at } = option;
  // Riverfolk's services are hired, too: what a hireling does stands on its card.
  if (word === 'hire' && texts.has(`hireling-${at}`)) return { icon: picture(at), note: t(`hireling-${at}`) };
  if (word in explained) return { icon: picture(at), note: t(`${explained[word]}-${at}.text`) };
  const icon = ACTIONS[word] ?? actions[word];
  if (!at && icon) {
    const side = view.seats[decision.seat]!;
    const own = factionOf(side)?.actionNote?.(position(view), side, word, decision);
    if (own) return { icon, note: own };
    const ids = [`ui-rt-does-${word}-${decision.prompt}`, `ui-rt-does-${word}`];
    const id = ids.find((i) => texts.has(i));
    return { icon, note: id ? t(id) : '' };
  }
  return { icon: at ? picture(at) : undefined, note: offerNotes[word]?.(position(view), decision, option) ?? '' };
}
