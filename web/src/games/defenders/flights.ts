/** Leaders walk the path they used, hunters run, engines roll. */
import type { LogEntry } from '../../api/messages';
import type { Flight } from '$shell/Flights.svelte';
import { middleOf } from './map';

const WALKS: Record<string, string> = {
  moved: 'leader',
  shifted: 'leader',
  tunnelled: 'leader',
  regrouped: 'leader',
  pursued: 'mech',
  'engine-moved': 'engine',
};

/** `ways` are those of the position before: the walk that is shown was chosen there. */
export function flightsOf(entry: LogEntry, ways: Record<string, string[]>): Flight[] {
  const piece = WALKS[entry.kind];
  const { from, to, side } = entry.args;
  if (!piece || typeof from !== 'string' || typeof to !== 'string') return [];
  const way = entry.kind === 'moved' && ways[to]?.[0] === from ? ways[to] : [from, to];
  return [
    {
      piece: piece === 'leader' ? `df-leader-${String(side)}` : `df-${piece}`,
      line: way.map(middleOf),
      feet: piece === 'engine' ? 0 : 26,
    },
  ];
}
