/** A notice on this device, also when no page is open: the browser's own push messages. */
import { settings } from '$lib/settings.svelte';
import { Refused } from '../api/http';
import type { NewTarget } from '../api/messages';
import { people } from './api';

export const pushWorks = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && isSecureContext;

const bytes = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));

/** What this browser calls itself, so that one knows it again in a list. */
function device(): string {
  const said = navigator.userAgent;
  const browser = ['Edg', 'OPR', 'Firefox', 'Chrome', 'Safari'].find((name) => said.includes(`${name}/`));
  const names: Record<string, string> = { Edg: 'Edge', OPR: 'Opera' };
  const system = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS', 'Linux'].find((name) => said.includes(name));
  return [browser && (names[browser] ?? browser), system].filter(Boolean).join(', ');
}

/** Asks the person and the browser. Throws Refused. */
export async function subscribe(): Promise<NewTarget> {
  if ((await Notification.requestPermission()) !== 'granted')
    throw new Refused('push-denied', 'the browser may not show notices of this page');
  const { key } = await people.pushKey();
  try {
    const worker = await navigator.serviceWorker.ready;
    const old = await worker.pushManager.getSubscription();
    // One made for another key (the server's database was new) hears nothing.
    const same = old && new Uint8Array(old.options.applicationServerKey ?? []).join() === bytes(key).join();
    if (old && !same) await old.unsubscribe();
    const found =
      (same && old) ||
      (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) }));
    const { endpoint, keys } = found.toJSON();
    return {
      kind: 'push',
      address: endpoint!,
      p256dh: keys!['p256dh']!,
      auth: keys!['auth']!,
      lang: settings.lang,
      name: device(),
    };
  } catch {
    throw new Refused('push-failed', 'the browser could not subscribe');
  }
}
