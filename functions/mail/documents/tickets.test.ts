import { randomBytes } from 'node:crypto';
import { encode } from 'jpeg-js';
import { beforeEach, describe, expect, it } from 'vitest';
import { succeed } from '#infra/local/function-fixture/call-function.ts';
import { deliverMail } from '#infra/local/function-fixture/deliver-mail.ts';
import { type CodeFormat, signedPass, ticketPdf } from '#infra/local/function-fixture/sample-pass.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { forwarded, type MailPart, ticketMail } from '#infra/local/function-fixture/ticket-mail.ts';
import { look } from '#infra/local/function-fixture/uploads.ts';
import { DAY_MS } from '#shared/calendar/calendar.ts';
import type { Document } from '#shared/documents/document.ts';
import type { Processed } from '#shared/mail/schema.ts';
import * as listDays from '../../days/list-days.ts';
import * as getEmailAddress from '../get-email-address.ts';
import * as listProcessedEmails from '../list-processed-emails.ts';
import * as processEmail from '../process-email.ts';

await startFunctions({ s3: true });
let ada: TestTraveller;
let address = '';
/** An address takes twenty mails in ten minutes. */
const newInbox = async () => {
  ada = await signUp();
  address = (await succeed(getEmailAddress, { as: ada })).emailAddress;
};
beforeEach(newInbox);

const FORMATS: readonly CodeFormat[] = [
  ...(['PKBarcodeFormatQR', 'PKBarcodeFormatAztec', 'PKBarcodeFormatPDF417', 'PKBarcodeFormatCode128'] as const),
];
let mails = 0;
/** Delivers a message, processes it, and returns the answer. */
async function take(message: string, tripId: string | null = null): Promise<Processed> {
  await deliverMail(`inbound/tickets-${mails++}`, message, [address]);
  const [newest] = await succeed(listProcessedEmails, { as: ada });
  if (newest?.status !== 'pending') throw new Error(`the mail was not read: ${newest?.errorMessage}`);
  return succeed(processEmail, { as: ada, params: { id: newest.id }, body: { tripId } });
}
const activitiesOf = async (tripId: string) =>
  (await succeed(listDays, { as: ada, params: { id: tripId } })).flatMap(({ activities }) => activities);
const documentsOf = async (tripId: string): Promise<Document[]> =>
  (await activitiesOf(tripId)).flatMap(({ documents = [] }) => documents);
const bytesOf = async ({ documentURL }: Document) => Buffer.from((await look(ada, documentURL)).file?.bytes ?? []);

/** A picture that no other one equals: noise does not compress. */
const noise = (side: number) => encode({ width: side, height: side, data: randomBytes(side * side * 4) }, 90).data;
const pdf = (text: string, name = `${text}.pdf`): MailPart => ({
  type: 'application/pdf',
  name,
  bytes: ticketPdf(text),
});
const pass = (message: string, format?: CodeFormat, at?: string): MailPart => ({
  ...{ type: 'application/vnd.apple.pkpass', name: 'Boarding pass.pkpass' },
  bytes: signedPass({ passenger: 'Ada Lovelace', message, ...(format && { format }), ...(at && { at }) }),
});
const flight = (index: number) => ({
  reference: `REF${String(index).padStart(3, '0')}`,
  number: String(100 + index),
  date: new Date(Date.UTC(2027, 5, 3 + index)).toISOString().slice(0, 10),
});

