/** The host's desk over HTTP (weald/table/desk_page.py): the requests of `weald admin`, with the key. */
import { ask } from '../../api/http';

export interface Process {
  process: string;
  version: string;
  writable: boolean;
  tables: number;
  sockets: number;
  connections: Record<string, { connections: number; sockets: number }>;
  queues: Record<'think' | 'replay' | 'write', { waiting: number; running: number }>;
}
export interface Looked {
  finished_days: number;
  abandoned_days: number;
  processes: Process[];
}
export interface DeskTable {
  id: string;
  game: string;
  name: string;
  state: 'over' | 'live' | 'asleep';
  people: number;
  /** Unix seconds. */
  last: number;
  seats: { seat: number; side: string; kind: string; name: string }[];
}
/** `until` and the like are Unix milliseconds. */
export interface Ban {
  network: string;
  reason: string;
  until: number | null;
}
export interface DeskPerson {
  id: string;
  name: string;
  shown: string;
  seen: number;
  barred: number | null;
  reason: string;
}
export interface DeskReport {
  id: string;
  made: number;
  about: string | null;
  table_id: string;
  seat: number;
  name: string;
  reason: string;
  words: string;
  said: string;
  address: string;
}

const KEY = 'weald.desk';
export const kept = (): string => sessionStorage.getItem(KEY) ?? '';
export const keep = (key: string): void => (key ? sessionStorage.setItem(KEY, key) : sessionStorage.removeItem(KEY));

export class Desk {
  constructor(private readonly key: string) {}

  private ask<T>(type: string, wish: object = {}): Promise<T> {
    return ask<T>('/api/host', { type, ...wish }, this.key);
  }
  look = () => this.ask<Looked>('look');
  tables = (game: string) => this.ask<DeskTable[]>('list', { game, limit: 100 });
  free = (table: string, seat: number) => this.ask<null>('kick', { table, seat });
  delete = (table: string) => this.ask<null>('delete', { table });
  bans = () => this.ask<Ban[]>('bans');
  ban = (network: string, reason: string, days: number | null) => this.ask<string>('ban', { network, reason, days });
  unban = (network: string) => this.ask<string>('unban', { network });
  people = (like: string) => this.ask<DeskPerson[]>('people', { like });
  bar = (account: string, reason: string, days: number | null) => this.ask<string>('bar', { account, reason, days });
  unbar = (account: string) => this.ask<string>('unbar', { account });
  reports = (done: boolean) => this.ask<DeskReport[]>('reports', { done });
  close = (id: string) => this.ask<null>('report-done', { id });
  announce = (said: { en: string; cs: string; pl: string }, days: number | null) =>
    this.ask<null>('announce', { ...said, days });
  tidy = (finished: number | null, abandoned: number | null) =>
    this.ask<{ finished: number; abandoned: number }>('tidy', { finished, abandoned });
  season = (name: string) => this.ask<string>('season', { name });
}

/** An empty line is no number: for good, or not at all. */
export const daysOf = (said: string): number | null => (said.trim() ? Number(said) : null);
