import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import type { MailReading } from '#functions/mail/extract/mail-reading.ts';
import { readMessage } from '#functions/mail/extract/read-message.ts';
import { type KindMail, kindMails } from '../train/kind-mails.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../events/mail/kinds');
const PATIENCE_MS = 120_000;
/** The share that has to be right of the mails that describe the same bookings in other words. */
const LEAST = 0.98;

type Read = KindMail & { readonly reading: MailReading };
let all: readonly Read[] = [];

beforeAll(async () => {
  const read: Read[] = [];
  for (const mail of kindMails(FOLDER)) read.push({ ...mail, reading: await readMessage(mail.content, {}) });
  all = read;
}, PATIENCE_MS);

const wrongOf = (mails: readonly Read[], isRight: (mail: Read) => boolean) => {
  expect(mails.length).toBeGreaterThan(50);
  const wrong = mails.filter((mail) => !isRight(mail));
  return { share: 1 - wrong.length / mails.length, mails: wrong.map(({ language, kind }) => `${language} ${kind}`) };
};

it('in twenty languages, what a mail says of a booking decides whether it is one, where all else is the same', () => {
  expect(new Set(all.map(({ language }) => language)).size).toBe(20);
  const lost = wrongOf(
    all.filter(({ holds }) => holds),
    ({ reading }) => reading.bookings.length > 0 && (reading.cancelled ?? []).length === 0,
  );
  expect(lost.share, lost.mails.join(', ')).toBeGreaterThanOrEqual(LEAST);
  const invented = wrongOf(
    all.filter(({ holds }) => !holds),
    ({ reading }) => reading.bookings.length === 0,
  );
  expect(invented.share, invented.mails.join(', ')).toBeGreaterThanOrEqual(LEAST);
});

it('in twenty languages, a wholly cancelled mail carries the reference of what it cancels, whoever cancelled it', () => {
  const cancellations = all.filter(({ kind }) => kind === 'cancelled' || kind === 'withdrawn');
  const { mails } = wrongOf(cancellations, ({ reading: { cancelled = [] }, reference }) => {
    const [only, ...more] = cancelled;
    return more.length === 0 && only?.confirmationNumber !== undefined && reference.endsWith(only.confirmationNumber);
  });
  expect(mails).toEqual([]);
});
