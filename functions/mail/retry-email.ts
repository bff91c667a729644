import { AppError } from '#shared/contract/errors.ts';
import { retryEmail } from '#shared/mail/routes.ts';
import { s3Client } from '../adapters/s3-client.ts';
import { s3MailStore } from '../adapters/s3-mail-store.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import type { MailStore } from '../ports/mail-store.ts';
import { environment } from '../runtime/environment.ts';
import { type ReadingDependencies, readingDependencies } from './dependencies.ts';
import { oneEmailView } from './email-views.ts';
import { outcomeOf } from './inbox-email.ts';
import { readStored } from './read-stored.ts';

interface Dependencies extends ReadingDependencies {
  readonly store: MailStore;
}

export const implementation = implement(
  retryEmail,
  async ({ caller: { travellerId }, params, idempotencyKey }, { emails, bookings, ...sources }: Dependencies) => {
    const [email, known] = await Promise.all([emails.find(travellerId, params.id), bookings.list(travellerId)]);
    if (email.status !== 'failed') {
      if (await emails.rereadBefore(travellerId, email.id, idempotencyKey)) {
        return { body: await oneEmailView(email, known, travellerId, bookings) };
      }
      throw new AppError('conflict', 'Only a failed email can be read again');
    }
    const receivedAt = new Date(email.receivedAt);
    const read =
      email.objectKey === null ? undefined : await readStored(email.objectKey, sources, { receivedAt, travellerId });
    if (read === undefined) {
      throw new AppError('not_found', 'The message itself is no longer kept. Please forward it again.');
    }
    const outcome = outcomeOf(read.reading);
    const [view] = await Promise.all([
      oneEmailView({ ...email, ...outcome }, known, travellerId, bookings),
      emails.reread(travellerId, email.id, outcome, idempotencyKey),
    ]);
    return { body: view };
  },
);

export const handler = lambdaHandler(implementation, () => ({
  ...readingDependencies(),
  store: s3MailStore(s3Client(), environment().MAIL_BUCKET),
}));
