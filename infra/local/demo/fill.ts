import { randomBytes } from 'node:crypto';
import { format } from 'date-fns/format';
import { routes } from '#shared/routes.ts';
import { type ApiClient, apiClient } from './api-client.ts';
import { sendMails, TRIPS_OUT_OF_MAILS } from './send-mails.ts';
import { DEMO_SIGN_IN, DEMO_USERNAME, type DemoTraveller, demoTravellers } from './travellers.ts';
import { tripsByUsername } from './trips/trips-by-username.ts';
import { until } from './until.ts';
import { writeTrip } from './write-trip.ts';

interface SignedUp {
  readonly traveller: DemoTraveller;
  readonly id: string;
  readonly client: ApiClient;
}

/**
 * Fills an empty store with the demo world, through the running product as its travellers would; returns the account to
 * sign in with.
 */
export async function fillDemoWorld(siteUrl: string, smtpPort: number): Promise<typeof DEMO_SIGN_IN> {
  const today = new Date();
  // One after the other: on a busy machine, many slow password hashes at once would take longer than a call may.
  const everyone: SignedUp[] = [];
  for (const traveller of demoTravellers) everyone.push(await signUp(siteUrl, traveller));
  const ids = new Map(everyone.map(({ traveller, id }) => [traveller.username, id]));
  for (const { traveller, client } of everyone) {
    for (const username of traveller.follows) {
      await client.call(routes.followTraveller, { params: { id: ids.get(username) ?? username } });
    }
  }
  await Promise.all(everyone.map((one) => writeTrips(one, smtpPort, today)));
  await projected(siteUrl);
  return DEMO_SIGN_IN;
}

async function signUp(siteUrl: string, traveller: DemoTraveller): Promise<SignedUp> {
  const { firstName, lastName, username, bio } = traveller;
  const client = apiClient(siteUrl);
  const own = { email: `${username}@example.com`, password: randomBytes(18).toString('base64url') };
  const signIn = username === DEMO_USERNAME ? DEMO_SIGN_IN : own;
  const { id } = await client.call(routes.register, { body: { firstName, lastName, username, ...signIn } });
  await client.call(routes.updateProfile, { body: { firstName, lastName, username, bio } });
  return { traveller, id, client };
}

/** A traveller's trips one after the other, oldest first; then the demo account's mails. */
async function writeTrips({ traveller, client }: SignedUp, smtpPort: number, today: Date): Promise<void> {
  for (const trip of tripsByUsername[traveller.username] ?? []) await writeTrip(client, trip, today);
  if (traveller.username === DEMO_USERNAME) await sendMails(client, smtpPort, format(today, 'yyyy-MM-dd'));
}

/** Resolves when the projector has listed every public trip with its place. */
async function projected(siteUrl: string): Promise<void> {
  const visitor = apiClient(siteUrl);
  const trips = Object.values(tripsByUsername).flat();
  const written = trips.filter(({ isPublic = true }) => isPublic).length;
  await until('every public trip in the list of public trips', async () => {
    const listed = await visitor.call(routes.listPublicTrips, {});
    const complete = listed.length === written + TRIPS_OUT_OF_MAILS && listed.every(({ location }) => location);
    return complete || undefined;
  });
}
