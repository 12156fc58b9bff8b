/** The pictures of the rulebook's examples. */
import { createRawSnippet, mount, unmount } from 'svelte';
import type { BoardScene, Marks, PartScene, Scene } from '$shell/game';
import type { Lane, Step } from './battle';
import type { Chair, Position, Units } from './engine';
import Fight, { type Fighter } from './Fight.svelte';
import { chairs, FORGE_SYMBOLS, regions, TOP } from './map';
import { NOBODY } from './position';

const SEATS = ['alice', 'mad_hatter', 'queen_of_hearts', 'cheshire_cat', 'jabberwock'];
type Side = (typeof SEATS)[number];

interface Table {
  /** Who has what in a region. */
  units?: Record<string, Record<Side, Partial<Units>>>;
  /** A card, or a side whose leader sits there. */
  seated?: Record<string, string>;
  marks?: Partial<Marks>;
}

function land(box: BoardScene['box'], { units = {}, seated = {}, marks }: Table): BoardScene {
  const chair = (id: string): Chair => {
    const who = seated[id];
    const leader = who ? SEATS.indexOf(who) : -1;
    return { card: who && leader < 0 ? who : null, leader: leader < 0 ? null : leader, poison: false };
  };
  const position: Partial<Position> = {
    at_head: [],
    battle: null,
    chairs: Object.fromEntries(chairs.map(({ id }) => [id, chair(id)])),
    display: [],
    forge_symbols: [...FORGE_SYMBOLS],
    phase: 'war',
    regions: Object.fromEntries(
      regions.map(({ id }) => [
        id,
        {
          first_battle: false,
          points: null,
          used: true,
          units: SEATS.map((side) => ({ ...NOBODY, ...units[id]?.[side] })),
        },
      ]),
    ),
    resistance: null,
    score: [],
    top: TOP,
  };
  return { position, seats: SEATS, box, ...(marks ? { marks } : {}) };
}

/** What a fighter drew: a chip and what it added, or a madness chip and what it cost. */
type Drawn = [chip: string, by: number] | [chip: 'madness', by: 0, lost: number];

interface Fought extends Omit<Fighter, 'lane'> {
  start: number;
  drawn: Drawn[];
  status?: Lane['status'];
  place?: number;
  scored?: number;
}

function fight(resistance: number | null, ...fought: Fought[]): PartScene {
  const fighters = fought.map(({ start, drawn, status = 'halted', place = 0, scored = 0, ...rest }, seat) => {
    let after = start;
    const steps = drawn.map(([chip, by, lost = 0], i): Step => {
      after += by;
      const state = lost ? 'suffered' : 'played';
      return { draw: i + 1, chip, several: [], state, by, beside: 0, times: 1, marks: [], lost, why: [], after };
    });
    const strength = status === 'bust' ? 0 : after;
    return { ...rest, lane: { seat, start, strength, status, steps, place, tied: false, scored } };
  });
  const draw = createRawSnippet(() => ({
    render: () => '<div></div>',
    setup(target) {
      const shown = mount(Fight, { target, props: { fighters, resistance } });
      return () => void unmount(shown);
    },
  }));
  return { draw };
}

export const scenes: Record<string, Scene> = {
  'tea-head': land(
    { x: 0, y: 196, w: 640, h: 298 },
    {
      seated: {
        chair_01: 'queen_of_hearts',
        chair_02: 't1_02',
        chair_03: 't1_07',
        chair_04: 't1_11',
        chair_09: 'mad_hatter',
        chair_10: 't1_14',
        chair_11: 't1_20',
      },
      marks: { source: 'chair_09', legal: new Set(['chair_02']) },
    },
  ),
  'start-strength': land(around('witzend'), {
    units: {
      witzend: {
        queen_of_hearts: { leader: true, supporters: 1, castle: 'standing' },
        cheshire_cat: { figures: ['gryphon'], supporters: 1 },
        mad_hatter: { supporters: 2 },
        alice: { castle: 'standing' },
      },
    },
  }),
  draws: fight(
    null,
    { side: 'alice', units: 2, start: 2, drawn: [['faction_2', 2]] },
    {
      side: 'cheshire_cat',
      units: 1,
      start: 2,
      madness: 1,
      drawn: [
        ['madness', 0, 1],
        ['artifact', 3],
      ],
    },
  ),
  bust: fight(null, {
    side: 'jabberwock',
    units: 0,
    madness: 1,
    start: 2,
    drawn: [
      ['faction_1', 1],
      ['artifact', 3],
      ['madness', 0, 1],
    ],
    status: 'bust',
  }),
  places: fight(
    null,
    {
      side: 'queen_of_hearts',
      units: 3,
      start: 5,
      drawn: [
        ['artifact', 3],
        ['faction_1', 1],
      ],
      place: 1,
      scored: 6,
    },
    {
      side: 'alice',
      units: 2,
      start: 3,
      drawn: [
        ['artifact', 3],
        ['faction_1', 1],
      ],
      place: 2,
      scored: 2,
    },
    {
      side: 'mad_hatter',
      units: 1,
      start: 2,
      drawn: [
        ['artifact', 3],
        ['faction_2', 2],
      ],
      place: 2,
      scored: 2,
    },
    { side: 'cheshire_cat', units: 2, start: 2, drawn: [['faction_2', 2]], place: 4 },
  ),
  forge: fight(null, {
    side: 'mad_hatter',
    units: 2,
    start: 3,
    drawn: [
      ['forge', 1],
      ['faction_1', 1],
    ],
  }),
  resistance: fight(
    5,
    { side: 'alice', units: 2, start: 4, drawn: [['artifact', 3]], place: 1 },
    { side: 'queen_of_hearts', units: 1, start: 3, drawn: [['faction_2', 2]], place: 2 },
  ),
};

/** The part of the sheet that a region fills. */
function around(region: string): BoardScene['box'] {
  const shore = regions.find(({ id }) => id === region)!.shore;
  const [xs, ys] = [shore.map((p) => p.x), shore.map((p) => p.y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}
