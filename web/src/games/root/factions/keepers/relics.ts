/** Relics: their pictures, and where they lie. "figure" is face down, "figure_2" face up. */
import figure from 'icon:totem-head';
import jewelry from 'icon:gem-pendant';
import tablet from 'icon:stone-tablet';
import type { Position } from '../../position';

export const TYPES = ['figure', 'tablet', 'jewelry'] as const;
export const PICTURES: Record<string, string> = { figure, tablet, jewelry };

export const relicsAt = (now: Position, place: string): string[] => {
  const own = now.factions.keepers;
  return own?.forests[place] ?? own?.relics[place] ?? [];
};
export const typeOf = (relic: string): string => relic.split('_')[0]!;
export const valueOf = (relic: string): string => relic.split('_')[1] ?? '';
