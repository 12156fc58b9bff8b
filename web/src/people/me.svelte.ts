/** Who is signed in in this browser, and what follows them to every device. */
import { type Coded, problemOf } from '$lib/problems';
import { LANGS, settings, type Settings } from '$lib/settings.svelte';
import { keepAccount } from '../api/keys';
import type { AccountInfo, Me } from '../api/messages';
import { people } from './api';

/** Settings of the person; the others are of the device (may it show notices?) or of the account itself (the language). */
const FOLLOW = ['theme', 'motion', 'pace', 'learner', 'confirm', 'endMyTurns', 'notation', 'sound'] as const;
const SOON = 1500; // milliseconds after the last change
type Kept = Pick<Settings, (typeof FOLLOW)[number]>;

const mine = (): Kept => Object.fromEntries(FOLLOW.map((key) => [key, settings[key]])) as Kept;

class Signed {
  /** Does this server have accounts? Unknown until it was asked. */
  on = $state<boolean | null>(null);
  account = $state.raw<AccountInfo | null>(null);
  private known = ''; // the settings as the account has them
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asking: Promise<void> | undefined;

  /** Ask the server, once. */
  load(): Promise<void> {
    return (this.asking ??= people.me().then(
      (me) => this.take(me),
      (error: unknown) => {
        this.asking = undefined;
        throw error;
      },
    ));
  }

  /** What the server has said. Settings of the account win where somebody has just come. */
  take(me: Me): void {
    const before = this.account?.id;
    this.on = me.on;
    this.account = me.account;
    keepAccount(me.account?.id ?? '');
    if (!me.account) this.known = '';
    else if (me.account.id !== before) {
      const { settings: kept, lang } = me.account;
      for (const key of FOLLOW) if (key in kept) Object.assign(settings, { [key]: kept[key] });
      // A new account has none yet: those of this browser are its first.
      if (Object.keys(kept).length && LANGS.includes(lang)) settings.lang = lang;
      this.known = Object.keys(kept).length ? this.written() : '';
      this.follow();
    }
  }

  private written = () => JSON.stringify([settings.lang, mine()]);

  /** Settings have changed here: the account is told, after a moment. */
  follow(): void {
    if (!this.account || this.written() === this.known) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.save().catch(() => undefined), SOON);
  }

  async save(change: { shown?: string; speaks?: string[] } = {}): Promise<void> {
    const account = this.account;
    if (!account) return;
    clearTimeout(this.timer);
    const now = this.written();
    const me = await people.setProfile({
      shown: change.shown ?? account.shown,
      speaks: change.speaks ?? account.speaks,
      lang: settings.lang,
      settings: { ...account.settings, ...mine() },
    });
    this.known = now;
    this.take(me);
  }
}

export const signed = new Signed();

/** Settings of this browser may have changed: the account hears of it. */
export const follow = (): Promise<void> =>
  signed.load().then(
    () => signed.follow(),
    () => undefined,
  );

/** A button at work: what went wrong stays until the next try. */
export class Attempt {
  busy = $state(false);
  failed = $state.raw<Coded | null>(null);
  /** What has been done, until something else is. */
  done = $state('');

  /** True if it worked. */
  async run(what: () => Promise<unknown>, done = ''): Promise<boolean> {
    this.busy = true;
    this.failed = null;
    this.done = '';
    try {
      await what();
      this.done = done;
      return true;
    } catch (error) {
      this.failed = problemOf(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
