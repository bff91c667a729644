import { expect, type Page, registered as test, toast } from './fixtures.ts';
import { activity, addActivity, seedRome } from './trip-screen.ts';

const kinds = (page: Page) => addActivity(page).getByRole('group', { name: 'Kind' });
const group = (page: Page, name: string) => addActivity(page).getByRole('group', { name });

test.beforeEach(async ({ page }) => {
  const { id, days } = await seedRome(page);
  await page.goto(`/trips/${id}?day=${days[1]}`);
  await page.getByRole('button', { name: 'Add a new activity' }).click();
  await expect(addActivity(page).getByLabel('Title')).toBeFocused();
});

test('KIND-02 a row of kinds stands above the fields, which keep labels and order, and each kind adds its own', async ({
  page,
  expectAccessible,
}) => {
  const form = addActivity(page);
  const labels = () =>
    form
      .getByRole('group', { name: 'Kind' })
      .getByRole('radio')
      .evaluateAll((radios) => radios.map((radio) => radio.closest('label')?.textContent));
  expect(await labels()).toEqual([
    'Flight',
    'Train',
    'Bus',
    'Ferry',
    'Drive',
    'Taxi',
    'Stay',
    'Meal',
    'Sight',
    'Event',
    'Shop',
    'Other',
  ]);
  const row = await kinds(page).boundingBox();
  const title = await form.getByLabel('Title').boundingBox();
  expect(row && title && row.y + row.height).toBeLessThanOrEqual(title?.y ?? 0);
  const specified = ['Title', 'Time', 'Time of Day', 'Location', 'Category', 'Cost (€)', 'Rating', 'Notes'];
  const shown = () => form.locator('label:visible').allTextContents();
  const keepsOrder = async () =>
    expect((await shown()).filter((label) => specified.includes(label))).toEqual(specified);
  await keepsOrder();

  await kinds(page).getByText('Flight').click();
  for (const label of ['To', 'Arrival date', 'Arrival time', 'Carrier', 'Number', 'Seat']) {
    await expect(group(page, 'Journey').getByLabel(label, { exact: true })).toBeVisible();
  }
  await keepsOrder();
  await expectAccessible();
  await kinds(page).getByText('Stay').click();
  await expect(group(page, 'Journey')).toHaveCount(0);
  for (const label of ['Check-out date', 'Check-out time', 'Check-in until', 'Phone']) {
    await expect(group(page, 'Stay').getByLabel(label, { exact: true })).toBeVisible();
  }
  await keepsOrder();
  await kinds(page).getByText('Meal').click();
  await expect(group(page, 'Stay')).toHaveCount(0);
});

test('KIND-02 a change of kind loses nothing typed, by keyboard too', async ({ page }) => {
  const form = addActivity(page);
  await kinds(page).getByRole('radio', { name: 'Flight' }).focus();
  await page.keyboard.press('Space');
  await expect(form.getByRole('combobox', { name: 'Category' })).toHaveText('Transport');
  await form.getByLabel('Title').fill('LX 8 to the sea');
  await form.getByLabel('To', { exact: true }).fill('Chicago');
  await form.getByLabel('Arrival date').fill('2027-06-05');
  await form.getByLabel('Arrival time').fill('11:30');
  await form.getByLabel('Seat').fill('12A');
  await form.getByLabel('Gate').fill('E 52');
  await kinds(page).getByRole('radio', { name: 'Flight' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(kinds(page).getByRole('radio', { name: 'Train' })).toBeChecked();
  await kinds(page).getByRole('radio', { name: 'Meal' }).check();
  await expect(form.getByRole('combobox', { name: 'Category' })).toHaveText('Food');
  for (const [label, typed] of [
    ['Title', 'LX 8 to the sea'],
    ['To', 'Chicago'],
    ['End Date', '2027-06-05'],
    ['End Time', '11:30'],
    ['Seat', '12A'],
    ['Gate', 'E 52'],
  ] as const) {
    await expect(form.getByLabel(label, { exact: true })).toHaveValue(typed);
  }
  await kinds(page).getByRole('radio', { name: 'Flight' }).check();
  await expect(group(page, 'Journey').getByLabel('Arrival time')).toHaveValue('11:30');
  await form.getByLabel('Time', { exact: true }).fill('09:00');
  await form.getByRole('button', { name: 'Add Activity' }).click();
  await expect(toast(page, 'Activity added successfully!')).toBeVisible();
  await activity(page, 'LX 8 to the sea').getByRole('button', { name: /^Edit/ }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Activity' });
  await expect(edit.getByRole('radio', { name: 'Flight' })).toBeChecked();
  for (const [label, saved] of [
    ['To', 'Chicago'],
    ['Arrival date', '2027-06-05'],
    ['Arrival time', '11:30'],
    ['Seat', '12A'],
    ['Gate', 'E 52'],
  ] as const) {
    await expect(edit.getByLabel(label, { exact: true })).toHaveValue(saved);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('KIND-02 the kinds are chosen by touch, all of them in sight and large enough', async ({ page }) => {
    const boxes = await kinds(page)
      .locator('label')
      .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().toJSON()));
    expect(boxes).toHaveLength(12);
    for (const { left, right, width, height } of boxes) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(360);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await kinds(page).getByText('Ferry').tap();
    await expect(group(page, 'Journey')).toBeVisible();
  });
});
