/** Root at the table. */
import hand from 'icon:poker-hand';
import laurels from 'icon:laurels';
import crown from 'icon:laurel-crown';

import type { Decision, LogEntry, View } from '../../api/messages';
import { Later } from '$lib/later.svelte';
import { t } from '$lib/texts.svelte';
import type { CardGroup, GameUI, Stat } from '$shell/game';
import Board from './Board.svelte';
import Card from './Card.svelte';
import { cards } from './cards';
import { SUIT_ICONS } from './icons';
import { sides } from './looks';
import { isPlace } from './map';
import { optionLook } from './options';
import { count, known } from '$shell/reading';
import { COLUMNS, PHASES, position, type Side, zone } from './position';
import Seat from './Seat.svelte';
import { stageIn } from './stages';
import Symbols from './Symbols.svelte';
import { placeNote } from './words';

const TURNING = new Set([
  'turmoil',
  'revolted',
  'base-lost',
  'keep-lost',
  'activated-dominance',
  'formed-coalition',
  'quest-done',
  'scorched-earth',
]);

const SUPPORTERS_ASKED = new Set(['spend-supporter', 'trim-supporters']);

/** Cards of the discard pile and beside the map that are asked for now. */
function asked(view: View, word: string): string[] {
  return [
    ...new Set(
      view.decisions.flatMap((d) => d.options.filter((o) => o.verb === word && cards.has(o.at)).map((o) => o.at)),
    ),
  ];
}

const root: GameUI = {
  id: 'root',
  sides,
  Board,
  Card,
  Seat,
  Stage: new Later(async () => (await import('./Stage.svelte')).default),
  Symbols,
  isPlace,
  isCard: (id) => cards.has(id),

  phases: (view) => ({ labels: PHASES.map((phase) => t(`phase-${phase}`)), now: PHASES.indexOf(position(view).phase) }),
  stats(view, seat) {
    const player = position(view).players[seat]!;
    const points: Stat =
      player.points === null
        ? { icon: crown, value: '–', label: t(player.dominance ? `card-${player.dominance}` : 'ui-rt-coalition') }
        : { icon: laurels, value: player.points, label: t('ui-rt-points') };
    return [{ icon: hand, value: player.hand, label: t('ui-rt-cards-in-hand') }, points];
  },
  seatNote(view, seat, open) {
    const now = position(view);
    const side = view.seats[seat] as Side;
    switch (side) {
      case 'marquise':
        return t('ui-rt-note-marquise', { warriors: now.supply.marquise_warrior, wood: now.supply.wood });
      case 'eyrie': {
        const decree = COLUMNS.reduce(
          (n, column) => n + now.eyrie.viziers[column] + count(view, `decree-${column}`),
          0,
        );
        if (open || !now.eyrie.leader) return t('ui-rt-note-warriors', { count: now.supply.eyrie_warrior });
        return t('ui-rt-note-eyrie', { leader: now.eyrie.leader, decree });
      }
      case 'alliance':
        if (open) return t('ui-rt-note-warriors', { count: now.supply.alliance_warrior });
        return t('ui-rt-note-alliance', { supporters: count(view, 'supporters'), officers: now.officers });
      default: {
        const vagabond = now.vagabonds[side];
        return vagabond ? t('ui-rt-note-vagabond', { character: vagabond.character, place: vagabond.pawn }) : '';
      }
    }
  },
  hand(view, seat) {
    // Supporters are no hand: they lie on the board until one is asked for.
    if (view.decisions.some((d) => d.seat === seat && SUPPORTERS_ASKED.has(d.prompt))) {
      return [{ key: 'supporters', label: t('ui-rt-supporters'), cards: known(zone(view, 'supporters')) }];
    }
    const groups: CardGroup[] = [
      { key: 'hand', label: t('ui-hand'), cards: known(zone(view, `hand-${view.seats[seat]}`)) },
    ];
    for (const word of ['take', 'claim']) {
      const there = asked(view, word);
      if (there.length) groups.push({ key: word, label: t(`ui-rt-${word}-from`), cards: there });
    }
    return groups;
  },
  piles(view) {
    const groups: CardGroup[] = [];
    const add = (name: string, label: string) => {
      const there = known(zone(view, name));
      if (there.length) groups.push({ key: name, label, cards: there });
    };
    add('quests', t('ui-rt-open-quests'));
    add('beside', t('ui-rt-beside'));
    for (const side of view.seats) {
      add(`play-${side}`, `${t(`side-${side}`)}: ${t('ui-rt-in-play')}`);
      if (side === 'eyrie')
        for (const column of COLUMNS) add(`decree-${column}`, `${t('ui-rt-decree')}: ${t(`column-${column}`)}`);
      add(`done-${side}`, `${t(`side-${side}`)}: ${t('ui-rt-done-quests')}`);
    }
    add('discard', t('ui-rt-discard'));
    return groups;
  },
  placeNote,
  placeIcon(view, id) {
    const clearing = position(view).clearings[id];
    return clearing ? SUIT_ICONS[clearing.suit] : undefined;
  },
  optionLook,
  sourceOf(decision: Decision) {
    const from =
      decision.args['from'] ??
      (decision.prompt === 'walk-to' || decision.prompt === 'slip' ? decision.args['place'] : undefined);
    return typeof from === 'string' && isPlace(from) ? from : null;
  },
  cardInPlay: () => null,
  battleIn: (view: View, log: readonly LogEntry[]) => stageIn(view, log),
  turning: (entry) => TURNING.has(entry.kind),
};

export default root;
