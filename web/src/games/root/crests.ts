/** How the factions are told apart: colour, letter, silhouette, pattern of each side, from the folders of the factions. */
import type { SideLook } from '$shell/game';

export type Crest = Record<string, SideLook>;
/** By the path of the faction's `crest.ts`. */
export const crests = import.meta.glob<Crest>('./factions/*/crest.ts', { import: 'default', eager: true });
/** Seats until they have drafted a side. */
const seats: Crest = Object.fromEntries(
  [1, 2, 3, 4, 5, 6].map((n) => [
    `seat${n}`,
    { tone: 'tone-seat', letter: `${n}`, icon: 'M128 52a76 76 0 1 0 1 0Z', pattern: 'dot' as const },
  ]),
);
export const sides: Crest = Object.assign(seats, ...Object.values(crests)) as Crest;
