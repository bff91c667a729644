import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { AppError } from '#shared/contract/errors.ts';
import { EmailItem } from './email-item.ts';
import { type IdempotencyKey, rememberedAnswer, withIdempotency } from './idempotency.ts';
import { INBOX_MAIL_PREFIX, inboxMailKey, inboxPartition, type Key, messageClaimKey, travellerKey } from './keys.ts';
import { listNewestFirst, type Page, type PageRequest, writeCursor } from './page.ts';
import { queryAll } from './query-all.ts';
import type { Table } from './table.ts';
import { transact, type Write } from './transact.ts';
import { type Change, check, create, unexpected, update, updateOf } from './writes.ts';

/** How long a deleted mail can be restored, in seconds. */
const RESTORABLE_SECONDS = 24 * 60 * 60;
const LIVES = 'attribute_exists(pk) AND attribute_not_exists(deletedAt)';

/** What is remembered of a call that an Idempotency-Key repeats: the mail itself is read again. */
const Named = z.object({ id: z.string() });
const rereading = (travellerId: string, emailId: string, key: IdempotencyKey | undefined) => ({
  travellerId,
  work: `reading of ${emailId}`,
  key,
});

const emailNotFound = () => new AppError('not_found', 'Email not found');

/** A traveller's inbox. */
export function emailRepository(table: Table) {
  const change = async (travellerId: string, emailId: string, changed: Change): Promise<EmailItem> => {
    try {
      const { Attributes } = await table.client.send(
        new UpdateCommand({ ...updateOf(table, inboxMailKey(travellerId, emailId), changed), ReturnValues: 'ALL_NEW' }),
      );
      return EmailItem.parse(Attributes);
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) throw emailNotFound();
      throw error;
    }
  };

  return {
    /** Puts a mail in the inbox; false when it has this message (`hash`) already, or the traveller is gone. */
    async add(travellerId: string, email: EmailItem, hash: string, alongside: readonly Write[] = []): Promise<boolean> {
      const refused = new Error('message is there already, or the traveller is gone');
      try {
        await transact(table, [
          ...alongside,
          create(table, { ...messageClaimKey(travellerId, hash), emailId: email.id }, () => refused),
          create(table, { ...inboxMailKey(travellerId, email.id), ...email }, unexpected('new mail')),
          check(table, travellerKey(travellerId), { condition: 'attribute_exists(pk)' }, () => refused),
        ]);
        return true;
      } catch (error) {
        if (error === refused) return false;
        throw error;
      }
    },

    /** Whether the mail made from this message (`hash`), even a deleted one, refers to this key. */
    async keeps(travellerId: string, hash: string, objectKey: string): Promise<boolean> {
      const get = async (Key: Key) =>
        (await table.client.send(new GetCommand({ TableName: table.name, Key, ConsistentRead: true }))).Item;
      const claim = await get(messageClaimKey(travellerId, hash));
      const email = claim && (await get(inboxMailKey(travellerId, String(claim.emailId))));
      return email?.objectKey === objectKey;
    },

    /** The inbox, newest first, without deleted mails. */
    async list(travellerId: string, page: PageRequest): Promise<Page<EmailItem>> {
      const found = await listNewestFirst(table, {
        partition: inboxPartition(travellerId),
        prefix: INBOX_MAIL_PREFIX,
        parse: (item) => EmailItem.parse(item),
        page,
      });
      return { ...found, items: found.items.filter((email) => email.deletedAt === undefined) };
    },

    /** The cursor with which the inbox goes on behind a mail. */
    cursorAfter: (emailId: string): string => writeCursor(inboxMailKey('', emailId).sk),

    /** Adds a test mail; the same Idempotency-Key gets the mail that it added before. */
    async addTest(travellerId: string, email: EmailItem, hash: string, key?: IdempotencyKey): Promise<EmailItem> {
      const claim = { travellerId, work: 'test mail', key };
      const added = await withIdempotency(table, claim, { schema: Named, answer: { id: email.id } }, async (claims) => {
        await this.add(travellerId, email, hash, claims);
      });
      return added.id === email.id ? email : this.find(travellerId, added.id);
    },

    /** The keys of the inbox's raw messages, those of deleted mails too. */
    async objectKeys(travellerId: string): Promise<string[]> {
      const items = await queryAll(table, {
        TableName: table.name,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        FilterExpression: 'attribute_type(objectKey, :text)',
        ExpressionAttributeValues: {
          ':pk': inboxPartition(travellerId),
          ':prefix': INBOX_MAIL_PREFIX,
          ':text': 'S',
        },
        ProjectionExpression: 'objectKey',
        ConsistentRead: true,
      });
      return items.map(({ objectKey }) => String(objectKey));
    },

    async find(travellerId: string, emailId: string): Promise<EmailItem> {
      const { Item } = await table.client.send(
        new GetCommand({ TableName: table.name, Key: inboxMailKey(travellerId, emailId), ConsistentRead: true }),
      );
      const email = Item === undefined ? undefined : EmailItem.parse(Item);
      if (!email || email.deletedAt !== undefined) throw emailNotFound();
      return email;
    },

    /** Whether the same Idempotency-Key has stored a result of reading the mail again before. */
    async rereadBefore(travellerId: string, emailId: string, key: IdempotencyKey | undefined): Promise<boolean> {
      return (await rememberedAnswer(table, rereading(travellerId, emailId, key), Named)) !== undefined;
    },

    /** Stores the result of reading a failed mail again; once for an Idempotency-Key. */
    async reread(
      travellerId: string,
      emailId: string,
      read: Pick<EmailItem, 'status' | 'parsedBookings' | 'errorMessage'>,
      key?: IdempotencyKey,
    ): Promise<void> {
      const condition = `${LIVES} AND #status = :failed`;
      const changes = { set: read, condition, values: { ':failed': 'failed' } };
      const stored = update(table, inboxMailKey(travellerId, emailId), changes, (old) =>
        old === undefined || old.deletedAt !== undefined
          ? emailNotFound()
          : new AppError('conflict', 'This email was read again meanwhile. Please reload the inbox.'),
      );
      await withIdempotency(
        table,
        rereading(travellerId, emailId, key),
        { schema: Named, answer: { id: emailId } },
        (claims) => transact(table, [...claims, stored]),
      );
    },

    async delete(travellerId: string, emailId: string): Promise<void> {
      const now = Date.now();
      await change(travellerId, emailId, {
        set: { deletedAt: new Date(now).toISOString(), expiresAt: Math.floor(now / 1000) + RESTORABLE_SECONDS },
        condition: LIVES,
      });
    },

    async restore(travellerId: string, emailId: string): Promise<EmailItem> {
      return change(travellerId, emailId, { remove: ['deletedAt', 'expiresAt'], condition: 'attribute_exists(pk)' });
    },

    /** Moves a mail from one trip to another, or to none. */
    async moveToTrip(travellerId: string, emailId: string, from: string, to: string | null): Promise<void> {
      try {
        await change(travellerId, emailId, {
          set: { tripId: to },
          condition: 'attribute_exists(pk) AND #tripId = :from',
          values: { ':from': from },
        });
      } catch (error) {
        // Deleted meanwhile, or in another trip: nothing to move.
        if (!(error instanceof AppError)) throw error;
      }
    },
  };
}
export type EmailRepository = ReturnType<typeof emailRepository>;

/** The write that marks a pending mail as processed, with its trip if any; refused with 409 when it is not pending. */
export function processedWrite(table: Table, travellerId: string, emailId: string, tripId: string | null): Write {
  return update(
    table,
    inboxMailKey(travellerId, emailId),
    {
      set: { status: 'processed', tripId },
      condition: `${LIVES} AND #status = :pending`,
      values: { ':pending': 'pending' },
    },
    (old) =>
      old === undefined || old.deletedAt !== undefined
        ? emailNotFound()
        : new AppError('conflict', 'This email has already been processed'),
  );
}
