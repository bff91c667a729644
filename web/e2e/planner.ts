import { expect, type Page } from './fixtures.ts';

export const CHAT = '**/api/ai/trip-chat';

export const input = (page: Page) => page.getByLabel('Message to the planner');
export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });
export const column = (page: Page) => page.getByRole('region', { name: 'What the planner suggests' });
/** The messages of one side. */
export const messages = (page: Page, role: 'assistant' | 'user') =>
  page.getByRole('log').locator(`li[data-role="${role}"]`);

/** Sends a message to the planner with Enter and waits for its reply, which it returns. */
export async function askPlanner(page: Page, text: string) {
  const replies = messages(page, 'assistant');
  await expect(replies.first()).toBeVisible();
  const before = await replies.count();
  await input(page).fill(text);
  await input(page).press('Enter');
  await expect(replies).toHaveCount(before + 1);
  return replies.nth(before);
}

/** A suggestion of the planner, with a test's changes. */
export function suggested(given: object = {}) {
  return {
    title: 'Three days of tiles and trams',
    destination: 'Lisbon',
    description: 'Viewpoints by day, a table in Alfama by night.',
    duration: '3 days',
    estimatedCost: '€500',
    imageUrl: null,
    highlights: ['Jerónimos Monastery', 'Fado in Alfama'],
    itinerary: [{ day: 1, title: 'Arrive in Lisbon', activities: ['A walk in Alfama'] }],
    ...given,
  };
}

/** Returns these answers, one after the other, in place of the planner. */
export async function answerWith(page: Page, ...answers: readonly object[]): Promise<void> {
  const left = [...answers];
  await page.route(CHAT, (route) =>
    route.fulfill({ json: { message: 'Gladly.', planner: 'built-in', ...left.shift() } }),
  );
}
