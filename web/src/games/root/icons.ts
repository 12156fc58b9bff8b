/** Pictures of suits, items and pieces. */
import bag from 'icon:knapsack';
import banner from 'icon:vertical-banner';
import boots from 'icon:boots';
import castle from 'icon:castle';
import coin from 'icon:two-coins';
import crossbow from 'icon:crossbow';
import finch from 'icon:finch';
import fist from 'icon:fist';
import fox from 'icon:fox-head';
import hammer from 'icon:flat-hammer';
import log from 'icon:log';
import mouse from 'icon:mouse';
import nest from 'icon:nest-eggs';
import paw from 'icon:paw-print';
import rabbit from 'icon:rabbit-head';
import ruins from 'icon:castle-ruins';
import saw from 'icon:circular-saw';
import sword from 'icon:pointy-sword';
import tea from 'icon:teapot';
import tent from 'icon:barracks-tent';
import torch from 'icon:torch';
import warhammer from 'icon:warhammer';
import type { Item, Kind, Suit } from './position';

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
export const PIECE_ICONS: Record<Exclude<Kind, `${string}_warrior`> | 'ruin', string> = {
  sawmill: saw,
  workshop: hammer,
  recruiter: banner,
  roost: nest,
  base: tent,
  keep: castle,
  wood: log,
  sympathy: fist,
  ruin: ruins,
};
