/** How the factions are told apart. */
import cat from 'icon:cat';
import eagle from 'icon:eagle-head';
import raccoon from 'icon:raccoon-head';
import sprout from 'icon:sprout';
import fox from 'icon:fox-head';
import type { SideLook } from '$shell/game';
import './tones.css';

export const sides: Record<string, SideLook> = {
  marquise: { tone: 'tone-marquise', letter: 'M', icon: cat, pattern: 'stripe' },
  eyrie: { tone: 'tone-eyrie', letter: 'E', icon: eagle, pattern: 'chevron' },
  alliance: { tone: 'tone-alliance', letter: 'A', icon: sprout, pattern: 'dot' },
  vagabond: { tone: 'tone-vagabond', letter: 'V', icon: raccoon, pattern: 'diagonal' },
  second_vagabond: { tone: 'tone-second_vagabond', letter: '2', icon: fox, pattern: 'dot' },
};
