/** The parts of Root's texts that a table needs: its factions, its deck and what the maps bring. */
const ALL = 'marquise eyrie alliance vagabond cult duchy corvids hundreds riverfolk keepers'.split(' ');
const SHARED: Record<string, string> = { second_vagabond: 'vagabond' };

const parts = (seats: readonly string[], settings: Readonly<Record<string, unknown>>): string[] => [
  // who plays is drafted: any faction may
  ...(settings['setup'] === 'advanced' ? ['draft', ...ALL] : seats.map((side) => SHARED[side] ?? side)),
  'base_deck', // the other deck shares half of it
  ...(settings['deck'] === 'exiles_partisans' ? ['exiles_partisans'] : []),
  'maps',
  ...(settings['landmarks'] ? ['landmarks'] : []),
  ...(settings['hirelings'] ? ['hirelings'] : []),
];
export default parts;
