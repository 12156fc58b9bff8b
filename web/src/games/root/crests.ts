/** How the factions are told apart: colour, letter, silhouette, pattern of each side, from the folders of the factions. */
import type { SideLook } from '$shell/game';

export type Crest = Record<string, SideLook>;
/** By the path of the faction's `crest.ts`. */
export const crests = import.meta.glob<Crest>('./factions/*/crest.ts', { import: 'default', eager: true });
export const sides: Crest = Object.assign({}, ...Object.values(crests)) as Crest;
