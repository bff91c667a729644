import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { eventually } from '../s3/test-server.ts';
import { converse, DOMAIN, original, RECIPIENT, startMail } from './test-mail-server.ts';

const envelope = { from: 'zoe@shop.example', to: RECIPIENT };

describe('what is stored', () => {
  test('OPEN-114 a mail is stored raw in the bucket, whose event names it', async () => {
    const { transport, stored, events } = await startMail();
    const info = await transport.sendMail({
      from: '"Zoë ☃" <zoe@shop.example>',
      to: RECIPIENT,
      subject: 'Booking №42 — ünïcode',
      text: 'see you 3× times',
      attachments: [{ filename: 'a.pdf', content: Buffer.alloc(50_000, 65), contentType: 'application/pdf' }],
    });
    expect(info.response).toMatch(/^250 /);
    const [message, ...others] = await stored();
    expect(others).toEqual([]);
    expect(message?.key).toMatch(/^inbound\/[0-9a-v]{40}$/);
    await eventually(() => events).toEqual([message?.key]);
    const parsed = await PostalMime.parse(Buffer.from(message?.text ?? '', 'latin1'));
    expect(parsed.subject).toBe('Booking №42 — ünïcode');
    expect(parsed.from?.name).toBe('Zoë ☃');
    expect(parsed.attachments[0]?.content).toHaveProperty('byteLength', 50_000);
  });

  test('SAFE-07 a mail that its address does not take for now is answered 4xx, and not stored', async () => {
    const { smtp, stored } = await startMail(undefined, { disposition: 'STOP_RULE_SET', deferred: true });
    const replies = await converse(smtp.port, [
      ...['EHLO shop.example', `MAIL FROM:<${envelope.from}>`, `RCPT TO:<${RECIPIENT}>`, 'DATA'],
      ...['Subject: one more\r\n\r\nhello\r\n.\r\n', 'QUIT'],
    ]);
    expect(replies[5]).toMatch(/^451 4\.7\.28 /);
    expect(await stored()).toEqual([]);
  });

  test("SES's header fields come first and name the envelope recipient", async () => {
    const { transport, stored } = await startMail();
    await transport.sendMail({ envelope, raw: 'To: somebody-else@shop.example\r\n\r\nhello\r\n' });
    const [message] = await stored();
    const { headers } = await PostalMime.parse(message?.text ?? '');
    expect(headers.map(({ key }) => key)).toEqual([
      'return-path',
      'received',
      'x-ses-spam-verdict',
      'x-ses-virus-verdict',
      'authentication-results',
      'to',
    ]);
    const values = headers.map(({ value }) => value);
    expect(values[0]).toBe('<zoe@shop.example>');
    const id = message?.key.slice('inbound/'.length);
    expect(values[1]).toMatch(
      new RegExp(
        `^from \\S+ \\(\\S+ \\[127\\.0\\.0\\.1\\]\\) by ${DOMAIN} with SMTP id ${id} for ${RECIPIENT}; ` +
          '\\w{3}, \\d{2} \\w{3} \\d{4} \\d{2}:\\d{2}:\\d{2} \\+0000 \\(UTC\\)$',
      ),
    );
    expect(values[4]).toBe(`${DOMAIN}; spf=none (not checked); dkim=none (not checked); dmarc=none (not checked)`);
  });

  test('the sender’s bytes are stored unchanged: dots, 8-bit text, bare line feeds, long lines', async () => {
    const { smtp, transport, stored } = await startMail();
    const raw = `Subject: dots\r\n\r\n.\r\n..\r\n...three\r\n.one\r\nf\xfcr \xe2\x82\xac\r\n${'w'.repeat(3000)}\r\nend.\r\n`;
    await transport.sendMail({ envelope, raw: Buffer.from(raw, 'latin1') });
    expect((await stored()).map(({ text }) => original(text))).toEqual([raw]);

    const bare = 'Subject: bare\n\nline\n.\nline\n.\r\nline\r\n';
    const data = `${bare}.\r\n`;
    const commands = [
      'EHLO x',
      'MAIL FROM:<a@b.example> BODY=8BITMIME',
      `RCPT TO:<${RECIPIENT}>`,
      'DATA',
      data,
      'QUIT',
    ];
    const replies = await converse(smtp.port, commands);
    expect(replies.map((reply) => reply.slice(0, 3))).toEqual(['220', '250', '250', '250', '354', '250', '221']);
    expect((await stored()).map(({ text }) => original(text)).toSorted()).toEqual([bare, raw].toSorted());
  });

  test('each recipient has a copy that names no other', async () => {
    const { transport, stored } = await startMail();
    const recipients = ['trips-one', 'trips-two', 'trips-three'].map((name) => `${name}@${DOMAIN}`);
    const raw = 'Subject: shared\r\n\r\nhello\r\n';
    await transport.sendMail({ envelope: { from: 'zoe@shop.example', to: recipients }, raw });
    const messages = await stored();
    const named = messages.map(({ text }) => / for (\S+);/.exec(text)?.[1]);
    expect(named.toSorted()).toEqual(recipients.toSorted());
    for (const { text } of messages) {
      expect(original(text)).toBe(raw);
      expect(recipients.filter((recipient) => text.includes(recipient))).toHaveLength(1);
    }
  });

  test('50 mails at once are all stored, each with its event', async () => {
    const { transport, stored, events } = await startMail();
    const subjects = Array.from({ length: 50 }, (_, index) => `mail ${index}`);
    const infos = await Promise.all(
      subjects.map((subject) => transport.sendMail({ from: 'a@b.example', to: RECIPIENT, subject, text: 'hi' })),
    );
    for (const { response } of infos) expect(response).toMatch(/^250 /);
    const messages = await stored();
    const found = messages.map(({ text }) => /^Subject: (.*)\r$/m.exec(text)?.[1]);
    expect(found.toSorted()).toEqual(subjects.toSorted());
    await eventually(() => events.toSorted()).toEqual(messages.map(({ key }) => key).toSorted());
  });

  test('a client cannot forge a recipient by its HELO name', async () => {
    const { smtp, stored } = await startMail();
    const data = 'Subject: forged\r\n\r\nhello\r\n.\r\n';
    await converse(smtp.port, [
      `EHLO x)for;trips-victim@${DOMAIN};(`,
      'MAIL FROM:<a@b.example>',
      `RCPT TO:<${RECIPIENT}>`,
      'DATA',
      data,
      'QUIT',
    ]);
    const [message] = await stored();
    expect(message?.text).not.toContain(`trips-victim@${DOMAIN}`);
    expect(message?.text).toContain(` for ${RECIPIENT};`);
  });
});

