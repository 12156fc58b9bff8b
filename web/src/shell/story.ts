/** What the rules did by themselves, as steps. */
import { t } from '$lib/texts.svelte';
import type { LogEntry, View } from '../api/messages';
import type { GameUI, Tale } from './game';

/** The entries from a choice on. */
function from(log: readonly LogEntry[], number: number): LogEntry[] {
  let start = log.length;
  while (start > 0 && log[start - 1]!.number >= number) start -= 1;
  return log.slice(start);
}

/** What a bot did: from its first step to its last, with everything between them. */
export function storyOf(latest: readonly LogEntry[], bot: number): LogEntry[] {
  const first = latest.findIndex((e) => e.seat === bot && e.kind.startsWith('bot-'));
  const last = latest.findLastIndex((e) => e.seat === bot);
  return first < 0 ? [] : latest.slice(first, last + 1);
}

/** What there is to tell since choice `since`: a game's own tale, or the turn of the seat the rules play. */
export function taleOf(game: GameUI, view: View, log: readonly LogEntry[], since: number): Tale | null {
  const latest = from(log, since);
  const bot = game.ruled?.(view) ?? null;
  if (bot === null) return game.tale?.(view, latest) ?? null;
  const side = view.seats[bot]!;
  const steps = storyOf(latest, bot);
  return steps.length ? { title: t('ui-story', { side }), tone: game.sides[side]?.tone ?? '', steps } : null;
}

/** The places a step is about. */
export const placesOf = (entry: LogEntry | undefined, isPlace: (id: string) => boolean): string[] =>
  entry
    ? Object.entries(entry.args).flatMap(([name, value]) =>
        typeof value === 'string' && name !== 'options' && isPlace(value) ? [value] : [],
      )
    : [];
