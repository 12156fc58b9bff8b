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
import { known } from '$shell/reading';
import { COLUMNS, PHASES, pile, type Position, position, SUITS, supply, zone } from './position';
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

/** What a seat shows in a word, by side. */
type Note = (view: View, now: Position, open: boolean) => string;
const wanderer =
  (side: 'vagabond' | 'second_vagabond'): Note =>
  (view, now) => {
    const character = now.factions[side]?.character;
    const place = now.players[view.seats.indexOf(side)]?.pawn;
    return character && place ? t('ui-rt-note-vagabond', { character, place }) : '';
  };
const NOTES: Record<string, Note> = {
  marquise: (_, now) =>
    t('ui-rt-note-marquise', { warriors: supply(now, 'marquise_warrior'), wood: supply(now, 'wood') }),
  eyrie(view, now, open) {
    const eyrie = now.factions.eyrie;
    if (open || !eyrie?.leader) return t('ui-rt-note-warriors', { count: supply(now, 'eyrie_warrior') });
    const orders = COLUMNS.map((column) => (eyrie.viziers[column] ?? 0) + (pile(view, 'eyrie', column)?.count ?? 0));
    return t('ui-rt-note-eyrie', { leader: eyrie.leader, decree: orders.reduce((n, m) => n + m, 0) });
  },
  alliance(view, now, open) {
    if (open) return t('ui-rt-note-warriors', { count: supply(now, 'alliance_warrior') });
    const supporters = zone(view, 'alliance.supporters')?.count ?? 0;
    return t('ui-rt-note-alliance', { supporters, officers: now.factions.alliance?.officers ?? 0 });
  },
  vagabond: wanderer('vagabond'),
  second_vagabond: wanderer('second_vagabond'),
};

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
    const note = NOTES[view.seats[seat]!];
    return note ? note(view, position(view), open) : '';
  },
  hand(view, seat) {
    // Supporters are no hand: they lie on the board until one is asked for.
    if (view.decisions.some((d) => d.seat === seat && SUPPORTERS_ASKED.has(d.prompt))) {
      return [{ key: 'supporters', label: t('ui-rt-supporters'), cards: known(zone(view, 'alliance.supporters')) }];
    }
    const groups: CardGroup[] = [
      { key: 'hand', label: t('ui-hand'), cards: known(pile(view, view.seats[seat]!, 'hand')) },
    ];
    for (const word of ['take', 'claim']) {
      const there = asked(view, word);
      if (there.length) groups.push({ key: word, label: t(`ui-rt-${word}-from`), cards: there });
    }
    return groups;
  },
  piles(view) {
    const groups: CardGroup[] = [];
    const add = (owner: string, name: string, label: string) => {
      const there = known(pile(view, owner, name));
      if (there.length) groups.push({ key: `${owner}.${name}`, label, cards: there });
    };
    add('common', 'played', t('ui-rt-in-play'));
    add('common', 'quests', t('ui-rt-open-quests'));
    add('common', 'dominance', t('ui-rt-beside'));
    for (const side of view.seats) {
      const of = (what: string) => `${t(`side-${side}`)}: ${what}`;
      add(side, 'play', of(t('ui-rt-in-play')));
      for (const column of COLUMNS) add(side, column, `${t('ui-rt-decree')}: ${t(`column-${column}`)}`);
      add(side, 'quests', of(t('ui-rt-done-quests')));
    }
    add('common', 'discard', t('ui-rt-discard'));
    return groups;
  },
  placeNote,
  placeIcon(view, id) {
    const clearing = position(view).clearings[id];
    const suit = SUITS.find((name) => clearing?.suits.includes(name));
    return suit ? SUIT_ICONS[suit] : undefined;
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
