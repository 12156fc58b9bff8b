/** The cards as their faces need them. */
import tea from '../../../../src/weald/games/wonderland/data/tea_cards.toml?pick=units,die,layout,rewards,top,bottom,corrupted,confidence';
import quests from '../../../../src/weald/games/wonderland/data/quests.toml?pick=region,confidence';
import wonder from '../../../../src/weald/games/wonderland/data/wonderlandians.toml?pick=kind,strength,confidence';
import leaderData from '../../../../src/weald/games/wonderland/data/leaders.toml?pick=artifact,leader_ability,abilities,tracks,between,castle_track_two_players';

import { Later } from '$lib/later.svelte';

export interface Reward {
  type: string;
  ally?: string;
  strength?: 'weak' | 'strong';
  n?: number;
  draw?: number;
  discard?: number;
}
export interface TeaFace {
  units: number;
  die: boolean;
  layout: 'normal' | 'split' | 'corrupted';
  rewards?: Reward[];
  top?: Reward[];
  bottom?: Reward[];
  corrupted?: Reward[];
  confidence: string;
}
export interface Leader {
  artifact: string;
  leader_ability: string;
  abilities: string[];
  tracks: Reward[][];
  between: { tracks: [number, number]; column: number; reward: Reward }[];
  castle_track_two_players: number[];
}

export const teaCards = new Map(Object.entries(tea as Record<string, TeaFace>));
export const questCards = new Map(Object.entries(quests as Record<string, { region: string; confidence: string }>));
export const wonderCards = new Map(
  Object.entries(wonder as Record<string, { kind: 'figure' | 'item'; strength: number; confidence: string }>),
);
export const leaders = leaderData['leaders'] as Record<string, Leader>;
export const abilities: ReadonlyMap<string, string> = new Map(
  Object.entries(leaders).flatMap(([side, l]) =>
    [l.leader_ability, ...l.abilities].map((ability): [string, string] => [ability, side]),
  ),
);

const BET = /^bet_(alice|mad_hatter|queen_of_hearts|cheshire_cat|jabberwock)_(.+)$/;
export const betOn = (card: string): string | undefined => BET.exec(card)?.[2];

export const isCard = (id: string): boolean =>
  teaCards.has(id) || questCards.has(id) || wonderCards.has(id) || abilities.has(id) || betOn(id) !== undefined;

/** Was the face made up by us, wholly or in part? */
export function reconstructed(card: string): boolean {
  const found = teaCards.get(card) ?? questCards.get(card) ?? wonderCards.get(card);
  return found ? found.confidence !== 'seed' : false;
}

/** The four tracks of a leader; with two players the last one is another. */
export function tracksOf(side: string, players: number): Reward[][] {
  const leader = leaders[side]!;
  return players === 2
    ? [...leader.tracks.slice(0, 3), leader.castle_track_two_players.map((n) => ({ type: 'castle_value', n }))]
    : leader.tracks;
}

/** The pictures of Wonderlandians. */
export const pictures = new Later(async () => (await import('./pictures')).pictures);
/** A figure is its card, but for the two Tweedles. */
export const figurePicture = (figure: string): string => pictures.now?.[figure.replace(/_[12]$/, '')] ?? '';
