import type { Item } from 'dynalite/db/index.js';

export interface CancellationReason {
  Code: string;
  Message?: string;
  Item?: Item;
}

/** The body of an error as the service sends it: `__type` is its namespace and name. */
export interface ErrorBody {
  __type: string;
  message?: string;
  /** Newer exceptions of the service model spell it like this. */
  Message?: string;
  Item?: Item;
  CancellationReasons?: CancellationReason[];
}

/** A client error, as opposed to a fault of this server. */
export class ServiceError extends Error {
  readonly statusCode = 400;
  readonly body: ErrorBody;

  constructor(body: ErrorBody) {
    super(body.message ?? body.Message ?? body.__type);
    this.name = 'ServiceError';
    this.body = body;
  }
}

/** dynalite's own errors have the same fields, without the class. */
export function isServiceError(error: unknown): error is Pick<ServiceError, 'statusCode' | 'body'> {
  return error instanceof Error && 'statusCode' in error && 'body' in error;
}

/** The exception's name without its namespace, e.g. ValidationException. */
export function errorName(body: ErrorBody): string {
  return body.__type.slice(body.__type.indexOf('#') + 1);
}

export function validationError(message: string): ServiceError {
  return new ServiceError({ __type: 'com.amazon.coral.validate#ValidationException', message });
}

/** An exception of DynamoDB's own model. */
export function dynamoDbError(name: string, fields: Omit<ErrorBody, '__type'>): ServiceError {
  return new ServiceError({ __type: `com.amazonaws.dynamodb.v20120810#${name}`, ...fields });
}

/** An exception of the layer that all AWS services share: protocol and authentication. */
export function protocolError(name: string, message: string): ServiceError {
  return new ServiceError({ __type: `com.amazon.coral.service#${name}`, message });
}
