/** How the lobby presents the game. */
import icon from 'icon:big-gear';
import type { Entry } from '$shell/game';
import dark from '../../art/lobby/ironwood-dark.svg';
import light from '../../art/lobby/ironwood-light.svg';

const entry: Entry = {
  order: 1,
  players: [1, 2],
  minutes: [60, 90],
  tone: 'rust',
  icon,
  art: { light, dark },
  beginner: { ordered: true },
};
export default entry;
