import { AppError } from '#shared/contract/errors.ts';
import { retryEmail } from '#shared/mail/routes.ts';
import { s3Client } from '../adapters/s3-client.ts';
import { s3MailStore } from '../adapters/s3-mail-store.ts';
import { implement } from '../http/call.ts';
import { environment } from '../http/environment.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import type { MailStore } from '../ports/mail-store.ts';
import { type ReadingDependencies, readingDependencies } from './dependencies.ts';
import { oneEmailView } from './email-views.ts';
import { outcomeOf } from './inbox-email.ts';

interface Dependencies extends ReadingDependencies {
  readonly store: MailStore;
}

export const implementation = implement(
  retryEmail,
  async ({ caller: { travellerId }, params, allowed }, { emails, bookings, reader, store }: Dependencies) => {
    // No message is read for an attempt too many.
    const [email, known] = await Promise.all([
      emails.find(travellerId, params.id),
      bookings.list(travellerId),
      allowed,
    ]);
    if (email.status !== 'failed') throw new AppError('conflict', 'Only a failed email can be read again');
    const raw = email.objectKey === null ? undefined : await store.read(email.objectKey);
    if (raw === undefined) {
      throw new AppError('not_found', 'The message itself is no longer kept. Please forward it again.');
    }
    const reading = await reader.readMessage(raw, { receivedAt: new Date(email.receivedAt) });
    const outcome = outcomeOf(reading);
    const [view] = await Promise.all([
      oneEmailView({ ...email, ...outcome }, known, travellerId, bookings),
      emails.reread(travellerId, email.id, outcome),
    ]);
    return { body: view };
  },
  { readsAhead: true },
);

export const handler = lambdaHandler(implementation, () => ({
  ...readingDependencies(),
  store: s3MailStore(s3Client(), environment().MAIL_BUCKET),
}));
