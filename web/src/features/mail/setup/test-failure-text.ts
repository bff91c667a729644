import { serverMessageOf } from '../../../lib/errors.ts';

/** What a failed test says: that nothing was found, else the server's message, else that it did not work. */
export function testFailureText(error: unknown): string {
  const message = serverMessageOf(error);
  if (message === undefined || message === '') return 'Failed to process the email.';
  return message.includes('No bookings found') ? 'The AI could not find any flight bookings in this email.' : message;
}
