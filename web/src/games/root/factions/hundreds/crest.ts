/** The Lord of the Hundreds: how it is told apart. */
import rat from 'icon:rat';
import type { SideLook } from '$shell/game';
import './tones.css';

const crest: Record<string, SideLook> = {
  hundreds: { tone: 'tone-hundreds', letter: 'H', icon: rat, pattern: 'fang' },
};
export default crest;
