import { encode } from 'jpeg-js';
import { expect, type Page, signedIn as test, toast } from './fixtures.ts';
import { seedDay, seedTrip } from './seed.ts';

const timeline = (page: Page) => page.getByRole('navigation', { name: 'Timeline' });
const entry = (page: Page, label: string) => timeline(page).getByRole('link', { name: label });
const itinerary = (page: Page) => page.getByRole('region', { name: 'Itinerary' });
const activity = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });
const overall = (page: Page) => page.getByRole('region', { name: 'Overall Trip' });
const addDay = (page: Page) => page.getByRole('dialog', { name: 'Add Day' });
const addActivity = (page: Page) => page.getByRole('dialog', { name: 'Add New Activity' });

/** A trip of three days, the second with two activities; its page is not open yet. */
async function seedRome(page: Page, isPublic = true): Promise<{ id: string; days: readonly string[] }> {
  const id = await seedTrip(page, { title: 'Rome in June', startDate: '2027-06-03', endDate: '2027-06-05', isPublic });
  const first = await seedDay(page, id, { title: 'Arrival', date: '2027-06-03', accommodation: 'Albergo Sole' });
  const second = await seedDay(page, id, { title: 'Forum', date: '2027-06-04' }, [
    { title: 'Colosseum', time: '14:00' },
    { title: 'Palatine', time: '09:30' },
  ]);
  const third = await seedDay(page, id, { title: 'Home', date: '2027-06-05' });
  return { id, days: [first, second, third] };
}

test('HOME-03 TRIP-07 TRIP-08 TRIP-09 TRIP-11 TRIP-12 TRIP-14 TRIP-15 TRIP-16 TRIP-18 TRIP-19 TRIP-35 DAY-01 DAY-02 DAY-03 DAY-04 DAY-05 DAY-06 DAY-07 DAY-08 DAY-09 DAY-12 DAY-13 DAY-14 DAY-17 DAY-20 DAY-21 VAL-19 VAL-20 VAL-22 ACT-01 ACT-03 ACT-04 ACT-05 ACT-06 ACT-09 ACT-16 ACT-17 ACT-18 ACT-19 ACT-20 ACT-21 ACT-22 ACT-25 ERR-45 ERR-48 a trip is planned from nothing, and is there after a reload', async ({
  page,
  stack,
}) => {
  await page.getByRole('button', { name: 'New Trip' }).click();
  const create = page.getByRole('dialog', { name: 'Create New Trip' });
  await create.getByLabel('Trip Title').fill('Rome in June');
  await create.getByLabel('Start Date').fill('2027-06-03');
  await create.getByLabel('End Date').fill('2027-06-05');
  await create.getByLabel('Cover Image URL').fill(`${stack.url}/icon.svg`);
  await create.getByLabel('Description').fill('Ice cream every day');
  await create.getByRole('button', { name: 'Create Trip' }).click();
  const trip = page.getByRole('region', { name: 'Trip', exact: true });
  await expect(trip.getByRole('heading', { level: 1, name: 'Rome in June' })).toBeVisible();
  await expect(trip).toContainText('June 3 - June 5, 2027');
  for (const stat of ['Total Days', 'Locations Visited', 'Timeline Days']) await expect(trip).toContainText(stat);
  await expect(trip.locator('img').first()).toHaveAttribute('src', /icon\.svg$/);
  await expect(page.getByRole('list', { name: 'Summary' })).toContainText('0 days');
  await expect(entry(page, 'Overall Trip')).toHaveAttribute('aria-current', 'true');
  await expect(entry(page, 'Overall Trip')).toContainText('Trip Overview');
  await expect(entry(page, 'Overall Trip')).toContainText('General information & notes');
  await expect(page.getByText('No days planned yet')).toBeVisible();
  await expect(page.getByText('Start by adding your first day to this trip')).toBeVisible();

  await timeline(page).getByRole('button', { name: 'Add Day' }).click();
  await addDay(page).getByLabel('Date').fill('');
  await addDay(page).getByRole('button', { name: 'Add Day' }).click();
  await expect(addDay(page).getByText('Title is required')).toBeVisible();
  await expect(addDay(page).getByText('Date is required')).toBeVisible();
  await addDay(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(addDay(page)).toBeHidden();
  await timeline(page).getByRole('button', { name: 'Add Day' }).click();
  for (const [label, value] of [
    ['Day Title', 'Forum'],
    ['Date', '2027-06-04'],
    ['Location', 'Rome'],
    ['Accommodation', 'Albergo Sole'],
    ['Accommodation Address', 'Via del Corso 1'],
    ['Notes', 'Bring water'],
  ] as const) {
    await addDay(page).getByLabel(label, { exact: true }).fill(value);
  }
  await addDay(page).getByRole('button', { name: 'Add Day' }).click();
  await expect(toast(page, 'Day added successfully!')).toBeVisible();
  await expect(addDay(page)).toBeHidden();
  await expect(entry(page, 'Day 1')).toContainText('Jun 4');
  await expect(entry(page, 'Day 1')).toContainText('Rome');
  await expect(itinerary(page)).toContainText('No activities planned for this day yet');
  await expect(page.getByRole('region', { name: 'Photos', exact: true })).toContainText('No photos yet.');

  await itinerary(page).getByRole('button', { name: 'Add Your First Activity' }).click();
  const form = addActivity(page);
  await form.getByRole('button', { name: 'Add Activity' }).click();
  await expect(form.getByText('Title is required')).toBeVisible();
  await form.getByLabel('Title').fill('Colosseum');
  await form.getByLabel('Time', { exact: true }).fill('14:00');
  await form.getByLabel('Location').fill('Piazza del Colosseo');
  await form.getByLabel('Cost (€)').fill('18.50');
  await expect(form.getByLabel('Cost (€)')).toHaveAttribute('step', '0.01');
  await form.getByLabel('Notes').fill('Underground tour');
  for (const [label, options, chosen] of [
    ['Category', ['Transport', 'Accommodation', 'Food', 'Sightseeing', 'Entertainment', 'Shopping'], 'Sightseeing'],
    ['Rating', ['Poor', 'Fair', 'Good', 'Great', 'Excellent'], 'Great'],
    ['Time of Day', ['Morning', 'Afternoon', 'Evening'], 'Afternoon'],
  ] as const) {
    await form.getByRole('combobox', { name: label }).click();
    const words = await page.getByRole('option').allInnerTexts();
    expect(words.slice(1).map((word) => word.replace(/^\d - /, ''))).toEqual(options);
    await page.getByRole('option', { name: chosen }).click();
  }
  await form.getByRole('button', { name: 'Add Activity' }).click();
  await expect(toast(page, 'Activity added successfully!')).toBeVisible();
  await expect(form).toBeHidden();

  const photos = page.getByRole('region', { name: 'Photos', exact: true });
  await photos.getByRole('button', { name: 'Add Photos' }).click();
  const upload = page.getByRole('dialog', { name: 'Add Photos' });
  const { data } = encode({ width: 60, height: 40, data: Buffer.alloc(60 * 40 * 4, 120) }, 80);
  await upload
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: data });
  await upload.getByRole('button', { name: 'Upload 1 file' }).click();

  const expectPlan = async () => {
    await expect(photos.getByRole('img')).toHaveCount(1);
    const day = page.getByRole('region', { name: 'Day 1' });
    for (const text of ['Forum', 'June 4, 2027', 'Rome', 'Albergo Sole', 'Via del Corso 1', 'Bring water']) {
      await expect(day).toContainText(text);
    }
    const card = activity(page, 'Colosseum');
    for (const text of ['Colosseum', '€18.50', '4/5', 'Underground tour', 'Sightseeing', 'Piazza del Colosseo']) {
      await expect(card).toContainText(text);
    }
    const row = itinerary(page).getByRole('listitem').filter({ has: card });
    await expect(row).toContainText('14:00');
    await expect(row).toContainText(/\p{Extended_Pictographic}/u);
  };
  await expectPlan();
  await page.reload();
  await expectPlan();
  await entry(page, 'Overall Trip').click();
  await expect(overall(page)).toContainText('Ice cream every day');
  await entry(page, 'Day 1').click();
  await expectPlan();
});

