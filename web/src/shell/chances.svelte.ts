/** A finished game as the search sees it, a few positions at a time: everybody's chances, and what it would have played. */
import { type Coded, problemOf } from '$lib/problems';
import { api, Refused } from '../api/http';
import type { Point } from '../api/messages';

const PAGE = 4;

export class Chances {
  points = $state.raw<Point[]>([]);
  done = $state(0);
  running = $state(false);
  problem = $state.raw<Coded | null>(null);
  readonly wanted: readonly number[];

  /** `count` positions, evenly over a game of `total` choices. */
  constructor(
    private readonly record: string,
    total: number,
    count: number,
    readonly iterations: number,
  ) {
    const many = Math.min(count, total);
    this.wanted = [
      ...new Set(Array.from({ length: many }, (_, i) => Math.round((i * (total - 1)) / Math.max(1, many - 1)))),
    ];
  }

  async run(): Promise<void> {
    [this.running, this.problem] = [true, null];
    while (this.running && this.done < this.wanted.length) {
      try {
        const page = this.wanted.slice(this.done, this.done + PAGE);
        const found = await api.analyse(this.record, page, this.iterations);
        this.points = [...this.points, ...found.points];
        this.done = Math.min(this.wanted.length, this.done + PAGE);
      } catch (error) {
        // others are before us: a little later
        if (error instanceof Refused && error.code === 'too-many')
          await new Promise((later) => setTimeout(later, 1500));
        else [this.running, this.problem] = [false, problemOf(error)];
      }
    }
    this.running = false;
  }

  stop(): void {
    this.running = false;
  }
}

/** Where the chances changed most, at most `many` of them: after the choice with this number. */
export function turnsOf(points: readonly Point[], many = 3, least = 0.12): { number: number; change: number }[] {
  return points
    .slice(1)
    .map((point, i) => {
      const before = points[i]!;
      const change = Math.max(...point.chances.map((chance, seat) => Math.abs(chance - before.chances[seat]!)));
      return { number: point.number, change };
    })
    .filter((turn) => turn.change >= least)
    .sort((a, b) => b.change - a.change)
    .slice(0, many)
    .sort((a, b) => a.number - b.number);
}
