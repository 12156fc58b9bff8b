/** A board that is drawn as a small picture knows it from its context, and shows only that part of itself. */
import { getContext, setContext } from 'svelte';
import type { Scene } from './game';

const KEY = 'picture';

export const drawPicture = (box: Scene['box']): void => void setContext(KEY, box);
/** The part of the board to show; undefined at a table. */
export const pictureBox = (): Scene['box'] | undefined => getContext<Scene['box'] | undefined>(KEY);