describe('accepted mail', () => {
  test('OPEN-114 mail for an unknown address of the domain is accepted, for the function to drop', async () => {
    const { transport, stored } = await startMail();
    for (const to of [`nobody@${DOMAIN}`, `Trips-ABC@${DOMAIN.toUpperCase()}`]) {
      await transport.sendMail({ envelope: { from: 'a@b.example', to }, raw: 'Subject: x\r\n\r\nx\r\n' });
    }
    expect(await stored()).toHaveLength(2);
  });

  test('a bounce, whose sender is empty, is accepted', async () => {
    const { transport, stored } = await startMail();
    await transport.sendMail({ envelope: { from: false, to: RECIPIENT }, raw: 'Subject: x\r\n\r\nx\r\n' });
    expect((await stored())[0]?.text).toMatch(/^Return-Path: <>\r\n/);
  });

  test('mail for another domain is refused with 550 and not stored', async () => {
    const { transport, stored } = await startMail();
    for (const to of ['x@elsewhere.example', `x@sub.${DOMAIN}`, `x@not${DOMAIN}`, `${RECIPIENT}.example`]) {
      await expect(transport.sendMail({ from: 'a@b.example', to, text: 'y' })).rejects.toMatchObject({
        responseCode: 550,
        command: 'RCPT TO',
      });
    }
    expect(await stored()).toEqual([]);
  });

  test('of several recipients only those of the domain get the mail', async () => {
    const { transport, stored } = await startMail();
    const info = await transport.sendMail({ from: 'a@b.example', to: [RECIPIENT, 'x@elsewhere.example'], text: 'y' });
    expect([info.accepted, info.rejected]).toEqual([[RECIPIENT], ['x@elsewhere.example']]);
    expect(await stored()).toHaveLength(1);
  });
});
