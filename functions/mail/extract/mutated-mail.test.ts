import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMessage } from './read-message.ts';

const EVENTS = join(import.meta.dirname, '../../../events/mail');
const mails = readdirSync(EVENTS)
  .map((name) => join(EVENTS, name, 'mail.eml'))
  .filter((file) => existsSync(file))
  .map((file) => readFileSync(file));
const INSERTS = [
  '<table>',
  '</td>',
  '\r\n\r\n',
  '--',
  '"',
  '{',
  '((((',
  'BEGIN:VEVENT\r\n',
  'Content-Type: message/rfc822\r\n\r\n',
  '\u0000',
  '=?utf-8?B?',
];

const mutation = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  drop: fc.nat(200),
  insert: fc.constantFrom('', ...INSERTS),
  times: fc.nat(40),
});

test('a mail damaged anywhere gives bookings or a reason, and never throws', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...mails),
      fc.array(mutation, { minLength: 1, maxLength: 5 }),
      async (mail, mutations) => {
        let raw: Buffer = mail;
        for (const { at, drop, insert, times } of mutations) {
          const from = Math.floor(at * raw.length);
          raw = Buffer.concat([raw.subarray(0, from), Buffer.from(insert.repeat(times)), raw.subarray(from + drop)]);
        }
        const { bookings, reason } = await readMessage(raw, {});
        expect(bookings.length > 0 || (reason ?? '') !== '').toBe(true);
      },
    ),
    { numRuns: 400 },
  );
});
