// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { cards } from '../src/games/ironwood/cards';
import { pictures } from '../src/games/ironwood/pictures';
import { type Bit, cardLines, type Line } from '../src/games/ironwood/cardText';
import { t, texts } from '../src/lib/texts.svelte';
import { LANGS, speak } from './help';

const plain = (bits: Bit[]) => bits.map((b) => ('sign' in b ? b.name : b.text.replace('\u00a0', ' '))).join('');
const words = (lines: Line[]) => lines.map((l) => (l.kind === 'option' ? `- ${plain(l.bits)}` : plain(l.bits)));
const signs = (lines: Line[]) => lines.flatMap((l) => l.bits.flatMap((b) => ('sign' in b ? [b.sign] : [])));

describe('card text', () => {
  test('is one line per sentence, options below their heading', () => {
    const lines = cardLines('Draw 1 special card. Resolve 1: draw 1 vision; Discover. Win: gain 2 crystals.', 'en');
    expect(words(lines)).toEqual([
      'Draw 1 special card.',
      'Resolve 1:',
      '- Draw 1 vision',
      '- Discover',
      'Win: gain 2 crystals.',
    ]);
    expect(lines[4]!.bits[0]).toEqual({ text: 'Win:', bold: true });
    expect(signs(lines)).toEqual(['crystal']);
  });

  test.each([
    ['en', 'This combat: +1 defense and +1 dominance. Spend 5 crystals.'],
    ['cs', 'Tento boj: +1 obrana a +1 převaha. Utrať 5 krystalů.'],
    ['pl', 'W tej walce: +1 do Obrony i +1 do Dominacji. Wydaj 5 Kryształów.'],
  ] as const)('has its pictures in %s', (lang, text) => {
    expect(signs(cardLines(text, lang))).toEqual(['defense', 'dominance', 'crystal']);
  });

  test('loses no letter of any card in any language', () => {
    const letters = (s: string) => s.toLowerCase().replace(/[^\p{L}\d+]/gu, '');
    for (const lang of LANGS) {
      speak(lang);
      for (const card of cards.values()) {
        for (const part of ['text', 'burn']) {
          const id = `card-${card.id}.${part}`;
          if (!texts.has(id)) continue;
          expect(letters(words(cardLines(t(id), lang)).join('')), `${lang} ${id}`).toBe(letters(t(id)));
        }
      }
    }
  });

  test('every action card has values, a picture and a text', () => {
    speak('en');
    for (const card of cards.values()) {
      if (card.kind !== 'vision') {
        expect(pictures[card.id]!.length).toBeGreaterThan(20);
        expect(card.combat).not.toBeNull();
        expect(texts.has(`card-${card.id}.text`)).toBe(true);
      }
    }
    expect(cards.size).toBe(86);
  });
});
