import { defineConfig, devices } from '@playwright/test';

/** The Chromium that the test command found; by default Playwright's own. */
const executablePath = process.env.PLAYWRIGHT_CHROMIUM_PATH;
const asRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: '.',
  outputDir: '../../.build/test-results',
  fullyParallel: false,
  // A test that waits for its page leaves a third of a core idle: three on two cores.
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    // Drawing what moves takes an eighth of the processor: specs about what moves use MOVING.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every test for the sake of the few that fail takes a sixth of the processor: `npm run e2e -- --trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--disable-background-networking', '--disable-component-update', ...(asRoot ? ['--no-sandbox'] : [])],
    },
  },
});
