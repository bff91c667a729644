import { defineConfig } from 'vitest/config';

/**
 * They load aws-cdk-lib, which takes seconds: these files share workers, so that each worker loads it once and
 * synthesises a stage once.
 */
const TEMPLATES = ['infra/aws/{permissions,stages}.test.ts', 'infra/aws/stacks/*.test.ts'];

export default defineConfig({
  test: {
    environment: 'node',
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 30_000,
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
      {
        extends: true,
        test: {
          name: 'all others',
          include: ['{shared,functions,infra,web/src,web/build}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', ...TEMPLATES],
        },
      },
    ],
  },
});
