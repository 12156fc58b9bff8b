/** Ironwood's cards as their faces need them: values from the data files, and a picture for each, which comes later. */
import ironclad from '../../../../src/weald/games/ironwood/data/cards_ironclad.toml?pick=type,combat';
import woodwalkers from '../../../../src/weald/games/ironwood/data/cards_woodwalkers.toml?pick=type,combat';
import visions from '../../../../src/weald/games/ironwood/data/visions.toml?pick=mountain,kind,crystals';

import peaks from 'icon:peaks';

import { Later } from '$lib/later.svelte';

export interface Values {
  damage: number;
  defense: number;
  dominance: number;
}
export interface CardFacts {
  id: string;
  side: 'ironclad' | 'woodwalkers';
  kind: 'basic' | 'special' | 'vision';
  combat: Values | null;
  /** Visions: the mountain they show and what it gives. */
  mountain?: string;
  crystals?: number;
}

type ActionData = Record<string, { type: 'basic' | 'special'; combat: Values }>;
type VisionData = Record<string, { mountain: string; kind: string; crystals: number }>;

export const cards = new Map<string, CardFacts>();
for (const [side, data] of [
  ['ironclad', ironclad],
  ['woodwalkers', woodwalkers],
] as const) {
  for (const [id, { type, combat }] of Object.entries(data as ActionData)) {
    cards.set(id, { id, side, kind: type, combat });
  }
}
for (const [id, { mountain, crystals }] of Object.entries(visions as VisionData)) {
  cards.set(id, { id, side: 'woodwalkers', kind: 'vision', combat: null, mountain, crystals });
}

const pictures = new Later(async () => (await import('./pictures')).pictures);
export const pictureOf = (facts: CardFacts): string =>
  facts.kind === 'vision' ? peaks : (pictures.now?.[facts.id] ?? '');
