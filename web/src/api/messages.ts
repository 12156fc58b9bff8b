// Made by tools/wstypes.py from src/weald/table/{wire,bodies}.py. Do not edit.

/** A seat that is asked and not there for ``after`` seconds: ``then``. It is given back on return. */
export interface Absence {
  after: number;
  then: "bot" | "concede" | "default";
}

/** Who is signed in here. */
export interface AccountInfo {
  id: string;
  name: string;
  shown: string;
  lang: string;
  speaks: Array<string>;
  settings: Record<string, unknown>;
  blocked: Array<Person>;
}

/** After ``option`` of the open decision, ``then`` can be chosen ``at`` a place. */
export interface Ahead {
  option: string;
  then: string;
  at: string;
}

/** Forced decisions are left out. */
export interface Analysis {
  points: Array<Point>;
}

/** What cannot be chosen now, and why, with the rule. */
export interface Blocked {
  args: Record<string, unknown>;
  at: string;
  id: string;
  rule: string;
  verb: string;
  why: string;
}

/** With the setting ``key`` at ``word`` the rules play these sides, and ``idle`` settings say nothing. */
export interface BotInfo {
  key: string;
  word: string;
  sides: Array<string>;
  idle: Array<string>;
}

/** A value in a view, by the way to it: keys and places in lists. ``gone``: there is none. */
export interface Change {
  at: Array<string | number>;
  to: unknown;
  gone: boolean;
}

/** A chapter. Statements before its first section heading are in a section without a title. */
export interface Chapter {
  id: string;
  title: string;
  sections: Array<Section>;
}

/** ``seat`` is null for somebody who looks on. ``at`` is when (Unix seconds). */
export interface ChatLine {
  n: number;
  at: number;
  seat: number | null;
  name: string;
  text: string;
}

export interface ChatRemoved {
  type: "chat-removed";
  n: number;
}

/** What was said; ``whole``: all there is (on coming), in place of what was known. */
export interface Chatted {
  type: "chat";
  lines: Array<ChatLine>;
  whole: boolean;
}

export interface Claimed {
  seats: Array<number>;
}

/** Each seat has ``initial`` seconds and gets ``increment`` after every choice; at zero: ``then``. */
export interface Clock {
  initial: number;
  increment: number;
  then: "bot" | "concede" | "default";
}

/** Recovery codes, shown this once. */
export interface Codes {
  codes: Array<string>;
}

export interface Created {
  id: string;
  seats: Array<SeatKey>;
  watch: string;
  links: Links;
  table: TableInfo;
}

/** A deal: what everybody plays. ``results`` are there when one's own try is over, or the day is; else nothing here depends on what others have done. */
export interface DailyInfo {
  game: string;
  day: string;
  today: boolean;
  sides: Array<string>;
  seat: number;
  level: string;
  options: Record<string, boolean | number | string>;
  mine: Try | null;
  open: boolean;
  results: Array<TryResult>;
  tries: number;
}

export interface Decision {
  args: Record<string, unknown>;
  blocked: Array<Blocked> | null;
  default: string;
  forced: boolean;
  number: number;
  options: Array<Option>;
  prompt: string;
  rule: string;
  sealed: boolean;
  seat: number;
}

/** The request with this ``re`` was carried out; sent after the view that shows its effect. */
export interface Done {
  type: "done";
  re: number;
}

/** One's number, and the key that opens all one's seats in this tournament. Shown this once. */
export interface Entered {
  n: number;
  token: string;
  link: string;
}

export interface EntrantInfo {
  n: number;
  name: string;
  account: boolean;
  gone: boolean;
}

export interface EventBrief {
  id: string;
  game: string;
  name: string;
  kind: "ladder" | "round-robin" | "swiss";
  state: "open" | "over" | "running";
  entrants: number;
  round: number;
  rounds: number;
  seats: number;
  made: number;
}

/** ``players`` by seat; ``points`` in halves, once it is over. Without a table it was not played. ``until``: Unix milliseconds. */
export interface EventGame {
  table: string;
  players: Array<number>;
  points: Array<number> | null;
  how: string;
  until: number;
}

