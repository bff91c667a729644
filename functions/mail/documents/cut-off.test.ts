import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { allItems } from '#infra/local/function-fixture/all-items.ts';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { cutOffRequests, type Death } from '#infra/local/function-fixture/cut-off-requests.ts';
import { deliverChanges } from '#infra/local/function-fixture/deliver-changes.ts';
import { deliverMail } from '#infra/local/function-fixture/deliver-mail.ts';
import { signedPass, ticketPdf } from '#infra/local/function-fixture/sample-pass.ts';
import { createTrip } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { ticketMail } from '#infra/local/function-fixture/ticket-mail.ts';
import { s3Client } from '../../adapters/s3-client.ts';
import { s3MediaStore } from '../../adapters/s3-media-store.ts';
import { keyOfMediaPath } from '../../data/media-keys.ts';
import { ActivityItem } from '../../data/trip-item.ts';
import * as getEmailAddress from '../get-email-address.ts';
import * as listProcessedEmails from '../list-processed-emails.ts';
import * as processEmail from '../process-email.ts';

const functions = await startFunctions({ s3: true });
const { table } = functions;
const media = s3MediaStore(s3Client(), 'media');
const cutOff = cutOffRequests(table);
const MOST_REQUESTS = 100;

/** What activities show, and what is stored, both as sorted keys. */
async function documents(): Promise<{ readonly shown: readonly string[]; readonly stored: readonly string[] }> {
  const shown = (await allItems(table)).flatMap((item) => ActivityItem.safeParse(item).data?.documents ?? []);
  const stored: string[] = [];
  for await (const keys of media.list('documents/')) stored.push(...keys);
  return {
    shown: shown.flatMap(({ documentURL }) => keyOfMediaPath(documentURL) ?? []).toSorted(),
    stored: stored.toSorted(),
  };
}

/** As a day passes: time to live removes every claim. */
async function expireClaims(): Promise<void> {
  for (const { pk, sk } of await allItems(table)) {
    if (pk.startsWith('FILE#')) await table.client.send(new DeleteCommand({ TableName: table.name, Key: { pk, sk } }));
  }
  await deliverChanges(functions);
}

it.each(
  (['before', 'after'] as const).flatMap((death) => [
    [death, 'a new trip'] as const,
    [death, 'an existing trip'] as const,
  ]),
)(
  'DOCS-01 the tickets of a mail are kept once and none is left over, wherever its processing is cut off, %s a request, in %s',
  { timeout: 240_000 },
  async (death: Death, into) => {
    const files = [
      { type: 'application/pdf', name: 'Ticket.pdf', bytes: ticketPdf('Ticket') },
      {
        type: 'application/vnd.apple.pkpass',
        name: 'Pass.pkpass',
        bytes: signedPass({ passenger: 'Ada', message: 'M1' }),
      },
    ];
    let isWhole = false;
    for (let count = 1; !isWhole; count++) {
      expect(count).toBeLessThan(MOST_REQUESTS);
      const ada = await signUp();
      const { emailAddress } = await succeed(getEmailAddress, { as: ada });
      const tripId = into === 'a new trip' ? null : (await createTrip(ada)).id;
      const message = ticketMail(emailAddress, [{ reference: 'ABC123', number: '160', date: '2027-06-03' }], files);
      await deliverMail(`inbound/${death}-${into.length}-${count}`, message, [emailAddress]);
      const [mail] = await succeed(listProcessedEmails, { as: ada });
      const request = { as: ada, params: { id: mail?.id ?? '' }, body: { tripId } };
      const before = await documents();

      const sent = await cutOff(count, death, () => call(processEmail, request));
      isWhole = sent < count;
      // What is stored meanwhile stays until its claim expires, and what is shown for good.
      await deliverChanges(functions);
      const { shown } = await documents();
      await expireClaims();
      expect(await documents()).toEqual({ shown, stored: shown });
      if (shown.length === before.shown.length) await succeed(processEmail, request);
      await expireClaims();
      const after = await documents();
      expect(after.stored).toEqual(after.shown);
      expect(after.shown.length).toBe(before.shown.length + files.length);
    }
  },
);
