/** The Woodland Alliance: how it is told apart. */
import sprout from 'icon:sprout';
import type { SideLook } from '$shell/game';
import './tones.css';

const crest: Record<string, SideLook> = {
  alliance: { tone: 'tone-alliance', letter: 'A', icon: sprout, pattern: 'dot' },
};
export default crest;