/** ``me``: one's own number; ``hosting``: one may start, end and remove. ``can_challenge``: numbers on a ladder. A ladder has one "round" with all its games. */
export interface EventInfo {
  id: string;
  game: string;
  name: string;
  kind: "ladder" | "round-robin" | "swiss";
  state: "open" | "over" | "running";
  listed: boolean;
  sides: Array<string>;
  options: Record<string, boolean | number | string>;
  clock: Clock;
  hours: number;
  reach: number;
  meetings: number;
  rated: boolean;
  made: number;
  round: number;
  rounds: number;
  entrants: Array<EntrantInfo>;
  played: Array<EventRound>;
  standings: Array<EventPlace>;
  me: number | null;
  hosting: boolean;
  can_challenge: Array<number>;
}

/** The host's key is shown this once. */
export interface EventMade {
  id: string;
  host: string;
  link: string;
}

/** ``points`` and ``buchholz`` are halves of a point, ``berger`` quarters. */
export interface EventPlace {
  n: number;
  place: number;
  points: number;
  buchholz: number;
  berger: number;
  games: number;
  won: number;
}

export interface EventRound {
  games: Array<EventGame>;
  byes: Array<number>;
}

/** One entry of a game's data: how we know it, which parts we made up, which the host's own file replaced. */
export interface Fact {
  file: string;
  entry: string;
  confidence: string;
  reconstructed_parts: Array<string>;
  overridden: Array<string>;
}

export interface Facts {
  game: string;
  fingerprint: string;
  override: boolean;
  entries: Array<Fact>;
}

/** Nothing was changed. After a refused choice a fresh view follows. */
export interface Failed {
  type: "error";
  re: number | null;
  code: string;
  message: string;
  args: Record<string, unknown>;
}

/** ``seatings`` say who can sit down together; ``sides`` is the usual line-up. ``bots`` are the ways to play alone; without one the settings in ``idle`` say nothing. ``alone`` are the settings of a table with one person, where nobody says otherwise. With a setting of ``drafts`` at its word sides are chosen in the game: seats are only counted. ``reach`` of each side and ``reach_wanted`` by the number of players: a table below it is warned. */
export interface GameInfo {
  id: string;
  revision: number;
  sides: Array<string>;
  seatings: Array<SeatingInfo>;
  settings: Array<SettingInfo>;
  levels: Array<string>;
  bots: Array<BotInfo>;
  idle: Array<string>;
  alone: Record<string, boolean | number | string>;
  lessons: Array<LessonInfo>;
  drafts: Record<string, string>;
  reach: Record<string, number>;
  reach_wanted: Array<number>;
}

/** ``ok`` is false, and the status 503, while nothing can be stored. */
export interface Health {
  ok: boolean;
  version: string;
  tables: number;
  sockets: number;
}

/** ``you`` lists the seats this socket holds; none means a spectator. */
export interface Hello {
  type: "hello";
  version: string;
  you: Array<number>;
  watch: string | null;
  table: TableInfo;
  protocol: number;
}

/** The best options of decision ``number`` from what ``seat`` knows, best first. */
export interface Hint {
  type: "hint";
  re: number | null;
  seat: number;
  number: number;
  best: Array<Tried>;
}

/** Someone wants hints at this table and these seats must agree. */
export interface HintsRequest {
  seat: number;
  need: Array<number>;
  agreed: Array<number>;
}

/** A guided first game: what it is called, whose side one plays, about how long it takes. */
export interface LessonInfo {
  name: string;
  side: string;
  minutes: number;
}

/** A thought of the voice. Its texts are ``lesson-LESSON-ID`` (``.title``, ``.else``). */
export interface LessonNote {
  id: string;
  rule: string;
  at: Array<string>;
}

export interface Links {
  table: string;
  watch: string;
}

