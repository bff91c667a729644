import { randomUUID } from 'node:crypto';
import type { TableSchema } from 'dynalite/db/index.js';
import * as createTable from 'dynalite/validations/createTable.js';
import { type Operation, parseRequest, type RequestSchema } from './request.ts';
import { dynamoDbError, validationError } from './service-error.ts';
import { type StreamSpecification, streamSpecification, withStream } from './stream-specification.ts';
import type { TableDescription } from './table.ts';
import { putTable } from './table-catalogue.ts';

interface CreateTableRequest extends TableSchema {
  LocalSecondaryIndexes?: object[];
  GlobalSecondaryIndexes?: object[];
  StreamSpecification?: StreamSpecification;
}

const schema: RequestSchema<CreateTableRequest> = {
  types: { ...createTable.types, StreamSpecification: streamSpecification },
  custom: createTable.custom,
};

/** The table exists when the response arrives, where AWS takes a while; every table has on-demand capacity. */
export const createTableOperation: Operation = async (database, body) => {
  const request = parseRequest(body, schema);
  const { TableName } = request;
  if (request.LocalSecondaryIndexes || request.GlobalSecondaryIndexes)
    throw validationError('Secondary indexes are not supported here: the product has none');
  return database.exclusive(async () => {
    if (database.tables.has(TableName))
      throw dynamoDbError('ResourceInUseException', { message: `Table already exists: ${TableName}` });
    const description = withStream(describeTable(request), request.StreamSpecification);
    await putTable(database, { description });
    return { TableDescription: description };
  });
};

const onDemand = { ProvisionedThroughput: { ReadCapacityUnits: 0, WriteCapacityUnits: 0, NumberOfDecreasesToday: 0 } };

function describeTable(request: CreateTableRequest): TableDescription {
  const region = process.env.AWS_REGION ?? 'us-east-1';
  const TableArn = `arn:aws:dynamodb:${region}:000000000000:table/${request.TableName}`;
  const CreationDateTime = Date.now() / 1000;
  return {
    TableName: request.TableName,
    TableArn,
    TableId: randomUUID(),
    TableStatus: 'ACTIVE',
    CreationDateTime,
    AttributeDefinitions: request.AttributeDefinitions,
    KeySchema: request.KeySchema,
    BillingModeSummary: { BillingMode: 'PAY_PER_REQUEST', LastUpdateToPayPerRequestDateTime: CreationDateTime },
    ...onDemand,
    ItemCount: 0,
    TableSizeBytes: 0,
    DeletionProtectionEnabled: false,
  };
}
