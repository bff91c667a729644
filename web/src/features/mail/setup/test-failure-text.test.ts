import { expect, it } from 'vitest';
import { ApiError, ConnectionError } from '../../../lib/errors.ts';
import { testFailureText } from './test-failure-text.ts';

it("ERR-34 OPEN-124 a message with 'No bookings found' says that no flight bookings could be found", () => {
  const error = new ApiError(422, 'No bookings found in the email: this looks like a newsletter.');
  expect(testFailureText(error)).toBe('The AI could not find any flight bookings in this email.');
});

it('ERR-35 any other failure shows the message of the server', () => {
  expect(testFailureText(new ApiError(413, 'This email is too long'))).toBe('This email is too long');
});

it("ERR-35 a failure without a message shows 'Failed to process the email.'", () => {
  expect(testFailureText(new ConnectionError(undefined))).toBe('Failed to process the email.');
  expect(testFailureText(new ApiError(500, ''))).toBe('Failed to process the email.');
});
