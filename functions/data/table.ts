import { DynamoDBClient, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { environment } from '../runtime/environment.ts';
import { waitingFor } from '../runtime/waits.ts';
import { keepVersions } from './keep-versions.ts';

/** The table and its client. */
export interface Table {
  readonly name: string;
  readonly client: DynamoDBDocumentClient;
}

let made: Table | undefined;

/** The function's table, connected once per process. The endpoint comes from the environment. */
export function table(): Table {
  made ??= { name: environment().TABLE_NAME, client: measuredClient() };
  return made;
}

function measuredClient(): DynamoDBDocumentClient {
  const client = documentClient(new DynamoDBClient({}));
  client.middlewareStack.add(waitingFor('table'), { step: 'initialize', priority: 'low', name: 'waitingForTable' });
  return client;
}

export function documentClient(client: DynamoDBClient): DynamoDBDocumentClient {
  // It copies every request and answer for a log that is not kept, which takes a twentieth of the time of reading a trip.
  client.middlewareStack.remove('loggerMiddleware');
  client.middlewareStack.add(
    (next) => async (args) => {
      try {
        return await next(args);
      } catch (error) {
        // A write of one item that a transaction has locked. Nothing was written, and the SDK would not retry it.
        throw error instanceof TransactionConflictException ? Object.assign(error, { $retryable: {} }) : error;
      }
    },
    { step: 'deserialize', priority: 'high', name: 'retryTransactionConflict' },
  );
  return keepVersions(DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } }));
}
