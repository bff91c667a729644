import { setTimeout as wait } from 'node:timers/promises';
import { routes } from '#shared/routes.ts';
import type { Acknowledged, Actor } from './actor.ts';

/** How long mails may take to be read after they were taken. */
const READING_MS = 180_000;
const BETWEEN_MS = 500;
const PAGE = 100;

/** Reads everything back that was acknowledged to an actor, and names what is not there. */
export async function findLost({ client, acknowledged }: Actor, siteUrl: string, cookie: string): Promise<string[]> {
  const { trips, days, activities, mails, photos } = acknowledged;
  const lost: string[] = [];
  for (const tripId of trips) {
    const there = await client.call(routes.listDays, { params: { id: tripId } });
    for (const id of days.get(tripId) ?? []) {
      const day = there.find((each) => each.id === id);
      if (!day) lost.push(`day ${id}`);
      for (const activity of activities.get(id) ?? []) {
        if (!day?.activities.some((each) => each.id === activity)) lost.push(`activity ${activity}`);
      }
    }
  }
  for (const [address, bytes] of photos) {
    const answer = await fetch(siteUrl + address, { headers: { cookie } });
    if (!Buffer.from(await answer.arrayBuffer()).equals(bytes)) lost.push(`photo ${address}`);
  }
  return [...lost, ...(await mailsMissing({ client }, mails))];
}

/** A mail of the bench has a booking: an entry without one is a mail that could not be read. */
async function mailsMissing({ client }: Pick<Actor, 'client'>, mails: Acknowledged['mails']): Promise<string[]> {
  const deadline = Date.now() + READING_MS;
  for (;;) {
    const inbox = await wholeInbox({ client });
    const missing = [...mails].filter((subject) => !inbox.has(subject));
    if (missing.length === 0 || Date.now() > deadline) {
      const unread = [...mails].flatMap((subject) => inbox.get(subject) ?? []);
      return [...missing.map((subject) => `mail ${subject}`), ...unread.map((reason) => `mail not read: ${reason}`)];
    }
    await wait(BETWEEN_MS);
  }
}

/** Why a mail has no booking, or null, by its subject. */
async function wholeInbox({ client }: Pick<Actor, 'client'>): Promise<ReadonlyMap<string | null, string | null>> {
  const inbox = await client.call(routes.listProcessedEmails, { query: { limit: PAGE } });
  return new Map(inbox.map(({ subject, errorMessage }) => [subject, errorMessage]));
}
