import { expect, MOVING, registered as test } from './fixtures.ts';
import { drawn, pin, seedAthens, sheet } from './mapped-trip.ts';
import { seedActivity } from './seed.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, ...MOVING });

test('of a day’s many cards those around what is in view are there, up to the last, and each says which of all it is', async ({
  page,
}) => {
  const { id, days } = await seedAthens(page);
  for (let n = 1; n <= 40; n++) {
    const coordinates = { latitude: 38 + 0.08 * Math.floor(n / 5), longitude: 23.3 + 0.08 * (n % 5) };
    await seedActivity(page, days[1] ?? '', { title: `Stop ${n}`, time: '18:00', coordinates });
  }
  await page.goto(`/trips/${id}?day=${days[1]}&map=1`);
  await drawn(page);
  const strip = sheet(page).getByRole('list', { name: 'On this map' });
  const cards = strip.getByRole('listitem');
  expect(await cards.count()).toBeLessThan(30);
  const wide = await strip.evaluate((each) => each.scrollWidth);
  await strip.evaluate((each) => each.scrollTo({ left: each.scrollWidth }));
  await expect(cards.last()).toHaveText(/Stop 40/);
  await expect(cards.last()).toBeInViewport({ ratio: 1 });
  await expect(cards.last()).toHaveAttribute('aria-posinset', '43');
  await expect(cards.last()).toHaveAttribute('aria-setsize', '43');
  expect(await cards.count()).toBeLessThan(30);
  expect(await strip.evaluate((each) => each.scrollWidth)).toBe(wide);
  await pin(page, '6, Stop 3,').press('Enter');
  await expect(cards.filter({ hasText: /Stop 3(?!\d)/ })).toBeInViewport({ ratio: 1 });
});

test('a pin that stands for a dozen is as wide as its count', async ({ page }) => {
  const { id, days } = await seedAthens(page);
  for (let n = 1; n <= 12; n++) {
    const coordinates = { latitude: 38.4, longitude: 23.3 };
    await seedActivity(page, days[1] ?? '', { title: `Stop ${n}`, coordinates });
  }
  await page.goto(`/trips/${id}?day=${days[1]}&map=1`);
  await drawn(page);
  const dozen = page.getByRole('button', { name: /^12 places: / });
  await expect(dozen).toHaveText('12');
  const room = (each: Element) => {
    const count = each.firstElementChild?.getBoundingClientRect().width ?? Number.POSITIVE_INFINITY;
    const { paddingLeft, paddingRight } = getComputedStyle(each);
    return each.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - count;
  };
  expect(await dozen.evaluate(room)).toBeGreaterThanOrEqual(-0.5);
});
