/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'icon:*' {
  const outline: string;
  export default outline;
}
declare module '*.toml' {
  const data: Record<string, unknown>;
  export default data;
}
// Only these fields of each table; TypeScript allows no pattern for them.
declare module '*.toml?pick=type,combat' {
  export { default } from 'data.toml';
}
declare module '*.toml?pick=mountain,kind,crystals' {
  export { default } from 'data.toml';
}
declare module '*.toml?pick=map,clearings,forests' {
  export { default } from 'data.toml';
}
declare module '*.toml?pick=map,clearings,forests&drop=confidence,adjacent,coastal,edge,suit,corners,printed_suits,rivers,closed_paths,ferry,tower' {
  export { default } from 'data.toml';
}
declare module '*.toml?pick=type,suit,cost,item,vp' {
  export { default } from 'data.toml';
}
declare module '*.toml?pick=suit,cost' {
  export { default } from 'data.toml';
}
declare module '*.toml?pick=suit,items' {
  export { default } from 'data.toml';
}
declare module '*.toml?pick=units,die,layout,rewards,top,bottom,corrupted,confidence' {
  export { default } from 'data.toml';
}
declare module '*.toml?pick=kind,strength,confidence' {
  export { default } from 'data.toml';
}
declare module '*.toml?pick=weak,strong' {
  export { default } from 'data.toml';
}
declare module '*.toml?pick=artifact,leader_ability,abilities,tracks,between,castle_track_two_players' {
  export { default } from 'data.toml';
}
declare module '*.toml?pick=region,confidence' {
  export { default } from 'data.toml';
}
declare module '*.toml?pick=faction,terrain,points,ability,leader,confidence,reconstructed_parts' {
  export { default } from 'data.toml';
}
declare module '*.toml?pick=timing,rule' {
  export { default } from 'data.toml';
}
declare module '*.ftl' {
  const text: string;
  export default text;
}
