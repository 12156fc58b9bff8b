/** The Marquise de Cat: how she is told apart. */
import cat from 'icon:cat';
import type { SideLook } from '$shell/game';
import './tones.css';

const crest: Record<string, SideLook> = {
  marquise: { tone: 'tone-marquise', letter: 'M', icon: cat, pattern: 'stripe' },
};
export default crest;
