import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, it } from 'vitest';
import { ratesKey } from './keys.ts';
import { rateTableRepository } from './rate-table-repository.ts';

const HOUR_MS = 60 * 60 * 1000;

it('a table of exchange rates is read once an hour, so that a new one counts within the hour', async () => {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));
  const mock = mockClient(client);
  const published = (date: string, usd: number) => ({
    Items: [{ ...ratesKey(date), date, about: false, perEuro: { EUR: 1, USD: usd } }],
  });
  mock.on(QueryCommand).resolvesOnce(published('2026-11-19', 1.1)).resolves(published('2026-11-20', 1.2));
  let now = Date.parse('2026-11-20T15:30:00Z');
  const rates = rateTableRepository({ name: 'table', client }, () => now);
  const dollars = async () => (await rates.around(['2026-11-20'])).map(({ perEuro }) => perEuro.USD);
  expect(await dollars()).toEqual([1.1]);
  now += HOUR_MS - 1;
  expect(await dollars()).toEqual([1.1]);
  expect(mock.commandCalls(QueryCommand)).toHaveLength(1);
  now += 1;
  expect(await dollars()).toEqual([1.2]);
});
