import { type Database, tableSection } from './database.ts';
import { dynamoDbError } from './service-error.ts';
import type { Table } from './table.ts';

/** The table of a request that manages tables: its error, other than that of items, tells the name. */
export function managedTable(database: Database, name: string): Table {
  const table = database.tables.get(name);
  if (!table)
    throw dynamoDbError('ResourceNotFoundException', {
      message: `Requested resource not found: Table: ${name} not found`,
    });
  return table;
}

/** Stores the table as it now is, which is then what requests see. */
export async function putTable(database: Database, table: Table): Promise<void> {
  const { TableName } = table.description;
  await database.level.batch([tableSection(database).put(TableName, table)]);
  database.tables.set(TableName, table);
}
