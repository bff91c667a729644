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
 * the build knows their hashed names.
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
          {
            tag: 'script',
            injectTo: 'head',
            attrs: { type: 'module', async: true, crossorigin: true, src: `/${first.fileName}` },
          },
        ];
      },
    },
  };
}

/** Addresses of the scripts and style sheets that each of the first parts needs, besides those of every page. */
export function partFiles(files: readonly File[]): Record<string, string[]> {
  const byName = new Map(files.map((file) => [file.fileName, file]));
  const withImports = (roots: readonly File[]) => {
    const found = new Set(roots);
    // A set may grow while it is iterated.
    for (const { imports } of found) for (const name of imports) addIfThere(found, byName.get(name));
    return found;
  };
  const every = withImports(files.filter(({ isEntry }) => isEntry));
  const parts = files.filter(({ name, isDynamicEntry }) => isDynamicEntry && FIRST_PARTS.has(name));
  return Object.fromEntries(
    parts.map((part) => {
      const own = [...withImports([part])].filter((file) => !every.has(file));
      const styles = own.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
      return [part.name, [...own.map(({ fileName }) => fileName), ...styles].map((name) => `/${name}`)];
    }),
  );
}

function addIfThere<T>(set: Set<T>, item: T | undefined): void {
  if (item !== undefined) set.add(item);
}
