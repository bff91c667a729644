import { expect, MOVING, type Page, registered as test, toast } from './fixtures.ts';
import { center } from './geometry.ts';
import { seedDay, seedTrip } from './seed.ts';
import { watchWrites } from './watch-writes.ts';

test.use(MOVING);

const question = (page: Page) => page.getByRole('alertdialog');
const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name: title, exact: true }) });

const MERGE_BERN = 'Merge "Bern" into "Alps"? This will combine all activities and delete the source trip.';

/** Three trips, the first with an activity of its own, and My Trips open. */
async function openThreeTrips(page: Page): Promise<{ bern: string; alps: string }> {
  const bern = await seedTrip(page, { title: 'Bern', startDate: '2027-03-01', endDate: '2027-03-02' });
  await seedDay(page, bern, { title: 'Old town', date: '2027-03-01' }, [{ title: 'Bear park' }]);
  const alps = await seedTrip(page, { title: 'Alps', startDate: '2027-03-04', endDate: '2027-03-09' });
  await seedTrip(page, { title: 'Como', startDate: '2027-04-01', endDate: '2027-04-03', isPublic: false });
  await page.goto('/?tab=trips');
  await expect(page.getByRole('article')).toHaveCount(3);
  return { bern, alps };
}

/** Drags the card of Bern onto that of the Alps, and waits for the question. */
async function dropBernOnAlps(page: Page): Promise<void> {
  const from = await center(card(page, 'Bern'));
  const to = await center(card(page, 'Alps'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y);
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await expect(question(page)).toContainText(MERGE_BERN);
}

test('TRIPS-05 TRIPS-06 TRIPS-07 TRIPS-08 TRIPS-09 a card shows its trip and two hints, and leads to it', async ({
  page,
  stack,
}) => {
  const day = { startDate: '2027-03-05', endDate: '2027-03-05' };
  const id = await seedTrip(page, { ...day, title: 'One day in Bern', description: 'Bears and arcades' });
  const cover = { coverImage: `${stack.url}/icon.svg` };
  await seedTrip(page, { title: 'Como', startDate: '2027-04-01', endDate: '2027-04-03', ...cover });
  await page.goto('/?tab=trips');
  await expect(card(page, 'Como').locator('img')).toHaveAttribute('src', /icon\.svg$/);
  const bern = card(page, 'One day in Bern');
  await expect(bern.locator('img')).toHaveCount(0);
  await expect(bern).toContainText('Mar 5 - Mar 5, 2027');
  await expect(bern).toContainText('Bears and arcades');
  await expect(bern.locator('svg').first()).toBeVisible();
  await expect(bern).toContainText('View Timeline');
  await expect(bern).toContainText('Memories');
  await expect(bern.getByRole('link')).toHaveAttribute('href', `/trips/${id}`);
});

test('TRIPS-04 TRIPS-10 TRIPS-11 TRIPS-12 OPEN-28 cards stand three in a row, and Delete asks before it deletes', async ({
  page,
}) => {
  await openThreeTrips(page);
  const [first, second, third] = await Promise.all(['Bern', 'Alps', 'Como'].map((title) => center(card(page, title))));
  expect(new Set([first?.y, second?.y, third?.y]).size).toBe(1);
  const writes = watchWrites(page);
  const remove = page.getByRole('button', { name: 'Delete "Bern"' });
  await remove.click();
  await expect(question(page)).toContainText('Are you sure you want to delete "Bern"? This action cannot be undone.');
  await expect(page).toHaveURL('/?tab=trips');
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(remove).toBeFocused();
  await expect(card(page, 'Bern')).toBeVisible();
  expect(writes).toEqual([]);
});

test('TRIPS-13 ERR-17 ERR-43 a deleted trip leaves the grid, and stays there when the deletion fails', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/500/);
  await openThreeTrips(page);
  let deletions = 0;
  await page.route('**/api/trips/*', async (route) => {
    if (route.request().method() !== 'DELETE') return route.continue();
    deletions += 1;
    if (deletions === 1) return route.fulfill({ status: 500, json: { message: 'Not today', code: 'internal' } });
    return route.continue();
  });
  const remove = page.getByRole('button', { name: 'Delete "Bern"' });
  await remove.click();
  await question(page).getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Not today')).toBeVisible();
  await expect(card(page, 'Bern')).toBeVisible();
  await remove.click();
  await question(page).getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Trip deleted')).toBeVisible();
  await expect(card(page, 'Bern')).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('TRIPS-14 TRIPS-15 TRIPS-16 TRIPS-17 TRIPS-18 OPEN-28 a card drags from 8 px on, and asks where it is dropped on another', async ({
  page,
}) => {
  const { alps } = await openThreeTrips(page);
  const writes = watchWrites(page);
  const overlay = page.getByText('Drop on another trip to merge');
  const from = await center(card(page, 'Bern'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, from.y);
  await expect(overlay).toBeVisible();
  await page.mouse.up();
  await expect(overlay).toHaveCount(0);
  await expect(question(page)).toHaveCount(0);
  await expect(page).toHaveURL('/?tab=trips');

  await dropBernOnAlps(page);
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(question(page)).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(3);
  expect(writes).toEqual([]);

  const alpsAt = await center(card(page, 'Alps'));
  await page.mouse.move(alpsAt.x, alpsAt.y);
  await page.mouse.down();
  await page.mouse.move(alpsAt.x + 7, alpsAt.y);
  await page.mouse.up();
  await expect(page).toHaveURL(`/trips/${alps}`);
});

test('TRIPS-19 ERR-44 a merge moves the activities and deletes the source, and Undo parts the trips', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/404/);
  const { bern, alps } = await openThreeTrips(page);
  await dropBernOnAlps(page);
  await question(page).getByRole('button', { name: 'Merge' }).click();
  await expect(toast(page, 'Trips merged successfully')).toBeVisible();
  await expect(card(page, 'Bern')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Merge undone')).toBeVisible();
  await expect(card(page, 'Bern')).toBeVisible();
  await dropBernOnAlps(page);
  await question(page).getByRole('button', { name: 'Merge' }).click();
  await expect(card(page, 'Bern')).toHaveCount(0);

  await page.goto(`/trips/${alps}`);
  await expect(page.getByText('Bear park')).toBeVisible();
  await page.goto(`/trips/${bern}`);
  await expect(page.getByRole('heading', { name: 'Trip not found' })).toBeVisible();
  await page.getByRole('link', { name: '← Back to trips' }).click();
  await expect(card(page, 'Alps')).toBeVisible();
});

test('OPEN-30 trips are merged by keyboard and by the menu of a card', async ({ page }) => {
  await openThreeTrips(page);
  const titles = await page.getByRole('article').getByRole('heading').allInnerTexts();
  const [left, right] = titles;
  await page.getByRole('link', { name: left ?? '', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Drop on another trip to merge')).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(`Over "${right}". Drop to merge.`)).toBeAttached({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Space');
  await expect(question(page)).toContainText(`Merge "${left}" into "${right}"?`);
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'More for "Bern"' }).click();
  await page.getByRole('menuitem', { name: 'Merge into…' }).click();
  await page.getByRole('dialog', { name: 'Merge into…' }).getByRole('button', { name: /^Alps/ }).click();
  await expect(question(page)).toContainText(MERGE_BERN);
  await question(page).getByRole('button', { name: 'Merge' }).click();
  await expect(toast(page, 'Trips merged successfully')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
});
