/** What the rules did by themselves, as steps. */
import { t } from '$lib/texts.svelte';
import type { LogEntry, View } from '../api/messages';
import type { GameUI, Tale } from './game';

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
