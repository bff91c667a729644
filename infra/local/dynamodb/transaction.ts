import { validationError } from './service-error.ts';

/** The maximum number of actions in one transaction. */
export const MAX_ACTIONS = 100;

const MAX_BYTES = 4 * 1024 * 1024;

/** A transaction costs twice what its reads or writes cost alone: each is prepared, then executed. */
export const TRANSACTION_FACTOR = 2;

/** Refuses a transaction whose items exceed 4 MB together. */
export function checkTransactionBytes(bytes: number): void {
  if (bytes > MAX_BYTES)
    throw validationError(`Collection size exceeded: the items of a transaction may have ${MAX_BYTES} bytes together`);
}
