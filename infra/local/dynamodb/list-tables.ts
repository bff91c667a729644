import { type Operation, parseRequest, tableName } from './request.ts';
import { managedTable } from './table-catalogue.ts';

const describeSchema = { types: { TableName: tableName } };

export const describeTableOperation: Operation = async (database, body) => {
  const { TableName } = parseRequest<{ TableName: string }>(body, describeSchema);
  return { Table: managedTable(database, TableName).description };
};

const listSchema = {
  types: {
    ExclusiveStartTableName: { type: 'String', regex: '[a-zA-Z0-9_.-]+' },
    Limit: { type: 'Integer', greaterThanOrEqual: 1, lessThanOrEqual: 100 },
  },
};

export const listTablesOperation: Operation = async (database, body) => {
  const { ExclusiveStartTableName: start = '', Limit = 100 } = parseRequest<{
    ExclusiveStartTableName?: string;
    Limit?: number;
  }>(body, listSchema);
  const names = [...database.tables.keys()].filter((name) => name > start).sort();
  const TableNames = names.slice(0, Limit);
  return { TableNames, ...(names.length > Limit ? { LastEvaluatedTableName: TableNames.at(-1) } : {}) };
};