/** An event as this viewer may know it. ``n`` counts this viewer's own entries from 0; ``number`` is the number of choices made when it happened. ``because``: an AI seat that explains its moves says ``because-<because>``. */
export interface LogEntry {
  n: number;
  number: number;
  kind: string;
  rule: string;
  seat: number | null;
  args: Record<string, unknown>;
  because?: string;
}

/** Does this server have accounts (``on``), and is somebody signed in in this browser? */
export interface Me {
  on: boolean;
  account: AccountInfo | null;
}

/** What a game that counted did to who played a seat: their rating and its margin before and after. */
export interface Moved {
  seat: number;
  rating_before: number;
  margin_before: number;
  rating: number;
  margin: number;
}

/** A table at which one plays or has played. ``waiting`` of its table is known only if it is awake here. */
export interface MyGame {
  table: TableInfo;
  seats: Array<number>;
  last: number;
}

/** What an option leads to: its text is ``note-<key>``. An empty option would change nothing. */
export interface Note {
  args: Record<string, unknown>;
  empty: boolean;
  key: string;
}

/** Something everybody at the table should know, e.g. that an upgrade changed the rules. */
export interface Notice {
  code: string;
  message: string;
  args: Record<string, unknown>;
}

/** ``mails``: does this server send any? ``key``: what a browser needs to subscribe to push messages. */
export interface NoticeSettings {
  wishes: Wishes;
  email: string;
  mails: boolean;
  key: string;
  targets: Array<TargetInfo>;
}

export interface Option {
  at: string;
  id: string;
  note?: Note;
  verb: string;
}

/** What a screen draws from where the host's own file corrects our data: whole files, and texts by language and id. Empty where nothing is corrected. */
export interface OwnFacts {
  files: Record<string, unknown>;
  texts: Record<string, Record<string, string>>;
}

/** Times are Unix seconds. */
export interface PasskeyInfo {
  id: string;
  name: string;
  made: number;
  used: number;
}

/** What the browser hands to the device (WebAuthn's options as JSON); ``slip`` comes back with the answer. */
export interface PasskeyQuestion {
  slip: string;
  options: Record<string, unknown>;
}

/** Somebody with an account, as others see them. */
export interface Person {
  id: string;
  shown: string;
  speaks: Array<string>;
}

/** A line of the standings. ``rating`` is our guess, ``margin`` how far it may be off; ``place`` goes by the lower end of it. ``name`` is empty for people who do not want to be named; ``level`` is an AI level, ``terms`` the settings at which the rules play against ``players``. ``me``: who asks. */
export interface Placed {
  place: number;
  kind: "ai" | "person" | "rules";
  person: string;
  name: string;
  level: string;
  terms: string;
  players: number;
  rating: number;
  margin: number;
  games: number;
  won: number;
  me: boolean;
}

/** One decision of the game. */
export interface Point {
  number: number;
  round: number;
  seat: number;
  prompt: string;
  args: Record<string, unknown>;
  played: Tried;
  chances: Array<number>;
  best: Array<Tried>;
  cost: number | null;
}

export interface Pong {
  type: "pong";
  re: number | null;
}

/** Every HTTP error. ``args`` are the values in the message (``line`` for a record that cannot be read). */
export interface Problem {
  code: string;
  message: string;
  args: Record<string, unknown>;
}

/** From one full hour to another, perhaps over midnight. */
export interface Quiet {
  begins: number;
  ends: number;
}

/** How somebody stands in a game this season. */
export interface Rated {
  game: string;
  season: string;
  rating: number;
  margin: number;
  games: number;
  won: number;
}

/** Seat ``by`` offers to play again; of ``seats``, those in ``accepted`` have said yes. */
export interface RematchInfo {
  by: number;
  seats: Array<number>;
  accepted: Array<number>;
}

/** The new table, and the key to the same seat there. */
export interface Rematched {
  type: "rematched";
  re: number | null;
  table: string;
  seat: number;
  token: string;
  link: string;
}

/** The seat's new key, told this once. */
export interface Renewed {
  type: "renewed";
  re: number | null;
  seat: number;
  token: string;
  link: string;
}

