import type { KnipConfig } from 'knip';
import { EVENT_FUNCTION_ENTRIES, functionEntry } from './infra/function-entry.ts';
import { allRoutes } from './shared/routes.ts';

/* Unused code is found from these entry points; each says what starts there. */

const config: KnipConfig = {
  entry: [
    // Lambda and the local gateway load them by the path derived from the contract.
    ...allRoutes.map(functionEntry),
    ...Object.values(EVENT_FUNCTION_ENTRIES),
    // cdk.json
    'infra/aws/app.ts',
    // infra/local/launch.mjs, in a process of its own
    'infra/local/start.ts',
    // Bundled and started by bench:cold, in processes of their own.
    'infra/bench/cold-start/{bootstrap.mjs,empty-*.ts}',
    // Put into bundles by infra/build/patterns/prepared-patterns.ts.
    'infra/build/patterns/pattern-module.ts',
    // A process of its own and the Vitest configuration's setup, of mutation tests.
    'infra/mutation/{note-passed-places,run-test-file}.ts',
    // Run by hand to regenerate the data they write.
    'functions/mail/data/generate-*.ts',
  ],
  project: ['{shared,functions,infra}/**/*.{ts,mjs}', 'web/**/*.{ts,tsx,css}'],
  // Made by the build (web/build/basemap).
  ignoreUnresolved: ['#basemap/.+'],
  // Its file of passwords is read by web/build/common-passwords.ts.
  ignoreDependencies: ['@zxcvbn-ts/language-common'],
  // Part of Linux, for tests that only run there.
  ignoreBinaries: ['prlimit'],
  vite: { config: ['web/vite.config.ts'] },
  // Classes are composed from other sheets.
  compilers: {
    css: (text: string) =>
      [...text.matchAll(/composes: [\w -]+ from ("[^"]+")/g)].map(([, sheet]) => `import ${sheet};`).join('\n'),
  },
  playwright: { config: ['web/e2e/playwright.config.ts'], entry: ['web/e2e/**/*.spec.ts'] },
};

export default config;
