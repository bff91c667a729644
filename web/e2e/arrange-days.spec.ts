import { dragTo, edge, finger, grip, lift, openToArrange, shownTitles, storedTitles } from './drag.ts';
import { expect, MOVING, type Page, registered as test, toast } from './fixtures.ts';
import { center } from './geometry.ts';
import { seedDay, seedTrip } from './seed.ts';
import { activity as card, entry } from './trip-screen.ts';

test.use(MOVING);

const IDEAS = '000000000000000';
const tray = (page: Page) => page.getByRole('region', { name: 'Ideas' });
const trayHead = (page: Page, count: number) => tray(page).getByRole('button', { name: `Ideas (${count})` });
const dialog = (page: Page) => page.getByRole('dialog');

/** A trip of three of its seven dates, each with an item. */
async function seedPlan(page: Page, isPublic = false): Promise<{ id: string; days: readonly string[] }> {
  const id = await seedTrip(page, { title: 'Athens in May', startDate: '2026-05-04', endDate: '2026-05-10', isPublic });
  const days: string[] = [];
  for (const [date, title, item] of [
    ['2026-05-04', 'Harbour', 'Ferry'],
    ['2026-05-05', 'Old town', 'Museum'],
    ['2026-05-06', 'Hills', 'Lycabettus'],
  ] as const) {
    days.push(await seedDay(page, id, { title, date }, [{ title: item, time: '14:00' }]));
  }
  return { id, days };
}

interface StoredDay {
  readonly title: string;
  readonly date: string;
}

async function storedDays(page: Page, tripId: string): Promise<string[]> {
  const response = await page.request.get(`/api/trips/${tripId}/days`);
  return ((await response.json()) as StoredDay[]).map(({ title, date }) => `${date.slice(0, 10)} ${title}`);
}

const seedIdea = async (page: Page, tripId: string, title: string) => {
  const data = { title, location: 'Athens' };
  const response = await page.request.post(`/api/trip-days/${tripId}-${IDEAS}/activities`, { data });
  expect(response.status()).toBe(201);
};

test('ORDER-07 an idea is added by title and place, gets a date when it is dragged out, and an item loses its own when dragged in', async ({
  page,
  expectAccessible,
}) => {
  const { id, days } = await seedPlan(page, true);
  const [first = '', second = ''] = days;
  await openToArrange(page, `/trips/${id}?day=${second}`);
  await expect(trayHead(page, 0)).toBeVisible();
  await tray(page).getByRole('button', { name: 'Add an idea' }).click();
  await dialog(page).getByRole('button', { name: 'Add Idea' }).click();
  await expect(dialog(page).getByText('Title is required')).toBeVisible();
  await dialog(page).getByLabel('Title').fill('Rembetiko');
  await dialog(page).getByLabel('Place').fill('Psyrri');
  await dialog(page).getByRole('button', { name: 'Add Idea' }).click();
  await expect(toast(page, 'Idea added')).toBeVisible();
  await expect(trayHead(page, 1)).toBeVisible();
  await expect(tray(page)).toContainText('Psyrri');
  await expectAccessible();

  await dragTo(page, tray(page).getByText('Rembetiko'), () => edge(card(page, 'Museum'), 'top'));
  await expect(shownTitles(page)).toHaveText(['Rembetiko', 'Museum']);
  await expect(trayHead(page, 0)).toBeVisible();
  await expect.poll(() => storedTitles(page, second)).toEqual(['Rembetiko', 'Museum']);

  await lift(page, card(page, 'Museum'));
  const ideas = await center(trayHead(page, 0));
  await page.mouse.move(ideas.x, ideas.y, { steps: 5 });
  await expect(tray(page)).toHaveAttribute('data-drop', 'into');
  await page.mouse.up();
  await expect(trayHead(page, 1)).toBeVisible();
  await expect(shownTitles(page)).toHaveText(['Rembetiko']);
  await expect.poll(() => storedTitles(page, `${id}-${IDEAS}`)).toEqual(['Museum']);

  await dragTo(page, tray(page).getByText('Museum'), () => center(entry(page, 'Day 1')));
  await expect(toast(page, 'Moved to Mon, May 4')).toContainText('Museum');
  const untimed = await page.request.get(`/api/trip-days/${first}/activities`);
  expect(await untimed.json()).toMatchObject([
    { title: 'Ferry', time: '14:00' },
    { title: 'Museum', time: null },
  ]);

  await seedIdea(page, id, 'Kite hill');
  await openToArrange(page, `/trips/${id}?day=${second}`);
  await grip(page, 'Kite hill').press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('status', { name: 'Arranging' })).toHaveText(
    'Kite hill, moved to Tuesday, May 5, position 2 of 2.',
  );
  await page.keyboard.press('Space');
  await expect(trayHead(page, 0)).toBeVisible();
  await expect(grip(page, 'Kite hill')).toBeFocused();
  await expect.poll(() => storedTitles(page, second)).toEqual(['Rembetiko', 'Kite hill']);

  await seedIdea(page, id, 'Secret');
  await page.context().clearCookies();
  expect((await page.request.get(`/api/trip-days/${id}-${IDEAS}/activities`)).status()).toBe(404);
  await page.goto(`/trips/${id}?day=${second}`);
  await expect(shownTitles(page)).toHaveText(['Rembetiko', 'Kite hill']);
  await expect(tray(page)).toHaveCount(0);
});

