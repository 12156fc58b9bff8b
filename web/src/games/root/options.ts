/** Pictures of the choices that are no place or card, and what an action does. */
import aid from 'icon:present';
import banner from 'icon:vertical-banner';
import boots from 'icon:boot-prints';
import crossbow from 'icon:crossbow';
import fist from 'icon:fist';
import hammer from 'icon:hammer-nails';
import officer from 'icon:rank-3';
import recruits from 'icon:rally-the-troops';
import ruins from 'icon:castle-ruins';
import saw from 'icon:circular-saw';
import swords from 'icon:crossed-swords';
import torch from 'icon:torch';
import trowel from 'icon:trowel';

import type { Blocked, Decision, Option, View } from '../../api/messages';
import { t, texts } from '$lib/texts.svelte';
import { ITEM_ICONS, PIECE_ICONS, SUIT_ICONS } from './icons';
import { sides } from './looks';
import { type Item, plainItem, position, type Suit } from './position';

const ACTIONS: Record<string, string> = {
  march: boots,
  move: boots,
  battle: swords,
  recruit: banner,
  build: trowel,
  overwork: saw,
  mobilize: recruits,
  train: officer,
  organize: fist,
  explore: ruins,
  aid,
  strike: crossbow,
  repair: hammer,
  special: torch,
};

/** "sword-exhausted" and "ruin_sword" are both swords. */
const itemOf = (at: string): Item => plainItem(at.split('-')[0] ?? '');

function picture(at: string): string | undefined {
  if (at in sides) return sides[at]!.icon;
  if (at in PIECE_ICONS) return PIECE_ICONS[at as keyof typeof PIECE_ICONS];
  if (at.endsWith('_warrior')) return sides[at.replace('_warrior', '')]?.icon;
  return ITEM_ICONS[itemOf(at)] ?? SUIT_ICONS[at as Suit];
}

export function optionLook(
  view: View,
  decision: Decision,
  option: Option | Blocked,
): { icon: string | undefined; note: string } {
  const { verb: word, at } = option;
  if (word === 'leader' || word === 'character') return { icon: undefined, note: t(`${word}-${at}.text`) };
  if (!at && word in ACTIONS) {
    const { vagabond: first, second_vagabond: second } = position(view).factions;
    const vagabond = view.seats[decision.seat] === 'second_vagabond' ? second : first;
    // "Day Labor (torch): take a card ...": the board says the rest
    if (word === 'special' && vagabond)
      return { icon: ACTIONS[word], note: t(`character-${vagabond.character}.text`).split(':')[0]! };
    const ids = [`ui-rt-does-${word}-${decision.prompt}`, `ui-rt-does-${word}`];
    const id = ids.find((i) => texts.has(i));
    return { icon: ACTIONS[word], note: id ? t(id) : '' };
  }
  return { icon: at ? picture(at) : undefined, note: '' };
}
