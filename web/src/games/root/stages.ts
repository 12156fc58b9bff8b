/** Which stage is up: the draft, the latest battle, or this seat's crafting. */
import type { Decision, LogEntry, View } from '../../api/messages';
import type { Staged } from '$shell/game';
import { lastFight } from './battle';
import { position } from './position';

/** The open question in which cards can be crafted, if there is one. */
export const craftingOf = (view: View): Decision | undefined =>
  view.decisions.find((d) => d.prompt === 'activate-which' || d.options.some((o) => o.verb === 'craft'));

/** Factions are being chosen; whoever sets up looks at the map, and at the hand in the end. */
export const drafting = (view: View): boolean =>
  view.round === 0 && position(view).draft.length > 0 && view.decisions.every((d) => d.prompt === 'draft');

export function stageIn(view: View, log: readonly LogEntry[]): Staged | null {
  if (drafting(view)) return { n: -1, seats: view.waiting, over: false, ended: view.number };
  const fight = lastFight(view, log);
  const crafting = craftingOf(view);
  if (crafting && (!fight || fight.over))
    return { n: -1 - view.round, seats: [crafting.seat], over: false, ended: view.number };
  return fight && { n: fight.n, seats: fight.sides.map((s) => s.seat), over: fight.over, ended: fight.ended };
}
