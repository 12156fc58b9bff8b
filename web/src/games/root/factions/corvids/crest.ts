/** The Corvid Conspiracy: how it is told apart. */
import raven from 'icon:raven';
import type { SideLook } from '$shell/game';
import './tones.css';

const crest: Record<string, SideLook> = {
  corvids: { tone: 'tone-corvids', letter: 'C', icon: raven, pattern: 'quill' },
};
export default crest;
