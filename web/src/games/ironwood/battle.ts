/** A battle as its five steps, put together from the log: who deployed what, damage, losses, dominance, after. */
import type { LogEntry, View } from '../../api/messages';
import { position } from './position';
import { num } from '$shell/reading';

export interface Units {
  warriors: number;
  golems: number;
}
export interface DamageSum {
  card: number;
  bonus: number;
  golems: number;
  forge: number;
  defense: number;
  total: number;
}
export interface DominanceSum {
  units: number;
  card: number;
  bonus: number;
  total: number;
}
export interface BattleSide {
  seat: number;
  at: string;
  attacker: boolean;
  /** undefined: has not decided; null: none; '?': face down. */
  card: string | null | undefined;
  damage?: DamageSum;
  lost?: Units;
  left?: Units;
  dominance?: DominanceSum;
}
export interface After {
  kind: string;
  rule: string;
  args: LogEntry['args'];
  seat: number | null;
}
export interface Battle {
  /** n of the log entry that opened it. */
  n: number;
  from: string;
  to: string;
  sides: [attacker: BattleSide, defender: BattleSide];
  /** 1 deploy, 2 damage, 3 losses, 4 dominance, 5 after. */
  step: number;
  winner: number | null;
  how: 'running' | 'won' | 'nobody' | 'no-combat' | 'failed';
  rule: string;
  after: After[];
  over: boolean;
  /** How many choices had been made at its last entry. */
  ended: number;
}

const AFTER = new Set(['retreated', 'drill-destroyed', 'took-cargo', 'lost-cargo']);
const text = (v: unknown) => (typeof v === 'string' ? v : '');

/** The latest battle in a log, or null. */
export function lastBattle(view: View, log: readonly LogEntry[]): Battle | null {
  let start = log.length - 1;
  while (start >= 0 && log[start]!.kind !== 'attacked') start--;
  if (start < 0) return null;
  const opening = log[start]!;
  const seat = opening.seat ?? 0;
  const [from, to] = [text(opening.args['from']), text(opening.args['to'])];
  const side = (who: number, at: string, attacker: boolean): BattleSide => ({
    seat: who,
    at,
    attacker,
    card: undefined,
  });
  const battle: Battle = {
    n: opening.n,
    from,
    to,
    sides: [side(seat, from, true), side(1 - seat, to, false)],
    step: 1,
    winner: null,
    how: 'running',
    rule: opening.rule,
    after: [],
    over: false,
    ended: opening.number,
  };
  for (const entry of log.slice(start + 1)) {
    const mine = battle.sides.find((s) => s.seat === entry.seat);
    const { args } = entry;
    if (entry.kind === 'deployed' && mine) mine.card = args['deployed'] ? text(args['card']) || '?' : null;
    else if ((entry.kind === 'deployed-face-up' || entry.kind === 'revealed') && mine) mine.card = text(args['card']);
    else if (entry.kind === 'damage' && mine) {
      mine.damage = args as unknown as DamageSum;
      battle.step = 2;
    } else if (entry.kind === 'lost' && mine) {
      mine.lost = { warriors: num(args['warriors']), golems: num(args['golems']) };
      mine.left = { warriors: num(args['warriors_left']), golems: num(args['golems_left']) };
      battle.step = 3;
    } else if (entry.kind === 'dominance' && mine) {
      mine.dominance = args as unknown as DominanceSum;
      battle.step = 4;
    } else if (
      entry.kind === 'won' ||
      entry.kind === 'won-without-combat' ||
      entry.kind === 'nobody-won' ||
      entry.kind === 'attack-failed'
    ) {
      battle.step = 5;
      battle.rule = entry.rule;
      battle.winner = entry.kind === 'won' || entry.kind === 'won-without-combat' ? entry.seat : null;
      battle.how = (
        { won: 'won', 'won-without-combat': 'no-combat', 'nobody-won': 'nobody', 'attack-failed': 'failed' } as const
      )[entry.kind];
    } else if (AFTER.has(entry.kind) && battle.step === 5) {
      battle.after.push({ kind: entry.kind, rule: entry.rule, args, seat: entry.seat });
    } else {
      continue;
    }
    battle.ended = entry.number;
  }
  battle.over = position(view).battle === null;
  return battle;
}

/** Units at the start of the combat: those left and those lost, or those standing there now. */
export function strength(view: View, side: BattleSide): Units {
  if (side.left && side.lost) {
    return { warriors: side.left.warriors + side.lost.warriors, golems: side.left.golems + side.lost.golems };
  }
  const now = position(view);
  const m = now.mountains.find((x) => x.id === side.at);
  const f = now.forests.find((x) => x.id === side.at);
  return { warriors: m?.warriors ?? f?.warriors ?? 0, golems: m?.golems ?? 0 };
}
