import { expect, type Page, signedIn as test } from './fixtures.ts';
import { answerWith, askPlanner, column, suggested } from './planner.ts';

const PORTO = {
  destination: 'Porto',
  title: 'A long weekend on the Douro',
  duration: '3 days',
  estimatedCost: '€420',
  highlights: ['x'.repeat(31), 'Ribeira', 'Port wine', 'Azulejos'],
  imageUrl: null,
};

const porto = (page: Page) => column(page).getByRole('article', { name: 'Porto' });

test('PLAN-17 PLAN-19 PLAN-20 PLAN-23 OPEN-22 an open wish brings three ideas, each of which can be planned', async ({
  page,
}) => {
  await askPlanner(page, 'Somewhere warm by the sea in February for a week');
  const ideas = column(page).getByRole('article');
  await expect(column(page).getByRole('heading', { name: 'Trip Ideas' })).toBeVisible();
  await expect(ideas).toHaveCount(3);
  await expect(column(page).getByText('No suggestion yet')).toHaveCount(0);
  await expect(column(page).getByText('Top Picks')).toHaveCount(0);
  for (const idea of await ideas.all()) {
    await expect(idea.getByText(/^\d+ days$/)).toBeVisible();
    await expect(idea.getByText(/^about [€$£]|^[€$£]/)).toBeVisible();
    await expect(idea.getByRole('button', { name: 'Create Trip' })).toBeEnabled();
  }
  const destination = await ideas.first().getByRole('heading').innerText();
  await ideas.first().getByRole('button', { name: 'Plan this' }).click();
  await expect(column(page).getByRole('article').getByRole('heading', { level: 3 })).toHaveText(destination);
  await expect(column(page).getByText('Trip Ideas')).toHaveCount(0);
  await column(page).getByRole('button', { name: 'The one before' }).click();
  await expect(ideas).toHaveCount(3);
});

test('PLAN-17 OPEN-20 ideas win over a suggestion, each replaces the other, and a reply without them changes nothing', async ({
  page,
}) => {
  await answerWith(page, { suggestion: suggested(), quickSuggestions: [PORTO] }, { suggestion: suggested() }, {});
  await askPlanner(page, 'Both at once');
  await expect(porto(page)).toBeVisible();
  await expect(column(page).getByRole('article')).toHaveCount(1);
  await expect(column(page).getByText('No suggestion yet')).toHaveCount(0);
  await askPlanner(page, 'Only a suggestion');
  await expect(column(page).getByRole('heading', { level: 3 })).toHaveText('Lisbon');
  await expect(column(page).getByText('Trip Ideas')).toHaveCount(0);
  await askPlanner(page, 'Neither');
  await expect(column(page).getByRole('heading', { level: 3 })).toHaveText('Lisbon');
  await column(page).getByRole('button', { name: 'The one before' }).click();
  await expect(porto(page)).toBeVisible();
});

test('PLAN-20 PLAN-21 PLAN-34 PLAN-35 an idea shows what it is about, and becomes a trip of one day', async ({
  page,
}) => {
  await answerWith(page, { quickSuggestions: [PORTO] });
  await askPlanner(page, 'A long weekend');
  for (const text of ['Porto', PORTO.title, '3 days', '€420']) {
    await expect(porto(page).getByText(text, { exact: true })).toBeVisible();
  }
  const highlights = porto(page)
    .getByRole('listitem')
    .filter({ hasText: /x{9}|Ribeira|wine|Azulejos/ });
  await expect(highlights).toHaveText([`${'x'.repeat(30)}...`, 'Ribeira']);
  await expect(porto(page).getByTitle('x'.repeat(31))).toBeVisible();

  const sent = page.waitForRequest('**/api/ai/create-trip-from-suggestion');
  await porto(page).getByRole('button', { name: 'Create Trip' }).click();
  expect((await sent).postDataJSON().suggestion).toMatchObject({
    description: 'A wonderful trip to Porto',
    itinerary: [{ day: 1, title: 'Arrive in Porto', activities: ['x'.repeat(31), 'Ribeira', 'Port wine'] }],
  });
  await expect(page).toHaveURL(/\/trips\//);
  await expect(page.getByText('Arrive in Porto').first()).toBeVisible();
});
