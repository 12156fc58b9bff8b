/** What a person prefers on this device; kept in the browser, never sent. */
export type Theme = 'auto' | 'light' | 'dark';
/** The languages are those that have a file of texts, English first (weald/languages.py does the same). */
export type Lang = string;
export const LANGS: readonly Lang[] = Object.keys(
  import.meta.glob('../../../src/weald/text/*.ftl', { query: '?first' }),
)
  .map((file) => /(\w+)\.ftl/.exec(file)![1]!)
  .sort((a, b) => Number(b === 'en') - Number(a === 'en') || a.localeCompare(b));

/** How fast events are told; null: as the system's wish for stillness says. */
export const PACES = { calm: 1.6, normal: 1, fast: 0.5, instant: 0 } as const;
export type Pace = keyof typeof PACES;

export interface Settings {
  theme: Theme;
  lang: Lang;
  motion: 'auto' | 'none';
  pace: Pace | null;
  learner: boolean;
  confirm: boolean;
  /** End one's turns oneself, where the table asks. */
  endMyTurns: boolean;
  notify: boolean;
  notation: boolean;
  sound: boolean;
}

const KEY = 'weald.settings';

function preferredLang(): Lang {
  const wanted = typeof navigator === 'undefined' ? [] : navigator.languages;
  return LANGS.find((l) => wanted.some((w) => w.toLowerCase().startsWith(l))) ?? 'en';
}

function read(): Settings {
  const fresh: Settings = {
    theme: 'auto',
    lang: preferredLang(),
    motion: 'auto',
    pace: null,
    learner: false,
    confirm: false,
    endMyTurns: true,
    notify: false,
    notation: false,
    sound: false,
  };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return fresh;
  }
}

export const settings = $state<Settings>(read());

const media = (query: string) => (typeof matchMedia === 'undefined' ? undefined : matchMedia(query));
const night = media('(prefers-color-scheme: dark)');
const calm = media('(prefers-reduced-motion: reduce)');
const system = $state({ dark: night?.matches ?? false, calm: calm?.matches ?? false });
night?.addEventListener('change', (e) => (system.dark = e.matches));
calm?.addEventListener('change', (e) => (system.calm = e.matches));

/** What is in force now, the system's wishes included. */
export const look = {
  get dark(): boolean {
    return settings.theme === 'auto' ? system.dark : settings.theme === 'dark';
  },
  get still(): boolean {
    return settings.motion === 'none' || system.calm;
  },
  get pace(): Pace {
    return settings.pace ?? (look.still ? 'instant' : 'normal');
  },
};

/** Saves the settings and marks the page; call inside an effect. */
export function applySettings(): void {
  const root = document.documentElement;
  root.lang = settings.lang;
  if (settings.theme === 'auto') delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  if (look.still) root.dataset.motion = 'none';
  else delete root.dataset.motion;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    /* private windows may refuse; the settings then last as long as the page */
  }
}
