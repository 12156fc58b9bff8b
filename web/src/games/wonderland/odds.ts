/** What the next chip may be, from what the owner of a bag knows: its contents, never their order. */
import { chipFace } from './chips';
import { TOP } from './map';
import { fighters, type Position } from './position';

export interface Chance {
  kind: string;
  count: number;
}
export interface Odds {
  /** The bag is empty: exhausted chips and madness go back in first. */
  refill: boolean;
  total: number;
  chips: Chance[];
  /** Chips by the space they would lead to, by printed strength alone. */
  spaces: Map<number, number>;
  ahead: number;
  level: number;
  behind: number;
  mad: number;
  /** Of these, chips that would take the last units (a whole shield could still stop one). */
  last: number;
}

function contents(now: Position, seat: number): { refill: boolean; bag: Record<string, number> } | null {
  const me = now.seats[seat];
  if (!me?.bag) return null;
  if (me.bag_count > 0) return { refill: false, bag: me.bag };
  const bag = { ...me.exhausted };
  for (const kind of me.madness) bag[kind] = (bag[kind] ?? 0) + 1;
  return { refill: true, bag };
}

export function oddsOf(now: Position, seat: number): Odds | null {
  const found = contents(now, seat);
  if (!found) return null;
  const chips = Object.entries(found.bag).map(([kind, count]) => ({ kind, count }));
  const rivals = now.seats.flatMap((s, i) =>
    i !== seat && s.status !== 'out' && s.status !== 'bust' ? [s.strength] : [],
  );
  if (now.resistance !== null) rivals.push(now.resistance);
  const best = Math.max(0, ...rivals);
  const units = now.battle ? fighters(now.regions[now.battle]!.units[seat]!) : 0;
  const odds: Odds = {
    refill: found.refill,
    total: 0,
    chips,
    spaces: new Map(),
    ahead: 0,
    level: 0,
    behind: 0,
    mad: 0,
    last: 0,
  };
  for (const { kind, count } of chips) {
    const face = chipFace(kind);
    odds.total += count;
    if (face.mad) {
      odds.mad += count;
      if (face.mad >= units) odds.last += count;
      continue;
    }
    const space = Math.min(TOP, (now.seats[seat]?.strength ?? 0) + face.strength);
    odds.spaces.set(space, (odds.spaces.get(space) ?? 0) + count);
    odds[space > best ? 'ahead' : space === best ? 'level' : 'behind'] += count;
  }
  return odds;
}

export const percent = (count: number, total: number): number => (total ? Math.round((100 * count) / total) : 0);
