import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/**
 * They load aws-cdk-lib, which takes seconds: these files share workers, so that each worker loads it once and
 * synthesises a stage once.
 */
const TEMPLATES = ['infra/aws/{permissions,stages}.test.ts', 'infra/aws/stacks/*.test.ts'];
/** Folders of pure code: their tests leave modules as they found them. */
const PURE = '{shared,functions/{mail/extract,planner},web/src}/**/*.test.{ts,tsx}';
/** What replaces a module, or starts the functions of a stage, needs modules of its own. */
const CHANGES_MODULES = /vi\.(mock|doMock|stub\w+|resetModules|useFakeTimers)|function-fixture|process\.env/;
const pure = globSync(PURE).filter((file) => !CHANGES_MODULES.test(readFileSync(file, 'utf8')));

export default defineConfig({
  test: {
    environment: 'node',
    pool: 'threads',
    // A test that waits for its own servers leaves a quarter of a core idle: three on two cores.
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'templates',
          include: TEMPLATES,
          isolate: false,
          globalSetup: 'infra/test/stages-folder.ts',
        },
      },
      // Loading modules anew for each file took longer than the tests themselves.
      { extends: true, test: { name: 'pure code', include: pure, isolate: false, restoreMocks: true } },
      {
        extends: true,
        test: {
          name: 'all others',
          include: ['{shared,functions,infra,web/src,web/build}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', ...TEMPLATES, ...pure],
        },
      },
    ],
  },
});
