import { randomBytes } from 'node:crypto';
import { apiClient } from '#infra/local/demo/api-client.ts';
import { securityHeaders } from '#infra/security-headers.ts';
import { routes } from '#shared/routes.ts';

/** One thing that a stage must do, in words, and what is wrong with it if it does not. */
interface Check {
  readonly name: string;
  readonly holds: () => Promise<void>;
}

/**
 * What a stage that was just deployed is asked: its pages with their headers, calls signed out, and a traveller's whole
 * way from registering to a trip and to the removal of the account, so that nothing is left behind.
 */
export function smokeChecks(siteUrl: string): Check[] {
  const api = apiClient(siteUrl);
  const password = randomBytes(18).toString('base64url');
  const email = `smoke-${randomBytes(8).toString('hex')}@example.com`;
  let tripId = '';
  return [
    { name: 'every page is the web app, with its security headers', holds: () => checkPage(siteUrl) },
    {
      name: 'a call that needs a session answers 401 without one',
      holds: async () => {
        const { status } = await fetch(`${siteUrl}${routes.getProfile.path}`);
        if (status !== 401) throw new Error(`the own profile answers ${status} to nobody`);
      },
    },
    {
      name: 'public trips are listed',
      holds: async () => {
        await api.call(routes.listPublicTrips, { query: { limit: 1 } });
      },
    },
    {
      name: 'a traveller can register',
      holds: async () => {
        await api.call(routes.register, { body: { firstName: 'Smoke', lastName: 'Test', email, password } });
      },
    },
    {
      name: 'a traveller can make a trip and read it again',
      holds: async () => {
        const dates = { startDate: '2027-06-03T00:00:00.000Z', endDate: '2027-06-06T00:00:00.000Z' };
        const made = await api.call(routes.createTrip, { body: { title: 'Smoke test', ...dates, isPublic: false } });
        tripId = made.id;
        const read = await api.call(routes.getTrip, { params: { id: tripId } });
        if (read.title !== 'Smoke test') throw new Error(`the trip comes back as '${read.title}'`);
      },
    },
    {
      name: 'a traveller has an address for bookings',
      holds: async () => {
        await api.call(routes.getEmailAddress, {});
      },
    },
    {
      name: 'the account can be deleted again',
      holds: async () => {
        await api.call(routes.deleteAccount, { body: { password } });
      },
    },
  ];
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
