/** The defender and machine cards as their faces need them, with a picture for each ability, which comes later. */
import abilityData from '../../../../src/weald/games/defenders/data/abilities.toml?pick=timing,rule';
import cardData from '../../../../src/weald/games/defenders/data/cards.toml?pick=faction,terrain,points,ability,leader,confidence,reconstructed_parts';

import { Later } from '$lib/later.svelte';
import type { SideId, TerrainId } from './engine';
import { machineIcon } from './icons';

export interface Defender {
  kind: 'defender';
  id: string;
  faction: SideId;
  terrain: TerrainId;
  points: number;
  ability: string;
  lasting: boolean;
  rule: string;
  /** The leader whose deck it is in; common cards have none. */
  leader: string | null;
  /** What of it we made up, because no source shows it: "terrain", "points", ...; "all" is the whole card. */
  ours: string[];
}
export interface Machine {
  kind: 'machine';
  id: string;
  /** The texts are under this name: the copies of a card are alike. */
  name: string;
  challenging: boolean;
}

type CardData = Record<
  string,
  {
    faction: SideId;
    terrain: TerrainId;
    points: number;
    ability: string;
    leader?: string;
    confidence: string;
    reconstructed_parts?: string[];
  }
>;
type AbilityData = Record<string, { timing: string; rule: string }>;
const abilities = abilityData as AbilityData;

export const cards = new Map<string, Defender | Machine>();
for (const [id, data] of Object.entries(cardData as CardData)) {
  const ability = abilities[data.ability];
  cards.set(id, {
    kind: 'defender',
    id,
    faction: data.faction,
    terrain: data.terrain,
    points: data.points,
    ability: data.ability,
    lasting: ability?.timing === 'lasting',
    rule: ability?.rule ?? '',
    leader: data.leader ?? null,
    ours:
      data.confidence === 'reconstructed' && !data.reconstructed_parts?.length
        ? ['all']
        : (data.reconstructed_parts ?? []),
  });
}
const machine = (id: string, name: string): Machine => ({
  kind: 'machine',
  id,
  name,
  challenging: name.startsWith('challenging'),
});
for (const name of [
  'engines',
  'mechs',
  'factories',
  'challenging_engines',
  'challenging_mechs',
  'challenging_factories',
]) {
  for (const copy of [1, 2]) cards.set(`${name}_${copy}`, machine(`${name}_${copy}`, name));
}
cards.set('restart', machine('restart', 'restart'));

const pictures = new Later(async () => (await import('./pictures')).pictures);
export function pictureOf(facts: Defender | Machine): string {
  if (facts.kind === 'machine') return machineIcon(facts.name);
  return pictures.now?.[facts.ability.slice(facts.faction.length + 1)] ?? '';
}
