/** What if: a table of one's own that goes on from a position of another. */
import { api } from './http';
import { held, hold, myName } from './keys';

export async function branch(id: string, game: string, at: number, seat: number): Promise<void> {
  const token = held().find((h) => h.id === id)?.tokens[0];
  const made = await api.branch(id, { at, seat, name: myName() }, token);
  hold(
    made.id,
    game,
    made.seats.map((key) => key.token),
  );
  location.assign(`/t/${made.id}`);
}
