/** What of the position several parts of the screen ask for, and the pieces that travel. */
import type { LogEntry, View } from '../../api/messages';
import { positionOf, type Solo, type Values } from './engine';
import { places } from './map';

export const WOODWALKERS = 0;
export const IRONCLAD = 1;

/** A solo bot's boards. */
export const soloOf = (view: View): Solo | null => positionOf(view).solo;

/** A piece that went from one place to another, read from a log entry. */
export interface Flight {
  piece: 'woodwalkers' | 'ironclad' | 'golem' | 'drill';
  from: string;
  to: string;
  count: number;
}

/** The values of an entry, typed by its kind. */
export const valuesOf = <K extends keyof Values>(entry: Pick<LogEntry, 'args'>, _kind: K): Partial<Values[K]> =>
  entry.args as Partial<Values[K]>;

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
