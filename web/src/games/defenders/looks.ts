/** How the factions are told apart; whoever plays alone runs two of them. */
import badger from 'icon:badger';
import frog from 'icon:frog';
import goat from 'icon:goat';
import owl from 'icon:owl';
import leaves from 'icon:three-leaves';
import type { SideLook } from '$shell/game';
import './tones.css';

const factions: Record<string, SideLook> = {
  order: { tone: 'tone-order', letter: 'O', icon: owl, pattern: 'chevron' },
  council: { tone: 'tone-council', letter: 'C', icon: badger, pattern: 'grid' },
  coven: { tone: 'tone-coven', letter: 'V', icon: frog, pattern: 'dot' },
  sect: { tone: 'tone-sect', letter: 'S', icon: goat, pattern: 'stripe' },
};
const names = Object.keys(factions);
const pairs = names.flatMap((a, i) => names.slice(i + 1).map((b) => `${a}-${b}`));

export const sides: Record<string, SideLook> = {
  ...factions,
  ...Object.fromEntries(
    pairs.map((pair): [string, SideLook] => [
      pair,
      { tone: 'tone-alone', letter: '2', icon: leaves, pattern: 'diagonal' },
    ]),
  ),
};
