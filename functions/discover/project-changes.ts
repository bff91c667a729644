import type { Context, DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { tripRemover } from '../account/trip-remover.ts';
import { s3Client } from '../adapters/s3-client.ts';
import { s3MailStore } from '../adapters/s3-mail-store.ts';
import { s3MediaStore } from '../adapters/s3-media-store.ts';
import { accountRepository } from '../data/account-repository.ts';
import { emailRepository } from '../data/email-repository.ts';
import { type FanOut, fanOutRepository } from '../data/fan-out-repository.ts';
import { followRepository } from '../data/follow-repository.ts';
import { daySortKey } from '../data/keys.ts';
import { mediaFileRepository } from '../data/media-file-repository.ts';
import { messageRepository } from '../data/message-repository.ts';
import { projectedTripRepository } from '../data/projected-trip-repository.ts';
import { publicListing } from '../data/public-listing.ts';
import { publicTripRepository } from '../data/public-trip-repository.ts';
import { sessionRepository } from '../data/session-repository.ts';
import { sharedCardRepository } from '../data/shared-card-repository.ts';
import { table } from '../data/table.ts';
import { travellerRepository } from '../data/traveller-repository.ts';
import { travellerWordRepository } from '../data/traveller-word-repository.ts';
import { tripContents } from '../data/trip-contents.ts';
import { environment } from '../runtime/environment.ts';
import { logEvent } from '../runtime/log-event.ts';
import { runRecords } from '../runtime/run-records.ts';
import { type Change, changeOf } from './changes.ts';
import { takeFanOutStep } from './fan-out.ts';
import { removedMessage, removeFiles } from './project-files.ts';
import { projectFollow, projectTraveller, projectTrip } from './project-trip.ts';
import { projectWords } from './project-words.ts';
import type { Projections } from './projections.ts';

/**
 * Updates the projections to the current state of what a stream record is about. Records may be repeated and out of
 * order.
 */
export async function project(
  record: DynamoDBRecord,
  change: Change | undefined,
  projections: Projections,
): Promise<void> {
  await projectLists(change, projections);
  const { messages, mail } = projections;
  const removed = removedMessage(record);
  if (removed) await messages.letGo(removed.travellerId, removed.key, () => mail.delete(removed.key));
  await removeFiles(record, projections);
}

async function projectLists(change: Change | undefined, projections: Projections): Promise<void> {
  switch (change?.kind) {
    case 'trip':
      return projectTrip(change, projections);
    case 'fan-out':
      return takeFanOutStep(change.step, projections);
    case 'trip-expired':
      return projections.contents.removeAll(change.tripId);
    case 'unmerged':
      return projections.contents.removeBatch(change.tripId, change.batch);
    case 'work-ended':
      await projections.contents.removeBatch(change.tripId, change.batch);
      return projections.trips.keepPlaces(change.tripId);
    case 'days':
      return projections.trips.keepPlaces(change.tripId);
    case 'day-expired':
      return projections.contents.remove(change.tripId, daySortKey(change.dayId));
    case 'traveller':
      await projectWords(change.travellerId, change.words, projections);
      return projectTraveller(change.travellerId, projections);
    case 'password':
      return projections.sessions.endBefore(change.travellerId, change.setAt);
    case 'follow':
      return projectFollow(change.follower, change.followed, projections);
    default:
      return undefined;
  }
}

/** A batch often has many records of one trip; its current state is projected, so once is enough. */
function lastOfEach(changes: readonly (Change | undefined)[]): (Change | undefined)[] {
  const keys = changes.map((change) => change && JSON.stringify(change.kind === 'fan-out' ? feedsOf(change) : change));
  return changes.map((change, index) => (keys.lastIndexOf(keys[index]) === index ? change : undefined));
}

/** Of several steps with the same feeds, repeated, only the last can still be continued. */
function feedsOf({ step: { step: _, ...feeds } }: Extract<Change, { kind: 'fan-out' }>): Partial<FanOut> {
  return feeds;
}

/** What the projector reads and writes, with this process's table and bucket. */
export function makeProjections(): Projections {
  const [accounts, follows] = [accountRepository(table()), followRepository(table())];
  const [trips, publicTrips] = [projectedTripRepository(table()), publicTripRepository(table())];
  const [listing, cards] = [publicListing(table()), sharedCardRepository(table())];
  const { MEDIA_BUCKET, MAIL_BUCKET } = environment();
  const media = s3MediaStore(s3Client(), MEDIA_BUCKET);
  return {
    ...{ trips, cards, publicTrips, listing, follows, accounts, media },
    fanOuts: fanOutRepository(table()),
    accountTrips: tripRemover({ accounts, trips, cards, listing, media }),
    travellers: travellerRepository(table()),
    sessions: sessionRepository(table()),
    words: travellerWordRepository(table()),
    emails: emailRepository(table()),
    messages: messageRepository(table()),
    mail: s3MailStore(s3Client(), MAIL_BUCKET),
    contents: tripContents(table()),
    files: mediaFileRepository(table()),
  };
}

/** Lambda's stream handler: reports the first record that fails, which is delivered again with all after it. */
export async function handler(
  event: DynamoDBStreamEvent,
  context?: Pick<Context, 'awsRequestId'>,
): Promise<DynamoDBBatchResponse> {
  logEvent('projectChanges', context);
  const projections = makeProjections();
  const changes = lastOfEach(event.Records.map(changeOf));
  return runRecords(event.Records, (record, index) => project(record, changes[index], projections), {
    message: 'projection failed',
    code: 'projection_failed',
  });
}
