import { expect, type Page, registered as test, toast } from './fixtures.ts';
import { seedActivity, seedDay, seedTrip } from './seed.ts';

const costs = (page: Page) => page.getByRole('dialog', { name: 'Costs' });
const region = (page: Page, name: string) => costs(page).getByRole('region', { name, exact: true });

/** Two days in Kyoto: a dinner of ¥4,300, a museum of €12, and a boat that was cancelled. */
async function seedKyoto(page: Page): Promise<string> {
  const id = await seedTrip(page, { title: 'Kyoto', startDate: '2027-06-03', endDate: '2027-06-04', isPublic: false });
  const first = await seedDay(page, id, { title: 'Arrival', date: '2027-06-03' });
  const second = await seedDay(page, id, { title: 'Gardens', date: '2027-06-04' });
  const inYen = { title: 'Dinner', category: 'food', cost: 4300, currency: 'JPY' };
  await seedActivity(page, first, inYen);
  await seedActivity(page, second, { title: 'Museum', category: 'sightseeing', cost: 12 });
  await seedActivity(page, second, { title: 'Boat', cost: 90, status: 'cancelled' });
  return id;
}

async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More for this trip' }).click();
  await page.getByRole('menuitem', { name: 'Costs' }).click();
}

async function addTaxi(page: Page, amount: string): Promise<void> {
  await costs(page).getByRole('button', { name: 'Add a cost' }).click();
  const form = page.getByRole('dialog', { name: 'Add a cost' });
  await form.getByLabel('What for').fill('Taxi');
  await form.getByLabel('Amount', { exact: true }).fill(amount);
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form).toBeHidden();
}

async function addBob(page: Page): Promise<void> {
  await costs(page).getByRole('button', { name: 'Currency, budget, people' }).click();
  const form = page.getByRole('dialog', { name: 'Currency, budget, people' });
  await form.getByRole('button', { name: 'Add somebody without an account' }).click();
  await form.getByLabel('Name 1', { exact: true }).fill('Bob');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form).toBeHidden();
}

test('COST-01 Costs in the trip’s menu has totals by day, category and person, with rates and own currencies', async ({
  page,
  expectAccessible,
}) => {
  const id = await seedKyoto(page);
  await page.goto(`/trips/${id}`);
  await open(page);
  await expect(page).toHaveURL(/\?costs=1$/);
  const total = region(page, 'Total');
  await expect(total).toContainText('€36.57');
  await expect(total).toContainText('€12 + ¥4,300');
  await expect(total).toContainText('Rates: about, Nov 1, 2026; an estimate for what is to come');
  await expect(region(page, 'By day')).toContainText('Jun 3, 2027€24.57');
  await expect(region(page, 'By day')).toContainText('Jun 4, 2027€12');
  await expect(region(page, 'By category')).toContainText('Food€24.57');
  await expect(region(page, 'By person')).toContainText('Marta Lind€36.57');
  await expect(region(page, 'All costs')).toContainText('€24.57 · about, Nov 1, 2026 · estimate');
  await expect(costs(page)).not.toContainText('Boat');
  await expectAccessible();
  // The banner counts by currency, as it did.
  await page.goBack();
  await expect(costs(page)).toBeHidden();
  await expect(page.getByRole('list', { name: 'Summary' })).toContainText('€12 + ¥4,300');
  await page.goto(`/trips/${id}?costs=1`);
  await expect(region(page, 'Total')).toContainText('€36.57');
});

