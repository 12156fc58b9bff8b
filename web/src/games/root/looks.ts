/** How the factions are told apart. */
import './tones.css';

export { sides } from './crests';
