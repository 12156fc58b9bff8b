/** A picture for each card; fetched after the first view of the table. */
import anvilImpact from 'icon:anvil-impact';
import ballista from 'icon:ballista';
import battleAxe from 'icon:battle-axe';
import bee from 'icon:bee';
import berries from 'icon:berries-bowl';
import bison from 'icon:bison';
import bowArrow from 'icon:bow-arrow';
import bowman from 'icon:bowman';
import coins from 'icon:coins-pile';
import foundryBucket from 'icon:foundry-bucket';
import crossedAxes from 'icon:crossed-axes';
import crystalBall from 'icon:crystal-ball';
import crystalCluster from 'icon:crystal-cluster';
import crystalGrowth from 'icon:crystal-growth';
import deerTrack from 'icon:deer-track';
import defensiveWall from 'icon:defensive-wall';
import wolfHead from 'icon:wolf-head';
import dreamCatcher from 'icon:dream-catcher';
import drill from 'icon:drill';
import fieldGun from 'icon:field-gun';
import fishingLure from 'icon:fishing-lure';
import flyingFlag from 'icon:flying-flag';
import fog from 'icon:fog';
import forest from 'icon:forest';
import feathers from 'icon:two-feathers';
import goldMine from 'icon:gold-mine';
import guards from 'icon:guards';
import handcuffs from 'icon:handcuffs';
import hunterEyes from 'icon:hunter-eyes';
import huntingHorn from 'icon:hunting-horn';
import knapsack from 'icon:knapsack';
import meditation from 'icon:meditation';
import metalGolem from 'icon:metal-golem-head';
import barracksTent from 'icon:barracks-tent';
import mineWagon from 'icon:mine-wagon';
import mining from 'icon:mining';
import moonClaws from 'icon:moon-claws';
import mountainRoad from 'icon:mountain-road';
import oak from 'icon:oak';
import openBook from 'icon:open-book';
import owl from 'icon:owl';
import rally from 'icon:rally-the-troops';
import railRoad from 'icon:rail-road';
import robber from 'icon:robber';
import robotGolem from 'icon:robot-golem';
import rockGolem from 'icon:rock-golem';
import romanShield from 'icon:roman-shield';
import rustySword from 'icon:rusty-sword';
import scrollQuill from 'icon:scroll-quill';
import shadowFollower from 'icon:shadow-follower';
import smokeBomb from 'icon:smoke-bomb';
import spottedMushroom from 'icon:spotted-mushroom';
import sprint from 'icon:sprint';
import sprout from 'icon:sprout';
import spy from 'icon:spy';
import spyglass from 'icon:spyglass';
import surroundedEye from 'icon:surrounded-eye';
import swordBrandish from 'icon:sword-brandish';
import swordsEmblem from 'icon:swords-emblem';
import thornHelix from 'icon:thorn-helix';
import tiedScroll from 'icon:tied-scroll';
import torch from 'icon:torch';
import totem from 'icon:totem';
import totemMask from 'icon:totem-mask';
import trail from 'icon:trail';
import treeFace from 'icon:tree-face';
import treeRoots from 'icon:tree-roots';
import verticalBanner from 'icon:vertical-banner';
import vines from 'icon:vines';
import visoredHelm from 'icon:visored-helm';
import warPick from 'icon:war-pick';
import watchtower from 'icon:watchtower';
import windyStripes from 'icon:windy-stripes';
import wolfHowl from 'icon:wolf-howl';
import hoodedFigure from 'icon:hooded-figure';
import birchTrees from 'icon:birch-trees';

export const pictures: Record<string, string> = {
  IC01: visoredHelm,
  IC02: swordBrandish,
  IC03: warPick,
  IC04: mineWagon,
  IC05: guards,
  IC06: scrollQuill,
  IC07: rally,
  IC08: spyglass,
  IC09: mining,
  IC10: defensiveWall,
  IC11: rockGolem,
  IC12: goldMine,
  IC13: torch,
  IC14: verticalBanner,
  IC15: crystalCluster,
  IC16: battleAxe,
  IC17: spy,
  IC18: barracksTent,
  IC19: metalGolem,
  IC20: tiedScroll,
  IC21: romanShield,
  IC22: openBook,
  IC23: ballista,
  IC24: mountainRoad,
  IC25: crossedAxes,
  IC26: watchtower,
  IC27: handcuffs,
  IC28: foundryBucket,
  IC29: fishingLure,
  IC30: railRoad,
  IC31: fieldGun,
  IC32: robotGolem,
  IC33: flyingFlag,
  IC34: drill,
  IC35: coins,
  IC36: smokeBomb,
  IC37: anvilImpact,
  IC38: swordsEmblem,
  WW01: surroundedEye,
  WW02: sprint,
  WW03: knapsack,
  WW04: bowman,
  WW05: oak,
  WW06: treeRoots,
  WW07: deerTrack,
  WW08: wolfHowl,
  WW09: sprout,
  WW10: berries,
  WW11: wolfHead,
  WW12: meditation,
  WW13: bee,
  WW14: vines,
  WW15: crystalGrowth,
  WW16: hunterEyes,
  WW17: hoodedFigure,
  WW18: totemMask,
  WW19: windyStripes,
  WW20: moonClaws,
  WW21: shadowFollower,
  WW22: rustySword,
  WW23: trail,
  WW24: fog,
  WW25: treeFace,
  WW26: crystalBall,
  WW27: feathers,
  WW28: huntingHorn,
  WW29: dreamCatcher,
  WW30: spottedMushroom,
  WW31: birchTrees,
  WW32: bison,
  WW33: robber,
  WW34: thornHelix,
  WW35: bowArrow,
  WW36: owl,
  WW37: forest,
  WW38: totem,
};
