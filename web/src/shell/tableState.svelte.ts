/** What a person is doing at the table: what is pointed at, begun, asked and opened. It needs no screen.
 *
 * Make it where effects may run (a component, or `$effect.root` in a test).
 */
import { settings } from '$lib/settings.svelte';
import { untrack } from 'svelte';
import { byTarget } from './choices';
import type { Marks } from './game';
import type { PhoneTab } from './PhoneNav.svelte';
import { taleOf } from './story';
import type { TableProps } from './table';

export type WideTab = 'log' | 'rules' | 'cards' | 'lookup';
/** For this long after the table answered for us, presses are meant for the question before. */
const SETTLING = 300;

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
  /** Where the step of a bot's turn is that is told now. */
  told = $state<string[]>([]);
  settingsOpen = $state(false);
  tab = $state<WideTab>('log');
  phoneTab = $state<PhoneTab>('play');
  settling = $state(false);
  private stageHidden = $state<number | null>(null);
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
  }

  readonly past = $derived.by(() => (this.given().at ?? null) !== null);
  readonly decision = $derived.by(() => (this.past ? undefined : this.given().view.decisions[0]));
  readonly targets = $derived.by(() => byTarget(this.past ? [] : this.given().view.decisions));
  readonly reachable = $derived.by(() => new Set(this.targets.keys()));
  readonly legal = $derived.by(() => new Set([...this.targets.keys()].filter(this.given().game.isPlace)));
  readonly playable = $derived.by(() => new Set([...this.targets.keys()].filter(this.given().game.isCard)));
  readonly why = $derived.by(() => this.given().blocked ?? this.decision?.blocked ?? null);
  readonly reason = $derived.by(() => (this.why ?? []).find((b) => b.at === this.asked));
  readonly battle = $derived.by(() => {
    const { game, view, log } = this.given();
    return game.Stage ? game.battleIn(view, log) : null;
  });
  readonly staged = $derived.by(() => this.battle !== null && this.stageHidden !== this.battle);
  /** Told since this viewer's last choice; whoever has just come sees what followed the last choice of all. */
  readonly tale = $derived.by(() => {
    const { game, view, log } = this.given();
    return this.past ? null : taleOf(game, view, log, Math.min(this.answered ?? view.number, view.number));
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
      noted: this.noted ? [this.noted] : this.asked ? [this.asked] : this.told.length ? this.told : mentioned,
      blocked: new Set(shown),
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
    const { busy, onchoose } = this.given();
    if (!this.decision || busy || this.settling) return;
    if (settings.confirm && this.chosen !== option) {
      this.chosen = option;
      return;
    }
    this.chosen = null;
    this.answered = this.decision.number + 1;
    onchoose(this.decision.number, option);
  }

  /** A press on a place, a card or a piece: the choice there, the choices there, or why there is none. */
  pick(id: string): void {
    const { game, view, onwhy } = this.given();
    const there = this.targets.get(id) ?? [];
    const both = this.decision && !settings.confirm ? game.shortcut?.(view, this.decision, id) : null;
    if (there.length === 1) this.choose(there[0]!.option.id);
    else if (there.length > 1) this.several = id;
    else if (both) {
      [, this.then] = both;
      this.choose(both[0]);
    } else if (this.decision) {
      this.asked = this.asked === id ? null : id;
      if (this.asked && !this.why) onwhy?.();
    } else this.noted = this.noted === id ? null : id;
  }

  openRule(id: string): void {
    this.rule = id;
    this.tab = 'rules';
    this.phoneTab = 'rules';
  }

  hideStage(): void {
    this.stageHidden = this.battle;
  }
}
