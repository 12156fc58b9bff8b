import { cleanup, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Tips from '../src/shell/Tips.svelte';
import { speak } from './help';

beforeEach(() => {
  speak('en', 'ironwood');
  vi.useFakeTimers();
  document.body.innerHTML = `<div id="things">
    <span id="stat" title="crystals">3</span>
    <svg><g id="place" data-place="f05" role="img" aria-label="forest 5: 2 warriors"></g></svg>
    <b id="card" data-name="card-WW05">Ambush</b>
    <button id="button" title="Take back">x</button>
  </div>`;
  render(Tips);
  flushSync();
});
afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  vi.useRealTimers();
});

const at = (id: string) => document.getElementById(id)!;
function send(id: string, kind: string, pointerType = 'mouse', wait = 1000) {
  const event = new Event(kind, { bubbles: true }) as Event & { pointerType?: string };
  event.pointerType = pointerType;
  at(id).dispatchEvent(event);
  vi.advanceTimersByTime(wait);
  flushSync();
}
const key = (name: string) => {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
  flushSync();
};
const said = () => screen.queryByRole('tooltip')?.textContent ?? null;

test('hover says what a thing is, and the browser says it no second time', () => {
  send('stat', 'pointerover');
  expect(said()).toBe('crystals');
  expect(at('stat').hasAttribute('title')).toBe(false);
  send('place', 'pointerover');
  expect(said()).toBe('forest 5: 2 warriors');
  expect(at('stat').title).toBe('crystals');
  key('Escape');
  expect(said()).toBeNull();
});

test('a name in a sentence gives the text of its card', () => {
  send('card', 'pointerover');
  expect(said()).toMatch(/^.+: .+/);
});

test('a tap says it too; what can be pressed says it to a long press', () => {
  send('stat', 'pointerdown', 'touch');
  expect(said()).toBe('crystals');
  send('button', 'pointerdown', 'touch', 100);
  expect(said()).toBeNull();
  send('button', 'pointerup', 'touch');
  expect(said()).toBeNull();
  send('button', 'pointerdown', 'touch');
  expect(said()).toBe('Take back');
});

test('a click says it, too, unless it does something', () => {
  send('place', 'pointerdown', 'mouse', 0);
  send('button', 'focusout'); // which it takes the focus from
  expect(said()).toBe('forest 5: 2 warriors');
  send('button', 'pointerdown');
  expect(said()).toBeNull();
});

test('with x the keyboard goes through everything', () => {
  key('x');
  expect([...document.querySelectorAll('[tabindex]')].map((e) => e.id)).toEqual(['stat', 'place', 'card']);
  key('x');
  expect(document.querySelectorAll('[tabindex]')).toHaveLength(0);
});

test('what comes to lie under a mouse at rest after a press says nothing until the mouse moves', () => {
  const mouse = (id: string, kind: string, clientX: number) => {
    const event = Object.assign(new Event(kind, { bubbles: true }), { pointerType: 'mouse', clientX, clientY: 50 });
    at(id).dispatchEvent(event);
    vi.advanceTimersByTime(1000);
    flushSync();
  };
  mouse('button', 'pointerdown', 40); // a click on what cannot be pressed asks what it is
  mouse('place', 'pointerover', 40);
  expect(said()).toBeNull();
  mouse('place', 'pointermove', 60);
  expect(said()).toBe('forest 5: 2 warriors');
});
