/** The Underground Duchy: how it is told apart. */
import mole from 'icon:mole';
import type { SideLook } from '$shell/game';
import './tones.css';

const crest: Record<string, SideLook> = { duchy: { tone: 'tone-duchy', letter: 'D', icon: mole, pattern: 'brick' } };
export default crest;
