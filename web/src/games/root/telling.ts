/** What Root's events look like when they are told: who walks where, and the word on a mark. */
import { t, texts } from '$lib/texts.svelte';
import { signed } from '$shell/marks';
import { sideName } from '$shell/names';
import { num } from '$shell/reading';
import type { LogEntry, View } from '../../api/messages';
import { lastFight } from './battle';
import { figures } from './factions.svelte';
import { isPlace } from './map';
import { type Position, position } from './position';

export interface Flight {
  piece: string;
  from: string;
  to: string;
}
/** Whatever went from one place to another: the figure of the side that moved, or its champion's own. */
export function flightsOf(entry: LogEntry, view: View): Flight[] {
  const { from, to, side, piece } = entry.args;
  if (typeof from !== 'string' || typeof to !== 'string' || !isPlace(from) || !isPlace(to)) return [];
  const mover = typeof side === 'string' ? side : entry.seat === null ? undefined : view.seats[entry.seat];
  const figure = typeof piece === 'string' ? piece : mover;
  return figure && figure in figures ? [{ piece: figure, from, to }] : [];
}

/** Those on their way have left, and have not arrived. */
export function underway(before: View, after: View, entries: readonly LogEntry[]): View | null {
  const goals = entries.flatMap((entry) => flightsOf(entry, after).map((f) => f.to));
  if (!goals.length) return null;
  const [was, now] = [position(before), position(after)];
  const clearings = { ...now.clearings };
  for (const goal of goals) if (was.clearings[goal]) clearings[goal] = was.clearings[goal];
  const players = now.players.map((player, seat) =>
    player.pawn !== null && goals.includes(player.pawn) && was.players[seat]?.pawn !== player.pawn
      ? { ...player, pawn: null }
      : player,
  );
  return { ...after, position: { ...now, clearings, players } satisfies Position };
}

/** What was placed or lost. */
export function toldTag(_: View, entry: LogEntry): string {
  const { piece, count, place } = entry.args;
  if (typeof piece !== 'string' || typeof place !== 'string') return '';
  if (entry.kind === 'removed') return signed(-num(count));
  const warriors = piece.endsWith('_warrior');
  if (warriors) return signed(num(count) || 1);
  return texts.has(`piece-${piece}`) ? t(`piece-${piece}`) : '';
}

/** "2:1 · Marquise −2, Eyrie −1": the dice, and what each side lost. */
export function outcome(view: View, entries: readonly LogEntry[]): string {
  const fight = lastFight(view, entries);
  if (!fight) return '';
  const lost = fight.sides.flatMap((side) => {
    const count = side.lost.reduce((n, l) => n + l.count, 0) + side.damaged.length;
    return count ? [`${sideName(side.side)} ${signed(-count)}`] : [];
  });
  return [fight.dice?.join(':') ?? '', lost.join(', ')].filter(Boolean).join(' · ');
}
