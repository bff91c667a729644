import type { AttributeDefinition, BatchOperation, SecondaryIndex } from 'dynalite/db/index.js';
import * as createTable from 'dynalite/validations/createTable.js';
import { describeIndex } from './create-table.ts';
import { type Database, indexSection, itemSection } from './database.ts';
import { indexEntry } from './index-entry.ts';
import { checkMember, type Operation, parseRequest, type RequestSchema, tableName } from './request.ts';
import { dynamoDbError, validationError } from './service-error.ts';
import { type StreamSpecification, streamSpecification, withStream } from './stream-specification.ts';
import type { TableDescription } from './table.ts';
import { managedTable, putTable } from './table-catalogue.ts';

interface UpdateTableRequest {
  TableName: string;
  AttributeDefinitions?: AttributeDefinition[];
  GlobalSecondaryIndexUpdates?: { Create?: SecondaryIndex; Delete?: { IndexName: string } }[];
  StreamSpecification?: StreamSpecification;
}

const { notNull: _required, ...attributeDefinitions } = createTable.types.AttributeDefinitions;

const schema: RequestSchema<UpdateTableRequest> = {
  types: {
    TableName: tableName,
    AttributeDefinitions: attributeDefinitions,
    GlobalSecondaryIndexUpdates: {
      type: 'List',
      children: {
        type: 'ValueStruct<GlobalSecondaryIndexUpdate>',
        children: {
          Create: {
            ...createTable.types.GlobalSecondaryIndexes.children,
            type: 'FieldStruct<CreateGlobalSecondaryIndexAction>',
          },
          Delete: { type: 'FieldStruct<DeleteGlobalSecondaryIndexAction>', children: { IndexName: tableName } },
        },
      },
    },
    StreamSpecification: streamSpecification,
  },
};

/** Adds or removes an index, or switches the stream on or off: what a table of capacity on demand can have changed. */
export const updateTableOperation: Operation = async (database, body) => {
  const request = parseRequest(body, schema);
  const [update, ...more] = request.GlobalSecondaryIndexUpdates ?? [];
  if (more.length > 0)
    throw dynamoDbError('LimitExceededException', {
      message: 'Subscriber limit exceeded: Only 1 online index can be created or deleted simultaneously per table',
    });
  if (!update?.Create && !update?.Delete && !request.StreamSpecification)
    throw validationError('At least one of GlobalSecondaryIndexUpdates and StreamSpecification is required here');

  return database.exclusive(async () => {
    const table = managedTable(database, request.TableName);
    let description = withStream(table.description, request.StreamSpecification);
    if (update?.Create) {
      description = withIndex(description, update.Create, request.AttributeDefinitions ?? []);
      await fillIndex(database, description, update.Create);
    }
    if (update?.Delete) description = withoutIndex(description, update.Delete.IndexName);
    await putTable(database, { ...table, description });
    if (update?.Delete) await indexSection(database, request.TableName, update.Delete.IndexName).clear();
    return { TableDescription: description };
  });
};

function withIndex(
  description: TableDescription,
  index: SecondaryIndex,
  definitions: AttributeDefinition[],
): TableDescription {
  const known = new Set(description.AttributeDefinitions.map(({ AttributeName }) => AttributeName));
  const added = definitions.filter(({ AttributeName }) => !known.has(AttributeName));
  const AttributeDefinitions = [...description.AttributeDefinitions, ...added];
  const indexes = [...(description.GlobalSecondaryIndexes ?? []), describeIndex(description.TableArn, index)];
  checkMember(
    {
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: description.KeySchema,
      AttributeDefinitions,
      GlobalSecondaryIndexes: indexes.map(({ IndexName, KeySchema, Projection }) => ({
        IndexName,
        KeySchema,
        Projection,
      })),
    },
    createTable.custom,
  );
  return { ...description, AttributeDefinitions, GlobalSecondaryIndexes: indexes };
}

function withoutIndex(description: TableDescription, name: string): TableDescription {
  const { GlobalSecondaryIndexes: indexes = [], ...plain } = description;
  const left = indexes.filter(({ IndexName }) => IndexName !== name);
  if (left.length === indexes.length)
    throw dynamoDbError('ResourceNotFoundException', { message: `Requested resource not found: Index: ${name}` });
  const keys = new Set([plain, ...left].flatMap(({ KeySchema }) => KeySchema.map((key) => key.AttributeName)));
  return {
    ...plain,
    AttributeDefinitions: plain.AttributeDefinitions.filter(({ AttributeName }) => keys.has(AttributeName)),
    ...(left.length > 0 ? { GlobalSecondaryIndexes: left } : {}),
  };
}

/** Fills a new index from the items that there are, before the table says that it has it. */
async function fillIndex(database: Database, table: TableDescription, index: SecondaryIndex): Promise<void> {
  const section = indexSection(database, table.TableName, index.IndexName);
  await section.clear();
  let batch: BatchOperation[] = [];
  for await (const item of itemSection(database, table.TableName).values()) {
    const entry = indexEntry(table, index, item);
    if (entry) batch.push(section.put(entry.key, entry.item));
    if (batch.length < 500) continue;
    await database.level.batch(batch);
    batch = [];
  }
  if (batch.length > 0) await database.level.batch(batch);
}
