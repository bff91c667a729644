import * as z from 'zod/mini';

/** One DynamoDB action on one partition of the table, by whose key a role may be limited (dynamodb:LeadingKeys). */
export interface TableUse {
  readonly action: string;
  /** Undefined for an action on the table itself. */
  readonly partition: string | undefined;
}

const Value = z.object({ S: z.string() });
const Keyed = z.object({ pk: Value });
const OfKey = z.object({ Key: Keyed });
const OfItem = z.object({ Item: Keyed });
const Queried = z.object({
  KeyConditionExpression: z.string(),
  ExpressionAttributeValues: z.record(z.string(), z.unknown()),
});
const InBatch = z.object({
  RequestItems: z.record(
    z.string(),
    z.union([
      z.object({ Keys: z.array(Keyed) }),
      z.array(z.union([z.object({ PutRequest: OfItem }), z.object({ DeleteRequest: OfKey })])),
    ]),
  ),
});
const InTransaction = z.object({
  TransactItems: z.array(z.record(z.string(), z.union([OfKey, OfItem]))),
});
/** The permissions that the parts of a transaction need (DynamoDB developer guide: IAM and transactions). */
const IN_TRANSACTION: Readonly<Record<string, string>> = {
  Get: 'GetItem',
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
};

/** The actions of a request, by its X-Amz-Target header and its body, without duplicates. */
export function tableUses(target: string, body: unknown): TableUse[] {
  const operation = target.slice(target.indexOf('.') + 1);
  const uses = usesOf(operation, body);
  return [...new Map(uses.map((use) => [`${use.action} ${use.partition}`, use])).values()];
}

function usesOf(operation: string, body: unknown): TableUse[] {
  switch (operation) {
    case 'TransactGetItems':
    case 'TransactWriteItems':
      return InTransaction.parse(body).TransactItems.flatMap((item) =>
        Object.entries(item).map(([kind, part]) => ({
          action: IN_TRANSACTION[kind] ?? kind,
          partition: partitionOf(part),
        })),
      );
    case 'BatchGetItem':
    case 'BatchWriteItem':
      return Object.values(InBatch.parse(body).RequestItems).flatMap((requests) =>
        (Array.isArray(requests) ? requests.map(partitionOfRequest) : requests.Keys.map(({ pk }) => pk.S)).map(
          (partition) => ({ action: operation, partition }),
        ),
      );
    case 'Query':
      return [{ action: operation, partition: partitionOfQuery(body) }];
    case 'GetItem':
    case 'UpdateItem':
    case 'DeleteItem':
      return [{ action: operation, partition: partitionOf(OfKey.parse(body)) }];
    case 'PutItem':
      return [{ action: operation, partition: partitionOf(OfItem.parse(body)) }];
    default:
      return [{ action: operation, partition: undefined }];
  }
}

type Part = z.output<typeof OfKey> | z.output<typeof OfItem>;

function partitionOf(part: Part): string {
  return ('Key' in part ? part.Key : part.Item).pk.S;
}

function partitionOfRequest(
  request: { readonly PutRequest: z.output<typeof OfItem> } | { readonly DeleteRequest: z.output<typeof OfKey> },
): string {
  return partitionOf('PutRequest' in request ? request.PutRequest : request.DeleteRequest);
}

function partitionOfQuery(body: unknown): string {
  const { KeyConditionExpression, ExpressionAttributeValues } = Queried.parse(body);
  const [, placeholder = ''] = /^pk = (:\w+)/.exec(KeyConditionExpression) ?? [];
  return Value.parse(ExpressionAttributeValues[placeholder]).S;
}
