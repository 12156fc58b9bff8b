/** Defenders of the Wild at the table. */
import drop from 'icon:drop';
import hand from 'icon:poker-hand';
import tent from 'icon:camping-tent';

import type { LogEntry, View } from '../../api/messages';
import { Later } from '$lib/later.svelte';
import { t } from '$lib/texts.svelte';
import type { CardGroup, GameUI } from '$shell/game';
import { count, known } from '$shell/reading';
import Board from './Board.svelte';
import Card from './Card.svelte';
import { cards } from './cards';
import Danger from './Danger.svelte';
import { type ItemId, positionOf, type ZoneName } from './engine';
import { underway } from './flights';
import { ACTION, factory, ITEM, TERRAIN } from './icons';
import { sides } from './looks';
import { ALONE, isEdge, isHex } from './map';
import { hexOf, playerOf, playersOf, sourceOf, stride } from './position';
import Seat from './Seat.svelte';
import Symbols from './Symbols.svelte';
import { machineTurn } from './story';
import { placeNote } from './words';

const cardsIn = (view: View, zone: ZoneName): string[] => known(view.zones[zone]);
/** Over all factions of a seat. */
const total = (view: View, seat: number, pile: 'deck' | 'hand' | 'discard'): number =>
  playersOf(view, seat).reduce((n, p) => n + count(view, `${p.side}.${pile}` satisfies ZoneName), 0);

const PHASES = ['choosing', 'revealing', 'acting'];
/** What the machines do, as it hurts. */
const WEIGHTY = [
  'died',
  'built-factory',
  'turned-toxic',
  'injured',
  'deployed-hunter',
  'pursued',
  'polluted',
  'built-wall',
];
const TURNING = new Set(['built-factory', 'turned-toxic', 'died', 'reforested', 'built-camp']);

const defenders: GameUI = {
  id: 'defenders',
  sides,
  Board,
  Card,
  Seat,
  Result: new Later(async () => (await import('./result')).default),
  Symbols,
  scenes: new Later(async () => (await import('./scenes')).scenes),
  Panel: Danger,
  sheet: { alone: ALONE.w / ALONE.h },
  isPlace: (id) => isHex(id) || isEdge(id),
  isCard: (id) => cards.has(id),

  phases(view) {
    const now = positionOf(view);
    if (now.phase === 'setup') return { labels: [t('phase-setup')], now: 0 };
    const acting = now.phase === 'acting' && now.turn ? t('ui-df-acting', { side: now.turn }) : t('ui-df-actions');
    return { labels: [t('ui-df-leadership'), t('ui-df-reveal'), acting], now: PHASES.indexOf(now.phase) };
  },
  stats(view, seat) {
    const players = playersOf(view, seat);
    return [
      { icon: drop, value: players.reduce((n, p) => n + p.injuries, 0), label: t('ui-df-injuries-label') },
      { icon: tent, value: players.reduce((n, p) => n + p.camps_left, 0), label: t('ui-df-camps-to-go') },
      { icon: hand, value: total(view, seat, 'hand'), label: t('ui-df-cards-in-hand') },
    ];
  },
  seatNote(view, seat, open) {
    const players = playersOf(view, seat);
    if (open)
      return t('ui-df-note-open', {
        deck: total(view, seat, 'deck'),
        discard: total(view, seat, 'discard'),
      });
    return players
      .map((p) =>
        p.left
          ? t('ui-df-left')
          : p.active
            ? t(`card-${p.active}`)
            : t('ui-df-support', { now: p.support, most: p.maximum }),
      )
      .join(', ');
  },
  hand: (view, seat) =>
    playersOf(view, seat).map((p): CardGroup => ({
      key: p.side,
      label: t(`side-${p.side}`),
      cards: cardsIn(view, `${p.side}.hand`),
    })),
  piles(view) {
    const groups: CardGroup[] = [
      { key: 'machines', label: t('ui-df-machine-discard'), cards: cardsIn(view, 'machines.discard') },
    ];
    for (const p of positionOf(view).players)
      groups.push({
        key: p.side,
        label: t('ui-df-discard', { side: p.side }),
        cards: cardsIn(view, `${p.side}.discard`).reverse(),
      });
    return groups.filter((g) => g.cards.length);
  },
  placeNote,
  placeIcon(view, id) {
    const hex = hexOf(view, id);
    if (isEdge(id)) return ACTION['wall'];
    return hex?.factory ? factory : hex?.terrain ? TERRAIN[hex.terrain] : undefined;
  },
  optionLook(_view, _decision, option) {
    if (option.verb === 'use') return { icon: ITEM[option.at as ItemId], note: t(`ui-df-item-note-${option.at}`) };
    const side = option.verb === 'leader' ? option.at.slice(0, -2) : option.at;
    return { icon: sides[side]?.icon ?? ACTION[option.verb], note: '' };
  },
  shortcut: (view, decision, place) => (stride(view, decision).includes(place) ? ['move', `to ${place}`] : null),
  sourceOf,
  cardInPlay(view) {
    const now = positionOf(view);
    return (now.phase === 'acting' ? playerOf(view, now.turn)?.active : null) ?? null;
  },
  underway,
  turn: (view) => {
    const now = positionOf(view);
    return now.phase === 'acting' ? (playerOf(view, now.turn)?.seat ?? null) : (view.waiting[0] ?? null);
  },
  tale: (_view, latest) => {
    const steps = machineTurn(latest);
    return steps.length ? { title: t('ui-df-story'), tone: 'tone-machines', steps } : null;
  },
  weighty: WEIGHTY,
  talk: (view) => positionOf(view).talk,
  turning: (entry: LogEntry) => TURNING.has(entry.kind),
};

export default defenders;
