declare module '*.toml?pick=units,die,layout,rewards,top,bottom,corrupted,confidence' {
  const data: Record<string, unknown>;
  export default data;
}
declare module '*.toml?pick=kind,strength,confidence' {
  const data: Record<string, unknown>;
  export default data;
}
declare module '*.toml?pick=region,confidence' {
  const data: Record<string, unknown>;
  export default data;
}
