/** The Vagabonds: how they are told apart. */
import raccoon from 'icon:raccoon-head';
import fox from 'icon:fox-head';
import type { SideLook } from '$shell/game';
import './tones.css';

const crest: Record<string, SideLook> = {
  vagabond: { tone: 'tone-vagabond', letter: 'V', icon: raccoon, pattern: 'diagonal' },
  second_vagabond: { tone: 'tone-second_vagabond', letter: '2', icon: fox, pattern: 'dot' },
};
export default crest;
