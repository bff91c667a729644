import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { expect, type Page, settled, toast } from './fixtures.ts';
import { test } from './inbox.ts';
import { addPerson } from './people.ts';
import { readMail } from './read-mail.ts';
import { seedActivity, seedDay, seedPhotos, seedTrip } from './seed.ts';
import { activity, addActivity, addDay, entry, overall, timeline } from './trip-screen.ts';

const SCREENS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function boxOf(of: Locator): Promise<Box> {
  const box = await of.boundingBox();
  if (!box) throw new Error(`not on the page: ${of}`);
  return box;
}

/** The focused element's box; undefined when the page itself has the focus, a list that fills it, or the toast. */
function focusedBox(page: Page): Promise<Box | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused.matches('body, main, #content, [role=dialog], [aria-label^="Notifications"] *'))
      return undefined;
    const { x, y, width, height } = focused.getBoundingClientRect();
    return height < innerHeight / 2 ? { x, y, width, height } : undefined;
  });
}

/** Fails when the toast of this title covers any of these, where they stand or stood, or the focused element. */
async function expectUncovered(page: Page, title: string, subjects: readonly (Locator | Box)[]): Promise<void> {
  const said = toast(page, title);
  await expect(said).toBeVisible();
  await settled(page);
  const places = await Promise.all(subjects.map((each) => ('x' in each ? each : boxOf(each))));
  const focused = await focusedBox(page);
  const box = await boxOf(said);
  const screen = page.viewportSize() ?? { width: 0, height: 0 };
  expect(box.y, 'the toast is on the screen').toBeGreaterThanOrEqual(0);
  expect(box.y + box.height).toBeLessThanOrEqual(screen.height);
  for (const [n, place] of [...places, ...(focused ? [focused] : [])].entries()) {
    const apart =
      box.y + box.height <= place.y ||
      place.y + place.height <= box.y ||
      box.x + box.width <= place.x ||
      place.x + place.width <= box.x;
    expect(apart, `${title} ${JSON.stringify(box)} covers ${n < places.length ? subjects[n] : 'the focus'}`).toBe(true);
  }
}

/** Puts something at the bottom of the screen, where toasts stand, or at its top. */
async function moveTo(of: Locator, block: 'start' | 'end'): Promise<void> {
  await of.evaluate((element, to) => element.scrollIntoView({ block: to }), block);
}

const EMPTY = { startDate: '2027-06-03', endDate: '2027-06-05' };

async function openDay(page: Page): Promise<{ id: string; dayId: string }> {
  const id = await seedTrip(page, { title: 'Rome in June', ...EMPTY });
  const dayId = await seedDay(page, id, { title: 'Forum', date: '2027-06-04' });
  for (const [index, title] of ['Palatine', 'Colosseum', 'Lunch', 'Gelato', 'Trastevere', 'Dinner'].entries()) {
    await seedActivity(page, dayId, { title, time: `${10 + index}:00`, notes: 'Tickets at the gate.' });
  }
  await page.goto(`/trips/${id}?day=${dayId}`);
  await expect(activity(page, 'Dinner')).toBeVisible();
  return { id, dayId };
}

