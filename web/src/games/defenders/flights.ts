/** Leaders walk the path they used, hunters run. */
import type { LogEntry, View } from '../../api/messages';
import type { Flight } from '$shell/Flights.svelte';
import { type Position, positionOf } from './engine';
import { middleOf } from './map';

const WALKS: Record<string, string> = {
  moved: 'leader',
  shifted: 'leader',
  tunnelled: 'leader',
  regrouped: 'leader',
  pursued: 'mech',
};

/** From where to where, if the entry is a walk. */
function walkOf(entry: LogEntry): { piece: string; from: string; to: string } | null {
  const piece = WALKS[entry.kind];
  const { from, to } = entry.args;
  return piece && typeof from === 'string' && typeof to === 'string' && from !== to ? { piece, from, to } : null;
}

/** The way a leader takes was shown in the position before. */
export function flightsOf(entry: LogEntry, before: View): Flight[] {
  const walk = walkOf(entry);
  if (!walk) return [];
  const { piece, from, to } = walk;
  const { ways } = positionOf(before);
  const way = entry.kind === 'moved' && ways[to]?.[0] === from ? ways[to] : [from, to];
  const symbol = piece === 'leader' ? `df-leader-${String(entry.args['side'])}` : `df-${piece}`;
  return [{ piece: symbol, line: way.map(middleOf), feet: 26 }];
}

/** Those on their way have left, and have not arrived. */
export function underway(before: View, after: View, entries: readonly LogEntry[]): View | null {
  const goals = new Set(entries.flatMap((entry) => walkOf(entry)?.to ?? []));
  if (!goals.size) return null;
  const [was, now] = [positionOf(before), positionOf(after)];
  const hexes = now.hexes.map((hex) => (goals.has(hex.id) ? (was.hexes.find((h) => h.id === hex.id) ?? hex) : hex));
  return { ...after, position: { ...now, hexes } satisfies Position };
}
