import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { readSentMails, type SentMail } from '../ses/outbox.ts';
import { startSes } from '../ses/server.ts';
import { MAIL_DOMAIN } from './start-functions.ts';

/** Starts an SES server for the tests of one file; call it after startFunctions. Returns a reader of the sent mails. */
export async function startOutbox(): Promise<() => Promise<SentMail[]>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'outbox-'));
  const { AWS_ACCESS_KEY_ID: accessKeyId = '', AWS_SECRET_ACCESS_KEY: secretAccessKey = '' } = process.env;
  const credentials = { accessKeyId, secretAccessKey };
  const ses = await startSes({ port: 0, folder, verifiedDomain: MAIL_DOMAIN, credentials });
  Object.assign(process.env, { AWS_ENDPOINT_URL_SES: ses.endpoint });
  afterAll(async () => {
    await ses.close();
    await rm(folder, { recursive: true, force: true });
  });
  return () => readSentMails(folder);
}
