/** The data files as this screen picks them. */
declare module '*.toml?pick=map,clearings,forests' {
  const data: Record<string, unknown>;
  export default data;
}
declare module '*.toml?pick=tracks,board,rules' {
  const data: Record<string, unknown>;
  export default data;
}
declare module '*.toml?pick=type,suit,cost,item,vp' {
  const data: Record<string, unknown>;
  export default data;
}
declare module '*.toml?pick=suit,items' {
  const data: Record<string, unknown>;
  export default data;
}
