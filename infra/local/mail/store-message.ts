import { randomBytes } from 'node:crypto';
import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { addedHeaders, type Reception } from './added-headers.ts';
import { takeVerdicts } from './sender-verdicts.ts';

/**
 * Puts a message into the bucket as SES's S3 action does, `inbound/<message id>` with SES's header fields before it,
 * and resolves to the message id. A message for several recipients is stored once for each: so each copy names the
 * recipient it is for, and nobody learns of the others.
 */
export async function storeMessage(
  s3: S3Client,
  bucket: string,
  message: Buffer,
  reception: Omit<Reception, 'messageId' | 'verdicts'>,
): Promise<string> {
  const messageId = newMessageId();
  const stated = takeVerdicts(message, reception.domain);
  const head = addedHeaders({ ...reception, messageId, verdicts: stated.verdicts });
  await s3.send(
    new PutObjectCommand({
      Bucket: bucket,
      Key: `inbound/${messageId}`,
      Body: Buffer.concat([Buffer.from(head), stated.message]),
      ContentType: 'message/rfc822',
    }),
  );
  return messageId;
}

/** Like SES's: 40 characters of base 32, here 200 random bits. */
function newMessageId(): string {
  return BigInt(`0x${randomBytes(25).toString('hex')}`)
    .toString(32)
    .padStart(40, '0');
}
