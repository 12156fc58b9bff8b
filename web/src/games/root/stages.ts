/** Which stage is up: the latest battle, or this seat's crafting. */
import type { Decision, LogEntry, View } from '../../api/messages';
import type { Staged } from '$shell/game';
import { lastFight } from './battle';

/** The open question in which cards can be crafted, if there is one. */
export const craftingOf = (view: View): Decision | undefined =>
  view.decisions.find((d) => d.prompt === 'activate-which' || d.options.some((o) => o.verb === 'craft'));

export function stageIn(view: View, log: readonly LogEntry[]): Staged | null {
  const fight = lastFight(view, log);
  const crafting = craftingOf(view);
  if (crafting && (!fight || fight.over))
    return { n: -1 - view.round, seats: [crafting.seat], over: false, ended: view.number };
  return fight && { n: fight.n, seats: fight.sides.map((s) => s.seat), over: fight.over, ended: fight.ended };
}
