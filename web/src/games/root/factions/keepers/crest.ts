/** The Keepers in Iron: how they are told apart. */
import badger from 'icon:badger';
import type { SideLook } from '$shell/game';
import './tones.css';

const crest: Record<string, SideLook> = {
  keepers: { tone: 'tone-keepers', letter: 'K', icon: badger, pattern: 'grid' },
};
export default crest;
