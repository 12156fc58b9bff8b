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
declare module '*.toml?pick=type,combat' {
  const data: Record<string, unknown>;
  export default data;
}
declare module '*.toml?pick=mountain,kind,crystals' {
  const data: Record<string, unknown>;
  export default data;
}
declare module '*.ftl' {
  const text: string;
  export default text;
}
