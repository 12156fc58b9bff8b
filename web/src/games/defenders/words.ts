/** What stands somewhere, and what a possible machine card would do, in a few words. */
import type { View } from '../../api/messages';
import { t } from '$lib/texts.svelte';
import type { MachineEvent, Preview } from './engine';
import { CORE } from './map';
import { hexOf } from './position';

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
