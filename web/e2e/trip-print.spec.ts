import { expect, type Page, registered as test } from './fixtures.ts';
import { seedDay, seedTrip } from './seed.ts';

/** A fortnight with five things a day, one of them booked. */
async function seedFortnight(page: Page): Promise<string> {
  const trip = await seedTrip(page, {
    title: 'Japan',
    startDate: '2027-05-03',
    endDate: '2027-05-16',
    isPublic: false,
  });
  for (let day = 0; day < 14; day++) {
    const activities = Array.from({ length: 5 }, (_, number) => ({
      ...{ title: `Thing ${day + 1}.${number + 1}`, time: `${String(9 + 2 * number).padStart(2, '0')}:00` },
      ...{ location: 'Kyoto', notes: 'Take the bus from the station and walk up the hill.' },
      ...(day === 0 && number === 0 ? { confirmationNumber: 'REF4711' } : {}),
    }));
    const date = `2027-05-${String(3 + day).padStart(2, '0')}`;
    await seedDay(page, trip, { title: `Part ${day + 1}`, date }, activities);
  }
  return trip;
}

/** What Chromium's window for printing begins with: 1 cm. */
const USUAL_MARGIN = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };

/** As many pages as a PDF has. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test('OUT-08 a trip is printed as its header and days, on A4 and Letter, references by a tick', async ({
  page,
  expectAccessible,
}) => {
  const trip = await seedFortnight(page);
  await page.goto(`/trips/${trip}`);
  const menu = page.getByRole('button', { name: 'More for this trip' });
  await expect(menu).toBeEnabled();
  const paper = page.getByRole('article', { name: 'Japan' });
  for (const format of ['A4', 'Letter']) {
    const pages = pagesOf(await page.pdf({ format, margin: USUAL_MARGIN }));
    expect(pages).toBeGreaterThan(1);
    expect(pages).toBeLessThanOrEqual(8);
    console.log(`${format}: ${pages} pages`);
  }

  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(paper.getByRole('heading', { level: 2 })).toHaveCount(14);
  await expect(paper.getByText('Thing 14.5')).toBeVisible();
  await expect(paper.getByText('Kyoto').first()).toBeVisible();
  await expect(paper).not.toContainText('REF4711');
  await expect(page.getByRole('banner').first()).toBeHidden();
  const cut = await paper
    .getByRole('listitem')
    .evaluateAll((items) => items.map((each) => getComputedStyle(each).breakInside));
  expect(new Set(cut)).toEqual(new Set(['avoid']));
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(paper).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });

  await menu.click();
  await page.getByRole('menuitem', { name: 'Print…' }).click();
  const printWindow = page.getByRole('dialog', { name: 'Print' });
  await expect(printWindow).toBeVisible();
  await expectAccessible();
  await printWindow.getByRole('switch', { name: 'Booking references' }).click();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(paper).toContainText('Confirmation number: REF4711');
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await printWindow.getByRole('button', { name: 'Cancel' }).click();
  await expect(printWindow).toHaveCount(0);
});
