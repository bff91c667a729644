import { expect, type Page } from './fixtures.ts';
import { test } from './inbox.ts';
import { readMail } from './read-mail.ts';
import { seedTrip } from './seed.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const SPRING = { title: 'Spring by the Tejo', startDate: '2027-03-12', endDate: '2027-03-16' };

test('on a phone the review’s Process says where the bookings go and lets it be changed, and the email is folded away', async ({
  page,
  inbox,
  expectAccessible,
}) => {
  await seedTrip(page, SPRING);
  await page.setViewportSize({ width: 390, height: 844 });
  await inbox.send(await readMail('lisbon-flight'));
  await inbox.arrival(cards(page));
  await cards(page).getByRole('link', { name: 'Review' }).click();
  const process = page.getByRole('button', { name: 'Process', exact: true });
  const target = page.getByRole('combobox', { name: 'Add to existing trip' });
  const inSight = async () => {
    for (const part of [process, target, page.getByText(/(Adds|Makes) .* out of|Adds 2 bookings to/)]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
  };
  await expect(target).toHaveText(/Spring by the Tejo/);
  await expect(page.getByText('The dates fall into this trip.')).toBeInViewport();
  await expect(page.getByText('Adds 2 bookings to “Spring by the Tejo”')).toBeVisible();
  await inSight();
  const email = page.getByRole('region', { name: 'The email' });
  await expect(email).toBeHidden();
  await page.getByRole('button', { name: 'Show the email' }).click();
  await expect(email).toBeVisible();
  await page.getByRole('button', { name: 'Hide the email' }).click();
  await expect(email).toBeHidden();
  await page.mouse.wheel(0, 4000);
  await inSight();
  await target.click();
  await page.getByRole('option', { name: 'Create new trip' }).click();
  await expect(page.getByText('Makes a new trip out of 2 bookings')).toBeVisible();
  await expectAccessible();
  await process.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Trip to Lisbon' })).toBeVisible();
});

test('a notice does not cover the email that it is about', async ({ page, inbox }) => {
  for (const screen of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(screen);
    await inbox.send(
      (await readMail('lisbon-hotel')).replace(/^Message-ID:.*$/im, `Message-ID: <${screen.width}@x.example>`),
    );
    const card = cards(page).first();
    await inbox.arrival(cards(page).filter({ hasText: 'Pending' }));
    const button = card.getByRole('button', { name: 'Process' });
    // The card is at the bottom of the screen, where notices are shown.
    await button.evaluate((element) => {
      document.body.style.paddingTop = '60vh';
      element.closest('article')?.scrollIntoView({ block: 'end' });
    });
    await button.click();
    const notice = page.locator('[role="region"][aria-label^="Notifications"] li');
    await expect(notice).toBeVisible();
    const [said, of] = [await notice.boundingBox(), await card.boundingBox()];
    if (!said || !of) throw new Error('nothing to compare');
    const apart = said.y + said.height <= of.y || of.y + of.height <= said.y || of.x + of.width <= said.x;
    expect(apart).toBe(true);
    await page.evaluate(() => document.body.removeAttribute('style'));
    await page.getByRole('button', { name: 'Dismiss' }).click();
  }
});
