/** How hirelings look: nobody's colour, a figure of their own each. Fetched where they are in play. */
import anchor from 'icon:anchor';
import bank from 'icon:locked-chest';
import camp from 'icon:camping-tent';
import type { SideLook } from '$shell/game';
import { type Drawing, figures, pieces } from './factions.svelte';
import './hirelings.css';

const TONE = 'tone-hireling';
const look = (letter: string): SideLook => ({ tone: TONE, letter, icon: anchor, pattern: 'dot' });

// A band of people in cloaks; hats and burdens tell them apart.
const CLOAK = 'M-9,0Q-11.5,-10 -6.5,-17Q-8.4,-24 -3.4,-27.4Q0,-29.4 3.4,-27.4Q8.4,-24 6.5,-17Q11.5,-10 9,0Z';
const eyes: [number, number][] = [[-2.4, -22], [2.4, -22]]; // prettier-ignore
const cloaked = (more: string, lines?: string): Drawing => ({ body: CLOAK, more, face: 'M-4,-10Q0,-7 4,-10', eyes, ...(lines ? { lines } : {}) }); // prettier-ignore

const CAT_EARS = 'M-7,-25L-6.4,-33L-1.6,-28ZM7,-25L6.4,-33L1.6,-28Z';
const CROWN = 'M-6,-28L-7.4,-35L-3,-31.6L0,-37L3,-31.6L7.4,-35L6,-28Z';
const FIST = 'M8,-14L11,-30Q11.4,-34.6 14.6,-34.4Q18,-34 17.4,-30L12.4,-12Z';
const HOOD = 'M-7.4,-20Q-6,-33.6 0,-35Q6,-33.6 7.4,-20Q0,-27 -7.4,-20Z';
const SUN = 'M0,-42A5,5 0 1 1 -.01,-42ZM-9,-36L-5.6,-36M9,-36L5.6,-36';
const MASK = 'M-8,-24.6H8V-19.6Q4,-17.6 0,-19.8Q-4,-17.6 -8,-19.6Z';
const PICK = 'M11,-1L13,-32M6,-29Q13,-36 19,-27';
const BEAK = 'M5.6,-24L16,-20.4L6.4,-18Z';
const FLAME = 'M12,-8V-22M12,-22Q6.6,-28 11,-35Q12,-31.6 14.4,-31Q18.6,-26 12,-22Z';
const KEY = 'M11,-4V-20M11,-8H15M11,-4H16M11,-20A4.4,4.4 0 1 1 11.1,-20Z';
const LUTE = 'M8,-6L17,-26M5.4,-9A5.4,4.6 0 1 0 11.6,-3.4A5.4,4.6 0 1 0 5.4,-9Z';
const BOAT: Drawing = {
  body: 'M-17,-7H17L12,0H-12Z',
  lines: 'M0,-7V-31',
  more: 'M1.6,-30Q15,-22 12.6,-10H1.6ZM-1.6,-27Q-11,-20 -10,-10H-1.6Z',
  face: '',
  eyes: [],
};
const BEAR =
  'M-13,0Q-16,-12 -10,-19Q-13.6,-25 -8.6,-27Q-6,-28 -4.6,-25.6Q0,-27.6 4.6,-25.6Q6,-28 8.6,-27Q13.6,-25 10,-19Q16,-12 13,0Z';
const bear = (face: string): Drawing => ({ body: BEAR, face, eyes: [[-4, -19.6], [4, -19.6]], spread: 15 }); // prettier-ignore

const DRAWN: Record<string, [string, Drawing]> = {
  forest_patrol: ['P', cloaked(CAT_EARS, 'M11,0V-34M11,-34L15,-28')],
  last_dynasty: ['D', cloaked(CROWN)],
  spring_uprising: ['U', cloaked(FIST)],
  exile: ['X', cloaked(HOOD, 'M11,0V-30')],
  riverfolk_flotilla: ['F', BOAT],
  warm_sun_prophets: ['W', cloaked(SUN)],
  bandit_gangs: ['G', cloaked(MASK)],
  sunward_expedition: ['S', cloaked('', PICK)],
  corvid_spies: ['I', cloaked(BEAK)],
  furious_protector: ['Z', bear('M-6,-12L-3,-9L0,-12L3,-9L6,-12')],
  stoic_protector: ['O', bear('M-5,-10.6H5')],
  flame_bearers: ['B', cloaked('', FLAME)],
  vault_keepers: ['J', cloaked('', KEY)],
  popular_band: ['Q', cloaked('', LUTE)],
  street_band: ['Q', cloaked('M-9,-27H9L7,-30H4V-36H-4V-30H-7Z', LUTE)],
};
for (const [side, [letter, drawing]] of Object.entries(DRAWN)) figures[side] = { ...drawing, look: look(letter) };
pieces['foothold'] = { icon: camp, round: true, tone: TONE };
pieces['vault'] = { icon: bank, tone: TONE };
