import { endSessionAtWrite, expect, LOGGED_OUT, signedIn as test, toast, watchNotices } from './fixtures.ts';
import { answerWith, askPlanner, CHAT, column, input, messages, suggested } from './planner.ts';

test('OPEN-23 a created trip is taken back within ten seconds, before and after the page leaves for it', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/404/);
  await answerWith(page, { suggestion: suggested() });
  await askPlanner(page, 'Lisbon, please');
  const create = column(page).getByRole('button', { name: 'Create Trip' });
  const undo = page.getByRole('button', { name: 'Undo' });
  const trips = async () => (await (await page.request.get('/api/trips')).json()).length;

  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await create.click();
  await expect(column(page).getByText('No suggestion yet')).toBeVisible();
  expect(await trips()).toBe(1);
  await undo.click();
  await expect.poll(trips).toBe(0);
  await expect(create).toBeVisible();
  await page.clock.runFor(2000);
  await expect(page).toHaveURL('/');
  await expect(toast(page, 'Its plan is beside the chat again.')).toBeVisible();
  await page.clock.resume();

  await create.click();
  await expect(page).toHaveURL(/\/trips\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three days of tiles and trams');
  await undo.click();
  await expect(toast(page, 'Trip removed')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(create).toBeVisible();
  expect(await trips()).toBe(0);
});

test('ERR-09 ERR-10 OPEN-15 PLAN-08 a message without an answer stays, and its text is back in the input', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/503|ERR_FAILED/);
  await answerWith(page, { suggestion: suggested() });
  await askPlanner(page, 'Lisbon, please');
  await page.unroute(CHAT);
  await page.route(CHAT, (route) => route.abort('failed'));
  await input(page).fill('Make it cheaper');
  await input(page).press('Enter');
  await expect(toast(page, 'Failed to get AI response. Please try again.')).toContainText('Error');
  await expect(page.getByText("We're thinking...")).toHaveCount(0);
  await expect(messages(page, 'user').last()).toContainText('Make it cheaper');
  await expect(messages(page, 'assistant')).toHaveCount(2);
  await expect(input(page)).toHaveValue('Make it cheaper');
  await expect(column(page).getByRole('heading', { level: 3 })).toHaveText('Lisbon');

  await page.unroute(CHAT);
  await page.route(CHAT, (route) => route.fulfill({ status: 503, json: { message: 'The planner rests' } }));
  await input(page).press('Enter');
  await expect(toast(page, 'The planner rests')).toContainText('Error');
  await page.unroute(CHAT);
  const sent = page.waitForRequest(CHAT);
  await input(page).press('Enter');
  const { message, chatHistory } = (await sent).postDataJSON();
  expect(message).toBe('Make it cheaper');
  expect(chatHistory.map(({ content }: { content: string }) => content)).not.toContain('Make it cheaper');
  await expect(messages(page, 'assistant')).toHaveCount(3);
});

test('ERR-13 ERR-14 OPEN-24 signed out in another tab, nothing is sent; a 401 leads to sign-in', async ({
  page,
  context,
  signUp,
  consoleErrors,
}) => {
  consoleErrors.allow(/401/);
  await answerWith(page, { message: 'To Porto!' });
  const reply = await askPlanner(page, 'Where to?');
  const writes: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && writes.push(request.url()));

  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: /Marta/ }).click();
  await other.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(other.getByRole('link', { name: 'Sign In to Plan' })).toBeVisible();

  await input(page).fill('And then?');
  await input(page).press('Enter');
  await expect(toast(page, 'Sign in required')).toContainText('Please sign in to use the trip planner');
  await expect(messages(page, 'user')).toHaveCount(1);
  await expect(input(page)).toHaveValue('And then?');
  await reply.getByRole('button', { name: 'Porto' }).click();
  await expect(toast(page, 'Sign in required')).toContainText('Please sign in to add places to your trip timeline');
  expect(writes).toEqual([]);

  await signUp();
  await input(page).fill('Lisbon');
  await page.unroute(CHAT);
  const notices = await watchNotices(page);
  await endSessionAtWrite(page);
  await input(page).press('Enter');
  await expect.poll(() => notices.join('\n')).toMatch(LOGGED_OUT);
  await expect(page).toHaveURL(/\/auth$/);
});

test('a place that was not found is marked in the plan and on the timeline until it is edited', async ({ page }) => {
  const known = { timeOfDay: 'morning', category: 'sightseeing', minutes: 60, cost: 0, currency: 'EUR' };
  const nowhere = { location: null, coordinates: null, verified: false, note: null };
  const details = [{ ...known, ...nowhere, title: 'Sacred Canyon of Humantay' }];
  const itinerary = [{ day: 1, title: 'Wild places', activities: ['Sacred Canyon of Humantay'], details }];
  await answerWith(page, { suggestion: suggested({ itinerary }) });
  await askPlanner(page, 'Lisbon, please');
  await column(page).getByRole('button', { name: 'See the day' }).click();
  await expect(column(page).getByText('not verified')).toBeVisible();
  await column(page).getByRole('button', { name: 'Create Trip' }).click();
  await expect(page).toHaveURL(/\/trips\//);
  await page.getByRole('link', { name: /^Day 1/ }).click();
  const activity = page.getByRole('article', { name: 'Sacred Canyon of Humantay' }).first();
  await expect(activity.getByText('not verified')).toBeVisible();
  await activity.getByRole('button', { name: /^Edit/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(activity.getByText('not verified')).toHaveCount(0);
});

test('OPEN-148 the planner works on a phone, by keyboard, and for a screen reader', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(page.getByRole('log', { name: 'Conversation' })).toBeVisible();
  await expectAccessible();
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: /^Somewhere warm/ }).press('Enter');
  await expect(column(page).getByRole('heading', { name: 'Trip Ideas' })).toBeVisible();
  await expectAccessible();
  await messages(page, 'assistant').last().getByRole('button', { name: 'See the ideas' }).press('Enter');
  await expect(column(page)).toBeFocused();
  await expect(column(page).getByRole('article').first()).toBeInViewport();
  await column(page).getByRole('button', { name: 'Plan this' }).first().press('Enter');
  await column(page)
    .getByRole('button', { name: /^See all/ })
    .press('Enter');
  await expect(column(page).getByRole('button', { name: /^See all/ })).toBeHidden();
  await expectAccessible();
  await column(page).getByRole('button', { name: 'Ask for a change' }).press('Enter');
  await expect(input(page)).toBeFocused();
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wider).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible();
});
