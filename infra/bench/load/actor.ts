import { randomBytes } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { bookingMail } from '#infra/local/function-fixture/sample-mail.ts';
import { midnight, NEW_DAY, NEW_TRIP } from '#infra/local/function-fixture/sample-trip.ts';
import { routes } from '#shared/routes.ts';
import type { TrafficKind } from '../traffic-mix.ts';
import type { LoadClient } from './load-client.ts';

/** What the product acknowledged, and must still know at the end. */
export interface Acknowledged {
  readonly trips: Set<string>;
  /** By trip. */
  readonly days: Map<string, Set<string>>;
  /** By day. */
  readonly activities: Map<string, Set<string>>;
  /** Subjects of mails that were taken. */
  readonly mails: Set<string>;
  /** Bytes by the address of the photo. */
  readonly photos: Map<string, Buffer>;
}

/** One traveller at work, on one connection. */
export interface Actor {
  readonly client: LoadClient;
  readonly acknowledged: Acknowledged;
  act(kind: TrafficKind): Promise<void>;
}

const PICTURE_BYTES = 40_000;

export async function newActor(client: LoadClient, smtpPort: number): Promise<Actor> {
  const acknowledged: Acknowledged = {
    trips: new Set(),
    days: new Map(),
    activities: new Map(),
    mails: new Set(),
    photos: new Map(),
  };
  const { emailAddress } = await client.call(routes.getEmailAddress, {});
  const transport = createTransport({ host: '127.0.0.1', port: smtpPort, ignoreTLS: true });
  let turn = 0;
  let tripId = '';
  let dayId = '';

  const write = async () => {
    if (turn % 4 === 0 || tripId === '') {
      const title = `Trip ${turn}`;
      tripId = (await client.call(routes.createTrip, { body: { ...NEW_TRIP, title, isPublic: true } })).id;
      acknowledged.trips.add(tripId);
      dayId = '';
    }
    if (dayId === '') {
      const body = { ...NEW_DAY, date: midnight(`2027-06-0${3 + (turn % 6)}`) };
      dayId = (await client.call(routes.createDay, { params: { tripId }, body })).id;
      add(acknowledged.days, tripId, dayId);
    } else {
      const body = { title: `Walk ${turn}` };
      const { id } = await client.call(routes.createActivity, { params: { id: dayId }, body });
      add(acknowledged.activities, dayId, id);
    }
  };
  const read = async () => {
    if (turn % 3 === 0) await client.call(routes.listTrips, { query: { limit: 20 } });
    else if (turn % 3 === 1) await client.call(routes.getTrip, { params: { id: tripId } });
    else await client.call(routes.listDays, { params: { id: tripId } });
  };
  const send = async () => {
    const subject = `Your table ${randomBytes(8).toString('hex')}`;
    const raw = bookingMail(emailAddress, { Subject: subject, 'Message-ID': `<${subject.slice(11)}@table.example>` });
    await client.timed('mail by SMTP', () =>
      transport.sendMail({ envelope: { from: 'ada@example.com', to: [emailAddress] }, raw }),
    );
    acknowledged.mails.add(subject);
    await client.call(routes.listProcessedEmails, { query: { limit: 20 } });
  };
  const upload = async () => {
    const bytes = randomBytes(PICTURE_BYTES);
    const { uploadURL, photoURL } = await client.call(routes.createUpload, {
      body: { type: 'image/jpeg', size: bytes.length },
    });
    await client.timed('photo by PUT', async () => {
      const answer = await fetch(uploadURL, { method: 'PUT', body: bytes, headers: { 'content-type': 'image/jpeg' } });
      if (!answer.ok) throw new Error(`PUT of a photo answered ${answer.status}: ${await answer.text()}`);
    });
    acknowledged.photos.set(photoURL, bytes);
  };
  const kinds: Readonly<Record<TrafficKind, () => Promise<unknown>>> = {
    tripReads: read,
    discover: () => client.call(routes.listPublicTrips, { query: { limit: 9 } }),
    writes: write,
    search: () => client.call(routes.search, { query: { q: 'ada lov' } }),
    mails: send,
    uploads: upload,
  };

  await write();
  return {
    client,
    acknowledged,
    act: async (kind) => {
      turn++;
      await kinds[kind]();
    },
  };
}

function add(sets: Map<string, Set<string>>, of: string, id: string): void {
  const known = sets.get(of) ?? new Set();
  sets.set(of, known.add(id));
}
