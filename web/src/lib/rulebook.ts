/** Finding a rule in the rulebook that the server sends. */
import type { Chapter, Rulebook, Section, Statement } from '../api/messages';

export interface Found {
  chapter: Chapter;
  section: Section;
  statement: Statement;
}

/** The statement with this id, or the first one below it ("10.6" finds 10.6.1). */
export function findRule(book: Rulebook, id: string): Found | undefined {
  for (const fits of [(s: Statement) => s.id === id, (s: Statement) => s.id.startsWith(`${id}.`)]) {
    for (const chapter of book.chapters) {
      for (const section of chapter.sections) {
        const statement = section.statements.find(fits);
        if (statement) return { chapter, section, statement };
      }
    }
  }
  return undefined;
}

/** Statements that contain every word of a query, or whose id begins with it. */
export function searchRules(book: Rulebook, query: string, limit = 60): Found[] {
  const wanted = query.trim().toLowerCase();
  if (!wanted) return [];
  const words = wanted.split(/\s+/);
  const out: Found[] = [];
  for (const chapter of book.chapters) {
    for (const section of chapter.sections) {
      for (const statement of section.statements) {
        const text = `${section.title} ${statement.text}`.toLowerCase();
        if (statement.id.toLowerCase().startsWith(wanted) || words.every((w) => text.includes(w))) {
          out.push({ chapter, section, statement });
          if (out.length >= limit) return out;
        }
      }
    }
  }
  return out;
}
