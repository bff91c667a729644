import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';

const run = promisify(execFile);
const script = path.join(import.meta.dirname, 'read-mail.ts');
const mail = path.join(import.meta.dirname, '..', '..', 'events/mail/bookings/flights/lisbon-flight/mail.eml');
const Line = z.object({
  file: z.string(),
  status: z.string(),
  reason: z.optional(z.string()),
  bookings: z.array(z.unknown()),
  changed: z.array(z.unknown()),
  cancelled: z.array(z.unknown()),
});

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'read-mail-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function lines(...files: readonly string[]) {
  // A file that cannot be opened makes the exit code 1; the output counts all the same.
  const { stdout } = await run(process.execPath, [script, ...files]).catch((error: { stdout: string }) => error);
  return stdout
    .trim()
    .split('\n')
    .map((line) => Line.parse(JSON.parse(line)));
}

async function file(name: string, text: string): Promise<string> {
  const place = path.join(folder, name);
  await writeFile(place, text);
  return place;
}

test('the command reads mails, texts, pages and calendars through the same code, one line each', async () => {
  const body = (await readFile(mail, 'utf8')).split('\n\n').slice(1).join('\n\n');
  const text = await file('flight.txt', body);
  const page = await file('flight.html', `<html><body><pre>${body}</pre></body></html>`);
  const event = ['BEGIN:VEVENT', 'UID:1', 'SUMMARY:Flight JP 214', 'DTSTART:20270312T183500', 'LOCATION:Zurich (ZRH)'];
  const calendar = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//', ...event, 'END:VEVENT', 'END:VCALENDAR'];
  const ics = await file('flight.ics', calendar.join('\r\n'));
  const read = await lines(mail, text, page, ics);
  expect(read.map((line) => line.file)).toEqual([mail, text, page, ics]);
  expect(read.map((line) => line.status)).toEqual(['pending', 'pending', 'pending', 'pending']);
  expect(read.map((line) => line.bookings.length)).toEqual([2, 2, 2, 1]);
});

test('a file that cannot be opened, and one without a booking, are failed with a reason', async () => {
  const read = await lines(path.join(folder, 'missing.eml'), await file('empty.eml', ''));
  expect(read.map((line) => line.status)).toEqual(['failed', 'failed']);
  expect(read[0]?.reason).toContain('could not be opened');
  expect(read[1]?.reason).toContain('No bookings found');
});

test('what a mail changes and what it cancels stand beside its bookings in the same form', async () => {
  const stay = [
    'Hotel: Pension Abendrot',
    'Check-in: 12 May 2027',
    'Check-out: 15 May 2027',
    'Booking reference: ABN-48213',
  ];
  const changed = await file('changed.txt', ['Your booking has been changed.', '', ...stay].join('\n'));
  const cancelled = await file('cancelled.txt', ['Your booking has been cancelled.', '', ...stay].join('\n'));
  const [change, cancellation] = await lines(changed, cancelled);
  const said = { type: 'hotel', startDate: '2027-05-12', endDate: '2027-05-15', confirmationNumber: 'ABN-48213' };
  expect(change).toMatchObject({ bookings: [said], changed: [{ ...said, event: 'change' }], cancelled: [] });
  expect(cancellation).toMatchObject({ bookings: [], changed: [], cancelled: [{ ...said, event: 'cancellation' }] });
});
