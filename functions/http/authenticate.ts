import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { Route } from '#shared/contract/define-route.ts';
import type { Caller } from '../data/session.ts';
import { sessionKeyRepository } from '../data/session-key-repository.ts';
import { sessionRepository, unauthorized } from '../data/session-repository.ts';
import type { Table } from '../data/table.ts';
import { logger, travellerHash } from '../runtime/logger.ts';
import type { CallEvent } from './call-event.ts';
import { sessionTokenOf } from './session-cookie.ts';
import { verifySessionToken } from './session-token.ts';

/**
 * Authenticates the caller: the token's signature, then the session's record, which must be valid too. Without both, a
 * call that needs a session answers 401, and a public one counts as a signed-out visitor's.
 */
export function authenticate(
  route: Route,
  table: () => Table,
): MiddlewareObj<CallEvent, APIGatewayProxyStructuredResultV2, Error, Context> {
  return {
    before: async ({ event }) => {
      event.caller = await callerOf(event, table);
      if (event.caller) logger.appendKeys({ traveller: travellerHash(event.caller.travellerId) });
      else if (route.access === 'signed-in') throw unauthorized();
    },
  };
}

async function callerOf(event: CallEvent, table: () => Table): Promise<Caller | undefined> {
  const token = sessionTokenOf(event.cookies);
  if (token === undefined) return undefined;
  const named = await verifySessionToken(token, sessionKeyRepository(table()));
  return named && sessionRepository(table()).find(named);
}
