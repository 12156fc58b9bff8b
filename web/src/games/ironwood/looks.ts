/** How the sides are told apart. */
import deer from 'icon:deer-head';
import helm from 'icon:visored-helm';
import type { SideLook } from '$shell/game';
import './tones.css';

export const sides: Record<string, SideLook> = {
  woodwalkers: { tone: 'tone-woodwalkers', letter: 'W', icon: deer, pattern: 'chevron' },
  ironclad: { tone: 'tone-ironclad', letter: 'I', icon: helm, pattern: 'diagonal' },
};
