/** What the keyboard does at a table. */

/** Keys of the choices, in the order of the list; the other letters mean something everywhere (see Keys.svelte). */
export const CHOICE_KEYS: readonly string[] = [...'1234567890abcdfgjkmnopqsvyz'];

/** Does the choice end what is going on? */
export const ends = (option: { id: string }): boolean => /^(end|done|pass|stop|stay)$/.test(option.id);

/** Is the key meant for something else: a field, a dialog, the browser? */
export const typing = (event: KeyboardEvent): boolean =>
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  (event.target instanceof Element && event.target.closest('input, textarea, select, dialog') !== null);
