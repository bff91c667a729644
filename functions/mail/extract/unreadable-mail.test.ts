import { expect, it, vi } from 'vitest';
import { readTestMail } from './test-mail.ts';

// No mail is known that the reader cannot read: it would be mended.
vi.mock('./read-opened.ts', () => ({ readOpened: () => Promise.reject(new Error('it is damaged')) }));

it('a mail that cannot be read is in the inbox with its sender, its subject and its text', async () => {
  expect(await readTestMail('Your stay', 'Check-in: 12 May')).toMatchObject({
    ...{ bookings: [], reason: 'The mail could not be read: it is damaged.' },
    ...{
      subject: 'Your stay',
      from: { address: 'a@vendor.example' },
      text: expect.stringContaining('Check-in: 12 May'),
    },
    date: new Date('2027-01-04T10:00:00Z'),
  });
});

it('a mail without a subject has none', async () => {
  expect(await readTestMail('', 'Check-in: 12 May')).not.toHaveProperty('subject');
});
