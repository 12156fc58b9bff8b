import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Refused } from '../src/api/http';
import { errorText, noticeText, problemOf } from '../src/lib/problems';
import Notices from '../src/shell/Notices.svelte';
import { LANGS, shellText, speak } from './help';

const ids = (lang: string, start: string) =>
  [...shellText(lang).matchAll(new RegExp(`^${start}-([a-z-]+) =`, 'gm'))].map((found) => found[1]!);

describe('a refusal', () => {
  test("is told by its code in the player's language", () => {
    const refused = problemOf(new Refused('seat-taken', 'marquise is taken', { seat: 0 }));
    speak('cs');
    expect(errorText(refused)).toBe('Toto místo je obsazené.');
    speak('pl');
    expect(errorText(refused)).not.toContain('taken');
  });

  test('gives its line, and its own reason', () => {
    speak('en');
    expect(errorText({ code: 'bad-record', message: '', args: { line: 7 } })).toContain('Line 7');
    const undo = errorText({ code: 'cannot-undo', message: '', args: { why: 'others-have-acted' } });
    expect(undo).toMatch(/^This cannot be taken back\. .+/);
  });

  test('of somebody banned has the words of the host', () => {
    speak('en');
    expect(errorText({ code: 'banned', message: '', args: { reason: 'Spam.' } })).toBe(
      'Your address may not use this server. Spam.',
    );
    expect(errorText({ code: 'banned', message: '', args: { reason: '' } })).toBe(
      'Your address may not use this server.',
    );
  });

  test('without a text is told in the words of the server', () => {
    speak('en');
    expect(errorText({ code: 'brand-new', message: 'out of tea' })).toBe('That did not work: out of tea');
    expect(errorText(problemOf(new Error('boom')))).toBe('That did not work: boom');
    expect(noticeText({ code: 'brand-new', message: 'The tea is out.' })).toBe('The tea is out.');
  });

  // That the server has no other codes, tests/text/test_sentences.py knows.
  test.each(['error', 'notice'])('every %s has a text in every language', (start) => {
    const codes = ids('en', start);
    expect(codes.length).toBeGreaterThan(4);
    for (const lang of LANGS) {
      speak(lang);
      expect(ids(lang, start)).toEqual(codes);
      const values = Object.fromEntries([...shellText(lang).matchAll(/\{ \$(\w+)/g)].map((found) => [found[1]!, 3]));
      for (const code of codes) {
        const said = (start === 'error' ? errorText : noticeText)({
          code,
          message: 'SERVER',
          args: values,
        });
        expect(said, `${lang} ${code}`).not.toMatch(/SERVER|\{|error-|notice-/);
      }
    }
  });
});

describe('a notice', () => {
  const notice = { code: 'rules-changed', message: 'in English', args: { from: 1, to: 2, lost: 3 } };
  const show = (more: object = {}) =>
    render(Notices, { table: 'abc', notice, onundo: vi.fn(), onclose: vi.fn(), ...more });
  beforeEach(() => {
    localStorage.clear();
    speak('cs');
  });

  test('that the rules changed is shown, with what was lost, and stays closed once read', async () => {
    const { unmount } = show();
    expect(screen.getByRole('status').textContent).toContain('Poslední 3 volby musely být vzaty zpět');
    await fireEvent.click(screen.getByRole('button'));
    expect(screen.queryByRole('status')).toBeNull();
    unmount();
    const { rerender } = show();
    expect(screen.queryByRole('status')).toBeNull();
    await rerender({ notice: { ...notice, args: { from: 2, to: 3 } } });
    expect(screen.getByRole('status').textContent).not.toContain('volby');
  });

  test('of the host comes in its own words, once for all tables, and the next one again', async () => {
    const said = (id: string, cs: string) => ({
      code: 'announcement',
      message: 'EN',
      args: { to: id, texts: { en: 'EN', cs } },
    });
    const { rerender, unmount } = show({ notice: said('a', 'V osm se restartuje.') });
    expect(screen.getByRole('status').textContent).toContain('V osm se restartuje.');
    speak('pl'); // not translated: the server's English
    await rerender({ notice: { ...said('a', 'V osm se restartuje.') } });
    expect(screen.getByRole('status').textContent).toContain('EN');
    await fireEvent.click(screen.getByRole('button'));
    expect(screen.queryByRole('status')).toBeNull();
    await rerender({ notice: said('b', 'Jindy.') });
    expect(screen.getByRole('status')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button'));
    unmount();
    show({ table: 'another', notice: said('b', 'Jindy.') });
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('of a passing trouble is shown again when it comes again', async () => {
    const trouble = { code: 'trouble', message: '', args: {} };
    const { rerender } = show({ notice: trouble });
    await fireEvent.click(screen.getByRole('button'));
    expect(screen.queryByRole('status')).toBeNull();
    await rerender({ notice: null });
    await rerender({ notice: { ...trouble } });
    expect(screen.getByRole('status')).toBeTruthy();
  });
});
