/** The four games as the lobby presents them; which of them can be played, the server and the screens decide. */
import bird from 'icon:fox-head';
import gear from 'icon:big-gear';
import hat from 'icon:top-hat';
import owl from 'icon:owl';
import defendersDark from '../art/lobby/defenders-dark.svg';
import defendersLight from '../art/lobby/defenders-light.svg';
import ironwoodDark from '../art/lobby/ironwood-dark.svg';
import ironwoodLight from '../art/lobby/ironwood-light.svg';
import rootDark from '../art/lobby/root-dark.svg';
import rootLight from '../art/lobby/root-light.svg';
import wonderlandDark from '../art/lobby/wonderland-dark.svg';
import wonderlandLight from '../art/lobby/wonderland-light.svg';

export interface Entry {
  id: string;
  number: string;
  players: [number, number];
  minutes: [number, number];
  tone: string;
  icon: string;
  art: { light: string; dark: string };
}

export const entries: Entry[] = [
  {
    id: 'ironwood',
    number: 'I',
    players: [1, 2],
    minutes: [60, 90],
    tone: 'rust',
    icon: gear,
    art: { light: ironwoodLight, dark: ironwoodDark },
  },
  {
    id: 'root',
    number: 'II',
    players: [2, 4],
    minutes: [60, 90],
    tone: 'leaf',
    icon: bird,
    art: { light: rootLight, dark: rootDark },
  },
  {
    id: 'wonderland',
    number: 'III',
    players: [2, 5],
    minutes: [90, 120],
    tone: 'rose',
    icon: hat,
    art: { light: wonderlandLight, dark: wonderlandDark },
  },
  {
    id: 'defenders',
    number: 'IV',
    players: [1, 4],
    minutes: [60, 90],
    tone: 'moss',
    icon: owl,
    art: { light: defendersLight, dark: defendersDark },
  },
];

export const entry = (id: string): Entry | undefined => entries.find((e) => e.id === id);
