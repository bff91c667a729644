import type { _Record as StreamRecord } from '@aws-sdk/client-dynamodb-streams';

/**
 * Lambda's event for stream records (AWS Lambda developer guide, "Using AWS Lambda with Amazon DynamoDB"): times in
 * seconds, binary values in base64, and the deleter's fields in lower case.
 */
export function streamEvent(records: readonly StreamRecord[], streamArn: string): unknown {
  return { Records: records.map((record) => ({ ...asJson(record), eventSourceARN: streamArn })) };
}

function asJson({ userIdentity, dynamodb, ...record }: StreamRecord): Record<string, unknown> {
  const created = dynamodb?.ApproximateCreationDateTime;
  return {
    ...record,
    ...(userIdentity ? { userIdentity: { principalId: userIdentity.PrincipalId, type: userIdentity.Type } } : {}),
    dynamodb: {
      ...binaryAsBase64(dynamodb),
      ...(created ? { ApproximateCreationDateTime: Math.floor(created.getTime() / 1000) } : {}),
    },
  };
}

function binaryAsBase64(value: object | undefined): Record<string, unknown> {
  const json = JSON.stringify(value ?? {}, (_key, each: unknown) =>
    each instanceof Uint8Array ? Buffer.from(each).toString('base64') : each,
  );
  return JSON.parse(json);
}
