import { expect, holdBack, type Page, registered as test, toast } from './fixtures.ts';
import { seedDay, seedTrip } from './seed.ts';
import { activity, entry, itinerary } from './trip-screen.ts';

const ROME = { timeZone: 'Europe/Rome' };

/** Two days with an overlap on the first, a night without a bed, and a train without a time on the second. */
async function seedFaultyRome(page: Page): Promise<{ readonly id: string; readonly days: readonly string[] }> {
  const id = await seedTrip(page, { title: 'Rome', startDate: '2027-06-03', endDate: '2027-06-04', isPublic: true });
  const first = await seedDay(page, id, { title: 'Forum', date: '2027-06-03' }, [
    { title: 'Colosseum', time: '09:00', endTime: '11:00', ...ROME },
    { title: 'Palatine', time: '10:15', endTime: '12:00', ...ROME },
  ]);
  const second = await seedDay(page, id, { title: 'Home', date: '2027-06-04' }, [
    { title: 'Night express', kind: 'train', endLocation: 'Zurich' },
  ]);
  return { id, days: [first, second] };
}

const line = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Trip', exact: true }).getByRole('button', { name: text });
const row = (page: Page, text: string) => itinerary(page).getByRole('listitem').filter({ hasText: text });
const more = async (page: Page, text: string, item: string) => {
  await row(page, text)
    .getByRole('button', { name: /^More for/ })
    .click();
  await page.getByRole('menuitem', { name: item }).click();
};

test('HEALTH-10 HEALTH-13 what is found stands in the header’s list, as a row where it is, and as a dot on its day', async ({
  page,
  expectAccessible,
}) => {
  const { id, days } = await seedFaultyRome(page);
  await page.goto(`/trips/${id}`);
  await line(page, '3 things to look at').click();
  const list = page.getByRole('dialog', { name: '3 things to look at' });
  await expect(list).toContainText('We do not check entry rules.');
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expect(list).toContainText('"Colosseum" and "Palatine" overlap');
  await expect(list).toContainText('They share 45 min.');
  await expect(list).not.toContainText(/passport|visa/i);
  await expectAccessible();
  await list.getByRole('link', { name: 'Fri, Jun 4' }).click();
  await expect(page).toHaveURL(new RegExp(`day=${days[1]}`));
  await expect(row(page, '"Night express" has no time')).toBeVisible();
  await expect(entry(page, 'Day 1')).toContainText('2 things to look at');
  await expect(entry(page, 'Day 2')).toContainText('1 thing to look at');
  await expectAccessible();

  const calm = await seedTrip(page, { title: 'Calm', startDate: '2027-06-03', endDate: '2027-06-03' });
  await page.goto(`/trips/${calm}`);
  await expect(line(page, 'Nothing to look at')).toBeVisible();
});

test('HEALTH-10 HEALTH-11 nights without a bed that follow each other are one thing, which opens to each and takes one stay for all', async ({
  page,
  expectAccessible,
}) => {
  const id = await seedTrip(page, { title: 'A week', startDate: '2027-06-03', endDate: '2027-06-09' });
  for (let day = 3; day <= 9; day++) {
    const date = `2027-06-0${day}`;
    await seedDay(page, id, { title: `Day of ${day}`, date }, day === 3 ? [{ title: 'Colosseum' }] : []);
  }
  await page.goto(`/trips/${id}`);
  await line(page, '1 thing to look at').click();
  const list = page.getByRole('dialog', { name: '1 thing to look at' });
  const nights = list.getByText('No bed for this night');
  await expect(list).toContainText('6 nights without a bed, Jun 3 – Jun 8');
  await expect(nights).toHaveCount(0);
  await list.getByRole('button', { name: 'Show each night' }).press('Enter');
  await expect(nights).toHaveCount(6);
  await expectAccessible();
  await list.getByRole('button', { name: 'Hide each night' }).press('Enter');
  await expect(nights).toHaveCount(0);

  await list.getByRole('button', { name: 'Add a stay' }).click();
  const form = page.getByRole('dialog', { name: 'Add New Activity' });
  await expect(form.getByLabel('Check-out date')).toHaveValue('2027-06-09');
  await form.getByLabel('Title').fill('Albergo Sole');
  await form.getByRole('button', { name: 'Add Activity' }).click();
  await expect(line(page, 'Nothing to look at')).toBeVisible();
});

