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

/** The turn of a seat that the rules play: from its first step to its last, with everything between them. */
export function botTurn(
  game: Pick<GameUI, 'sides'>,
  view: View,
  latest: readonly LogEntry[],
  bot: number,
  isStep: (entry: LogEntry) => boolean,
): Tale | null {
  const first = latest.findIndex((e) => e.seat === bot && isStep(e));
  if (first < 0) return null;
  const side = view.seats[bot]!;
  const steps = latest.slice(first, latest.findLastIndex((e) => e.seat === bot) + 1);
  return { title: t('ui-story', { side }), tone: game.sides[side]?.tone ?? '', steps };
}

/** What there is to tell since choice `since`. */
export const taleOf = (game: GameUI, view: View, log: readonly LogEntry[], since: number): Tale | null =>
  game.tale?.(view, from(log, since)) ?? null;

/** The places a step is about. */
export const placesOf = (entry: LogEntry | undefined, isPlace: (id: string) => boolean): string[] =>
  entry
    ? Object.entries(entry.args).flatMap(([name, value]) =>
        typeof value === 'string' && name !== 'options' && isPlace(value) ? [value] : [],
      )
    : [];
