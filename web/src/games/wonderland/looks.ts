/** How the five leaders are told apart. */
import cat from 'icon:cat';
import mirror from 'icon:mirror-mirror';
import crown from 'icon:queen-crown';
import hat from 'icon:top-hat';
import wyvern from 'icon:wyvern';
import type { SideLook } from '$shell/game';
import './tones.css';

export const sides: Record<string, SideLook> = {
  alice: { tone: 'tone-alice', letter: 'A', icon: mirror, pattern: 'stripe' },
  mad_hatter: { tone: 'tone-mad_hatter', letter: 'H', icon: hat, pattern: 'grid' },
  queen_of_hearts: { tone: 'tone-queen_of_hearts', letter: 'Q', icon: crown, pattern: 'diagonal' },
  cheshire_cat: { tone: 'tone-cheshire_cat', letter: 'C', icon: cat, pattern: 'chevron' },
  jabberwock: { tone: 'tone-jabberwock', letter: 'J', icon: wyvern, pattern: 'dot' },
};
