import { expect, signedIn as test, toast } from './fixtures.ts';
import { seedDay, seedTrip } from './seed.ts';

test('the empty days of a trip of my own are filled in one step, and emptied in one', async ({ page }) => {
  const trip = await seedTrip(page, { title: 'Rome with Ida', startDate: '2030-05-06', endDate: '2030-05-08' });
  await seedDay(page, trip, { title: 'Arrival in Rome', date: '2030-05-06' }, [
    { title: 'Flight to Rome', time: '10:15' },
  ]);
  await page.reload();
  await page.getByLabel('Plan with').selectOption({ label: 'Rome with Ida' });
  await page.getByRole('button', { name: 'Fill the empty days' }).click();
  const proposal = page.getByRole('group', { name: 'Changes to Rome with Ida' });
  const ticks = proposal.getByRole('checkbox');
  await expect(ticks.first()).toBeChecked();
  const all = await ticks.count();
  expect(all).toBeGreaterThan(2);
  await expect(proposal.getByText('Flight to Rome')).toHaveCount(0);
  const left = (await ticks.first().getAttribute('aria-label'))?.replace('Add: ', '');
  expect(left).toBeTruthy();
  await ticks.first().uncheck();
  await proposal.getByRole('button', { name: `Apply ${all - 1} changes` }).click();
  await expect(toast(page, 'Changes applied')).toContainText(`${all - 1} added in "Rome with Ida".`);
  await expect(proposal.getByText('Applied to Rome with Ida')).toBeVisible();
  const titles = async () => {
    const days = await (await page.request.get(`/api/trips/${trip}/days`)).json();
    return days.flatMap(({ activities }: { activities: { title: string }[] }) => activities.map(({ title }) => title));
  };
  expect(await titles()).toHaveLength(all);
  expect(await titles()).toContain('Flight to Rome');
  expect(await titles()).not.toContain(left);

  await page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(toast(page, 'Changes undone')).toBeVisible();
  expect(await titles()).toEqual(['Flight to Rome']);
  await proposal.getByRole('button', { name: `Apply ${all - 1} changes` }).click();
  await expect(proposal.getByText('Applied to Rome with Ida')).toBeVisible();
  await proposal.getByRole('button', { name: 'Undo' }).click();
  await expect(proposal.getByText('For Rome with Ida')).toBeVisible();
  expect(await titles()).toEqual(['Flight to Rome']);
});
