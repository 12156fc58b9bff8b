declare module '*/data/cards.toml?pick=faction,terrain,points,ability,leader,confidence,reconstructed_parts' {
  const data: unknown;
  export default data;
}
declare module '*/data/abilities.toml?pick=timing,rule' {
  const data: unknown;
  export default data;
}
