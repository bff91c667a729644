import { expect, test } from 'vitest';
import { createTableOperation } from './create-table.ts';
import { openDatabase } from './database.ts';
import { getRecordsOperation, getShardIteratorOperation } from './stream-records.ts';
import { trimStreams } from './stream-retention.ts';
import { SHARD_ID, streams } from './streams.ts';
import { streamOfBothImages, testTable } from './test-clients.ts';
import { putOperation } from './write-item.ts';

const HOUR_SECONDS = 3600;

test('records are kept for a day, and numbering continues after the removed ones', async () => {
  const database = await openDatabase(undefined);
  await createTableOperation(database, testTable('trimmed', streamOfBothImages));
  const put = (sk: string) => putOperation(database, { TableName: 'trimmed', Item: { pk: { S: 'p' }, sk: { S: sk } } });
  const read = async (position: object) => {
    const StreamArn = streams(database)[0]?.arn;
    const iterator = await getShardIteratorOperation(database, { StreamArn, ShardId: SHARD_ID, ...position });
    return getRecordsOperation(database, iterator);
  };
  const recordOf = (sk: string) =>
    expect.objectContaining({ dynamodb: expect.objectContaining({ Keys: { pk: { S: 'p' }, sk: { S: sk } } }) });
  const fromTheOldest = { ShardIteratorType: 'TRIM_HORIZON' };
  const now = Math.floor(Date.now() / 1000);

  await put('1');
  await put('2');
  await trimStreams(database, now + 23 * HOUR_SECONDS);
  expect(await read(fromTheOldest)).toMatchObject({ Records: [recordOf('1'), recordOf('2')] });

  const SequenceNumber = `1${'2'.padStart(20, '0')}`;
  await trimStreams(database, now + 25 * HOUR_SECONDS);
  expect(await read(fromTheOldest)).toMatchObject({ Records: [] });

  await put('3');
  expect(await read({ ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber })).toMatchObject({
    Records: [recordOf('3')],
  });
  await database.level.close();
});
