/** How we know the facts of a game, counted. */
import type { Fact, Facts } from '../api/messages';

export const KNOWN = ['seed', 'seed_partial', 'public', 'reconstructed', 'override'] as const;
export type Known = (typeof KNOWN)[number];

export type Counts = { how: Known; count: number }[];

export const countsOf = (entries: readonly Fact[]): Counts =>
  KNOWN.map((how) => ({ how, count: entries.filter((e) => e.confidence === how).length })).filter((c) => c.count > 0);

/** The entries of each data file, in the order of the files. */
export function byFile(facts: Facts): { file: string; entries: Fact[] }[] {
  const files = [...new Set(facts.entries.map((e) => e.file))];
  return files.map((file) => ({ file, entries: facts.entries.filter((e) => e.file === file) }));
}

/** Not wholly from a rulebook. */
export const doubtful = (fact: Fact): boolean => fact.confidence !== 'seed' || fact.reconstructed_parts.length > 0;

/** What an owner writes to correct one entry. */
export function example(facts: Facts): string {
  const fact =
    facts.entries.find((e) => e.confidence === 'reconstructed') ??
    facts.entries.find((e) => e.reconstructed_parts.length) ??
    facts.entries[0];
  if (!fact) return '';
  const section = `${fact.file.replace(/\.toml$/, '')}.${fact.entry}`;
  return `game = "${facts.game}"\n\n[${section}]\n${fact.reconstructed_parts[0]?.match(/^\w+$/)?.[0] ?? 'field'} = ...\n`;
}
