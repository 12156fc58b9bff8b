/** One's own games: those whose links this browser holds and, for who has an account, those of every other device. */
import { api } from '../api/http';
import { accountId, held } from '../api/keys';
import type { TableInfo } from '../api/messages';
import type { Mine } from './TableList.svelte';

/** So many of this browser's are looked up. */
const MOST = 30;
const done = new Map<string, TableInfo>(); // games that are over do not change

const own = (table: TableInfo, seats: readonly number[] | undefined, seen: number): Mine => ({
  table,
  myTurn: table.waiting.some((s) => seats?.includes(s)),
  won: table.result ? table.result.winners.some((s) => seats?.includes(s)) : null,
  seen,
});

export async function loadMine(): Promise<Mine[]> {
  const look = (id: string) => done.get(id) ?? api.table(id).catch(() => null);
  const here = await Promise.all(
    held()
      .slice(0, MOST)
      .map(async (h) => ({ h, table: await look(h.id) })),
  );
  const found = here.flatMap(({ h, table }) => (table ? [own(table, h.seats, h.seen)] : []));
  for (const { table } of found) if (table.status === 'over') done.set(table.id, table);
  if (!accountId()) return found;
  const games = await import('../people/api').then(({ people }) => people.games()).catch(() => []);
  // A table that sleeps does not tell whose turn it is; asked by its link it has just woken.
  const theirs = games.map(({ table, seats, last }) =>
    own(found.find((m) => m.table.id === table.id)?.table ?? table, seats, last),
  );
  const others = found.filter((m) => !theirs.some((one) => one.table.id === m.table.id));
  return [...theirs, ...others].sort((a, b) => b.seen - a.seen);
}
