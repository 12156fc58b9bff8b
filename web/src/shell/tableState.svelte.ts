/** What a person is doing at the table: what is pointed at, begun, asked and opened. It needs no screen.
 *
 * Make it where effects may run (a component, or `$effect.root` in a test).
 */
import { Later } from '$lib/later.svelte';
import { settings } from '$lib/settings.svelte';
import { untrack } from 'svelte';
import type { LogEntry } from '../api/messages';
import { byTarget } from './choices';
import type { Part } from './digest';
import type { Marks, Told } from './game';
import { toldOf } from './marks';
import type { PhoneTab } from './PhoneNav.svelte';
import type { TableProps } from './table';

/** How a digest is made: fetched with the first one. */
export const digesting = new Later(() => import('./digest'));

export type WideTab = 'log' | 'rules' | 'cards' | 'lookup' | 'chat';
/** For this long after the table answered for us, presses are meant for the question before. */
const SETTLING = 300;

/** Do something once the next frame has been drawn, in a task of its own, and then perhaps more. Returns how to give it up. */
function afterFrame(then: () => void | (() => void)): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let giveUp: void | (() => void);
  const frame = requestAnimationFrame(() => (timer = setTimeout(() => (giveUp = then()))));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    giveUp?.();
  };
}

export class TableState {
  pointed = $state<string | null>(null);
  noted = $state<string | null>(null);
  /** "Why not this?" */
  asked = $state<string | null>(null);
  /** To be confirmed. */
  chosen = $state<string | null>(null);
  /** A thing with more than one choice on it. */
  several = $state<string | null>(null);
  /** A card held up to read. */
  looked = $state<string | null>(null);
  rule = $state<string | null>(null);
  /** The line of the digest that is pointed at. */
  recalled = $state.raw<readonly LogEntry[] | null>(null);
  settingsOpen = $state(false);
  keysOpen = $state(false);
  aidOpen = $state(false);
  /** The thing whose tip the aid was opened from. */
  aidAt = $state.raw<Element | null>(null);
  resultOpen = $state(true);
  tab = $state<WideTab>('log');
  phoneTab = $state<PhoneTab>('play');
  settling = $state(false);
  private rested = $state(false);
  private marking = $state(false);
  private stageHidden = $state<number | null>(null);
  /** The digest that has been put away, by where it begins. */
  private putAway = $state<number | null>(null);
  private answered = $state<number | null>(null);
  private lastNumber = -1;
  private then: string | null = null; // the second choice of a shortcut

  constructor(private readonly given: () => TableProps) {
    $effect(() => {
      if (!this.settling) return;
      const timer = setTimeout(() => (this.settling = false), SETTLING);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      if (this.decision?.number !== this.lastNumber) this.begin();
    });
    // The digest comes when the question has been drawn, and its marks after it: in one frame they would be a long one on a phone.
    $effect(() => {
      this.rested = this.marking = false;
      if (this.given().story?.busy !== false) return;
      return afterFrame(() => {
        this.rested = true;
        return afterFrame(() => void (this.marking = true));
      });
    });
  }

