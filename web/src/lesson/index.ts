/** Guided first games: their voice, with its texts. Fetched where a table is one. */
import { texts } from '$lib/texts.svelte';
import Voice from './Voice.svelte';

const spoken = import.meta.glob<string>('../../../src/weald/games/*/text/lesson-*/*.ftl', { import: 'default' });
const around = import.meta.glob<string>('../../../src/weald/text/lesson/*.ftl', { import: 'default' });

export async function voiceOf(game: string, lesson: string): Promise<typeof Voice> {
  const own = (lang: string) => [
    ...Object.entries(spoken).filter(([path]) => path.endsWith(`/${game}/text/lesson-${lesson}/${lang}.ftl`)),
    ...Object.entries(around).filter(([path]) => path.endsWith(`/${lang}.ftl`)),
  ];
  await texts.add('lesson', (lang) => Promise.all(own(lang).map(([, load]) => load())));
  return Voice;
}
