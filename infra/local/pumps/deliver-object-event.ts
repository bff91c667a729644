import type { S3Event } from 'aws-lambda';
import { objectKeyOf } from '#functions/runtime/object-key.ts';
import { sizeOf } from '#infra/aws/permissions.ts';
import { EVENT_FUNCTION_ENTRIES } from '#infra/function-entry.ts';
import { objectEventOf } from '#infra/object-events.ts';
import type { Resources } from '../function-environment.ts';
import type { FunctionHost } from '../functions/function-host.ts';

/** Runs the function that a new object starts, as S3's notification does. Rejects when it fails. */
export async function deliverObjectEvent(event: S3Event, resources: Resources, functions: FunctionHost): Promise<void> {
  for (const record of event.Records) {
    const started = objectEventOf({ bucket: record.s3.bucket.name, key: objectKeyOf(record) }, resources);
    if (!started) continue;
    const { functionName } = started;
    await functions.invoke({
      entry: EVENT_FUNCTION_ENTRIES[functionName],
      event: { Records: [record] },
      timeout: sizeOf(functionName).timeout * 1000,
    });
  }
}
