/** Root at the table. */
import hand from 'icon:poker-hand';
import laurels from 'icon:laurels';
import crown from 'icon:laurel-crown';

import type { Decision, View } from '../../api/messages';
import { Later } from '$lib/later.svelte';
import { t } from '$lib/texts.svelte';
import type { CardGroup, GameUI, Stat } from '$shell/game';
import Board from './Board.svelte';
import Card from './Card.svelte';
import { cards } from './cards';
import { SUIT_ICONS } from './icons';
import { asksFor, factionOf, sides, turning, visited, wares } from './factions.svelte';
import { isPlace } from './map';
import { optionLook } from './options';
import { known } from '$shell/reading';
import { PHASES, pile, position, SUITS } from './position';
import Seat from './Seat.svelte';
import { stageIn } from './stages';
import { outcome, toldTag, underway } from './telling';
import Symbols from './Symbols.svelte';
import './tones.css';
import { placeNote } from './words';

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
  Result: new Later(async () => (await import('./result')).default),
  Stage: new Later(async () => (await import('./Stage.svelte')).default),
  Symbols,
  scenes: new Later(async () => (await import('./scenes')).scenes),
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
    const side = view.seats[seat]!;
    return factionOf(side)?.note?.(view, position(view), side, open) ?? '';
  },
  visited(view) {
    const side = view.decisions.map((d) => visited[d.prompt]).find(Boolean);
    return side ? view.seats.indexOf(side) : undefined;
  },
  hand(view, seat) {
    // Supporters and the like are no hand: they lie on the board until one is asked for.
    const asking = view.decisions.find((d) => d.seat === seat && d.prompt in asksFor);
    if (asking) {
      const name = asksFor[asking.prompt]!;
      return [{ key: name, label: t(`pile-${name}`), cards: known(pile(view, view.seats[seat]!, name)) }];
    }
    const groups: CardGroup[] = [
      { key: 'hand', label: t('ui-hand'), cards: known(pile(view, view.seats[seat]!, 'hand')) },
    ];
    for (const word of ['take', 'claim', ...wares]) {
      const there = asked(view, word);
      if (there.length) groups.push({ key: word, label: t(`ui-rt-${word}-from`), cards: there });
    }
    return groups;
  },
  piles(view) {
    const groups: CardGroup[] = [];
    // What lies open, as the engine names it: the table's first, then what is on each board, the discard pile last.
    const open = Object.entries(view.zones).filter(([name]) => !/\.(hand|discard)$/.test(name));
    for (const [name, there] of [...open, ['common.discard', view.zones['common.discard']] as const]) {
      const [owner, own] = name.split('.') as [string, string];
      const faces = known(there).filter((card) => cards.has(card));
      if (!faces.length) continue;
      const label = owner === 'common' ? t(`pile-common-${own}`) : `${t(`side-${owner}`)}: ${t(`pile-${own}`)}`;
      groups.push({ key: name, label, cards: faces });
    }
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
  about: (view) => factionOf(view.seats[view.decisions[0]?.seat ?? -1] ?? '')?.about?.(view) ?? null,
  battle: stageIn,
  outcome,
  suspense: (entry) => entry.kind === 'rolled',
  underway,
  tag: toldTag,
  turn: (view) => position(view).turn,
  score: (view, seat) => position(view).players[seat]?.points ?? null,
  holds: (view, seat) =>
    Object.entries(position(view).clearings).flatMap(([id, clearing]) =>
      clearing.ruler === view.seats[seat] ? [id] : [],
    ),
  turning: (entry) => entry.kind === 'activated-dominance' || entry.kind in turning,
};

export default root;
