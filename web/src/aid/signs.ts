/** The icons on the screen, by what they say about themselves: the same words that tips show and screen readers read. */
import { t, texts } from '$lib/texts.svelte';
import type { GameUI } from '../shell/game';

type Stat = Pick<ReturnType<GameUI['stats']>[number], 'icon' | 'label'>;

export interface Sign {
  label: string;
  /** What more is said about it. */
  text: string;
  /** The words by which rules speak of it. */
  query: string;
  picture: Element | null;
  from: Element;
}

/** What a thing is called: the beginning of what it says, up to where it goes into details. */
const head = (said: string) => said.split(/[:;,(]|\. /)[0]!.trim();

export function signOf(from: Element): Sign {
  const name = from.getAttribute('data-name');
  const said = name ? t(name) : (from.getAttribute('title') ?? from.getAttribute('aria-label') ?? '');
  const label = head(said);
  const rest = said.slice(label.length).replace(/^[:;,.\s]+/, '');
  const more = name && texts.has(`${name}.text`) ? t(`${name}.text`) : rest.startsWith('(') ? said : rest;
  const picture = from.matches('svg') ? from : from.querySelector('svg');
  return { label, text: more, query: label.replace(/[\d−–-]+/g, ' ').trim(), picture, from };
}

/** An outline as it stands in a seat's panel, which a phone may not show now. */
function drawn({ icon, label }: Stat): Element {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.innerHTML = `<path d="${icon}" fill="currentColor"/>`;
  svg.setAttribute('viewBox', '0 0 256 256');
  svg.setAttribute('aria-label', label);
  return svg;
}

/** One of each: those of every seat first, then the others in the order of the page. */
export function signsOf(stats: readonly Stat[]): Sign[] {
  const found = new Map<string, Sign>();
  const others = [...document.querySelectorAll('svg[role=img][aria-label]')].filter((svg) => !svg.closest('dialog'));
  const outline = (svg: Element) => svg.querySelector('path')?.getAttribute('d') ?? '';
  const drawings = new Set(stats.map((stat) => stat.icon));
  for (const from of stats.map(drawn)) add(from);
  // The same drawing in a sentence is called by the case it stands in: once is enough.
  for (const from of others) {
    const d = outline(from);
    if (d && drawings.has(d)) continue;
    drawings.add(d);
    add(from);
  }
  function add(from: Element): void {
    const sign = signOf(from);
    if (sign.label && !found.has(sign.label)) found.set(sign.label, sign);
  }
  return [...found.values()];
}
