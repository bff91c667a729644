import { DynamoDBClient, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { documentClient } from './table.ts';
import { transact } from './transact.ts';
import { create } from './writes.ts';

// No local server can be made to lock an item in another transaction at will.
const documents = documentClient(new DynamoDBClient({ region: 'eu-central-1' }));
const client = mockClient(documents);
const table = { name: 'table', client: documents };
afterEach(() => {
  client.reset();
  vi.useRealTimers();
});

const cancelled = (...codes: string[]) =>
  new TransactionCanceledException({
    message: 'cancelled',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code, Item: { title: { S: `old of ${Code}` } } })),
  });
const key = { pk: 'a', sk: 'b' };
const write = (name: string) => create(table, key, (old) => new Error(`${name} refused: ${old?.title}`));
const sent = () => client.commandCalls(TransactWriteCommand).length;

/** Runs with a clock that advances by itself. */
async function run(writes = [write('first'), write('second')]): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 100 });
  return transact(table, writes);
}

describe('a transaction', () => {
  it('that succeeds is sent once, asking for the items that fail a condition', async () => {
    client.on(TransactWriteCommand).resolves({});
    await run();
    expect(sent()).toBe(1);
    const { input } = client.commandCalls(TransactWriteCommand)[0]?.args[0] ?? {};
    expect(input?.TransactItems?.[0]?.Put?.ReturnValuesOnConditionCheckFailure).toBe('ALL_OLD');
  });

  it('throws the error of its first refused write, given the item as it was', async () => {
    client.on(TransactWriteCommand).rejects(cancelled('None', 'ConditionalCheckFailed'));
    await expect(run()).rejects.toThrow('second refused: old of ConditionalCheckFailed');
    expect(sent()).toBe(1);
  });

  it('is retried while another transaction locks an item', async () => {
    client.on(TransactWriteCommand).rejectsOnce(cancelled('TransactionConflict', 'None')).resolves({});
    await run();
    expect(sent()).toBe(2);
  });

  it('is refused at once where a condition fails besides a conflict', async () => {
    client.on(TransactWriteCommand).rejects(cancelled('TransactionConflict', 'ConditionalCheckFailed'));
    await expect(run()).rejects.toThrow('second refused');
    expect(sent()).toBe(1);
  });

  it('is given up as busy after six conflicts', async () => {
    client.on(TransactWriteCommand).rejects(cancelled('TransactionConflict'));
    await expect(run()).rejects.toMatchObject({ code: 'unavailable' });
    expect(sent()).toBe(6);
  });

  it('that fails for another reason fails at once with its cause', async () => {
    client.on(TransactWriteCommand).rejects(cancelled('ValidationError'));
    await expect(run()).rejects.toBeInstanceOf(TransactionCanceledException);
    client.on(TransactWriteCommand).rejects(new RangeError('no network'));
    await expect(run()).rejects.toThrow('no network');
    expect(sent()).toBe(2);
  });
});
