import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuildOptions, build, type Metafile } from 'esbuild';
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
 * read once. Functions with dynamic imports are bundled again, each alone: only then does esbuild split those into
 * files of their own.
 */
export async function bundleFunctions(
  bundles: readonly Bundle[],
  folder: string,
  sdk: SdkPlace = 'inside',
): Promise<BuiltBundles> {
  const external = sdk === 'inside' ? OTHER_CREDENTIALS : WHOLE_SDK;
  const { metafile } = await build({
    ...OPTIONS,
    external,
    entryPoints: bundles.map(({ name, entry }) => ({ in: entry, out: `${name}/index` })),
    outdir: folder,
  });
  const built = new Map<string, BuiltBundle>();
  for (const bundle of bundles) {
    const path = outputOf(metafile, bundle);
    const later = Object.keys(metafile.outputs[path]?.inputs ?? {}).some((input) => importsLater(metafile, input));
    built.set(bundle.name, later ? await splitFunction(bundle, folder, external) : atStart(metafile, path));
  }
  return built;
}

async function splitFunction(bundle: Bundle, folder: string, external: string[]): Promise<BuiltBundle> {
  const outdir = join(folder, bundle.name);
  await rm(outdir, { recursive: true });
  const { metafile } = await build({
    ...OPTIONS,
    external,
    entryPoints: [{ in: bundle.entry, out: 'index' }],
    outdir,
    splitting: true,
    chunkNames: 'chunk-[hash]',
  });
  return atStart(metafile, outputOf(metafile, bundle));
}

function outputOf({ outputs }: Metafile, { entry }: Bundle): string {
  const path = Object.keys(outputs).find((each) => outputs[each]?.entryPoint === entry);
  if (path === undefined) throw new Error(`${entry} made no bundle`);
  return path;
}

/**
 * Whether code of ours dynamically imports a file; the SDK's few are small enough to be included, and Node's own modules
 * are loaded when they are asked for wherever the import stands.
 */
function importsLater(metafile: Metafile, input: string): boolean {
  const imports = metafile.inputs[input]?.imports ?? [];
  return (
    input.startsWith('functions/') &&
    imports.some(({ kind, path }) => kind === 'dynamic-import' && !path.startsWith('node:'))
  );
}

/** An output and all chunks that it imports statically. */
function atStart({ outputs }: Metafile, entry: string): BuiltBundle {
  const paths = new Set([entry]);
  for (const path of paths) {
    const imports = outputs[path]?.imports ?? [];
    for (const each of imports) if (each.kind === 'import-statement' && outputs[each.path]) paths.add(each.path);
  }
  const parts = [...paths].flatMap((path) => outputs[path] ?? []);
  return {
    bytesAtStart: parts.reduce((bytes, part) => bytes + part.bytes, 0),
    inputsAtStart: [...new Set(parts.flatMap(({ inputs }) => Object.keys(inputs)))],
  };
}
