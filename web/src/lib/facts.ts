/** The host's own corrections of a game's data (`weald serve` with an override file): numbers, cards and texts. */
import { api } from '../api/http';
import type { OwnFacts } from '../api/messages';

const own = new Map<string, OwnFacts>();

/** Call before a game's screen is loaded: it reads its data files once. */
export async function loadOwnFacts(game: string): Promise<void> {
  own.set(game, await api.facts(game));
}

/** A data file of a game: the host's where it corrects ours. Every import of a `.toml` file goes through here
 * (tools/vite-plugins.ts). */
export const inForce = <T>(game: string, file: string, bundled: T): T =>
  (own.get(game)?.files[file] as T | undefined) ?? bundled;

/** The host's own text of this id, if there is one. */
export const ownText = (game: string, lang: string, id: string): string | undefined => own.get(game)?.texts[lang]?.[id];

/** For tests. */
export const giveOwnFacts = (game: string, facts: OwnFacts): unknown => own.set(game, facts);
