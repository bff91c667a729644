import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { upgraded } from './item-version.ts';

type StreamImage = NonNullable<DynamoDBRecord['dynamodb']>['OldImage'];

/** An item before or after a change, as plain values, in the current format. */
export function streamImage(image: StreamImage): Record<string, unknown> | undefined {
  // The Lambda event and the SDK have the same attribute values; only their type declarations differ.
  return image === undefined ? undefined : upgraded(unmarshall(image as Parameters<typeof unmarshall>[0]));
}
