import { randomBytes } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { bookingMail } from '#infra/local/function-fixture/sample-mail.ts';
import { routes } from '#shared/routes.ts';
import type { TrafficKind } from '../traffic-mix.ts';
import { type Ledger, newLedger } from './ledger.ts';
import type { LoadClient } from './load-client.ts';
import { newWriter } from './writer.ts';

/** What the product acknowledged, and must still have at the end. */
interface Acknowledged {
  /** Trips, days and activities. */
  readonly ledger: Ledger;
  /** Subjects of accepted mails. */
  readonly mails: Set<string>;
  /** Bytes by the photo's address. */
  readonly photos: Map<string, Buffer>;
}

/** One traveller at work, on one connection. */
export interface Actor {
  readonly client: LoadClient;
  readonly acknowledged: Acknowledged;
  /** The trip that is being written to. */
  tripId(): string;
  act(kind: TrafficKind): Promise<void>;
}

const PICTURE_BYTES = 40_000;

export async function newActor(client: LoadClient, smtpPort: number, index: number): Promise<Actor> {
  const acknowledged: Acknowledged = { ledger: newLedger(), mails: new Set(), photos: new Map() };
  const { emailAddress } = await client.call(routes.getEmailAddress, {});
  const transport = createTransport({ host: '127.0.0.1', port: smtpPort, ignoreTLS: true });
  const { begin, write, tripId } = newWriter(client, acknowledged.ledger, index);
  let turn = 0;

  const read = async () => {
    if (turn % 3 === 0) await client.call(routes.listTrips, { query: { limit: 20 } });
    else if (turn % 3 === 1) await client.call(routes.getTrip, { params: { id: tripId() } });
    else await client.call(routes.listDays, { params: { id: tripId() } });
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
    search: () =>
      turn % 2 === 0
        ? client.call(routes.search, { query: { q: 'ada lov' } })
        : client.call(routes.findPlaces, { query: { q: 'kyo' } }),
    mails: send,
    uploads: upload,
  };

  await begin();
  return {
    client,
    acknowledged,
    tripId,
    act: async (kind) => {
      turn++;
      await kinds[kind]();
    },
  };
}
