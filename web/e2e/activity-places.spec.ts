import { expect, type Page, registered as test, toast } from './fixtures.ts';
import { activity, addActivity, seedRome } from './trip-screen.ts';

const place = (page: Page, label: string) => addActivity(page).getByRole('combobox', { name: label, exact: true });
const options = (page: Page) => addActivity(page).getByRole('listbox', { name: 'Places' }).getByRole('option');
const chooseKind = (page: Page, kind: string) => addActivity(page).getByRole('radio', { name: kind }).check();

let dayId = '';
test.beforeEach(async ({ page }) => {
  const { id, days } = await seedRome(page);
  dayId = days[1] ?? '';
  await page.goto(`/trips/${id}?day=${dayId}`);
  await page.getByRole('button', { name: 'Add a new activity' }).click();
});

/** The activity of the day with this title, as the API has it. */
async function saved(page: Page, title: string): Promise<unknown> {
  await addActivity(page).getByRole('button', { name: 'Add Activity' }).click();
  await expect(activity(page, title)).toBeVisible();
  const response = await page.request.get(`/api/trip-days/${dayId}/activities`);
  const all = (await response.json()) as { title: string }[];
  return all.find((each) => each.title === title);
}

const near = (latitude: number, longitude: number) => ({
  ...{ latitude: expect.closeTo(latitude, 1), longitude: expect.closeTo(longitude, 1) },
});

test('KIND-03 a code, a name with or without accents in a flight’s ends offers airports, which set place, position and zone', async ({
  page,
}) => {
  await chooseKind(page, 'Flight');
  for (const typed of ['ZRH', 'Zurich', 'Zürich']) {
    await place(page, 'Location').fill(typed);
    await expect(options(page).filter({ hasText: 'Zürich Airport (ZRH)' })).toBeVisible();
    await expect(options(page).filter({ hasNotText: 'Airport' })).toHaveCount(0);
  }
  await options(page).filter({ hasText: 'Zürich Airport (ZRH)' }).click();
  await expect(place(page, 'Location')).toHaveValue('Zürich Airport (ZRH)');
  await expect(options(page)).toHaveCount(0);
  await place(page, 'To').fill('NRT');
  await options(page).filter({ hasText: '(NRT)' }).click();
  await addActivity(page).getByLabel('Title').fill('LX 160');
  await addActivity(page).getByLabel('Time', { exact: true }).fill('13:00');
  await addActivity(page).getByLabel('Arrival time').fill('08:55');
  expect(await saved(page, 'LX 160')).toMatchObject({
    ...{ kind: 'flight', location: 'Zürich Airport (ZRH)', coordinates: near(47.46, 8.55), country: 'CH' },
    ...{ timeZone: 'Europe/Zurich', endCoordinates: near(35.77, 140.39), endTimeZone: 'Asia/Tokyo' },
  });
});

test('KIND-02 KIND-03 a flight is entered in six fields and thirty seconds', async ({ page }) => {
  const form = addActivity(page);
  const started = Date.now();
  const fields: (() => Promise<void>)[] = [
    () => chooseKind(page, 'Flight'),
    () => form.getByLabel('Title').fill('LX 160'),
    () => form.getByLabel('Time', { exact: true }).fill('13:00'),
    async () => {
      await place(page, 'Location').pressSequentially('zrh');
      await options(page).first().click();
    },
    async () => {
      await place(page, 'To').pressSequentially('nrt');
      await options(page).first().click();
    },
    () => form.getByLabel('Arrival time').fill('08:55'),
  ];
  expect(fields.length).toBeLessThanOrEqual(6);
  for (const fill of fields) await fill();
  await form.getByRole('button', { name: 'Add Activity' }).click();
  const strip = activity(page, 'LX 160');
  for (const shown of ['ZRH', 'NRT', '13:00', '08:55']) await expect(strip).toContainText(shown);
  // The rest of the thirty seconds is a traveller's own typing.
  expect(Date.now() - started).toBeLessThan(15_000);
});

test('MAP-07 the place field searches 300 ms after typing from two characters, with arrows, Enter and Escape', async ({
  page,
  expectAccessible,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/places/find') asked.push(url.searchParams.get('q') ?? '');
  });
  const field = place(page, 'Location');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await field.fill('k');
  await page.clock.runFor(1000);
  await field.fill('kyot');
  await page.clock.runFor(290);
  expect(asked).toEqual([]);
  await page.clock.runFor(20);
  await expect.poll(() => asked).toEqual(['kyot']);
  await page.clock.resume();
  const first = options(page).first();
  await expect(first).toHaveText('KyotoTown, Japan');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible();
  await page.keyboard.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  await page.keyboard.press('ArrowUp');
  await expect(first).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(addActivity(page)).toBeVisible();
  await expect(field).toHaveValue('kyot');
  await field.pressSequentially('o');
  await expect(first).toHaveText('KyotoTown, Japan');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Kyoto');
  await expect(field).toBeFocused();
  await expect(addActivity(page).getByText('Known on the map')).toBeVisible();
  await field.press('End');
  await field.pressSequentially(' by night');
  await expect(addActivity(page).getByText('Known on the map')).toBeHidden();
  await addActivity(page).getByLabel('Title').fill('A walk');
  expect(await saved(page, 'A walk')).toMatchObject({ location: 'Kyoto by night', coordinates: null });
});

test('MAP-07 it takes coordinates and links of Google, Apple and OpenStreetMap maps, and fetches none', async ({
  page,
}) => {
  const field = place(page, 'Location');
  const outside: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== new URL(page.url()).hostname) outside.push(request.url());
  });
  for (const [typed, shown] of [
    ['35.0, 135.7', '35.0, 135.7'],
    ['https://www.google.com/maps/place/Eiffel+Tower/@48.8,2.2,17z/data=!8m2!3d48.8583701!4d2.2944813', 'Eiffel Tower'],
    ['https://maps.apple.com/?ll=35.0116,135.7681&q=Nishiki%20Market', 'Nishiki Market'],
    ['https://www.openstreetmap.org/#map=17/37.97150/23.72570', '37.9715, 23.7257'],
  ] as const) {
    await field.fill('somewhere');
    await field.fill(typed);
    await expect(field).toHaveValue(shown);
    await expect(addActivity(page).getByText('Known on the map')).toBeVisible();
  }
  await field.fill('https://maps.app.goo.gl/Ab3xY');
  await expect(addActivity(page).getByText('Open it first and paste the long address')).toBeVisible();
  await field.fill('35.0, 135.7');
  await addActivity(page).getByLabel('Title').fill('A pin');
  expect(await saved(page, 'A pin')).toMatchObject({ coordinates: { latitude: 35, longitude: 135.7 } });
  expect(outside).toEqual([]);
  await expect(toast(page, 'Activity added successfully!')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('MAP-07 a place is chosen by touch', async ({ page }) => {
    await place(page, 'Location').tap();
    await place(page, 'Location').pressSequentially('kyot');
    const box = await options(page).first().boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    await options(page).first().tap();
    await expect(place(page, 'Location')).toHaveValue('Kyoto');
  });
});
