import type { Locator } from '@playwright/test';
import { expect, type Page, test } from './fixtures.ts';
import { seedTrip } from './seed.ts';
import { unusedEmail } from './unused-names.ts';

/** More tab stops than any page of the product has. */
const MOST_STOPS = 60;

/** Presses Tab (or Shift+Tab) until it has the focus. */
async function walkTo(page: Page, to: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(to).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await to.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`not reached by ${key}: ${to}`);
}

async function press(page: Page, button: Locator, key = 'Enter'): Promise<void> {
  await walkTo(page, button);
  await page.keyboard.press(key);
}

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await walkTo(page, field);
  await page.keyboard.type(text);
}

/** Records screen reader announcements, for notices that disappear before a slow machine looks. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard = new Set<string>();
    Reflect.set(window, 'heard', heard);
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('[role="status"]')) heard.add(textContent);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

async function expectHeard(page: Page, words: string): Promise<void> {
  const heard = () => page.evaluate(() => [...Reflect.get(window, 'heard')].join('\n'));
  await expect.poll(heard).toContain(words);
}

/** The current announcement for screen readers. */
const said = (page: Page, words: string | RegExp) => page.getByRole('status').filter({ hasText: words });

test('OPEN-30 OPEN-148 CONST-09 all of it by keyboard alone: sign up, a trip, a day, an activity, merging two trips, deleting', async ({
  page,
}) => {
  await listen(page);
  await page.goto('/auth');
  await walkTo(page, page.getByRole('tab', { name: 'Sign In' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toBeFocused();
  await page.keyboard.press('Enter');
  await type(page, page.getByLabel('First Name'), 'Marta');
  await type(page, page.getByLabel('Last Name'), 'Lind');
  await type(page, page.getByLabel('Email'), unusedEmail('keys'));
  await type(page, page.getByLabel('Password'), 'a long walk by the sea');
  await page.keyboard.press('Enter');
  await expectHeard(page, 'Account created!');

  const newTrip = page.getByRole('button', { name: 'New Trip' });
  await press(page, newTrip);
  const create = page.getByRole('dialog', { name: 'Create New Trip' });
  await expect(create.getByLabel('Trip Title')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(create).toBeHidden();
  await expect(newTrip).toBeFocused();
  await page.keyboard.press('Space');
  await type(page, create.getByLabel('Trip Title'), 'Porto');
  await type(page, create.getByLabel('Start Date'), '03062027');
  await type(page, create.getByLabel('End Date'), '05062027');
  await press(page, create.getByRole('switch', { name: 'Make trip public' }), 'Space');
  await expect(create.getByRole('switch')).not.toBeChecked();
  await press(page, create.getByRole('button', { name: 'Create Trip' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Porto' })).toBeVisible();
  await expectHeard(page, 'Trip created successfully!');

  await press(page, page.getByRole('button', { name: 'Add Day' }).first());
  const addDay = page.getByRole('dialog', { name: 'Add Day' });
  await type(page, addDay.getByLabel('Day Title'), 'Ribeira');
  await page.keyboard.press('Enter');
  await expectHeard(page, 'Day added successfully!');
  await expect(addDay).toBeHidden();
  await press(
    page,
    page
      .getByRole('region', { name: 'Itinerary' })
      .getByRole('button', { name: /Activity$/ })
      .first(),
  );
  const addActivity = page.getByRole('dialog', { name: 'Add New Activity' });
  await type(page, addActivity.getByLabel('Title'), 'Port lodge');
  await walkTo(page, addActivity.getByRole('combobox', { name: 'Category' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: 'Food' })).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { name: 'Food' })).toBeFocused({ timeout: 300 });
  }).toPass();
  await page.keyboard.press('Enter');
  await press(page, addActivity.getByRole('button', { name: 'Add Activity' }));
  await expectHeard(page, 'Activity added successfully!');
  await expect(page.getByRole('article', { name: 'Port lodge' })).toContainText('Food');

  // There and back again: the focus follows the order of the page in both directions.
  const edit = page.getByRole('button', { name: 'Edit "Port lodge"' });
  const remove = page.getByRole('button', { name: 'Delete "Port lodge"' });
  await walkTo(page, edit);
  await page.keyboard.press('Tab');
  await expect(remove).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(edit).toBeFocused();

  await seedTrip(page, { title: 'Lisbon', startDate: '2027-06-01', endDate: '2027-06-02' });
  await page.goto('/?tab=trips');
  await walkTo(page, page.getByRole('link', { name: 'Lisbon', exact: true }));
  await page.keyboard.press('Space');
  await expect(said(page, 'Picked up "Lisbon".')).toBeAttached();
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(said(page, 'Over "Porto". Drop to merge.')).toBeAttached({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(said(page, '"Lisbon" was put back.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(said(page, 'Over "Porto". Drop to merge.')).toBeAttached({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await press(page, question.getByRole('button', { name: 'Merge' }));
  await expectHeard(page, 'Trips merged successfully');
  await page.keyboard.press('F8');
  const inToasts = () => page.evaluate(() => document.activeElement?.closest('[role="region"]')?.ariaLabel);
  await expect.poll(inToasts).toBe('Notifications (F8)');
  await expect(page.getByRole('article')).toHaveCount(1);

  await press(page, page.getByRole('button', { name: 'Delete "Porto"' }));
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await press(page, question.getByRole('button', { name: 'Delete' }));
  await expectHeard(page, 'Trip deleted');
  await expect(page.getByText('No trips yet')).toBeVisible();
  await press(page, page.getByRole('banner').getByRole('button', { name: /Marta/ }));
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
});
