/** What a table is given, and the parts its two layouts put in their places. */
import type { Snippet } from 'svelte';
import type { Talk } from '../chat/talk.svelte';
import type { Ahead, Decision, LogEntry, RematchInfo, TableInfo, Tried, View } from '../api/messages';
import type { GameUI, Spoken } from './game';
import type { Telling } from './telling.svelte';

export interface TableProps {
  game: GameUI;
  view: View;
  log: readonly LogEntry[];
  /** How all this is told to the viewer, at a live table. */
  story?: Telling | null;
  /** What can be taken back, if that is known better than by the view (which may be an earlier one). */
  undo?: View['undo'];
  table?: TableInfo | null;
  /** The answer to "why not?", for the decision that is open. */
  blocked?: Decision['blocked'];
  /** With it: what can be done at other places after one of the options. */
  ahead?: readonly Ahead[] | null;
  /** The answer to "what would you do?"; its list is null while it is thought out. */
  hint?: { best: readonly Tried[] | null } | null;
  onhint?: ((number: number) => void) | undefined;
  /** Looking back at the position after so many choices; null is now. */
  at?: number | null;
  /** Choices made so far. */
  total?: number;
  /** Whose hand is shown, where all lie open. */
  handOf?: number;
  /** Who made each choice. */
  choosers?: readonly number[];
  busy?: boolean;
  connection?: 'open' | 'connecting' | 'lost' | 'gone';
  elapsed?: number;
  /** What people said by ready-made sentences, where a game limits talk. */
  said?: readonly Spoken[];
  onsay?: ((key: string) => void) | undefined;
  onchoose: (number: number, option: string) => void;
  onundo?: () => void;
  onwhy?: () => void;
  /** Make a table that goes on from a position of this one. */
  onbranch?: ((at: number, seat: number) => Promise<void>) | undefined;
  onseek?: (number: number | null) => void;
  onnotify?: () => void;
  /** While seats are free: how others come in. */
  invite?: Snippet;
  /** More beside the board (the analysis of a record). */
  aside?: Snippet<[onrule: (rule: string) => void]>;
  /** More settings of this table (concede, links, ...). */
  extra?: Snippet;
  /** What can be done when the game is over. */
  finale?: Finale;
  /** Where people may write in words of their own. */
  chat?: Talk | null;
}

export interface Finale {
  /** The whole record. */
  record: () => Promise<string>;
  /** The address of the replay; `&at=NUMBER` opens it there. */
  replay: string;
  rematch: RematchInfo | null;
  /** Offer or accept a rematch, or go there; only for those who played. */
  onrematch: (() => void) | undefined;
  ondownload: () => void;
  /** The table, if it counted for the standings. */
  rated?: string;
}

/** A strip is the small form of a part, where there is no room for more. */
export interface Parts {
  topBar: Snippet<[{ compact: boolean }]>;
  board: Snippet;
  panel: Snippet<[{ strip: boolean }]>;
  reasonLine: Snippet;
  digest: Snippet;
  prompt: Snippet;
  talk: Snippet;
  /** What the page itself adds. */
  more: Snippet;
  stage: Snippet<[{ small: boolean }]>;
  hand: Snippet<[{ strip: boolean }]>;
  seats: Snippet;
  timeline: Snippet;
  log: Snippet;
  rules: Snippet;
  piles: Snippet;
  lookup: Snippet;
  chat: Snippet;
}
