/** Which possible machine card the table looks at: chosen in the danger panel, drawn on the board. */
import type { View } from '../../api/messages';
import { positionOf, type Preview } from './engine';

class Foresight {
  card = $state<string | null>(null);

  toggle(card: string): void {
    this.card = this.card === card ? null : card;
  }
  /** The card as it would play out now; none if it can no longer come. */
  of(view: View): Preview | undefined {
    return positionOf(view).preview.find((p) => p.card === this.card);
  }
}

export const foresight = new Foresight();
