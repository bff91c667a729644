import { expect, test } from 'vitest';
import { openDatabase, transactionAgeSection, transactionSection } from './database.ts';
import { digestOf, forgetTransactions, writtenBefore, writtenOperations } from './transaction-token.ts';

const MINUTE_MILLISECONDS = 60_000;

test('a request token is forgotten after ten minutes and not before', async () => {
  const database = await openDatabase(undefined);
  const digest = digestOf([{ Put: {} }]);
  await database.level.batch(writtenOperations(database, 'token', digest, []));

  await forgetTransactions(database, Date.now() + 9 * MINUTE_MILLISECONDS);
  expect(await writtenBefore(database, 'token', digest)).toEqual([]);

  await forgetTransactions(database, Date.now() + 11 * MINUTE_MILLISECONDS);
  expect(await writtenBefore(database, 'token', digest)).toBeUndefined();
  expect(await transactionSection(database).get('token')).toBeUndefined();
  for await (const age of transactionAgeSection(database).keys()) expect(age).toBeUndefined();
  await database.level.close();
});
