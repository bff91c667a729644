import { createHash, createHmac } from 'node:crypto';
import { Logger } from '@aws-lambda-powertools/logger';

/**
 * Structured log. Every line has a constant snake_case `code` to search for. No line carries a mail's text, an
 * address, a token or a cookie.
 */
export const logger = new Logger({ serviceName: 'travel-timeline', logRecordOrder: ['level', 'message', 'code'] });

/**
 * Enough to see that calls come from one address, nothing to find it by: there are so few addresses that only a hash
 * with a key hides one.
 */
export function addressHash(address: string, key: string): string {
  return createHmac('sha256', key).update(address).digest('base64url').slice(0, 12);
}

/** Enough to follow one traveller through the log, nothing to find them by. */
export function travellerHash(travellerId: string): string {
  return createHash('sha256').update(travellerId).digest('base64url').slice(0, 12);
}
