import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Credentials } from '../s3/signature-v4.ts';
import { element, renderXml, type XmlElement } from '../s3/xml.ts';
import { keepSentMail } from './outbox.ts';
import { readSendEmail } from './send-email.ts';
import { SesError } from './ses-error.ts';
import { verifySignature } from './verify-signature.ts';

export interface SesOptions {
  /** 0 for any free port. */
  readonly port: number;
  /** The folder for sent mails, as .eml files. */
  readonly folder: string;
  /** The domain that may be sent from. */
  readonly verifiedDomain: string;
  readonly credentials: Credentials;
  /** Receives messages for the operator. */
  readonly log?: (message: string) => void;
}

export interface LocalSes {
  readonly endpoint: string;
  close(): Promise<void>;
}

/** SES's limit for a message, 10 MB, as encoded in the request: the parameters of a form. */
const LARGEST_BODY = 14 * 1024 * 1024;

/**
 * A server that speaks SES's protocol (AWS Query, version 2010-12-01) on 127.0.0.1, only SendEmail: signatures are
 * verified, and an acknowledged mail is on disk. It is not delivered anywhere.
 */
export async function startSes(options: SesOptions): Promise<LocalSes> {
  const log = options.log ?? console.error;
  const server = createServer((message, response) => {
    answer(message, response, options).catch((cause: unknown) => {
      log(`A mail could not be sent: ${cause}`);
      response.destroy();
    });
  });
  server.listen(options.port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The SES server does not listen on a port.');
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function answer(message: IncomingMessage, response: ServerResponse, options: SesOptions): Promise<void> {
  const requestId = randomUUID();
  const send = (status: number, body: XmlElement) =>
    response.writeHead(status, { 'content-type': 'text/xml', 'x-amzn-requestid': requestId }).end(renderXml(body));
  try {
    const messageId = await sendEmail(message, options);
    send(
      200,
      element(
        'SendEmailResponse',
        element('SendEmailResult', element('MessageId', messageId)),
        element('ResponseMetadata', element('RequestId', requestId)),
      ),
    );
  } catch (error) {
    if (!(error instanceof SesError)) throw error;
    const details = [element('Type', 'Sender'), element('Code', error.code), element('Message', error.message)];
    send(error.status, element('ErrorResponse', element('Error', ...details), element('RequestId', requestId)));
  }
}

async function sendEmail(message: IncomingMessage, options: SesOptions): Promise<string> {
  const body = await readBody(message);
  const now = new Date();
  verifySignature(message, body, options.credentials, now.getTime());
  const parameters = new URLSearchParams(body);
  if (parameters.get('Action') !== 'SendEmail') {
    throw new SesError(400, 'InvalidAction', `Could not find operation ${parameters.get('Action') ?? ''}`);
  }
  const mail = readSendEmail(parameters, options.verifiedDomain);
  const messageId = randomUUID();
  await keepSentMail(options.folder, mail, messageId, now);
  return messageId;
}

async function readBody(message: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of message) {
    if (!Buffer.isBuffer(piece)) continue;
    size += piece.length;
    if (size > LARGEST_BODY) throw new SesError(400, 'InvalidParameterValue', 'Message length is more than 10 MB.');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}
