import { bookingMail } from './booking-mails.ts';
import { expect, toast } from './fixtures.ts';
import { test } from './inbox.ts';

const MAIL = { subject: 'Hello', date: 'Mon, 11 Jan 2027 08:14:52 +0100', opening: 'Hello' };

test('SAFE-06 the personal address is replaced after a question, and the Setup Guide begins again', async ({
  page,
  inbox,
  expectAccessible,
}) => {
  const { address: old } = inbox;
  await inbox.send(bookingMail({ ...MAIL, facts: { Hotel: 'Casa do Tejo' } }));
  await inbox.arrival(page.getByRole('main').getByRole('article'));
  await page.goto('/email-forwarding?tab=setup');
  const copied = page.getByRole('listitem').filter({ hasText: 'Copy your address' });
  await expect(copied).toContainText('Done');
  await page.goto('/profile?tab=security');
  const section = page.getByRole('region', { name: 'Personal address' });
  await expect(section).toContainText(old);
  await section.getByRole('button', { name: 'Replace address' }).click();
  const question = page.getByRole('alertdialog', { name: 'Replace address' });
  await expect(question).toContainText('turned away');
  await expectAccessible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(section).toContainText(old);
  await section.getByRole('button', { name: 'Replace address' }).click();
  await question.getByRole('button', { name: 'Replace' }).click();
  await expect(toast(page, 'Address replaced')).toBeVisible();
  await expect(section).not.toContainText(old);
  await expect(section.getByText(/^trips-/)).toBeVisible();
  await page.goto('/email-forwarding?tab=setup');
  await expect(page.getByText('Waiting for your first mail...')).toBeVisible();
  await expect(copied).not.toContainText('Done');
});
