/** The pictures of the rulebook's examples. */
import { around } from '$shell/BoardFrame.svelte';
import type { BoardScene, Marks } from '$shell/game';
import type { Battle, Forest, Mountain, Position } from './engine';
import { forests, mountains, spot } from './map';

type Pieces = Record<string, Partial<Mountain> | Partial<Forest>>;

interface More {
  cargo?: number;
  battle?: Omit<Battle, 'attacker'>;
  marks?: Partial<Marks>;
}

/** These pieces on an empty board, and of the board what is near these places. */
function scene(near: string[], pieces: Pieces, more: More = {}): BoardScene {
  const position: Partial<Position> = {
    cargo: more.cargo ?? 0,
    battle: more.battle ? { attacker: 0, ...more.battle } : null,
    solo: null,
    mountains: mountains.map(({ id, kind }) => ({
      id: id,
      warriors: 0,
      golems: 0,
      drill: false,
      forge: kind === 'center' ? 'forge' : 'none',
      bot_mark: false,
      marks: [],
      ...pieces[id],
    })),
    forests: forests.map(({ id }) => ({ id, warriors: 0, full: 0, fading: 0, marks: [], ...pieces[id] })),
  };
  return {
    position,
    seats: ['woodwalkers', 'ironclad'],
    box: around(near.map(spot), 78, 74),
    ...(more.marks ? { marks: more.marks } : {}),
  };
}
const path = (from: string, to: string): Partial<Marks> => ({ source: from, legal: new Set([to]), pointed: to });

export const scenes: Record<string, BoardScene> = {
  touching: scene(
    ['f11', 'palladimor', 'gallimor', 'plumbarum', 'zincur', 'f05', 'f12'],
    { f11: { warriors: 2 } },
    {
      marks: {
        source: 'f11',
        legal: new Set(['f05', 'f10', 'f12', 'f15']),
        noted: ['palladimor', 'gallimor', 'plumbarum', 'zincur'],
      },
    },
  ),
  squads: scene(
    ['plumbarum', 'zincur', 'ferrum'],
    { zincur: { warriors: 3 }, ferrum: { warriors: 2 } },
    { marks: path('zincur', 'plumbarum') },
  ),
  drill: scene(
    ['ferrum', 'auria', 'argentimar', 'chromia'],
    { ferrum: { warriors: 1 }, auria: { warriors: 1 }, argentimar: { drill: true } },
    { cargo: 3, marks: path('argentimar', 'chromia') },
  ),
  battle: scene(
    ['f12', 'zincur', 'plumbarum', 'ferrum'],
    { f12: { warriors: 4 }, zincur: { warriors: 2, golems: 1 } },
    { battle: { from: 'f12', to: 'zincur' } },
  ),
  retreat: scene(
    ['f15', 'f11', 'ferrum'],
    { f15: { warriors: 2, full: 1 }, ferrum: { warriors: 3 } },
    { marks: path('f15', 'f11') },
  ),
  raid: scene(['ferrum', 'f13', 'f16'], { f13: { warriors: 2 } }, { battle: { from: 'f13', to: 'ferrum' } }),
  'drill-lost': scene(
    ['f16', 'zincur', 'ferrum'],
    { f16: { warriors: 3 }, zincur: { warriors: 1, drill: true } },
    { cargo: 3, battle: { from: 'f16', to: 'zincur' } },
  ),
  forge: scene(['gallimor', 'f11', 'f10', 'f05'], { gallimor: { warriors: 3, forge: 'forge' } }),
  discover: scene(
    ['plumbarum', 'f11', 'zincur'],
    { plumbarum: { forge: 'foundation' }, f11: { warriors: 2, full: 1 } },
    { marks: { noted: ['plumbarum'] } },
  ),
  relay: scene(
    ['f16', 'f12', 'f06', 'zincur'],
    { f16: { warriors: 1, full: 1 }, f12: { warriors: 1 } },
    { marks: { source: 'f12', legal: new Set(['f06']), pointed: 'f06', noted: ['f16'] } },
  ),
};
