/** A battle as its five steps, put together from the log: who deployed what, damage, losses, dominance, after. */
import type { LogEntry, View } from '../../api/messages';
import { positionOf } from './engine';
import { valuesOf } from './position';

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

const RESULT: Record<string, Battle['how']> = {
  won: 'won',
  'won-without-combat': 'no-combat',
  'nobody-won': 'nobody',
  'attack-failed': 'failed',
};

/** The latest battle in a log, or null: from its attack to its end, as the engine tells them. */
export function lastBattle(log: readonly LogEntry[]): Battle | null {
  const start = log.findLastIndex((entry) => entry.kind === 'attacked');
  const opening = log[start];
  if (!opening) return null;
  const seat = opening.seat ?? 0;
  const { from, to } = valuesOf(opening, 'attacked');
  if (!from || !to) return null;
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
    battle.ended = entry.number;
    const how = RESULT[entry.kind];
    if (entry.kind === 'battle-ended') {
      battle.over = true;
      break;
    } else if (how) {
      battle.step = 5;
      battle.rule = entry.rule;
      battle.winner = how === 'won' || how === 'no-combat' ? entry.seat : null;
      battle.how = how;
    } else if (battle.step === 5) {
      battle.after.push({ kind: entry.kind, rule: entry.rule, args: entry.args, seat: entry.seat });
    } else if (mine) {
      read(battle, mine, entry);
    }
  }
  return battle;
}

/** What an entry says about one side of the battle. */
function read(battle: Battle, mine: BattleSide, entry: LogEntry) {
  if (entry.kind === 'deployed') {
    const { deployed, card } = valuesOf(entry, 'deployed');
    mine.card = deployed ? (card ?? '?') : null;
  } else if (entry.kind === 'deployed-face-up' || entry.kind === 'revealed' || entry.kind === 'bot-deploys') {
    mine.card = valuesOf(entry, entry.kind).card ?? '?';
  } else if (entry.kind === 'damage') {
    const { card = 0, bonus = 0, golems = 0, forge = 0, defense = 0, total = 0 } = valuesOf(entry, 'damage');
    mine.damage = { card, bonus, golems, forge, defense, total };
    battle.step = 2;
  } else if (entry.kind === 'lost') {
    const { warriors = 0, golems = 0, warriors_left = 0, golems_left = 0 } = valuesOf(entry, 'lost');
    mine.lost = { warriors, golems };
    mine.left = { warriors: warriors_left, golems: golems_left };
    battle.step = 3;
  } else if (entry.kind === 'dominance') {
    const { units = 0, card = 0, bonus = 0, total = 0 } = valuesOf(entry, 'dominance');
    mine.dominance = { units, card, bonus, total };
    battle.step = 4;
  }
}

/** Units at the start of the combat: those left and those lost, or those standing there now. */
export function strength(view: View, side: BattleSide): Units {
  if (side.left && side.lost) {
    return { warriors: side.left.warriors + side.lost.warriors, golems: side.left.golems + side.lost.golems };
  }
  const now = positionOf(view);
  const m = now.mountains.find((x) => x.id === side.at);
  const f = now.forests.find((x) => x.id === side.at);
  return { warriors: m?.warriors ?? f?.warriors ?? 0, golems: m?.golems ?? 0 };
}
