/** A log entry as a sentence. */
import { rich, type Span, t, texts } from '$lib/texts.svelte';
import type { LogEntry, View } from '../api/messages';
import { upper } from './choices';

/** `event-<kind>`; its `-known` form where this viewer may know the cards in it; `because-<because>` after it. */
export function sentence(entry: Pick<LogEntry, 'kind' | 'seat' | 'args' | 'because'>, view: View): Span[] {
  const side = entry.seat === null ? '' : (view.seats[entry.seat] ?? '');
  const cards = entry.args['cards'];
  const known = Boolean(entry.args['card']) || (Array.isArray(cards) && cards.length > 0);
  const ids = [known ? `event-${entry.kind}-known` : '', `event-${entry.kind}`];
  const id = ids.find((i) => i && texts.has(i));
  if (!id && !texts.whole) return []; // the words are on their way
  if (!id) return [{ text: [entry.kind, ...Object.values(entry.args)].join(' ') }];
  const args = { ...entry.args, seat: side };
  const [first, ...rest] = rich(id, args);
  // An AI seat that explains its moves; a number behind the key is what it counts.
  if (entry.because) {
    const [key, n] = entry.because.split(' ');
    const words = t(`because-${key}`, n ? { ...args, n: Number(n) } : args);
    rest.push({ text: ` ${t('because-quoted', { words })}` });
  }
  // A number below zero has a minus, not a hyphen.
  for (const span of rest) span.text = span.text.replace(/ -(?=\d)/g, ' −');
  return first ? [{ ...first, text: upper(first.text) }, ...rest] : [];
}

/** Without what can be pointed at. */
export const plain = (spans: readonly Span[]): string => spans.map((span) => span.text).join('');
