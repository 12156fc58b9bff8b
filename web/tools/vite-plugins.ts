/** The small build-time readers: icons, TOML data, Fluent texts. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { parse as parseToml } from 'smol-toml';
import svgpath from 'svgpath';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

/** The outline of one icon as a single path on a 256 grid, in whole units: small, and exact to a tenth of a pixel as we show it. */
export function iconPath(set: IconSet, name: string): string {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
  if (!icon) throw new Error(`game-icons has no icon called ${name}`);
  const outlines = [...icon.body.matchAll(/\sd="([^"]+)"/g)].map((m) => m[1]!);
  if (!outlines.length) throw new Error(`icon ${name} has no path`);
  return outlines.map((d) => svgpath(d).scale(0.5).rel().round(0).toString()).join('');
}

/** `import d from 'icon:anvil'` gives the outline of the icon; unused icons never reach the bundle. */
export function gameIcons(): Plugin {
  let set: IconSet | undefined;
  return {
    name: 'weald:icons',
    resolveId(id) {
      return id.startsWith('icon:') ? `\0${id}` : undefined;
    },
    load(id) {
      if (!id.startsWith('\0icon:')) return undefined;
      set ??= JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8')) as IconSet;
      return `export default ${JSON.stringify(iconPath(set, id.slice('\0icon:'.length)))};`;
    },
  };
}

/** TOML data files of the games, read at build time; `?pick=a,b` keeps only these fields of each table, also
 * of tables within tables, and `&drop=c,d` leaves these out at any depth. A host whose own file corrects our data serves it: it is
 * taken instead when the page runs (lib/facts.ts). */
export function toml(): Plugin {
  return {
    name: 'weald:toml',
    transform(code, id) {
      const found = /\.toml(?:\?(.*))?$/.exec(id);
      if (!found) return undefined;
      const asked = new URLSearchParams(found[1] ?? '');
      const wanted = asked.get('pick')?.split(',');
      const unwanted = asked.get('drop')?.split(',') ?? [];
      let data: Record<string, unknown> = parseToml(code);
      if (wanted) {
        const isTable = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
        const pick = (table: object): object =>
          Object.values(table).every(isTable) && !wanted.some((key) => key in table)
            ? Object.fromEntries(Object.entries(table).map(([key, inner]) => [key, pick(inner as object)]))
            : Object.fromEntries(Object.entries(table).filter(([key]) => wanted.includes(key)));
        data = Object.fromEntries(Object.entries(data).map(([key, table]) => [key, pick(table as object)]));
      }
      const bundled = JSON.stringify(data, (key, value: unknown) => (unwanted.includes(key) ? undefined : value));
      const [, game, file] = /\/games\/(\w+)\/data\/(\w+)\.toml/.exec(id) ?? [];
      const made = game
        ? `import { inForce } from '/src/lib/facts.ts';\nexport default inForce('${game}', '${file}', ${bundled});`
        : `export default ${bundled};`;
      return { code: made, map: null, moduleType: 'js' as const };
    },
  };
}

/** Texts that the first view of a table does not need: what the log says, why something cannot be done, what went wrong, other pages. */
const LATER =
  /^(?:count-(?:choice|decision|game)|event|because|why|note|hit|share|confidence|error|undo|notice|result|setting|signal|analysis|ui-(?:analyse|reach|reconnecting|connected-again|story|go-on|step|step-back|which|answer-sealed|bot-plays-for|look-back|notation-hint|chosen|solo-bot|seat-(?:me|open|ai|of)|nothing-blocked|level-default|rt-(?:battle-in|side|attacker|defender|nothing|rolled|capped|step|crafting|deciding|ambush-hits|cut-short|no-ambush|not-foiled|fighters|armored|dealt)|wl-(?:odds|bag-(?:empty|closed|of)|track-strength|bust|resistance-place|halted|sealed|your-choice|deciding|units-here|start|picks|blocked|lost|draw|bets|outcome|rewards|bet-sealed|turning|score|castles-counted|shards-counted|exhausted|quests-now|deed-done|goal-met|allies|left|ours)|curtain|what-if|looking-back|not-asked|can-do-here|about|known|set|game|digest|telling|rules|result|share|hint|keys?|my|seat-link|watch-link|concede|leave-seat|kick|pace|takebacks|free-seats|invite|sit-too|take-seat|tagline|plate|theme|private|listed|options|create|name-hint|your-name|how-many|show-table|open-tables|no-open|no-free|replay|talk|players|minutes|tables-open|anyone|your-turn|seats-taken|choose-seat|undo-request|chat|hints|rated-[a-z]+|account|standing|events|rounds-played|winners|no-winner|reveal|soon|table-name|side-of-seat|copy|copied|agree|refuse|log-[a-z]+|find|join|watch|download|again|notation-unknown|aid-[a-z]+))(?:-|$)/;

