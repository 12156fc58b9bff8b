/** The board of each faction: what is printed on it and lies there. A new faction adds a line here and one in looks.ts. */
import type { Component } from 'svelte';
import type { View } from '../../api/messages';
import AllianceBoard from './AllianceBoard.svelte';
import EyrieBoard from './EyrieBoard.svelte';
import MarquiseBoard from './MarquiseBoard.svelte';
import type { Position } from './position';
import VagabondBoard from './VagabondBoard.svelte';

export interface OwnBoardProps {
  view: View;
  side: string;
  now: Position;
  legal: ReadonlySet<string>;
  onpick: (id: string) => void;
}

export const BOARDS: Record<string, Component<OwnBoardProps>> = {
  marquise: MarquiseBoard,
  eyrie: EyrieBoard,
  alliance: AllianceBoard,
  vagabond: VagabondBoard,
  second_vagabond: VagabondBoard,
};
