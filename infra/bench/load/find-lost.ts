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

async function mailsMissing({ client }: Pick<Actor, 'client'>, mails: Acknowledged['mails']): Promise<string[]> {
  const deadline = Date.now() + READING_MS;
  for (;;) {
    const subjects = await allSubjects({ client });
    const missing = [...mails].filter((subject) => !subjects.has(subject));
    if (missing.length === 0 || Date.now() > deadline) return missing.map((subject) => `mail ${subject}`);
    await wait(BETWEEN_MS);
  }
}

async function allSubjects({ client }: Pick<Actor, 'client'>): Promise<ReadonlySet<string | null>> {
  const inbox = await client.call(routes.listProcessedEmails, { query: { limit: PAGE } });
  return new Set(inbox.map(({ subject }) => subject));
}
