/** The Eyrie Dynasties: how they are told apart. */
import eagle from 'icon:eagle-head';
import type { SideLook } from '$shell/game';
import './tones.css';

const crest: Record<string, SideLook> = { eyrie: { tone: 'tone-eyrie', letter: 'E', icon: eagle, pattern: 'chevron' } };
export default crest;
