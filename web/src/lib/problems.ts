/** What went wrong, and what everybody should know, in the player's language: by code; the server's English is the last resort. */
import { t, texts } from './texts.svelte';

export interface Coded {
  code: string;
  message: string;
  args?: Record<string, unknown>;
}

/** Anything thrown, as something that has a code if the server gave it one. */
export function problemOf(error: unknown): Coded {
  if (error instanceof Error && 'code' in error) return error as Error & Coded;
  return { code: '', message: error instanceof Error ? error.message : String(error) };
}

/** `error-<code>`, more exactly with `.line`; for refusals that have a reason of their own, that too. */
export function errorText({ code, message, args = {} }: Coded): string {
  const id = `error-${code}`;
  if (!texts.has(id)) return t('ui-error', { message });
  const why = [`undo-${String(args['why'])}`, `why-${String(args['why'])}`].find((reason) => texts.has(reason));
  const text = t(args['line'] && texts.has(`${id}.line`) ? `${id}.line` : id, args);
  const more = why ? t(why, args) : args['reason']; // the host's own words, to who is banned
  return more ? `${text} ${String(more)}` : text;
}

/** `notice-<code>`; with choices lost, how many. What the host announces comes with its own words. */
export function noticeText({ code, message, args = {} }: Coded): string {
  const own = (args['texts'] as Record<string, string> | undefined)?.[texts.lang];
  if (own) return own;
  const id = `notice-${code}`;
  if (!texts.has(id)) return message;
  return args['lost'] && texts.has(`${id}.lost`) ? `${t(id, args)} ${t(`${id}.lost`, args)}` : t(id, args);
}
