import { createHash, createHmac } from 'node:crypto';
import { Logger } from '@aws-lambda-powertools/logger';

/**
 * Structured log. Every line has a constant snake_case `code` to search for. No line contains a mail's text, an
 * address, a token or a cookie.
 */
export const logger = new Logger({ serviceName: 'travel-timeline', logRecordOrder: ['level', 'message', 'code'] });

/**
 * Shows that calls come from one address without revealing it: there are so few addresses that only a keyed hash hides
 * one.
 */
export function addressHash(address: string, key: string): string {
  return createHmac('sha256', key).update(address).digest('base64url').slice(0, 12);
}

/** Follows one traveller through the log without identifying them. */
export function travellerHash(travellerId: string): string {
  return createHash('sha256').update(travellerId).digest('base64url').slice(0, 12);
}
