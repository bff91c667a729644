import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** The properties of a JavaScript file of the build that are needed here. */
export interface BuiltChunk {
  readonly fileName: string;
  /** The module that it was created for, if any. */
  readonly facadeModuleId: string | null;
  readonly moduleIds: readonly string[];
  /** Its static imports. */
  readonly imports: readonly string[];
  readonly code: string;
}

const KB = 1000;
const FIRST_PAGE_KB = 150;
const CHUNK_KB = 120;

/** Large by nature, and fetched only when opened: the uploader, the map, and what draws PDFs. */
const LARGE_BY_NATURE = /\/node_modules\/(?:@uppy|maplibre-gl|leaflet|pdfjs-dist)\//;

/** What the first page fetches before any interaction, by its entry modules. */
const FIRST_PAGES: Readonly<Record<string, readonly string[]>> = {
  'signed out': ['src/main.tsx', 'features/home/home-page.tsx', 'features/home/plan/welcome/sign-in-to-plan.tsx'],
  'signed in': ['src/main.tsx', 'features/home/home-page.tsx', 'features/home/plan/planner.tsx'],
};

/**
 * Fails the build when the first page or any single file exceeds its gzipped budget, or when files import each other.
 */
export function sizeBudget(): Plugin {
  return {
    name: 'size-budget',
    apply: 'build',
    writeBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      for (const line of firstPageWeights(chunks)) this.info(line.text);
      const complaints = [...overBudget(chunks), ...circles(chunks)];
      if (complaints.length > 0) this.error(complaints.join('\n'));
    },
  };
}

/** Describes every file above its budget; empty when all is well. */
export function overBudget(chunks: readonly BuiltChunk[]): string[] {
  const pages = firstPageWeights(chunks)
    .filter(({ kilobytes }) => kilobytes > FIRST_PAGE_KB)
    .map(({ text }) => `${text}; it may have ${FIRST_PAGE_KB}`);
  const files = chunks
    .filter(({ moduleIds }) => !moduleIds.some((id) => LARGE_BY_NATURE.test(id)))
    .filter((chunk) => weightOf(chunk) > CHUNK_KB)
    .map((chunk) => `${chunk.fileName} has ${weightOf(chunk).toFixed(1)} KB gzipped; a file may have ${CHUNK_KB}`);
  return [...pages, ...files];
}

/**
 * Describes circular imports between files: which of them runs first is arbitrary, and its dependencies may not be
 * ready.
 */
export function circles(chunks: readonly BuiltChunk[]): string[] {
  return chunks
    .filter((chunk) => {
      const direct = chunk.imports.flatMap((name) => chunks.filter(({ fileName }) => fileName === name));
      return withImports(chunks, direct).includes(chunk);
    })
    .map(({ fileName }) => `${fileName} imports itself by way of others: see web/build/chunk-groups.ts`);
}

function firstPageWeights(chunks: readonly BuiltChunk[]): { readonly text: string; readonly kilobytes: number }[] {
  return Object.entries(FIRST_PAGES).map(([session, modules]) => {
    const files = withImports(
      chunks,
      modules.map((module) => chunkOf(chunks, module)),
    );
    const kilobytes = files.reduce((sum, chunk) => sum + weightOf(chunk), 0);
    return { kilobytes, text: `The first page, ${session}, has ${kilobytes.toFixed(1)} KB of JavaScript gzipped` };
  });
}

function chunkOf(chunks: readonly BuiltChunk[], module: string): BuiltChunk {
  const chunk = chunks.find(({ facadeModuleId, moduleIds }) =>
    [facadeModuleId, ...moduleIds].some((id) => id?.endsWith(`/${module}`)),
  );
  if (!chunk) throw new Error(`${module} is in no file of the build: correct FIRST_PAGES`);
  return chunk;
}

/** The files and all their imports, without duplicates. */
function withImports(chunks: readonly BuiltChunk[], first: readonly BuiltChunk[]): BuiltChunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const needed = new Set(first);
  // A set may grow while it is iterated.
  for (const { imports } of needed) for (const name of imports) addIfThere(needed, byName.get(name));
  return [...needed];
}

function addIfThere<T>(set: Set<T>, item: T | undefined): void {
  if (item !== undefined) set.add(item);
}

function weightOf({ code }: BuiltChunk): number {
  return gzipSync(code).byteLength / KB;
}
