import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchGetCommand, BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it } from 'vitest';
import { getBatch } from './get-batch.ts';
import { writeBatches } from './write-batches.ts';

/* The local store completes every batch; a throttled table on AWS leaves a part of it unprocessed. */

const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));
const table = { name: 'table', client };
const mock = mockClient(client);
beforeEach(() => mock.reset());

const keyOf = (n: number) => ({ pk: `TRIP#${n}`, sk: 'META' });

it('unprocessed writes are sent again until every one is done, and no other', async () => {
  const requests = Array.from({ length: 30 }, (_, n) => ({ PutRequest: { Item: keyOf(n) } }));
  mock
    .on(BatchWriteCommand)
    .resolvesOnce({ UnprocessedItems: { table: requests.slice(20, 25) } })
    .resolvesOnce({ UnprocessedItems: { table: requests.slice(24, 25) } })
    .resolves({});
  await writeBatches(table, requests);
  const sent = mock.commandCalls(BatchWriteCommand).map(({ args }) => args[0].input.RequestItems?.table);
  expect(sent).toEqual([requests.slice(0, 25), requests.slice(20, 25), requests.slice(24, 25), requests.slice(25)]);
});

it('unprocessed keys are read again until every item is there', async () => {
  const keys = [1, 2, 3].map(keyOf);
  mock
    .on(BatchGetCommand)
    .resolvesOnce({ Responses: { table: [keyOf(1)] }, UnprocessedKeys: { table: { Keys: keys.slice(1) } } })
    .resolvesOnce({ UnprocessedKeys: { table: { Keys: keys.slice(1) } } })
    .resolves({ Responses: { table: keys.slice(1) } });
  expect(await getBatch(table, keys)).toEqual(keys);
  expect(mock.commandCalls(BatchGetCommand)).toHaveLength(3);
});
