import type { APIRequestContext, Browser } from '@playwright/test';
import { expect, type Page } from './fixtures.ts';
import { unusedEmail } from './unused-names.ts';

/** Another traveller who comes along on a trip of the page's, in a session of their own. */
export async function comeAlong(
  { page, browser, url }: { readonly page: Page; readonly browser: Browser; readonly url: string },
  tripId: string,
  { role = 'editor', firstName = 'Ines' } = {},
): Promise<APIRequestContext> {
  const { request } = await browser.newContext({ baseURL: url });
  const data = { firstName, lastName: 'Rey', email: unusedEmail(firstName), password: 'a long walk by the sea' };
  expect((await request.post('/api/register', { data })).status()).toBe(201);
  const invited = await page.request.post(`/api/trips/${tripId}/companions`, { data: { role } });
  const { link } = (await invited.json()) as { link: string };
  const token = link.slice(link.indexOf('#') + 1);
  expect((await request.post('/api/invitations/accept', { data: { token } })).status()).toBe(200);
  return request;
}

/** What somebody changes through the API. */
export async function change(by: APIRequestContext, path: string, data: unknown): Promise<void> {
  expect((await by.put(path, { data })).status()).toBe(200);
}
