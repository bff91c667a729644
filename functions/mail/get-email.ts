import { getEmail } from '#shared/mail/routes.ts';
import { s3Client } from '../adapters/s3-client.ts';
import { s3MailStore } from '../adapters/s3-mail-store.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import type { MailStore } from '../ports/mail-store.ts';
import { environment } from '../runtime/environment.ts';
import { type ReadingDependencies, readingDependencies } from './dependencies.ts';
import { oneEmailView } from './email-views.ts';
import { readStored } from './read-stored.ts';

interface Dependencies extends ReadingDependencies {
  readonly store: MailStore;
}

/** Maximum length of a mail's text that is shown, in UTF-16 units. */
const MOST_TEXT = 100_000;

export const implementation = implement(
  getEmail,
  async ({ caller: { travellerId }, params }, { emails, bookings, ...sources }: Dependencies) => {
    const [email, known] = await Promise.all([emails.find(travellerId, params.id), bookings.list(travellerId)]);
    const receivedAt = new Date(email.receivedAt);
    const [view, read] = await Promise.all([
      oneEmailView(email, known, travellerId, bookings),
      email.objectKey === null ? undefined : readStored(email.objectKey, sources, { receivedAt }),
    ]);
    if (read === undefined) return { body: { email: view, text: null } };
    return { body: { email: view, text: read.reading.text.slice(0, MOST_TEXT).toWellFormed() } };
  },
);

export const handler = lambdaHandler(implementation, () => ({
  ...readingDependencies(),
  store: s3MailStore(s3Client(), environment().MAIL_BUCKET),
}));
