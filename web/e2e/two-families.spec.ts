import type { Browser, BrowserContextOptions, Locator } from '@playwright/test';
import ICAL from 'ical.js';
import { createTransport } from 'nodemailer';
import { signedPass, ticketPdf } from '../../infra/local/function-fixture/sample-pass.ts';
import { ticketMail } from '../../infra/local/function-fixture/ticket-mail.ts';
import { expect, type Page, test } from './fixtures.ts';
import { sentTo } from './outbox.ts';
import { readCodes } from './read-codes.ts';
import type { Stack } from './stack.ts';
import { activity, addActivity, addDay, entry } from './trip-screen.ts';
import { unusedEmail } from './unused-names.ts';

const TITLE = 'Tokyo with the Reys';
const FLIGHT = { reference: 'K7QZ2M', number: '160', date: '2027-06-03' };
const BOARDING = 'M1LIND/ANNA           EK7QZ2M ZRHNRTLX 0160 154Y031K0001 100';

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The suffix of everyone's address. */
const FAMILIES = unusedEmail('families');
const addressOf = (name: string) => `${name.toLowerCase()}.${FAMILIES}`;

/** A browser of their own; what its console complains of is noted with their name. */
async function browserOf(browser: Browser, name: string, given: { options: BrowserContextOptions; errors: string[] }) {
  const context = await browser.newContext({ locale: 'en-GB', ...given.options });
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') given.errors.push(`${name}: ${message.text()}`);
  });
  page.on('pageerror', (error) => given.errors.push(`${name}: ${error}`));
  return page;
}

/** Signs up by the form, from wherever the page asks for it. */
async function signUp(page: Page, firstName: string, lastName: string): Promise<void> {
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByLabel('First Name').fill(firstName);
  await page.getByLabel('Last Name').fill(lastName);
  await page.getByLabel('Email').fill(addressOf(firstName));
  await page.getByLabel('Password').fill('a long walk by the sea');
  await page.getByRole('button', { name: 'Create Account' }).click();
}

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Share', exact: true });
const section = (page: Page, name: string) => sheet(page).getByRole('region', { name });

/** Invites by the sheet's form; with an address by mail, and returns the link. */
async function invite(page: Page, role: 'Can edit' | 'Can view', email = ''): Promise<string> {
  const companions = section(page, 'Companions');
  const before = await companions.getByRole('listitem').count();
  const form = companions.getByRole('form', { name: 'Invite' });
  const link = companions.getByLabel('Invitation', { exact: true });
  const last = (await link.count()) > 0 ? await link.inputValue() : '';
  await form.getByLabel('Email (optional)').fill(email);
  await form.getByRole('combobox', { name: 'What they can do' }).click();
  await page.getByRole('option', { name: role }).click();
  await form.getByRole('button', { name: 'Invite' }).click();
  await expect(companions.getByRole('listitem')).toHaveCount(before + 1);
  await expect(companions.getByRole('listitem').filter({ hasText: email || 'Invitation by link' })).not.toHaveCount(0);
  // The link of the one before stands there until the new one is answered.
  await expect(link).not.toHaveValue(last);
  return link.inputValue();
}

/** Opens an invitation without an account, makes one, and comes along. */
async function accept(page: Page, link: string, [firstName, lastName]: readonly [string, string]): Promise<void> {
  await page.goto(link);
  await page.getByRole('link', { name: 'Sign in or sign up' }).click();
  await signUp(page, firstName, lastName);
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expect(page.getByText('Anna Lind invites you to come along')).toBeVisible();
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page).toHaveURL(/\/trips\/\w+$/);
}

const flight = (page: Page) => activity(page, 'LX 160 ZRH → NRT');
const chips = (page: Page) => flight(page).getByRole('list', { name: /^Files of/ });

