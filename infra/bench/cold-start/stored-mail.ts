import { readFile } from 'node:fs/promises';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import * as z from 'zod/mini';
import { s3Client } from '#functions/adapters/s3-client.ts';
import { messageRepository } from '#functions/data/message-repository.ts';
import type { Table } from '#functions/data/table.ts';
import { MAIL_BUCKET } from '#infra/local/function-fixture/function-world.ts';

const Announcement = z.object({
  Records: z.array(z.object({ s3: z.object({ object: z.object({ key: z.string() }) }) })),
});

/** Stores the mail that an event of S3 announces, admitted for the traveller. */
export async function storeAnnouncedMail(table: Table, event: unknown, travellerId: string): Promise<void> {
  const body = await readFile('events/mail/bookings/stays/hotel-en/mail.eml');
  for (const { s3 } of Announcement.parse(event).Records) {
    const { key } = s3.object;
    await messageRepository(table).admit(key.slice('inbound/'.length), [{ travellerId, isUnread: false }]);
    await s3Client().send(new PutObjectCommand({ Bucket: MAIL_BUCKET, Key: key, Body: body }));
  }
}
