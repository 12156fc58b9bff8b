/** A card's sentence as lines: what to choose from, what to do, with pictures for what is counted most.
 *
 * The texts are plain sentences in three languages. Lines come from punctuation, not from words; only the few
 * nouns below turn into a picture, and only after a number. The word stays as the picture's name.
 */
import type { Lang } from '$lib/settings.svelte';

export type Sign = 'crystal' | 'damage' | 'defense' | 'dominance';
export type Bit = { text: string; bold?: boolean } | { sign: Sign; name: string };
export interface Line {
  kind: 'plain' | 'option';
  bits: Bit[];
}

const NOUNS: Record<Lang, Record<Sign, string>> = {
  en: { crystal: 'crystals?', damage: 'damage', defense: 'defense', dominance: 'dominance' },
  cs: { crystal: 'krystal\\p{L}*', damage: 'poškození', defense: 'obran\\p{L}+', dominance: 'převah\\p{L}+' },
  pl: {
    crystal: 'Kryszta\\p{L}+',
    damage: '(?:do )?Obraże\\p{L}+',
    defense: '(?:do )?Obron\\p{L}+',
    dominance: '(?:do )?Dominacj\\p{L}+',
  },
};

const SIGNS: Sign[] = ['crystal', 'damage', 'defense', 'dominance'];
const patterns = new Map<Lang, RegExp>();
function pattern(lang: Lang): RegExp {
  let found = patterns.get(lang);
  if (!found) {
    const nouns = SIGNS.map((s) => `(?<${s}>${(NOUNS[lang] ?? NOUNS['en']!)[s]})`).join('|');
    found = new RegExp(`(?<number>[+-]?\\d+)(?: (?:${nouns})(?![\\p{L}]))?`, 'gu');
    patterns.set(lang, found);
  }
  return found;
}

/** Numbers stand out; a counted noun with a picture becomes the picture. */
function bits(text: string, lang: Lang): Bit[] {
  const out: Bit[] = [];
  let last = 0;
  for (const m of text.matchAll(pattern(lang))) {
    if (m.index > last) out.push({ text: text.slice(last, m.index) });
    out.push({ text: m.groups!['number']!, bold: true });
    const sign = SIGNS.find((s) => m.groups![s] !== undefined);
    if (sign) out.push({ text: '\u00a0' }, { sign, name: m.groups![sign]! });
    last = m.index + m[0].length;
  }
  if (last < text.length) out.push({ text: text.slice(last) });
  return out;
}

/** "When exhausted: ..." keeps its beginning in bold. */
function lead(sentence: string, lang: Lang): Bit[] {
  const colon = sentence.indexOf(': ');
  if (colon > 0 && colon < 48 && !sentence.slice(0, colon).includes(';')) {
    return [{ text: sentence.slice(0, colon + 1), bold: true }, ...bits(sentence.slice(colon + 1), lang)];
  }
  // "Lasting 2." and "Attack." are keywords by themselves.
  if (/^\p{L}+( \d+)?\.$/u.test(sentence)) return [{ text: sentence, bold: true }];
  return bits(sentence, lang);
}

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function cardLines(text: string, lang: Lang): Line[] {
  const lines: Line[] = [];
  for (const sentence of text.split(/(?<=\.)\s+(?=\p{Lu}|\+)/u)) {
    // "Resolve 2: a; b; c." is a heading and its options.
    const colon = sentence.indexOf(': ');
    const rest = colon > 0 ? sentence.slice(colon + 2) : '';
    if (colon > 0 && /\d/.test(sentence.slice(0, colon)) && rest.includes('; ')) {
      lines.push({ kind: 'plain', bits: [{ text: sentence.slice(0, colon + 1), bold: true }] });
      for (const option of rest.split('; '))
        lines.push({ kind: 'option', bits: bits(upper(option.replace(/\.$/, '')), lang) });
    } else {
      lines.push({ kind: 'plain', bits: lead(sentence, lang) });
    }
  }
  return lines;
}
