/** What of the position several parts of the screen ask for. */
import type { LogEntry, View } from '../../api/messages';
import { positionOf, type Solo, type Values } from './engine';

export const WOODWALKERS = 0;
export const IRONCLAD = 1;

/** A solo bot's boards. */
export const soloOf = (view: View): Solo | null => positionOf(view).solo;

/** The values of an entry, typed by its kind. */
export const valuesOf = <K extends keyof Values>(entry: Pick<LogEntry, 'args'>, _kind: K): Partial<Values[K]> =>
  entry.args as Partial<Values[K]>;
