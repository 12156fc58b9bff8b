/** Small readers of what the engine sends, the same for every game. */
import type { View, Zone } from '../api/messages';

/** The cards of a zone this viewer knows. */
export const known = (zone: Zone | undefined): string[] =>
  (zone?.cards ?? []).filter((c): c is string => typeof c === 'string');
/** How many lie in a zone. */
export const count = (view: View, zone: string): number => view.zones[zone]?.count ?? 0;
/** A value of an event that should be a number. */
export const num = (value: unknown): number => (typeof value === 'number' ? value : 0);
