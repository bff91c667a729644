import { expect, type Page, registered as test, toast } from './fixtures.ts';
import { activity, seedRome } from './trip-screen.ts';

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** A menu's item, by keyboard where there is no mouse. */
async function choose(page: Page, menu: string | RegExp, item: string): Promise<void> {
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('SHARE-15 a trip, a day and a traveller’s page have Copy link, which says who can open it', async ({
  page,
  context,
  register,
  stack,
  expectAccessible,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id, days } = await seedRome(page);
  await page.goto(`/trips/${id}?day=${days[1]}`);
  await expect(activity(page, 'Palatine')).toBeVisible();
  await choose(page, 'More for this trip', 'Copy link');
  await expect(toast(page, 'Link copied')).toContainText('Everybody can open it.');
  expect(await copied(page)).toBe(`${stack.url}/trips/${id}`);
  await choose(page, 'More for day 2', 'Copy link');
  await expect.poll(() => copied(page)).toBe(`${stack.url}/trips/${id}?day=${days[1]}`);

  expect((await page.request.put(`/api/trips/${id}`, { data: { isPublic: false } })).ok()).toBe(true);
  await page.goto(`/trips/${id}`);
  await choose(page, 'More for this trip', 'Copy link');
  await expect(toast(page, 'Link copied')).toContainText('Only those whom the trip is shared with can open it.');
  expect((await page.request.put(`/api/trips/${id}`, { data: { isPublic: true } })).ok()).toBe(true);

  const owner = (await (await page.request.get('/api/user')).json()) as { id: string };
  await page.goto('about:blank');
  await page.context().clearCookies();
  await register({ firstName: 'Ines' });
  await page.goto(`/users/${owner.id}`);
  const more = page.getByRole('button', { name: 'More for Marta Lind' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Copy link' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Copy link' })).toBeFocused();
  await expectAccessible();
  await page.keyboard.press('Enter');
  await expect.poll(() => copied(page)).toBe(`${stack.url}/users/${owner.id}`);
  // Who only reads a day may hand it on, too.
  await page.goto(`/trips/${id}?day=${days[1]}`);
  await choose(page, 'More for day 2', 'Copy link');
  await expect.poll(() => copied(page)).toBe(`${stack.url}/trips/${id}?day=${days[1]}`);
});

test('SHARE-15 where the device has a share sheet, it gets the link; where it refuses, the link is copied', async ({
  page,
  context,
  stack,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // The sheet is the device's: the browser of the test has none.
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Reflect.set(window, 'shared', shared);
    navigator.share = async (data) => {
      shared.push(data);
      if (shared.length === 2) throw new DOMException('Dismissed', 'AbortError');
      if (shared.length === 3) throw new DOMException('Not here', 'NotAllowedError');
    };
  });
  const { id, days } = await seedRome(page);
  await page.goto(`/trips/${id}?day=${days[1]}`);
  const sent = () => page.evaluate(() => Reflect.get(window, 'shared') as unknown[]);
  await choose(page, 'More for this trip', 'Send link…');
  await expect.poll(sent).toEqual([{ title: 'Rome in June', url: `${stack.url}/trips/${id}` }]);
  await choose(page, 'More for day 2', 'Send link…');
  await expect
    .poll(async () => (await sent()).at(1))
    .toEqual({
      ...{ title: 'Forum', url: `${stack.url}/trips/${id}?day=${days[1]}` },
    });
  await expect(toast(page, 'Link copied')).toHaveCount(0);
  await choose(page, 'More for this trip', 'Send link…');
  await expect(toast(page, 'Link copied')).toBeVisible();
  expect(await copied(page)).toBe(`${stack.url}/trips/${id}`);
});
