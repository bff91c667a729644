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
 * the build knows their hashed names. The scripts that every page imports are listed in the same way, so that each runs
 * when it arrives and in its own task; otherwise all would run together, in one long task after the last. All but
 * the first come after styles and fonts, so that the page's placeholder does not wait for 130 KB.
 */
export function firstScript(): Plugin {
  return {
    name: 'first-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        const files = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk');
        const first = files.find(({ name }) => name === 'first');
        if (!first) throw new Error('The build has no file of the first script: see web/build/chunk-groups.ts');
        return [
          {
            tag: 'meta',
            injectTo: 'head',
            attrs: { name: 'part-files', content: JSON.stringify(partFiles(files)) },
          },
          asyncScript(first.fileName),
          ...filesOfEveryPage(files)
            .filter((name) => name !== first.fileName)
            .map((name) => asyncScript(name, { fetchpriority: 'low' })),
        ];
      },
    },
  };
}

function asyncScript(name: string, attrs: Record<string, string> = {}) {
  const all = { type: 'module', async: true, crossorigin: true, src: `/${name}`, ...attrs };
  return { tag: 'script', injectTo: 'head' as const, attrs: all };
}

/** Names of the scripts that every page imports, without the entry itself. */
export function filesOfEveryPage(files: readonly File[]): string[] {
  return [
    ...withImports(
      files.filter(({ isEntry }) => isEntry),
      files,
    ),
  ]
    .filter(({ isEntry }) => !isEntry)
    .map(({ fileName }) => fileName);
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
