/** What lies in a bag: pictures, colours and printed strengths of the chips. */
import allyData from '../../../../src/weald/games/wonderland/data/allies.toml';
import wonderData from '../../../../src/weald/games/wonderland/data/wonderlandians.toml?pick=kind,strength,confidence';
import anvil from 'icon:anvil';
import axe from 'icon:battle-axe';
import talon from 'icon:bird-claw';
import sword from 'icon:broadsword';
import random from 'icon:card-random';
import rook from 'icon:chess-rook';
import claws from 'icon:claws';
import flamingo from 'icon:flamingo';
import hedgehog from 'icon:hedgehog';
import poison from 'icon:poison-bottle';
import rose from 'icon:rose';
import spades from 'icon:spades';
import teapot from 'icon:teapot';
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

const ALLIES: Record<string, [icon: string, fill: string]> = {
  card_guard: [spades, '#2f4a66'],
  flamingo: [flamingo, '#b8436f'],
  rose: [rose, '#97192f'],
  red_rook: [rook, '#b5502a'],
  critter: [hedgehog, '#6f6a2a'],
  forge: [anvil, '#59626b'],
};
export const ARTIFACTS: Record<string, string> = {
  alice: sword,
  mad_hatter: teapot,
  queen_of_hearts: axe,
  cheshire_cat: claws,
  jabberwock: talon,
};
export const allyNames = Object.keys(ALLIES).filter((name) => name !== 'forge');

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
  ['forge', face(anvil, ALLIES['forge']![1], printed['forge']!.weak)],
  ...allyNames.flatMap((ally): [string, ChipFace][] => {
    const [icon, fill] = ALLIES[ally]!;
    return [
      [`${ally}_weak`, face(icon, fill, printed[ally]!.weak)],
      [`${ally}_strong`, face(icon, fill, printed[ally]!.strong, { strong: true })],
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
  if (found.fill === ITEM) return { ...found, icon: pictures.now?.[kind] ?? '' };
  return { ...found, icon: (kind === 'artifact' ? ARTIFACTS[side] : sides[side]?.icon) ?? random };
}
