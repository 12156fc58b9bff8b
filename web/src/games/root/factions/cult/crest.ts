/** The Lizard Cult: how it is told apart. */
import lizard from 'icon:gecko';
import type { SideLook } from '$shell/game';
import './tones.css';

const crest: Record<string, SideLook> = { cult: { tone: 'tone-cult', letter: 'L', icon: lizard, pattern: 'scale' } };
export default crest;
