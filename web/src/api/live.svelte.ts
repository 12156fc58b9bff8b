/** One table over one WebSocket: what each held seat sees, and the way to answer. Reconnects by itself. */
import type { Coded } from '$lib/problems';
import type {
  Ahead,
  Blocked,
  ChatLine,
  ClientMessage,
  LogEntry,
  ServerMessage,
  Show,
  ShowLesson,
  TableInfo,
  Tried,
  View,
} from './messages';

interface Seen {
  view: View;
  log: LogEntry[];
}
type Request = ClientMessage extends infer M ? (M extends unknown ? Omit<M, 're'> : never) : never;

const SPECTATOR = 'watch';
const keyOf = (seat: number | null) => (seat === null ? SPECTATOR : String(seat));
/** Close codes after which trying again makes no sense. */
const FINAL = new Set([4401, 4403, 4404]);

export class Live {
  connection = $state<'connecting' | 'open' | 'lost' | 'gone'>('connecting');
  table = $state.raw<TableInfo | null>(null);
  seats = $state.raw<number[]>([]);
  /** What spectators need; told to players only. */
  watch = $state<string | null>(null);
  seen = $state.raw<Record<string, Seen>>({});
  blocked = $state.raw<{ number: number; list: Blocked[]; ahead: Ahead[] } | null>(null);
  /** What a program would do, for the decision it was asked about; null while it thinks. */
  hinted = $state.raw<{ number: number; best: Tried[] | null } | null>(null);
  past = $state.raw<{ number: number; view: View; log: LogEntry[] } | null>(null);
  /** Ready-made sentences of people at the table, as they came. */
  said = $state.raw<{ n: number; seat: number; key: string }[]>([]);
  /** What people wrote in words of their own. */
  chat = $state.raw<readonly ChatLine[]>([]);
  /** Where the rematch is, once we have said yes. */
  again = $state.raw<{ table: string; token: string; link: string } | null>(null);
  /** What the voice of a guided first game says now. */
  lesson = $state.raw<ShowLesson | null>(null);
  busy = $state(false);
  problem = $state.raw<Coded | null>(null);
  /** When the clocks in `table` were told. */
  told = $state(0);

  private socket: WebSocket | undefined;
  private tries = 0;
  private re = 0;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waiting = new Map<number, (ok: boolean) => void>();
  private learner = false;

  constructor(
    private readonly id: string,
    private tokens: readonly string[],
    /** Told of every view in its order, also when several come at once. */
    private readonly onshow: (show: Show) => void = () => {},
    /** Open the seats of who is signed in, too. */
    private readonly account = false,
  ) {
    this.open();
  }

  of(seat: number | null): Seen | undefined {
    return this.seen[keyOf(seat)];
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  choose(number: number, option: string, seat: number | null): void {
    void this.ask({ type: 'choose', number, option, seat });
  }
  undo(seat: number | null): void {
    void this.ask({ type: 'undo', seat });
  }
  answerUndo(agree: boolean, seat: number | null): void {
    void this.ask({ type: agree ? 'undo-agree' : 'undo-refuse', seat });
  }
  hints(on: boolean, seat: number | null): void {
    void this.ask({ type: 'hints', on, seat });
  }
  concede(seat: number | null): void {
    void this.ask({ type: 'concede', seat });
  }
  /** Free the seat for somebody else. */
  leave(seat: number | null): void {
    void this.ask({ type: 'leave', seat });
  }
  /** The host asks somebody to leave. */
  kick(seat: number): void {
    void this.ask({ type: 'kick', seat });
  }
  /** Offer to play again, or accept. */
  rematch(seat: number | null): void {
    void this.ask({ type: 'rematch', seat }, false);
  }
  why(seat: number | null): void {
    void this.ask({ type: 'why', seat }, false);
  }
  hint(number: number, seat: number | null): void {
    this.hinted = { number, best: null };
    void this.ask({ type: 'hint', seat }, false).then((ok) => {
      if (!ok && this.hinted?.best === null) this.hinted = null;
    });
  }
  say(key: string, seat: number | null): void {
    void this.ask({ type: 'say', key, seat }, false);
  }
  /** Anything about the chat. */
  chats(message: Extract<Request, { type: `chat${string}` }>): void {
    void this.ask(message, false);
  }
  look(number: number | null, seat: number | null): void {
    if (number === null) this.past = null;
    else void this.ask({ type: 'history', number, seat }, false);
  }
  /** Hold one more seat. */
  sit(token: string): void {
    this.tokens = [...this.tokens, token];
    void this.ask({ type: 'sit', token }, false);
  }
  learn(on: boolean): void {
    this.learner = on;
    if (this.connection === 'open') void this.ask({ type: 'learner', on }, false);
  }

  private open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const query = this.tokens.map((token) => `&token=${encodeURIComponent(token)}`).join('');
    // Whoever is asked reads: the table need not answer for us where there is no choice.
    const path = `/api/tables/${encodeURIComponent(this.id)}/ws?patient=1${query}${this.account ? '&account=1' : ''}`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.socket = socket;
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = (event) => {
      if (this.closed || socket !== this.socket) return;
      this.busy = false;
      for (const done of this.waiting.values()) done(false);
      this.waiting.clear();
      if (FINAL.has(event.code)) {
        this.connection = 'gone';
        return;
      }
      if (this.connection !== 'connecting' || this.tries > 0) this.connection = 'lost';
      // 0.3 s, then longer and longer up to 10 s, never all clients at once
      const wait = Math.min(10_000, 300 * 2 ** this.tries) * (0.7 + 0.6 * Math.random());
      this.tries += 1;
      this.timer = setTimeout(() => this.open(), wait);
    };
  }

