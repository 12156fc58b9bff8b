/** Pictures of what the game counts and does: terrains, items, actions, machine cards. */
import biohazard from 'icon:biohazard';
import boots from 'icon:boot-prints';
import bread from 'icon:bread';
import brokenWall from 'icon:broken-wall';
import broom from 'icon:broom';
import tent from 'icon:camping-tent';
import cycle from 'icon:cycle';
import factory from 'icon:factory';
import rocket from 'icon:firework-rocket';
import heart from 'icon:heart-plus';
import sleep from 'icon:night-sleep';
import peaks from 'icon:peaks';
import pine from 'icon:pine-tree';
import reed from 'icon:reed';
import back from 'icon:return-arrow';
import potion from 'icon:round-potion';
import hands from 'icon:shaking-hands';
import sprout from 'icon:sprout';
import locomotive from 'icon:steam-locomotive';
import map from 'icon:treasure-map';
import robot from 'icon:vintage-robot';
import wheat from 'icon:wheat';
import backpack from 'icon:backpack';
import type { ItemId, TerrainId } from './engine';

export const TERRAIN: Record<TerrainId, string> = { forest: pine, plains: wheat, marsh: reed, mountain: peaks };
export const ITEM: Record<ItemId, string> = { map, bread, potion, rocket };
/** By the word of an option. */
export const ACTION: Record<string, string> = {
  move: boots,
  build: tent,
  regroup: back,
  heal: heart,
  cleanse: broom,
  destroy: robot,
  breach: brokenWall,
  reforest: sprout,
  take: backpack,
  team: hands,
  end: sleep,
  to: boots,
  rally: tent,
  camp: tent,
  mech: robot,
  wall: brokenWall,
  'heal-one': heart,
};
/** By the kind of a machine card; challenging ones share the picture. */
export const machineIcon = (card: string): string =>
  card.includes('engines') ? locomotive : card.includes('mechs') ? robot : card.includes('restart') ? cycle : factory;
export { biohazard, factory, robot, tent };