test('HEALTH-11 a finding is mended by a step, which can be undone, or by a form filled in', async ({ page }) => {
  const { id, days } = await seedFaultyRome(page);
  await page.goto(`/trips/${id}?day=${days[0]}`);
  const overlap = '"Colosseum" and "Palatine" overlap';
  await row(page, overlap).getByRole('button', { name: 'Move after "Colosseum"' }).click();
  await expect(row(page, overlap)).toHaveCount(0);
  await expect(
    itinerary(page)
      .getByRole('listitem')
      .filter({ has: activity(page, 'Palatine') }),
  ).toContainText(/11:00.*12:45/s);
  await toast(page, 'Moved after').getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, overlap)).toBeVisible();

  await row(page, 'No bed for this night').getByRole('button', { name: 'Add a stay' }).click();
  const form = page.getByRole('dialog', { name: 'Add New Activity' });
  await expect(form).toContainText('Forum, Jun 3');
  await expect(form.getByLabel('Check-out date')).toHaveValue('2027-06-04');
  await form.getByLabel('Title').fill('Albergo Sole');
  await form.getByRole('button', { name: 'Add Activity' }).click();
  await expect(activity(page, 'Albergo Sole')).toBeVisible();
  await expect(row(page, 'No bed for this night')).toHaveCount(0);
});

test('HEALTH-11 what is ignored here stays so, what is never told stays so on other trips, and both are shown again', async ({
  page,
}) => {
  const { id, days } = await seedFaultyRome(page);
  const other = await seedFaultyRome(page);
  await page.goto(`/trips/${id}?day=${days[0]}`);
  await more(page, 'No bed for this night', 'Ignore here');
  await expect(row(page, 'No bed for this night')).toHaveCount(0);
  await more(page, 'overlap', 'Never tell me this');
  await expect(row(page, 'overlap')).toHaveCount(0);
  await expect(line(page, '1 thing to look at')).toBeVisible();
  await page.reload();
  await line(page, '1 thing to look at').click();

  const list = page.getByRole('dialog');
  await list.getByRole('button', { name: 'Show ignored (2)' }).click();
  await list.getByRole('button', { name: 'Show again' }).click();
  await expect(page.getByRole('dialog', { name: '2 things to look at' })).toBeVisible();
  await list.getByRole('button', { name: 'Close' }).click();

  await page.goto(`/trips/${other.id}?day=${other.days[0]}`);
  await expect(row(page, 'No bed for this night')).toBeVisible();
  await expect(row(page, 'overlap')).toHaveCount(0);
  await line(page, '2 things to look at').click();
  await list.getByRole('button', { name: 'Show ignored (1)' }).click();
  await list.getByRole('button', { name: 'Tell me this again' }).click();
  await expect(page.getByRole('dialog', { name: '3 things to look at' })).toBeVisible();
});

test('HEALTH-10 what is found on a day stands among its rows as soon as they do, and moves none of them', async ({
  page,
}) => {
  const { id, days } = await seedFaultyRome(page);
  const check = page.waitForResponse(/\/health-[^/]*\.js$/);
  const release = await holdBack(page, /\/api\/trips\/[^/]+\/days/);
  const opened = page.goto(`/trips/${id}?day=${days[0]}`);
  await (await check).finished();
  release();
  await opened;
  await activity(page, 'Colosseum').waitFor();
  expect(await row(page, 'overlap').isVisible()).toBe(true);
});

test('HEALTH-14 a stranger is told nothing of what is found', async ({ page, register }) => {
  const { id, days } = await seedFaultyRome(page);
  await page.goto(`/trips/${id}?day=${days[0]}`);
  await expect(row(page, 'overlap')).toBeVisible();
  await page.context().clearCookies();
  await register();
  await page.goto(`/trips/${id}?day=${days[0]}`);
  await expect(activity(page, 'Colosseum')).toBeVisible();
  // The code that checks is fetched by the owner's page once its days stand.
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('to look at')).toHaveCount(0);
  await expect(row(page, 'overlap')).toHaveCount(0);
});
