import { expect, holdBack, test, toast } from './fixtures.ts';
import { answerWith, askPlanner, CHAT, column, input, messages, sendButton, suggested } from './planner.ts';
import { seedTrip } from './seed.ts';

test('PLAN-01 OPEN-12 signed out, the Plan Trip tab leads to sign-in and shows no chat', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Sign In to Plan' })).toBeVisible();
  await expect(page.getByRole('log')).toHaveCount(0);
  await expect(input(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Sign In to Plan' }).click();
  await expect(page).toHaveURL('/auth');
});

test('PLAN-02 PLAN-03 PLAN-04 PLAN-05 PLAN-06 PLAN-07 PLAN-08 PLAN-09 PLAN-10 PLAN-11 PLAN-18 OPEN-13 the manners of the chat', async ({
  page,
  signUp,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/ai/') && calls.push(request.url()));
  await signUp();
  await expect(messages(page, 'assistant')).toHaveCount(1);
  await expect(messages(page, 'assistant')).toContainText('Where would you like to go?');
  await expect(messages(page, 'assistant').getByRole('button')).toHaveCount(0);
  await expect(messages(page, 'user')).toHaveCount(0);
  await expect(column(page).getByRole('heading', { name: 'No suggestion yet' })).toBeVisible();

  await expect(sendButton(page)).toBeDisabled();
  await input(page).fill('  \n ');
  await expect(sendButton(page)).toBeDisabled();
  await input(page).press('Enter');
  await input(page).fill('');
  await input(page).press('Enter');
  await expect(messages(page, 'user')).toHaveCount(0);

  const release = await holdBack(page, CHAT);
  await input(page).fill('Four days in Lisbon');
  await expect(sendButton(page)).toBeEnabled();
  await input(page).press('Shift+Enter');
  await input(page).pressSequentially('with good food');
  await expect(input(page)).toHaveValue('Four days in Lisbon\nwith good food');
  expect(calls).toEqual([]);
  await input(page).press('Enter');
  await expect(messages(page, 'user')).toHaveText([/Four days in Lisbon\s+with good food/]);
  await expect(input(page)).toHaveValue('');
  await expect(page.getByText("We're thinking...")).toBeVisible();
  await input(page).fill('One thing more');
  await expect(sendButton(page)).toBeDisabled();
  await input(page).press('Enter');
  await expect(messages(page, 'user')).toHaveCount(1);
  await expect(messages(page, 'assistant')).toHaveCount(1);
  release();
  await expect(messages(page, 'assistant')).toHaveCount(2);
  await expect(messages(page, 'assistant').last()).toContainText('Lisbon');
  await expect(messages(page, 'assistant').last()).toContainText('Answered by the built-in planner');
  await expect(page.getByText("We're thinking...")).toHaveCount(0);
  await expect(sendButton(page)).toBeEnabled();
  await sendButton(page).click();
  await expect(messages(page, 'user')).toHaveCount(2);
  await expect(messages(page, 'assistant')).toHaveCount(3);
  expect(calls).toHaveLength(2);

  // Opening another tab of the page keeps the chat, a reload starts over.
  await page.getByRole('tab', { name: 'My Trips' }).click();
  await page.getByRole('tab', { name: 'Plan Trip' }).click();
  await expect(messages(page, 'assistant')).toHaveCount(3);
  await page.reload();
  await expect(messages(page, 'assistant')).toHaveCount(1);
});

test('PLAN-12 PLAN-14 PLAN-15 PLAN-16 OPEN-18 OPEN-19 OPEN-141 ERR-12 ERR-42 a city in a reply is one press away from the timeline', async ({
  page,
  signUp,
  consoleErrors,
}) => {
  consoleErrors.allow(/500/);
  await signUp();
  const reply = await askPlanner(page, 'Four days in Lisbon in May');
  await expect(messages(page, 'user').getByRole('button')).toHaveCount(0);
  const lisbon = reply.getByRole('button', { name: 'Lisbon: add to your timeline' });
  await expect(lisbon).toHaveCount(1);

  await page.route('**/api/quick-add-place', (route) => route.fulfill({ status: 500, json: { message: 'No' } }));
  await lisbon.click();
  await expect(toast(page, 'Failed to add place. Please try again.')).toContainText('Error');
  await page.unroute('**/api/quick-add-place');

  const sent = page.waitForRequest('**/api/quick-add-place');
  await lisbon.click();
  expect((await sent).postDataJSON()).toMatchObject({ place: 'Lisbon', userId: expect.any(String) });
  await expect(toast(page, 'Place added!')).toContainText('Lisbon was added to Trip to Lisbon.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Place removed')).toBeVisible();
  await page.getByRole('tab', { name: 'My Trips' }).click();
  await expect(page.getByText('No trips yet')).toBeVisible();

  await seedTrip(page, { title: 'Autumn in Spain', startDate: '2030-10-01', endDate: '2030-10-03' });
  await page.reload();
  await page.getByRole('tab', { name: 'Plan Trip' }).click();
  await answerWith(page, { message: 'Madrid, then Seville or MADRID again, Porto and at last Paris. Not Romeo.' });
  const three = await askPlanner(page, 'Where in autumn?');
  await expect(three.getByRole('button')).toHaveText(['Madrid', 'Porto']);
  await three.getByRole('button', { name: 'Porto' }).click();
  await expect(toast(page, 'Place added!')).toContainText('Porto was added to Autumn in Spain.');
  await page.getByRole('tab', { name: 'My Trips' }).click();
  await page.getByRole('link', { name: 'Autumn in Spain' }).click();
  await expect(page.getByText('Explore Porto').first()).toBeVisible();
});

test('PLAN-17 PLAN-19 PLAN-20 PLAN-21 PLAN-23 PLAN-34 PLAN-35 OPEN-20 OPEN-22 an open wish brings ideas, and each can be planned or made a trip', async ({
  page,
  signUp,
}) => {
  await signUp();
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

  const idea = {
    destination: 'Porto',
    title: 'A long weekend on the Douro',
    duration: '3 days',
    estimatedCost: '€420',
    highlights: ['x'.repeat(31), 'Ribeira', 'Port wine', 'Azulejos'],
    imageUrl: null,
  };
  await answerWith(page, { suggestion: suggested(), quickSuggestions: [idea] }, { suggestion: suggested() }, {});
  await askPlanner(page, 'Both at once');
  const porto = column(page).getByRole('article', { name: 'Porto' });
  for (const text of ['Porto', idea.title, '3 days', '€420']) {
    await expect(porto.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(porto.getByRole('listitem').filter({ hasText: /x{9}|Ribeira|wine|Azulejos/ })).toHaveText([
    `${'x'.repeat(30)}...`,
    'Ribeira',
  ]);
  await expect(porto.getByTitle('x'.repeat(31))).toBeVisible();
  await askPlanner(page, 'Only a suggestion');
  await expect(column(page).getByRole('heading', { level: 3 })).toHaveText('Lisbon');
  await askPlanner(page, 'Neither');
  await expect(column(page).getByRole('heading', { level: 3 })).toHaveText('Lisbon');

  await column(page).getByRole('button', { name: 'The one before' }).click();
  const sent = page.waitForRequest('**/api/ai/create-trip-from-suggestion');
  await porto.getByRole('button', { name: 'Create Trip' }).click();
  expect((await sent).postDataJSON().suggestion).toMatchObject({
    description: 'A wonderful trip to Porto',
    itinerary: [{ day: 1, title: 'Arrive in Porto', activities: ['x'.repeat(31), 'Ribeira', 'Port wine'] }],
  });
  await expect(page).toHaveURL(/\/trips\//);
  await expect(page.getByText('Arrive in Porto').first()).toBeVisible();
});

test('HOME-06 PLAN-24 PLAN-25 PLAN-26 PLAN-27 PLAN-29 PLAN-31 PLAN-32 PLAN-33 OPEN-21 OPEN-23 OPEN-140 OPEN-141 ERR-11 ERR-41 a suggestion becomes a trip', async ({
  page,
  signUp,
  consoleErrors,
}) => {
  consoleErrors.allow(/500/);
  await page.clock.install();
  await signUp();
  const answered = page.waitForResponse(CHAT);
  await askPlanner(page, 'Five days in Rome from 3 May 2027, good food, two of us');
  const { suggestion } = await (await answered).json();
  const card = column(page).getByRole('article');
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

  await expect(card.getByLabel('Start date')).toHaveValue('2027-05-03');
  await card.getByLabel('Start date').fill('');
  await card.getByRole('button', { name: 'Create Trip' }).click();
  await expect(card.getByText('Start date is required')).toBeVisible();
  await card.getByLabel('Start date').fill('2027-06-28');
  await expect(card.getByText('Fri, Jul 2').first()).toBeVisible();

  await page.route('**/api/ai/create-trip-*', (route) => route.fulfill({ status: 500, json: { message: 'No' } }));
  await card.getByRole('button', { name: 'Create Trip' }).click();
  await expect(toast(page, 'Failed to create trip. Please try again.')).toContainText('Error');
  await expect(card).toBeVisible();
  await page.unroute('**/api/ai/create-trip-*');
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
