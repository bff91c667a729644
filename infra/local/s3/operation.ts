import type { Caller } from './authenticate.ts';
import type { BucketStore } from './bucket-store.ts';
import type { OpenObject } from './content.ts';
import type { ObjectCreated } from './object-created.ts';
import type { ObjectStore } from './object-store.ts';
import type { S3Request } from './s3-request.ts';
import type { XmlElement } from './xml.ts';

export interface Storage {
  readonly buckets: BucketStore;
  readonly objects: ObjectStore;
}

export interface Call {
  readonly request: S3Request;
  readonly caller: Caller;
  readonly storage: Storage;
}

export interface S3Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly document?: XmlElement;
  /** Bytes `start` to `end`, inclusive, of an object; the sender closes the file. */
  readonly content?: { readonly open: OpenObject; readonly start: number; readonly end: number };
}

/** What callers may do. An operation is named as in find-operation.ts: 'GET object'. */
export interface ObjectAccess {
  allows(request: S3Request, operation: string): boolean;
  /** Whether a caller gets 404 for a missing object; else 403, as S3 answers without s3:ListBucket. */
  tellsMissing(request: S3Request): boolean;
}

/** One operation of the S3 API; what it throws becomes the error response. */
export type Operation = (call: Call) => Promise<S3Answer>;

/** For the event of a write: its caller. */
export function causeOf(request: S3Request, accessKeyId: string, name: ObjectCreated['name']) {
  return { name, accessKeyId, requestId: request.id, sourceAddress: request.sourceAddress };
}
