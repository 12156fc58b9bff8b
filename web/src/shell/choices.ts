/** The options of a decision as people meet them: things to click, a list of buttons, words to type. */
import type { Blocked, Decision, Option, View } from '../api/messages';
import { t, texts } from '$lib/texts.svelte';
import type { CardGroup, GameUI } from './game';
import { ends } from './keys';

export interface Choice {
  option: Option;
  label: string;
  /** What it leads to, or what stands there now. */
  note: string;
  icon: string | undefined;
  kind: 'place' | 'card' | 'number' | 'plain';
  number: number | null;
  /** It would change nothing. */
  empty: boolean;
}

/** The notation is a word and what it is about: "to f11", "warriors 3". */
const tail = (option: { id: string; verb: string }) => option.id.slice(option.verb.length).trim();

const numberOf = (about: string) => (/^\d+$/.test(about) ? Number(about) : null);

/** An option in words: the most particular text there is. */
export function labelOf(
  option: Pick<Option, 'id' | 'verb' | 'at'>,
  decision: Pick<Decision, 'prompt' | 'args'>,
  game: GameUI,
): string {
  const about = tail(option);
  const args = { ...decision.args, at: option.at, about, n: numberOf(about) ?? 0 };
  const ids = [`option-${option.verb}-${decision.prompt}`, `option-${option.verb}-${about}`, `option-${option.verb}`];
  const id = ids.find((i) => texts.has(i)) ?? '';
  let label = id ? t(id, args) : '';
  if (!label && option.at && game.isPlace(option.at)) label = t(`place-${option.at}`);
  if (!label && option.at && game.isCard(option.at)) label = t(`card-${option.at}`);
  return upper(label || option.id);
}

/** What an option leads to, as the rules say it. */
function noteOf(option: Option | Blocked): string {
  const note = 'note' in option ? option.note : undefined;
  const id = note ? `note-${note.key}` : '';
  return note && texts.has(id) ? t(id, note.args) : '';
}

export function choiceOf(option: Option | Blocked, decision: Decision, view: View, game: GameUI): Choice {
  const number = numberOf(tail(option));
  const place = option.at !== '' && game.isPlace(option.at);
  const card = option.at !== '' && game.isCard(option.at);
  const plain = place || card ? undefined : game.optionLook?.(view, decision, option);
  return {
    option,
    label: labelOf(option, decision, game),
    note: [noteOf(option), place ? game.placeNote(view, option.at) : (plain?.note ?? '')].filter(Boolean).join(' · '),
    icon: place ? game.placeIcon(view, option.at) : plain?.icon,
    kind: place ? 'place' : card ? 'card' : number !== null ? 'number' : 'plain',
    number,
    empty: 'note' in option && option.note?.empty === true,
  };
}

export const choicesOf = (decision: Decision, view: View, game: GameUI): Choice[] =>
  decision.options.map((option) => choiceOf(option, decision, view, game));

/** The order of the list: what would change nothing comes behind what does something, before what gives up. */
export function inOrder(choices: readonly Choice[], hand: readonly CardGroup[]): Choice[] {
  const list = ordered(choices, hand);
  const rank = (c: Choice) => (c.empty ? 1 : ends(c.option) ? 2 : 0);
  return list.some((c) => c.empty) ? list.toSorted((a, b) => rank(a) - rank(b)) : list;
}

/** Things to point at first, cards as they lie in the hand, and below them what is no thing; but where most choices are
 * actions, these come first and a rare card does not push them down. What ends it all is last. */
function ordered(choices: readonly Choice[], hand: readonly CardGroup[]): Choice[] {
  const cards = hand.flatMap((group) => group.cards);
  const lies = (c: Choice) => (c.kind === 'card' ? cards.indexOf(c.option.at) : -1);
  const targets = choices.filter((c) => c.kind !== 'plain').sort((a, b) => lies(a) - lies(b));
  const plains = choices.filter((c) => c.kind === 'plain' && !ends(c.option));
  const last = choices.filter((c) => c.kind === 'plain' && ends(c.option));
  if (plains.length + last.length < 3 || plains.length + last.length <= targets.length)
    return [...targets, ...plains, ...last];
  return [...plains, ...targets, ...last];
}

/** "0 warriors, 1 warrior, 2 warriors": the number says it all, so they are shown as a row of numbers. */
export const areNumbers = (choices: readonly Choice[]): boolean =>
  choices.length > 1 &&
  choices.every(
    (c) => c.kind === 'number' && c.option.verb === choices[0]!.option.verb && c.label.startsWith(`${c.number} `),
  );

/** What each clickable thing offers. */
export function byTarget(decisions: readonly Decision[]): Map<string, { decision: Decision; option: Option }[]> {
  const out = new Map<string, { decision: Decision; option: Option }[]>();
  for (const decision of decisions) {
    for (const option of decision.options) {
      if (!option.at) continue;
      const there = out.get(option.at) ?? [];
      there.push({ decision, option });
      out.set(option.at, there);
    }
  }
  return out;
}

/** What somebody typed: the notation itself, an unambiguous beginning, or the label. */
export function typed(text: string, choices: readonly Choice[]): Choice | undefined {
  const wanted = text.trim().toLowerCase().replace(/\s+/g, ' ');
  if (!wanted) return undefined;
  const exact = choices.find((c) => c.option.id.toLowerCase() === wanted || c.label.toLowerCase() === wanted);
  if (exact) return exact;
  const fits = choices.filter(
    (c) =>
      c.option.id.toLowerCase().startsWith(wanted) ||
      c.label.toLowerCase().startsWith(wanted) ||
      tail(c.option).toLowerCase() === wanted,
  );
  return fits.length === 1 ? fits[0] : undefined;
}

export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
