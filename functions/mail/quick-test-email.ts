import { randomUUID } from 'node:crypto';
import { AppError } from '#shared/contract/errors.ts';
import { quickTestEmail } from '#shared/mail/routes.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { environment } from '../runtime/environment.ts';
import { type ReadingDependencies, readingDependencies } from './dependencies.ts';
import { inboxEmail, messageHash } from './inbox-email.ts';
import { readPasted } from './pasted-email.ts';

interface Dependencies extends ReadingDependencies {
  /** A setting of the stage (OPEN-122). */
  readonly testForwarding: boolean;
}

export const implementation = implement(
  quickTestEmail,
  async ({ caller, body, idempotencyKey }, { emails, reader, testForwarding }: Dependencies) => {
    if (!testForwarding) throw new AppError('not_found', 'Test emails are switched off here. Forward a mail instead.');
    const receivedAt = new Date();
    const reading = await readPasted(reader, body.emailContent, { receivedAt, travellerId: caller.travellerId });
    // Each test is a new message, so that a traveller may try the same mail again.
    const { messageId: _, ...read } = reading;
    const hash = messageHash(read, Buffer.from(randomUUID()));
    const email = inboxEmail(read, { hash, receivedAt, objectKey: null });
    const added = await emails.addTest(caller.travellerId, email, hash, idempotencyKey);
    const bookings = added === email ? reading.bookings : added.parsedBookings;
    return { body: { bookingsFound: bookings.length, bookings } };
  },
);

export const handler = lambdaHandler(implementation, () => ({
  ...readingDependencies(),
  testForwarding: environment().TEST_FORWARDING === 'on',
}));
