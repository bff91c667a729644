import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { QUICK_PASSWORDS, type Stack, startStack } from './stack.ts';
import { unusedEmail } from './unused-names.ts';

interface Account {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

interface TestFixtures {
  /** Signs a new traveller up through the page and ends on the home screen. */
  readonly signUp: (given?: Partial<Account>) => Promise<Account>;
  /** Signs a new traveller up by a call, in the page's own session; no page is opened. */
  readonly register: (given?: Partial<Account>) => Promise<Account>;
  /** Fails when axe finds any violation of WCAG 2.2 AA on the current page. */
  readonly expectAccessible: () => Promise<void>;
  /** Messages in the browser's console; a test that expects a failing call allows its message. */
  readonly consoleErrors: {
    allow(line: RegExp): void;
    /** Allows messages only until `work` is done. */
    allowDuring(line: RegExp, work: () => Promise<void>): Promise<void>;
  };
}

/**
 * A site of pictures that tests name and nobody serves. Tests of one worker share a stack, so a page that lists public
 * trips may show those of other tests, whose pictures are then answered 404.
 */
export const PICTURE_SITE = 'https://pictures.example';
const NO_SUCH_PICTURE = new RegExp(`status of 404.*/media/outside/.*url=${encodeURIComponent(PICTURE_SITE)}`);

/** For `test.use`: pages move as they do for those who have not asked for less of it. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;

const newAccount = (given: Partial<Account>): Account => ({
  firstName: 'Marta',
  lastName: 'Lind',
  email: unusedEmail('marta'),
  password: 'a long walk by the sea',
  ...given,
});

/** Only violations are asked for; the pages have no frames, so results need no page of their own to be joined in. */
const AXE: Parameters<AxeBuilder['options']>[0] = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  resultTypes: ['violations'],
};

/** Defines axe in a page, once: each definition has all its 580 KB compiled anew. */
const AXE_SOURCE = createRequire(import.meta.resolve('@axe-core/playwright'))('axe-core').source;

/** Looks are counted, not timed: one alone may take seconds on a busy machine. */
const MOST_LOOKS = 3;

/** What axe finds once nothing moves any more. */
async function violationsOf(page: Page): Promise<{ id: string; nodes: string[] }[]> {
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE_SOURCE);
  const { violations } = await new AxeBuilder({ page, axeSource: 'void 0' }).options(AXE).setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
}

/** Every worker starts the product once; every test creates its own traveller, and fails on any console error. */
export const test = base.extend<TestFixtures, { stack: Stack }>({
  stack: [
    // Playwright requires fixtures to be destructured, even when there are none.
    // biome-ignore lint/correctness/noEmptyPattern: see above
    async ({}, use) => {
      const stack = await startStack([], QUICK_PASSWORDS);
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  baseURL: async ({ stack }, use) => use(stack.url),

  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      const allowed = [NO_SUCH_PICTURE];
      const allowedNow = new Set<RegExp>();
      const note = (error: string) => {
        if (![...allowedNow].some((line) => line.test(error))) errors.push(error);
      };
      page.on('console', (message) => {
        if (message.type() === 'error') note(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => note(String(error)));
      await use({
        allow: (line) => allowed.push(line),
        allowDuring: async (line, work) => {
          allowedNow.add(line);
          await work();
          allowedNow.delete(line);
        },
      });
      expect(errors.filter((error) => !allowed.some((line) => line.test(error)))).toEqual([]);
    },
    { auto: true },
  ],

  signUp: async ({ page }, use) => {
    await use(async (given = {}) => {
      const account = newAccount(given);
      await page.goto('/auth');
      await page.getByRole('tab', { name: 'Sign Up' }).click();
      await page.getByLabel('First Name').fill(account.firstName);
      await page.getByLabel('Last Name').fill(account.lastName);
      await page.getByLabel('Email').fill(account.email);
      await page.getByLabel('Password').fill(account.password);
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expect(page).toHaveURL(/\/(\?.*)?$/);
      await expect(page.getByRole('button', { name: 'New Trip' })).toBeVisible();
      return account;
    });
  },

  register: async ({ page }, use) => {
    await use(async (given = {}) => {
      const account = newAccount(given);
      const response = await page.request.post('/api/register', { data: account });
      expect(response.status()).toBe(201);
      return account;
    });
  },

  expectAccessible: async ({ page }, use) => {
    await use(async () => {
      // A window that only begins to fade in once it is looked at is looked at again: what is really wrong stays wrong.
      let found = await violationsOf(page);
      for (let looks = 1; found.length > 0 && looks < MOST_LOOKS; looks += 1) found = await violationsOf(page);
      expect(found).toEqual([]);
    });
  },
});

/** Like `test`, for travellers: each test begins with a new, signed-in traveller, and no page is open yet. */
export const registered = test.extend<{ traveller: Account }>({
  traveller: [async ({ register }, use) => use(await register()), { auto: true }],
});

/** Like `registered`, on the home screen. */
export const signedIn = registered.extend<{ home: undefined }>({
  home: [
    async ({ page, traveller }, use) => {
      await page.goto('/');
      await expect(page.getByRole('banner').getByRole('button', { name: traveller.firstName })).toBeVisible();
      await use(undefined);
    },
    { auto: true },
  ],
});

/** No animation takes longer than a quarter of a second; one whose element was removed never ends. */
const LONGEST_MOVE_MS = 2000;

/** Waits until animations have ended: colours in between do not count. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async (longest) => {
    const ending = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    const ended = Promise.allSettled(ending.map((each) => each.finished));
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, longest))]);
  }, LONGEST_MOVE_MS);
}

/** A visible notice: its text for screen readers is added a moment later, and removed after a second. */
const NOTICE = '[role="region"][aria-label^="Notifications"] li';

/** The notice with this title, or containing these words. */
export const toast = (page: Page, title: string) => page.locator(NOTICE).filter({ hasText: title });

/**
 * Ends the session just before the next write reaches the server, as from another device: nothing that the page reads of
 * its own accord until then can notice it first, and leave.
 */
export async function endSessionAtWrite(page: Page): Promise<void> {
  let ended = false;
  await page.route('**/api/**', async (route) => {
    if (!ended && route.request().method() !== 'GET') {
      ended = true;
      await page.request.post('/api/logout');
    }
    await route.fallback();
  });
}

/** The notice half a second before a redirect to sign-in. */
export const LOGGED_OUT = /Unauthorized\s*You are logged out\. Logging in again\.\.\./;

/** Collects notices from now on, including those right before a navigation, for which waiting would be too late. */
export async function watchNotices(page: Page): Promise<string[]> {
  const notices: string[] = [];
  await page.exposeFunction('tellNotice', (text: string) => notices.push(text));
  const watch = (shown: string) => {
    const tell = () => {
      for (const notice of document.querySelectorAll<HTMLElement>(shown)) {
        if (notice.checkVisibility())
          (window as unknown as { tellNotice(text: string): void }).tellNotice(notice.innerText);
      }
    };
    new MutationObserver(tell).observe(document, { childList: true, subtree: true });
  };
  await page.addInitScript(watch, NOTICE);
  await page.evaluate(watch, NOTICE);
  return notices;
}

/** Blocks the requests to an address until the returned function is called. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

export { expect, type Page };
