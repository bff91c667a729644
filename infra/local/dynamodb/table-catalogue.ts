import { type Database, tableSection } from './database.ts';
import { dynamoDbError } from './service-error.ts';
import type { Table } from './table.ts';

/** The table of a request that manages tables: unlike for items, its error contains the name. */
export function managedTable(database: Database, name: string): Table {
  const table = database.tables.get(name);
  if (!table)
    throw dynamoDbError('ResourceNotFoundException', {
      message: `Requested resource not found: Table: ${name} not found`,
    });
  return table;
}

/** Stores the table's new state, which requests see from then on. */
export async function putTable(database: Database, table: Table): Promise<void> {
  const { TableName } = table.description;
  await database.level.batch([tableSection(database).put(TableName, table)]);
  database.tables.set(TableName, table);
}
