import type { Context, S3Event, S3EventRecord } from 'aws-lambda';
import { MAX_PHOTO_BYTES } from '#shared/photos/schema.ts';
import { s3Client } from '../adapters/s3-client.ts';
import { s3MediaStore } from '../adapters/s3-media-store.ts';
import { readMediaKey } from '../data/media-keys.ts';
import type { MediaStore } from '../ports/media-store.ts';
import { environment } from '../runtime/environment.ts';
import { logEvent } from '../runtime/log-event.ts';
import { logger, travellerHash } from '../runtime/logger.ts';
import { objectKeyOf } from '../runtime/object-key.ts';

/**
 * Deletes an upload that is larger than a photo or clip may be. A presigned PUT binds a size only when the file was
 * announced; without, S3 accepts up to 5 GB. What is deleted is the version that the event is about, so that nothing of
 * it is kept, and a smaller file that has replaced it stays. Its claim expires within a day, and until then adding it as
 * a photo answers that the file was not uploaded. Idempotent.
 */
async function removeLargeUpload(record: S3EventRecord, media: Pick<MediaStore, 'deleteVersion'>): Promise<void> {
  const { size, eTag, versionId } = record.s3.object;
  const upload = readMediaKey(objectKeyOf(record));
  if (upload?.kind !== 'upload' || size <= MAX_PHOTO_BYTES) return;
  await media.deleteVersion({ key: upload.key, eTag, versionId });
  logger.warn('upload is too large', {
    code: 'upload_removed',
    traveller: travellerHash(upload.travellerId),
    bytes: size,
  });
}

/** Throws when a record failed, after all have had their turn: Lambda then delivers the event again. */
export async function handler(event: S3Event, context?: Pick<Context, 'awsRequestId'>): Promise<void> {
  logEvent('removeLargeUpload', context);
  const media = s3MediaStore(s3Client(), environment().MEDIA_BUCKET);
  const outcomes = await Promise.allSettled(event.Records.map((record) => removeLargeUpload(record, media)));
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} uploads could not be deleted`);
}
