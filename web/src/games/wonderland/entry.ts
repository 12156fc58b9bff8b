/** How the lobby presents the game. */
import icon from 'icon:top-hat';
import type { Entry } from '$shell/game';
import dark from '../../art/lobby/wonderland-dark.svg';
import light from '../../art/lobby/wonderland-light.svg';

const entry: Entry = { order: 3, players: [2, 5], minutes: [90, 120], tone: 'rose', icon, art: { light, dark } };
export default entry;
