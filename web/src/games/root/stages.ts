/** Which stage is up: a battle this seat fights in, or its crafting. */
import type { Decision, LogEntry, View } from '../../api/messages';
import { lastFight } from './battle';

/** The open question in which cards can be crafted, if there is one. */
export const craftingOf = (view: View): Decision | undefined =>
  view.decisions.find((d) => d.prompt === 'activate-which' || d.options.some((o) => o.verb === 'craft'));

/** A number that stays the same as long as the stage does. */
export function stageIn(view: View, log: readonly LogEntry[]): number | null {
  const fight = lastFight(view, log);
  // While it runs, and after it until somebody chooses again; other people's battles are in the log.
  const involved = fight && (view.you === null || fight.sides.some((s) => s.seat === view.you));
  if (fight && involved && (!fight.over || fight.ended >= view.number)) return fight.n;
  return craftingOf(view) ? -1 - view.round : null;
}
