/** What leads from the lobby to a table: each gives the address to go to. And a table's record. */
import { api, Refused } from '../api/http';
import { browserKey, held, hold } from '../api/keys';
import type { CreateTable, TableInfo } from '../api/messages';

const links = (tokens: string[]) => tokens.map((x) => `seat=${x}`).join('&');

export async function create(wish: CreateTable): Promise<string> {
  const made = await api.create(wish);
  const tokens = made.seats.map((s) => s.token);
  hold(made.id, wish.game, tokens);
  return `/t/${made.id}#${links(tokens) || `watch=${made.watch}`}`;
}

export async function join(table: TableInfo, seat: number, name: string): Promise<string> {
  const key = await api.join(table.id, seat, name);
  hold(table.id, table.game, [key.token]);
  return `/t/${table.id}#${links(held().find((h) => h.id === table.id)!.tokens)}`;
}

export const watch = async (id: string): Promise<string> => `/t/${id}#watch=${(await api.watch(id)).watch}`;

/** While the game runs, as far as our own link shows it. */
export function recordOf(id: string): Promise<string> {
  const token = held().find((h) => h.id === id)?.tokens[0];
  return api.record(id, token).catch((error: unknown) => {
    // Others' tries of today's deal are shown to who has ended an own one.
    if (error instanceof Refused && error.code === 'try-first') return api.record(id, browserKey());
    throw error;
  });
}
