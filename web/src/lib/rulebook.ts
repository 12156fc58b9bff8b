/** Rulebooks as the server sends them: fetched when they are wanted, and looked through. */
import { api } from '../api/http';
import type { Chapter, Rulebook, Section, Statement } from '../api/messages';

const kept = new Map<string, Promise<Rulebook>>();

/** The rules as players read them, or the referee's annex. */
export function loadBook(game: string, lang: string, annex = false): Promise<Rulebook> {
  const key = `${game} ${annex ? 'annex' : lang}`;
  const known = kept.get(key);
  if (known) return known;
  const coming = annex ? api.annex(game) : api.rules(game, lang);
  kept.set(key, coming);
  coming.catch(() => kept.delete(key)); // another try when it is wanted again
  return coming;
}

export interface Found {
  chapter: Chapter;
  section: Section;
  statement: Statement;
}

function* statements(book: Rulebook): Generator<Found> {
  for (const chapter of book.chapters)
    for (const section of chapter.sections)
      for (const statement of section.statements) yield { chapter, section, statement };
}

/** The statement with this id, or the first one below it ("10.6" finds 10.6.1, "10" the chapter). */
export function findRule(book: Rulebook, id: string): Found | undefined {
  const all = [...statements(book)];
  return (
    all.find((f) => f.statement.id === id) ??
    all.find((f) => f.section.id === id) ??
    all.find((f) => f.statement.id.startsWith(`${id}.`)) ??
    all.find((f) => f.chapter.id === id)
  );
}

/** Every id that a sentence may point at. */
export function idsOf(book: Rulebook): Set<string> {
  const ids = new Set<string>();
  for (const { chapter, section, statement } of statements(book)) {
    for (const id of [chapter.id, section.id, statement.id]) if (id) ids.add(id);
  }
  return ids;
}

/** Small letters without accents: "Kuźnia" is "kuznia". */
export const plain = (text: string): string =>
  text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');

/** Words bend: "kovárny" is found by "kovárna". */
const stem = (word: string) => word.slice(0, word.length > 5 ? -2 : word.length > 3 ? -1 : undefined);

export const wordsOf = (query: string): string[] => plain(query).match(/[\p{L}\d]+/gu) ?? [];

/** How well a text answers: 2 has every word as it was written, 1 has every word in some form, 0 does not. */
function answers(text: string, words: readonly string[]): number {
  if (words.every((word) => text.includes(word))) return 2;
  const own = text.match(/[\p{L}\d]+/gu) ?? [];
  return words.every((word) => own.some((one) => one.startsWith(stem(word)))) ? 1 : 0;
}

/** Statements that have every word of a query, or whose id begins with it; the best first. */
export function searchRules(book: Rulebook, query: string, limit = 60): Found[] {
  const words = wordsOf(query);
  if (!words.length) return [];
  const id = query.trim().toLowerCase();
  const ranked = [...statements(book)]
    .map((found) => {
      const { statement, section } = found;
      const text = plain(statement.text);
      const rank = statement.id.toLowerCase().startsWith(id)
        ? 3
        : answers(text, words) || answers(`${plain(section.title)} ${text}`, words) / 2;
      return { found, rank };
    })
    .filter(({ rank }) => rank > 0);
  return ranked
    .sort((a, b) => b.rank - a.rank)
    .slice(0, limit)
    .map(({ found }) => found);
}

export interface Piece {
  text: string;
  /** The rule it leads to. */
  rule?: string;
  /** Found by the search. */
  hit?: boolean;
}

const POINTER =
  /(?<=(?:chapter|chapters|kapitol\p{L}+|rozdzia\p{L}+) )(?:\d+|[A-Z])\b|(?<![\p{L}\d.])[A-Z\d][\p{L}\d]*(?:\.[\p{L}\d]+)+|\b(?:AMB|A)-\d+/gu;

/** A sentence in pieces: ids of rules become links, words of a search are marked. */
export function piecesOf(text: string, ids: ReadonlySet<string>, words: readonly string[] = []): Piece[] {
  const pieces: Piece[] = [];
  const bare = text.replace(/\*\*|`/g, '');
  let last = 0;
  const say = (part: string) => part && pieces.push(...(words.length ? marked(part, words) : [{ text: part }]));
  for (const match of bare.matchAll(POINTER)) {
    if (!ids.has(match[0])) continue;
    say(bare.slice(last, match.index));
    pieces.push({ text: match[0], rule: match[0] });
    last = match.index + match[0].length;
  }
  say(bare.slice(last));
  return pieces;
}

function marked(text: string, words: readonly string[]): Piece[] {
  const fits = (word: string) => words.some((w) => plain(word).startsWith(w.length > 2 ? stem(w) : w));
  return text
    .split(/([\p{L}\d]+)/u)
    .flatMap((part, i) => (part ? [i % 2 && fits(part) ? { text: part, hit: true } : { text: part }] : []));
}
