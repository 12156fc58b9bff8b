/** The parts of Root's texts that a table needs: its factions and its deck. */
const SHARED: Record<string, string> = { second_vagabond: 'vagabond' };

const parts = (seats: readonly string[]): string[] => [...seats.map((side) => SHARED[side] ?? side), 'base_deck'];
export default parts;
