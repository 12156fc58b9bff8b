/** What people read: the same Fluent files as the server's, loaded one language at a time.
 *
 * A message names what its arguments stand for with NAME and COUNT (see weald/text/__init__.py); `rich` keeps
 * those names apart, so that a place or a card in a sentence can be pointed at.
 */
import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from '@fluent/bundle';
import { ownText } from './facts';
import type { Lang } from './settings.svelte';

export type Args = Record<string, unknown>;

/** A stretch of a sentence; with `kind` and `id` it names something. */
export interface Span {
  text: string;
  kind?: string;
  id?: string;
}

type Loader = () => Promise<string>;
type Files = Record<string, Loader>;

/** Each file in two: what the first view of a table shows, and the rest (tools/vite-plugins.ts says which is which). */
const shellFiles: Record<Half, Files> = {
  first: import.meta.glob<string>('../../../src/weald/text/*.ftl', { import: 'default', query: '?first' }),
  later: import.meta.glob<string>('../../../src/weald/text/*.ftl', { import: 'default', query: '?later' }),
};
const gameFiles: Record<Half, Files> = {
  first: import.meta.glob<string>(
    ['../../../src/weald/games/*/text/**/*.ftl', '!../../../src/weald/games/*/text/lesson-*/*.ftl'],
    { import: 'default', query: '?first' },
  ),
  later: import.meta.glob<string>(
    ['../../../src/weald/games/*/text/**/*.ftl', '!../../../src/weald/games/*/text/lesson-*/*.ftl'],
    { import: 'default', query: '?later' },
  ),
};
type Half = 'first' | 'later';
const HALVES: readonly Half[] = ['first', 'later'];

// Private-use characters that mark a name inside a formatted sentence.
const OPEN = '\uE000';
const ID = '\uE001';
const TEXT = '\uE002';
const CLOSE = '\uE003';
const MARKED = /\uE000([^\uE001]*)\uE001([^\uE002]*)\uE002([^\uE003]*)\uE003/g;

/** The name of something that can be pointed at, marked inside a sentence. */
const pointable = (text: string, kind: string, id: string) => `${OPEN}${kind}${ID}${id}${TEXT}${text}${CLOSE}`;

const LIST = ', ';

/** A file whose path ends so; the query of its half is no part of the path. */
function fileOf(files: Files, ending: string): Loader | undefined {
  const key = Object.keys(files).find((k) => k.split('?')[0]!.endsWith(ending));
  return key ? files[key] : undefined;
}

/** The parts that a game's texts are split into (a faction, a deck): the folders in its `text/`. */
function partsOf(game: string, lang: Lang): string[] {
  const paths = Object.keys(gameFiles.first).map((path) => path.split('?')[0]!);
  const files = paths.map((path) => path.split(`/games/${game}/text/`)[1]?.split('/'));
  return files.flatMap((path) => (path?.length === 2 && path[1] === `${lang}.ftl` ? [path[0]!] : []));
}

class Texts {
  lang = $state<Lang>('en');
  ready = $state(false);
  /** Everything is here, also what the first view does not show. */
  whole = $state(false);
  private bundle = $state.raw<FluentBundle | undefined>();
  private spare = $state.raw<FluentBundle | undefined>(); // every part, English below: fetched when something is missing
  /** Whose texts are here; nobody's, where they were given directly. */
  game = $state('');
  private parts: readonly string[] = [];
  private fetching = false;
  private turn = 0;
  /** What was asked for last, here already or not. */
  private wanted: [Lang, string, readonly string[]] = ['en', '', []];
  private latest = Promise.resolve();
  /** Texts that come with parts of the screen which are fetched later, in any language. */
  private also = new Map<string, (lang: Lang) => Promise<string[]>>();

  /** Loads a language, with the texts of a game and of those of its parts that are in play, and switches to it. Whoever is
   * in a hurry gets what the first view shows; the rest follows. */
  use(lang: Lang, game = this.wanted[1], parts = this.wanted[2], hurry = false): Promise<void> {
    this.wanted = [lang, game, parts];
    return (this.latest = this.load(...this.wanted, hurry));
  }

  private async load(lang: Lang, game: string, parts: readonly string[], hurry: boolean): Promise<void> {
    const turn = ++this.turn;
    const halves = hurry && !this.whole ? HALVES.slice(0, 1) : HALVES;
    const sources = await this.sources(lang, game, parts, halves);
    if (turn !== this.turn) return this.latest; // something else was wanted meanwhile: it brings this, too
    if (this.game !== game || this.lang !== lang) this.spare = undefined;
    this.bundle = this.make(lang, sources);
    this.lang = lang;
    this.game = game;
    this.parts = parts;
    this.whole = halves.length === HALVES.length;
    this.ready = true;
    if (this.whole) return;
    const rest = await this.sources(lang, game, parts, ['later']);
    if (turn !== this.turn) return this.latest;
    this.bundle = this.make(lang, [...sources, ...rest]);
    this.whole = true;
  }

  async add(part: string, also: (lang: Lang) => Promise<string[]>): Promise<void> {
    this.also.set(part, also);
    await this.use(this.wanted[0]);
  }

