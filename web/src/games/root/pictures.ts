/** A picture for each card and quest that has its own, and the values of all: fetched beside the first view of the table. */
import deck from '../../../../src/weald/games/root/data/deck.toml?pick=type,suit,cost,item,vp';
import exiles from '../../../../src/weald/games/root/data/exiles_partisans.toml?pick=suit,cost';
import quests from '../../../../src/weald/games/root/data/quests.toml?pick=suit,items';

import anvil from 'icon:anvil';
import bandit from 'icon:bandit';
import bearHead from 'icon:bear-head';
import bindle from 'icon:bindle';
import breastplate from 'icon:breastplate';
import broadsword from 'icon:broadsword';
import brute from 'icon:brute';
import canoe from 'icon:canoe';
import cardExchange from 'icon:card-exchange';
import cash from 'icon:cash';
import cauldron from 'icon:cauldron';
import chisel from 'icon:chisel';
import coffin from 'icon:coffin';
import coinsPile from 'icon:coins-pile';
import compass from 'icon:compass';
import crowbar from 'icon:crowbar';
import cupcake from 'icon:cupcake';
import digHole from 'icon:dig-hole';
import dynamite from 'icon:dynamite';
import eagle from 'icon:eagle-emblem';
import footsteps from 'icon:footsteps';
import fox from 'icon:fox';
import guards from 'icon:guards';
import hammerNails from 'icon:hammer-nails';
import highGrass from 'icon:high-grass';
import laurelCrown from 'icon:laurel-crown';
import lightBackpack from 'icon:light-backpack';
import megaphone from 'icon:megaphone';
import moneyStack from 'icon:money-stack';
import piggyBank from 'icon:piggy-bank';
import publicSpeaker from 'icon:public-speaker';
import queenCrown from 'icon:queen-crown';
import rabbit from 'icon:rabbit';
import rally from 'icon:rally-the-troops';
import raven from 'icon:raven';
import receiveMoney from 'icon:receive-money';
import robber from 'icon:robber';
import rose from 'icon:rose';
import runningShoe from 'icon:running-shoe';
import seatedMouse from 'icon:seated-mouse';
import secretBook from 'icon:secret-book';
import sprint from 'icon:sprint';
import spy from 'icon:spy';
import spyglass from 'icon:spyglass';
import swapBag from 'icon:swap-bag';
import swordHilt from 'icon:sword-hilt';
import tiedScroll from 'icon:tied-scroll';
import trail from 'icon:trail';
import walk from 'icon:walk';
import walkingBoot from 'icon:walking-boot';

export const pictures: Record<string, string> = {
  birdy_bindle: bindle,
  woodland_runners: sprint,
  arms_trader: broadsword,
  protection_racket: bandit,
  foxfolk_steel: swordHilt,
  anvil,
  smugglers_trail: trail,
  a_visit_to_friends: walkingBoot,
  bake_sale: cupcake,
  mouse_in_a_sack: swapBag,
  investments: moneyStack,
  armorers: breastplate,
  sappers: dynamite,
  brutal_tactics: brute,
  royal_claim: queenCrown,
  stand_and_deliver: robber,
  tax_collector: receiveMoney,
  command_warren: rally,
  better_burrow_bank: piggyBank,
  cobbler: runningShoe,
  scouting_party: spyglass,
  codebreakers: secretBook,
  ambush: highGrass,
  dominance: laurelCrown,
  fundraising: cash,
  errand: walk,
  logistics_help: lightBackpack,
  repair_a_shed: hammerNails,
  give_a_speech: publicSpeaker,
  guard_duty: guards,
  fend_off_a_bear: bearHead,
  expel_bandits: bandit,
  escort: footsteps,
  boat_builders: canoe,
  saboteurs: crowbar,
  soup_kitchens: cauldron,
  corvid_planners: raven,
  eyrie_emigre: eagle,
  fox_partisans: fox,
  rabbit_partisans: rabbit,
  mouse_partisans: seatedMouse,
  propaganda_bureau: megaphone,
  false_orders: tiedScroll,
  informants: spy,
  tunnels: digHole,
  charm_offensive: rose,
  swap_meet: cardExchange,
  coffin_makers: coffin,
  league_of_adventurous_mice: compass,
  murine_broker: coinsPile,
  master_engravers: chisel,
};

export { deck, exiles, quests };
