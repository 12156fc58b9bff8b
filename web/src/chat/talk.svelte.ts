/** What people at a table write to each other, as this browser keeps it: how far it was read, and whom it does not want to hear. */
import { untrack } from 'svelte';
import { myName } from '../api/keys';
import type { Live } from '../api/live.svelte';
import type { ChatLine } from '../api/messages';
import Chat from './Chat.svelte';
import Heard from './Heard.svelte';

/** A seat, or the name of somebody who looks on. */
const writerOf = (line: ChatLine): string => (line.seat === null ? `~${line.name}` : String(line.seat));

function kept<T>(key: string, otherwise: T): T {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '') as T;
  } catch {
    return otherwise;
  }
}

export class Talk {
  readonly Chat = Chat;
  readonly Heard = Heard;
  /** The last line that was read. */
  read = $state(-1);
  /** The seat we write for; null looks on. */
  seat = $state<number | null>(null);
  private muted = $state.raw<readonly string[]>([]);

  constructor(
    private readonly table: string,
    private readonly live: Live,
  ) {
    this.read = kept(`weald.read.${table}`, -1);
    this.muted = kept<string[]>(`weald.muted.${table}`, []);
  }

  get lines(): readonly ChatLine[] {
    return this.live.chat;
  }
  get silence() {
    return this.live.table?.silence ?? null;
  }
  /** May we write, as far as the table is concerned? */
  get open(): boolean {
    return this.seat !== null || this.live.table?.chat === 'everybody';
  }
  get host(): boolean {
    const host = this.live.table?.host ?? null;
    return host !== null && this.live.seats.includes(host);
  }
  get unread(): number {
    return this.lines.filter((line) => line.n > this.read && !this.mine(line) && !this.mutes(line)).length;
  }
  mine(line: ChatLine): boolean {
    return line.seat !== null && this.live.seats.includes(line.seat);
  }
  mutes(line: ChatLine): boolean {
    return this.muted.includes(writerOf(line));
  }

  mute(line: ChatLine): void {
    const who = writerOf(line);
    this.muted = this.mutes(line) ? this.muted.filter((one) => one !== who) : [...this.muted, who];
    localStorage.setItem(`weald.muted.${this.table}`, JSON.stringify(this.muted));
  }
  /** Everything there is has been seen. */
  look(): void {
    const last = this.lines.at(-1)?.n ?? -1;
    if (last <= untrack(() => this.read)) return;
    this.read = last;
    localStorage.setItem(`weald.read.${this.table}`, String(last));
  }
  say(text: string): void {
    this.live.chats({ type: 'chat', text, name: myName(), seat: this.seat });
  }
  remove(line: ChatLine): void {
    this.live.chats({ type: 'chat-remove', n: line.n });
  }
  report(line: ChatLine, words: string): void {
    this.live.chats({ type: 'chat-report', n: line.n, words });
  }
}
