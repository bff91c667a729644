import type { FieldTypes } from 'dynalite/validations/index.js';
import { validationError } from './service-error.ts';

/** The maximum number of actions in one transaction. */
const MAX_ACTIONS = 100;

const MAX_BYTES = 4 * 1024 * 1024;

/** The schema of `TransactItems`: a list of 1 to 100 actions of that type. */
export function transactItems(type: string, children: FieldTypes) {
  return {
    type: 'List',
    notNull: true,
    lengthGreaterThanOrEqual: 1,
    lengthLessThanOrEqual: MAX_ACTIONS,
    children: { type: `ValueStruct<${type}>`, children },
  };
}

/** A transaction costs twice what its reads or writes cost alone: each is prepared, then executed. */
export const TRANSACTION_FACTOR = 2;

/** Refuses a transaction whose items exceed 4 MB together. */
export function checkTransactionBytes(bytes: number): void {
  if (bytes > MAX_BYTES)
    throw validationError(`Collection size exceeded: the items of a transaction may have ${MAX_BYTES} bytes together`);
}
