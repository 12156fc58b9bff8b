/** The table's HTTP interface (docs/api.md). */
import type {
  Analysis,
  BranchTable,
  Created,
  CreateTable,
  Facts,
  GameInfo,
  Health,
  Notice,
  OwnFacts,
  Problem,
  Replay,
  Rulebook,
  SeatKey,
  TableInfo,
  Watch,
} from './messages';

/** A refused request: `code` for programs, the message in English. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly args: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

export async function ask<T>(path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (token) headers['authorization'] = `Bearer ${token}`;
  let response: Response;
  try {
    response = await fetch(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refused('offline', 'the server does not answer');
  }
  if (!response.ok) {
    const problem = (await response.json().catch(() => null)) as Problem | null;
    throw new Refused(problem?.code ?? 'internal', problem?.message ?? response.statusText, problem?.args);
  }
  const kind = response.headers.get('content-type') ?? '';
  return (
    kind.includes('json') ? response.json() : kind.includes('zip') ? response.blob() : response.text()
  ) as Promise<T>;
}

const at = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  games: () => ask<GameInfo[]>('/api/games'),
  tables: () => ask<TableInfo[]>('/api/tables'),
  announcement: () => ask<Notice | null>('/api/announcement'),
  table: (id: string) => ask<TableInfo>(at(id)),
  create: (table: CreateTable) => ask<Created>('/api/tables', table),
  join: (id: string, seat: number, name: string) => ask<SeatKey>(`${at(id)}/join`, { seat, name }),
  branch: (id: string, wish: BranchTable, token?: string) => ask<Created>(`${at(id)}/branch`, wish, token),
  watch: (id: string, token?: string) => ask<Watch>(`${at(id)}/watch`, undefined, token),
  record: (id: string, token?: string) => ask<string>(`${at(id)}/record`, undefined, token),
  health: () => ask<Health>('/health'),
  provenance: (game: string) => ask<Facts>(`/api/data/${encodeURIComponent(game)}`),
  facts: (game: string) => ask<OwnFacts>(`/api/facts/${encodeURIComponent(game)}`),
  rules: (game: string, lang: string) => ask<Rulebook>(`/api/rules/${encodeURIComponent(game)}?lang=${lang}`),
  annex: (game: string) => ask<Rulebook>(`/api/rules/${encodeURIComponent(game)}/annex`),
  analyse: (record: string, numbers: number[], iterations: number) =>
    ask<Analysis>('/api/analysis', { record, numbers, iterations }),
  replay: (record: string, first = 0, count = 200) => ask<Replay>('/api/replay', { record, first, count }),
};
