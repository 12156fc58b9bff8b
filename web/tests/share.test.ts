/** A link to hand on: copied, given to another program, or read by a phone. */
import { fireEvent, render, screen } from '@testing-library/svelte';
import { encode } from 'uqr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Link from '../src/ui/Link.svelte';
import { speak } from './help';

const LINK = 'https://weald.example/t/abc#seat=secret';

beforeEach(() => speak('en'));
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'share');
});

test('the code of a link is drawn when it is asked for, and says the link', async () => {
  render(Link, { label: 'Your seat', link: LINK });
  expect(screen.queryByRole('img')).toBeNull();
  const button = screen.getByRole('button', { name: 'Code for a phone' });
  await fireEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  const picture = screen.getByRole('img', { name: 'Your seat' });
  const { data, size } = encode(LINK, { ecc: 'M', border: 3 });
  expect(picture.getAttribute('viewBox')).toBe(`0 0 ${size} ${size}`);
  // Every dark square of the code is drawn, and nothing else.
  const drawn = picture
    .querySelector('path')!
    .getAttribute('d')!
    .match(/M\d+ \d+/g)!;
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}`] : [])));
  expect(drawn).toEqual(dark);
  await fireEvent.click(button);
  expect(screen.queryByRole('img')).toBeNull();
});

test('the system may hand a link on, where it can', async () => {
  const { unmount } = render(Link, { label: 'Your seat', link: LINK });
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  unmount();
  const share = vi.fn(() => Promise.reject(new Error('somebody changed their mind')));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  render(Link, { label: 'Your seat', link: LINK });
  await fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith({ url: LINK, title: 'Your seat' });
});

test('a link is copied whole', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as object, { clipboard: { writeText } }));
  render(Link, { label: 'Your seat', link: LINK });
  await fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  expect(writeText).toHaveBeenCalledWith(LINK);
  await screen.findByRole('button', { name: 'Copied' });
});
