import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import type { Bundle } from './bundles.ts';

/** Bytes that each function loads when it starts: minified, with the SDK inside, without what it loads later. */
export type BundleSizes = ReadonlyMap<string, number>;

/** Some of what is inside was written as CommonJS and takes for granted what an ES module has not got. */
const COMMON_JS = [
  "import{createRequire as __createRequire}from'node:module';",
  'const require=__createRequire(import.meta.url),__dirname=import.meta.dirname,__filename=import.meta.filename;',
].join('');

const OPTIONS = {
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  // The SDK's ES modules shake; its CommonJS does not.
  mainFields: ['module', 'main'],
  banner: { js: COMMON_JS },
  minify: true,
  keepNames: true,
  treeShaking: true,
  sourcemap: 'linked',
  sourcesContent: false,
  legalComments: 'none',
  metafile: true,
  logLevel: 'warning',
} as const satisfies BuildOptions;

/**
 * Bundles each function into `<folder>/<name>/index.mjs` for Lambda's Node 24, all in one run, so that what they share
 * is read once. Functions that import something only when they need it are bundled once more, each alone: only then
 * does esbuild put that something into a file of its own.
 */
export async function bundleFunctions(bundles: readonly Bundle[], folder: string): Promise<BundleSizes> {
  const { metafile } = await build({
    ...OPTIONS,
    entryPoints: bundles.map(({ name, entry }) => ({ in: entry, out: `${name}/index` })),
    outdir: folder,
  });
  const sizes = new Map<string, number>();
  for (const bundle of bundles) {
    const output = Object.values(metafile.outputs).find(({ entryPoint }) => entryPoint === bundle.entry);
    if (!output) throw new Error(`${bundle.entry} made no bundle`);
    const later = Object.keys(output.inputs).some((input) => importsLater(metafile, input));
    sizes.set(bundle.name, later ? await splitFunction(bundle, folder) : output.bytes);
  }
  return sizes;
}

async function splitFunction({ name, entry }: Bundle, folder: string): Promise<number> {
  const outdir = join(folder, name);
  await rm(outdir, { recursive: true });
  const { metafile } = await build({
    ...OPTIONS,
    entryPoints: [{ in: entry, out: 'index' }],
    outdir,
    splitting: true,
    chunkNames: 'chunk-[hash]',
  });
  const first = Object.keys(metafile.outputs).find((path) => metafile.outputs[path]?.entryPoint === entry);
  return bytesAtStart(metafile, first ?? '', new Set());
}

/** Whether code of ours imports something later; the SDK's few late imports are small enough to come along. */
function importsLater(metafile: Metafile, input: string): boolean {
  const imports = metafile.inputs[input]?.imports ?? [];
  return input.startsWith('functions/') && imports.some(({ kind }) => kind === 'dynamic-import');
}

function bytesAtStart(metafile: Metafile, path: string, counted: Set<string>): number {
  const output = metafile.outputs[path];
  if (!output || counted.has(path)) return 0;
  counted.add(path);
  const needed = output.imports.filter(({ kind }) => kind === 'import-statement');
  return needed.reduce((bytes, each) => bytes + bytesAtStart(metafile, each.path, counted), output.bytes);
}