/** ``views[i]`` is the position after ``first + i`` choices, everything revealed; ``total`` is the number of choices, so a whole game has ``total + 1`` positions. */
export interface Replay {
  game: string;
  revision: number;
  seats: Array<string>;
  options: Record<string, boolean | number | string>;
  total: number;
  first: number;
  choices: Array<ReplayChoice>;
  log: Array<LogEntry>;
  views: Array<View>;
  result: Result | null;
}

export interface ReplayChoice {
  seat: number;
  option: string;
}

export interface Result {
  how: string;
  rounds: number;
  rule: string;
  winners: Array<number>;
}

export interface Rulebook {
  game: string;
  title: string;
  chapters: Array<Chapter>;
  lang: string;
}

export interface Said {
  type: "said";
  seat: number;
  key: string;
}

/** ``games`` were counted in it, the last of them at ``last`` (Unix milliseconds). ``over``: it is in the archive. */
export interface Season {
  name: string;
  games: number;
  last: number;
  over: boolean;
}

export interface SeatInfo {
  seat: number;
  side: string;
  kind: "ai" | "human" | "open" | "rules";
  level: string;
  name: string;
  present: boolean;
  away: boolean;
  bot: boolean;
  left: number | null;
  running: boolean;
  person: string;
}

/** A seat and the secret that opens it. Shown once; the server keeps only its hash. */
export interface SeatKey {
  seat: number;
  side: string;
  token: string;
  link: string;
}

/** Who is told of a seat. ``mails``: does this server send any? */
export interface SeatNotices {
  mails: boolean;
  targets: Array<TargetInfo>;
}

/** So many of these sides can sit down together, each once and in any order; some only beside another (``needs``), of ``rivals`` no more than ``room``. */
export interface SeatingInfo {
  fewest: number;
  most: number;
  sides: Array<string>;
  needs: Record<string, string>;
  rivals: Array<string>;
  room: number;
}

/** A heading below a chapter; `id` is empty where the heading has no number. */
export interface Section {
  id: string;
  title: string;
  statements: Array<Statement>;
}

/** How one can sign in. ``fresh``: this browser has shown it lately, so that it may be changed here. */
export interface Security {
  password: boolean;
  passkeys: Array<PasskeyInfo>;
  codes: number;
  fresh: boolean;
  sessions: Array<SessionInfo>;
}

/** A browser that is signed in; times are Unix seconds. */
export interface SessionInfo {
  id: string;
  device: string;
  made: number;
  seen: number;
  here: boolean;
}

export interface SettingInfo {
  key: string;
  kind: "number" | "switch" | "word";
  default: boolean | number | string;
  words: Array<string>;
  low: number;
  high: number;
  rule: string;
}

/** How often a side has won at tables with so many ``players`` (0: any number); ``low`` and ``high`` hold the truth nineteen times out of twenty, ``fair`` is what chance alone would give, 0 where all stand and fall together. */
export interface Share {
  side: string;
  players: number;
  games: number;
  won: number;
  low: number;
  high: number;
  fair: number;
}

/** What ``seat`` (null: a spectator) sees now. ``log`` replaces everything from entry ``n`` on. ``back`` leads from the view to the position after the last entry but one, from there to the one before it, and so on, through what is new. */
export interface Show {
  type: "view";
  seat: number | null;
  view: View;
  log: Array<LogEntry>;
  n: number;
  table: TableInfo;
  back: Array<Array<Change>>;
}

/** The position at decision ``number`` as ``seat`` knew it then; ``n`` entries of its log came before ``log``, which goes up to there. */
export interface ShowHistory {
  type: "history";
  re: number | null;
  seat: number | null;
  number: number;
  view: View;
  log: Array<LogEntry>;
  n: number;
}

/** What the voice of a guided first game says at decision ``number``. ``tries``: the choice it would make, or empty; ``on_line`` is false once the learner has gone another way, and true again when that is taken back. */
export interface ShowLesson {
  type: "lesson";
  seat: number;
  number: number;
  notes: Array<LessonNote>;
  tries: string;
  on_line: boolean;
  said: number;
  of: number;
  minutes: number;
}

