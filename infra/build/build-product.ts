import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { build as buildWeb } from 'vite';
import { bundleFunctions } from './bundle-functions.ts';
import { checkSizes } from './bundle-limits.ts';
import { bundles, FUNCTIONS_FOLDER, SITE_FOLDER } from './bundles.ts';
import { describeSizes } from './describe-sizes.ts';

/**
 * Builds everything that is deployed into .build, one bundle per function and the web app, and reports what it built.
 * Throws BundleTooLarge when a function would load too much at its start.
 */
export async function buildProduct(): Promise<string> {
  const began = performance.now();
  await rm(FUNCTIONS_FOLDER, { recursive: true, force: true });
  const built = await bundleFunctions(bundles, FUNCTIONS_FOLDER);
  checkSizes(built);
  await buildWeb({
    configFile: 'web/vite.config.ts',
    // A folder of its own: the local start keeps its copy of the site, precompressed, in .build/web.
    build: { outDir: resolve(SITE_FOLDER) },
    logLevel: 'warn',
  });
  return `${describeSizes(built)}\nBuilt in ${((performance.now() - began) / 1000).toFixed(1)} s`;
}
