/** What Wonderland's events look like when they are told: who walks where, and what happens in one moment. */
import { at, type Point } from '$lib/curves';
import type { Flight } from '$shell/Flights.svelte';
import type { Staged } from '$shell/game';
import { signed } from '$shell/marks';
import { sideName } from '$shell/names';
import { num } from '$shell/reading';
import type { LogEntry, View } from '../../api/messages';
import { isDraw, lastBattle, readBattle } from './battle';
import { route, spotOf } from './map';
import { type Position, position } from './position';

/** Who arrives where. */
interface Arrival {
  seat: number;
  piece: 'leader' | 'supporter';
  to: string;
}
function arrivalOf(entry: LogEntry): Arrival | null {
  if (entry.seat === null) return null;
  const { chair, region } = entry.args;
  const { seat } = entry;
  if (entry.kind === 'moved-to-chair' && typeof chair === 'string') return { seat, piece: 'leader', to: chair };
  if (entry.kind === 'leader-placed' && typeof region === 'string') return { seat, piece: 'leader', to: region };
  if (entry.kind === 'placed-supporters' && typeof region === 'string') return { seat, piece: 'supporter', to: region };
  return null;
}

/** Leaders walk around the table; whoever comes from the supply comes down from above. */
export function flightsOf(entry: LogEntry, before: View, view: View): Flight[] {
  const found = arrivalOf(entry);
  const end = found && spotOf(found.to);
  if (!found || !end) return [];
  const side = view.seats[found.seat]!;
  const chairs = position(before).chairs;
  const from = Object.entries(chairs).find(([, chair]) => chair.leader === found.seat)?.[0] ?? 'head';
  const walk: Point[] = found.to in chairs ? route(from, found.to, side === 'alice') : [];
  const line = walk.length > 1 ? walk : [at(end.x, end.y - 60), at(end.x, end.y)];
  return [{ piece: `wl-${found.piece}-${side}`, line, feet: 33 }];
}

export function underway(before: View, after: View, entries: readonly LogEntry[]): View | null {
  const goals = entries.flatMap((entry) => arrivalOf(entry)?.to ?? []);
  if (!goals.length) return null;
  const [was, now] = [position(before), position(after)];
  const [chairs, regions] = [{ ...now.chairs }, { ...now.regions }];
  for (const goal of goals) {
    if (chairs[goal]) chairs[goal] = { ...chairs[goal], leader: was.chairs[goal]?.leader ?? null };
    if (regions[goal] && was.regions[goal]) regions[goal] = was.regions[goal];
  }
  return { ...after, position: { ...now, chairs, regions } satisfies Position };
}

/** Chips are turned over together. */
export const atOnce = (one: LogEntry, next: LogEntry): boolean => isDraw(one) && isDraw(next);

/** What the end of the tea party did to everybody (6.1 to 6.3); until the war begins. */
export function teaEnd(view: View, log: readonly LogEntry[]): LogEntry[] {
  const told = log.slice(0, log.findLastIndex((e) => e.number <= view.number) + 1);
  const start = told.findLastIndex((e) => e.kind === 'tea-ends');
  if (start < 0) return [];
  const end = told.findIndex((e, i) => i > start && e.kind === 'war-begins');
  return told.slice(start, end < 0 ? undefined : end + 1);
}

/** The tea party's end has a stage of its own, a battle takes the board. */
export function stagedIn(view: View, log: readonly LogEntry[]): Staged | null {
  const ended = (entries: readonly LogEntry[]) => entries.at(-1)?.number ?? 0;
  const entries = lastBattle(view, log);
  const battle = readBattle(entries);
  const tea = teaEnd(view, log);
  const first = tea[0];
  if (first && first.n > (battle?.n ?? -1))
    return {
      n: first.n,
      seats: view.seats.map((_, i) => i),
      over: tea.at(-1)!.kind === 'war-begins',
      ended: ended(tea),
    };
  if (!battle) return null;
  const seats = battle.lanes.map((lane) => lane.seat);
  return { n: battle.n, seats, over: battle.over, ended: ended(entries), onBoard: true };
}

export function toldTag(_: View, entry: LogEntry): string {
  if (entry.kind === 'placed-supporters') return signed(num(entry.args['count']));
  return entry.kind === 'lost-unit' ? signed(-1) : '';
}

/** "Alice 9, Mad Hatter 7 …": the strengths in the end, first place first. */
export function outcome(view: View, entries: readonly LogEntry[]): string {
  const lanes = readBattle(entries)?.lanes ?? [];
  return lanes
    .toSorted((a, b) => b.strength - a.strength)
    .map((lane) => `${sideName(view.seats[lane.seat]!)} ${lane.strength}`)
    .join(', ');
}