test('TRIP-02 TRIP-03 TRIP-17 DAY-19 DAY-22 DAY-23 DAY-24 ACT-10 ACT-11 ACT-12 ACT-13 ACT-14 ACT-15 VAL-24 ERR-46 ERR-47 OPEN-80 days and activities are taken away', async ({
  page,
}) => {
  const { id, days } = await seedRome(page);
  await page.goto(`/trips/${id}`);
  const headerAdd = page.getByRole('banner').getByRole('button', { name: 'Add Activity' });
  await expect(headerAdd).toBeDisabled();
  const writes: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && writes.push(request.method()));
  await page.getByRole('button', { name: 'Add a new activity' }).click();
  await addActivity(page).getByLabel('Title').fill('Lost');
  await addActivity(page).getByRole('button', { name: 'Add Activity' }).click();
  await expect(toast(page, 'No trip day selected')).toBeVisible();
  await addActivity(page).getByRole('button', { name: 'Cancel' }).click();
  expect(writes).toEqual([]);

  await entry(page, 'Day 2').click();
  await headerAdd.click();
  await expect(addActivity(page)).toContainText('Forum');
  await page.keyboard.press('Escape');
  await expect(itinerary(page).getByRole('article').getByRole('heading')).toHaveText(['Palatine', 'Colosseum']);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const remove = activity(page, 'Palatine').getByRole('button', { name: 'Delete "Palatine"', exact: true });
  const confirm = activity(page, 'Palatine').getByRole('button', { name: 'Confirm?' });
  await remove.click();
  await page.clock.runFor(2900);
  await expect(confirm).toBeVisible();
  await page.clock.runFor(200);
  await expect(remove).toBeVisible();
  expect(writes).toEqual([]);
  await page.clock.resume();
  await remove.click();
  await confirm.click();
  await expect(toast(page, 'Activity deleted successfully!')).toBeVisible();
  await expect(activity(page, 'Palatine')).toHaveCount(0);
  await expect(activity(page, 'Colosseum')).toBeVisible();

  await timeline(page).getByRole('button', { name: 'Delete day 3' }).click();
  await expect(toast(page, 'Day deleted successfully!')).toBeVisible();
  await expect(entry(page, 'Day 3')).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`day=${days[1]}`));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(entry(page, 'Day 3')).toBeVisible();
  await timeline(page).getByRole('button', { name: 'Delete day 2' }).click();
  await expect(entry(page, 'Day 3')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Day 1' }).getByRole('heading', { name: 'Arrival' })).toBeVisible();
});

