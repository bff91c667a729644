import type { Context, S3Event, S3EventRecord } from 'aws-lambda';
import { s3Client } from '../adapters/s3-client.ts';
import { s3MailStore } from '../adapters/s3-mail-store.ts';
import { type BlockedSenderRepository, blockedSenderRepository } from '../data/blocked-sender-repository.ts';
import type { EmailItem } from '../data/email-item.ts';
import { type EmailRepository, emailRepository } from '../data/email-repository.ts';
import { type MessageRepository, messageRepository } from '../data/message-repository.ts';
import { rateRepository } from '../data/rate-repository.ts';
import { table } from '../data/table.ts';
import type { MailArchive } from '../ports/mail-store.ts';
import { environment } from '../runtime/environment.ts';
import { logEvent } from '../runtime/log-event.ts';
import { logger, travellerHash } from '../runtime/logger.ts';
import { metrics } from '../runtime/metrics.ts';
import { objectKeyOf } from '../runtime/object-key.ts';
import { inboxEmail, messageHash } from './inbox-email.ts';
import { readHead, readStored } from './read-stored.ts';
import type { MailReader } from './reader/mail-reader.ts';
import { stageMailReader } from './reader/stage-mail-reader.ts';

interface Dependencies {
  readonly store: MailArchive;
  readonly reader: MailReader;
  readonly messages: Pick<MessageRepository, 'holders' | 'letGo'>;
  readonly emails: EmailRepository;
  readonly senders: Pick<BlockedSenderRepository, 'isBlocked'>;
  readonly mailDomain: string;
}

/**
 * Reads one received message and puts it in the inbox of everyone whom its envelope named when it was admitted. One
 * that is too large becomes a failed entry. S3 may announce the same object twice and a sender may send twice: an inbox
 * takes a message once, and a message that no inbox has is removed. One of too many is a failed entry, which its
 * traveller can have read; one of a sender whom they have blocked is let go. Throws for a message that was not admitted.
 */
export async function receive(record: S3EventRecord, dependencies: Dependencies): Promise<void> {
  const { messages, emails, senders, store, mailDomain } = dependencies;
  const objectKey = objectKeyOf(record);
  const receivedAt = new Date(record.eventTime);
  const holders = await messages.holders(objectKey);
  if (holders === undefined)
    throw new Error('The message was stored without being admitted: whom it is for is not known');
  if (holders.length === 0) {
    // Their accounts were deleted while it arrived.
    logger.info('mail to nobody', { code: 'mail_dropped' });
    return store.delete(objectKey);
  }
  // Of a message for several travellers, the first one's models read it.
  const reader = holders.find(({ isUnread }) => !isUnread);
  const read = reader
    ? await readStored(objectKey, dependencies, { receivedAt, ...reader }, record.s3.object.size)
    : await readHead(objectKey, store);
  if (read === undefined) {
    logger.warn('message is gone', { code: 'mail_gone' });
    return;
  }
  const { raw, reading } = read;
  const hash = messageHash(reading, raw);
  // The public suffix list is a quarter of everything else that the function loads at its start.
  const { aboutSender } = await import('./about-sender.ts');
  const email = inboxEmail(reading, { hash, receivedAt, objectKey }, aboutSender(raw, reading, mailDomain));
  for (const { travellerId, isUnread } of holders) {
    if (email.senderEmail !== null && (await senders.isBlocked(travellerId, email.senderEmail))) {
      await messages.letGo(travellerId, objectKey, () => store.delete(objectKey));
      logger.info('mail of a blocked sender', { code: 'mail_blocked', traveller: travellerHash(travellerId) });
      continue;
    }
    const added = await emails.add(travellerId, isUnread ? { ...email, ...UNREAD } : email, hash);
    if (!added && !(await emails.keeps(travellerId, hash, objectKey))) {
      await messages.letGo(travellerId, objectKey, () => store.delete(objectKey));
    }
    logger.info('mail received', {
      code: added ? 'mail_received' : 'mail_repeated',
      traveller: travellerHash(travellerId),
      status: email.status,
      bookings: email.parsedBookings.length,
      reader: reading.reader,
      ...(added ? readMetrics(email, reading.reader) : {}),
    });
  }
}

/** An entry whose message waits to be read: 'Try again' does that. */
const UNREAD = {
  ...{ status: 'failed', errorMessage: 'Too many emails today', note: null },
  ...{ parsedBookings: [], forwarding: null },
} satisfies Partial<EmailItem>;

function readMetrics({ status, parsedBookings }: EmailItem, Reader: string): Record<string, unknown> {
  const counted = {
    MailsRead: 1,
    MailsNotUnderstood: status === 'failed' ? 1 : 0,
    BookingsFound: parsedBookings.length,
  };
  return metrics(counted, { Reader });
}

export async function handler(event: S3Event, context?: Pick<Context, 'awsRequestId'>): Promise<void> {
  logEvent('receiveMail', context);
  const settings = environment();
  const { MAIL_BUCKET, MAIL_DOMAIN } = settings;
  const dependencies: Dependencies = {
    store: s3MailStore(s3Client(), MAIL_BUCKET, { mayList: true }),
    reader: stageMailReader(settings, rateRepository(table())),
    messages: messageRepository(table()),
    emails: emailRepository(table()),
    senders: blockedSenderRepository(table()),
    mailDomain: MAIL_DOMAIN,
  };
  for (const record of event.Records) await receive(record, dependencies);
}
