import { ApiError } from '../../lib/errors.ts';

/** Shown next to the field instead of in a toast. */
export function isWrongPassword(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 403;
}
