/** Wonderland's War at the table. */
import shards from 'icon:crystal-shine';
import halt from 'icon:halt';
import laurels from 'icon:laurels';
import scroll from 'icon:scroll-unfurled';
import bag from 'icon:swap-bag';

import type { Decision, LogEntry, View } from '../../api/messages';
import { Later } from '$lib/later.svelte';
import { t } from '$lib/texts.svelte';
import type { CardGroup, GameUI } from '$shell/game';
import { count, known } from '$shell/reading';
import { isDraw } from './battle';
import Board from './Board.svelte';
import Card from './Card.svelte';
import { isCard, teaCards, pictures } from './cards';
import { chipFace, kinds } from './chips';
import { sides } from './looks';
import { HEIGHT, regionIds, WIDTH } from './map';
import { position } from './position';
import Seat from './Seat.svelte';
import Symbols from './Symbols.svelte';
import { atOnce, outcome, stagedIn, teaEnd, toldTag, underway } from './telling';
import { isPlace, placeNote, rewardsText } from './words';

const PHASES = ['tea', 'war'];
const HALVES = { upper: 'top', lower: 'bottom', accept: 'corrupted' } as const;
/** What a tea card asks; everything else at the table is a walk. */
const WALKS = new Set([
  'tea-move',
  'tea-move-on',
  'party-card',
  'send-leader',
  'poison-card',
  'last-to-appear',
  'keep-quest',
]);
const TURNING = new Set(['tea-begins', 'war-begins', 'bust', 'deed-done', 'track-filled']);

const wonderland: GameUI = {
  id: 'wonderland',
  sides,
  Board,
  Card,
  Seat,
  Result: new Later(async () => (await import('./result')).default),
  Lookup: { label: () => t('ui-wl-lookup'), Page: new Later(async () => (await import('./Lookup.svelte')).default) },
  Stage: new Later(async () => (await import('./TeaEnd.svelte')).default),
  Symbols,
  scenes: new Later(async () => (await import('./scenes')).scenes),
  sheet: { ratio: WIDTH / HEIGHT, shelf: 134 },
  isPlace,
  isCard,

  phases: (view) => ({
    labels: PHASES.map((phase) => t(`phase-${phase}`)),
    now: Math.max(0, PHASES.indexOf(position(view).phase)),
  }),
  stats(view, seat) {
    const now = position(view);
    const me = now.seats[seat]!;
    return [
      { icon: laurels, value: me.points.vp, label: t('ui-wl-points') },
      { icon: shards, value: me.shards, label: t('ui-wl-shards') },
      { icon: scroll, value: count(view, `${me.faction}.quests`), label: t('ui-wl-quests') },
      { icon: bag, value: me.bag_count, label: t('ui-wl-in-bag') },
    ];
  },
  seatNote: () => '',
  hand(view, seat) {
    const groups: CardGroup[] = [
      { key: 'quests', label: t('ui-wl-quests'), cards: known(view.zones[`${view.seats[seat]}.quests`]) },
    ];
    // What is offered now lies beside the hand: Wonderlandians to hire, abilities to unlock.
    const options = view.decisions.flatMap((d) => d.options).filter((o) => o.verb !== 'chip');
    const offered = options.map((o) => o.at).filter((at) => isCard(at) && !groups[0]!.cards.includes(at));
    if (offered.length) groups.unshift({ key: 'offered', label: t('ui-wl-offered'), cards: [...new Set(offered)] });
    return groups;
  },
  piles(view) {
    const now = position(view);
    return [
      { key: 'display', label: t('ui-wl-display'), cards: now.display },
      ...now.seats.flatMap((s) =>
        (
          [
            ['tea_cards', 'ui-wl-tea-cards'],
            ['wonderlandians', 'ui-wl-wonderlandians'],
            ['deeds', 'ui-wl-deeds'],
          ] as const
        ).map(([key, label]) => ({
          key: `${s.faction}.${key}`,
          label: `${t(`side-${s.faction}`)}: ${t(label)}`,
          cards: s[key],
        })),
      ),
    ].filter((pile) => pile.cards.length);
  },
  placeNote,
  placeIcon: (view, id) =>
    kinds.has(id) ? chipFace(id, view.you === null ? '' : view.seats[view.you]).icon : pictures.now?.[id],
  optionLook(_view, decision, option) {
    const card = typeof decision.args['card'] === 'string' ? teaCards.get(decision.args['card']) : undefined;
    switch (option.verb) {
      case 'draw':
        return { icon: bag, note: '' };
      case 'halt':
        return { icon: halt, note: '' };
      case 'upper':
      case 'lower':
      case 'accept':
        return { icon: undefined, note: rewardsText(card?.[HALVES[option.verb]] ?? []) };
      default:
        return { icon: undefined, note: '' };
    }
  },
  sourceOf(decision: Decision) {
    const from = decision.args['from'];
    return typeof from === 'string' && regionIds.has(from) ? from : null;
  },
  cardInPlay(view: View) {
    const asked = view.decisions[0];
    if (!asked || position(view).phase !== 'tea' || WALKS.has(asked.prompt)) return null;
    return position(view).seats[asked.seat]?.tea_cards.at(-1) ?? null;
  },
  battle: stagedIn,
  outcome,
  atOnce,
  suspense: isDraw,
  underway,
  tag: toldTag,
  // once all is counted, what it comes to
  score: (view, seat) => position(view).score[seat]?.total ?? position(view).seats[seat]?.points.vp ?? null,
  tale(view, latest) {
    const steps = teaEnd(view, latest);
    return steps.length ? { title: t('ui-wl-tea-ends'), tone: '', steps } : null;
  },
  turning: (entry: LogEntry) => TURNING.has(entry.kind),
};

export default wonderland;
