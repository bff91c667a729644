import type { IncomingHttpHeaders } from 'node:http';
import type { ProtocolRequest } from '../dynamodb/http-protocol.ts';
import { protocolError } from '../dynamodb/service-error.ts';
import { actingFunction } from './acting-function.ts';
import { mayUseTable } from './role.ts';
import { tableUses } from './table-uses.ts';

/** Throws DynamoDB's error when a function's role does not allow its request. */
export function authorizeTable(headers: IncomingHttpHeaders, { target, body }: ProtocolRequest): void {
  const name = actingFunction(headers);
  if (name === undefined) return;
  for (const use of tableUses(target, body)) {
    if (mayUseTable(name, use)) continue;
    throw protocolError(
      'AccessDeniedException',
      `${name} is not authorized to perform: dynamodb:${use.action} on partition ${use.partition}`,
    );
  }
}
