/** What stands somewhere, and what a possible machine card would do, in a few words. */
import type { Decision, View } from '../../api/messages';
import { t } from '$lib/texts.svelte';
import { cards } from './cards';
import { type MachineEvent, positionOf, type Preview } from './engine';
import { CORE } from './map';
import { askedPlayer, hexOf, playerOf } from './position';

/** "forest: camp of the Order, 2 hunters"; a bare hex is its terrain. */
export function placeNote(view: View, id: string): string {
  const hex = hexOf(view, id);
  if (!hex) return '';
  const parts: string[] = [];
  const works = hex.factory;
  if (works && id !== CORE) parts.push(t(works.reforested ? 'ui-df-grove' : 'ui-df-factory', { number: works.number }));
  if (hex.terrain && !works) parts.push(t(`terrain-${hex.terrain}`));
  for (const side of hex.leaders) parts.push(t('ui-df-leader-of', { side }));
  if (hex.camp) parts.push(t('ui-df-camp-of', { side: hex.camp.side }));
  if (hex.mechs) parts.push(t('count-mech', { count: hex.mechs }));
  if (hex.toxic) parts.push(t('term-toxic-site'));
  if (hex.pollution) parts.push(t('count-pollution', { count: hex.pollution }));
  return parts.join(', ');
}

const count = (events: readonly MachineEvent[], kind: string): number => events.filter((e) => e.kind === kind).length;

/** "factory on c3; direction left"; "6 pollution, 1 toxic site". */
export function previewNote(p: Preview): string {
  const parts: string[] = [];
  const flipped = p.events.find((e) => e.kind === 'direction-flipped');
  if (flipped) parts.push(t('ui-df-turns', { direction: flipped.args['direction'] }));
  for (const e of p.events)
    if (e.kind === 'built-factory') parts.push(t('ui-df-builds', { at: e.args['at'], number: e.args['tile'] }));
  const walls = count(p.events, 'built-wall');
  if (walls) parts.push(t('count-wall', { count: walls }));
  const pollution = count(p.events, 'polluted');
  if (pollution) parts.push(t('count-pollution', { count: pollution }));
  const toxic = count(p.events, 'turned-toxic');
  if (toxic) parts.push(t('count-toxic-site', { count: toxic }));
  const hunters = count(p.events, 'deployed-hunter');
  if (hunters) parts.push(t('ui-df-hunters', { count: hunters }));
  const chased = p.events.filter((e) => e.kind === 'pursued').reduce((n, e) => n + Number(e.args['count'] ?? 1), 0);
  if (chased) parts.push(t('ui-df-pursue', { count: chased }));
  if (p.injured.length) parts.push(t('ui-df-injures', { who: p.injured }));
  return parts.join(', ') || t('ui-df-nothing');
}

/** What an action leads to, in a few words. */
export function optionNote(view: View, decision: Decision, option: { verb: string; at: string }): string {
  const player = askedPlayer(view, decision);
  const here = player?.at ? hexOf(view, player.at) : undefined;
  if (!player || decision.prompt !== 'act') return '';
  switch (option.verb) {
    case 'move':
      return t('ui-df-note-move', { count: Object.keys(positionOf(view).ways).length });
    case 'build':
      return t('ui-df-note-draw', { hand: player.track[player.camps[0] ?? 0] ?? 0 });
    case 'cleanse':
      return here?.toxic ? t('ui-df-note-toxic') : t('ui-df-note-support');
    case 'destroy':
    case 'breach':
    case 'reforest':
      return t('ui-df-note-support');
    case 'heal':
      return t('count-injury', { count: player.injuries });
    case 'team':
      return t('count-point', { count: 1 });
    case 'end':
      return positionOf(view).hacked ? t('ui-df-note-hacked') : t('ui-df-note-end');
    default:
      return '';
  }
}

/** A leader: who it is, and the abilities that only its deck has. */
export function leaderNote(leader: string): string {
  const own = [...cards.values()].flatMap((c) =>
    c.kind === 'defender' && c.leader === leader ? [t(`ability-${c.ability}`)] : [],
  );
  return `${t(`leader-${leader}.title`)}: ${[...new Set(own)].join(', ')}`;
}

/** A faction that is chosen: what its defender does, or how it fares. */
export function factionNote(view: View, option: { verb: string; at: string }): string {
  const player = playerOf(view, option.at);
  const card = player?.active ? cards.get(player.active) : undefined;
  if (option.verb === 'for') return t('count-injury', { count: player?.injuries ?? 0 });
  return option.verb === 'reveal' && card?.kind === 'defender' ? t(`ability-${card.ability}`) : '';
}
