import { AppError } from '#shared/contract/errors.ts';

/** 429 for a limit whose window lasts this many seconds; `now` in milliseconds. */
export function tooMany(seconds: number, now: number): AppError {
  const retryAfter = seconds - Math.floor((now / 1000) % seconds);
  return new AppError('too_many_requests', 'Too many attempts. Please wait a moment and try again.', { retryAfter });
}
