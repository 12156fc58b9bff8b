/** Silhouettes of the pieces, feet at (0, 0), in a box of about 26 by 32. */
export type Piece = 'ironclad' | 'woodwalkers' | 'golem' | 'drill';
export const sideOf = (piece: Piece) => (piece === 'woodwalkers' ? 'woodwalkers' : 'ironclad');

export interface Drawing {
  body: string;
  /** Parts that are lines, not shapes (antlers). */
  lines?: string;
  shadow: number;
  letter?: { y: number };
}

export const DRAWINGS: Record<Piece, Drawing> = {
  ironclad: {
    body: 'M-11.5,0L-12.5,-10Q-12.5,-14.5 -7.5,-15.5L-6.2,-16.5L-7.6,-25Q-6,-30 0,-31.5Q6,-30 7.6,-25L6.2,-16.5L7.5,-15.5Q12.5,-14.5 12.5,-10L11.5,0Z',
    shadow: 14,
    letter: { y: -3.2 },
  },
  woodwalkers: {
    body: 'M-10.5,0Q-12.5,-11 -4.2,-16Q-6.5,-19 -4.6,-22.5Q0,-26 4.6,-22.5Q6.5,-19 4.2,-16Q12.5,-11 10.5,0Z',
    lines: 'M-3.4,-23Q-9.5,-25 -9.5,-31M-7.6,-26.3L-12.4,-28M3.4,-23Q9.5,-25 9.5,-31M7.6,-26.3L12.4,-28',
    shadow: 14,
    letter: { y: -3.2 },
  },
  golem: {
    body: 'M-17,0L-15.5,-9L-20,-13Q-21,-25 -13,-28L-7,-29L-6,-35.5Q0,-39.5 6,-35.5L7,-29L13,-28Q21,-25 20,-13L15.5,-9L17,0L4.5,0L3.2,-7L-3.2,-7L-4.5,0Z',
    shadow: 19,
    letter: { y: -11 },
  },
  drill: {
    body: 'M-17,-1L-18,-17Q-17,-21 -12,-21L3,-21L3,-24L21,-11L3,1.5L3,-1Z',
    shadow: 19,
  },
};

const corner = (r: number, i: number) => {
  const a = Math.PI / 6 + (i * Math.PI) / 3;
  return `${(r * Math.cos(a)).toFixed(2)},${(r * Math.sin(a)).toFixed(2)}`;
};
/** Shapes of the tokens: hexagon for forges, tablet for totems. */
export const HEX = `M${Array.from({ length: 6 }, (_, i) => corner(13.5, i)).join('L')}Z`;
export const TABLET = 'M-10.4,13L-10.4,-5.2A10.4,10.4 0 0 1 10.4,-5.2L10.4,13Z';
