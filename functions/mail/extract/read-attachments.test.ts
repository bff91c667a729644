import { expect, it } from 'vitest';
import { readMessage } from './read-message.ts';

const TICKET =
  'Ticket 7712045518\nFriday 11 December 2026\nPrague Florenc 06:30 - Munich ZOB 11:25\nBus RJ 1021\nTotal: EUR 24.90';

const mail = (type: string, name: string, content: string) =>
  new TextEncoder().encode(
    [
      'From: Bus <a@bus.example>\r\nSubject: Your ticket\r\nDate: Mon, 16 Nov 2026 10:00:00 +0000\r\nMIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary="b"\r\n\r\n--b\r\nContent-Type: text/plain; charset=utf-8\r\n',
      'Thank you for your booking. Your bus ticket is attached.\r\n--b',
      `Content-Type: ${type}; charset=utf-8\r\nContent-Disposition: attachment; filename="${name}"\r\n\r\n${content}\r\n--b--\r\n`,
    ].join('\r\n'),
  );

it.each([
  ['text/plain', 'ticket.txt', TICKET],
  [
    'text/html',
    'ticket.html',
    `<html><body>${TICKET.split('\n')
      .map((line) => `<p>${line}</p>`)
      .join('')}</body></html>`,
  ],
])('a ticket attached as %s is read', async (type, name, content) => {
  const { bookings } = await readMessage(mail(type, name, content), {});
  expect(bookings).toMatchObject([
    { type: 'transport', startDate: '2026-12-11', startTime: '06:30', endTime: '11:25', cost: 24.9, currency: 'EUR' },
  ]);
});
