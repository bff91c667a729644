import { setTimeout as wait } from 'node:timers/promises';
import { dayIdOf, tripIdOf } from '#shared/contract/ids.ts';
import type { ProcessedEmail } from '#shared/mail/schema.ts';
import { routes } from '#shared/routes.ts';
import type { Actor } from './actor.ts';
import type { Content } from './ledger.ts';

/** Maximum time until accepted mails are read. */
const READING_MS = 180_000;
const BETWEEN_MS = 500;
const PAGE = 100;
/** The booking in each mail of the benchmark. */
const BOOKING = { type: 'restaurant', title: 'Trattoria Da Nonna', startDate: '2027-06-04', startTime: '19:30' };

/** Reads everything back that was acknowledged to an actor, and names what is missing or differs. */
export async function findLost(actor: Actor): Promise<string[]> {
  const lost: string[] = [];
  const { ledger, mails, photos } = actor.acknowledged;
  for (const tripId of new Set(ledger.ids().map(tripIdOf))) lost.push(...(await tripLost(actor, tripId)));
  for (const [address, bytes] of photos) {
    if (!Buffer.from(await (await actor.client.look(address)).bytes()).equals(bytes)) lost.push(`photo ${address}`);
  }
  return [...lost, ...(await mailsLost(actor, mails))];
}

/** What is wrong with a trip and everything that was written in it. */
async function tripLost({ client, acknowledged: { ledger } }: Actor, tripId: string): Promise<string[]> {
  const read = new Map<string, Content>();
  const trip = await client.look(`/api/trips/${tripId}`);
  if (trip.status !== 404) {
    read.set(tripId, routes.getTrip.answer.parse(await trip.json()));
    for (const day of await client.call(routes.listDays, { params: { id: tripId } })) {
      read.set(day.id, day);
      for (const activity of day.activities) read.set(activity.id, activity);
    }
  }
  const own = ledger.ids().filter((id) => tripIdOf(id) === tripId);
  return own.flatMap((id) => {
    // The content of something deleted is deleted with it.
    const around = [tripId, dayIdOf(id)].filter((each) => each !== id);
    if (around.some((each) => !read.has(each) && ledger.wrong(each, undefined) === undefined)) return [];
    const wrong = ledger.wrong(id, read.get(id));
    return wrong === undefined ? [] : `${id} ${wrong}`;
  });
}

async function mailsLost({ client }: Actor, mails: ReadonlySet<string>): Promise<string[]> {
  const deadline = Date.now() + READING_MS;
  for (;;) {
    const inbox = new Map((await wholeInbox(client)).map((email) => [email.subject, email]));
    const missing = [...mails].filter((subject) => !inbox.has(subject));
    if (missing.length === 0 || Date.now() > deadline) {
      const unread = [...mails].filter((subject) => inbox.has(subject) && !isRead(inbox.get(subject)));
      return [...missing.map((subject) => `mail ${subject}`), ...unread.map((subject) => `mail not read: ${subject}`)];
    }
    await wait(BETWEEN_MS);
  }
}

function isRead(email: ProcessedEmail | undefined): boolean {
  const booking: Content = email?.parsedBookings[0];
  return Object.entries(BOOKING).every(([name, value]) => booking?.[name] === value);
}

async function wholeInbox({ look }: Actor['client']): Promise<ProcessedEmail[]> {
  const { path, answer } = routes.listProcessedEmails;
  const found: ProcessedEmail[] = [];
  for (let cursor = ''; ; ) {
    const page = await look(`${path}?limit=${PAGE}${cursor === '' ? '' : `&cursor=${cursor}`}`);
    found.push(...answer.parse(await page.json()));
    const next = page.headers.get('x-next-cursor');
    if (next === null) return found;
    cursor = encodeURIComponent(next);
  }
}
