import { expect, it } from 'vitest';
import type { ProcessedEmail } from '#shared/mail/schema.ts';
import { progressOf } from './progress.ts';

const PENDING: ProcessedEmail = {
  id: 'a',
  status: 'pending',
  senderEmail: null,
  receivedAt: '2027-01-01T00:00:00.000Z',
  subject: null,
  parsedBookings: [],
  errorMessage: null,
  tripId: null,
  note: null,
  plans: [],
  sender: null,
  forwarding: null,
};
const email = (given: Partial<ProcessedEmail>): ProcessedEmail => ({ ...PENDING, ...given });
const forwarding = { provider: 'Gmail', mailbox: null, code: '1', link: null };

it('nothing is done before anything arrived', () => {
  expect(progressOf([])).toEqual({ reached: false, forwarded: false, processed: false, request: undefined });
});

it('a provider’s request shows only that the address was reached', () => {
  expect(progressOf([email({ forwarding })])).toMatchObject({ reached: true, forwarded: false, request: forwarding });
});

it('a forwarded mail ticks its step, and a processed one the last', () => {
  expect(progressOf([email({ status: 'failed' })])).toMatchObject({ forwarded: true, processed: false });
  expect(progressOf([email({ status: 'processed' })])).toMatchObject({ forwarded: true, processed: true });
});

it('SAFE-06 what came to a former address ticks no step', () => {
  const before = email({ status: 'processed', receivedAt: '2027-01-01T00:00:00.000Z' });
  const since = '2027-01-02T00:00:00.000Z';
  expect(progressOf([before], since)).toMatchObject({ reached: false, forwarded: false, processed: false });
  const after = email({ status: 'processed', receivedAt: '2027-01-03T00:00:00.000Z' });
  expect(progressOf([after, before], since)).toMatchObject({ reached: true, forwarded: true, processed: true });
});
