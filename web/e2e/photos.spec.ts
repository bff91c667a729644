import { readFileSync } from 'node:fs';
import path from 'node:path';
import { encode } from 'jpeg-js';
import { expect, type Page, registered as test, toast } from './fixtures.ts';
import config from './playwright.config.ts';
import { seedDay, seedTrip } from './seed.ts';

const given = config.use?.launchOptions;
// Chromium's own test picture replaces a camera.
test.use({
  launchOptions: {
    ...given,
    args: [...(given?.args ?? []), '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
  permissions: ['camera', 'microphone'],
});

const heic = readFileSync(
  path.resolve(import.meta.dirname, '..', '..', 'functions', 'photos', 'content', 'samples', 'rome.heic'),
);

interface Picture {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A picture of one colour, large enough to get a small version. */
function picture(name: string, red = 40, side = 900): Picture {
  const data = Buffer.alloc(side * side * 4, 120);
  for (let at = 0; at < data.length; at += 4) data[at] = red;
  return { name, mimeType: 'image/jpeg', buffer: encode({ width: side, height: side, data }, 80).data };
}

/** A trip with a day and an activity, and its page open at the day. */
async function openDay(page: Page): Promise<{ tripId: string; dayId: string }> {
  const rome = { title: 'Rome in June', startDate: '2027-06-03', endDate: '2027-06-05', isPublic: false };
  const tripId = await seedTrip(page, rome);
  const dayId = await seedDay(page, tripId, { title: 'Forum', date: '2027-06-03' }, [{ title: 'Colosseum' }]);
  await page.goto(`/trips/${tripId}?day=${dayId}`);
  return { tripId, dayId };
}

/** Collects the method and path of each of the page's calls from now on. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
  return calls;
}

const photosCard = (page: Page) => page.getByRole('region', { name: 'Photos', exact: true });
const modal = (page: Page) => page.getByRole('dialog', { name: 'Add Photos' });
const choose = (page: Page, ...files: readonly Picture[]) =>
  modal(page)
    .locator('input[type=file]')
    .first()
    .setInputFiles([...files]);

test('PHOT-01 PHOT-02 PHOT-03 OPEN-127 Add Photos opens a window of three sources, and files chosen there are not sent yet', async ({
  page,
  expectAccessible,
}) => {
  await openDay(page);
  await expect(photosCard(page)).toContainText('No photos yet. Add some memories from this day!');
  const calls = watchCalls(page);
  await photosCard(page).getByRole('button', { name: 'Add Photos' }).click();
  for (const source of ['My Device', 'Camera', 'Video']) {
    await expect(modal(page).getByRole('tab', { name: source })).toBeVisible();
  }
  await choose(page, picture('a.jpg', 10), picture('b.jpg', 200));
  await expect(modal(page).getByRole('button', { name: 'Upload 2 files' })).toBeVisible();
  expect(calls.filter((call) => /objects|PUT/.test(call))).toEqual([]);
  await expectAccessible();
});

test('PHOT-04 PHOT-06 PHOT-13 PHOT-15 ERR-51 OPEN-130 photos go to the storage one call each, and show in the day', async ({
  page,
}) => {
  await openDay(page);
  const calls = watchCalls(page);
  await expect(modal(page)).toBeHidden();
  await photosCard(page).getByRole('button', { name: 'Add Photos' }).click();
  await choose(page, picture('a.jpg', 10), picture('b.jpg', 200));
  await modal(page).getByRole('button', { name: 'Upload 2 files' }).click();
  await expect(toast(page, 'Photo uploaded successfully!')).toBeVisible();
  await expect(modal(page)).toBeHidden();
  await expect(photosCard(page).getByRole('img')).toHaveCount(2);
  for (const img of await photosCard(page).getByRole('img').all()) {
    await expect.poll(() => img.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBe(640);
  }
  expect(calls.filter((call) => call.startsWith('PUT /media/uploads/') && !/\.(jpg)$/.test(call))).toEqual([]);
  expect(calls.filter((call) => /^PUT .*\/photos$/.test(call))).toHaveLength(2);
  expect(calls.join()).not.toMatch(/s3\/(multipart|params)|uploads=|uploadId/);
});

test('OPEN-128 a HEIC picture of a phone shows; a photo opens large, arrow keys go on, Escape gives the focus back', async ({
  page,
  expectAccessible,
}) => {
  await openDay(page);
  await photosCard(page).getByRole('button', { name: 'Add Photos' }).click();
  await choose(page, picture('a.jpg', 10), { name: 'IMG_1.HEIC', mimeType: '', buffer: heic });
  await modal(page).getByRole('button', { name: 'Upload 2 files' }).click();
  await expect(photosCard(page).getByRole('img')).toHaveCount(2);

  const first = photosCard(page).getByRole('button', { name: 'Photo 1 of Forum', exact: true });
  await first.click();
  const viewer = page.getByRole('dialog', { name: /^Photo \d of Forum$/ });
  const width = () => viewer.getByRole('img').evaluate((node: HTMLImageElement) => node.naturalWidth);
  const seen = [];
  for (const key of ['ArrowRight', 'ArrowLeft']) {
    await expect.poll(width).toBeGreaterThan(640);
    seen.push(await width());
    await page.keyboard.press(key);
  }
  expect(seen.toSorted()).toEqual([1280, 900]);
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(first).toBeFocused();

  await photosCard(page).getByRole('button', { name: 'Remove Photo 1 of Forum' }).click();
  await photosCard(page).getByRole('button', { name: 'Confirm? Remove Photo 1 of Forum' }).click();
  await expect(photosCard(page).getByRole('img')).toHaveCount(1);
  await page.reload();
  await expect(photosCard(page).getByRole('img')).toHaveCount(1);
});

test('PHOT-07 PHOT-08 PHOT-09 OPEN-128 files that are too many, too large or no photos are refused before any upload', async ({
  page,
}) => {
  const { tripId } = await openDay(page);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  const six = Array.from({ length: 6 }, (_, n) => picture(`${n}.jpg`, n, 8));
  const sized = (name: string, bytes: number) => {
    const { buffer } = picture(name, 1, 8);
    return { name, mimeType: 'image/jpeg', buffer: Buffer.concat([buffer, Buffer.alloc(bytes - buffer.length)]) };
  };

  await photosCard(page).getByRole('button', { name: 'Add Photos' }).click();
  await choose(page, ...six);
  await expect(modal(page).getByText('At most 5 files').first()).toBeVisible();
  await choose(page, sized('large.jpg', 10_485_761));
  await expect(modal(page).getByText('large.jpg is larger than 10 MB').first()).toBeVisible();
  await choose(page, { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(modal(page).getByText('Only photos and videos').first()).toBeVisible();
  expect(calls.filter((url) => url.includes('/objects/upload'))).toEqual([]);
  await choose(page, sized('just.jpg', 10_485_760));
  await modal(page).getByRole('button', { name: 'Upload 1 file' }).click();
  await expect(photosCard(page).getByRole('img')).toHaveCount(1);

  await page.goto(`/trips/${tripId}`);
  const card = page.getByRole('region', { name: 'Trip Photos' });
  await card.getByRole('button', { name: 'Add Photos' }).click();
  await choose(page, picture('one.jpg', 90, 8));
  await modal(page).getByRole('button', { name: 'Upload 1 file' }).click();
  await expect(card.getByRole('img')).toHaveCount(1);
  await card.getByRole('button', { name: 'Add Photos' }).click();
  const eleven = Array.from({ length: 11 }, (_, n) => picture(`${n}.jpg`, n, 8));
  await choose(page, ...eleven);
  await expect(modal(page).getByText('At most 10 files').first()).toBeVisible();
  await choose(page, ...eleven.slice(1));
  await expect(modal(page).getByRole('button', { name: 'Upload 10 files' })).toBeVisible();
});

test('ERR-25 OPEN-130 what could not be saved says so, the others are kept, and it can be tried again', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/500|^\[Uppy\]/);
  await openDay(page);
  let saves = 0;
  await page.route('**/api/trip-days/*/photos', async (route) => {
    saves += 1;
    if (saves === 1) await route.fulfill({ status: 500, json: { message: 'No', code: 'internal' } });
    else await route.continue();
  });
  await photosCard(page).getByRole('button', { name: 'Add Photos' }).click();
  await choose(page, picture('a.jpg', 10), picture('b.jpg', 200));
  await modal(page).getByRole('button', { name: 'Upload 2 files' }).click();
  await expect(toast(page, 'Failed to save photo')).toBeVisible();
  await modal(page).getByRole('button', { name: 'Retry upload' }).last().click();
  await expect(toast(page, 'Photo uploaded successfully!')).toBeVisible();
  await expect(photosCard(page).getByRole('img')).toHaveCount(2);
  expect(saves).toBe(3);
});

test('PHOT-02 OPEN-127 OPEN-90 the camera takes a picture for an activity, and Video records a clip with a player', async ({
  page,
}) => {
  await openDay(page);
  await page.getByRole('button', { name: 'Edit "Colosseum"' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Activity' });
  await form.getByRole('button', { name: 'Add Photos' }).click();
  await modal(page).getByRole('tab', { name: 'Camera' }).click();
  await modal(page).getByRole('button', { name: 'Take a picture' }).click();
  await modal(page).getByRole('button', { name: 'Submit recorded file' }).click();
  await modal(page).getByRole('button', { name: 'Upload 1 file' }).click();
  await expect(form.getByRole('img')).toHaveCount(1);

  await form.getByRole('button', { name: 'Add Photos' }).click();
  await modal(page).getByRole('tab', { name: 'Video' }).click();
  await modal(page).getByRole('button', { name: 'Begin video recording' }).click();
  await expect(modal(page).getByText('0:01')).toBeVisible();
  await modal(page).getByRole('button', { name: 'Stop video recording' }).click();
  await modal(page).getByRole('button', { name: 'Submit recorded file' }).click();
  await modal(page).getByRole('button', { name: 'Upload 1 file' }).click();
  const clip = form.locator('video');
  await expect(clip).toBeVisible();
  await expect.poll(() => clip.evaluate((node: HTMLVideoElement) => node.videoWidth)).toBeGreaterThan(0);
});

test('OPEN-127 where there is no camera, Camera and Video are disabled with a note', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.enumerateDevices = async () => [];
  });
  await openDay(page);
  await photosCard(page).getByRole('button', { name: 'Add Photos' }).click();
  for (const name of ['Camera', 'Video']) await expect(modal(page).getByRole('button', { name })).toBeDisabled();
  await expect(modal(page).getByText('No camera was found on this device.')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the window of photos is as wide as the screen, and a swipe goes to the next photo', async ({ page }) => {
    await openDay(page);
    await photosCard(page).getByRole('button', { name: 'Add Photos' }).click();
    await choose(page, picture('a.jpg', 10), picture('b.jpg', 200));
    const upload = modal(page).getByRole('button', { name: 'Upload 2 files' });
    await expect(upload).toBeVisible();
    for (const part of [modal(page), upload, modal(page).getByRole('button', { name: 'Close' })]) {
      const box = await part.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? Number.NaN)).toBeLessThanOrEqual(390);
    }
    await upload.click();
    await expect(modal(page)).toBeHidden();

    await photosCard(page).getByRole('button', { name: 'Photo 1 of Forum', exact: true }).click();
    const viewer = page.getByRole('dialog', { name: /^Photo \d of Forum$/ });
    await expect(viewer).toHaveAccessibleName('Photo 1 of Forum');
    const { send } = await touches(page);
    await send('touchStart', [{ x: 320, y: 420 }]);
    await send('touchMove', [{ x: 180, y: 425 }]);
    await send('touchEnd', []);
    await expect(viewer).toHaveAccessibleName('Photo 2 of Forum');
  });
});

/** A touch gesture: Playwright can tap, but not swipe. */
async function touches(page: Page) {
  const session = await page.context().newCDPSession(page);
  return {
    send: (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints }),
  };
}
