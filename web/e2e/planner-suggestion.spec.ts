import { expect, type Page, signedIn as test, toast } from './fixtures.ts';
import { askPlanner, CHAT, column } from './planner.ts';

/** Asks for five days in Rome, and returns the suggestion of the reply and its card. */
async function askForRome(page: Page) {
  const answered = page.waitForResponse(CHAT);
  await askPlanner(page, 'Five days in Rome from 3 May 2027, good food, two of us');
  const { suggestion } = await (await answered).json();
  return { suggestion, card: column(page).getByRole('article') };
}

test('PLAN-24 PLAN-25 PLAN-26 PLAN-27 PLAN-29 OPEN-21 a suggestion is one card with its first picks and days, cut to length', async ({
  page,
}) => {
  const { suggestion, card } = await askForRome(page);
  await expect(card).toHaveCount(1);
  await expect(column(page).getByRole('heading', { level: 3 })).toHaveText('Rome');
  await expect(column(page).getByText('No suggestion yet')).toHaveCount(0);
  for (const text of ['5 days', suggestion.estimatedCost, suggestion.description]) {
    await expect(card.getByText(text, { exact: true })).toBeVisible();
  }
  const cut = (text: string, at: number) => (text.length > at ? `${text.slice(0, at)}...` : text);
  const picks = suggestion.highlights.slice(0, 3).map((each: string) => cut(each, 25));
  await expect(card.getByRole('list', { name: 'Top Picks' }).getByRole('listitem')).toHaveText(picks);
  const days = suggestion.itinerary
    .slice(0, 3)
    .map((day: { title: string }, n: number) => `Day ${n + 1}${cut(day.title, 20)}`);
  await expect(card.getByRole('list', { name: 'Preview' }).getByRole('listitem')).toHaveText(days);
  await expect(card.getByText(/^Day [45]/)).toHaveCount(0);
  await card.getByRole('button', { name: 'See all 5 days' }).click();
  await expect(card.getByText('Day 5 · Fri, May 7')).toBeVisible();
  for (const { title } of suggestion.itinerary[4].details) await expect(card.getByText(title).first()).toBeVisible();
});

test('PLAN-31 OPEN-23 OPEN-140 ERR-11 a suggestion needs a start date, and stays when its trip could not be created', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/500/);
  const { card } = await askForRome(page);
  await expect(card.getByLabel('Start date')).toHaveValue('2027-05-03');
  await card.getByRole('button', { name: 'See all 5 days' }).click();
  await card.getByLabel('Start date').fill('');
  await card.getByRole('button', { name: 'Create Trip' }).click();
  await expect(card.getByText('Start date is required')).toBeVisible();
  await card.getByLabel('Start date').fill('2027-06-28');
  await expect(card.getByText('Fri, Jul 2').first()).toBeVisible();

  await page.route('**/api/ai/create-trip-*', (route) => route.fulfill({ status: 500, json: { message: 'No' } }));
  await card.getByRole('button', { name: 'Create Trip' }).click();
  await expect(toast(page, 'Failed to create trip. Please try again.')).toContainText('Error');
  await expect(card).toBeVisible();
});

test('HOME-06 PLAN-31 PLAN-32 PLAN-33 OPEN-141 ERR-41 a suggestion becomes a trip, which opens a second later', async ({
  page,
}) => {
  const { suggestion, card } = await askForRome(page);
  await card.getByLabel('Start date').fill('2027-06-28');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await card.getByRole('button', { name: 'Create Trip' }).click();
  await expect(column(page).getByRole('heading', { name: 'No suggestion yet' })).toBeVisible();
  await expect(card).toHaveCount(0);
  await page.clock.runFor(900);
  await expect(toast(page, 'Trip created!')).toContainText(`${suggestion.title} has been created.`);
  await expect(page).toHaveURL('/');
  await page.clock.runFor(200);
  await expect(page).toHaveURL(/\/trips\//);
  await page.clock.resume();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(suggestion.title);
  await expect(page.getByText(suggestion.itinerary[1].activities[0]).first()).toBeVisible();
  await page.goto('/?tab=trips');
  await expect(page.getByRole('article')).toContainText('Jun 28 - Jul 2, 2027');
});
