/** Tournaments and the deal of the day: what is asked of the server, the keys this browser keeps, and the texts. */
import { settings } from '$lib/settings.svelte';
import { texts } from '$lib/texts.svelte';
import { ask } from '../api/http';
import { browserKey } from '../api/keys';
import type { DailyInfo, Entered, EventBrief, EventInfo, EventMade, NewEvent } from '../api/messages';

const files = import.meta.glob<string>('../../../src/weald/text/events/*.ftl', { import: 'default' });
export const loadTexts = () =>
  texts.add('events', async (lang) => [await files[`../../../src/weald/text/events/${lang}.ftl`]!()]);

/** What opens a tournament for this browser: as its host, as somebody who takes part. */
export interface Keys {
  host?: string;
  me?: string;
}

const KEY = 'weald.events';

function all(): Record<string, Keys> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Keys>;
  } catch {
    return {};
  }
}

export const keysOf = (id: string): Keys => all()[id] ?? {};

export function keep(id: string, keys: Keys): void {
  try {
    const now = Object.entries({ ...all(), [id]: { ...keysOf(id), ...keys } });
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(now.slice(-50))));
  } catch {
    /* the link still works */
  }
}

const token = (id: string) => Object.values(keysOf(id)).join(',') || undefined;
const at = (id: string) => `/api/events/${encodeURIComponent(id)}`;
const daily = (game: string, day = '') =>
  `/api/daily/${encodeURIComponent(game)}${day ? `?day=${encodeURIComponent(day)}` : ''}`;

export const events = {
  list: () => ask<EventBrief[]>('/api/events'),
  make: (wish: NewEvent) => ask<EventMade>('/api/events', wish),
  show: (id: string) => ask<EventInfo>(at(id), undefined, token(id)),
  join: (id: string, name: string) => ask<Entered>(`${at(id)}/join`, { name }),
  leave: (id: string) => ask<EventInfo>(`${at(id)}/leave`, {}, token(id)),
  start: (id: string) => ask<EventInfo>(`${at(id)}/start`, {}, token(id)),
  end: (id: string) => ask<EventInfo | null>(`${at(id)}/end`, {}, token(id)),
  remove: (id: string, n: number) => ask<EventInfo>(`${at(id)}/remove`, { n }, token(id)),
  challenge: (id: string, n: number) => ask<EventInfo>(`${at(id)}/challenge`, { n }, token(id)),
  deal: (game: string, day = '') => ask<DailyInfo>(daily(game, day), undefined, browserKey()),
  tryIt: (game: string, name: string) => ask<DailyInfo>(daily(game), { name }, browserKey()),
};

// --- in words ---------------------------------------------------------------------------------------

export const number = (value: number): string =>
  new Intl.NumberFormat(settings.lang, { maximumFractionDigits: 2 }).format(value);

export const moment = (ms: number): string =>
  new Intl.DateTimeFormat(settings.lang, {
    day: 'numeric',
    month: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(ms);

export const dayName = (day: string): string =>
  new Intl.DateTimeFormat(settings.lang, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** So many seconds in the unit that suits them. */
export function duration(seconds: number): string {
  const [unit, size] =
    seconds >= 86400 && seconds % 86400 === 0
      ? ['day', 86400]
      : seconds >= 3600 && seconds % 3600 === 0
        ? ['hour', 3600]
        : seconds >= 60 && seconds % 60 === 0
          ? ['minute', 60]
          : ['second', 1];
  return new Intl.NumberFormat(settings.lang, { style: 'unit', unit: String(unit), unitDisplay: 'long' }).format(
    seconds / Number(size),
  );
}

/** Another day, as the server writes it. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
