import { type CustomCheck, checkTypes, checkValidations, type FieldTypes } from 'dynalite/validations/index.js';
import type { Database } from './database.ts';
import { validationError } from './service-error.ts';

/** The allowed fields of a request, in dynalite's notation; `R` is the resulting type. */
export interface RequestSchema<R> {
  types: FieldTypes;
  custom?: CustomCheck<R>;
}

/** One operation of the service: from the request's body to the response's. */
export type Operation = (database: Database, body: unknown) => Promise<object>;

// Sizes are checked where an item is written, in UTF-8 bytes; dynalite would check them in UTF-16 units.
const unlimited = { options: { maxItemSize: Number.POSITIVE_INFINITY } };

/** The request with parsed expressions; throws a ServiceError with the service's own message if it is invalid. */
export function parseRequest<R>(body: unknown, { types, custom }: RequestSchema<R>): R {
  const request = checkTypes<R>(body, types);
  checkValidations(request, types, custom, unlimited);
  return request;
}

/** Runs a schema's own check on a part of a request whose types were already checked. */
export function checkMember<R>(member: R, custom: CustomCheck<R> | undefined): void {
  const fault = custom?.(member, unlimited);
  if (fault) throw validationError(fault);
}

export const tableName = {
  type: 'String',
  notNull: true,
  regex: '[a-zA-Z0-9_.-]+',
  lengthGreaterThanOrEqual: 3,
  lengthLessThanOrEqual: 255,
};

export const returnConsumedCapacity = { type: 'String', enum: ['INDEXES', 'TOTAL', 'NONE'] };

export const returnValuesOnConditionCheckFailure = { type: 'String', enum: ['ALL_OLD', 'NONE'] };
