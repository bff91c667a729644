import { createServer } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { afterTests, clientOf, eventually } from '../s3/test-server.ts';
import { LARGEST_MESSAGE, startSmtp } from './server.ts';
import { converse, DOMAIN, original, RECIPIENT, startMail } from './test-mail-server.ts';

const envelope = { from: 'a@b.example', to: RECIPIENT };
const raw = 'Subject: x\r\n\r\nhello\r\n';

describe('size', () => {
  const HEADER = 'Subject: large\r\n\r\n';
  /** A message of this many bytes, in lines of 1000 except the last. */
  const messageOf = (bytes: number) => {
    const line = `${'w'.repeat(998)}\r\n`;
    const left = bytes - HEADER.length;
    const rest = left % line.length;
    return `${HEADER}${line.repeat(Math.floor(left / line.length))}${'w'.repeat(rest - 2)}\r\n`;
  };
  const start = ['EHLO x', 'MAIL FROM:<a@b.example>', `RCPT TO:<${RECIPIENT}>`, 'DATA'];

  test('OPEN-114 a mail of exactly 25 MB is stored whole', async () => {
    const { smtp, stored } = await startMail();
    const message = messageOf(LARGEST_MESSAGE);
    expect(message).toHaveLength(26_214_400);
    const replies = await converse(smtp.port, [...start, `${message}.\r\n`, 'QUIT']);
    expect(replies.at(-2)).toMatch(/^250 /);
    const [found] = await stored();
    expect(original(found?.text ?? '') === message).toBe(true);
  });

  test('OPEN-114 a mail above 25 MB that announced no size is refused with 552, and not stored', async () => {
    const { smtp, stored } = await startMail();
    const replies = await converse(smtp.port, [...start, `${messageOf(LARGEST_MESSAGE + 1)}.\r\n`, 'QUIT']);
    expect(replies.at(-2)).toMatch(/^552 /);
    expect(await stored()).toEqual([]);
  });

  test('OPEN-114 a mail that announces more than 25 MB is refused with 552 before it is sent', async () => {
    const { smtp } = await startMail();
    const mailFrom = (size: number) => `MAIL FROM:<a@b.example> SIZE=${size}`;
    const replies = await converse(smtp.port, ['EHLO x', mailFrom(26_214_401), mailFrom(26_214_400), 'QUIT']);
    expect(replies.slice(2, 4)).toEqual([expect.stringMatching(/^552 /), expect.stringMatching(/^250 /)]);
    expect(replies[1]).toContain('SIZE 26214400');
  });
});

test('the server offers 8BITMIME, and neither requires nor offers authentication or TLS', async () => {
  const { smtp } = await startMail();
  const [, offers] = await converse(smtp.port, ['EHLO x', 'QUIT']);
  expect(offers).toContain('8BITMIME');
  expect(offers).not.toMatch(/AUTH|STARTTLS/);
});

describe('S3', () => {
  test('a mail is acknowledged only after S3 has acknowledged it', async () => {
    const arrived = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const slow = createServer((request, response) => {
      request.resume();
      arrived.resolve();
      release.promise.then(() => response.setHeader('etag', '"x"').end());
    });
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
    afterTests(() => slow.close());
    const address = slow.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const { transport } = await startMail(clientOf({ endpoint: `http://127.0.0.1:${port}` }));
    let acknowledged = false;
    const sent = transport.sendMail({ envelope, raw }).then(() => {
      acknowledged = true;
    });
    await arrived.promise;
    // A round trip on another connection: enough time for a premature reply.
    await transport.verify();
    expect(acknowledged).toBe(false);
    release.resolve();
    await sent;
  });

  test('while S3 is down mail is refused temporarily with 451, so that the sender retries', async () => {
    const { server, transport, log } = await startMail();
    await server.close();
    await expect(transport.sendMail({ envelope, raw })).rejects.toMatchObject({ responseCode: 451, command: 'DATA' });
    expect(log).toEqual([expect.stringContaining('ECONNREFUSED')]);
  });
});

test('a client that disconnects in the middle of a mail leaves nothing behind, and the server continues', async () => {
  const { smtp, transport, stored, log } = await startMail();
  // The conversation ends where the message would begin.
  await converse(smtp.port, ['EHLO x', 'MAIL FROM:<a@b.example>', `RCPT TO:<${RECIPIENT}>`, 'DATA']);
  await eventually(() => log).toEqual([expect.stringContaining('could not be stored')]);
  await transport.sendMail({ envelope, raw });
  expect((await stored()).map(({ text }) => original(text))).toEqual([raw]);
});

test('a port in use is an error with the code EADDRINUSE', async () => {
  const { smtp, server } = await startMail();
  const options = { port: smtp.port, domain: DOMAIN, bucket: 'b', s3: clientOf(server), admit: async () => undefined };
  await expect(startSmtp(options)).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('closing ends idle connections', async () => {
  const { smtp } = await startMail();
  const socket = connect(smtp.port, '127.0.0.1');
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await new Promise((resolve) => socket.once('data', resolve));
  await Promise.all([smtp.close(), closed]);
  await expect(converse(smtp.port, [])).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});
