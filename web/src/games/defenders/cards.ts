/** The defender and machine cards as their faces need them, with a picture for each ability. */
import abilityData from '../../../../src/weald/games/defenders/data/abilities.toml?pick=timing,rule';
import cardData from '../../../../src/weald/games/defenders/data/cards.toml?pick=faction,terrain,points,ability,leader,confidence,reconstructed_parts';

import acid from 'icon:acid';
import acrobatic from 'icon:acrobatic';
import bookPile from 'icon:book-pile';
import bookshelf from 'icon:bookshelf';
import breadSlice from 'icon:bread-slice';
import burning from 'icon:burning-forest';
import caravan from 'icon:caravan';
import cauldron from 'icon:cauldron';
import cave from 'icon:cave-entrance';
import church from 'icon:church';
import cookingPot from 'icon:cooking-pot';
import crosshair from 'icon:crosshair';
import dynamite from 'icon:dynamite';
import fireRing from 'icon:fire-ring';
import rocketBox from 'icon:firework-rocket';
import firstAid from 'icon:first-aid-kit';
import flame from 'icon:flame';
import gears from 'icon:gears';
import grain from 'icon:grain-bundle';
import herbs from 'icon:herbs-bundle';
import hood from 'icon:hood';
import medicines from 'icon:medicines';
import megaphone from 'icon:megaphone';
import mushrooms from 'icon:mushrooms';
import newspaper from 'icon:newspaper';
import trail from 'icon:path-distance';
import processor from 'icon:processor';
import rocket from 'icon:rocket';
import hands from 'icon:shaking-hands';
import shield from 'icon:shield-bounces';
import sustenance from 'icon:camp-cooking-pot';
import trebuchet from 'icon:trebuchet';
import unplugged from 'icon:unplugged';

import { machineIcon } from './icons';
import type { Terrain } from './map';
import type { Faction } from './position';

export interface Defender {
  kind: 'defender';
  id: string;
  faction: Faction;
  terrain: Terrain;
  points: number;
  ability: string;
  lasting: boolean;
  rule: string;
  /** The leader whose deck it is in; common cards have none. */
  leader: string | null;
  /** What of it we made up, because no source shows it: "terrain", "points", ...; "all" is the whole card. */
  ours: string[];
  icon: string;
}
export interface Machine {
  kind: 'machine';
  id: string;
  /** The texts are under this name: the copies of a card are alike. */
  name: string;
  challenging: boolean;
  icon: string;
}

const PICTURES: Record<string, string> = {
  archives: bookshelf,
  almanac: newspaper,
  controlled_burn: burning,
  burning_heat: flame,
  pyromancy: fireRing,
  manifesto: megaphone,
  travelling_library: bookPile,
  sanctuary: church,
  field_kitchen: cookingPot,
  breaking_bread: breadSlice,
  sustenance,
  bountiful_harvest: grain,
  caravan,
  toughness: shield,
  sharpshooter: crosshair,
  field_hospital: firstAid,
  bubbling_brew: cauldron,
  apothecary: medicines,
  agility: acrobatic,
  ambush: hood,
  secret_paths: trail,
  friendly_fungi: mushrooms,
  acid_rain: acid,
  healing_herbs: herbs,
  arsenal: rocket,
  fireworks: rocketBox,
  hacking: processor,
  scrap_hunting: gears,
  power_down: unplugged,
  tunnels: cave,
  ballistics: trebuchet,
  demolition: dynamite,
  comrade: hands,
};

type CardData = Record<
  string,
  {
    faction: Faction;
    terrain: Terrain;
    points: number;
    ability: string;
    leader?: string;
    confidence: string;
    reconstructed_parts?: string[];
  }
>;
type AbilityData = Record<string, { timing: string; rule: string }>;
const abilities = abilityData as AbilityData;

export const cards = new Map<string, Defender | Machine>();
for (const [id, data] of Object.entries(cardData as CardData)) {
  const ability = abilities[data.ability];
  cards.set(id, {
    kind: 'defender',
    id,
    faction: data.faction,
    terrain: data.terrain,
    points: data.points,
    ability: data.ability,
    lasting: ability?.timing === 'lasting',
    rule: ability?.rule ?? '',
    leader: data.leader ?? null,
    ours: data.confidence === 'reconstructed' && !data.reconstructed_parts ? ['all'] : (data.reconstructed_parts ?? []),
    icon: PICTURES[data.ability.slice(data.faction.length + 1)] ?? hands,
  });
}
const machine = (id: string, name: string): Machine => ({
  kind: 'machine',
  id,
  name,
  challenging: name.startsWith('challenging'),
  icon: machineIcon(name),
});
for (const name of [
  'engines',
  'mechs',
  'factories',
  'challenging_engines',
  'challenging_mechs',
  'challenging_factories',
]) {
  for (const copy of [1, 2]) cards.set(`${name}_${copy}`, machine(`${name}_${copy}`, name));
}
cards.set('restart', machine('restart', 'restart'));
