/** Ironwood at the table. */
import anvil from 'icon:anvil';
import brick from 'icon:brick-wall';
import peaks from 'icon:peaks';
import pine from 'icon:pine-tree';
import hand from 'icon:poker-hand';
import crystal from 'icon:rupee';
import eye from 'icon:surrounded-eye';
import totem from 'icon:totem-head';

import type { Decision } from '../../api/messages';
import { Later } from '$lib/later.svelte';
import { t } from '$lib/texts.svelte';
import type { CardGroup, GameUI } from '$shell/game';
import { count, known } from '$shell/reading';
import { botTurn } from '$shell/tale';
import { lastBattle } from './battle';
import Board from './Board.svelte';
import Card from './Card.svelte';
import { cards } from './cards';
import { sides } from './looks';
import { places } from './map';
import { positionOf } from './engine';
import { IRONCLAD, soloOf } from './position';
import Seat from './Seat.svelte';
import Symbols from './Symbols.svelte';
import { outcome, toldTag, underway } from './telling';
import { placeNote } from './words';

const TURNING = new Set(['built', 'secured', 'discovered', 'drill-destroyed']);

const ironwood: GameUI = {
  id: 'ironwood',
  sides,
  Board,
  Card,
  Seat,
  Result: new Later(async () => (await import('./result')).default),
  Stage: new Later(async () => (await import('./Stage.svelte')).default),
  Symbols,
  scenes: new Later(async () => (await import('./scenes')).scenes),
  isPlace: (id) => places.has(id),
  isCard: (id) => cards.has(id),

  phases(view) {
    const { phase, turn, turns } = positionOf(view);
    const action = phase === 'action' ? t('ui-iw-action-turn', { turn, turns }) : t('ui-iw-action');
    return {
      labels: [t('ui-iw-preparation'), action, t('ui-iw-end')],
      now: ['preparation', 'action', 'end'].indexOf(phase),
    };
  },
  stats(view, seat) {
    const side = view.seats[seat]!;
    const now = positionOf(view);
    return [
      { icon: crystal, value: now.sides[seat]?.crystals ?? 0, label: t('ui-iw-crystals'), tone: 'crystal' },
      { icon: hand, value: count(view, `${side}.hand`), label: t('ui-iw-cards-in-hand') },
      ...(side === 'woodwalkers' ? [{ icon: eye, value: count(view, 'visions.hand'), label: t('ui-iw-visions') }] : []),
    ];
  },
  seatNote(view, seat, open) {
    const side = view.seats[seat]!;
    const now = positionOf(view);
    if (open)
      return t('ui-iw-note-open', { reserve: now.sides[seat]?.reserve ?? 0, deck: count(view, `${side}.deck`) });
    return seat === IRONCLAD
      ? t('ui-iw-note-ironclad', { forges: now.sides[seat]?.won ?? 0, total: now.to_win })
      : t('ui-iw-note-woodwalkers', { totems: now.sides[seat]?.won ?? 0, total: now.to_win });
  },
  hand(view, seat) {
    const side = view.seats[seat]!;
    const groups: CardGroup[] = [{ key: 'hand', label: t('ui-hand'), cards: known(view.zones[`${side}.hand`]) }];
    if (side === 'woodwalkers')
      groups.push({ key: 'visions', label: t('ui-iw-visions'), cards: known(view.zones['visions.hand']) });
    return groups;
  },
  piles(view) {
    const groups: CardGroup[] = [];
    for (const side of view.seats) {
      for (const [key, label] of [
        ['slots', 'ui-iw-played'],
        ['in_play', 'ui-iw-in-play'],
        ['discard', 'ui-iw-discard'],
      ] as const) {
        const cards = known(view.zones[`${side}.${key}`]);
        if (cards.length) groups.push({ key: `${side}.${key}`, label: `${t(`side-${side}`)}: ${t(label)}`, cards });
      }
    }
    const shown = known(view.zones['visions.shown']);
    if (shown.length) groups.push({ key: 'visions.shown', label: t('ui-iw-visions-shown'), cards: shown });
    return groups;
  },
  placeNote,
  placeIcon(view, id) {
    const place = places.get(id);
    const now = positionOf(view);
    const m = now.mountains.find((x) => x.id === id);
    const f = now.forests.find((x) => x.id === id);
    if (m) return m.forge === 'forge' ? anvil : m.forge === 'foundation' ? brick : peaks;
    if (f && f.full + f.fading) return totem;
    return place ? pine : undefined;
  },
  sourceOf(decision: Decision) {
    const from = decision.args['from'];
    return typeof from === 'string' && places.has(from) ? from : null;
  },
  cardInPlay: (view) => positionOf(view).played,
  battle(_, log) {
    const battle = lastBattle(log);
    return battle && { n: battle.n, seats: [0, 1], over: battle.over, ended: battle.ended };
  },
  outcome,
  underway,
  tag: toldTag,
  turn: (view) => (positionOf(view).phase === 'action' ? positionOf(view).active : (view.waiting[0] ?? null)),
  score: (view, seat) => positionOf(view).sides[seat]?.won ?? null,
  ruled: (view) => soloOf(view)?.seat ?? null,
  tale(view, latest) {
    const bot = this.ruled!(view);
    return bot === null ? null : botTurn(this, view, latest, bot, (entry) => entry.kind.startsWith('bot-'));
  },
  endsTurn: (decision) => decision.prompt === 'end-turn',
  turning: (entry) => TURNING.has(entry.kind),
};

export default ironwood;