test('COST-01 a cost is added, changed and removed by keyboard, and what was wrong stands beside its field', async ({
  page,
  expectAccessible,
}) => {
  const id = await seedTrip(page, { title: 'Kyoto', startDate: '2027-06-03', endDate: '2027-06-04' });
  await page.goto(`/trips/${id}?costs=1`);
  await expect(costs(page).getByText('No costs yet')).toBeVisible();
  await costs(page).getByRole('button', { name: 'Add a cost' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Add a cost' });
  await form.getByLabel('What for').press('Enter');
  await expect(form.getByText('What for is required').or(form.getByText('Title is required'))).toBeVisible();
  await expect(form.getByText('Please enter an amount like 12.50')).toBeVisible();
  await expectAccessible();
  await form.getByLabel('What for').fill('Visa');
  await form.getByLabel('Amount', { exact: true }).fill('19,95');
  await form.getByLabel('Amount', { exact: true }).press('Enter');
  await expect(region(page, 'Total')).toContainText('€19.95');
  await costs(page).getByRole('button', { name: 'Edit the cost of "Visa"' }).press('Enter');
  const edit = page.getByRole('dialog', { name: 'Edit Cost' });
  await edit.getByLabel('Amount', { exact: true }).fill('25');
  await edit.getByLabel('Amount', { exact: true }).press('Enter');
  await expect(region(page, 'Total')).toContainText('€25');
  const removal = costs(page).getByRole('button', { name: 'Remove "Visa"' });
  await removal.press('Enter');
  await costs(page).getByRole('button', { name: 'Confirm? Remove "Visa"' }).press('Enter');
  await expect(costs(page).getByText('No costs yet')).toBeVisible();
  await costs(page).getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(region(page, 'Total')).toContainText('€25');
  await page.keyboard.press('Escape');
  await expect(costs(page)).toBeHidden();
});

test('COST-07 the budget says about how much is left, and raises no alarm when it is used up', async ({ page }) => {
  const id = await seedKyoto(page);
  await page.goto(`/trips/${id}?costs=1`);
  await costs(page).getByRole('button', { name: 'Currency, budget, people' }).click();
  const form = page.getByRole('dialog', { name: 'Currency, budget, people' });
  await form.getByLabel('Budget', { exact: true }).fill('157');
  await form.getByText('Budget by category').click();
  await form.getByLabel('Food').fill('20');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(region(page, 'Total')).toContainText('Budget: about €120 left of €157');
  await expect(region(page, 'Total')).toContainText('Food: about €5 more than the €20 planned');
  await expect(costs(page).getByRole('alert')).toHaveCount(0);
});

test('COST-05 a cost is split equally, by shares or by exact amounts among companions and others', async ({
  page,
  expectAccessible,
}) => {
  const id = await seedTrip(page, { title: 'Kyoto', startDate: '2027-06-03', endDate: '2027-06-04' });
  await page.goto(`/trips/${id}?costs=1`);
  await addBob(page);
  await addTaxi(page, '10.01');
  const shares = region(page, 'By person');
  await expect(shares).toContainText('Bob€5.01');
  await expect(shares).toContainText('Marta Lind€5');
  const edit = async (choice: string, values: readonly [string, string][]) => {
    await costs(page).getByRole('button', { name: 'Edit the cost of "Taxi"' }).click();
    const form = page.getByRole('dialog', { name: 'Edit Cost' });
    await form.getByRole('combobox', { name: 'Split' }).click();
    await page.getByRole('option', { name: choice }).click();
    for (const [label, value] of values) await form.getByLabel(label).fill(value);
    await expect(page.getByRole('listbox')).toBeHidden();
    await expectAccessible();
    await form.getByRole('button', { name: 'Save Changes' }).click();
    return form;
  };
  await expect(
    await edit('By shares', [
      ['Shares of Bob', '3'],
      ['Shares of Marta Lind', '1'],
    ]),
  ).toBeHidden();
  await expect(shares).toContainText('Bob€7.51');
  const form = await edit('Exact amounts', [
    ['Amount of Bob', '4'],
    ['Amount of Marta Lind', '6'],
  ]);
  await expect(form.getByText('The parts do not add up to the amount')).toBeVisible();
  await form.getByLabel('Amount of Marta Lind').fill('6.01');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(shares).toContainText('Marta Lind€6.01');
});

test('COST-06 Settle up says who pays whom; Paid back records it, and Undo takes it back', async ({
  page,
  consoleErrors,
}) => {
  const id = await seedTrip(page, { title: 'Kyoto', startDate: '2027-06-03', endDate: '2027-06-04' });
  await page.goto(`/trips/${id}?costs=1`);
  await addBob(page);
  await addTaxi(page, '30');
  const settle = region(page, 'Settle up');
  await expect(settle).toContainText('Bob pays Marta Lind €15');
  await settle.getByRole('button', { name: 'Paid back: Bob to Marta Lind' }).click();
  await expect(settle).toContainText('Nobody owes anything.');
  await expect(settle).toContainText('Bob paid €15 back to Marta Lind');
  await expect(region(page, 'Total')).toContainText('€30');
  await settle.getByRole('button', { name: /^Undo/ }).click();
  await expect(settle).toContainText('Bob pays Marta Lind €15');
  await costs(page).getByRole('button', { name: 'Currency, budget, people' }).click();
  const form = page.getByRole('dialog', { name: 'Currency, budget, people' });
  await form.getByRole('button', { name: 'Remove name 1' }).click();
  consoleErrors.allow(/status of 409.*\/money/);
  await page.getByRole('dialog').getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Bob has open sums. Please settle up first.')).toBeVisible();
});
