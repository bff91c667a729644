const WRITES = /^(Put|Update|Delete|Transact|Batch)/;
const READS = new Set(['BatchGetCommand', 'BatchGetItemCommand', 'TransactGetCommand', 'TransactGetItemsCommand']);

/** Whether a command of DynamoDB's clients, such as 'PutCommand', writes items. */
export const isWrite = (commandName: string): boolean => WRITES.test(commandName) && !READS.has(commandName);
