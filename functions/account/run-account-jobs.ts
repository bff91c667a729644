import type { Context, DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { s3Client } from '../adapters/s3-client.ts';
import { s3MailStore } from '../adapters/s3-mail-store.ts';
import { s3MediaStore } from '../adapters/s3-media-store.ts';
import { accountJobOf } from '../data/account-job.ts';
import { accountRepository } from '../data/account-repository.ts';
import { blockedSenderRepository } from '../data/blocked-sender-repository.ts';
import { bookingRepository } from '../data/booking-repository.ts';
import { calendarRepository } from '../data/calendar-repository.ts';
import { companionRepository } from '../data/companion-repository.ts';
import { costRepository } from '../data/cost-repository.ts';
import { dayRepository } from '../data/day-repository.ts';
import { emailRepository } from '../data/email-repository.ts';
import { followRepository } from '../data/follow-repository.ts';
import { mediaFileRepository } from '../data/media-file-repository.ts';
import { messageRepository } from '../data/message-repository.ts';
import { passkeyRepository } from '../data/passkey-repository.ts';
import { planRepository } from '../data/plan-repository.ts';
import { projectedTripRepository } from '../data/projected-trip-repository.ts';
import { publicListing } from '../data/public-listing.ts';
import { sharedCardRepository } from '../data/shared-card-repository.ts';
import { table } from '../data/table.ts';
import { travellerRepository } from '../data/traveller-repository.ts';
import { tripRepository } from '../data/trip-repository.ts';
import { environment } from '../runtime/environment.ts';
import { logEvent } from '../runtime/log-event.ts';
import { logger } from '../runtime/logger.ts';
import { runRecords } from '../runtime/run-records.ts';
import { type ExportWork, exportAccount } from './export-account.ts';
import { type RemovalDependencies, removeAccount } from './remove-account.ts';
import { tripRemover } from './trip-remover.ts';

interface Jobs {
  readonly removal: RemovalDependencies;
  readonly export: ExportWork;
}

/** Runs the job that a new item of the table requests. Each job can be interrupted and run again. */
async function runJob({ eventName, dynamodb }: DynamoDBRecord, jobs: Jobs): Promise<void> {
  const { pk: { S: pk = '' } = {}, sk: { S: sk = '' } = {} } = dynamodb?.Keys ?? {};
  const job = eventName === 'INSERT' ? accountJobOf({ pk, sk }) : undefined;
  if (job?.kind === 'deletion') {
    await removeAccount(job.travellerId, jobs.removal);
    logger.info('account removed', { code: 'account_removed' });
  } else if (job?.kind === 'export') {
    await exportAccount(job.travellerId, job.exportId, jobs.export);
    logger.info('account exported', { code: 'account_exported' });
  }
}

function makeJobs(): Jobs {
  const { MEDIA_BUCKET, MAIL_BUCKET, MAIL_DOMAIN } = environment();
  const [accounts, follows, emails] = [accountRepository(table()), followRepository(table()), emailRepository(table())];
  // An export must be complete: a 403 fails it instead of counting as a missing file.
  const rights = { mayList: true };
  const media = s3MediaStore(s3Client(), MEDIA_BUCKET, rights);
  const mail = s3MailStore(s3Client(), MAIL_BUCKET, rights);
  const [trips, listing] = [projectedTripRepository(table()), publicListing(table())];
  return {
    removal: {
      ...{ accounts, follows, emails, media, mail },
      messages: messageRepository(table()),
      trips: tripRemover({ accounts, trips, cards: sharedCardRepository(table()), listing, media }),
      companions: companionRepository(table()),
    },
    export: {
      ...{ accounts, follows, emails, media, mail },
      travellers: travellerRepository(table()),
      trips: tripRepository(table()),
      days: dayRepository(table()),
      costs: costRepository(table()),
      plans: planRepository(table()),
      bookings: bookingRepository(table()),
      calendars: calendarRepository(table()),
      passkeys: passkeyRepository(table()),
      senders: blockedSenderRepository(table()),
      mailDomain: MAIL_DOMAIN,
      files: mediaFileRepository(table()),
    },
  };
}

/** Lambda's stream handler: reports the first job that fails, which is retried with all records after it. */
export async function handler(
  event: DynamoDBStreamEvent,
  context?: Pick<Context, 'awsRequestId'>,
): Promise<DynamoDBBatchResponse> {
  logEvent('runAccountJobs', context);
  const jobs = makeJobs();
  return runRecords(event.Records, (record) => runJob(record, jobs), {
    message: 'account job failed',
    code: 'account_job_failed',
  });
}