/** Fluent files as strings, without their comments and without what only the terminal says. `?first` and `?later` give the half that
 * the first view of a table needs, and the other. */
export function fluent(): Plugin {
  return {
    name: 'weald:fluent',
    transform(code, id) {
      const found = /\.ftl(?:\?(.*))?$/.exec(id);
      if (!found) return undefined;
      const half = /^(first|later)/.exec(found[1] ?? '')?.[0];
      const keep = (name: string) => half === undefined || LATER.test(name) === (half === 'later');
      const text = code
        .replace(/^#{1,3}(?: .*)?\n/gm, '')
        .replace(/^(?:cli|shell)-[\w-]+ =.*\n(?:[ \t].*\n|\n(?=[ \t]))*/gm, '')
        .replace(/^([a-z][\w-]*) =.*\n(?:[ \t].*\n|\n(?=[ \t]))*/gm, (message, name: string) =>
          keep(name) ? message : '',
        )
        .replace(/\n\s*\n/g, '\n')
        .replace(/\n[ \t]+/g, '\n ');
      return { code: `export default ${JSON.stringify(text)};`, map: null, moduleType: 'js' as const };
    },
  };
}

/** What a browser loads before it shows a page, gzipped and without fonts and pictures; too much fails the build.
 *
 * A page is given as the files it starts from. It may come in several kinds (languages, games): the largest counts.
 */
export function firstLoad(limit: number, pages: Record<string, string[][]>): Plugin {
  return {
    name: 'weald:first-load',
    apply: 'build',
    writeBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((f) => f.type === 'chunk');
      const sizes = new Map<string, number>();
      const size = (file: string): number => {
        const found = bundle[file];
        if (!found) return 0;
        if (!sizes.has(file)) sizes.set(file, gzipSync(found.type === 'chunk' ? found.code : found.source).length);
        return sizes.get(file)!;
      };
      const weigh = (roots: string[]): number => {
        const files = new Set<string>();
        const add = (file: string) => {
          const chunk = bundle[file];
          if (files.has(file) || chunk?.type !== 'chunk') return;
          files.add(file);
          for (const css of (chunk as { viteMetadata?: { importedCss?: Set<string> } }).viteMetadata?.importedCss ?? [])
            files.add(css);
          chunk.imports.forEach(add);
        };
        for (const root of roots) {
          // a root may name the query of a module, too
          const fits = (id: string) => id.endsWith(root) || id.split('?')[0]!.endsWith(root);
          const found = chunks.find((c) => fits(c.facadeModuleId ?? ''));
          if (!found) this.error(`first load: no chunk for ${root}`);
          add(found.fileName);
        }
        return [...files].reduce((sum, file) => sum + size(file), 0);
      };
      for (const [page, kinds] of Object.entries(pages)) {
        const bytes = Math.max(...kinds.map(weigh));
        console.log(`first load of the ${page}: ${(bytes / 1000).toFixed(1)} kB gzipped (fonts and pictures aside)`);
        if (bytes > limit) this.error(`the ${page} is over ${limit / 1000} kB`);
      }
    },
  };
}