for (const screen of SCREENS) {
  test.describe(`a toast at ${screen.width} px covers nothing that it speaks of:`, () => {
    test.use({ viewport: screen });

    test('an activity that is added, edited, refused, or deleted', async ({ page, consoleErrors }) => {
      consoleErrors.allow(/status of 500/);
      await openDay(page);
      await page.getByRole('button', { name: 'Add a new activity' }).click();
      await addActivity(page).getByLabel('Title').fill('Last espresso');
      await addActivity(page).getByLabel('Time', { exact: true }).fill('22:00');
      await addActivity(page).getByRole('button', { name: 'Add Activity' }).click();
      await expectUncovered(page, 'Activity added', [activity(page, 'Last espresso')]);

      const edited = activity(page, 'Dinner');
      await moveTo(edited, 'end');
      await edited.getByRole('button', { name: 'Edit "Dinner"' }).click();
      const dialog = page.getByRole('dialog', { name: 'Edit Activity' });
      const save = dialog.getByRole('button', { name: 'Save Changes' });
      const cancel = dialog.getByRole('button', { name: 'Cancel' });
      const close = dialog.getByRole('button', { name: 'Close' });
      await page.route('**/api/activities/*', (route) =>
        route.fulfill({ status: 500, json: { message: 'No', code: 'internal' } }),
      );
      await dialog.getByLabel('Title').fill('Supper');
      await save.click();
      await expectUncovered(page, 'Error', [save, cancel, close, dialog.getByLabel('Title')]);
      await page.unroute('**/api/activities/*');
      await save.click();
      await expectUncovered(page, 'Activity updated', [activity(page, 'Supper')]);

      const gone = activity(page, 'Last espresso');
      await moveTo(gone, 'end');
      await gone.getByRole('button', { name: 'Delete "Last espresso"' }).click();
      const stood = await boxOf(gone);
      await gone.getByRole('button', { name: /Confirm/ }).click();
      await expectUncovered(page, 'Activity deleted', [stood]);
    });

    test('a day that is added, deleted, or restored', async ({ page }) => {
      await openDay(page);
      await page.getByRole('button', { name: 'Add Day' }).first().click();
      await addDay(page).getByLabel('Day Title').fill('Home');
      await addDay(page).getByRole('button', { name: 'Add Day' }).click();
      await expectUncovered(page, 'Day added', [entry(page, 'Day 2'), timeline(page).getByRole('link').last()]);
      const removal = timeline(page).getByRole('button', { name: 'Delete day 2' });
      const stood = await boxOf(removal);
      await removal.click();
      await expectUncovered(page, 'Day deleted', [stood, timeline(page).getByRole('link').last()]);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expectUncovered(page, 'Day restored', [entry(page, 'Day 2')]);
    });

    test('a trip that is changed, made public, or deleted', async ({ page, consoleErrors }) => {
      consoleErrors.allow(/status of 500/);
      const id = await seedTrip(page, { title: 'Rome in June', ...EMPTY });
      await page.goto(`/trips/${id}`);
      const toggle = page.getByRole('button', { name: /^Make (Public|Private)$/ });
      await moveTo(toggle, 'end');
      await toggle.click();
      await expectUncovered(page, 'Trip visibility updated!', [toggle]);
      await overall(page).getByRole('button', { name: 'Edit Trip' }).click();
      const dialog = page.getByRole('dialog');
      const save = dialog.getByRole('button', { name: 'Save Changes' });
      await page.route('**/api/trips/*', (route) =>
        route.fulfill({ status: 500, json: { message: 'No', code: 'internal' } }),
      );
      await dialog.getByLabel('Trip Title').fill('Rome in July');
      await save.click();
      await expectUncovered(page, 'Error', [
        ...['Save Changes', 'Cancel', 'Close'].map((name) => dialog.getByRole('button', { name })),
        dialog.getByLabel('Trip Title'),
      ]);
      await page.unroute('**/api/trips/*');
      await save.click();
      await expectUncovered(page, 'Trip updated', [
        overall(page).getByRole('heading', { name: 'Rome in July' }),
        ...(await page.getByRole('main').getByRole('button', { name: /^Add/ }).all()),
      ]);
      for (const title of ['Bern', 'Como', 'Delft', 'Elba']) await seedTrip(page, { title, ...EMPTY });
      await page.goto('/?tab=trips');
      const card = page.getByRole('article').filter({ hasText: 'Rome in July' });
      await moveTo(card, 'end');
      const stood = await boxOf(card.getByRole('button', { name: 'Delete "Rome in July"' }));
      await card.getByRole('button', { name: 'Delete "Rome in July"' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expectUncovered(page, 'Trip deleted', [stood]);
    });

    test('a trip that is created', async ({ page }) => {
      await page.goto('/?tab=trips');
      await page.getByRole('button', { name: 'New Trip' }).first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Trip Title').fill('Faro');
      await dialog.getByLabel('Start Date').fill('2027-06-03');
      await dialog.getByLabel('End Date').fill('2027-06-05');
      await dialog.getByRole('button', { name: 'Create Trip' }).click();
      await expectUncovered(page, 'Trip created', [
        page.getByRole('heading', { level: 1, name: 'Faro' }),
        overall(page).getByRole('button', { name: 'Edit Trip' }),
      ]);
    });

    test('a photo that is removed', async ({ page, stack }) => {
      const { dayId } = await openDay(page);
      await seedPhotos(
        page,
        `trip-days/${dayId}`,
        [1, 2, 3].map((n) => `${stack.url}/icon.svg?${n}`),
      );
      await page.reload();
      const photos = page.getByRole('region', { name: 'Photos', exact: true });
      const last = photos.getByRole('listitem').last();
      await moveTo(last, 'end');
      await last.getByRole('button', { name: /^Remove/ }).click();
      const stood = await boxOf(last);
      await last.getByRole('button', { name: /^Confirm/ }).click();
      await expectUncovered(page, 'Photo removed', [stood, photos.getByRole('listitem').last()]);
    });

    test('a photo that is added', async ({ page }) => {
      await openDay(page);
      const photos = page.getByRole('region', { name: 'Photos', exact: true });
      await photos.getByRole('button', { name: 'Add Photos' }).click();
      const buffer = readFileSync('functions/photos/content/samples/rome.heic');
      const dialog = page.getByRole('dialog', { name: 'Add Photos' });
      await dialog
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: 'a.heic', mimeType: 'image/heic', buffer });
      await dialog.getByRole('button', { name: /^Upload/ }).click();
      await expectUncovered(page, 'Photo uploaded', [photos.getByRole('listitem').last()]);
    });

    test('an address that is copied, and an email that is processed or deleted', async ({ page, inbox, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const copy = page.getByRole('button', { name: 'Copy', exact: true });
      for (const block of ['start', 'end'] as const) {
        await moveTo(copy, block);
        await copy.click();
        await expectUncovered(page, 'Email address copied!', [copy, page.getByText(inbox.address)]);
        await page.getByRole('button', { name: 'Dismiss' }).click();
      }
      const cards = page.getByRole('main').getByRole('article');
      await inbox.send(await readMail('lisbon-hotel'));
      await inbox.arrival(cards);
      await moveTo(cards.first(), 'end');
      await cards.first().getByRole('button', { name: 'Process' }).click();
      await expectUncovered(page, 'Email Processed', [cards.first()]);
      const stood = await boxOf(cards.first());
      await cards
        .first()
        .getByRole('button', { name: /^Delete/ })
        .click();
      await expectUncovered(page, 'Email Deleted', [stood, copy]);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expectUncovered(page, 'Email Restored', [cards.first()]);
    });

    test('a profile that is changed or refused, and a traveller who is followed no longer', async ({
      page,
      request,
      consoleErrors,
    }) => {
      consoleErrors.allow(/status of 500/);
      await page.goto('/profile');
      const edit = page.getByRole('button', { name: 'Edit Profile' });
      await edit.click();
      const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
      const save = dialog.getByRole('button', { name: 'Save Changes' });
      await page.route('**/api/user/profile', (route) =>
        route.fulfill({ status: 500, json: { message: 'No', code: 'internal' } }),
      );
      await save.click();
      await expectUncovered(page, 'Error', [
        ...['Save Changes', 'Cancel', 'Close'].map((name) => dialog.getByRole('button', { name })),
      ]);
      await page.unroute('**/api/user/profile');
      await save.click();
      await expectUncovered(page, 'Profile updated', [edit, page.getByRole('main').getByRole('heading', { level: 1 })]);
      const id = await addPerson(request, page, { firstName: 'Ines', lastName: `Falk${screen.width}` });
      await page.goto(`/users/${id}`);
      const main = page.getByRole('main');
      await main.getByRole('button', { name: 'Follow', exact: true }).click();
      const unfollow = main.getByRole('button', { name: 'Unfollow' });
      await moveTo(unfollow, 'end');
      await unfollow.click();
      await expectUncovered(page, 'Unfollowed', [main.getByRole('button', { name: 'Follow', exact: true })]);
    });
  });
}
