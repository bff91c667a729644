import type { Plugin } from 'vite';

/** The parts that a page starts with, by the names of their modules (web/src/first/page-start.ts names them). */
export const FIRST_PARTS: ReadonlySet<string> = new Set([
  'home-page',
  'planner',
  'sign-in-to-plan',
  'my-trips-tab',
  'discover-tab',
  'following-tab',
  'trip-page',
]);

/** The properties of a build file that are needed here. */
interface File {
  readonly fileName: string;
  readonly name: string;
  readonly isEntry: boolean;
  readonly isDynamicEntry: boolean;
  readonly imports: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } | undefined;
}

/**
 * Puts the first script into the page's head, where it runs as soon as it arrives, with the files of each part: only
 * the build knows their hashed names. It runs the entry and what that imports one after the other, each in a task of its
 * own (web/src/first/run-in-turn.ts): as scripts of the page all would run together, in one long task, when the last has
 * arrived. They are fetched after styles and fonts, so that the page's placeholder does not wait for 130 KB.
 */
export function firstScript(): Plugin {
  return {
    name: 'first-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const files = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk');
        const first = files.find(({ name }) => name === 'first');
        if (!first) throw new Error('The build has no file of the first script: see web/build/chunk-groups.ts');
        const scripts = filesInTurn(files).filter((name) => name !== first.fileName);
        const src = `/${first.fileName}`;
        return {
          html: withoutEntry(html, scripts.at(-1) ?? ''),
          tags: [
            meta('part-files', partFiles(files)),
            meta(
              'app-files',
              scripts.map((name) => `/${name}`),
            ),
            { tag: 'script', injectTo: 'head', attrs: { type: 'module', async: true, crossorigin: true, src } },
            ...scripts.map((name) => preload(name)),
          ],
        };
      },
    },
  };
}

const meta = (name: string, content: unknown) => ({
  ...{ tag: 'meta', injectTo: 'head' as const },
  attrs: { name, content: JSON.stringify(content) },
});

const preload = (name: string) => ({
  ...{ tag: 'link', injectTo: 'head' as const },
  attrs: { rel: 'modulepreload', crossorigin: true, href: `/${name}`, fetchpriority: 'low' },
});

/** The page without the tag that runs the entry. */
export function withoutEntry(html: string, fileName: string): string {
  const tag = `<script type="module" crossorigin src="/${fileName}"></script>`;
  if (!html.includes(tag)) throw new Error(`The page has no ${tag}`);
  return html.replace(tag, '');
}

/** Names of the entry and the scripts that it imports, each after those that it imports itself. */
export function filesInTurn(files: readonly File[]): string[] {
  const byName = new Map(files.map((file) => [file.fileName, file]));
  const inTurn = new Set<string>();
  const add = ({ fileName, imports }: File): void => {
    if (inTurn.has(fileName)) return;
    for (const name of imports) {
      const imported = byName.get(name);
      if (imported) add(imported);
    }
    inTurn.add(fileName);
  };
  files.filter(({ isEntry }) => isEntry).forEach(add);
  return [...inTurn];
}

/** Addresses of the scripts and style sheets that each of the first parts needs, besides those of every page. */
export function partFiles(files: readonly File[]): Record<string, string[]> {
  const every = withImports(
    files.filter(({ isEntry }) => isEntry),
    files,
  );
  const parts = files.filter(({ name, isDynamicEntry }) => isDynamicEntry && FIRST_PARTS.has(name));
  return Object.fromEntries(
    parts.map((part) => {
      const own = [...withImports([part], files)].filter((file) => !every.has(file));
      const styles = own.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
      return [part.name, [...own.map(({ fileName }) => fileName), ...styles].map((name) => `/${name}`)];
    }),
  );
}

/** These files and all that they import. */
function withImports(roots: readonly File[], files: readonly File[]): Set<File> {
  const byName = new Map(files.map((file) => [file.fileName, file]));
  const found = new Set(roots);
  // A set may grow while it is iterated.
  for (const { imports } of found) for (const name of imports) addIfThere(found, byName.get(name));
  return found;
}

function addIfThere<T>(set: Set<T>, item: T | undefined): void {
  if (item !== undefined) set.add(item);
}
