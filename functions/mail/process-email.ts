import type * as z from 'zod/mini';
import { AppError } from '#shared/contract/errors.ts';
import { processEmail } from '#shared/mail/routes.ts';
import type { EmailToProcess, Processed } from '#shared/mail/schema.ts';
import type { IdempotencyKey } from '../data/idempotency.ts';
import { newTripId } from '../data/ids.ts';
import { type MediaFileRepository, mediaFileRepository } from '../data/media-file-repository.ts';
import { again } from '../data/plan-again.ts';
import { table } from '../data/table.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { addBookings } from './add-bookings.ts';
import { type ItineraryDependencies, itineraryDependencies } from './dependencies.ts';
import { type DocumentClaims, documentClaims } from './documents/document-claims.ts';
import { type FileStores, fileStores } from './documents/file-stores.ts';
import { fileKeeper } from './documents/keep-files.ts';
import { type MailFiles, NO_FILES, readFiles } from './documents/read-files.ts';
import { refuseOpenGuesses } from './open-guesses.ts';

interface Asked {
  readonly travellerId: string;
  readonly emailId: string;
  readonly body: z.output<typeof EmailToProcess>;
  readonly idempotencyKey: IdempotencyKey | undefined;
}

/** What stays the same however often the trip changes meanwhile. */
interface Kept {
  readonly filesOf: (objectKey: string | null) => Promise<MailFiles>;
  readonly claims: DocumentClaims;
  /** The id of the trip that is created if there is none. */
  readonly freshId: string;
}

interface Dependencies extends ItineraryDependencies, FileStores {
  readonly files: Pick<MediaFileRepository, 'claimDocuments'>;
}

async function process(
  { travellerId, emailId, body, idempotencyKey }: Asked,
  dependencies: Dependencies,
  { filesOf, claims, freshId }: Kept,
): Promise<Processed> {
  const { emails, itineraries, bookings, media } = dependencies;
  const [email, known, chosen] = await Promise.all([
    emails.find(travellerId, emailId),
    bookings.list(travellerId),
    body.tripId === null ? undefined : itineraries.readOwn(body.tripId, travellerId),
    // Before it is known which tickets the mail has, or it would take another round trip.
    claims(body.tripId ?? freshId),
  ]);
  if (email.status === 'processed') {
    const before = await itineraries.processedBefore(travellerId, emailId, idempotencyKey);
    if (before) return before;
    throw new AppError('conflict', 'This email has already been processed');
  }
  if (email.status === 'failed') throw new AppError('conflict', 'This email has no bookings to process');
  if (email.forwarding) throw new AppError('conflict', 'This email has no bookings to process');
  if (email.sender?.verdict === 'fail' && !body.trustSender) {
    const message = `The sender of this email could not be verified. ${email.sender.why ?? ''}`.trim();
    throw new AppError('unprocessable', message, { fields: { trustSender: message } });
  }
  const corrected = body.bookings ?? email.parsedBookings;
  refuseOpenGuesses(corrected, body.looked);
  const files = await filesOf(email.objectKey);
  const work = {
    ownerId: travellerId,
    bookings: corrected,
    undatedOn: new Date(email.receivedAt),
    mail: { emailId, sentAt: email.sentAt },
    known: 'update',
    accept: body.accept,
    idempotencyKey,
    freshId,
    files: fileKeeper(files, corrected, { media, claims }),
  } as const;
  return addBookings(dependencies, work, { known, chosen });
}

export const implementation = implement(
  processEmail,
  async ({ caller, params, body, idempotencyKey }, dependencies: Dependencies) => {
    const asked = { travellerId: caller.travellerId, emailId: params.id, body, idempotencyKey };
    let files: Promise<MailFiles> | undefined;
    const filesOf = (objectKey: string | null) => {
      files ??= objectKey === null ? Promise.resolve(NO_FILES) : readFiles(objectKey, dependencies.store);
      return files;
    };
    const claims = documentClaims(caller.travellerId, dependencies.files);
    const kept = { filesOf, claims, freshId: newTripId() };
    return { body: await again(() => process(asked, dependencies, kept)) };
  },
);

export const handler = lambdaHandler(implementation, () => ({
  ...itineraryDependencies(),
  ...fileStores(),
  files: mediaFileRepository(table()),
}));
