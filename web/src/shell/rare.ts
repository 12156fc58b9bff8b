/** What the first view of a table does without, in one file: it comes right after it. */
export { default as Past } from './Past.svelte';
export { default as Reason } from './Reason.svelte';
export { default as Sounds } from './Sounds.svelte';
export { default as Tips } from './Tips.svelte';
