import { type AttributeValue, type DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb';

/** An item in DynamoDB's wire format. */
export type RawItem = Record<string, AttributeValue>;

export interface ItemKey {
  readonly pk: string;
  readonly sk: string;
}

/** How many segments of the table are read in parallel (DynamoDB: "Parallel scan"). */
const SEGMENTS = 8;

/**
 * Passes every item of a table to `work`, page by page, in no particular order. Concurrent writes may be seen before or
 * after, or not at all.
 */
export async function walkTable(
  client: DynamoDBClient,
  TableName: string,
  work: (items: readonly RawItem[]) => Promise<void>,
): Promise<void> {
  const walkSegment = async (Segment: number) => {
    const pages = paginateScan({ client }, { TableName, Segment, TotalSegments: SEGMENTS, ConsistentRead: true });
    for await (const { Items = [] } of pages) if (Items.length > 0) await work(Items);
  };
  await Promise.all(Array.from({ length: SEGMENTS }, (_, segment) => walkSegment(segment)));
}

/** The key of an item of the product's table. */
export function rawKey({ pk, sk }: RawItem): ItemKey {
  return { pk: pk?.S ?? '', sk: sk?.S ?? '' };
}
