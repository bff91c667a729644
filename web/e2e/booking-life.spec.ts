import { bookingMail, gmailRequest, STAY_MAILS } from './booking-mails.ts';
import { expect, type Page, toast } from './fixtures.ts';
import { test } from './inbox.ts';

const card = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('article', { name });

/** Does something, and waits for its notice, which is shown for five seconds only. */
async function notice(page: Page, text: string, act: () => Promise<unknown>): Promise<void> {
  await Promise.all([expect(toast(page, text)).toBeVisible(), act()]);
}

test('FWD-17 OPEN-111 one booking is one item: a repeat, a change and a cancellation come to the item that is there', async ({
  page,
  inbox,
  expectAccessible,
}) => {
  await inbox.send(STAY_MAILS.confirm);
  await inbox.arrival(card(page, 'Booking confirmation CT-50817'));
  await notice(page, 'Created 4 day(s) with 1 activities', () =>
    card(page, 'Booking confirmation CT-50817').getByRole('button', { name: 'Process' }).click(),
  );

  await inbox.send(STAY_MAILS.again);
  await inbox.arrival(card(page, 'Your stay with us CT-50817'));
  const again = card(page, 'Your stay with us CT-50817');
  await expect(again).toContainText('Already in “Trip to Lisbon”. Nothing to add.');
  await expect(again.getByRole('combobox')).toHaveCount(0);
  await notice(page, 'Nothing new: your trips are as they were.', () =>
    again.getByRole('button', { name: 'Process' }).click(),
  );

  await again.getByRole('link', { name: 'View Trip' }).click();
  const timeline = page.getByRole('navigation', { name: 'Timeline' });
  await timeline.getByRole('link', { name: 'Day 1' }).click();
  const stay = page.getByRole('article', { name: 'Casa do Tejo' });
  await expect(stay).toHaveCount(1);
  await stay.getByRole('button', { name: 'Edit "Casa do Tejo"' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Activity' });
  await dialog.getByLabel('Time', { exact: true }).fill('16:00');
  await notice(page, 'Activity updated successfully!', () =>
    dialog.getByRole('button', { name: 'Save Changes' }).click(),
  );

  await page.goto('/email-forwarding');
  await inbox.send(STAY_MAILS.change);
  await inbox.arrival(card(page, 'Your booking has been changed CT-50817'));
  const change = card(page, 'Your booking has been changed CT-50817');
  await expect(change).toContainText('“Casa do Tejo” in “Trip to Lisbon” changes:');
  await expect(change.getByRole('checkbox', { name: /^Cost/ })).toBeChecked();
  await expect(change.getByRole('checkbox', { name: /^Time/ })).not.toBeChecked();
  await expect(change).toContainText('You changed this by hand.');
  await expectAccessible();
  await notice(page, 'Updated 1 booking', () => change.getByRole('button', { name: 'Update' }).click());

  await inbox.send(STAY_MAILS.cancel);
  await inbox.arrival(card(page, 'Cancellation of your booking CT-50817'));
  const cancel = card(page, 'Cancellation of your booking CT-50817');
  await expect(cancel).toContainText(/Marks “.+” in “.+” as cancelled/);
  await notice(page, 'Marked 1 booking as cancelled', () =>
    cancel.getByRole('button', { name: 'Mark as cancelled' }).click(),
  );
  await cancel.getByRole('link', { name: 'View Trip' }).click();
  await timeline.getByRole('link', { name: 'Day 1' }).click();
  await expect(stay).toHaveCount(1);
  await expect(stay).toContainText('Cancelled');
  await expect(stay.locator('s')).toHaveText('Casa do Tejo');
  await expect(stay).toContainText('€420');
  await expect(page.getByRole('listitem').filter({ has: stay })).toContainText('16:00');
  await expectAccessible();

  // The styles of another page are loaded after this one's, and must not override the card's.
  await page.getByRole('banner').getByRole('link', { name: 'Travel Timeline' }).click();
  await expect(page.getByRole('heading', { name: /^Where to next/ })).toBeVisible();
  await page.goBack();
  await expect(stay).toHaveCSS('border-top-style', 'dashed');

  await stay.getByRole('link', { name: 'From your mail' }).click();
  await expect(card(page, 'Booking confirmation CT-50817')).toContainText('Processed');
  await expect(page.getByRole('region', { name: 'The email' })).toContainText('Rua do Alecrim 62');
});

test('OPEN-109 OPEN-116 a mail is reviewed beside its words, corrected, and its guessed date looked at before it is processed', async ({
  page,
  inbox,
  expectAccessible,
}) => {
  await inbox.send(STAY_MAILS.confirm);
  await inbox.arrival(card(page, 'Booking confirmation CT-50817'));
  await card(page, 'Booking confirmation CT-50817').getByRole('link', { name: 'Review' }).click();
  const mail = page.getByRole('region', { name: 'The email' });
  await expect(mail).toContainText('Your booking is confirmed');
  await page.getByRole('button', { name: /edit Confirmation number$/ }).focus();
  await expect(mail.locator('mark')).toHaveText('CT-50817');
  await page.getByRole('button', { name: /edit Cost$/ }).hover();
  await expect(mail.locator('mark')).toContainText('396.00');
  await expectAccessible();

  await page.getByRole('button', { name: /edit Check-in time$/ }).click();
  await page.getByLabel('Check-in time').fill('18:30');
  await page.getByLabel('Check-in time').press('Enter');
  await notice(page, 'Email Processed', () => page.getByRole('button', { name: 'Process' }).click());
  await expect(page).toHaveURL(/\/trips\//);
  await page.getByRole('navigation', { name: 'Timeline' }).getByRole('link', { name: 'Day 1' }).click();
  await expect(page.getByRole('main')).toContainText('18:30');

  await page.goto('/email-parser');
  await page
    .getByLabel('Booking confirmation email')
    .fill('Your table is confirmed\nRestaurant: Sal & Limão\nDate: 4 June\nTime: 20:00\nReservation number: SL-3391');
  await page.getByRole('button', { name: 'Parse Email' }).click();
  await expect(page.getByRole('heading', { name: 'Review Extracted Bookings' })).toBeVisible();
  await expect(page.getByText('the text names no year')).toBeVisible();
  const tick = page.getByRole('checkbox', { name: 'Yes, this is the date' });
  await page.getByRole('button', { name: 'Create Trip' }).click();
  await expect(tick).toBeFocused();
  await page.keyboard.press('Space');
  await notice(page, 'Trip created successfully', () => page.getByRole('button', { name: 'Create Trip' }).click());
});

test('OPEN-116 OPEN-121 Gmail’s request shows its code only when Gmail signed it; an unverified sender is asked about', async ({
  page,
  inbox,
  context,
  expectAccessible,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('tab', { name: 'Setup Guide' }).click();
  const steps = page.getByRole('region', { name: 'How it works' });
  await expect(steps).toContainText('Waiting for your first mail...');

  await inbox.send(gmailRequest(inbox.address, undefined));
  await page.getByRole('tab', { name: 'Email Inbox' }).click();
  await inbox.arrival(card(page, /Gmail Forwarding Confirmation/));
  const forged = card(page, /Gmail Forwarding Confirmation/);
  await expect(forged).toContainText('could not be proved');
  await expect(forged).not.toContainText('mail-settings.google.com');
  await notice(page, 'Email Deleted', () => forged.getByRole('button', { name: /^Delete/ }).click());

  const signed = 'dkim=pass header.d=google.com; dmarc=pass header.from=google.com';
  await inbox.send(gmailRequest(inbox.address, signed));
  await inbox.arrival(card(page, 'Gmail asks to confirm forwarding for marta@gmail.com'));
  const request = card(page, 'Gmail asks to confirm forwarding for marta@gmail.com');
  await request.getByRole('button', { name: 'Copy code' }).click();
  await expect(request.getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('304298959');
  await expect(request.getByRole('link')).toHaveAttribute('href', 'https://mail-settings.google.com/mail/vf-abc');
  await expectAccessible();
  await page.getByRole('tab', { name: 'Setup Guide' }).click();
  await expect(steps.getByRole('listitem').first()).toContainText('Done');
  await expect(steps).toContainText('Gmail asks to confirm forwarding with the code 304298959');

  const table = bookingMail({
    ...{ subject: 'Your table', date: 'Mon, 04 Jan 2027 10:00:00 +0000', opening: 'Your table is confirmed' },
    facts: { Restaurant: 'Sal & Limão', Date: '13 March 2027', Time: '20:00', 'Reservation number': 'SL-3391' },
    verdicts: 'spf=fail; dkim=none; dmarc=fail',
  });
  await inbox.send(table);
  await page.getByRole('tab', { name: 'Email Inbox' }).click();
  await inbox.arrival(card(page, 'Your table'));
  await expect(card(page, 'Your table')).toContainText('Sender not verified');
  await card(page, 'Your table').getByRole('button', { name: 'Process' }).click();
  const question = page.getByRole('alertdialog', { name: 'Sender not verified' });
  await expect(question).toBeVisible();
  await expectAccessible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(card(page, 'Your table')).toContainText('Pending');
  await card(page, 'Your table').getByRole('button', { name: 'Process' }).click();
  await question.getByRole('button', { name: 'Process it' }).click();
  await expect(card(page, 'Your table')).toContainText('Processed');
});

test('OPEN-116 a failed mail shows the reason, is retried, and opens in the parser with its text', async ({
  page,
  inbox,
}) => {
  const odd = bookingMail({
    ...{ subject: 'About your visit', date: 'Mon, 04 Jan 2027 10:00:00 +0000', opening: 'See you soon' },
    facts: { Note: 'Bring a coat', Guests: 'two' },
  });
  await inbox.send(odd);
  await inbox.arrival(card(page, 'About your visit'));
  const failed = card(page, 'About your visit');
  await expect(failed).toContainText('No bookings found');
  await notice(page, 'Still no bookings', () => failed.getByRole('button', { name: 'Try again' }).click());
  await failed.getByRole('link', { name: 'Open in the parser' }).click();
  await expect(page.getByLabel('Booking confirmation email')).toHaveValue(/See you soon[\s\S]*Bring a coat/);
  await expect(page.getByRole('complementary', { name: 'The email from your inbox' })).toContainText(
    'No bookings found',
  );
});
