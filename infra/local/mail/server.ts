import type { AddressInfo } from 'node:net';
import { domainToASCII } from 'node:url';
import type { S3Client } from '@aws-sdk/client-s3';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { type Admission, Deferred, storeMessage } from './store-message.ts';

export interface SmtpOptions {
  /** 0 for any free port. */
  readonly port: number;
  /** Mail for this domain is accepted, whoever it is for; all other is refused. */
  readonly domain: string;
  /** Where the messages are stored, under `inbound/`. */
  readonly bucket: string;
  readonly s3: S3Client;
  /** Decides for each message whether it is stored. */
  readonly admit: Admission;
  /** Receives messages for the operator. */
  readonly log?: ((message: string) => void) | undefined;
}

export interface LocalSmtp {
  readonly port: number;
  /** Resolves within two seconds. */
  close(): Promise<void>;
}

/** 25 MB: the maximum message size in bytes. */
export const LARGEST_MESSAGE = 25 * 1024 * 1024;
/** The minimum required by RFC 5321 section 4.5.3.1.8. */
const MOST_RECIPIENTS = 100;
const SECOND = 1000;

/**
 * An SMTP server on 127.0.0.1 in place of an SES receipt rule with a Lambda and an S3 action: an admitted message goes
 * to the bucket unchanged, whose event starts the function that reads it. It is acknowledged after S3 has acknowledged
 * it. Rejects with `EADDRINUSE` when the port is in use.
 */
export async function startSmtp({
  port,
  domain,
  bucket,
  s3,
  admit,
  log = console.error,
}: SmtpOptions): Promise<LocalSmtp> {
  const server = new SMTPServer({
    name: domain,
    banner: 'Mail for travellers',
    disabledCommands: ['AUTH', 'STARTTLS'],
    authOptional: true,
    disableReverseLookup: true,
    size: LARGEST_MESSAGE,
    rejectOversized: true,
    maxRecipients: MOST_RECIPIENTS,
    closeTimeout: SECOND,
    onRcptTo({ address }, _session, answer) {
      answer(isOurs(address, domain) ? null : refusal(550, `Relaying denied: mail for ${domain} only`));
    },
    onData(stream, session, answer) {
      receive(stream, session).then(
        (reply) => answer(null, reply),
        (cause) => {
          if (cause instanceof Deferred) {
            answer(refusal(451, '4.7.28 Too many emails for this address, please try again later'));
            return;
          }
          log(`A mail could not be stored: ${cause}`);
          answer(refusal(451, 'The message could not be stored, please try again later'));
        },
      );
    },
  });

  const receive = async (stream: SMTPServerDataStream, session: SMTPServerSession): Promise<string> => {
    const message = await readMessage(stream);
    // The server itself answers 552.
    if (message === undefined) return 'Too large';
    const sender = session.envelope.mailFrom ? session.envelope.mailFrom.address : '';
    const messageIds: string[] = [];
    for (const { address } of session.envelope.rcptTo) {
      const stored = await storeMessage({ s3, bucket, admit }, message, {
        ...{ sender, domain, receivedAt: new Date() },
        recipient: address.includes('@') ? address : `${address}@${domain}`,
        helo: session.hostNameAppearsAs || '',
        clientAddress: session.remoteAddress,
      });
      messageIds.push(stored);
    }
    return `OK ${messageIds.join(' ')}`;
  };

  await listen(server, port);
  // Errors of single connections: the server continues.
  server.on('error', (cause) => log(`SMTP: ${cause}`));
  return { port: portOf(server), close: () => new Promise((resolve) => server.close(resolve)) };
}

/** Compared as DNS does: case-insensitively. A bare `postmaster` is ours by RFC 5321 section 4.5.1. */
function isOurs(address: string, domain: string): boolean {
  const at = address.lastIndexOf('@');
  return at < 0 || domainToASCII(address.slice(at + 1)) === domainToASCII(domain);
}

/** The message as sent, its dots unstuffed; undefined when it is too large, without keeping it in memory. */
async function readMessage(stream: SMTPServerDataStream): Promise<Buffer | undefined> {
  let pieces: Buffer[] = [];
  for await (const piece of stream) {
    if (stream.sizeExceeded) pieces = [];
    else pieces.push(piece);
  }
  return stream.sizeExceeded ? undefined : Buffer.concat(pieces);
}

const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

function listen(server: SMTPServer, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.removeListener('error', reject);
      resolve();
    });
  });
}

function portOf(server: SMTPServer): number {
  const address: AddressInfo | string | null = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('The SMTP server does not listen on a port.');
  return address.port;
}