describe('the tickets of a processed mail', () => {
  it('DOCS-01 are kept with the bookings of 30 mails, all of them and none twice', { timeout: 120_000 }, async () => {
    const sent = Array.from({ length: 30 }, (_, index) => {
      const own = [pass(`M1LOVELACE/ADA ${index}`, FORMATS[index % 4]), pdf(`Ticket ${index}`)];
      const picture: MailPart = { type: 'image/jpeg', name: 'scan.jpg', bytes: noise(120) };
      const parts = index % 3 === 0 ? [...own, picture] : own;
      const logo: MailPart = { type: 'image/jpeg', name: 'logo.jpg', bytes: noise(120), isInText: true };
      const small: MailPart = { type: 'image/jpeg', name: 'signature.jpg', bytes: noise(20) };
      // Attached twice, and once under another name.
      const again = index % 5 === 0 ? [{ ...own[0], name: 'copy.pkpass' } as MailPart] : [];
      const build = () => {
        const message = ticketMail(address, [flight(index)], [...parts, ...again, logo, small]);
        return index % 4 === 0 ? forwarded(address, message) : message;
      };
      return { parts, build };
    });
    let [tripId, all]: [string | null, number] = [null, 0];
    const documents: Document[] = [];
    const kept: Buffer[] = [];
    for (const [index, { parts, build }] of sent.entries()) {
      if (index % 15 === 0) {
        await newInbox();
        tripId = null;
      }
      const message = build();
      const answer = await take(message, tripId);
      expect(answer).toMatchObject({ documentsKept: parts.length, documentsLeftOut: [] });
      tripId = answer.trip?.id ?? null;
      all += parts.length;
      if (index % 15 !== 14) continue;
      const own = await documentsOf(tripId ?? '');
      documents.push(...own);
      kept.push(...(await Promise.all(own.map(bytesOf))));
    }
    expect([documents.length, new Set(documents.map(({ documentURL }) => documentURL)).size]).toEqual([all, all]);
    const whole = sent.flatMap(({ parts }) => parts.filter(({ type }) => !type.startsWith('image/')));
    const stored = new Set(kept.map((bytes) => bytes.toString('base64')));
    for (const { bytes } of whole) expect(stored.has(Buffer.from(bytes).toString('base64'))).toBe(true);
    // A repeat of a mail brings nothing new.
    const repeated = await take(ticketMail(address, [flight(16)], sent[16]?.parts ?? []), tripId);
    expect(repeated).toMatchObject({ activitiesCreated: 0, documentsKept: 2 });
    expect(await documentsOf(tripId ?? '')).toEqual(documents.slice(-documents.length / 2));
    console.info(`${sent.length} mails with ${all} tickets: all kept, none twice`);
  });

  it('DOCS-01 are with the flight that a pass is for', async () => {
    const [out, back] = [flight(60), flight(70)];
    const code = (number: string, day: number) =>
      `M1LOVELACE/ADA        EABC123 ZRHNRTLX ${number.padStart(4, '0')} ${String(day).padStart(3, '0')}Y031K0001 100`;
    const dayOf = (date: string) => Math.round((Date.parse(date) - Date.UTC(2027, 0, 0)) / DAY_MS);
    const parts = [pass(code(back.number, dayOf(back.date))), pass(code(out.number, dayOf(out.date))), pdf('Both')];
    const { trip } = await take(ticketMail(address, [out, back], parts));
    const kept = (await activitiesOf(trip?.id ?? '')).map(({ documents = [] }) => documents);
    expect(kept.map((each) => each.map(({ name }) => name).toSorted())).toEqual([
      ['Boarding pass.pkpass', 'Both.pdf'],
      ['Boarding pass.pkpass'],
    ]);
    const [ofBack] = kept[1] ?? [];
    expect(ofBack && (await bytesOf(ofBack))).toEqual(Buffer.from(parts[0]?.bytes ?? []));
  });

  it('DOCS-01 are at most ten of 10 MB, and what was left out is said with its reason', async () => {
    const large: MailPart = { ...pdf('large'), bytes: Buffer.concat([ticketPdf('large'), randomBytes(10_485_760)]) };
    const fake: MailPart = { ...pdf('fake'), bytes: Buffer.from('<html>no ticket</html>') };
    const many = Array.from({ length: 11 }, (_, index) => pdf(`Page ${index}`));
    const answer = await take(ticketMail(address, [flight(80)], [large, fake, ...many]));
    expect(answer.documentsKept).toBe(10);
    expect(answer.documentsLeftOut).toEqual([
      { name: 'large.pdf', why: 'This file is larger than 10 MB' },
      { name: 'fake.pdf', why: 'Only PDFs, passes and pictures' },
      { name: 'Page 10.pdf', why: 'At most 10 files can be kept with an activity' },
    ]);
  });

  it('are named without a path, and a bundle is its passes', async () => {
    const { zipSync } = await import('fflate');
    const [one, two] = [pass('M1ONE'), pass('M1TWO')];
    const bundle = zipSync({ '1.pkpass': one.bytes, '2.pkpass': two.bytes });
    const parts = [
      pdf('path', '../../C:\\Temp\\Fahrkarte für Ada.pdf'),
      { type: 'application/vnd.apple.pkpasses', name: 'Family.pkpasses', bytes: bundle },
    ];
    const { trip } = await take(ticketMail(address, [flight(90)], parts));
    const documents = await documentsOf(trip?.id ?? '');
    expect(documents.map(({ name }) => name)).toEqual(['Fahrkarte für Ada.pdf', 'Family 1.pkpass', 'Family 2.pkpass']);
    expect(documents[2] && (await bytesOf(documents[2]))).toEqual(Buffer.from(two.bytes));
  });
});