export interface ShowTable {
  type: "table";
  table: TableInfo;
}

export interface Signal {
  type: "signal";
  seat: number;
  kind: "hello" | "look" | "oops" | "thanks" | "wait" | "well-played";
  at: string;
}

/** Why nobody may write in the chat now: text ``why-<why>``. */
export interface Silence {
  why: string;
  rule: string;
}

/** ``named``: does who asks want to be named? ``null`` for those without an account. */
export interface Standing {
  game: string;
  season: string;
  seasons: Array<Season>;
  placed: Array<Placed>;
  named: boolean | null;
}

/** One numbered sentence of the rulebook, or an example under it. */
export interface Statement {
  id: string;
  text: string;
  chapter: string;
  section: string;
  tags: Array<string>;
  note: boolean;
  line: number;
  needs: Array<string>;
  ruling: string;
  example: boolean;
  picture: string;
}

export interface Statistics {
  game: string;
  season: string;
  among: "all" | "people";
  games: number;
  sides: Array<Share>;
}

export interface TableInfo {
  id: string;
  game: string;
  revision: number;
  name: string;
  listed: boolean;
  options: Record<string, boolean | number | string>;
  takebacks: "agree" | "free" | "never";
  clock: Clock | null;
  absence: Absence | null;
  concession: "bot" | "end" | "nobody";
  created: number;
  status: "over" | "playing" | "waiting";
  seats: Array<SeatInfo>;
  round: number;
  waiting: Array<number>;
  watchers: number;
  host: number | null;
  webhook: boolean;
  undo: UndoRequest | null;
  notice: Notice | null;
  result: Result | null;
  rematch: RematchInfo | null;
  hints: boolean;
  hints_asked: HintsRequest | null;
  lesson: string;
  rated: boolean;
  occasion: string;
  chat: "everybody" | "off" | "players";
  silence: Silence | null;
}

/** Of the address only the host is told: the rest may be a secret. */
export interface TargetInfo {
  id: string;
  kind: string;
  host: string;
  template: string;
  name: string;
  made: number;
}

/** An option the search looked at: what it is, how often it was tried, what it promised. */
export interface Tried {
  id: string;
  verb: string;
  at: string;
  visits: number;
  chance: number;
}

/** One's own try. ``token`` opens its seat, for the browser that has the key; ``ended`` is false while it runs. */
export interface Try {
  table: string;
  token: string;
  ended: boolean;
  won: boolean;
  points: number | null;
  rounds: number;
  counts: boolean;
}

export interface TryResult {
  place: number;
  name: string;
  won: boolean;
  points: number | null;
  rounds: number;
  table: string;
  mine: boolean;
}

/** May this seat take back its last choice? ``number`` is the decision it would come back to. */
export interface Undo {
  number: number;
  ok: boolean;
  rule: string;
  who: Array<number>;
  why: string;
}

/** Someone wants to take back a choice and these seats must agree. */
export interface UndoRequest {
  seat: number;
  number: number;
  why: string;
  rule: string;
  need: Array<number>;
  agreed: Array<number>;
}

export interface View {
  decisions: Array<Decision>;
  game: string;
  number: number;
  options: Record<string, boolean | number | string>;
  over: boolean;
  position: Record<string, unknown>;
  result: Result | null;
  revision: number;
  round: number;
  seats: Array<string>;
  undo: Undo | null;
  waiting: Array<number>;
  you: number | null;
  zones: Record<string, Zone>;
}

/** How to look on: always told for listed tables, otherwise only to those who hold a seat. */
export interface Watch {
  watch: string;
  link: string;
}

export interface WebhookTest {
  ok: boolean;
  status: number;
  problem: string;
}

/** What cannot be chosen and why; and what can be done elsewhere after one of the options. */
export interface WhyNot {
  type: "why_not";
  re: number | null;
  seat: number;
  number: number;
  blocked: Array<Blocked>;
  ahead: Array<Ahead>;
}

