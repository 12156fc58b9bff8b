/** Which possible machine card the table looks at: chosen or pointed at in the danger panel, drawn on the board. */
import type { View } from '../../api/messages';
import { positionOf, type Preview } from './engine';

class Foresight {
  card = $state<string | null>(null);
  pointed = $state<string | null>(null);

  toggle(card: string): void {
    this.card = this.card === card ? null : card;
  }
  /** The card as it would play out now; none if it can no longer come. */
  of(view: View): Preview | undefined {
    return this.find(view, this.card);
  }
  /** The one on the board: what is pointed at, or else what was chosen. */
  drawn(view: View): Preview | undefined {
    return this.find(view, this.pointed) ?? this.of(view);
  }
  private find(view: View, card: string | null): Preview | undefined {
    return positionOf(view).preview.find((p) => p.card === card);
  }
}

export const foresight = new Foresight();
