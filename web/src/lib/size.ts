/** The size of an element, told when it is known: asking for it at once would lay out the whole page in the middle of a change. */
import type { Attachment } from 'svelte/attachments';

export const sized =
  (tell: (width: number, height: number) => void): Attachment<HTMLElement> =>
  (element) => {
    const watch = new ResizeObserver(() => tell(element.clientWidth, element.clientHeight));
    watch.observe(element);
    return () => watch.disconnect();
  };
