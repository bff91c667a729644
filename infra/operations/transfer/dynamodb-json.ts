import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import * as z from 'zod/mini';
import type { RawItem } from '../walk-table.ts';

/* DynamoDB JSON, as in "DynamoDB table export output format": an attribute by its type, binary as base64. */

const Bytes = z.pipe(
  z.base64(),
  z.transform((text): Uint8Array => Buffer.from(text, 'base64')),
);

const Value: z.ZodMiniType<AttributeValue> = z.lazy(() =>
  z.union([
    z.strictObject({ S: z.string() }),
    z.strictObject({ N: z.string() }),
    z.strictObject({ BOOL: z.boolean() }),
    z.strictObject({ NULL: z.literal(true) }),
    z.strictObject({ M: z.record(z.string(), Value) }),
    z.strictObject({ L: z.array(Value) }),
    z.strictObject({ SS: z.array(z.string()) }),
    z.strictObject({ NS: z.array(z.string()) }),
    z.strictObject({ B: Bytes }),
    z.strictObject({ BS: z.array(Bytes) }),
  ]),
);
const Line = z.object({ Item: z.record(z.string(), Value) });

export function writeItem(Item: RawItem): string {
  return JSON.stringify({ Item }, (_name, value: unknown) =>
    value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
  );
}

export function readItem(line: string): RawItem {
  return Line.parse(JSON.parse(line)).Item;
}
