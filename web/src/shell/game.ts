/** What a game brings to the table: its board, its cards, its seats. Everything else is the shell's. */
import type { Later } from '$lib/later.svelte';
import type { Component, Snippet } from 'svelte';
import type { Blocked, Decision, LogEntry, Option, View } from '../api/messages';

/** How a side is told apart: colour (a class that sets --side ...), silhouette, pattern and letter. */
export interface SideLook {
  tone: string;
  letter: string;
  icon: string;
  pattern: 'diagonal' | 'chevron' | 'stripe' | 'dot' | 'grid' | 'scale' | 'brick' | 'quill' | 'fang' | 'wave';
}

/** A small picture in the rulebook: a corner of the board with something on it, or another part of the screen. */
export type Scene = BoardScene | PartScene;
export interface BoardScene {
  position: object;
  seats: string[];
  box: { x: number; y: number; w: number; h: number };
  marks?: Partial<Marks>;
}
export interface PartScene {
  draw: Snippet;
}

/** What lies on the board may be chosen, pointed at, blocked or pointed out by the log. */
export interface Marks {
  /** Places that can be chosen now. */
  legal: ReadonlySet<string>;
  /** Where the action under way started. */
  source: string | null;
  /** Under the pointer or the focus, on the board or in the list. */
  pointed: string | null;
  /** Places a log line or a signal talks about. */
  noted: readonly string[];
  /** Places that cannot be chosen, shown on demand. */
  blocked: ReadonlySet<string>;
  /** What has just been told, or what the digest speaks of. */
  told: readonly Told[];
}

/** The mark of an event on the board, in its seat's colour. */
export interface Told {
  tone: string;
  /** Where it happened. */
  places: readonly string[];
  /** Something went from here to there. */
  way: readonly [from: string, to: string] | null;
  /** A word or a number beside it. */
  label: string;
  /** Told in this moment; told before; or only remembered. */
  state: 'now' | 'before' | 'ghost';
}

export interface BoardProps {
  view: View;
  log: readonly LogEntry[];
  marks: Marks;
  /** Pieces travel along these entries, for so many milliseconds; `before` is the table before they set out. Or chance is about to
   * decide them, and neither the view nor the log tells of them yet. */
  fresh: readonly LogEntry[];
  hush: boolean;
  before: View;
  travel: number;
  still: boolean;
  onpick: (at: string) => void;
  onpoint: (at: string | null) => void;
}

export interface CardProps {
  card: string;
  /** free: can be looked at; playable: can be chosen now; chosen; blocked: visibly not now. */
  state?: 'free' | 'playable' | 'chosen' | 'blocked';
  size?: 'full' | 'mini';
}

export interface SeatProps {
  view: View;
  seat: number;
  /** Open seats show everything, the others one line. */
  open: boolean;
  /** What can be chosen on one's own board: pieces, columns, items. */
  legal?: ReadonlySet<string> | undefined;
  onpick?: (id: string) => void;
}

/** What everybody looks at together beside the board; a strip where there is no room for more. */
export interface PanelProps {
  view: View;
  strip: boolean;
  onpoint: (id: string | null) => void;
  onrule: (rule: string) => void;
}

/** Things to look up: a bag, the cards in force. */
export interface LookupProps {
  view: View;
  onrule: (rule: string) => void;
}

export interface StageProps {
  view: View;
  /** Cards are being chosen: leave room for them. */
  small: boolean;
  log: readonly LogEntry[];
  /** Dice are in the air. */
  rolling: boolean;
  onrule: (rule: string) => void;
  onclose: () => void;
  /** Something on the stage that can be chosen was pressed. */
  onpick: (id: string) => void;
}

/** A battle (or other doings that have a stage), as far as the log tells it. */
export interface Staged {
  /** n of the log entry that opened it; below zero where none did. */
  n: number;
  /** Who takes part. */
  seats: readonly number[];
  over: boolean;
  /** How many choices had been made at its last entry. */
  ended: number;
  /** The board itself is its stage. */
  onBoard?: boolean;
}

/** How a game looks when it is over; fetched then. */
export interface ResultLook {
  /** What the seats are compared by, if not by points. */
  heading?: () => string;
  /** Where the points of each seat came from: a part, and its share by seat. */
  breakdown?: (view: View, log: readonly LogEntry[]) => { label: string; values: number[] }[];
  /** A picture of that which the game draws itself. */
  Breakdown?: Component<{ view: View; log: readonly LogEntry[] }>;
  /** Is there something to draw? A game that was given up was never counted. */
  counted?: (view: View) => boolean;
  /** Luck and fights: what was counted, and how much by seat. */
  tally?: (view: View, log: readonly LogEntry[]) => { label: string; values: (number | string)[] }[];
  /** Places that show why it ended. */
  cause?: (view: View, log: readonly LogEntry[]) => string[];
}

/** What the rules did by themselves, to be told step by step. */
export interface Tale {
  title: string;
  tone: string;
  steps: LogEntry[];
}

/** A ready-made sentence that somebody said. */
export interface Spoken {
  n: number;
  seat: number;
  key: string;
}

