import { change as changeBy, comeAlong } from './companions.ts';
import { expect, type Page, registered as test, toast } from './fixtures.ts';
import { activity, entry, seedRome } from './trip-screen.ts';

const PAIRS = 50;
const dialog = (page: Page, name = 'Edit Activity') => page.getByRole('dialog', { name });
const save = (page: Page, name?: string) => dialog(page, name).getByRole('button', { name: 'Save Changes' });

interface Saved {
  readonly id: string;
  readonly title: string;
  readonly notes: string | null;
  readonly time: string | null;
  readonly cost: number | null;
}

async function activitiesOf(page: Page, tripId: string): Promise<readonly Saved[]> {
  const days = (await (await page.request.get(`/api/trips/${tripId}/days`)).json()) as { activities: Saved[] }[];
  return days.flatMap(({ activities }) => activities);
}

async function palatine(page: Page, tripId: string): Promise<Saved> {
  const found = (await activitiesOf(page, tripId)).find(({ title }) => title.startsWith('Palatine'));
  if (!found) throw new Error('Palatine is gone');
  return found;
}

/** What somebody else does meanwhile. */
async function change(page: Page, path: string, data: unknown): Promise<void> {
  expect((await page.request.put(path, { data })).status()).toBe(200);
}

/** A refused call is also a message in the console. */
const STALE = /status of 412/;