  readonly past = $derived.by(() => (this.given().at ?? null) !== null);
  readonly decision = $derived.by(() => (this.past ? undefined : this.given().view.decisions[0]));
  readonly targets = $derived.by(() => byTarget(this.past ? [] : this.given().view.decisions));
  readonly reachable = $derived.by(() => new Set(this.targets.keys()));
  readonly legal = $derived.by(() => new Set([...this.targets.keys()].filter(this.given().game.isPlace)));
  readonly playable = $derived.by(() => new Set([...this.targets.keys()].filter(this.given().game.isCard)));
  readonly why = $derived.by(() => this.given().blocked ?? this.decision?.blocked ?? null);
  readonly reason = $derived.by(() => (this.why ?? []).find((b) => b.at === this.asked));
  /** What can be done at the place that was pressed, each after one of the options. */
  readonly ahead = $derived.by(() => (this.given().ahead ?? []).filter((a) => a.at === this.asked));
  /** The stage that is up: a battle while it runs, and after it as long as it is being read. */
  readonly scene = $derived.by(() => {
    const { game, view, log, story } = this.given();
    const found = game.Stage ? (game.battle?.(view, log) ?? null) : null;
    if (!found || found.onBoard || this.stageHidden === found.n) return null;
    const stays = story ? story.scene === found.n : found.ended >= view.number;
    return !found.over || stays ? found : null;
  });
  readonly staged = $derived.by(() => this.scene !== null);
  /** In short form: where others fight, or the battle is over and something else is asked. */
  readonly short = $derived.by(() => {
    const { you } = this.given().view;
    const scene = this.scene;
    return scene !== null && ((you !== null && !scene.seats.includes(you)) || (scene.over && this.reachable.size > 0));
  });
  /** What happened since the viewer's last turn, when there is nothing else to tell. */
  readonly digest = $derived.by((): Part[] => {
    const { game, view, log, story } = this.given();
    if (!story?.since || !this.rested || story.busy || this.past || view.over || this.putAway === story.since.n)
      return [];
    return view.you === null ? [] : (digesting.now?.digestOf(game, view, log, story.since) ?? []);
  });
  /** Marks of what has been told. */
  private readonly toldMarks = $derived.by((): Told[] => {
    const { game, view, story } = this.given();
    if (this.recalled) return toldOf(game, view, this.recalled, 'now');
    if (!story) return [];
    if (!story.busy && this.marking && this.digest.length)
      return this.digest.flatMap((part) => part.lines.flatMap((line) => toldOf(game, view, line.entries, 'ghost')));
    return [...story.trail.values()].flatMap((beat) =>
      toldOf(game, view, beat.entries, beat === story.beat ? 'now' : 'before'),
    );
  });
  /** Places that show why it ended. */
  private readonly cause = $derived.by(() => {
    const { game, view, log } = this.given();
    return (view.over && !this.past && game.Result?.now?.cause?.(view, log)) || [];
  });
  /** Where the chosen card or place is, while the choice waits to be confirmed. */
  readonly chosenAt = $derived.by(() => this.decision?.options.find((o) => o.id === this.chosen)?.at ?? null);
  readonly marks = $derived.by((): Marks => {
    const { game, view, blocked } = this.given();
    const decision = this.decision;
    const source = decision ? game.sourceOf(decision, view) : null;
    const shown = settings.learner || blocked ? (this.why ?? []).map((b) => b.at).filter(game.isPlace) : [];
    // Places the question itself talks about, besides where it starts.
    const mentioned = Object.values(decision?.args ?? {}).filter(
      (a): a is string => typeof a === 'string' && game.isPlace(a) && a !== source,
    );
    const pointed = this.pointed;
    return {
      legal: this.legal,
      source,
      pointed: pointed && (this.legal.has(pointed) || this.playable.has(pointed)) ? pointed : null,
      noted: this.noted ? [this.noted] : this.asked ? [this.asked] : view.over ? this.cause : mentioned,
      blocked: new Set(shown),
      told: this.toldMarks,
    };
  });

  /** A new question: what was begun belonged to the one before. */
  private begin(): void {
    const decision = this.decision;
    // The table answered for us: a press meant for that question must not hit the next one.
    this.settling =
      this.lastNumber >= 0 && decision !== undefined && untrack(() => this.answered) !== this.lastNumber + 1;
    this.lastNumber = decision?.number ?? -1;
    this.chosen = null;
    this.several = null;
    this.asked = null;
    const next = this.then;
    this.then = null;
    if (next && decision?.options.some((o) => o.id === next)) untrack(() => this.choose(next));
  }

  choose(option: string): void {
    const { busy, onchoose, story } = this.given();
    if (!this.decision || busy || this.settling) return;
    if (settings.confirm && this.chosen !== option) {
      this.chosen = option;
      return;
    }
    this.chosen = null;
    this.answered = this.decision.number + 1;
    this.recalled = null;
    story?.answered();
    onchoose(this.decision.number, option);
  }

  /** Somebody has chosen here since the page was opened. */
  get begun(): boolean {
    return this.answered !== null;
  }

  /** Take back what has only been begun: a mark, or the choice before if this question goes on with it. */
  cancel(): boolean {
    const { undo, view, onundo } = this.given();
    if (this.chosen ?? this.asked ?? this.several) {
      this.chosen = this.asked = this.several = null;
      return true;
    }
    const back = undo === undefined ? view.undo : undo;
    if (!onundo || !this.marks.source || !back?.ok || back.number !== (this.decision?.number ?? 0) - 1) return false;
    onundo();
    return true;
  }

  /** A press on a place, a card or a piece: the choice there, the choices there, or why there is none. */
  pick(id: string): void {
    const { game, view, ahead, onwhy } = this.given();
    const there = this.targets.get(id) ?? [];
    const both = this.decision && !settings.confirm ? game.shortcut?.(view, this.decision, id) : null;
    if (there.length === 1) this.choose(there[0]!.option.id);
    else if (there.length > 1) this.several = id;
    else if (both) this.twice(...both);
    else if (this.decision && !(id === this.marks.source && this.cancel())) {
      this.asked = this.asked === id ? null : id;
      if (this.asked && !(this.why && ahead)) onwhy?.();
    } else if (!this.decision) this.noted = this.noted === id ? null : id;
  }

  /** A choice, and the one that comes after it; who confirms their choices makes them one by one. */
  twice(first: string, then: string): void {
    this.then = settings.confirm ? null : then;
    this.choose(first);
  }

  openRule(id: string): void {
    this.rule = id;
    this.tab = 'rules';
    this.phoneTab = 'rules';
  }

  hideStage(): void {
    this.stageHidden = this.scene?.n ?? null;
    this.given().story?.dismiss();
  }

  closeDigest(): void {
    this.putAway = this.given().story?.since?.n ?? null;
    this.recalled = null;
  }
}
