import { readdirSync, readFileSync } from 'node:fs';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchGetCommand, BatchWriteCommand, DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it } from 'vitest';
import { getBatch } from './get-batch.ts';
import { mergedAwayKey, tripKey } from './keys.ts';
import { mediaFileRepository } from './media-file-repository.ts';
import { mediaPath, photoKey } from './media-keys.ts';
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

const id = 't'.repeat(29);
const photo = photoKey(id, 'p'.repeat(24), 'jpg');
const tripWith = (photos: readonly string[]) => ({
  ...{ id, ownerId: 'ada', title: 'Rome', description: null, startDate: '2027-06-01', endDate: '2027-06-02' },
  ...{ isPublic: false, coverImage: null, location: null, firstLocation: null, dayCount: 0, activityCount: 0 },
  ...{ version: 1, batches: [], photos },
  ...tripKey(id),
});

it('a photo is not taken for unused while DynamoDB has left its trip unprocessed', async () => {
  const Keys = [tripKey(id), mergedAwayKey(id)];
  const trip = tripWith([mediaPath(photo)]);
  mock
    .on(BatchGetCommand)
    .resolvesOnce({ UnprocessedKeys: { table: { Keys } } })
    .resolves({ Responses: { table: [trip] } })
    .on(QueryCommand)
    .resolves({ Items: [trip] });
  expect(await mediaFileRepository(table).notShown([photo])).toEqual([]);
});

it('a photo that was added just now is not taken for unused, although a part of DynamoDB does not have it yet', async () => {
  const [before, now] = [tripWith([]), tripWith([mediaPath(photo)])];
  mock
    .on(BatchGetCommand)
    .resolves({ Responses: { table: [before] } })
    .on(QueryCommand)
    .resolves({ Items: [before] })
    .on(QueryCommand, { ConsistentRead: true })
    .resolves({ Items: [now] });
  expect(await mediaFileRepository(table).notShown([photo])).toEqual([]);
});

it('only the modules that ask on send a Query or a batch, each of which DynamoDB may cut short', () => {
  const senders = readdirSync('functions', { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.ts$/.test(file) &&
      !/\.test\.ts$/.test(file) &&
      /new (?:Query|Scan|BatchGet|BatchWrite)Command\(/.test(readFileSync(`functions/${file}`, 'utf8')),
  );
  expect(senders.sort()).toEqual([
    // Some of a day's activities are enough to tell its zone by.
    'data/activity-repository.ts',
    'data/get-batch.ts',
    // A page, whose cursor is the last item read.
    'data/page.ts',
    'data/query-all.ts',
    // At most 500 short words, which are below 1 MB.
    'data/traveller-word-repository.ts',
    'data/write-batches.ts',
  ]);
});