test('TRIP-01 TRIP-04 TRIP-05 TRIP-06 TRIP-21 TRIP-22 TRIP-23 TRIP-25 TRIP-27 TRIP-28 TRIP-29 TRIP-32 TRIP-34 ERR-23 ERR-24 ERR-49 ERR-50 PERM-08 the overall view, and deleting the trip', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/500/);
  const { id } = await seedRome(page);
  await page.goto(`/trips/${id}`);
  await expect(overall(page)).toContainText('Rome in June');
  await expect(overall(page)).toContainText('Jun 3 - Jun 5, 2027');
  await expect(overall(page)).toContainText('2 days');
  await expect(overall(page)).toContainText('Public');
  await expect(page.getByText('No photos yet. Add some memories from your trip!')).toBeVisible();
  await expect(page.getByText('No general notes yet. Click "Edit Trip" to add trip notes.')).toBeVisible();

  const fail = { status: 500, json: { message: 'No', code: 'internal' } };
  await page.route('**/api/trips/*', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill(fail),
  );
  await page.getByRole('button', { name: 'Make Private' }).click();
  await expect(toast(page, 'Failed to update trip visibility')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make Private' })).toBeVisible();
  const askToDelete = async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Delete Trip' }).click();
    await expect(page.getByRole('alertdialog')).toContainText(
      'Are you sure you want to delete "Rome in June"? This action cannot be undone.',
    );
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  };
  await askToDelete();
  await expect(toast(page, 'Failed to delete trip')).toBeVisible();
  await page.unroute('**/api/trips/*');

  await page.getByRole('button', { name: 'Make Private' }).click();
  await expect(toast(page, 'Trip visibility updated!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make Public' })).toBeVisible();
  await expect(overall(page)).toContainText('Private');
  await page.getByRole('button', { name: 'Edit Trip' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Trip' });
  await edit.getByLabel('Description').fill('Gelato first');
  await edit.getByRole('button', { name: /Save/ }).click();
  await expect(page.getByRole('region', { name: 'General Notes' })).toContainText('Gelato first');

  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await askToDelete();
  await expect(toast(page, 'Trip deleted successfully!')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('HOME-04 OPEN-57 OPEN-60 TRIP-16 DAY-13 TRIP-36 TRIP-37 TRIP-38 another traveller finds and reads a public trip, and cannot see a private one', async ({
  page,
  signUp,
  consoleErrors,
}) => {
  consoleErrors.allow(/404/);
  const shared = await seedRome(page);
  const secret = await seedTrip(page, {
    title: 'Hidden',
    startDate: '2027-06-03',
    endDate: '2027-06-05',
    isPublic: false,
  });
  await page.goto('/api/logout');
  await expect(page).toHaveURL('/');
  await signUp({ firstName: 'Ines' });
  await page.getByRole('tab', { name: 'Discover' }).click();
  await expect(page.locator(`a[href="/trips/${shared.id}"]`).first()).toBeVisible();
  await expect(page.locator(`a[href="/trips/${secret}"]`)).toHaveCount(0);

  const held = Promise.withResolvers<void>();
  await page.route(`**/api/trips/${shared.id}`, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`/trips/${shared.id}?day=${shared.days[1]}`);
  await expect(page.getByTestId('trip-skeleton')).toBeVisible();
  held.resolve();
  await expect(activity(page, 'Colosseum')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Trip', exact: true }).getByRole('link', { name: /Marta/ }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Add|Edit|Delete|Make)/ })).toHaveCount(0);
  await entry(page, 'Day 1').click();
  await expect(entry(page, 'Day 1')).toContainText('No location set');
  await expect(page.getByRole('region', { name: 'Day 1' })).toContainText('Albergo SoleAccommodation');
  await expect(itinerary(page)).toContainText('No activities planned for this day yet');
  await entry(page, 'Overall Trip').click();
  await expect(page.getByText('No general notes yet.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Add|Edit|Delete|Make)/ })).toHaveCount(0);

  await page.goto(`/trips/${secret}`);
  await expect(page.getByRole('heading', { name: 'Trip not found' })).toBeVisible();
  await expect(page.getByText('Hidden')).toHaveCount(0);
  await page.getByRole('link', { name: '← Back to trips' }).click();
  await expect(page).toHaveURL('/?tab=trips');
});
