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
