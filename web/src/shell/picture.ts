/** A board that is drawn as a small picture knows it from its context, and shows only that part of itself. */
import { getContext, setContext } from 'svelte';
import type { BoardScene } from './game';

const KEY = 'picture';

export const drawPicture = (box: BoardScene['box']): void => void setContext(KEY, box);
/** The part of the board to show; undefined at a table. */
export const pictureBox = (): BoardScene['box'] | undefined => getContext<BoardScene['box'] | undefined>(KEY);
