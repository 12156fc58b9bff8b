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
  hand: '.hand',
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
    document.querySelector(`.hand [data-card=${quoted(at)}]`) ??
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

/** What may be chosen on the board, or is about to move. */
export const legalOf = (): Box[] =>
  [...document.querySelectorAll('.sheet .place.legal, .sheet .place.source')].map(boxOf);

export const meets = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

const GAP = 18;

/** The first of these corners that covers nothing spoken of and as little as can be of what may be chosen. */
function clearest<P extends { x: number; y: number }>(
  all: readonly P[],
  size: { w: number; h: number },
  spots: readonly Box[],
  legal: readonly Box[],
): P {
  const under = (at: P, boxes: readonly Box[]) => boxes.filter((box) => meets({ ...at, ...size }, box)).length;
  const cost = (at: P) => 100 * under(at, spots) + under(at, legal);
  return all.reduce((best, one) => (cost(one) < cost(best) ? one : best));
}

/** A place on the board for a card of this size: near the first spot, over none of them. */
export function beside(
  board: Box,
  size: { w: number; h: number },
  spots: readonly Spot[],
  legal: readonly Box[] = [],
): { x: number; y: number } {
  const on = spots.filter((spot) => spot.board);
  const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));
  const put = (x: number, y: number) => ({
    x: clamp(x, board.x + GAP, board.x + board.w - size.w - GAP),
    y: clamp(y, board.y + GAP, board.y + board.h - size.h - GAP),
  });
  const corners = [
    put(board.x, board.y + board.h),
    put(board.x + board.w, board.y + board.h),
    put(board.x, board.y),
    put(board.x + board.w, board.y),
  ];
  const first = on[0];
  if (!first) return clearest(corners, size, [], legal);
  const middle = first.x + first.w / 2 - size.w / 2;
  const near = [
    put(middle, first.y + first.h + GAP),
    put(middle, first.y - size.h - GAP),
    put(first.x + first.w + GAP, first.y),
    put(first.x - size.w - GAP, first.y),
  ];
  const wide = on.map((spot) => ({ x: spot.x - 8, y: spot.y - 8, w: spot.w + 16, h: spot.h + 16 }));
  return clearest([...near, ...corners], size, wide, legal);
}
