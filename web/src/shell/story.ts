/** A turn that the rules played by themselves, as steps. */
import type { LogEntry, View } from '../api/messages';

/** What a bot did since the last choice: from its first step to its last, with everything between them. */
export function storyOf(view: View, log: readonly LogEntry[], bot: number | null): LogEntry[] {
  if (bot === null) return [];
  let start = log.length;
  while (start > 0 && log[start - 1]!.number >= view.number) start -= 1;
  const latest = log.slice(start);
  const first = latest.findIndex((e) => e.seat === bot && e.kind.startsWith('bot-'));
  const last = latest.findLastIndex((e) => e.seat === bot);
  return first < 0 ? [] : latest.slice(first, last + 1);
}

/** The places a step is about. */
export const placesOf = (entry: LogEntry | undefined, isPlace: (id: string) => boolean): string[] =>
  entry
    ? Object.entries(entry.args).flatMap(([name, value]) => (typeof value === 'string' && name !== 'options' && isPlace(value) ? [value] : []))
    : [];
