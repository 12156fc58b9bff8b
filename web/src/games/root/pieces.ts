/** Silhouettes of the pieces, feet at (0, 0), in a box of about 26 by 32. */
export interface Drawing {
  body: string;
  /** Parts that are lines, not shapes (the wanderer's stick). */
  lines?: string;
  /** A second shape (the bundle on the stick). */
  more?: string;
  face: string;
  eyes: [number, number][];
}

const WANDERER: Drawing = {
  body: 'M-12,0Q-11,-13 -5,-16Q-7,-18 -6.6,-20.5L-13,-21.5Q-13,-24 -7,-25L-4.6,-32.5Q0,-35 4.6,-32.5L7,-25Q13,-24 13,-21.5L6.6,-20.5Q7,-18 5,-16Q11,-13 12,0Z',
  lines: 'M-14,-2L13,-30',
  more: 'M9.5,-31a5.4,5.4 0 1 1 7,5.6a5.4,5.4 0 0 1 -7,-5.6Z',
  face: 'M-5,-19.2h10',
  eyes: [],
};
/** Buildings are square, tokens round. */
export const CHIPS: Record<string, { tone: string; round: boolean }> = {
  sawmill: { tone: 'tone-marquise', round: false },
  workshop: { tone: 'tone-marquise', round: false },
  recruiter: { tone: 'tone-marquise', round: false },
  keep: { tone: 'tone-marquise', round: true },
  wood: { tone: 'timber', round: true },
  roost: { tone: 'tone-eyrie', round: false },
  base: { tone: 'tone-alliance', round: false },
  sympathy: { tone: 'tone-alliance', round: true },
  ruin: { tone: 'stone', round: false },
};

export const DRAWINGS: Record<string, Drawing> = {
  marquise: {
    body: 'M-11.5,0Q-13.5,-12.5 -6.2,-15Q-10.4,-18.5 -9.6,-24L-8.8,-32L-3.2,-27.6Q0,-28.4 3.2,-27.6L8.8,-32L9.6,-24Q10.4,-18.5 6.2,-15Q13.5,-12.5 11.5,0Z',
    face: 'M-5,-22.2l3,1.2M5,-22.2l-3,1.2',
    eyes: [],
  },
  eyrie: {
    body: 'M-9.5,0Q-15,-12 -9,-20Q-8.5,-27 -2.5,-29L-5,-33.5L1,-31L2.5,-34.5L5,-29.2Q8.8,-27.4 9.2,-24L15,-21.5L8.6,-19.2Q13.5,-10 9.5,0Z',
    face: 'M-7,-14Q-2,-6 4,-6',
    eyes: [[4.2, -24]],
  },
  alliance: {
    body: 'M-10.5,0Q-12.5,-10.5 -5.6,-13.4Q-8.6,-16 -8.2,-19.6A5.6,5.6 0 1 1 -3.4,-26.6Q0,-27.8 3.4,-26.6A5.6,5.6 0 1 1 8.2,-19.6Q8.6,-16 5.6,-13.4Q12.5,-10.5 10.5,0Z',
    face: '',
    eyes: [
      [-2.8, -20],
      [2.8, -20],
    ],
  },
  vagabond: WANDERER,
  second_vagabond: WANDERER,
};
