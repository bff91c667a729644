import { type Operation, parseRequest, tableName } from './request.ts';
import { managedTable } from './table-catalogue.ts';

const schema = { types: { TableName: tableName } };

export const describeTableOperation: Operation = async (database, body) => {
  const { TableName } = parseRequest<{ TableName: string }>(body, schema);
  return { Table: managedTable(database, TableName).description };
};