test('ORDER-09 a trip without days offers one for each of its dates, and Edit Trip one for each new date', async ({
  page,
  expectAccessible,
}) => {
  const id = await seedTrip(page, { title: 'Athens', startDate: '2026-05-04', endDate: '2026-05-10' });
  await page.goto(`/trips/${id}`);
  await expect(page.getByText('Start by adding your first day to this trip')).toBeVisible();
  const add = page.getByRole('button', { name: 'Add a day for each date (7)' });
  await expect(add).toBeEnabled();
  await expectAccessible();
  await add.click();
  await expect(toast(page, '7 days added').getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(entry(page, 'Day 7')).toBeVisible();
  expect(await storedDays(page, id)).toEqual(
    [4, 5, 6, 7, 8, 9, 10].map((n) => `2026-05-${String(n).padStart(2, '0')} Day ${n - 3}`),
  );
  await toast(page, '7 days added').getByRole('button', { name: 'Undo' }).click();
  await expect(add).toBeVisible();
  await add.click();
  await expect(entry(page, 'Day 7')).toBeVisible();

  await page.getByRole('button', { name: 'Edit Trip' }).click();
  await dialog(page).getByLabel('End Date').fill('2026-05-12');
  await dialog(page).getByLabel('Add a day for each new date (2)').check();
  await dialog(page).getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, '2 days added')).toBeVisible();
  await expect(entry(page, 'Day 9')).toBeVisible();
  expect((await storedDays(page, id)).slice(-2)).toEqual(['2026-05-11 Day 8', '2026-05-12 Day 9']);
});

test('ORDER-10 days are dragged in the index: dates stay, and what the days hold takes them in the new order', async ({
  page,
}) => {
  const { id, days } = await seedPlan(page);
  await openToArrange(page, `/trips/${id}?day=${days[0]}`);
  await lift(page, entry(page, 'Day 3'));
  const to = await edge(page.locator(`[data-day="${days[0]}"]`), 'top');
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await expect(page.locator(`[data-day="${days[0]}"]`)).toHaveAttribute('data-drop', 'before');
  await page.mouse.up();
  await expect(toast(page, 'Day moved to Mon, May 4')).toContainText('Hills');
  await expect(page).toHaveURL(new RegExp(`day=${days[0]}$`));
  await expect(page.getByRole('heading', { name: 'Harbour' }).first()).toBeVisible();
  expect(await storedDays(page, id)).toEqual(['2026-05-04 Hills', '2026-05-05 Harbour', '2026-05-06 Old town']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(() => storedDays(page, id))
    .toEqual(['2026-05-04 Harbour', '2026-05-05 Old town', '2026-05-06 Hills']);
});

test('ORDER-10 a day’s menu swaps it with another, moves it before one, or inserts one after it', async ({
  page,
  consoleErrors,
  expectAccessible,
}) => {
  const { id, days } = await seedPlan(page);
  await openToArrange(page, `/trips/${id}?day=${days[0]}`);
  const choose = async (number: number, what: string) => {
    await page.getByRole('button', { name: `More for day ${number}` }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: what }).press('Enter');
  };
  await choose(1, 'Swap with…');
  await expectAccessible();
  await dialog(page).getByRole('button', { name: /Day 3/ }).press('Enter');
  await expect(toast(page, 'Days swapped')).toBeVisible();
  await expect
    .poll(() => storedDays(page, id))
    .toEqual(['2026-05-04 Hills', '2026-05-05 Old town', '2026-05-06 Harbour']);
  await choose(3, 'Move before…');
  await dialog(page).getByRole('button', { name: /Day 2/ }).press('Enter');
  await expect
    .poll(() => storedDays(page, id))
    .toEqual(['2026-05-04 Hills', '2026-05-05 Harbour', '2026-05-06 Old town']);
  await choose(2, 'Insert a day after');
  await expect(dialog(page).getByLabel('Day Title')).toHaveValue('Day 3');
  await dialog(page).getByRole('button', { name: 'Insert Day' }).press('Enter');
  await expect(toast(page, 'Day inserted')).toBeVisible();
  await expect(entry(page, 'Day 4')).toBeVisible();
  expect(await storedDays(page, id)).toEqual([
    '2026-05-04 Hills',
    '2026-05-05 Harbour',
    '2026-05-06 Day 3',
    '2026-05-07 Old town',
  ]);

  const stay = { title: 'Hotel Grande', category: 'accommodation', kind: 'stay', time: '15:00', endDate: '2026-05-06' };
  const made = await page.request.post(`/api/trip-days/${days[0]}/activities`, { data: stay });
  expect(made.status()).toBe(201);
  consoleErrors.allow(/422/);
  await choose(2, 'Swap with…');
  await dialog(page).getByRole('button', { name: /Day 4/ }).press('Enter');
  await expect(toast(page, 'Error')).toContainText('"Hotel Grande" would end before it begins');
  await expect(page.getByRole('button', { name: 'More for day 2' })).toBeVisible();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('ORDER-07 ORDER-10 a finger drags an item among the ideas, an idea out of them, and a day’s chip before another', async ({
    page,
  }) => {
    const { id, days } = await seedPlan(page);
    await seedIdea(page, id, 'Rembetiko');
    await openToArrange(page, `/trips/${id}?day=${days[1]}`);
    const { touch, slide, pickUp } = await finger(page);
    const item = await pickUp(card(page, 'Museum'));
    await slide(item, await center(trayHead(page, 1)));
    await touch('touchEnd');
    await expect(trayHead(page, 2)).toBeVisible();
    await expect.poll(() => storedTitles(page, days[1] ?? '')).toEqual([]);

    await trayHead(page, 2).tap();
    const idea = await pickUp(tray(page).getByText('Rembetiko'));
    await slide(idea, await center(page.getByText('No activities planned for this day yet')));
    await touch('touchEnd');
    await expect(shownTitles(page)).toHaveText(['Rembetiko']);
    await expect.poll(() => storedTitles(page, days[1] ?? '')).toEqual(['Rembetiko']);

    // The strip shows the chosen day, and so the first only in part.
    await entry(page, 'Day 1').scrollIntoViewIfNeeded();
    const chip = await pickUp(entry(page, 'Day 2'));
    const before = await page.locator(`[data-day="${days[0]}"]`).boundingBox();
    await slide(chip, { x: Math.round((before?.x ?? 0) + 6), y: chip.y });
    await touch('touchEnd');
    await expect(toast(page, 'Day moved to Mon, May 4')).toContainText('Old town');
    await expect
      .poll(() => storedDays(page, id))
      .toEqual(['2026-05-04 Old town', '2026-05-05 Harbour', '2026-05-06 Hills']);
  });
});

