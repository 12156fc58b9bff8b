/** A picture for each ability; fetched after the first view of the table. */
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

export const pictures: Record<string, string> = {
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
