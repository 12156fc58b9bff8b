/** How the lobby presents the game. */
import icon from 'icon:fox-head';
import type { Entry } from '$shell/game';
import dark from '../../art/lobby/root-dark.svg';
import light from '../../art/lobby/root-light.svg';

const entry: Entry = { order: 2, players: [2, 6], minutes: [60, 120], tone: 'leaf', icon, art: { light, dark } };
export default entry;
