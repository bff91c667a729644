import { expect, holdBack, MOVING, type Page, test, toast } from './fixtures.ts';
import { answerWith, askPlanner, CHAT, column, input, messages, sendButton } from './planner.ts';
import { seedTrip } from './seed.ts';

test.use(MOVING);

/** Collects the calls of the planner from now on. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/ai/') && calls.push(request.url()));
  return calls;
}

test('PLAN-01 OPEN-12 signed out, the Plan Trip tab leads to sign-in and shows no chat', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Sign In to Plan' })).toBeVisible();
  await expect(page.getByRole('log')).toHaveCount(0);
  await expect(input(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Sign In to Plan' }).click();
  await expect(page).toHaveURL('/auth');
});

test('PLAN-02 PLAN-03 PLAN-06 PLAN-11 PLAN-18 OPEN-13 the chat opens with a greeting, and ignores what is blank', async ({
  page,
  register,
}) => {
  const calls = watchCalls(page);
  await register();
  await page.goto('/');
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
  await input(page).fill('Four days in Lisbon');
  await expect(sendButton(page)).toBeEnabled();
  expect(calls).toEqual([]);
});

test('PLAN-04 PLAN-05 PLAN-07 PLAN-08 PLAN-09 PLAN-10 Enter sends a message once, and its reply is waited for', async ({
  page,
  register,
}) => {
  const calls = watchCalls(page);
  await register();
  await page.goto('/');
  const release = await holdBack(page, CHAT);
  await input(page).fill('Four days in Lisbon');
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

test('PLAN-15 PLAN-16 OPEN-19 OPEN-141 ERR-12 ERR-42 a city in a reply is one press away from the timeline', async ({
  page,
  register,
  consoleErrors,
}) => {
  consoleErrors.allow(/500/);
  await register();
  await page.goto('/');
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
});

test('PLAN-12 PLAN-14 OPEN-18 OPEN-19 the first two cities of a reply are buttons, and go to the next trip', async ({
  page,
  register,
}) => {
  await register();
  await seedTrip(page, { title: 'Autumn in Spain', startDate: '2030-10-01', endDate: '2030-10-03' });
  await page.goto('/');
  await answerWith(page, { message: 'Madrid, then Seville or MADRID again, Porto and at last Paris. Not Romeo.' });
  const three = await askPlanner(page, 'Where in autumn?');
  await expect(three.getByRole('button')).toHaveText(['Madrid', 'Porto']);
  await three.getByRole('button', { name: 'Porto' }).click();
  await expect(toast(page, 'Place added!')).toContainText('Porto was added to Autumn in Spain.');
  await page.getByRole('tab', { name: 'My Trips' }).click();
  await page.getByRole('link', { name: 'Autumn in Spain' }).click();
  await expect(page.getByText('Explore Porto').first()).toBeVisible();
});
