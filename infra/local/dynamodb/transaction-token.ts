import { createHash } from 'node:crypto';
import type { BatchOperation } from 'dynalite/db/index.js';
import type { Consumption } from './capacity.ts';
import { type Database, transactionAgeSection, transactionSection } from './database.ts';
import { dynamoDbError } from './service-error.ts';

/** How long a client request token identifies its transaction (TransactWriteItems, ClientRequestToken). */
const TOKEN_MILLISECONDS = 10 * 60 * 1000;
const DIGITS = 15;

/** A fingerprint of the transaction. */
export function digestOf(actions: object): string {
  return createHash('sha256').update(JSON.stringify(actions)).digest('base64');
}

/** The cost of reading this token's transaction again; undefined if it was not written. */
export async function writtenBefore(
  database: Database,
  token: string,
  digest: string,
): Promise<Consumption[] | undefined> {
  const written = await transactionSection(database).get(token);
  if (!written || written.at < Date.now() - TOKEN_MILLISECONDS) return undefined;
  if (written.digest !== digest)
    throw dynamoDbError('IdempotentParameterMismatchException', {
      Message: 'Request parameters do not match those of the earlier request with the same client request token',
    });
  return written.reads;
}

/** Records a transaction. It is stored in the same batch, so that no unwritten one is recorded. */
export function writtenOperations(
  database: Database,
  token: string,
  digest: string,
  reads: Consumption[],
): BatchOperation[] {
  const at = Date.now();
  return [
    transactionSection(database).put(token, { at, digest, reads }),
    transactionAgeSection(database).put(`${age(at)}/${token}`, 1),
  ];
}

/** Forgets the transactions whose tokens have expired. */
export async function forgetTransactions(database: Database, now: number): Promise<void> {
  const operations: BatchOperation[] = [];
  for await (const key of transactionAgeSection(database).keys({ lt: age(now - TOKEN_MILLISECONDS) })) {
    const token = key.slice(DIGITS + 1);
    const written = await transactionSection(database).get(token);
    operations.push(transactionAgeSection(database).del(key));
    // A token may have been used again since.
    if (written && age(written.at) === key.slice(0, DIGITS)) operations.push(transactionSection(database).del(token));
  }
  if (operations.length > 0) await database.level.batch(operations);
}

function age(milliseconds: number): string {
  return String(milliseconds).padStart(DIGITS, '0');
}
