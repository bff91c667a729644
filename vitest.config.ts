import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/**
 * They load aws-cdk-lib, which takes seconds: these files share workers, so that each worker loads it once and
 * synthesises a stage once.
 */
const TEMPLATES = ['infra/aws/{permissions,stages}.test.ts', 'infra/aws/stacks/*.test.ts'];
/**
 * Half of the time of all others, in few files that need neither timing nor processes of their own: `npm test` runs them
 * at a low priority while the browser tests wait for pages. Their timeouts only end what hangs.
 */
const LONG = [
  'functions/http/{any-request,any-request-of-others,chain-order,write-races}.test.ts',
  'functions/{mail/life/booking-life,sharing/authorization}.test.ts',
  'infra/test/bundles.test.ts',
];
const LONG_TIMEOUT = 600_000;
/** Folders of pure code: their tests leave modules as they found them. */
const PURE = '{shared,functions/{mail/extract,planner},web/src}/**/*.test.{ts,tsx}';
/** What replaces a module, or starts the functions of a stage, needs modules of its own. */
const CHANGES_MODULES = /vi\.(mock|doMock|stub\w+|resetModules|useFakeTimers)|function-fixture|process\.env/;
const pure = globSync(PURE).filter((file) => !CHANGES_MODULES.test(readFileSync(file, 'utf8')));
/**
 * What changes the worker itself, or ends processes, needs one of its own; what is about the product's password hashing,
 * its own hashes in a recorded table, or the order of requests, is run as the product runs.
 */
const NEEDS_ITS_OWN_WORKER =
  /vi\.(stub\w+|resetModules|useFakeTimers)|process\.(env|chdir|exit)|hashPassword|recorded-table|child_process|measure-requests|performance\.now/;
const apart = new Set([...pure, ...globSync([...LONG, ...TEMPLATES])]);
/** Each file loads the project's modules anew, and shares those of packages, which are most of what it loads. */
const sharing = (pattern: string) =>
  globSync(pattern).filter((file) => !(apart.has(file) || NEEDS_ITS_OWN_WORKER.test(readFileSync(file, 'utf8'))));
const handlers = sharing('functions/**/*.test.ts');
const tools = sharing('infra/**/*.test.ts');
const OWN_MODULES = 'infra/test/own-modules.ts';

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
          name: 'handlers',
          include: handlers,
          isolate: false,
          setupFiles: [OWN_MODULES, 'infra/test/handler-tests.ts'],
        },
      },
      { extends: true, test: { name: 'servers and tools', include: tools, isolate: false, setupFiles: OWN_MODULES } },
      {
        extends: true,
        test: { name: 'long', include: LONG, testTimeout: LONG_TIMEOUT, hookTimeout: LONG_TIMEOUT },
      },
      {
        extends: true,
        test: {
          name: 'all others',
          include: ['{shared,functions,infra,web/src,web/build}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', ...TEMPLATES, ...LONG, ...pure, ...handlers, ...tools],
        },
      },
    ],
  },
});
