/** What is told of a table, and when: one queue of beats for each viewer. Nothing is shown before its beat, and none is lost.
 *
 * The server goes on at its own speed; what it sends waits here. A hidden page, the pace "instant" and *skip to now* catch up at once.
 */
import { look, PACES } from '$lib/settings.svelte';
import type { LogEntry, Show, View } from '../api/messages';
import { type Beat, beatsOf, framesOf, hushOf, lengthOf } from './beats';
import type { GameUI } from './game';

/** A moment of the game: how many entries the log had, how many choices had been made, and how the seats stood. */
export interface Since {
  n: number;
  number: number;
  seats: readonly { score: number | null; holds: readonly string[] }[];
}

interface Chapter {
  view: View;
  log: readonly LogEntry[];
  beats: readonly Beat[];
  next: number;
}

/** So many milliseconds a stretch of telling should take at normal pace; then everything goes faster, but never faster than can be followed. */
const STRETCH = 13_000;
const FASTEST = 0.35;
/** So long a battle of one's own stays, unless its fighter goes on. */
const READING = 8000;
/** Of a beat, the part in which pieces travel. */
const TRAVEL = 0.7;

export class Telling {
  /** What is shown, and the log as far as it is shown: with the beat that is being told. */
  view = $state.raw<View | null>(null);
  log = $state.raw<readonly LogEntry[]>([]);
  /** The log as far as it has been told. */
  told = $state.raw<readonly LogEntry[]>([]);
  beat = $state.raw<Beat | null>(null);
  /** Pieces are on their way, for so many milliseconds. */
  flying = $state(false);
  travel = $state(0);
  /** Dice roll and chips are in the hand: the moment before it is known. */
  hush = $state(false);
  /** The last beat of each seat that could be seen: its marks stay until the seat's next one. */
  trail = $state.raw<ReadonlyMap<number | null, Beat>>(new Map());
  /** The battle on the stage. */
  scene = $state<number | null>(null);
  /** Something is being told, or waits to be. */
  busy = $state(false);
  /** Beats of this stretch: told so far, and all. */
  count = $state({ done: 0, all: 0 });
  /** Why nothing goes on by itself: a battle is being read, or the viewer wants to step. */
  stopped = $state<'reading' | 'paused' | null>(null);
  /** Where the digest begins: at the last choice of the viewer's last turn. */
  since = $state.raw<Since | null>(null);

