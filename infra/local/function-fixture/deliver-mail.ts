import { PutObjectCommand } from '@aws-sdk/client-s3';
import { s3Client } from '#functions/adapters/s3-client.ts';
import { handler as admit } from '#functions/mail/admit-mail.ts';
import { handler as receive } from '#functions/mail/receive-mail.ts';
import { asFunction } from '../authorization/acting-function.ts';
import { arrivingMail } from '../mail/arriving-mail.ts';
import { MAIL_BUCKET } from './function-world.ts';
import { s3Event } from './s3-event.ts';

const admitMail = asFunction('admitMail', admit);
const receiveMail = asFunction('receiveMail', receive);

/** Has a message admitted for these envelope recipients, under the key that it will be stored with. */
export function admitMessage(key: string, recipients: readonly string[]) {
  const messageId = key.slice('inbound/'.length);
  return admitMail(arrivingMail({ messageId, sender: 'jo@hotel.example', recipients, receivedAt: new Date() }));
}

/** Has a message admitted and stored, as SES does, but not read yet; false when it was not admitted. */
export async function storeMail(
  key: string,
  message: string | Buffer,
  recipients: readonly string[],
): Promise<boolean> {
  const { disposition } = await admitMessage(key, recipients);
  if (disposition !== 'CONTINUE') return false;
  await s3Client().send(new PutObjectCommand({ Bucket: MAIL_BUCKET, Key: key, Body: message }));
  return true;
}

/** Has a message read, as S3's event does. */
export const readMail = (key: string) => receiveMail(s3Event(MAIL_BUCKET, key));

/** Delivers a message all the way into the inboxes of its envelope recipients. */
export async function deliverMail(key: string, message: string | Buffer, recipients: readonly string[]): Promise<void> {
  if (await storeMail(key, message, recipients)) await readMail(key);
}