/** ``mail``: at once, once a day at the full hour ``at``, or never. ``off``: what one does not want to be told. */
export interface Wishes {
  mail: "daily" | "each" | "off";
  at: number;
  quiet: Quiet | null;
  zone: string;
  off: Array<"clock" | "invite" | "over" | "rematch" | "round" | "turn">;
}

export interface Zone {
  cards: Array<string | number | null>;
  count: number;
  owner: number | null;
}

/** Learn with hints where people play: asks the others for it, or agrees. Off: refuses, or ends it for all. */
export interface AgreeHints {
  type: "hints";
  on: boolean;
  seat?: number | null;
  re?: number | null;
}

export interface AgreeUndo {
  type: "undo-agree";
  seat?: number | null;
  re?: number | null;
}

/** Which decisions of a record to look at (rising numbers), a few at a time. */
export interface AnalysisRequest {
  record: string;
  numbers: Array<number>;
  iterations?: number;
}

/** What would a program do? Only against programs, or where the people have agreed to it; the answer is ``hint``. */
export interface AskHint {
  type: "hint";
  seat?: number | null;
  re?: number | null;
}

export interface AskHistory {
  type: "history";
  number: number;
  since?: number;
  seat?: number | null;
  re?: number | null;
}

export interface AskUndo {
  type: "undo";
  seat?: number | null;
  re?: number | null;
}

export interface AskWhy {
  type: "why";
  seat?: number | null;
  re?: number | null;
}

/** What if? Go on from decision ``at`` at a table of your own: on ``seat``, or on that of whoever chose there. */
export interface BranchTable {
  at: number;
  seat?: number | null;
  name?: string;
}

/** Something in words of one's own, where the table's ``chat`` allows it. ``name`` is of who looks on; a seat has its own. */
export interface Chat {
  type: "chat";
  text: string;
  name?: string;
  seat?: number | null;
  re?: number | null;
}

export interface Choose {
  type: "choose";
  number: number;
  option: string;
  seat?: number | null;
  re?: number | null;
}

export interface ComeBack {
  type: "back";
  seat?: number | null;
  re?: number | null;
}

export interface Concede {
  type: "concede";
  seat?: number | null;
  re?: number | null;
}

export interface CreateTable {
  game: string;
  seats?: Array<SeatWish>;
  options?: Record<string, boolean | number | string>;
  name?: string;
  listed?: boolean;
  takebacks?: "agree" | "free" | "never";
  clock?: Clock | null;
  absence?: Absence | null;
  concession?: "bot" | "end" | "nobody";
  hints?: boolean;
  chat?: "everybody" | "off" | "players";
  rated?: boolean;
  webhook?: string;
  lesson?: string;
}

/** The host takes the table away; possible when nobody else sits there, or the game is over. */
export interface Delete {
  type: "delete";
  re?: number | null;
}

export interface GoAway {
  type: "away";
  seat?: number | null;
  re?: number | null;
}

export interface JoinTable {
  seat: number;
  name?: string;
}

/** The host asks the one on ``seat`` to leave. */
export interface Kick {
  type: "kick";
  seat: number;
  re?: number | null;
}

/** From now on decisions carry ``blocked``. */
export interface Learner {
  type: "learner";
  on: boolean;
  re?: number | null;
}

/** Free the seat for somebody else. */
export interface Leave {
  type: "leave";
  seat?: number | null;
  re?: number | null;
}

/** A tournament to hold. ``sides``: who sits at each table; the number of seats comes from it. ``rounds``: of everybody against everybody with two seats, how often each two meet. ``reach``: how many places up one may challenge on a ladder. ``hours``: how long a round, or a challenge, may take. ``rated``: games count for the standings where all at a table have accounts. */
export interface NewEvent {
  game: string;
  name: string;
  kind: "ladder" | "round-robin" | "swiss";
  sides?: Array<string>;
  options?: Record<string, boolean | number | string>;
  rounds?: number;
  reach?: number;
  clock?: Clock;
  hours?: number;
  listed?: boolean;
  rated?: boolean;
}

