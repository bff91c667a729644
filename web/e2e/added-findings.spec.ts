import { expect, signedIn as test } from './fixtures.ts';
import { seedDay, seedTrip } from './seed.ts';

const ROME = { timeZone: 'Europe/Rome' };

test('HEALTH-12 the planner’s changes, a merge and other dates show first the findings they would add', async ({
  page,
}) => {
  const rome = await seedTrip(page, { title: 'Rome', startDate: '2030-05-06', endDate: '2030-05-08' });
  await seedDay(page, rome, { title: 'Arrival in Rome', date: '2030-05-06', location: 'Rome' }, [
    { title: 'Forum', time: '10:00', endTime: '12:00', ...ROME },
  ]);
  const table = await seedTrip(page, { title: 'Tables', startDate: '2030-05-06', endDate: '2030-05-06' });
  await seedDay(page, table, { title: 'Lunch', date: '2030-05-06' }, [
    { title: 'Da Enzo', time: '11:30', endTime: '13:00', ...ROME },
  ]);

  await page.goto('/');
  await page.getByLabel('Plan with').selectOption({ label: 'Rome' });
  await page.getByRole('button', { name: 'Fill the empty days' }).click();
  const proposal = page.getByRole('group', { name: 'Changes to Rome' });
  await expect(proposal).toContainText('This adds 2 things to look at:');
  await expect(proposal).toContainText('No bed for this night.');

  await page.goto('/?tab=trips');
  await page.getByRole('button', { name: 'More for "Tables"' }).click();
  await page.getByRole('menuitem', { name: 'Merge into…' }).click();
  await page.getByRole('dialog', { name: 'Merge into…' }).getByRole('button', { name: /^Rome/ }).click();
  const merge = page.getByRole('alertdialog', { name: 'Merge trips' });
  await expect(merge).toContainText('This adds 1 thing to look at:');
  await expect(merge).toContainText('They share 30 min.');
  await merge.getByRole('button', { name: 'Cancel' }).click();

  await page.goto(`/trips/${rome}`);
  await page.getByRole('button', { name: 'Edit Trip' }).click();
  await page.getByRole('button', { name: 'Shift dates…' }).click();
  const shift = page.getByRole('dialog', { name: 'Shift dates' });
  await expect(shift).not.toContainText('to look at');
  await shift.getByLabel('Only change the range').check();
  await expect(shift).toContainText('This adds 1 thing to look at:');
  await expect(shift).toContainText('May 6 is outside the trip.');
});