  /** Sends a request and waits for its answer; `lock` keeps further choices back meanwhile. */
  private ask(message: Request, lock = true): Promise<boolean> {
    if (this.socket?.readyState !== WebSocket.OPEN) return Promise.resolve(false);
    const re = ++this.re;
    if (lock) this.busy = true;
    this.problem = null;
    this.socket.send(JSON.stringify({ ...message, re }));
    return new Promise((resolve) =>
      this.waiting.set(re, (ok) => {
        if (lock) this.busy = false;
        resolve(ok);
      }),
    );
  }

  private settle(re: number | null, ok: boolean): void {
    if (re === null) return;
    this.waiting.get(re)?.(ok);
    this.waiting.delete(re);
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'hello':
        this.seats = message.you;
        this.watch = message.watch;
        this.know(message.table);
        this.connection = 'open';
        this.tries = 0;
        if (this.learner) void this.ask({ type: 'learner', on: true }, false);
        break;
      case 'view': {
        const key = keyOf(message.seat);
        const kept = (this.seen[key]?.log ?? []).slice(0, message.n);
        this.seen = { ...this.seen, [key]: { view: message.view, log: [...kept, ...message.log] } };
        this.onshow(message);
        this.know(message.table);
        this.busy = false; // what it shows can be answered at once, `done` follows
        if (this.blocked && message.view.decisions[0]?.number !== this.blocked.number) this.blocked = null;
        break;
      }
      case 'lesson':
        this.lesson = message;
        break;
      case 'table':
        this.know(message.table);
        break;
      case 'why_not':
        this.blocked = { number: message.number, list: message.blocked, ahead: message.ahead };
        this.settle(message.re, true);
        break;
      case 'hint':
        this.hinted = { number: message.number, best: message.best };
        this.settle(message.re, true);
        break;
      case 'history':
        this.past = { number: message.number, view: message.view, log: message.log };
        this.settle(message.re, true);
        break;
      case 'rematched':
        this.again = { table: message.table, token: message.token, link: message.link };
        this.settle(message.re, true);
        break;
      case 'said':
        this.said = [...this.said, { n: (this.said.at(-1)?.n ?? 0) + 1, seat: message.seat, key: message.key }];
        break;
      case 'chat':
        this.chat = message.whole ? message.lines : [...this.chat, ...message.lines];
        break;
      case 'chat-removed':
        this.chat = this.chat.filter((line) => line.n !== message.n);
        break;
      case 'done':
      case 'pong':
        this.settle(message.re, true);
        break;
      case 'error':
        this.problem = message.code === 'stale' ? null : message;
        this.settle(message.re, false);
        break;
    }
  }

  private know(table: TableInfo): void {
    this.table = table;
    this.told = Date.now();
  }
}

/** Who made each choice, as far as the log tells: a choice without a sentence belongs to the one that follows. */
export function choosersOf(log: readonly LogEntry[], total: number): number[] {
  const out = new Array<number>(total).fill(-1);
  for (const e of log)
    if (e.seat !== null && e.number > 0 && e.number <= total && out[e.number - 1] === -1) out[e.number - 1] = e.seat;
  for (let i = total - 2; i >= 0; i--) if (out[i] === -1) out[i] = out[i + 1]!;
  return out;
}
