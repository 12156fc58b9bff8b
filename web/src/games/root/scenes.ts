/** The pictures of the rulebook's examples. */
import mapData from '../../../../src/weald/games/root/data/maps.toml?pick=map,clearings,forests';
import { around } from '$shell/BoardFrame.svelte';
import type { BoardScene, Marks } from '$shell/game';
import type { Battle, Clearing, Player, Position } from './engine';
import { woodland } from './map';

type Pieces = Partial<Pick<Clearing, 'warriors' | 'buildings' | 'tokens' | 'pawns' | 'ruler'>>;

interface More {
  /** Who fights whom, and where. */
  battle?: Pick<Battle, 'attacker' | 'defender' | 'place'>;
  /** The forest in which the Vagabond stands. */
  pawn?: string;
  marks?: Partial<Marks>;
}

const maps = mapData as object as Record<'autumn', { clearings: Record<string, { suit: string; slots: number }> }>;
const land = woodland('autumn');
/** Suit and slots of the clearings, as printed. */
const GROUND: Record<string, [suit: string, slots: number]> = Object.fromEntries(
  Object.entries(maps['autumn'].clearings).map(([id, { suit, slots }]) => [id, [suit, slots]]),
);
const player = (side: string, pawn: string | null): Player => ({
  coalition: false,
  crafted: {},
  exhausted: {},
  dominance: null,
  hand: 0,
  partner: null,
  pawn,
  points: null,
  side,
  supply: {},
});

/** These pieces on an empty map, and of the map what is near these places. */
function scene(seats: string[], near: string[], pieces: Record<string, Pieces>, more: More = {}): BoardScene {
  const { battle, pawn, marks } = more;
  const position: Partial<Position> = {
    closed: [],
    ferry: null,
    tower: null,
    landmarks: {},
    battle: battle
      ? { ally: null, attacker_hits: 0, attacker_seat: null, defender_hits: 0, defender_seat: null, ...battle }
      : null,
    clearings: Object.fromEntries(
      land.clearings.map(({ id }): [string, Clearing] => {
        const here = pieces[id] ?? {};
        const [suit, slots] = GROUND[id]!;
        const built = Object.values(here.buildings ?? {}).reduce((sum, n) => sum + n, 0);
        return [
          id,
          {
            suits: [suit],
            slots,
            open: slots - built,
            ruin: false,
            scorched: false,
            ruler: null,
            warriors: {},
            buildings: {},
            tokens: {},
            pawns: [],
            ...here,
          },
        ];
      }),
    ),
    crafting: {},
    factions: {},
    first: 0,
    items: {},
    map: 'autumn',
    phase: 'daylight',
    players: seats.map((side) => player(side, side === 'vagabond' ? (pawn ?? null) : null)),
    turn: 0,
  };
  const box = around(
    near.map((id) => land.places.get(id)!.at),
    84,
    66,
  );
  return { position, seats, box, ...(marks ? { marks } : {}) };
}

export const scenes: Record<string, BoardScene> = {
  forests: scene(
    ['vagabond'],
    ['c1', 'c9', 'c10', 'c12', 'f4'],
    {},
    { pawn: 'f2', marks: { source: 'f2', legal: new Set(['c1', 'c9', 'c10', 'c12', 'f1', 'f3', 'f4']) } },
  ),
  rule: scene(['marquise', 'eyrie'], ['c1', 'c10', 'c12'], {
    c10: { warriors: { marquise: 2, eyrie: 2 }, buildings: { sawmill: 1 }, ruler: 'marquise' },
  }),
  move: scene(
    ['marquise', 'eyrie'],
    ['c1', 'c5', 'c10'],
    { c5: { warriors: { eyrie: 4 }, ruler: 'eyrie' }, c1: { warriors: { marquise: 2 }, ruler: 'marquise' } },
    { marks: { source: 'c5', legal: new Set(['c1']), pointed: 'c1' } },
  ),
  battle: scene(
    ['marquise', 'alliance'],
    ['c9', 'c12', 'c10'],
    { c12: { warriors: { marquise: 3, alliance: 1 }, tokens: { sympathy: 1 } } },
    { battle: { attacker: 'marquise', defender: 'alliance', place: 'c12' } },
  ),
  wood: scene(
    ['marquise', 'eyrie'],
    ['c10', 'c12', 'c11', 'c6'],
    {
      c12: { warriors: { marquise: 2 }, tokens: { wood: 1 }, ruler: 'marquise' },
      c10: { warriors: { marquise: 1 }, tokens: { wood: 1 }, ruler: 'marquise' },
      c11: { warriors: { eyrie: 3 }, ruler: 'eyrie' },
      c6: { warriors: { marquise: 1 }, tokens: { wood: 1 }, ruler: 'marquise' },
    },
    { marks: { noted: ['c12', 'c10'] } },
  ),
  decree: scene(['eyrie'], ['c1', 'c5', 'c2'], {
    c5: { warriors: { eyrie: 4 }, buildings: { roost: 1 }, ruler: 'eyrie' },
  }),
  revolt: scene(['marquise', 'alliance'], ['c4', 'c8', 'c7'], {
    c8: { warriors: { marquise: 2 }, buildings: { workshop: 1 }, tokens: { sympathy: 1 }, ruler: 'marquise' },
  }),
  aid: scene(['marquise', 'vagabond'], ['c1', 'c10', 'c12'], {
    c10: { warriors: { marquise: 2 }, pawns: ['vagabond'], ruler: 'marquise' },
  }),
  convert: scene(
    ['marquise', 'cult'],
    ['c9', 'c12', 'c10'],
    { c12: { warriors: { marquise: 2, cult: 1 }, ruler: 'marquise' } },
    { marks: { noted: ['c12'] } },
  ),
};
