/** The Riverfolk Company: how it is told apart. */
import type { SideLook } from '$shell/game';
import './tones.css';

/** An otter on its hind legs: there is none among the icons. */
const otter =
  'M92,62C87,45 97,30 112,28C113,20 123,19 126,26C138,25 149,32 153,43C166,44 176,52 175,61C174,71 163,77 150,78C148,85 144,91 139,95C160,111 172,138 174,166C196,172 214,190 246,184C238,209 204,217 172,204C168,214 162,221 154,227L178,233Q180,243 170,243L96,243C83,243 77,234 82,223C72,196 70,150 84,119C75,125 67,135 63,147C54,146 49,139 52,130C58,112 74,98 93,95C90,85 91,73 92,62Z';

const crest: Record<string, SideLook> = {
  riverfolk: { tone: 'tone-riverfolk', letter: 'R', icon: otter, pattern: 'wave' },
};
export default crest;
