import type { Item } from 'dynalite/db/index.js';
import { validationError } from './service-error.ts';

/** Refuses a key value over the limits of 2048 bytes for a partition key and 1024 for a sort key. */
export function checkKeyBytes(value: Item[string], keyType: 'HASH' | 'RANGE'): void {
  const bytes = value.S !== undefined ? Buffer.byteLength(value.S) : Buffer.byteLength(value.B ?? '', 'base64');
  if (keyType === 'HASH' && bytes > 2048)
    throw validationError(
      'One or more parameter values were invalid: Size of hashkey has exceeded the maximum size limit of2048 bytes',
    );
  if (keyType === 'RANGE' && bytes > 1024)
    throw validationError(
      'One or more parameter values were invalid: Aggregated size of all range keys has exceeded the size limit of 1024 bytes',
    );
}
