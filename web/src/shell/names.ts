/** Sides and the people who play them, in words. */
import { t, texts } from '$lib/texts.svelte';
import type { SeatInfo, View } from '../api/messages';
import { upper } from './choices';

/** A game's name; known before its own texts are here. */
export const gameName = (game: string): string => t(`ui-game-${game}`);

/** A side's name as it stands alone. */
export const sideName = (side: string): string => upper(texts.has(`side-${side}`) ? t(`side-${side}`) : side);

/** The sides of these seats inside a sentence, with the names of the people who play them. */
export function namesOf(view: View, seats: readonly number[], table: readonly SeatInfo[] = []): string {
  const one = (seat: number) => {
    const side = t(`side-${view.seats[seat]}`);
    const person = table.find((s) => s.seat === seat);
    return person?.kind === 'human' && person.name ? `${side} (${person.name})` : side;
  };
  return seats.map(one).join(', ');
}

/** Who has won, in words. */
export function endingOf(view: View, table?: readonly SeatInfo[]): string {
  const { how, winners } = view.result!;
  if (texts.has(`result-${how}.title`))
    return t(`result-${how}.title`, { who: winners.map((seat) => view.seats[seat]) });
  if (!winners.length) return t('ui-no-winner');
  return t('ui-winners', { who: namesOf(view, winners, table), count: winners.length });
}

/** Who sits there: a person, a bot, nobody yet. */
export function sitterName(info: SeatInfo | undefined): string {
  if (!info) return '';
  if (info.kind === 'open') return t('ui-open-seat');
  if (info.kind === 'rules') return t(`bot-${info.side}`);
  if (info.kind === 'ai') return t('ui-bot-level', { level: t(`ui-level-${info.level}`) });
  return info.bot ? t('ui-bot-plays-for', { name: info.name }) : info.name;
}
