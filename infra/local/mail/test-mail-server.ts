import { connect } from 'node:net';
import { GetObjectCommand, ListObjectsV2Command, type S3Client } from '@aws-sdk/client-s3';
import { createTransport } from 'nodemailer';
import { afterTests, clientOf, startTestServer } from '../s3/test-server.ts';
import { BUCKET } from '../s3/test-settings.ts';
import { startSmtp } from './server.ts';

export const DOMAIN = 'mail.localhost';
export const RECIPIENT = `trips-abc@${DOMAIN}`;

/** An SMTP server in front of an S3 server, and a mail client for it. */
export async function startMail(client?: S3Client, admission: object = { disposition: 'CONTINUE' }) {
  const events: string[] = [];
  const server = await startTestServer({
    onObjectCreated: async (event) => void events.push(...event.Records.map(({ s3 }) => s3.object.key)),
  });
  const s3 = clientOf(server);
  const log: string[] = [];
  const smtp = await startSmtp({
    port: 0,
    domain: DOMAIN,
    bucket: BUCKET,
    s3: client ?? s3,
    admit: async () => admission,
    log: (message) => log.push(message),
  });
  const transport = createTransport({ host: '127.0.0.1', port: smtp.port, secure: false });
  afterTests(() => smtp.close());
  afterTests(() => transport.close());
  return { smtp, server, transport, events, log, stored: () => storedMessages(s3) };
}

/** The bucket's content, as Latin-1 so that bytes can be compared. */
async function storedMessages(s3: S3Client): Promise<{ key: string; text: string }[]> {
  const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket: BUCKET }));
  return Promise.all(
    Contents.map(async ({ Key = '' }) => {
      const { Body } = await s3.send(new GetObjectCommand({ Bucket: BUCKET, Key }));
      return { key: Key, text: (await Body?.transformToString('latin1')) ?? '' };
    }),
  );
}

/** What the sender wrote, without the header fields added on reception. */
export function original(text: string): string {
  const added = /^Return-Path: [\s\S]*?\r\nAuthentication-Results: [^\r]*\r\n [^\r]*\r\n/.exec(text);
  return text.slice(added?.[0].length ?? 0);
}

/**
 * Speaks raw SMTP: sends each line (or text with its own line ends) after the reply to the one before, and resolves to
 * all replies, the greeting first.
 */
export function converse(port: number, commands: readonly string[]): Promise<string[]> {
  const { promise, resolve, reject } = Promise.withResolvers<string[]>();
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  const replies: string[] = [];
  let received = '';
  socket.on('error', reject);
  socket.on('close', () => resolve(replies));
  socket.on('data', (data: string) => {
    received += data;
    // The last line of a reply has a space after its code.
    for (let end = /^\d{3} .*\r\n/m.exec(received); end; end = /^\d{3} .*\r\n/m.exec(received)) {
      const length = end.index + end[0].length;
      replies.push(received.slice(0, length));
      received = received.slice(length);
      const next = commands[replies.length - 1];
      if (next === undefined) socket.end();
      else socket.write(next.endsWith('\n') ? next : `${next}\r\n`, 'latin1');
    }
  });
  return promise;
}
