/** Where on the screen the things are that the voice speaks of, and a spot for its card beside them. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface Spot extends Box {
  /** Lies on the board: the rest of the board steps back. */
  board: boolean;
}

const PARTS: Record<string, string> = {
  hand: 'section.hand',
  prompt: '.prompt',
  seats: '.seats, [data-part="seats"]',
  board: '.sheet',
  danger: 'section.tone-machines',
  log: '.log',
};
const quoted = (id: string) => `"${CSS.escape(id)}"`;

function found(at: string): Element | null {
  if (PARTS[at]) return document.querySelector(PARTS[at]);
  const place = document.querySelector(`.sheet [data-place=${quoted(at)}]`);
  return (
    place ??
    document.querySelector(`section.hand [data-card=${quoted(at)}]`) ??
    document.querySelector(`[data-place=${quoted(at)}], [data-card=${quoted(at)}]`)
  );
}

export const boxOf = (element: Element): Box => {
  const { left: x, top: y, width: w, height: h } = element.getBoundingClientRect();
  return { x, y, w, h };
};

const SOME = 24;
/** What of a box can be seen in a pane that is scrolled; nothing, if that is hardly any. */
export function within(box: Box, pane: Box): Box | null {
  const [top, end] = [Math.max(box.y, pane.y), Math.min(box.y + box.h, pane.y + pane.h)];
  return end - top < Math.min(SOME, box.h) ? null : { ...box, y: top, h: end - top };
}
/** On a phone not everything lies on the page that is open: instead of the hand and the seats, the button that leads there is lit. */
function onPhone(element: Element | null, at: string): Box | null | undefined {
  const pane = document.querySelector('main.phone > .bottom');
  if (!pane || element?.closest('.sheet, main.phone > :not(.bottom)')) return undefined;
  const seen = element && within(boxOf(element), boxOf(pane));
  if (seen) return seen;
  // The pages as they follow one another: play, hand, seats.
  const page = at === 'seats' ? 3 : at === 'hand' || element?.closest('section.hand') ? 2 : 0;
  const button = page && document.querySelector(`main.phone ~ nav button:nth-of-type(${page})`);
  return button ? boxOf(button) : null;
}

/** `tries` is an option: its place or card, else its button. */
export function spotsOf(at: readonly string[], tries: { id: string; at: string } | undefined): Spot[] {
  const seen = new Set<Element>();
  return at.flatMap((one) => {
    const button = () => document.querySelector(`.prompt [data-option=${quoted(tries!.id)}]`);
    const element = one !== 'try' ? found(one) : tries ? ((tries.at ? found(tries.at) : null) ?? button()) : null;
    if (element && seen.has(element)) return [];
    if (element) seen.add(element);
    const small = onPhone(element, one);
    if (small !== undefined) return small && small.w && small.h ? [{ ...small, board: false }] : [];
    if (!element) return [];
    const box = boxOf(element);
    const frame = element.closest('.sheet');
    if (!box.w || !box.h) return [];
    if (frame && frame !== element && !meets(box, boxOf(frame))) return []; // the view is elsewhere
    // A battle on the stage stays bright all over.
    return [{ ...box, board: frame !== null && frame !== element && !element.closest('.scene') }];
  });
}

const BUSY = '.sheet .place.legal, .sheet .place.source, .sheet .note, .stage, .scene .mine, .scene .strength';
/** What may be chosen on the board, is about to move or is asked about, and what happens on the stage; and the hand. */
export const busyOf = (): Box[] =>
  [...document.querySelectorAll(`${BUSY}, section.hand .over`)].map(boxOf).filter((box) => box.w > 0);

const EDGE = 4;
/** The light that falls on a spot: round, or as long as what it falls on. */
export const lightOf = (s: Box): Box & { r: number } => {
  if (s.w > 2 * s.h) return { x: s.x - EDGE, y: s.y - EDGE, w: s.w + 2 * EDGE, h: s.h + 2 * EDGE, r: 12 };
  const r = Math.max(22, Math.min(70, Math.max(s.w, s.h) / 2 + EDGE));
  return { x: s.x + s.w / 2 - r, y: s.y + s.h / 2 - r, w: 2 * r, h: 2 * r, r };
};

export const meets = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

const GAP = 18;
const RIM = 6;
const STEP = 24;
/** What it costs to touch something spoken of at all, next to hiding a quarter of it: 1. */
const EDGED = 0.3;

/** How much of the smaller box the other one covers, and how far they are apart. */
function cover(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? (w * h) / Math.min(a.w * a.h, b.w * b.h) : 0;
}
function apart(a: Box, b: Box): number {
  const x = Math.max(0, a.x - b.x - b.w, b.x - a.x - a.w);
  const y = Math.max(0, a.y - b.y - b.h, b.y - a.y - a.h);
  return Math.hypot(x, y);
}

/** A place for a card of this size on the board and around it: over nothing that is spoken of, over as little as can be of what
 * may be chosen, and near the first spot; and how much of what is spoken of it hides all the same. */
export function beside(
  ground: Box,
  size: { w: number; h: number },
  spots: readonly Spot[],
  busy: readonly Box[] = [],
): { x: number; y: number; hidden: number } {
  // Of the whole board something must be covered.
  const some = spots.filter((spot) => spot.w * spot.h < (ground.w * ground.h) / 3);
  const lit = some.map((spot) => {
    const { x, y, w, h } = spot.board ? lightOf(spot) : spot;
    return { x: x - EDGE, y: y - EDGE, w: w + 2 * EDGE, h: h + 2 * EDGE };
  });
  const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));
  const put = (x: number, y: number) => ({
    x: clamp(x, ground.x + RIM, ground.x + ground.w - size.w - RIM),
    y: clamp(y, ground.y + RIM, ground.y + ground.h - size.h - RIM),
  });
  const all = [
    put(ground.x, ground.y + ground.h),
    put(ground.x + ground.w, ground.y + ground.h),
    put(ground.x, ground.y),
    put(ground.x + ground.w, ground.y),
  ];
  const first = lit.find((_, i) => some[i]!.board);
  if (first) {
    const middle = first.x + first.w / 2 - size.w / 2;
    all.unshift(
      put(middle, first.y + first.h + GAP),
      put(middle, first.y - size.h - GAP),
      put(first.x + first.w + GAP, first.y),
      put(first.x - size.w - GAP, first.y),
    );
  }
  for (let y = ground.y; y < ground.y + ground.h - size.h; y += STEP / 2)
    for (let x = ground.x; x < ground.x + ground.w - size.w; x += STEP) all.push(put(x, y));
  const hidden = (box: Box) =>
    lit.reduce((sum, spot) => sum + (meets(box, spot) ? EDGED + 4 * cover(box, spot) : 0), 0);
  const cost = (at: { x: number; y: number }) => {
    const box = { ...at, ...size };
    const taken = busy.reduce((sum, one) => sum + cover(box, one), 0);
    return 1000 * hidden(box) + 60 * taken + (first ? apart(box, first) / 4 : 0);
  };
  const best = all.reduce((best, one) => (cost(one) < cost(best) ? one : best));
  return { ...best, hidden: hidden({ ...best, ...size }) };
}
