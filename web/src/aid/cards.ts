/** Which rules stand on whose card: numbers of the rulebook, whose sentences are there in every language. */
import cards from './cards.json';

export type Part = 'wins' | 'turn' | 'actions' | 'battle' | 'traits';
type Card = Partial<Record<Part, readonly string[]>>;

const of = (game: string, side: string): Card => (cards as Record<string, Record<string, Card>>)[game]?.[side] ?? {};
/** The second Vagabond is one, and whoever plays two factions has two cards. */
const own = (game: string, side: string) =>
  side
    .replace(/^second_/, '')
    .split('-')
    .map((one) => of(game, one));

/** What is a side's own comes first, then what holds for everybody. */
export const rulesOf = (game: string, side: string, part: Part): string[] => [
  ...new Set([...own(game, side), of(game, '')].flatMap((card) => card[part] ?? [])),
];

/** How somebody else wins, or what is special about them. */
export const winsOf = (game: string, side: string): readonly string[] =>
  own(game, side).flatMap((card) => card.wins ?? card.traits ?? []);
