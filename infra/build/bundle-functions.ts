import { build } from 'esbuild';
import type { Bundle } from './bundles.ts';

/** What bundling made: bytes of each function's code, minified and with the SDK inside. */
export type BundleSizes = ReadonlyMap<string, number>;

/** Some of what is inside is CommonJS and calls `require` for Node's own modules, which an ES module has not got. */
const REQUIRE =
  "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);";

/**
 * Bundles each function into `<folder>/<name>/index.mjs` for Lambda's Node 24, all in one run so that what they share
 * is read once.
 */
export async function bundleFunctions(bundles: readonly Bundle[], folder: string): Promise<BundleSizes> {
  const { metafile } = await build({
    entryPoints: bundles.map(({ name, entry }) => ({ in: entry, out: `${name}/index` })),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    // The SDK's ES modules shake; its CommonJS does not.
    mainFields: ['module', 'main'],
    banner: { js: REQUIRE },
    minify: true,
    keepNames: true,
    treeShaking: true,
    sourcemap: 'linked',
    sourcesContent: false,
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
  });
  return new Map(
    Object.entries(metafile.outputs)
      .filter(([path]) => path.endsWith('/index.mjs'))
      .map(([path, output]) => [path.split('/').at(-2) ?? path, output.bytes]),
  );
}
