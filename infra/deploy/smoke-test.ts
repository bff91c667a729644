import { randomBytes } from 'node:crypto';
import { encode } from 'jpeg-js';
import { type ApiClient, apiClient } from '#infra/local/demo/api-client.ts';
import { securityHeaders } from '#infra/security-headers.ts';
import { PRODUCT_TITLE } from '#shared/product.ts';
import { routes } from '#shared/routes.ts';

/** One thing that a stage must do, in words. */
interface Check {
  readonly name: string;
  /** Rejects with what is wrong; returns a reason if the check does not apply to the stage. */
  readonly holds: () => Promise<string | undefined>;
}

/**
 * The checks of a freshly deployed stage: its pages with their headers, calls signed out, and a traveller's whole
 * journey from registering to a trip with a photo and a booking and to deleting the account, so that nothing is left
 * behind.
 */
export function smokeChecks(siteUrl: string): Check[] {
  const api = apiClient(siteUrl);
  const password = randomBytes(18).toString('base64url');
  const email = `smoke-${randomBytes(8).toString('hex')}@example.com`;
  let tripId = '';
  return [
    check('every page is the web app, with its security headers', () => checkPage(siteUrl)),
    check('a call that needs a session answers 401 without one', async () => {
      const { status } = await fetch(`${siteUrl}${routes.getProfile.path}`);
      if (status !== 401) throw new Error(`the own profile answers ${status} to nobody`);
    }),
    check('public trips are listed', () => api.call(routes.listPublicTrips, { query: { limit: 1 } })),
    check('a traveller can register', () =>
      api.call(routes.register, { body: { firstName: 'Smoke', lastName: 'Test', email, password } }),
    ),
    check('a traveller can make a trip and read it again', async () => {
      const dates = { startDate: '2027-06-03T00:00:00.000Z', endDate: '2027-06-06T00:00:00.000Z' };
      const made = await api.call(routes.createTrip, { body: { title: 'Smoke test', ...dates, isPublic: false } });
      tripId = made.id;
      const read = await api.call(routes.getTrip, { params: { id: tripId } });
      if (read.title !== 'Smoke test') throw new Error(`the trip comes back as '${read.title}'`);
    }),
    check('a link to a private trip shows the site where it is pasted, and no more', () =>
      checkPreview(siteUrl, tripId),
    ),
    check('a photo can be uploaded, and is seen by its traveller alone', () => checkPhoto(siteUrl, api, tripId)),
    { name: 'a mail becomes a booking', holds: () => checkMail(api, tripId) },
    check('the account can be deleted again', () => api.call(routes.deleteAccount, { body: { password } })),
  ];
}

function check(name: string, look: () => Promise<unknown>): Check {
  return {
    name,
    holds: async () => {
      await look();
      return undefined;
    },
  };
}

async function checkPage(siteUrl: string): Promise<void> {
  for (const path of ['/', '/trips/any']) {
    const page = await fetch(`${siteUrl}${path}`);
    const html = await page.text();
    if (page.status !== 200 || !/<div id="root"/.test(html)) throw new Error(`${path} answers ${page.status}`);
    for (const name of Object.keys(securityHeaders({ mediaOrigins: [] }))) {
      if (!page.headers.has(name)) throw new Error(`${path} comes without ${name}`);
    }
  }
}

/** As those who fetch previews do it; the CDN knows them by their user agent. */
async function checkPreview(siteUrl: string, tripId: string): Promise<void> {
  const preview = await fetch(`${siteUrl}/trips/${tripId}`, { headers: { 'user-agent': 'Twitterbot/1.0' } });
  const html = await preview.text();
  const [, title] = /<meta property="og:title" content="([^"]*)">/.exec(html) ?? [];
  if (title !== PRODUCT_TITLE) throw new Error(`the preview answers ${preview.status}, with the title '${title}'`);
}

/** As the browser does it: straight into the bucket, and read back from the address that /media/ redirects to. */
async function checkPhoto(siteUrl: string, api: ApiClient, tripId: string): Promise<void> {
  const bytes = Uint8Array.from(encode({ width: 8, height: 6, data: Buffer.alloc(8 * 6 * 4, 0x90) }, 90).data);
  const type = 'image/jpeg';
  const target = await api.call(routes.createUpload, { body: { type, size: bytes.length } });
  const put = await fetch(target.uploadURL, { method: 'PUT', body: bytes, headers: { 'content-type': type } });
  if (!put.ok) throw new Error(`the bucket answers the upload with ${put.status}: ${await put.text()}`);
  const body = { photoURL: target.photoURL };
  const [photo = ''] = (await api.call(routes.addTripPhoto, { params: { id: tripId }, body })).photos;
  const found = await api.look(photo);
  const file = await fetch(new URL(found.headers.get('location') ?? '', siteUrl));
  if (file.status !== 200 || file.headers.get('content-type') !== type || (await file.bytes()).length === 0) {
    throw new Error(`the photo answers ${found.status}, and its file ${file.status}`);
  }
  const { status } = await fetch(`${siteUrl}${photo}`, { redirect: 'manual' });
  if (status !== 404) throw new Error(`the photo of a private trip answers ${status} to nobody`);
}

const MAIL = `Subject: Your booking confirmation SMOKE-48213

Hotel: Hotel Seeblick
Address: Seestrasse 1, 6300 Zug, Switzerland
Check-in: 3 June 2027, 15:00
Check-out: 6 June 2027, 11:00
Booking reference: SMOKE48213
Total: EUR 312.00
`;

/** Pasted, as mail servers refuse mail from cloud machines; prod accepts no pasted mails (OPEN-122). */
async function checkMail(api: ApiClient, tripId: string): Promise<string | undefined> {
  const { testForwarding } = await api.call(routes.getEmailAddress, {});
  if (!testForwarding) return 'this stage takes no pasted mails';
  const { bookingsFound } = await api.call(routes.quickTestEmail, { body: { emailContent: MAIL } });
  if (bookingsFound !== 1) throw new Error(`${bookingsFound} bookings are found in a mail with one`);
  const [mail] = await api.call(routes.listProcessedEmails, {});
  if (!mail) throw new Error('the mail is not in the inbox');
  const { activitiesCreated } = await api.call(routes.processEmail, { params: { id: mail.id }, body: { tripId } });
  if (activitiesCreated === 0) throw new Error('the booking does not become an item of the trip');
  return undefined;
}
