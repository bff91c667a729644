import type { Locator } from '@playwright/test';
import { expect, holdBack, type Page, signedIn, test as visitors } from './fixtures.ts';
import { addPerson } from './people.ts';
import { seedDay, seedTrip } from './seed.ts';
import { unusedUsername } from './unused-names.ts';

const SCREENS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const TRIP = {
  title: 'Nine slow days between Lisbon, Évora and the lighthouses of the Algarve',
  startDate: '2027-05-01',
  endDate: '2027-05-09',
};
const FLIGHT = {
  title: 'JP 214 Zurich (ZRH) → Lisbon (LIS)',
  time: '08:35',
  category: 'transport',
  location: 'Zurich (ZRH)',
  endLocation: 'Lisbon (LIS)',
};

async function seedDays(page: Page, isPublic = false): Promise<{ id: string; day: string }> {
  const id = await seedTrip(page, { ...TRIP, isPublic });
  const arrival = { title: 'Arrival and the old town', date: '2027-05-01', accommodation: 'Casa do Tejo' };
  const day = await seedDay(page, id, arrival, [
    FLIGHT,
    { title: 'Taxi to the house', time: '12:00', category: 'transport' },
  ]);
  return { id, day };
}

signedIn(
  'on a day’s view the day stands above the fold, wide and on a phone, and the cover is a strip',
  async ({ page }) => {
    const { id, day } = await seedDays(page);
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      await page.goto(`/trips/${id}?day=${day}`);
      const flight = page.getByRole('article', { name: FLIGHT.title });
      await expect(flight).toBeVisible();
      const card = await flight.boundingBox();
      const hero = await page.getByRole('region', { name: 'Trip', exact: true }).boundingBox();
      expect(card && card.y + card.height / 2).toBeLessThan(screen.height);
      expect(hero?.height).toBeLessThan(screen.height * 0.16);
      await expect(page.getByText('Total Days')).toBeVisible();
      await page.goto(`/trips/${id}`);
      await expect(page.getByRole('heading', { level: 1, name: TRIP.title })).toBeVisible();
      const poster = await page.getByRole('region', { name: 'Trip', exact: true }).boundingBox();
      expect(poster?.height).toBeGreaterThan(250);
    }
  },
);

signedIn('on a phone the title of an item has its card’s width, above what can be done with it', async ({ page }) => {
  const { id, day } = await seedDays(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/trips/${id}?day=${day}`);
  const flight = page.getByRole('article', { name: FLIGHT.title });
  const title = await flight.getByRole('heading', { level: 4 }).boundingBox();
  const [card, edit] = [await flight.boundingBox(), await flight.getByRole('button', { name: /^Edit/ }).boundingBox()];
  expect(title?.width ?? 0).toBeGreaterThan((card?.width ?? Number.NaN) - 40);
  expect(edit?.y ?? 0).toBeGreaterThanOrEqual((title?.y ?? Number.NaN) + (title?.height ?? 0));
  expect((edit?.y ?? Number.NaN) + (edit?.height ?? 0)).toBeLessThan((card?.y ?? 0) + (card?.height ?? 0));
});

signedIn('a flight is told by a plane, another journey by its category’s sign', async ({ page }) => {
  const { id, day } = await seedDays(page);
  await page.goto(`/trips/${id}?day=${day}`);
  const row = (title: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('article', { name: title, exact: true }) });
  await expect(row(FLIGHT.title)).toContainText('✈️');
  await expect(row('Taxi to the house')).toContainText('🚗');
});

signedIn(
  'others follow a traveller from their trip; on one’s own there is nothing to follow',
  async ({ page, playwright, baseURL }) => {
    const other = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
    const username = unusedUsername('grace');
    await addPerson(other, page, { firstName: 'Grace', lastName: `Hopp ${username}`, username });
    const trip = await other.post('/api/trips', {
      data: { ...TRIP, isPublic: true },
      headers: { origin: new URL(page.url()).origin },
    });
    const { id } = (await trip.json()) as { id: string };
    await other.dispose();
    await page.goto(`/trips/${id}`);
    await page.getByRole('button', { name: 'Follow', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Unfollow' })).toBeVisible();
    await page.goto('/profile');
    await page.getByRole('tab', { name: 'Following' }).click();
    await expect(page.getByText(/Grace|grace/).first()).toBeVisible();

    const own = await seedTrip(page, { ...TRIP, isPublic: true });
    await page.goto(`/trips/${own}`);
    await expect(page.getByRole('button', { name: 'Edit Trip' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Follow|Unfollow)$/ })).toHaveCount(0);

    await page.context().clearCookies();
    await page.goto(`/trips/${id}`);
    const follow = page.getByRole('link', { name: 'Follow', exact: true });
    await expect(follow).toHaveAttribute('href', `/auth?next=${encodeURIComponent(`/trips/${id}`)}`);
  },
);

visitors(
  'what a visitor sees first has its shape before it is there, and moves nothing when it comes',
  async ({ page }) => {
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      const release = await holdBack(page, /sign-in-to-plan[^/]*\.js$/);
      await page.goto('/');
      const shape = page.locator('[data-loading]').filter({ visible: true });
      await expect(shape).toBeVisible();
      const before = await shape.boundingBox();
      expect(before?.height).toBeGreaterThan(300);
      release();
      const welcome = page.getByRole('region', { name: 'Your trips, day by day' });
      await expect(welcome).toBeVisible();
      const after = await welcome.boundingBox();
      expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
      await page.unrouteAll();
    }
  },
);

signedIn(
  'on a wide screen the floating button covers no icon or label of a button, wherever one has scrolled',
  async ({ page }) => {
    const { id, day } = await seedDays(page);
    for (const width of [960, 1024, 1180, 1359, 1360, 1440]) {
      await page.setViewportSize({ width, height: 768 });
      for (const address of [`/trips/${id}`, `/trips/${id}?day=${day}`]) {
        await page.goto(address);
        const buttons = page.locator('[data-panel]').getByRole('button');
        await expect(buttons.first()).toBeVisible();
        const floating = await page.getByRole('button', { name: 'Add a new activity' }).boundingBox();
        expect(await endOfContents(buttons)).toBeLessThanOrEqual(floating?.x ?? 0);
      }
    }
  },
);

/** How far to the right the icons and labels of buttons reach, in CSS pixels. */
function endOfContents(buttons: Locator): Promise<number> {
  return buttons.evaluateAll((all) => {
    const range = document.createRange();
    const ends = all.flatMap((button) => {
      range.selectNodeContents(button);
      return [...range.getClientRects()].filter(({ width }) => width > 1).map(({ right }) => right);
    });
    return Math.max(...ends);
  });
}
