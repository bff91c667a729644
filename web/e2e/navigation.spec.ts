import { expect, holdBack, type Page, test } from './fixtures.ts';
import { addPerson } from './people.ts';
import { seedDay, seedTrip } from './seed.ts';
import { unusedUsername } from './unused-names.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const header = (page: Page) => page.getByRole('banner');

/** Collects from now on whether the page's calls carry the session's cookie. */
function watchCookies(page: Page): boolean[] {
  const cookies: boolean[] = [];
  // The bodies of requests aborted by leaving the page cannot be read.
  page.on('requestfinished', async (sent) => {
    if (!new URL(sent.url()).pathname.startsWith('/api/')) return;
    cookies.push(/(^|; )session=/.test((await sent.allHeaders()).cookie ?? ''));
  });
  return cookies;
}

test('NAV-01 NAV-13 HOME-01 API-11 OPEN-01 OPEN-04 a visitor finds home and its tabs, which back and reload keep', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(page).toHaveTitle('Travel Timeline');
  await expect(header(page).getByRole('link', { name: 'Travel Timeline' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText(['Plan Trip', 'My Trips', 'Discover', 'Following']);
  await expect(page.getByRole('tab', { name: 'Plan Trip' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'My Trips' }).click();
  await expect(page).toHaveURL('/?tab=trips');
  await expect(page.getByText('Sign in to view your trips')).toBeVisible();
  expect(calls.filter((path) => path === '/api/trips')).toEqual([]);

  await page.getByRole('tab', { name: 'Discover' }).click();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Discover' })).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'My Trips' })).toHaveAttribute('aria-selected', 'true');
});

test('NAV-14 OPEN-02 the header leads a visitor to the parser', async ({ page }) => {
  await page.goto('/');
  await header(page).getByRole('link', { name: 'Email to Timeline' }).click();
  await expect(page).toHaveURL('/email-parser');
  await expect(heading(page, 'Email to Timeline')).toBeVisible();
});

test('NAV-03 NAV-04 NAV-06 NAV-07 OPEN-06 API-01 a trip, the own profile, the search and the parser have their addresses', async ({
  page,
  register,
}) => {
  await register();
  const cookies = watchCookies(page);
  const tripId = await seedTrip(page, { title: 'Porto by tram', startDate: '2027-05-01', endDate: '2027-05-03' });
  await seedDay(page, tripId, { title: 'Ribeira', date: '2027-05-01' });
  await page.goto(`/trips/${tripId}`);
  await expect(heading(page, 'Porto by tram')).toBeVisible();
  await expect(page.getByText('Day 1', { exact: true }).first()).toBeVisible();

  await page.goto('/profile');
  await expect(heading(page, 'Marta Lind')).toBeVisible();
  await page.goto('/search');
  await expect(heading(page, 'Discover Travelers')).toBeVisible();
  await page.goto('/email-parser');
  await expect(heading(page, 'Email to Timeline')).toBeVisible();
  await expect.poll(() => cookies.length).toBeGreaterThan(5);
  expect(cookies).not.toContain(false);
});

test('NAV-05 NAV-08 NAV-09 OPEN-02 OPEN-07 API-01 the forwarding, and another’s profile by name and by id, have theirs', async ({
  page,
  register,
  request,
}) => {
  await register();
  const cookies = watchCookies(page);
  await page.goto('/email-parser');
  await page.getByRole('link', { name: 'Forward emails instead' }).click();
  await expect(page).toHaveURL('/email-forwarding');
  await expect(page.getByRole('tab')).toHaveText(['Email Inbox', 'Setup Guide', 'Test & Debug']);

  const username = unusedUsername('jo');
  const named = await addPerson(request, page, { firstName: 'Jo', lastName: 'Quill', username });
  await page.goto(`/profile/${username}`);
  await expect(heading(page, username)).toBeVisible();
  await page.goto(`/users/${named}`);
  await expect(heading(page, username)).toBeVisible();
  await expect(page).toHaveURL(`/profile/${username}`);
  await expect.poll(() => cookies.length).toBeGreaterThan(5);
  expect(cookies).not.toContain(false);
});

test('NAV-22 HOME-02 OPEN-03 while the trips load there are six grey cards, and the menu offers the way out only', async ({
  page,
  register,
}) => {
  await register();
  const letGo = await holdBack(page, /\/api\/trips(\?.*)?$/);
  await page.goto('/?tab=trips');
  await expect(page.locator('[data-skeleton="card"]')).toHaveCount(6);
  await header(page).getByRole('button', { name: 'Marta' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Logout']);
  await page.keyboard.press('Escape');
  letGo();
  await expect(page.getByText('No trips yet')).toBeVisible();
  await header(page).getByRole('button', { name: 'Marta' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Profile', 'Logout']);
});
