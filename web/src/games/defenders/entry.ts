/** How the lobby presents the game. */
import icon from 'icon:owl';
import type { Entry } from '$shell/game';
import dark from '../../art/lobby/defenders-dark.svg';
import light from '../../art/lobby/defenders-light.svg';

const entry: Entry = { order: 4, players: [1, 4], minutes: [60, 90], tone: 'moss', icon, art: { light, dark } };
export default entry;
