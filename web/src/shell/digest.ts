/** What happened since the viewer's last turn: by opponent, the weighty things first, each with the way back to it. */
import { rich, type Span, t, texts } from '$lib/texts.svelte';
import type { LogEntry, View } from '../api/messages';
import { placesOf, wayOf } from './beats';
import type { GameUI, SideLook } from './game';
import { signed } from './marks';
import { sideName } from './names';
import { num } from './reading';
import { plain, sentence } from './sentence';
import type { Since } from './telling.svelte';

export type Meaning = 'fought' | 'holds' | 'placed' | 'moved' | 'other' | 'step';
export interface Line {
  key: string;
  meaning: Meaning;
  spans: Span[];
  rule: string;
  entries: readonly LogEntry[];
  /** The position after so many choices shows it. */
  number: number;
}
export interface Part {
  key: string;
  seat: number | null;
  title: string;
  look: SideLook | undefined;
  tone: string;
  /** Points since then, and now; null where none are counted. */
  gained: number | null;
  score: number | null;
  lines: Line[];
  /** The weightiest of them. */
  first: Line | undefined;
}

const WEIGHT: Meaning[] = ['holds', 'fought', 'placed', 'other', 'moved'];

export function digestOf(game: GameUI, view: View, log: readonly LogEntry[], since: Since): Part[] {
  const all = log.slice(since.n);
  // What the rules did by themselves is told step by step, with every reason.
  const tale = game.tale?.(view, all) ?? null;
  const steps = new Set(tale?.steps);
  // What followed from one's own choice alone needs no digest.
  if (!steps.size && view.number <= since.number + 1) return [];
  const others = all.filter((entry) => entry.seat !== null && !steps.has(entry));
  const fights = fightsIn(game, view, log, since.n);
  const first = view.you ?? 0;
  const order = view.seats.map((_, i) => (first + i) % view.seats.length).filter((seat) => seat !== view.you);
  const parts = order.flatMap((seat): Part[] => {
    const told = linesOf(game, view, others, seat, fights, since);
    // Points alone have no line: they stand in the head. Whoever did nothing else gets theirs.
    const lines = told.length
      ? told
      : others.filter((e) => e.seat === seat).map((e) => lineOf('other', [e], sentence(e, view)));
    const score = game.score?.(view, seat) ?? null;
    const was = since.seats[seat]?.score ?? null;
    const gained = score === null || was === null ? null : score - was;
    if (!told.length && !gained) return [];
    const side = view.seats[seat]!;
    const look = game.sides[side];
    return [
      {
        key: `seat ${seat}`,
        seat,
        title: sideName(side),
        look,
        tone: look?.tone ?? '',
        gained,
        score,
        lines,
        first: lines[0],
      },
    ];
  });
  if (tale?.steps.length) {
    const lines = tale.steps.map((entry) => lineOf('step', [entry], sentence(entry, view)));
    // The steps keep their order, and the short form takes one. What a turn comes to stands at its end.
    const kind = game.weighty?.find((one) => tale.steps.some((entry) => entry.kind === one));
    const weighty =
      tale.steps.findLast((entry) => entry.kind === kind) ??
      tale.steps.findLast(game.turning) ??
      tale.steps.findLast((entry) => placesOf(entry, game.isPlace).length);
    parts.push({
      key: 'tale',
      seat: null,
      title: tale.title,
      look: undefined,
      tone: tale.tone,
      gained: null,
      score: null,
      lines,
      first: lines[weighty ? tale.steps.indexOf(weighty) : 0],
    });
  }
  return parts;
}

const lineOf = (meaning: Meaning, entries: readonly LogEntry[], spans: Span[]): Line => ({
  key: `${meaning} ${entries[0]!.n}`,
  meaning,
  spans,
  rule: entries[0]!.rule,
  entries,
  number: entries.at(-1)!.number,
});

/** The entries of each battle, by the entry that opened it. */
function fightsIn(game: GameUI, view: View, log: readonly LogEntry[], from: number): Map<number, LogEntry[]> {
  const out = new Map<number, LogEntry[]>();
  const over = new Set<number>();
  for (let i = from; i < log.length; i++) {
    const scene = game.battle?.(view, log.slice(0, i + 1));
    if (!scene || scene.n < 0 || over.has(scene.n)) continue;
    out.set(scene.n, [...(out.get(scene.n) ?? []), log[i]!]);
    if (scene.over) over.add(scene.n);
  }
  return out;
}

