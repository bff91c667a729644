import type { APIRequestContext } from '@playwright/test';
import { expect, type Page } from './fixtures.ts';
import { unusedEmail } from './unused-names.ts';

interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly username?: string;
}

/** Signs another traveller up, in a session of their own (`request`), and returns their id. */
export async function addPerson(request: APIRequestContext, page: Page, person: Person): Promise<string> {
  const response = await request.post('/api/register', {
    data: { ...person, email: unusedEmail(person.firstName), password: 'a long walk by the sea' },
  });
  expect(response.status()).toBe(201);
  const { id } = (await response.json()) as { id: string };
  // Search results are projected a moment later.
  await expect
    .poll(async () => {
      const found = await page.request.get(`/api/users/search?q=${encodeURIComponent(person.lastName)}`);
      return JSON.stringify(await found.json());
    })
    .toContain(id);
  return id;
}
