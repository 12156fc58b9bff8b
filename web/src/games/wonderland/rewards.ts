/** Signs of what a tea card or a forge space gives. */
import anvil from 'icon:anvil';
import castle from 'icon:castle';
import pawn from 'icon:chess-pawn';
import shards from 'icon:crystal-shine';
import laurels from 'icon:laurels';
import padlock from 'icon:padlock-open';
import rabbit from 'icon:rabbit';
import scroll from 'icon:scroll-unfurled';
import shield from 'icon:shield';
import upgrade from 'icon:upgrade';
import vortex from 'icon:vortex';
import type { Reward } from './cards';

interface Sign {
  icon: string;
  /** By day, on a card. */
  ink: string;
  /** Something goes away. */
  struck?: boolean;
}
const SIGNS: Record<string, Sign> = {
  units: { icon: pawn, ink: '#3a3a36' },
  supporter: { icon: pawn, ink: '#3a3a36' },
  shield: { icon: shield, ink: '#3f6d8e' },
  wonderlandian: { icon: rabbit, ink: '#8a5a2b' },
  unlock_ability: { icon: padlock, ink: '#7a5c00' },
  discard_shards: { icon: shards, ink: '#6a3f9c', struck: true },
  castle: { icon: castle, ink: '#5a5248' },
  castle_value: { icon: castle, ink: '#5a5248' },
  leader_strength: { icon: upgrade, ink: '#8c2f4a' },
  discard_madness: { icon: vortex, ink: '#33214d', struck: true },
  quest: { icon: scroll, ink: '#6b5a2e' },
  vp: { icon: laurels, ink: '#6b5a2e' },
  forge: { icon: anvil, ink: '#4a4a52' },
};
export const signOf = (reward: Reward): Sign => SIGNS[reward.type] ?? { icon: pawn, ink: '#3a3a36' };

/** The number beside a sign. */
export function numberOf(reward: Reward): string {
  if (reward.type === 'leader_strength') return '+1';
  if (reward.type === 'quest') return reward.draw && reward.draw > 1 ? String(reward.draw) : '';
  return reward.n ? String(reward.n) : '';
}
/** The chip a reward is, if it is one. */
export const chipOf = (reward: Reward): string | undefined =>
  reward.type === 'any_ally'
    ? 'any_ally'
    : reward.type !== 'ally'
      ? undefined
      : reward.ally === 'forge'
        ? 'forge'
        : `${reward.ally}_${reward.strength}`;
