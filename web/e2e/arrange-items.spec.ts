import { dragTo, edge, finger, grip, lift, openToArrange, shownTitles, storedTitles } from './drag.ts';
import { expect, MOVING, type Page, registered as test, toast } from './fixtures.ts';
import { center } from './geometry.ts';
import { seedDay, seedTrip } from './seed.ts';
import { activity as card, entry } from './trip-screen.ts';

test.use(MOVING);

/** A public trip of three days; on the second two items with a time and two without. */
async function seedPlan(page: Page): Promise<{ id: string; days: readonly string[]; second: string }> {
  const trip = { title: 'Athens in May', startDate: '2026-05-04', endDate: '2026-05-06', isPublic: true };
  const id = await seedTrip(page, trip);
  const first = await seedDay(page, id, { title: 'Harbour', date: '2026-05-04' }, [{ title: 'Ferry', time: '18:00' }]);
  const second = await seedDay(page, id, { title: 'Old town', date: '2026-05-05' }, [
    { title: 'Market', time: '09:00' },
    { title: 'Museum', time: '14:00' },
    { title: 'Ice cream' },
    { title: 'Walk' },
  ]);
  const third = await seedDay(page, id, { title: 'Hills', date: '2026-05-06' }, [{ title: 'Lycabettus' }]);
  return { id, days: [first, second, third], second };
}

const spoken = (page: Page) => page.getByRole('status', { name: 'Arranging' });

