/** The words of the pages about people: each part comes with the page that needs it. */
import { texts } from '$lib/texts.svelte';

const files = import.meta.glob<string>(
  [
    '../../../src/weald/text/account/*.ftl',
    '../../../src/weald/text/standing/*.ftl',
    '../../../src/weald/text/desk/*.ftl',
  ],
  { import: 'default' },
);
export type Part = 'account' | 'standing' | 'desk';

export const withTexts = (part: Part): Promise<void> =>
  texts.add(part, async (lang) => [await files[`../../../src/weald/text/${part}/${lang}.ftl`]!()]);