/** For who is signed in; for a new account of this name otherwise. */
export interface NewPasskey {
  name?: string;
  lang?: string;
}

/** A browser's push subscription (``p256dh`` and ``auth`` as it gives them), or a webhook and who listens there (empty: found out from the address). */
export interface NewTarget {
  kind: "hook" | "push";
  address: string;
  p256dh?: string;
  auth?: string;
  template?: "discord" | "json" | "matrix" | "ntfy" | "slack" | "";
  lang?: string;
  name?: string;
}

/** From now on the table does not answer for the seats of this socket where they have no choice: somebody is reading. */
export interface Patient {
  type: "patient";
  on: boolean;
  re?: number | null;
}

export interface Ping {
  type: "ping";
  re?: number | null;
}

/** How others see one, which languages one speaks, and the settings that follow one to every device. */
export interface Profile {
  shown: string;
  lang: string;
  speaks: Array<string>;
  settings: Record<string, boolean | number | string | null>;
}

/** A recovery code and a new password. */
export interface Recover {
  name: string;
  code: string;
  password: string;
}

/** Also how the one who asked takes the request back. */
export interface RefuseUndo {
  type: "undo-refuse";
  seat?: number | null;
  re?: number | null;
}

/** The game is over: offer to play it again with the same people, or accept that. The answer is ``rematched``. */
export interface Rematch {
  type: "rematch";
  seat?: number | null;
  re?: number | null;
}

/** Take a line away for everybody: one's own, or any by the host of the table. */
export interface RemoveChat {
  type: "chat-remove";
  n: number;
  re?: number | null;
}

export interface Rename {
  type: "name";
  name: string;
  seat?: number | null;
  re?: number | null;
}

/** A new key for the seat; the old one opens nothing any more. The answer is ``renewed``. */
export interface Renew {
  type: "renew";
  seat?: number | null;
  re?: number | null;
}

export interface ReplayRequest {
  record: string;
  first?: number;
  count?: number;
}

/** To the host: somebody at this table behaves badly. */
export interface Report {
  seat: number;
  reason: "cheating" | "insults" | "name" | "other" | "spoiling";
  words?: string;
}

/** Complain of a line to whoever keeps the server. */
export interface ReportChat {
  type: "chat-report";
  n: number;
  words?: string;
  re?: number | null;
}

/** One of the ready-made sentences of the game (``position.talk.signals``, where a game limits what may be said). */
export interface Say {
  type: "say";
  key: string;
  seat?: number | null;
  re?: number | null;
}

export interface SeatWish {
  side: string;
  kind?: "ai" | "me" | "open";
  level?: string;
  name?: string;
}

export interface SendSignal {
  type: "signal";
  kind: "hello" | "look" | "oops" | "thanks" | "wait" | "well-played";
  at?: string;
  seat?: number | null;
  re?: number | null;
}

/** The host of the table says who may write. */
export interface SetChat {
  type: "chat-rule";
  chat: "everybody" | "off" | "players";
  re?: number | null;
}

export interface SignIn {
  name: string;
  password: string;
}

export interface SignUp {
  name: string;
  password: string;
  lang?: string;
}

/** Hold another seat on the same socket (hot seat). */
export interface Sit {
  type: "sit";
  token: string;
  re?: number | null;
}

export type ServerMessage = Hello | Show | ShowTable | ShowLesson | WhyNot | Hint | ShowHistory | Signal | Said | Done | Renewed | Rematched | Pong | Failed | Chatted | ChatRemoved;

export type ClientMessage = Choose | AskUndo | AgreeUndo | RefuseUndo | Concede | AskWhy | AskHistory | SendSignal | Say | Ping | GoAway | ComeBack | Rename | Learner | Patient | Sit | Leave | Kick | Renew | Delete | Rematch | AskHint | AgreeHints | Chat | RemoveChat | ReportChat | SetChat;
