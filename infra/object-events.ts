import { INBOUND } from '#functions/data/mail-keys.ts';
import { UPLOADS } from '#functions/data/media-keys.ts';
import type { EVENT_FUNCTION_ENTRIES } from '#infra/function-entry.ts';

/** A function that S3 starts for each new object in a folder of a bucket. */
export interface ObjectEvent {
  readonly functionName: keyof typeof EVENT_FUNCTION_ENTRIES;
  readonly bucket: keyof Buckets;
  readonly folder: string;
}

interface Buckets {
  readonly mailBucket: string;
  readonly mediaBucket: string;
}

export const MAIL_EVENT = { functionName: 'receiveMail', bucket: 'mailBucket', folder: INBOUND } as const;
export const UPLOAD_EVENT = { functionName: 'removeLargeUpload', bucket: 'mediaBucket', folder: UPLOADS } as const;

const OBJECT_EVENTS: readonly ObjectEvent[] = [MAIL_EVENT, UPLOAD_EVENT];

/** What a new object starts; undefined for one that no function waits for. */
export function objectEventOf(
  { bucket, key }: { readonly bucket: string; readonly key: string },
  buckets: Buckets,
): ObjectEvent | undefined {
  return OBJECT_EVENTS.find((each) => buckets[each.bucket] === bucket && key.startsWith(`${each.folder}/`));
}
