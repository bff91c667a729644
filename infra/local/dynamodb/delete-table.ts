import { clearItems } from './create-table.ts';
import { tableSection } from './database.ts';
import { type Operation, parseRequest, tableName } from './request.ts';
import { managedTable } from './table-catalogue.ts';

const schema = { types: { TableName: tableName } };

export const deleteTableOperation: Operation = async (database, body) => {
  const { TableName } = parseRequest<{ TableName: string }>(body, schema);
  return database.exclusive(async () => {
    const { description } = managedTable(database, TableName);
    await database.level.batch([tableSection(database).del(TableName)]);
    database.tables.delete(TableName);
    await clearItems(database, description);
    return { TableDescription: { ...description, TableStatus: 'DELETING' } };
  });
};
