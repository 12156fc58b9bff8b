/** The chat of a table, with its texts. Fetched where a table has one. */
import { texts } from '$lib/texts.svelte';
import type { Live } from '../api/live.svelte';
import { Talk } from './talk.svelte';

const files = import.meta.glob<string>('../../../src/weald/text/chat/*.ftl', { import: 'default' });

export async function talkAt(table: string, live: Live): Promise<Talk> {
  await texts.add('chat', async (lang) => [await files[`../../../src/weald/text/chat/${lang}.ftl`]!()]);
  return new Talk(table, live);
}