test('SHARE-11 fields that only one side changed are joined and saved', async ({ page, consoleErrors }) => {
  consoleErrors.allow(STALE);
  const { id, days } = await seedRome(page);
  await page.goto(`/trips/${id}?day=${days[1]}`);
  const { id: activityId } = await palatine(page, id);
  await activity(page, 'Palatine').getByRole('button', { name: 'Edit "Palatine"' }).click();
  await dialog(page).getByLabel('Notes').fill('Take water');
  await change(page, `/api/activities/${activityId}`, { title: 'Palatine Hill', time: '09:30', cost: 18 });
  await save(page).click();
  await expect(toast(page, 'Activity updated successfully!')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(activity(page, 'Palatine Hill')).toContainText('Take water');
  expect(await palatine(page, id)).toMatchObject({
    title: 'Palatine Hill',
    time: '09:30',
    cost: 18,
    notes: 'Take water',
  });
});

test('SHARE-11 what both changed is shown as Yours and Theirs, to choose from, by keyboard and by mouse', async ({
  page,
  consoleErrors,
  expectAccessible,
}) => {
  consoleErrors.allow(STALE);
  const { id, days } = await seedRome(page);
  await page.goto(`/trips/${id}?day=${days[1]}`);
  const { id: activityId } = await palatine(page, id);
  await activity(page, 'Palatine').getByRole('button', { name: 'Edit "Palatine"' }).click();
  await dialog(page).getByLabel('Title').fill('Palatine with Ines');
  await dialog(page).getByLabel('Notes').fill('Take water');
  await dialog(page).getByLabel('Cost (€)').fill('16');
  await change(page, `/api/activities/${activityId}`, {
    title: 'Palatine Hill',
    time: '10:00',
    notes: 'Closed on Monday',
  });
  await save(page).click();

  const changed = dialog(page).getByRole('region', { name: /changed/ });
  await expect(changed).toBeFocused();
  const title = changed.getByRole('group', { name: 'Title' });
  const notes = changed.getByRole('group', { name: 'Notes' });
  await expect(title.getByRole('radio')).toHaveCount(2);
  await expect(title).toContainText('YoursPalatine with Ines');
  await expect(title).toContainText('TheirsPalatine Hill');
  await expect(changed.getByRole('group')).toHaveCount(2);
  await expectAccessible();

  // Nothing is chosen for the traveller.
  await save(page).click();
  await expect(changed.getByText('Choose yours or theirs')).toHaveCount(2);
  expect(await palatine(page, id)).toMatchObject({ title: 'Palatine Hill', cost: null });
  await title.getByRole('radio', { name: 'Theirs' }).focus();
  await page.keyboard.press('Space');
  await notes.getByText('Take water').click();
  await expect(notes.getByRole('radio', { name: 'Yours' })).toBeChecked();
  await save(page).click();
  await expect(dialog(page)).toBeHidden();
  expect(await palatine(page, id)).toMatchObject({
    title: 'Palatine Hill',
    time: '10:00',
    cost: 16,
    notes: 'Take water',
  });
});

test('SHARE-11 Theirs says who changed it and when, of an activity and of a day', async ({
  page,
  browser,
  stack,
  consoleErrors,
  expectAccessible,
}) => {
  consoleErrors.allow(STALE);
  const { id, days } = await seedRome(page);
  const ines = await comeAlong({ page, browser, url: stack.url }, id);
  await page.goto(`/trips/${id}?day=${days[1]}`);
  const { id: activityId } = await palatine(page, id);
  await activity(page, 'Palatine').getByRole('button', { name: 'Edit "Palatine"' }).click();
  await dialog(page).getByLabel('Title').fill('Palatine with Ines');
  const theirs = { title: 'Palatine Hill', time: '09:30', confirmationNumber: 'THEIRS' };
  await changeBy(ines, `/api/activities/${activityId}`, theirs);
  // A later change of something else is not who changed the title.
  await change(page, `/api/activities/${activityId}`, { ...theirs, rating: 4 });
  await save(page).click();
  const title = dialog(page).getByRole('group', { name: 'Title' });
  await expect(title).toContainText(/Theirs · Ines Rey, today at \d\d:\d\dPalatine Hill/);
  await expect(title).toContainText('YoursPalatine with Ines');
  await expectAccessible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Edit day 2' }).click();
  await dialog(page, 'Edit Day').getByLabel('Notes').fill('Long day');
  const forum = { title: 'Forum', date: '2027-06-04', location: 'Rome', notes: 'Hot' };
  await changeBy(ines, `/api/trip-days/${days[1]}`, forum);
  await save(page, 'Edit Day').click();
  await expect(dialog(page, 'Edit Day').getByRole('group', { name: 'Notes' })).toContainText(
    /Theirs · Ines Rey, today at \d\d:\d\dHot/,
  );
});

test('SHARE-11 a day and a trip are joined as an activity is', async ({ page, consoleErrors }) => {
  consoleErrors.allow(STALE);
  const { id, days } = await seedRome(page);
  await page.goto(`/trips/${id}?day=${days[1]}`);
  await page.getByRole('button', { name: 'Edit day 2' }).click();
  await dialog(page, 'Edit Day').getByLabel('Weather').fill('Sunny');
  await dialog(page, 'Edit Day').getByLabel('Notes').fill('Long day');
  await change(page, `/api/trip-days/${days[1]}`, {
    title: 'The Forum',
    date: '2027-06-04',
    location: 'Rome',
    notes: 'Hot',
  });
  await save(page, 'Edit Day').click();
  await dialog(page, 'Edit Day').getByRole('group', { name: 'Notes' }).getByRole('radio', { name: 'Yours' }).check();
  await save(page, 'Edit Day').click();
  await expect(dialog(page, 'Edit Day')).toBeHidden();
  const read = (await (await page.request.get(`/api/trips/${id}/days`)).json()) as unknown[];
  expect(read[1]).toMatchObject({ title: 'The Forum', weather: 'Sunny', notes: 'Long day' });

  await entry(page, 'Overall Trip').click();
  await page.getByRole('button', { name: 'Edit Trip' }).click();
  await dialog(page, 'Edit Trip').getByLabel('Description (optional)').fill('Ice cream');
  await change(page, `/api/trips/${id}`, { title: 'Rome again' });
  await save(page, 'Edit Trip').click();
  await expect(dialog(page, 'Edit Trip')).toBeHidden();
  expect(await (await page.request.get(`/api/trips/${id}`)).json()).toMatchObject({
    ...{ title: 'Rome again', description: 'Ice cream', startDate: '2027-06-03T00:00:00.000Z' },
  });
});

/** A field of the form that is written in without opening anything else. */
const FIELDS = [
  {
    label: 'Title',
    name: 'title',
    of: (n: number, who: string) => `Palatine ${who} ${n}`,
    saved: (text: string) => text,
  },
  { label: 'Notes', name: 'notes', of: (n: number, who: string) => `${who} says ${n}`, saved: (text: string) => text },
  { label: 'Cost (€)', name: 'cost', of: (n: number, who: string) => `${n + (who === 'A' ? 0 : 100)}`, saved: Number },
  {
    label: 'Time',
    name: 'time',
    of: (n: number, who: string) => `${who === 'A' ? '09' : '10'}:${10 + (n % 50)}`,
    saved: (text: string) => text,
  },
] as const;

test('SHARE-11 of 50 pairs of edits at the same moment no field is lost', async ({ page, consoleErrors }) => {
  test.setTimeout(600_000);
  consoleErrors.allow(STALE);
  const { id, days } = await seedRome(page);
  const other = await page.context().newPage();
  for (const each of [page, other]) {
    await each.goto(`/trips/${id}?day=${days[1]}`);
    await expect(activity(each, 'Colosseum')).toBeVisible();
  }
  const write = async (on: Page, who: string, n: number, fields: readonly (typeof FIELDS)[number][]) => {
    await on.getByRole('button', { name: /^Edit "Palatine/ }).click();
    for (const { label, of } of fields) await dialog(on).getByLabel(label, { exact: true }).fill(of(n, who));
  };
  let chosen = 0;
  /** Saves, and chooses one's own where both have changed something, until it is saved. */
  const finish = async (on: Page) => {
    const choices = dialog(on).getByRole('radio', { name: 'Yours', checked: false });
    await save(on).click();
    for (;;) {
      await expect.poll(async () => (await choices.count()) > 0 || (await dialog(on).count()) === 0).toBe(true);
      if ((await dialog(on).count()) === 0) return;
      chosen += 1;
      for (const choice of (await choices.all()).toReversed()) await choice.check();
      await save(on).click();
    }
  };

  const lost: string[] = [];
  for (let n = 0; n < PAIRS; n++) {
    // Two fields each; in every fifth pair one of them is the same.
    const at = (index: number) => FIELDS[(index + n) % FIELDS.length] ?? FIELDS[0];
    const [mine, theirs] = [[at(0), at(1)], n % 5 === 4 ? [at(1), at(2)] : [at(2), at(3)]];
    await write(page, 'A', n, mine);
    await write(other, 'B', n, theirs);
    await Promise.all([finish(page), finish(other)]);
    const saved = await palatine(page, id);
    for (const field of new Set([...mine, ...theirs])) {
      const written = [
        ...(mine.includes(field) ? [field.saved(field.of(n, 'A'))] : []),
        ...(theirs.includes(field) ? [field.saved(field.of(n, 'B'))] : []),
      ];
      if (!written.some((value) => value === saved[field.name])) lost.push(`pair ${n}: ${field.label}`);
    }
  }
  expect(lost).toEqual([]);
  expect(chosen).toBeGreaterThanOrEqual(PAIRS / 5);
  console.log(`${PAIRS} pairs of edits at the same moment: ${lost.length} fields lost, ${chosen} asked about`);
});
