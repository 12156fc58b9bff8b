/** What lies in a bag: pictures, colours and printed strengths of the chips. */
import allyData from '../../../../src/weald/games/wonderland/data/allies.toml?pick=weak,strong';
import wonderData from '../../../../src/weald/games/wonderland/data/wonderlandians.toml?pick=kind,strength,confidence';
import anvil from 'icon:anvil';
import random from 'icon:card-random';
import poison from 'icon:poison-bottle';
import vortex from 'icon:vortex';
import { sides } from './looks';
import { pictures } from './cards';

export interface ChipFace {
  icon: string;
  /** '' takes the colour of its owner. */
  fill: string;
  strength: number;
  strong: boolean;
  mad: number;
}

/** Their pictures, like those of artifacts and items, come after the first view (pictures.ts). */
const ALLIES: Record<string, string> = {
  card_guard: '#2f4a66',
  flamingo: '#b8436f',
  rose: '#97192f',
  red_rook: '#b5502a',
  critter: '#6f6a2a',
};
export const allyNames = Object.keys(ALLIES);

const ITEM = '#7a6a4a';
const printed = allyData['allies'] as Record<string, { weak: number; strong: number }>;
const face = (icon: string, fill: string, strength: number, more: Partial<ChipFace> = {}): ChipFace => ({
  icon,
  fill,
  strength,
  strong: false,
  mad: 0,
  ...more,
});

/** Faces by kind; of faction chips and artifacts the picture depends on the owner. */
const faces = new Map<string, ChipFace>([
  ['madness', face(vortex, '#33214d', 0, { mad: 1 })],
  ['double_madness', face(vortex, '#33214d', 0, { mad: 2 })],
  ['poison', face(poison, '#4c7a1c', 0, { mad: 1 })],
  ['faction_1', face('', '', 1)],
  ['faction_2', face('', '', 2)],
  ['artifact', face('', '', 3)],
  ['forge', face(anvil, '#59626b', printed['forge']!.weak)],
  ...allyNames.flatMap((ally): [string, ChipFace][] => {
    const fill = ALLIES[ally]!;
    return [
      [`${ally}_weak`, face('', fill, printed[ally]!.weak)],
      [`${ally}_strong`, face('', fill, printed[ally]!.strong, { strong: true })],
    ];
  }),
  ...Object.entries(wonderData as Record<string, { kind: string; strength: number }>)
    .filter(([, card]) => card.kind === 'item')
    .map(([id, card]): [string, ChipFace] => [id, face('', ITEM, card.strength)]),
]);
export const kinds: ReadonlySet<string> = new Set(faces.keys());
export const anyAlly = face(random, '#6d675a', 0);

export function chipFace(kind: string, side = ''): ChipFace {
  const found = faces.get(kind) ?? anyAlly;
  if (found.icon) return found;
  if (found.fill) return { ...found, icon: pictures.now?.[kind.replace(/_(weak|strong)$/, '')] ?? '' };
  return { ...found, icon: (kind === 'artifact' ? artifactPicture(side) : sides[side]?.icon) ?? random };
}

export const artifactPicture = (side: string): string | undefined => pictures.now?.[`artifact-${side}`];
