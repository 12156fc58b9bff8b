/** Events as marks on the board. */
import type { LogEntry, View } from '../api/messages';
import { placesOf, wayOf } from './beats';
import type { GameUI, Told } from './game';

/** "+2", "−1". */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

export function toldOf(game: GameUI, view: View, entries: readonly LogEntry[], state: Told['state']): Told[] {
  return entries.flatMap((entry) => {
    const places = placesOf(entry, game.isPlace);
    if (!places.length) return [];
    const side = entry.seat === null ? undefined : view.seats[entry.seat];
    return [
      {
        tone: (side && game.sides[side]?.tone) ?? '',
        places,
        way: wayOf(entry, game.isPlace),
        label: game.tag?.(view, entry) ?? '',
        state,
      },
    ];
  });
}