  /** For tests and stories: texts given directly. */
  give(lang: Lang, sources: string[]): void {
    this.bundle = this.make(lang, sources);
    this.lang = this.wanted[0] = lang;
    this.game = '';
    this.ready = this.whole = true;
  }

  has(id: string): boolean {
    return this.find(this.bundle, id) !== undefined;
  }

  /** The text of `id` or `id.attribute` with its arguments filled in; the id itself if there is none. */
  format(id: string, args: Args = {}): string {
    return this.marked(id, args).replace(MARKED, '$3');
  }

  /** The same, with the names in it kept apart. */
  rich(id: string, args: Args = {}): Span[] {
    return spans(this.marked(id, args));
  }

  private async sources(lang: Lang, game: string, parts: readonly string[], halves = HALVES): Promise<string[]> {
    const endings = [`/${lang}.ftl`, ...[...new Set(parts)].map((part) => `/${part}/${lang}.ftl`)];
    const loaders = halves.flatMap((half) => [
      fileOf(shellFiles[half], `/text/${lang}.ftl`),
      ...(game ? endings.map((ending) => fileOf(gameFiles[half], `/${game}/text${ending}`)) : []),
    ]);
    const own = await Promise.all(loaders.filter((l): l is Loader => l !== undefined).map((l) => l()));
    return [...own, ...(await Promise.all([...this.also.values()].map((also) => also(lang)))).flat()];
  }

  private make(lang: string, sources: string[]): FluentBundle {
    const bundle: FluentBundle = new FluentBundle(lang, {
      useIsolating: false,
      functions: {
        NAME: ([value, kind], { form }) => this.name(bundle, String(kind), plain(value), form, pointable),
        TEXT: ([value, kind], { form }) => this.name(bundle, String(kind), plain(value), form, (text) => text),
        COUNT: ([count, what], { form }) => this.count(bundle, count!, plain(what), form ? String(form) : ''),
      },
    });
    for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
    return bundle;
  }

  /** The host's own text, as a pattern: it has no arguments. */
  private find(bundle: FluentBundle | undefined, id: string) {
    const own = bundle && ownText(this.game, bundle.locales[0]!, id);
    if (own !== undefined) return own;
    const [name, attribute] = id.split('.', 2) as [string, string | undefined];
    const message = bundle?.getMessage(name);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? undefined;
  }

  private marked(id: string, args: Args): string {
    for (const bundle of [this.bundle, this.spare]) {
      const pattern = this.find(bundle, id);
      if (pattern !== undefined) return bundle!.formatPattern(pattern, variables(args), []);
    }
    this.fetchSpare();
    return id;
  }

  /** Something is missing: all parts of the game, and what even they lack in English. */
  private fetchSpare(): void {
    if (!this.whole || this.spare || this.fetching) return;
    const { lang, game } = this;
    const parts = partsOf(game, lang);
    if (lang === 'en' && parts.every((part) => this.parts.includes(part))) return;
    this.fetching = true;
    void Promise.all([this.sources('en', game, parts), this.sources(lang, game, parts)]).then(([english, own]) => {
      if (game === this.game && lang === this.lang) this.spare = this.make(lang, [...english, ...own]);
      this.fetching = false;
    });
  }

  private name(
    bundle: FluentBundle,
    kind: string,
    value: string,
    wanted: FluentValue | undefined,
    show: (text: string, kind: string, id: string) => string,
  ): string {
    const form = plain(wanted);
    return value
      .split(LIST)
      .map((one) => {
        const id = `${kind}-${one}`;
        const pattern = (form && this.find(bundle, `${id}.${form}`)) || this.find(bundle, id);
        return show(pattern ? bundle.formatPattern(pattern, {}, []) : one, kind, one);
      })
      .join(LIST);
  }

  private count(bundle: FluentBundle, count: FluentValue, what: string, form: string): string {
    const id = `count-${what.replaceAll('_', '-')}`;
    const pattern = (form && this.find(bundle, `${id}.${form}`)) || this.find(bundle, id);
    return pattern ? bundle.formatPattern(pattern, { count: count as FluentVariable }, []) : `${plain(count)} ${what}`;
  }
}

function plain(value: FluentValue | undefined): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : String(value.valueOf());
}

/** Fluent takes numbers and strings; lists and the like are passed as text. */
function variables(args: Args): Record<string, FluentVariable> {
  const out: Record<string, FluentVariable> = {};
  for (const [key, value] of Object.entries(args)) {
    if (typeof value === 'number' || typeof value === 'string') out[key] = value;
    else if (typeof value === 'boolean') out[key] = value ? 1 : 0;
    else if (value !== null && value !== undefined)
      out[key] = Array.isArray(value) ? value.join(LIST) : JSON.stringify(value);
  }
  return out;
}

function spans(marked: string): Span[] {
  const out: Span[] = [];
  let last = 0;
  for (const m of marked.matchAll(MARKED)) {
    if (m.index > last) out.push({ text: marked.slice(last, m.index) });
    out.push({ kind: m[1]!, id: m[2]!, text: m[3]! });
    last = m.index + m[0].length;
  }
  if (last < marked.length) out.push({ text: marked.slice(last) });
  return out;
}

export const texts = new Texts();
export const t = (id: string, args?: Args): string => texts.format(id, args);
export const rich = (id: string, args?: Args): Span[] => texts.rich(id, args);