test('ORDER-11 Shift dates moves everything, all but bookings, or only the range, and says before how many items move', async ({
  page,
  expectAccessible,
}) => {
  const { id, days } = await seedPlan(page);
  const booked = { title: 'Opera', time: '20:00', confirmationNumber: 'XK42' };
  expect((await page.request.post(`/api/trip-days/${days[1]}/activities`, { data: booked })).status()).toBe(201);
  await openToArrange(page, `/trips/${id}`);
  const open = async () => {
    await page.getByRole('button', { name: 'Edit Trip' }).click();
    await dialog(page).getByRole('button', { name: 'Shift dates…' }).click();
    await expect(page.getByRole('dialog', { name: 'Shift dates' })).toBeVisible();
  };
  const shift = () => dialog(page).getByRole('button', { name: 'Shift Dates' }).click();
  const moves = () => dialog(page).getByRole('status').filter({ hasText: 'move' });
  await open();
  await expect(dialog(page)).toContainText('It becomes May 11 - May 17, 2026');
  await expect(moves()).toHaveText('4 items move.');
  await expectAccessible();
  await dialog(page).getByLabel('By how many days').fill('0');
  await shift();
  await expect(dialog(page)).toContainText('Please enter by how many days');
  await dialog(page).getByLabel('By how many days').fill('7');
  await shift();
  await expect(toast(page, 'Dates shifted')).toContainText('May 11 - May 17, 2026');
  expect(await storedDays(page, id)).toEqual(['2026-05-11 Harbour', '2026-05-12 Old town', '2026-05-13 Hills']);
  await toast(page, 'Dates shifted').getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(() => storedDays(page, id))
    .toEqual(['2026-05-04 Harbour', '2026-05-05 Old town', '2026-05-06 Hills']);

  await open();
  await dialog(page).getByLabel('By how many days').fill('1');
  await dialog(page).getByLabel('Keep bookings on their dates and move the rest').check();
  await expect(moves()).toHaveText('3 items move. 1 booking stays on its date.');
  await shift();
  // 'Undone' names the dates' shift too, without the dates.
  await expect(toast(page, 'Dates shifted')).toContainText('May 5 - May 11, 2026');
  expect(await storedDays(page, id)).toEqual(['2026-05-05 Harbour', '2026-05-06 Old town', '2026-05-07 Hills']);
  expect(await storedTitles(page, days[0] ?? '')).toEqual(['Ferry', 'Opera']);

  await open();
  await dialog(page).getByLabel('By how many days').fill('2');
  await dialog(page).getByLabel('Only change the range').check();
  await expect(moves()).toHaveText("No item moves. 2 days stay under 'Outside the dates'.");
  await shift();
  await expect(page.getByRole('navigation', { name: 'Timeline' }).getByText('Outside the dates')).toBeVisible();
  expect(await storedDays(page, id)).toEqual(['2026-05-05 Harbour', '2026-05-06 Old town', '2026-05-07 Hills']);
  await expect(entry(page, 'Day 3')).toBeVisible();
});