async function openEdit(page: Page): Promise<Locator> {
  await flight(page)
    .getByRole('button', { name: /^Edit "/ })
    .click();
  return page.getByRole('dialog', { name: 'Edit Activity' });
}

test('SHARE-02 SHARE-05 SHARE-06 SHARE-11 DOCS-01 OUT-02 two families plan one trip from four accounts, and a grandmother reads by the link', async ({
  browser,
  stack,
}, info) => {
  const errors: string[] = [];
  const open = (name: string, options: BrowserContextOptions = {}) =>
    browserOf(browser, name, { errors, options: { baseURL: stack.url, ...options } });
  const shot = (page: Page, name: string) => page.screenshot({ path: info.outputPath(`${name}.png`) });
  const anna = await open('Anna');
  const ben = await open('Ben', { colorScheme: 'dark' });
  const clara = await open('Clara', PHONE);
  const david = await open('David', { timezoneId: 'America/New_York' });
  const granny = await open('Granny', { ...PHONE, colorScheme: 'dark' });
  let secret = '';

  await test.step('Anna makes the trip and shares it', async () => {
    await anna.goto('/auth');
    await signUp(anna, 'Anna', 'Lind');
    await anna.getByRole('button', { name: 'New Trip' }).click();
    const form = anna.getByRole('dialog', { name: 'Create New Trip' });
    await form.getByLabel('Trip Title').fill(TITLE);
    await form.getByLabel('Start Date').fill('2027-06-03');
    await form.getByLabel('End Date').fill('2027-06-09');
    await form.getByRole('switch', { name: 'Make trip public' }).click();
    await form.getByRole('button', { name: 'Create Trip' }).click();
    await anna.getByRole('button', { name: 'Share', exact: true }).click();
    const forBen = await invite(anna, 'Can edit');
    const forDavid = await invite(anna, 'Can view');
    await invite(anna, 'Can edit', addressOf('Clara'));
    await section(anna, 'Link').getByRole('button', { name: 'Make a link' }).click();
    secret = await section(anna, 'Link').getByLabel('Secret link').inputValue();
    await shot(anna, 'share-light');
    await anna.keyboard.press('Escape');

    await accept(ben, forBen, ['Ben', 'Lind']);
    await accept(david, forDavid, ['David', 'Rey']);
    const mail = await sentTo(stack, addressOf('Clara'));
    expect(mail).toContain(TITLE);
    await accept(clara, /http\S+\/invitation#[\w-]+/.exec(mail)?.[0] ?? '', ['Clara', 'Rey']);
  });

  await test.step('Ben and Clara plan, each from their own browser', async () => {
    await ben.getByRole('button', { name: 'Add Day' }).first().click();
    await addDay(ben).getByLabel('Title').fill('Asakusa');
    await addDay(ben).getByLabel('Date').fill('2027-06-04');
    await addDay(ben).getByRole('button', { name: 'Add Day' }).click();
    await expect(entry(ben, 'Day 1')).toBeVisible();
    await clara.reload();
    await entry(clara, 'Day 1').click();
    await clara.getByRole('button', { name: 'Add a new activity' }).click();
    await addActivity(clara).getByLabel('Title').fill('Temple at dawn');
    await addActivity(clara).getByLabel('Time', { exact: true }).fill('06:30');
    await addActivity(clara).getByLabel('Notes').fill('Stay with the children');
    await addActivity(clara).getByRole('button', { name: 'Add Activity' }).click();
    await expect(activity(clara, 'Temple at dawn')).toBeVisible();
    await shot(clara, 'clara-phone-light');
  });

  await test.step('the tickets arrive by mail', async () => {
    await anna.goto('/email-forwarding');
    const address = await anna.getByText(/^trips-[0-9a-z]{20}@mail\.localhost$/).innerText();
    await sendTickets(stack, address);
    await anna.getByRole('tab', { name: 'Email Inbox' }).click();
    const card = anna.getByRole('article', { name: 'Your booking confirmation' });
    await expect(async () => {
      await anna.getByRole('button', { name: 'Refresh' }).click();
      await expect(card).toBeVisible({ timeout: 1000 });
    }).toPass();
    await card.getByRole('combobox', { name: 'Trip' }).click();
    await anna.getByRole('option', { name: TITLE }).click();
    await shot(anna, 'inbox-light');
    await card.getByRole('button', { name: 'Process' }).click();
    await card.getByRole('link', { name: 'View Trip' }).click();
    await entry(anna, 'Day 1').click();
    await expect(chips(anna).getByRole('listitem')).toHaveCount(2);
    await shot(anna, 'tickets-light');

    // Ben shows the pass at the gate.
    await ben.reload();
    await entry(ben, 'Day 1').click();
    await shot(ben, 'tickets-dark');
    await chips(ben).getByRole('button', { name: 'Boarding.pkpass' }).click();
    const code = ben.getByRole('dialog').getByRole('img', { name: /code of this pass/ });
    await expect(code).toBeVisible();
    expect(await readCodes(await code.screenshot())).toEqual([{ kind: 'Aztec', message: BOARDING }]);
    await shot(ben, 'pass-dark');
    await ben.keyboard.press('Escape');
  });

  await test.step('a viewer and the grandmother see the flight, and neither its reference nor its tickets', async () => {
    await david.reload();
    await granny.goto(secret);
    await expect(granny.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    for (const page of [david, granny]) {
      await entry(page, 'Day 1').click();
      await expect(flight(page)).toContainText('13:00');
      await expect(page.getByText(FLIGHT.reference)).toHaveCount(0);
      await expect(chips(page)).toHaveCount(0);
      await expect(page.getByRole('button', { name: /^(Add|Edit|Delete)/ })).toHaveCount(0);
      await entry(page, 'Day 2').click();
      await expect(activity(page, 'Temple at dawn')).toBeVisible();
    }
    await expect(david.getByText('Stay with the children')).toBeVisible();
    await expect(granny.getByText('Stay with the children')).toHaveCount(0);
    await shot(granny, 'granny-phone-dark');
    await shot(david, 'david-light');
  });

  await test.step('Ben and Clara edit the flight at the same moment, and nothing is lost', async () => {
    await clara.reload();
    await entry(clara, 'Day 1').click();
    const [his, hers] = [await openEdit(ben), await openEdit(clara)];
    await his.getByLabel('Notes').fill('Ben: two suitcases');
    await hers.getByLabel('Notes').fill('Clara: four suitcases');
    await hers.getByLabel('Cost (€)').fill('812.50');
    await his.getByRole('button', { name: 'Save Changes' }).click();
    await expect(his).toBeHidden();
    await hers.getByRole('button', { name: 'Save Changes' }).click();
    const notes = hers.getByRole('region', { name: /changed/ }).getByRole('group', { name: 'Notes' });
    await expect(notes).toContainText('Ben: two suitcases');
    await shot(clara, 'clara-yours-theirs-light');
    await notes.getByRole('radio', { name: 'Yours' }).check();
    await hers.getByRole('button', { name: 'Save Changes' }).click();
    await expect(hers).toBeHidden();
    await anna.reload();
    await expect(flight(anna)).toContainText('Clara: four suitcases');
    await expect(flight(anna)).toContainText('812.50');
  });

  await test.step("David's calendar shows the flight at the hour of his zone", async () => {
    await david.getByRole('button', { name: 'More for this trip' }).click();
    await david.getByRole('menuitem', { name: 'Calendar…' }).click();
    const window = david.getByRole('dialog', { name: 'Calendar' });
    await window.getByRole('button', { name: 'Make an address' }).click();
    const address = await window.getByLabel('Address', { exact: true }).inputValue();
    const feed = await (await david.request.get(new URL(address).pathname)).text();
    expect(feed).not.toContain(FLIGHT.reference);
    expect(await hoursOf(david, feed, 'LX 160')).toEqual(['07:00', '10:50']);
    await shot(david, 'calendar-light');
    await david.keyboard.press('Escape');
  });

  await test.step('Anna ends the link', async () => {
    await anna.getByRole('button', { name: 'Share', exact: true }).click();
    await section(anna, 'Link').getByRole('button', { name: 'End link' }).click();
    await expect(section(anna, 'Link').getByRole('button', { name: 'Make a link' })).toBeVisible();
    await granny.reload();
    await expect(granny.getByRole('heading', { name: 'Trip not found' })).toBeVisible();
    await shot(granny, 'link-ended-dark');
    await david.reload();
    await expect(david.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  });

  // Of refused calls: what Clara began with was old, and Granny's link has ended.
  const unexpected = errors.filter((error) => !/^(Clara: .*412|Granny: .*404)/.test(error));
  expect(unexpected).toEqual([]);
  for (const page of [anna, ben, clara, david, granny]) await page.context().close();
});

/** The booking as an airline mails it, over SMTP: with a ticket and a boarding pass. */
async function sendTickets(stack: Stack, to: string): Promise<void> {
  const pass = signedPass({ passenger: 'Anna Lind', message: BOARDING });
  const raw = ticketMail(
    to,
    [FLIGHT],
    [
      { type: 'application/pdf', name: 'Ticket.pdf', bytes: ticketPdf('Ticket LX 160') },
      { type: 'application/vnd.apple.pkpass', name: 'Boarding.pkpass', bytes: pass },
    ],
  );
  const transport = createTransport({ host: '127.0.0.1', port: stack.smtpPort, secure: false, ignoreTLS: true });
  await transport.sendMail({ envelope: { from: addressOf('Anna'), to: [to] }, raw });
  transport.close();
}

/** From when to when an event lasts on the clock of this browser's own zone. */
async function hoursOf(page: Page, feed: string, summary: string): Promise<string[]> {
  const calendar = new ICAL.Component(ICAL.parse(feed));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
  const found = events.find((event) => event.summary.includes(summary));
  if (!found) throw new Error(`No event of ${summary}`);
  const instants = [found.startDate, found.endDate].map((time) => time.toJSDate().getTime());
  const clock = (times: number[]) =>
    times.map((time) => new Date(time).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' }));
  return page.evaluate(clock, instants);
}
