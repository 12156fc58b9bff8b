/** Pictures of suits and items. Those of pieces are in the folders of the factions. */
import bag from 'icon:knapsack';
import boots from 'icon:boots';
import coin from 'icon:two-coins';
import crossbow from 'icon:crossbow';
import finch from 'icon:finch';
import fox from 'icon:fox-head';
import mouse from 'icon:mouse';
import paw from 'icon:paw-print';
import rabbit from 'icon:rabbit-head';
import ruins from 'icon:castle-ruins';
import sword from 'icon:pointy-sword';
import tea from 'icon:teapot';
import torch from 'icon:torch';
import warhammer from 'icon:warhammer';
import type { Item, Suit } from './position';

export const SUIT_ICONS: Record<Suit | 'any', string> = { fox, rabbit, mouse, bird: finch, any: paw };
export const ITEM_ICONS: Record<Item, string> = {
  boot: boots,
  bag,
  crossbow,
  hammer: warhammer,
  sword,
  tea,
  coin,
  torch,
};
export const RUIN = ruins;
