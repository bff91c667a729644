import { bookingMail } from './booking-mails.ts';
import { expect, toast } from './fixtures.ts';
import { test } from './inbox.ts';

const SENDER = 'offers@shop.example';
const mail = (subject: string) =>
  bookingMail({
    ...{ subject, date: 'Mon, 11 Jan 2027 08:14:52 +0100', opening: 'Spring offers', facts: { Until: 'Friday' } },
    from: `Shop <${SENDER}>`,
  });

test('SAFE-07 a sender is blocked in the inbox, which can be undone at once or on the Security tab', async ({
  page,
  inbox,
  expectAccessible,
}) => {
  const emails = page.getByRole('main').getByRole('article');
  await inbox.send(mail('First offer'));
  await inbox.arrival(emails);
  const block = page.getByRole('button', { name: `Block ${SENDER}` });
  await block.click();
  await toast(page, 'Sender blocked').getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Sender unblocked')).toBeVisible();
  await block.click();
  await expect(toast(page, 'Sender blocked')).toBeVisible();
  await expectAccessible();
  await inbox.send(mail('Second offer'));
  await page.goto('/profile?tab=security');
  const list = page.getByRole('list', { name: 'Blocked senders' });
  await expect(list).toContainText(SENDER);
  await list.getByRole('button', { name: `Unblock ${SENDER}` }).click();
  await expect(list).toHaveCount(0);
  await page.goto('/email-forwarding');
  await inbox.send(mail('Third offer'));
  await inbox.arrival(emails, 2);
  await expect(page.getByRole('article', { name: 'Second offer' })).toHaveCount(0);
  await expect(page.getByRole('article', { name: 'Third offer' })).toBeVisible();
});
