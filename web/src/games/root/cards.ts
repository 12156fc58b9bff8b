/** Root's cards and quests as their faces need them: values from the data files, and a picture for each, which comes later. */
import deck from '../../../../src/weald/games/root/data/deck.toml?pick=type,suit,cost,item,vp';
import quests from '../../../../src/weald/games/root/data/quests.toml?pick=suit,items';

import { Later } from '$lib/later.svelte';
import { ITEM_ICONS, SUIT_ICONS } from './icons';
import type { Item, Suit } from './position';

export interface CardFacts {
  id: string;
  kind: 'ambush' | 'dominance' | 'item' | 'immediate' | 'persistent' | 'quest';
  suit: Suit;
  cost: (Suit | 'any')[];
  item: Item | null;
  vp: number;
  /** What a quest asks for. */
  items: Item[];
}

type DeckData = Record<
  string,
  { type: Exclude<CardFacts['kind'], 'quest'>; suit: Suit; cost?: (Suit | 'any')[]; item?: Item; vp?: number }
>;
type QuestData = Record<string, { suit: Suit; items: Item[] }>;

export const cards = new Map<string, CardFacts>();
for (const [id, d] of Object.entries(deck as DeckData)) {
  cards.set(id, {
    id,
    kind: d.type,
    suit: d.suit,
    cost: d.cost ?? [],
    item: d.item ?? null,
    vp: d.vp ?? 0,
    items: [],
  });
}
for (const [id, d] of Object.entries(quests as QuestData)) {
  cards.set(id, {
    id,
    kind: 'quest',
    suit: d.suit,
    cost: [],
    item: null,
    vp: 0,
    items: d.items,
  });
}
/** "Ambush (fox)": the suit is on the card anyway. */
export const bareName = (name: string): string => name.replace(/ \([^)]*\)$/, '');

const pictures = new Later(async () => (await import('./pictures')).pictures);
const ONE_OF_EACH_SUIT = /_(fox|rabbit|mouse|bird)$/;
export const pictureOf = ({ id, item, suit }: CardFacts): string =>
  pictures.now?.[id] ??
  pictures.now?.[id.replace(ONE_OF_EACH_SUIT, '')] ??
  (item ? ITEM_ICONS[item] : SUIT_ICONS[suit]);
