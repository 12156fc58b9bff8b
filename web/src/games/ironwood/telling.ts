/** What Ironwood's events look like when they are told: who walks where, and the word on a mark. */
import { t, texts } from '$lib/texts.svelte';
import { signed } from '$shell/marks';
import { sideName } from '$shell/names';
import { num } from '$shell/reading';
import type { LogEntry, View } from '../../api/messages';
import { lastBattle } from './battle';
import { type Position, positionOf } from './engine';
import { places } from './map';
import { valuesOf } from './position';

/** A piece that went from one place to another, read from a log entry. */
export interface Flight {
  piece: 'woodwalkers' | 'ironclad' | 'golem' | 'drill';
  from: string;
  to: string;
  count: number;
}

export function flightsOf(entry: LogEntry): Flight[] {
  switch (entry.kind) {
    case 'moved':
    case 'lured': {
      const { from, to, count = 0 } = valuesOf(entry, entry.kind);
      return from && to ? [{ piece: 'woodwalkers', from, to, count }] : [];
    }
    case 'drilled': {
      const { from, to } = valuesOf(entry, 'drilled');
      return from && to ? [{ piece: 'drill', from, to, count: 1 }] : [];
    }
    case 'marched': {
      const { from, to, warriors = 0, golems = 0 } = valuesOf(entry, 'marched');
      if (!from || !to) return [];
      return [
        { piece: 'golem' as const, from, to, count: golems },
        { piece: 'ironclad' as const, from, to, count: warriors },
      ].filter((f) => f.count > 0);
    }
    case 'retreated': {
      const { from, to } = valuesOf(entry, 'retreated');
      if (!from || !to) return [];
      return [{ piece: places.get(from)?.terrain === 'forest' ? 'woodwalkers' : 'ironclad', from, to, count: 1 }];
    }
    default:
      return [];
  }
}

/** Those on their way have left, and have not arrived. */
export function underway(before: View, after: View, entries: readonly LogEntry[]): View | null {
  const goals = new Set(entries.flatMap((entry) => flightsOf(entry).map((f) => f.to)));
  if (!goals.size) return null;
  const [was, now] = [positionOf(before), positionOf(after)];
  const waiting = <P extends { id: string }>(there: readonly P[], earlier: readonly P[]): P[] =>
    there.map((place) => (goals.has(place.id) ? (earlier.find((p) => p.id === place.id) ?? place) : place));
  const position = {
    ...now,
    mountains: waiting(now.mountains, was.mountains),
    forests: waiting(now.forests, was.forests),
  } satisfies Position;
  return { ...after, position };
}

/** What was built, recruited or lost. */
export function toldTag(_: View, entry: LogEntry): string {
  const { unit, count, warriors, golems } = entry.args;
  if (entry.kind === 'lost') return signed(-(num(warriors) + num(golems)));
  if (entry.kind === 'removed') return signed(-1);
  if (entry.kind === 'recruited') return signed(num(count) || 1);
  const term = { built: 'term-forge', founded: 'term-foundation' }[entry.kind];
  return term && unit === undefined && texts.has(term) ? t(term) : '';
}

/** "4:2 · Ironclad −1": the dominance of both, and what each lost. */
export function outcome(view: View, entries: readonly LogEntry[]): string {
  const battle = lastBattle(entries);
  if (!battle) return '';
  const totals = battle.sides.flatMap((side) => (side.dominance ? [side.dominance.total] : []));
  const lost = battle.sides.flatMap((side) => {
    const count = (side.lost?.warriors ?? 0) + (side.lost?.golems ?? 0);
    return count ? [`${sideName(view.seats[side.seat]!)} ${signed(-count)}`] : [];
  });
  return [totals.join(':'), lost.join(', ')].filter(Boolean).join(' · ');
}
