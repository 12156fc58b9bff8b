/** The machines' turns as the log tells them. */
import type { LogEntry } from '../../api/messages';

/** Where a machine turn is over. */
const AFTER = new Set(['turn-began', 'round-began']);

/** Every machine card among these entries, each from its flip to the last thing it did. */
export function machineTurn(entries: readonly LogEntry[]): LogEntry[] {
  let running = false;
  return entries.filter((entry) => {
    if (entry.kind === 'flipped' || entry.kind === 'hacked') running = true;
    else if (AFTER.has(entry.kind)) running = false;
    return running;
  });
}