function linesOf(
  game: GameUI,
  view: View,
  entries: readonly LogEntry[],
  seat: number,
  fights: Map<number, LogEntry[]>,
  since: Since,
): Line[] {
  const fighting = new Set([...fights.values()].flat());
  const lines: Line[] = [];
  for (const fight of fights.values()) {
    if (fight[0]!.seat !== seat || !entries.includes(fight[0]!)) continue;
    const outcome = game.outcome?.(view, fight) ?? '';
    const spans = sentence(fight[0]!, view);
    lines.push(lineOf('fought', fight, outcome ? [...spans, { text: ` (${outcome})` }] : spans));
  }
  const mine = entries.filter((entry) => entry.seat === seat && !fighting.has(entry));
  const walks = mine.filter((entry) => wayOf(entry, game.isPlace));
  if (walks.length === 1) lines.push(lineOf('moved', walks, sentence(walks[0]!, view)));
  else if (walks.length)
    lines.push(lineOf('moved', walks, rich('ui-digest-moved', { ways: walks.map(wayText).join('; ') })));
  for (const group of alike(
    game,
    view,
    mine.filter((entry) => !walks.includes(entry) && placesOf(entry, game.isPlace).length),
  ))
    lines.push(lineOf('placed', group, sentence(merged(group), view)));
  for (const entry of mine)
    if (!walks.includes(entry) && !placesOf(entry, game.isPlace).length && speaks(entry, view))
      lines.push(lineOf('other', [entry], sentence(entry, view)));
  const held = since.seats[seat]?.holds ?? [];
  const holds = game.holds?.(view, seat) ?? [];
  const gone = held.filter((place) => !holds.includes(place));
  const taken = holds.filter((place) => !held.includes(place));
  const last = entries.at(-1);
  if (last && since.seats.length && (gone.length || taken.length)) {
    const id = taken.length ? (gone.length ? 'ui-digest-took-and-lost' : 'ui-digest-took') : 'ui-digest-lost';
    lines.push({
      ...lineOf('holds', [last], rich(id, { taken, gone })),
      // marks where it changed hands, whatever was told last
      entries: [
        { ...last, kind: '', args: Object.fromEntries([...taken, ...gone].map((place, i) => [`${i}`, place])) },
      ],
      key: 'holds',
      rule: '',
    });
  }
  return lines
    .filter((line) => line.spans.length)
    .toSorted((a, b) => WEIGHT.indexOf(a.meaning) - WEIGHT.indexOf(b.meaning));
}

/** Something with a name came into it besides whose turn it is and which part of it, and no points: those stand in the head line. */
const speaks = (entry: LogEntry, view: View): boolean =>
  entry.args['points'] === undefined &&
  entry.args['phase'] === undefined &&
  Object.values(entry.args).some(
    (value) => Array.isArray(value) || (typeof value === 'string' && value !== view.seats[entry.seat!]),
  );

/** "4 → 8 (3)". A number stands on the board, other short forms are for those who know them. */
function wayText(entry: LogEntry): string {
  const name = (place: unknown) => {
    const short = `place-${String(place)}.short`;
    return texts.has(short) && /\d/.test(t(short)) ? t(short) : t(`place-${String(place)}`);
  };
  const count = num(entry.args['count']);
  return `${name(entry.args['from'])} → ${name(entry.args['to'])}${count > 1 ? ` (${count})` : ''}`;
}

/** Entries that differ in their place alone are one line. Leaders can be pointed at like places, and each is told by itself. */
function alike(game: GameUI, view: View, entries: readonly LogEntry[]): LogEntry[][] {
  const groups = new Map<string, LogEntry[]>();
  for (const entry of entries) {
    const rest = Object.entries(entry.args).filter(
      ([, value]) => typeof value !== 'string' || !game.isPlace(value) || view.seats.includes(value),
    );
    const key = `${entry.kind} ${JSON.stringify(rest)}`;
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups.values()];
}
function merged(group: readonly LogEntry[]): LogEntry {
  const first = group[0]!;
  if (group.length === 1) return first;
  const args = Object.fromEntries(
    Object.entries(first.args).map(([name, value]) => [
      name,
      group.every((entry) => entry.args[name] === value) ? value : group.map((entry) => entry.args[name]),
    ]),
  );
  return { ...first, args };
}

/** A part in one breath, for those who listen. */
export function spokenPart(part: Part): string {
  const score =
    part.score === null
      ? ''
      : ` ${part.gained ? `${signed(part.gained)}, ` : ''}${t('ui-digest-now', { score: part.score })}.`;
  return [`${part.title}:${score}`, ...part.lines.map((line) => plain(line.spans))].join(' ');
}
