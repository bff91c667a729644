import type { Locator } from '@playwright/test';
import { expect, type Page, registered as test } from './fixtures.ts';
import { seedActivity, seedDay, seedTrip } from './seed.ts';
import { activity, entry, timeline } from './trip-screen.ts';

const DATES = Array.from({ length: 8 }, (_, index) => `2027-06-0${index + 1}`);
const SIGHT = { title: 'Forum', kind: 'sight', time: '05:00', endTime: '06:00', timeZone: 'Europe/Rome' };
const FLIGHT = {
  ...{ title: 'Flight', kind: 'flight', time: '07:30', timeZone: 'Pacific/Honolulu' },
  ...{ endLocation: 'Rome', endTime: '15:20', endTimeZone: 'Europe/Rome', endDate: '2027-06-05' },
};

/** Opens the fourth of eight days, on which a flight begins by another clock than what is before it. */
async function openFourthDay(page: Page): Promise<void> {
  const { id, days } = await seedIslands(page);
  await page.goto(`/trips/${id}?day=${days[3]}`);
  await expect(activity(page, 'Flight')).toBeVisible();
  await expect(timeline(page).getByRole('button', { name: 'Delete day 4' })).toBeVisible();
}

async function seedIslands(page: Page): Promise<{ readonly id: string; readonly days: readonly string[] }> {
  const id = await seedTrip(page, { title: 'Islands', startDate: '2027-06-01', endDate: '2027-06-08' });
  const days: string[] = [];
  for (const date of DATES) {
    const items = date === '2027-06-04' ? [SIGHT, FLIGHT] : [];
    days.push(await seedDay(page, id, { title: date, date, location: 'Rome' }, items));
  }
  return { id, days };
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not shown');
  return box;
}

const map = (page: Page) => timeline(page).getByRole('button', { name: 'Map', exact: true });

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1024, height: 900 } });

  test('Map and Add Day stand in one row, equally high', async ({ page }) => {
    await openFourthDay(page);
    const [one, other] = [await boxOf(map(page)), await boxOf(page.getByRole('button', { name: 'Add Day' }))];
    expect(one).toMatchObject({ y: other.y, height: other.height });
    expect(one.x + one.width).toBeLessThan(other.x);
  });

  test('the chosen day stays in view when the ideas arrive below the days and take of their room', async ({ page }) => {
    const { id, days } = await seedIslands(page);
    for (let n = 1; n <= 6; n++) await seedActivity(page, `${id}-000000000000000`, { title: `Idea ${n}` });
    await page.setViewportSize({ width: 1024, height: 720 });
    await page.goto(`/trips/${id}?day=${days[7]}`);
    await expect(page.getByText('Idea 1', { exact: true })).toBeVisible();
    const [ideas, chosen] = [page.getByRole('button', { name: /^Ideas/ }), entry(page, 'Day 8')];
    await expect
      .poll(async () => {
        const { y, height } = await boxOf(chosen);
        return y + height - (await boxOf(ideas)).y;
      })
      .toBeLessThan(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the chosen day ends before the Map button, and a time with its place before the sign of its row', async ({
    page,
  }) => {
    await openFourthDay(page);
    const chosen = timeline(page)
      .locator('[data-day]')
      .filter({ has: page.locator('[aria-current]') });
    await expect
      .poll(async () => (await boxOf(map(page))).x - ((await boxOf(chosen)).x + (await boxOf(chosen)).width))
      .toBeGreaterThanOrEqual(0);
    const time = page.locator('[data-activity]').filter({ hasText: 'Flight' }).getByText('07:30').first();
    const [said, sign] = [await boxOf(time), await boxOf(page.getByText('✈️').first())];
    expect(said.x + said.width).toBeLessThanOrEqual(sign.x);
    expect(said.x).toBeGreaterThanOrEqual(0);
  });
});
