/** The pictures of the rulebook's examples. */
import { around } from '$shell/BoardFrame.svelte';
import type { BoardScene, Marks } from '$shell/game';
import type { Edge, Engine, Factory, Hex, Position, TerrainId } from './engine';
import { ALONE, CORE, hexes, R, spot, TERRAINS } from './map';

type Side = Hex['leaders'][number];

interface Table {
  /** What lies where. */
  on?: Record<string, Partial<Hex>>;
  /** Hexes on both sides of a wall, and who has breached it. */
  walls?: [string, string, Side?][];
  /** Breaches in the walls of a factory, which have no pieces. */
  breached?: [string, string, Side][];
  engines?: Engine[];
  enclosed?: string[];
  marks?: Partial<Marks>;
}

const tile = (number: number, arrow: Factory['arrow'], vents: Factory['vents']): Factory => ({
  number,
  arrow,
  vents,
  reforested: false,
});
const FIVE = tile(5, 'n', ['ne', 'se', 'w']);

/** A board of our own choosing: every hex has some terrain, those named have what they are given. */
function scene(
  near: string[],
  { on = {}, walls = [], breached = [], engines = [], enclosed = [], marks }: Table,
): BoardScene {
  const edge = (a: string, b: string, piece: boolean, breach: Side | null): Edge => ({
    id: `${a}-${b}`,
    hexes: [a, b],
    side: 'e',
    piece,
    breach,
  });
  const position: Partial<Position> = {
    danger: {
      cards_left: [],
      deaths: [],
      enclosed,
      factories: 0,
      factories_left: 5,
      mechs_left: 20,
      reforest: [],
      site: enclosed[0] ?? null,
      toxic: 0,
      toxic_left: 6,
      walls_left: 30,
    },
    direction: 'right',
    edges: [
      ...walls.map(([a, b, breach]) => edge(a, b, true, breach ?? null)),
      ...breached.map(([a, b, breach]) => edge(a, b, false, breach)),
    ],
    engines,
    hexes: hexes.map(({ id, q, r }, i) => ({
      id,
      q,
      r,
      terrain: id === CORE ? null : (TERRAINS[(i * 7 + q * 3) & 3] as TerrainId),
      factory: id === CORE ? FIVE : null,
      camp: null,
      leaders: [],
      mechs: 0,
      pollution: 0,
      toxic: false,
      ...on[id],
    })),
    phase: 'acting',
    players: [],
    preview: [],
    ways: {},
  };
  const box = around(near.map(spot), R, R * 1.1);
  return {
    position,
    seats: [],
    box: { ...box, x: box.x - ALONE.x, y: box.y - ALONE.y }, // a picture is always small: the board has the sheet for itself
    ...(marks ? { marks } : {}),
  };
}

const AROUND_CORE = ['c3', 'c4', 'd3', 'd5', 'e3', 'e4'];

export const scenes: Record<string, BoardScene> = {
  enclosed: scene(['b4', 'b5', 'c4', 'c6', 'd5', 'd6'], {
    on: { c4: { factory: tile(5, 'n', ['ne', 'se', 'w']) }, [CORE]: { factory: tile(4, 'se', ['e', 'sw', 'nw']) } },
    walls: [
      ['c5', 'b4'],
      ['c5', 'b5', 'order'],
      ['c5', 'c6'],
      ['c5', 'd6'],
      ['c5', 'd5'],
    ],
    enclosed: ['c5'],
  }),
  threat: scene(['b4', 'c4', 'c6', 'd5', 'e5', 'e6'], {
    on: {
      c4: { factory: tile(5, 'n', ['ne', 'se', 'w']), mechs: 1 },
      [CORE]: { factory: tile(4, 'se', ['e', 'sw', 'nw']) },
      c5: { leaders: ['coven'] },
      e5: { mechs: 1 },
    },
    marks: { noted: ['c5', 'e5'] },
  }),
  trail: scene(['c1', 'd1', 'e1', 'e3', 'f2'], {
    on: {
      d1: { terrain: 'marsh' },
      d2: { terrain: 'marsh' },
      e2: { terrain: 'marsh' },
      e3: { terrain: 'marsh', leaders: ['coven'] },
      c1: { terrain: 'forest' },
      c2: { terrain: 'plains' },
      d3: { terrain: 'mountain' },
      e1: { terrain: 'plains' },
      e4: { terrain: 'forest' },
      f1: { terrain: 'forest' },
      f2: { terrain: 'mountain' },
      f3: { terrain: 'plains' },
    },
    marks: { source: 'e3', legal: new Set(['e2', 'd2', 'd1']) },
  }),
  breach: scene(['b3', 'c2', 'c4', 'd3', 'd5'], {
    on: {
      c4: { factory: tile(5, 'n', ['ne', 'se', 'w']) },
      [CORE]: { factory: tile(4, 'se', ['e', 'sw', 'nw']) },
      c3: { leaders: ['council'] },
    },
    breached: [['c3', 'c4', 'council']],
  }),
  engine: scene(['c5', 'c6', 'd5', 'd7', 'e5'], {
    walls: [
      ['d6', 'd5'],
      ['d6', 'c5'],
    ],
    engines: [{ right: 'd6', corner: 'ne', edge: 'd6-c6', front: 'd7' }],
  }),
  factory: scene(['a2', 'a3', 'b2', 'b4', CORE], {
    on: { b3: { factory: FIVE, mechs: 2 }, [CORE]: { factory: tile(4, 'se', ['e', 'sw', 'nw']), mechs: 2 } },
  }),
  pollution: scene([...AROUND_CORE, 'd2'], {
    on: {
      [CORE]: { factory: FIVE },
      c4: { pollution: 1 },
      e4: { toxic: true },
      d3: { toxic: true },
      d2: { pollution: 1 },
    },
  }),
  pursuit: scene(['b5', 'd2', 'd7', 'e2', 'e5'], {
    on: {
      d6: { leaders: ['order'] },
      d5: { mechs: 1 },
      b5: { mechs: 1 },
      e2: { leaders: ['sect'] },
      e3: { mechs: 1 },
    },
    walls: [['e2', 'e3']],
    marks: { noted: ['d6'] },
  }),
};