test('ORDER-02 an item is dragged by its card after 8 px or by its grip, and a line shows where it will stand', async ({
  page,
}) => {
  const { id, second } = await seedPlan(page);
  await openToArrange(page, `/trips/${id}?day=${second}`);
  const from = await center(card(page, 'Walk'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 7, from.y);
  await expect(page.locator('[data-dragged]')).toHaveCount(0);
  await page.mouse.move(from.x + 8, from.y);
  await expect(page.locator('[data-dragged]')).toHaveCount(1);
  const to = await edge(card(page, 'Museum'), 'top');
  await page.mouse.move(to.x, to.y, { steps: 5 });
  const line = page.getByRole('listitem').filter({ has: card(page, 'Museum') });
  await expect(line).toHaveAttribute('data-drop', 'before');
  expect(await line.evaluate((row) => getComputedStyle(row, '::before').height)).toBe('3px');
  await page.mouse.up();
  await expect(page.locator('[data-drop], [data-dragged]')).toHaveCount(0);
  await expect(shownTitles(page)).toHaveText(['Market', 'Walk', 'Museum', 'Ice cream']);
  await expect(toast(page, 'Order changed')).toContainText('Walk');
  expect(await storedTitles(page, second)).toEqual(['Market', 'Walk', 'Museum', 'Ice cream']);

  await dragTo(page, grip(page, 'Ice cream'), () => edge(card(page, 'Market'), 'top'));
  await expect(shownTitles(page)).toHaveText(['Ice cream', 'Market', 'Walk', 'Museum']);
  await expect.poll(() => storedTitles(page, second)).toEqual(['Ice cream', 'Market', 'Walk', 'Museum']);
  await lift(page, card(page, 'Walk'));
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(shownTitles(page)).toHaveText(['Ice cream', 'Market', 'Walk', 'Museum']);

  await page.context().clearCookies();
  await page.goto(`/trips/${id}?day=${second}`);
  await expect(shownTitles(page)).toHaveText(['Ice cream', 'Market', 'Walk', 'Museum']);
  await expect(page.locator('[data-grip]')).toHaveCount(0);
});

test('ORDER-02 an item that rests 600 ms over a day of the index opens it, and is dropped there; edges scroll', async ({
  page,
}) => {
  const { id, days, second } = await seedPlan(page);
  const [, , third = ''] = days;
  for (let n = 0; n < 9; n++) await seedDayItem(page, third, `Path ${n}`);
  await openToArrange(page, `/trips/${id}?day=${second}`);
  await lift(page, card(page, 'Walk'));
  const day = await center(entry(page, 'Day 3'));
  await page.mouse.move(day.x, day.y, { steps: 5 });
  await expect(page.locator('[data-day][data-drop="into"]')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Hills' }).first()).toBeVisible();
  await page.mouse.move(900, 895, { steps: 5 });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  const to = await edge(card(page, 'Path 8'), 'top');
  await page.mouse.move(to.x, Math.min(to.y, 780), { steps: 5 });
  await page.mouse.up();
  await expect(toast(page, 'Moved to Wed, May 6')).toContainText('Walk');
  await expect.poll(() => storedTitles(page, third)).toContain('Walk');
  expect((await storedTitles(page, third)).indexOf('Walk')).toBeGreaterThan(3);
  expect(await storedTitles(page, second)).toEqual(['Market', 'Museum', 'Ice cream']);

  await page.evaluate(() => window.scrollTo(0, 0));
  await dragTo(page, card(page, 'Path 0'), () => center(entry(page, 'Day 1')));
  await expect(toast(page, 'Moved to Mon, May 4')).toContainText('Path 0');
  await expect(page.getByRole('heading', { name: 'Hills' }).first()).toBeVisible();
});

async function seedDayItem(page: Page, dayId: string, title: string): Promise<void> {
  const response = await page.request.post(`/api/trip-days/${dayId}/activities`, { data: { title } });
  expect(response.status()).toBe(201);
}

test.describe('on a touch screen', () => {
  // High enough for the whole day, so that what is dragged and where to are both in view.
  test.use({ hasTouch: true, viewport: { width: 390, height: 1100 } });

  test('ORDER-02 a finger that rests 250 ms drags an item, and one that swipes scrolls the page', async ({ page }) => {
    const { id, days, second } = await seedPlan(page);
    await openToArrange(page, `/trips/${id}?day=${second}`);
    const { touch, slide, pickUp } = await finger(page);
    const from = await center(card(page, 'Museum'));
    await touch('touchStart', from);
    await slide(from, { x: from.x, y: from.y - 200 });
    await touch('touchEnd');
    await expect(page.locator('[data-dragged]')).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);

    // The page goes on scrolling for a while.
    await openToArrange(page, `/trips/${id}?day=${second}`);
    const held = await pickUp(card(page, 'Walk'));
    await slide(held, await edge(card(page, 'Museum'), 'top'));
    await touch('touchEnd');
    await expect(shownTitles(page)).toHaveText(['Market', 'Walk', 'Museum', 'Ice cream']);
    await expect(toast(page, 'Order changed')).toContainText('Walk');

    const again = await pickUp(card(page, 'Walk'));
    await slide(again, await center(entry(page, 'Day 1')));
    await expect(page.getByRole('heading', { name: 'Harbour' }).first()).toBeVisible();
    await slide(again, await edge(card(page, 'Ferry'), 'bottom'));
    await touch('touchEnd');
    await expect(toast(page, 'Moved to Mon, May 4')).toContainText('Walk');
    await expect(shownTitles(page)).toHaveText(['Ferry', 'Walk']);
    expect(await storedTitles(page, days[0] ?? '')).toEqual(['Ferry', 'Walk']);
  });
});

test('ORDER-03 an item is moved by keyboard within its day and to the days around it, with its place spoken', async ({
  page,
  expectAccessible,
}) => {
  const { id, days, second } = await seedPlan(page);
  await openToArrange(page, `/trips/${id}?day=${second}`);
  const held = grip(page, 'Walk');
  await held.focus();
  await page.keyboard.press('Space');
  await expect(spoken(page)).toHaveText(/^Walk, picked up on Tuesday, May 5, position 4 of 4\./);
  await expectAccessible();
  await page.keyboard.press('ArrowUp');
  await expect(spoken(page)).toHaveText('Walk, moved to Tuesday, May 5, position 3 of 4.');
  await page.keyboard.press('ArrowUp');
  await expect(spoken(page)).toHaveText('Walk, moved to Tuesday, May 5, position 2 of 4.');
  await expect(shownTitles(page)).toHaveText(['Market', 'Walk', 'Museum', 'Ice cream']);
  await expect(held).toBeFocused();
  await page.keyboard.press('Space');
  await expect(toast(page, 'Order changed')).toBeVisible();
  await expect(held).toBeFocused();
  expect(await storedTitles(page, second)).toEqual(['Market', 'Walk', 'Museum', 'Ice cream']);

  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(spoken(page)).toHaveText('Walk, moved to Wednesday, May 6, position 2 of 2.');
  await expect(shownTitles(page)).toHaveText(['Lycabettus', 'Walk']);
  await expect(held).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(spoken(page)).toHaveText('Walk, moved to Wednesday, May 6, position 2 of 2.');
  await page.keyboard.press('Escape');
  await expect(spoken(page)).toHaveText('Walk, put back.');
  await expect(shownTitles(page)).toHaveText(['Market', 'Walk', 'Museum', 'Ice cream']);
  await expect(held).toBeFocused();

  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowLeft');
  await expect(spoken(page)).toHaveText('Walk, moved to Monday, May 4, position 2 of 2.');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect(toast(page, 'Moved to Mon, May 4')).toContainText('Walk');
  await expect(shownTitles(page)).toHaveText(['Walk', 'Ferry']);
  await expect(held).toBeFocused();
  expect(await storedTitles(page, days[0] ?? '')).toEqual(['Walk', 'Ferry']);
});

test('ORDER-04 an item’s menu moves it to another day, to the ideas, or to another of the traveller’s own trips', async ({
  page,
  expectAccessible,
}) => {
  const { id, days, second } = await seedPlan(page);
  const [, , third = ''] = days;
  const alps = await seedTrip(page, { title: 'Alps', startDate: '2026-07-01', endDate: '2026-07-03' });
  const eiger = await seedDay(page, alps, { title: 'Eiger', date: '2026-07-01' });
  await openToArrange(page, `/trips/${id}?day=${second}`);
  const choose = async (title: string) => {
    await page.getByRole('button', { name: `More for "${title}"` }).click();
    await page.getByRole('menuitem', { name: 'Move to…' }).click();
    await expect(page.getByRole('dialog', { name: 'Move to…' })).toBeVisible();
  };
  const dialog = page.getByRole('dialog');
  await choose('Walk');
  await expect(dialog.getByRole('region', { name: 'This trip' }).getByRole('button')).toHaveText([
    /Day 1.*May 4/,
    /Day 2.*It is here/,
    /Day 3.*May 6/,
    /Ideas/,
  ]);
  await expect(dialog.getByRole('region', { name: 'Your other trips' }).getByRole('button')).toHaveText([/Alps/]);
  await expectAccessible();
  await dialog.getByRole('button', { name: /Day 3/ }).click();
  await expect(toast(page, 'Moved to Wed, May 6')).toContainText('Walk');
  await expect(shownTitles(page)).toHaveText(['Market', 'Museum', 'Ice cream']);
  expect(await storedTitles(page, third)).toEqual(['Lycabettus', 'Walk']);

  await choose('Ice cream');
  await page.keyboard.press('Tab');
  await dialog.getByRole('button', { name: /Alps/ }).press('Enter');
  await dialog.getByRole('button', { name: /Day 1.*Jul 1/ }).press('Enter');
  await expect(toast(page, 'Moved to "Alps", Wed, Jul 1')).toContainText('Ice cream');
  expect(await storedTitles(page, eiger)).toEqual(['Ice cream']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(shownTitles(page)).toHaveText(['Market', 'Museum', 'Ice cream']);
  expect(await storedTitles(page, eiger)).toEqual([]);

  await choose('Museum');
  await dialog.getByRole('button', { name: /Ideas/ }).click();
  await expect(toast(page, 'Moved to Ideas')).toContainText('Museum');
  await expect(page.getByRole('region', { name: 'Ideas' })).toContainText('Museum');
});

test('ORDER-05 an item dropped against the clock keeps its time and is sorted back, or loses it, as one answers', async ({
  page,
  expectAccessible,
}) => {
  const { id, second } = await seedPlan(page);
  await openToArrange(page, `/trips/${id}?day=${second}`);
  const question = page.getByRole('dialog', { name: '"Museum" is at 14:00' });
  await dragTo(page, card(page, 'Museum'), () => edge(card(page, 'Market'), 'top'));
  await expect(question).toBeVisible();
  await expectAccessible();
  expect(await storedTitles(page, second)).toEqual(['Market', 'Museum', 'Ice cream', 'Walk']);
  await question.getByRole('button', { name: 'Keep 14:00' }).click();
  await expect(question).toHaveCount(0);
  await expect(grip(page, 'Museum')).toBeFocused();
  await expect(shownTitles(page)).toHaveText(['Market', 'Museum', 'Ice cream', 'Walk']);

  await grip(page, 'Museum').press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await question.getByRole('button', { name: 'Clear the time' }).click();
  await expect(shownTitles(page)).toHaveText(['Museum', 'Market', 'Ice cream', 'Walk']);
  await expect(card(page, 'Museum').locator('..')).not.toContainText('14:00');
  await expect.poll(() => storedTitles(page, second)).toEqual(['Museum', 'Market', 'Ice cream', 'Walk']);

  await dragTo(page, card(page, 'Market'), () => edge(card(page, 'Walk'), 'bottom'));
  await expect(shownTitles(page)).toHaveText(['Museum', 'Ice cream', 'Walk', 'Market']);
  await expect.poll(() => storedTitles(page, second)).toEqual(['Museum', 'Ice cream', 'Walk', 'Market']);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('ORDER-05 a booking is moved to another date only after one was asked', async ({ page }) => {
  const { id, days, second } = await seedPlan(page);
  const [, , third = ''] = days;
  const response = await page.request.post(`/api/trip-days/${second}/activities`, {
    data: { title: 'Opera', time: '20:00', confirmationNumber: 'XK42' },
  });
  expect(response.status()).toBe(201);
  await openToArrange(page, `/trips/${id}?day=${second}`);
  const question = page.getByRole('dialog', { name: 'Move "Opera" to Wed, May 6?' });
  await dragTo(page, card(page, 'Opera'), () => center(entry(page, 'Day 3')));
  await expect(question).toContainText('It is booked for Tue, May 5.');
  await question.getByRole('button', { name: 'Leave it' }).click();
  await expect(question).toHaveCount(0);
  expect(await storedTitles(page, second)).toContain('Opera');
  await dragTo(page, card(page, 'Opera'), () => center(entry(page, 'Day 3')));
  await question.getByRole('button', { name: 'Move it' }).click();
  await expect(toast(page, 'Moved to Wed, May 6')).toContainText('Opera');
  expect(await storedTitles(page, third)).toEqual(['Opera', 'Lycabettus']);
});

test('BASE-03 each step shows one toast with Undo for 10 s, and keys outside a field undo and redo the steps of a visit', async ({
  page,
}) => {
  const { id, second } = await seedPlan(page);
  await openToArrange(page, `/trips/${id}?day=${second}`);
  const orders = [
    ['Market', 'Museum', 'Ice cream', 'Walk'],
    ['Walk', 'Market', 'Museum', 'Ice cream'],
    ['Ice cream', 'Walk', 'Market', 'Museum'],
  ] as const;
  await dragTo(page, card(page, 'Walk'), () => edge(card(page, 'Market'), 'top'));
  await expect.poll(() => storedTitles(page, second)).toEqual([...orders[1]]);
  await dragTo(page, card(page, 'Ice cream'), () => edge(card(page, 'Walk'), 'top'));
  await expect.poll(() => storedTitles(page, second)).toEqual([...orders[2]]);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(1);

  await page.getByRole('heading', { name: 'Itinerary' }).click();
  for (const [keys, order] of [
    ['Control+z', orders[1]],
    ['Meta+z', orders[0]],
    ['Control+z', orders[0]],
    ['Control+Shift+z', orders[1]],
    ['Meta+Shift+z', orders[2]],
    ['Control+z', orders[1]],
  ] as const) {
    await page.keyboard.press(keys);
    await expect.poll(() => storedTitles(page, second)).toEqual([...order]);
    await expect(shownTitles(page)).toHaveText([...order]);
  }
  await page.getByRole('button', { name: 'Add a new activity' }).click();
  await page.getByRole('dialog').getByLabel('Title').fill('Tea');
  await page.keyboard.press('Control+z');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  expect(await storedTitles(page, second)).toEqual([...orders[1]]);

  await page.clock.install();
  await dragTo(page, card(page, 'Ice cream'), () => edge(card(page, 'Walk'), 'top'));
  const undo = toast(page, 'Order changed').getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await page.mouse.move(5, 500);
  await page.clock.runFor(9_000);
  await expect(undo).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(undo).toHaveCount(0);
  await dragTo(page, card(page, 'Market'), () => edge(card(page, 'Ice cream'), 'top'));
  await undo.click();
  await expect.poll(() => storedTitles(page, second)).toEqual([...orders[2]]);
  await expect(toast(page, 'Undone')).toContainText('Order changed');
});

test('a move that the server refuses, as its day was deleted meanwhile, is put back with the reason', async ({
  page,
  consoleErrors,
}) => {
  const { id, days, second } = await seedPlan(page);
  await openToArrange(page, `/trips/${id}?day=${second}`);
  await page.request.delete(`/api/trip-days/${days[2]}`);
  consoleErrors.allow(/409/);
  await dragTo(page, card(page, 'Walk'), () => center(entry(page, 'Day 3')));
  await expect(toast(page, 'Error')).toContainText('The trip was changed meanwhile');
  await expect(shownTitles(page)).toHaveText(['Market', 'Museum', 'Ice cream', 'Walk']);
  await expect(entry(page, 'Day 3')).toHaveCount(0);
});
