/** What the screens ask of a Defenders position. The types are the engine's own (engine.ts). */
import type { Decision, View } from '../../api/messages';
import { type Hex, type Player, positionOf } from './engine';

export const playersOf = (view: View, seat: number): Player[] =>
  positionOf(view).players.filter((p) => p.seat === seat);
export const playerOf = (view: View, side: unknown): Player | undefined =>
  positionOf(view).players.find((p) => p.side === side);
export const hexOf = (view: View, id: string): Hex | undefined => positionOf(view).hexes.find((h) => h.id === id);

/** The player an open question is put to, or whose turn it is. */
export const askedPlayer = (view: View, decision: Decision | undefined): Player | undefined =>
  playerOf(view, decision?.args['side']) ?? playerOf(view, positionOf(view).turn);

/** Prompts in which the leader sets out from where it stands. */
const SETTING_OUT = new Set([
  'act',
  'move-to',
  'regroup-to',
  'breach-which',
  'use-map',
  'use-potion',
  'use-rocket',
  'secret-paths',
  'sharpshooter',
  'tunnels',
]);
export function sourceOf(decision: Decision, view: View): string | null {
  const from = decision.args['from'];
  if (typeof from === 'string') return from;
  return SETTING_OUT.has(decision.prompt) ? (askedPlayer(view, decision)?.at ?? null) : null;
}
/** Prompts that a move along the ways answers. */
export const moving = (decision: Decision | undefined): boolean =>
  decision?.prompt === 'move-to' || decision?.prompt === 'use-map';
/** Where a press on the board moves the leader at once, without asking for the action first. */
export const stride = (view: View, decision: Decision | undefined): string[] =>
  decision?.prompt === 'act' && decision.options.some((o) => o.id === 'move') ? Object.keys(positionOf(view).ways) : [];
