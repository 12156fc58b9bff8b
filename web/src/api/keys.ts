/** The seats this browser holds. Tokens live here and in links, nowhere else. */
export interface Held {
  id: string;
  game: string;
  tokens: string[];
  /** Which seats they open, once the table has told. */
  seats?: number[];
  /** When it was last opened, for sorting. */
  seen: number;
}

const KEY = 'weald.tables';

export function held(): Held[] {
  try {
    const list = JSON.parse(localStorage.getItem(KEY) ?? '[]') as Held[];
    return list.sort((a, b) => b.seen - a.seen);
  } catch {
    return [];
  }
}

export function hold(id: string, game: string, tokens: string[]): void {
  const known = held().find((h) => h.id === id);
  const all = [...new Set([...(known?.tokens ?? []), ...tokens])];
  save([{ ...known, id, game, tokens: all, seen: Date.now() }, ...held().filter((h) => h.id !== id)].slice(0, 50));
}

/** Remember which seats our tokens open at a table. */
export function seated(id: string, seats: number[]): void {
  save(held().map((h) => (h.id === id ? { ...h, seats } : h)));
}

function save(list: Held[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(list));
  } catch {
    /* the link in the address bar still works */
  }
}

const NAME = 'weald.name';
export const myName = (): string => {
  try {
    return localStorage.getItem(NAME) ?? '';
  } catch {
    return '';
  }
};
export const keepName = (name: string): void => {
  try {
    localStorage.setItem(NAME, name);
  } catch {
    /* never mind */
  }
};

const BROWSER = 'weald.key';
/** By which the server knows this browser again at the deal of the day; made when it is first needed. */
export function browserKey(): string {
  try {
    const known = localStorage.getItem(BROWSER);
    if (known) return known;
    const made = Array.from(crypto.getRandomValues(new Uint8Array(24)), (n) => n.toString(16).padStart(2, '0')).join(
      '',
    );
    localStorage.setItem(BROWSER, made);
    return made;
  } catch {
    return '';
  }
}

/** Who is signed in in this browser, as it remembers: the cookie itself is not for scripts. Empty for everybody without an account, of whom
 * the server is then not asked. */
const ACCOUNT = 'weald.account';
export const accountId = (): string => {
  try {
    return localStorage.getItem(ACCOUNT) ?? '';
  } catch {
    return '';
  }
};
export const keepAccount = (id: string): void => {
  try {
    if (id) localStorage.setItem(ACCOUNT, id);
    else localStorage.removeItem(ACCOUNT);
  } catch {
    /* the account page asks the server in any case */
  }
};