/** What may be said: ready-made sentences, each with its rule; nothing while talk is not free. */
export interface Talk {
  free: boolean;
  rule: string;
  signals: readonly { key: string; rule: string }[];
}

/** A few numbers on a seat's line: icon, value, meaning. */
export interface Stat {
  icon: string;
  value: number | string;
  label: string;
  tone?: string;
}

export interface CardGroup {
  key: string;
  label: string;
  cards: string[];
}

/** How the lobby presents a game. */
export interface Entry {
  /** Its place in the row, and the Roman numeral of its plate. */
  order: number;
  players: [number, number];
  minutes: [number, number];
  tone: string;
  icon: string;
  art: { light: string; dark: string };
  /** Settings of a table for beginners, where they are not the usual ones. */
  beginner?: Record<string, boolean | number | string>;
}

export interface GameUI {
  id: string;
  sides: Record<string, SideLook>;
  Board: Component<BoardProps>;
  Card: Component<CardProps>;
  Seat: Component<SeatProps>;
  Stage?: Later<Component<StageProps>>;
  Result?: Later<ResultLook>;
  /** One more page beside log, rules and cards. */
  Lookup?: { label: () => string; Page: Later<Component<LookupProps>> };
  /** The shape of the board's sheet (width to height), its shape without the room for the panel, and the room for the hand under it,
   * where the usual ones do not fit. */
  sheet?: { ratio?: number; alone?: number; shelf?: number };
  Panel?: Component<PanelProps>;
  /** The pictures of the rulebook's examples, by name. */
  scenes?: Later<Record<string, Scene>>;
  /** Drawings referred to by id from several places; mounted once. */
  Symbols?: Component;
  isPlace: (id: string) => boolean;
  isCard: (id: string) => boolean;
  /** Phases of a round in order, and the one we are in. */
  phases: (view: View) => { labels: string[]; now: number };
  stats: (view: View, seat: number) => Stat[];
  /** One line under a seat's name. */
  seatNote: (view: View, seat: number, open: boolean) => string;
  /** The seat of somebody else on whose board the viewer chooses now: it is open. */
  visited?: (view: View) => number | undefined;
  /** What a seat holds, and what of it has been played. */
  hand: (view: View, seat: number) => CardGroup[];
  /** Cards everybody may look through. */
  piles: (view: View) => CardGroup[];
  /** What stands at a place, in a few words. */
  placeNote: (view: View, place: string) => string;
  placeIcon: (view: View, place: string) => string | undefined;
  /** The picture of a choice that is no place or card, and what it leads to. */
  optionLook?: (view: View, decision: Decision, option: Option | Blocked) => { icon: string | undefined; note: string };
  /** Two choices in one press on a place that the question itself does not offer: now this one, then that one. */
  shortcut?: (view: View, decision: Decision, place: string) => [string, string] | null;
  /** Where the decision's action starts, if that is on the board. */
  sourceOf: (decision: Decision, view: View) => string | null;
  /** The card that is being resolved. */
  /** What a question is about beyond its words, in a few more. */
  about?: (view: View) => string | null;
  cardInPlay: (view: View) => string | null;
  /** The latest battle in this log, whoever fights. Its entries are told on the stage. */
  battle?: (view: View, log: readonly LogEntry[]) => Staged | null;
  /** How a battle ended, in a few signs: "2:1 · Marquise −2". */
  outcome?: (view: View, entries: readonly LogEntry[]) => string;
  /** Did these two happen in the same moment? Then they are told together. */
  atOnce?: (one: LogEntry, next: LogEntry) => boolean;
  /** The table while pieces are on their way: they stand neither where they were nor where they will be. Null if nothing travels. */
  underway?: (before: View, after: View, entries: readonly LogEntry[]) => View | null;
  /** Did chance decide it? Then there is a moment before it is known. */
  suspense?: (entry: LogEntry) => boolean;
  /** The word on an entry's mark: what was built, how many were lost. Points are shown without it. */
  tag?: (view: View, entry: LogEntry) => string;
  /** Whose turn it is; without this, whoever is asked. */
  turn?: (view: View) => number | null;
  /** What a seat has towards winning, and the places it holds. */
  score?: (view: View, seat: number) => number | null;
  holds?: (view: View, seat: number) => string[];
  /** The seat that the rules themselves play, if there is one: its board stays open. */
  ruled?: (view: View) => number | null;
  /** What the rules did by themselves among the entries since this viewer's last choice, to be told step by step. */
  tale?: (view: View, latest: readonly LogEntry[]) => Tale | null;
  /** Its steps by weight, the weightiest first; else turning points are weighty. */
  weighty?: readonly string[];
  /** Does the question only ask whether the turn may end? It is answered at once for those who do not want to be asked. */
  endsTurn?: (decision: Decision) => boolean;
  /** What may be said now, where a game limits talk. */
  talk?: (view: View) => Talk | null;
  /** A turning point deserves a mark on the timeline. */
  turning: (entry: LogEntry) => boolean;
}
