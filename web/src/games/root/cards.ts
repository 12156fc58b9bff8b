/** Root's cards and quests as their faces need them. Their values and pictures are fetched beside the first view of the table. */
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

interface FaceData {
  type?: CardFacts['kind'];
  suit: Suit;
  cost?: (Suit | 'any')[];
  item?: Item | null;
  vp?: number;
  items?: Item[];
}

const faces = (data: unknown, kind: CardFacts['kind']): [string, CardFacts][] =>
  Object.entries(data as Record<string, FaceData>).map(
    ([id, { type = kind, suit, cost = [], item = null, vp = 0, items = [] }]) => [
      id,
      { id, kind: type, suit, cost, item, vp, items },
    ],
  );

const all = new Map<string, CardFacts>();
const later = new Later(async () => {
  const { deck, exiles, quests, pictures } = await import('./pictures');
  const found = [...faces(deck, 'item'), ...faces(exiles, 'persistent'), ...faces(quests, 'quest')];
  for (const [id, facts] of found) all.set(id, facts);
  return pictures;
});
void later.load();

/** They may still be on their way: whoever asks will see them come. */
export const cards = {
  get: (id: string): CardFacts | undefined => all.get(id) ?? (later.now && all.get(id)),
  has: (id: string): boolean => cards.get(id) !== undefined,
  /** Those that are here. */
  values: () => all.values(),
};
/** "Ambush (fox)": the suit is on the card anyway. */
export const bareName = (name: string): string => name.replace(/ \([^)]*\)$/, '');

const ONE_OF_EACH_SUIT = /_(fox|rabbit|mouse|bird)$/;
export const pictureOf = ({ id, item, suit }: CardFacts): string =>
  later.now?.[id] ?? later.now?.[id.replace(ONE_OF_EACH_SUIT, '')] ?? (item ? ITEM_ICONS[item] : SUIT_ICONS[suit]);
