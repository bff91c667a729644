import { afterAll } from 'vitest';
import { createTestTable, startTestDynamoDb, type TestDynamoDb } from './test-clients.ts';

/** Starts a server for the tests of one file, with these tables. */
export async function testDatabase(...tables: readonly string[]): Promise<TestDynamoDb> {
  const db = await startTestDynamoDb();
  afterAll(() => db.close());
  for (const name of tables) await createTestTable(db, name);
  return db;
}
