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

/** `tries` is an option: its place or card, else its button. */
export function spotsOf(at: readonly string[], tries: { id: string; at: string } | undefined): Spot[] {
  const elements = at.map((one) => {
    if (one !== 'try') return found(one);
    if (!tries) return null;
    return (tries.at ? found(tries.at) : null) ?? document.querySelector(`.prompt [data-option=${quoted(tries.id)}]`);
  });
  return [...new Set(elements)].flatMap((element) => {
    if (!element) return [];
    const box = boxOf(element);
    const frame = element.closest('.sheet');
    if (!box.w || !box.h) return [];
    if (frame && frame !== element && !meets(box, boxOf(frame))) return []; // the view is elsewhere
    return [{ ...box, board: frame !== null && frame !== element }];
  });
}

const BUSY = '.sheet .place.legal, .sheet .place.source, .sheet .note, .stage, .scene .mine, .scene .strength';
/** What may be chosen on the board, is about to move or is asked about, and what happens on the stage. */
export const legalOf = (): Box[] => [...document.querySelectorAll(BUSY)].map(boxOf);

/** The light that falls on a spot. */
export const hole = (s: Box) => {
  const r = Math.max(22, Math.min(70, Math.max(s.w, s.h) / 2 + 4));
  return { cx: s.x + s.w / 2, cy: s.y + s.h / 2, r };
};

export const meets = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

const GAP = 18;
const STEP = 24;

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

/** A place on the board for a card of this size: over nothing that is spoken of, over as little as can be of what may be chosen,
 * and near the first spot. */
export function beside(
  board: Box,
  size: { w: number; h: number },
  spots: readonly Spot[],
  legal: readonly Box[] = [],
): { x: number; y: number } {
  const on = spots
    .filter((spot) => spot.board)
    .map((spot) => {
      const { cx, cy, r } = hole(spot);
      return { x: cx - r - 4, y: cy - r - 4, w: 2 * r + 8, h: 2 * r + 8 };
    });
  const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));
  const put = (x: number, y: number) => ({
    x: clamp(x, board.x + GAP, board.x + board.w - size.w - GAP),
    y: clamp(y, board.y + GAP, board.y + board.h - size.h - GAP),
  });
  const all = [
    put(board.x, board.y + board.h),
    put(board.x + board.w, board.y + board.h),
    put(board.x, board.y),
    put(board.x + board.w, board.y),
  ];
  const first = on[0];
  if (first) {
    const middle = first.x + first.w / 2 - size.w / 2;
    all.unshift(
      put(middle, first.y + first.h + GAP),
      put(middle, first.y - size.h - GAP),
      put(first.x + first.w + GAP, first.y),
      put(first.x - size.w - GAP, first.y),
    );
  }
  for (let y = board.y; y < board.y + board.h - size.h; y += STEP)
    for (let x = board.x; x < board.x + board.w - size.w; x += STEP) all.push(put(x, y));
  const cost = (at: { x: number; y: number }) => {
    const box = { ...at, ...size };
    const hidden = on.reduce((sum, spot) => sum + (meets(box, spot) ? 1 + 4 * cover(box, spot) : 0), 0);
    const taken = legal.reduce((sum, one) => sum + cover(box, one), 0);
    return 1000 * hidden + 60 * taken + (first ? apart(box, first) / 4 : 0);
  };
  return all.reduce((best, one) => (cost(one) < cost(best) ? one : best));
}
