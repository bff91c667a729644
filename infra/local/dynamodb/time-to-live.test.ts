import { DescribeTimeToLiveCommand, UpdateTimeToLiveCommand } from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { createTestTable } from './test-clients.ts';
import { testDatabase } from './test-database.ts';

const db = await testDatabase();

const expire = (TableName: string, Enabled = true, AttributeName = 'expires') =>
  db.client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification: { Enabled, AttributeName } }));
const described = async (TableName: string) =>
  (await db.client.send(new DescribeTimeToLiveCommand({ TableName }))).TimeToLiveDescription;
const put = (TableName: string, sk: string, more: Record<string, unknown>) =>
  db.documents.send(new PutCommand({ TableName, Item: { pk: 'p', sk, ...more } }));
const present = async (TableName: string, sk: string) =>
  (await db.documents.send(new GetCommand({ TableName, Key: { pk: 'p', sk } }))).Item !== undefined;
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
const soon = { timeout: 15_000, interval: 50 };

test('time to live is switched on and off once, for one attribute', async () => {
  await createTestTable(db, 'switch');
  expect(await described('switch')).toEqual({ TimeToLiveStatus: 'DISABLED' });
  await expire('switch');
  expect(await described('switch')).toEqual({ TimeToLiveStatus: 'ENABLED', AttributeName: 'expires' });
  await expect(expire('switch')).rejects.toThrow('TimeToLive is already enabled');
  await expire('switch', false);
  expect(await described('switch')).toEqual({ TimeToLiveStatus: 'DISABLED' });
  await expect(expire('switch', false)).rejects.toThrow('TimeToLive is already disabled');
});

test('an expired item is deleted, others stay', async () => {
  await createTestTable(db, 'expiring');
  await put('expiring', 'before', { expires: inSeconds(-60) });
  await expire('expiring');
  await put('expiring', 'after', { expires: inSeconds(-1) });
  await put('expiring', 'later', { expires: inSeconds(3600) });
  await put('expiring', 'text', { expires: String(inSeconds(-60)) });
  await put('expiring', 'mistake', { expires: inSeconds(-6 * 365 * 24 * 3600) });
  await put('expiring', 'extended', { expires: inSeconds(1) });
  await db.documents.send(
    new UpdateCommand({
      TableName: 'expiring',
      Key: { pk: 'p', sk: 'extended' },
      UpdateExpression: 'SET expires = :e',
      ExpressionAttributeValues: { ':e': inSeconds(3600) },
    }),
  );
  await put('expiring', 'last', { expires: inSeconds(1) });
  await expect.poll(() => present('expiring', 'last'), soon).toBe(false);
  const left = ['before', 'after', 'later', 'text', 'mistake', 'extended'];
  const found = await Promise.all(left.map((sk) => present('expiring', sk)));
  expect(left.filter((_sk, position) => found[position])).toEqual(['later', 'text', 'mistake', 'extended']);
});
