import { serverMessageOf } from '../../../lib/errors.ts';

/** The message of a failed test: that nothing was found, else the server's message, else a general one. */
export function testFailureText(error: unknown): string {
  const message = serverMessageOf(error);
  if (message === undefined || message === '') return 'Failed to process the email.';
  return message.includes('No bookings found') ? 'The AI could not find any flight bookings in this email.' : message;
}