  private latest: { view: View; log: readonly LogEntry[] } | null = null;
  private queue: Chapter[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private rushing = false;
  private closed = false;
  private away = false;
  /** The battle of one's own that has been on the stage and may not be swept off it yet. */
  private unread = false;
  /** Milliseconds of this stretch so far, at normal pace. */
  private spent = 0;

  constructor(
    private readonly game: GameUI,
    /** Where the viewer's last turn ended, if that was in an earlier visit. */
    since: Since | null = null,
    private readonly hidden: () => boolean = () => document.hidden,
  ) {
    this.since = since;
  }

  /** What the server says now; the viewer may not have been told yet. */
  get now(): View | null {
    return this.latest?.view ?? null;
  }

  hear({ view, log, n, back }: Pick<Show, 'view' | 'log' | 'n' | 'back'>): void {
    const before = this.latest;
    const whole = [...(before?.log ?? []).slice(0, n), ...log];
    this.latest = { view, log: whole };
    if (!before || view.number < before.view.number) {
      clearTimeout(this.timer);
      this.timer = undefined;
      this.queue = [];
      this.scene = null;
      this.unread = false;
      this.trail = new Map();
      // Taken back beyond the end of the last turn, or another game than we remember.
      if (!this.since || this.since.n > whole.length) this.since = this.moment(view, whole.length);
      this.arrive(view, whole);
      this.rest();
      return;
    }
    // At the end the whole log comes again, opened: what was told is not new.
    const fresh = whole.filter((entry) => entry.number > before.view.number);
    const filmed = back.length >= fresh.length - 1;
    const beats = filmed
      ? beatsOf(this.game, before.view, whole.slice(0, whole.length - fresh.length), fresh, framesOf(view, fresh, back))
      : [];
    this.queue.push({ view, log: whole, beats, next: 0 });
    this.count = { done: this.count.done, all: this.count.all + beats.length };
    if (this.timer !== undefined || this.stopped) return;
    if (this.instant) return this.go();
    this.busy = true;
    if (this.view) this.view = { ...this.view, decisions: [], undo: null };
    this.later(() => this.go(), 0); // hearing and telling in one task would be a late frame on a phone
  }

  /** Catch up. */
  skip(): void {
    this.rushing = true;
    this.wake();
  }
  /** The battle has been read, or the next step is wanted. */
  goOn(): void {
    this.unread = false;
    this.wake();
  }
  pause(): void {
    this.stopped = 'paused';
  }
  resume(): void {
    if (this.stopped !== 'paused') return;
    this.stopped = null;
    if (this.timer === undefined) this.go();
  }
  /** The viewer has chosen: what is on the stage has been seen, and in one's own turn the digest too. */
  answered(): void {
    this.unread = false;
    this.scene = null;
    this.trail = new Map();
    const view = this.view;
    if (view && (this.game.turn?.(view) ?? view.you) === view.you) this.since = this.moment(view, this.told.length);
  }
  /** Take the battle off the stage. */
  dismiss(): void {
    this.scene = null;
    this.goOn();
  }
  /** While this viewer does not look at the table, nothing is told: it has happened. */
  leave(away: boolean): void {
    this.away = away;
    if (away) this.skip();
  }
  /** Called when the page is hidden or shown. */
  turned(): void {
    if (this.hidden()) this.skip();
  }
  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private get instant(): boolean {
    return this.rushing || this.away || PACES[look.pace] === 0 || this.hidden();
  }

  private wake(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const one = this.stopped === 'paused' && !this.rushing;
    this.stopped = null;
    this.finish();
    this.go();
    if (one && this.busy) this.stopped = 'paused';
  }

  private later(what: () => void, ms: number): void {
    this.timer = setTimeout(() => {
      this.timer = undefined;
      what();
    }, ms);
  }

  /** Tell on from here, until something takes its time. */
  private go(): void {
    while (!this.closed) {
      const chapter = this.queue[0];
      if (!chapter) return this.rest();
      this.busy = true;
      const beat = this.instant ? undefined : chapter.beats[chapter.next];
      if (!beat) {
        this.turn(chapter);
        continue;
      }
      if (this.unread && beat.scene?.n !== this.scene && !beat.own) return this.read();
      const { hush, ms } = this.timeOf(beat);
      this.beat = beat;
      if (hush > 0) {
        this.hush = true;
        this.view = { ...beat.before, decisions: [], undo: null };
        this.stageOf(beat);
        return this.later(() => this.show(beat, ms), hush);
      }
      if (ms > 0) return this.show(beat, ms);
      this.reveal(beat, 0);
      this.finish();
    }
  }

  /** Tell a beat that takes its time. */
  private show(beat: Beat, ms: number): void {
    this.reveal(beat, ms);
    const travel = this.flying ? this.travel : 0;
    if (!travel) return this.later(() => this.over(), ms);
    this.later(() => {
      this.land(beat);
      this.later(() => this.over(), ms - travel);
    }, travel);
  }

  private reveal(beat: Beat, ms: number): void {
    this.hush = false;
    this.travel = ms * TRAVEL;
    const flies = beat.kind === 'way' && ms > 0 && !look.still;
    const under = flies ? (this.game.underway?.(beat.before, beat.after, beat.entries) ?? null) : null;
    this.flying = under !== null;
    this.view = under ?? beat.after;
    this.log = [...this.told, ...beat.entries];
    if (beat.kind !== 'quiet') this.trail = new Map(this.trail).set(beat.lead.seat, beat);
    this.stageOf(beat);
  }

  private land(beat: Beat): void {
    this.flying = false;
    this.view = beat.after;
  }

  /** The beat under way has been told. */
  private finish(): void {
    const beat = this.beat;
    const chapter = this.queue[0];
    if (!beat || !chapter || chapter.beats[chapter.next] !== beat) return;
    if (this.hush) this.reveal(beat, 0);
    this.land(beat);
    this.told = this.log;
    this.count = { ...this.count, done: this.count.done + 1 };
    chapter.next += 1;
  }

  private over(): void {
    this.finish();
    if (!this.stopped) this.go();
  }

  /** A chapter ends: everything in it has happened. */
  private turn(chapter: Chapter): void {
    const rest = chapter.beats.slice(chapter.next);
    for (const beat of rest) {
      if (beat.kind !== 'quiet') this.trail = new Map(this.trail).set(beat.lead.seat, beat);
      this.stageOf(beat);
    }
    this.count = { ...this.count, done: this.count.done + rest.length };
    this.queue.shift();
    this.beat = null;
    this.flying = false;
    this.hush = false;
    this.arrive(chapter.view, chapter.log);
  }

  private arrive(view: View, log: readonly LogEntry[]): void {
    this.view = view;
    this.log = log;
    this.told = log;
  }

  /** A battle comes on the stage with its first beat, and leaves it with the first beat that is not its own. */
  private stageOf(beat: Beat): void {
    const { scene } = beat;
    if (!scene) {
      if (!this.unread) this.scene = null;
      return;
    }
    this.scene = scene.n;
    this.unread = scene.over && beat.after.you !== null && scene.seats.includes(beat.after.you);
  }

  /** A battle of one's own stays on the stage until it has been read. */
  private read(): void {
    this.stopped = 'reading';
    this.later(() => this.goOn(), READING * (PACES[look.pace] || 1));
  }

  private moment(view: View, n: number): Since {
    const seats = view.seats.map((_, seat) => ({
      score: this.game.score?.(view, seat) ?? null,
      holds: this.game.holds?.(view, seat) ?? [],
    }));
    return { n, number: view.number, seats };
  }

  private timeOf(beat: Beat): { hush: number; ms: number } {
    const you = beat.after.you;
    const whole = (b: Beat) => lengthOf(b, you) + hushOf(this.game, b, you);
    const waits = this.queue.reduce(
      (sum, chapter) => sum + chapter.beats.slice(chapter.next).reduce((ms, b) => ms + whole(b), 0),
      0,
    );
    const left = Math.max(0, STRETCH - this.spent);
    const hurry = waits > left ? Math.max(FASTEST, left / waits) : 1;
    this.spent += whole(beat) * hurry;
    const pace = PACES[look.pace] * hurry;
    return { hush: look.still ? 0 : hushOf(this.game, beat, you) * pace, ms: lengthOf(beat, you) * pace };
  }

  private rest(): void {
    this.beat = null;
    this.flying = false;
    this.hush = false;
    this.busy = false;
    this.rushing = false;
    this.stopped = null;
    this.count = { done: 0, all: 0 };
    this.spent = 0;
  }
}
