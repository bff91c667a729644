import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type BuildOptions, build, type Metafile, type OutputFile } from 'esbuild';
import { startPlugins } from './bundle-plugins.ts';
import type { Bundle } from './bundles.ts';

/** What one function loads: its own code, that of packages, and how many bytes of it before its first call. */
interface BuiltBundle {
  /** Minified, with everything that the entry imports statically, without dynamic imports and source maps. */
  readonly bytesAtStart: number;
  /** Statically imported source files, relative to the project's root. */
  readonly inputsAtStart: readonly string[];
}
export type BuiltBundles = ReadonlyMap<string, BuiltBundle>;

/** Whether the AWS SDK is bundled or comes from Lambda's runtime. */
export type SdkPlace = 'inside' | 'external';

/** Some of the code inside is CommonJS and expects globals that an ES module lacks. */
const COMMON_JS = [
  "import{createRequire as __createRequire}from'node:module';",
  'const require=__createRequire(import.meta.url),__dirname=import.meta.dirname,__filename=import.meta.filename;',
].join('');

/**
 * The SDK searches these for credentials only if the environment has none, which on Lambda it always has. The runtime
 * has its own copies if they are ever needed.
 */
const OTHER_CREDENTIALS = [
  '@aws-sdk/credential-provider-http',
  '@aws-sdk/credential-provider-ini',
  '@aws-sdk/credential-provider-process',
  '@aws-sdk/credential-provider-sso',
  '@aws-sdk/credential-provider-web-identity',
  '@smithy/credential-provider-imds',
];
const WHOLE_SDK = ['@aws-sdk/*', '@smithy/*', '@aws-crypto/*'];

const OPTIONS = {
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  // The SDK's ES modules can be tree-shaken; its CommonJS cannot.
  mainFields: ['module', 'main'],
  plugins: startPlugins,
  banner: { js: COMMON_JS },
  minify: true,
  treeShaking: true,
  sourcemap: 'linked',
  sourcesContent: false,
  legalComments: 'none',
  metafile: true,
  logLevel: 'warning',
} as const satisfies BuildOptions;

/**
 * Bundles each function into `<folder>/<name>/index.mjs` for Lambda's Node 24, all in one run, so that shared code is
 * read once. Functions with dynamic imports or data are bundled again, each alone: only then does esbuild split those
 * into files of their own, and put data next to them.
 */
export async function bundleFunctions(
  bundles: readonly Bundle[],
  folder: string,
  sdk: SdkPlace = 'inside',
): Promise<BuiltBundles> {
  const external = sdk === 'inside' ? OTHER_CREDENTIALS : WHOLE_SDK;
  const { metafile, outputFiles } = await build({
    ...OPTIONS,
    external,
    entryPoints: bundles.map(({ name, entry }) => ({ in: entry, out: `${name}/index` })),
    outdir: folder,
    write: false,
  });
  const built = new Map<string, BuiltBundle>();
  for (const bundle of bundles) {
    const path = outputOf(metafile, bundle);
    const isSplit = Object.keys(metafile.outputs[path]?.inputs ?? {}).some((input) => hasFiles(metafile, input));
    if (!isSplit) await writeBundle(join(folder, bundle.name), outputFiles);
    built.set(bundle.name, isSplit ? await splitFunction(bundle, folder, external) : atStart(metafile, path));
  }
  return built;
}

async function splitFunction(bundle: Bundle, folder: string, external: string[]): Promise<BuiltBundle> {
  const { metafile } = await build({
    ...OPTIONS,
    external,
    entryPoints: [{ in: bundle.entry, out: 'index' }],
    outdir: join(folder, bundle.name),
    splitting: true,
    chunkNames: 'chunk-[hash]',
  });
  return atStart(metafile, outputOf(metafile, bundle));
}

async function writeBundle(folder: string, files: readonly OutputFile[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const own = files.filter(({ path }) => dirname(path) === resolve(folder));
  for (const { path, contents } of own) await writeFile(path, contents);
}

function outputOf({ outputs }: Metafile, { entry }: Bundle): string {
  const path = Object.keys(outputs).find((each) => outputs[each]?.entryPoint === entry);
  if (path === undefined) throw new Error(`${entry} made no bundle`);
  return path;
}

/**
 * Whether code of ours is to have files next to the bundle: what it imports dynamically, and its data. The SDK's dynamic
 * imports are small enough to be included, and Node's own modules are loaded when they are asked for wherever the import
 * stands.
 */
function hasFiles(metafile: Metafile, input: string): boolean {
  const imports = metafile.inputs[input]?.imports ?? [];
  return (
    input.startsWith('functions/') &&
    imports.some(
      ({ kind, path }) =>
        (kind === 'dynamic-import' && !path.startsWith('node:')) ||
        /^(?:data-file|prepared|prepared-patterns):/.test(path),
    )
  );
}

/** A data file belongs to the code that imports it. */
const AT_START: ReadonlySet<string> = new Set(['import-statement', 'file-loader']);

/** An output and all chunks and data files that it imports statically. */
function atStart({ outputs }: Metafile, entry: string): BuiltBundle {
  const paths = new Set([entry]);
  for (const path of paths) {
    const imports = outputs[path]?.imports ?? [];
    for (const each of imports) if (AT_START.has(each.kind) && outputs[each.path]) paths.add(each.path);
  }
  const parts = [...paths].flatMap((path) => outputs[path] ?? []);
  return {
    bytesAtStart: parts.reduce((bytes, part) => bytes + part.bytes, 0),
    inputsAtStart: [...new Set(parts.flatMap(({ inputs }) => Object.keys(inputs)))],
  };
}
