import { randomBytes } from 'node:crypto';
import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import type { SESEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import { addedHeaders, type Reception } from './added-headers.ts';
import { arrivingMail } from './arriving-mail.ts';
import { takeVerdicts } from './sender-verdicts.ts';

/** Calls the function that admits mails, and returns its answer. */
export type Admission = (event: SESEvent) => Promise<unknown>;

interface Destination {
  readonly s3: S3Client;
  readonly bucket: string;
  readonly admit: Admission;
}

/** The function takes the message later. */
export class Deferred extends Error {
  override readonly name = 'Deferred';
}

/**
 * Applies SES's receipt rule to a message: has it admitted, and puts it into the bucket, `inbound/<message id>` with
 * SES's header fields before it, unless the function stops it. Resolves to the message id. A message for several
 * recipients is stored once for each: so each copy names its own recipient, and nobody learns of the others.
 */
export async function storeMessage(
  { s3, bucket, admit }: Destination,
  message: Buffer,
  reception: Omit<Reception, 'messageId' | 'verdicts'>,
): Promise<string> {
  const messageId = newMessageId();
  const { sender, recipient, receivedAt } = reception;
  const answer = await admit(arrivingMail({ messageId, sender, recipients: [recipient], receivedAt }));
  const { disposition, deferred } = Answer.parse(answer);
  if (deferred) throw new Deferred();
  if (disposition !== 'CONTINUE') return messageId;
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

const Answer = z.object({ disposition: z._default(z.string(), 'CONTINUE'), deferred: z.optional(z.boolean()) });

/** Like SES's: 40 characters of base 32, here 200 random bits. */
function newMessageId(): string {
  return BigInt(`0x${randomBytes(25).toString('hex')}`)
    .toString(32)
    .padStart(40, '0');
}
