import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { Route } from '#shared/contract/define-route.ts';
import { sessionKeyRepository } from '../data/session-key-repository.ts';
import { sessionRepository, unauthorized } from '../data/session-repository.ts';
import type { Table } from '../data/table.ts';
import { holdWrites } from '../data/write-gate.ts';
import type { Caller } from './call.ts';
import type { CallEvent } from './call-event.ts';
import { logger, travellerHash } from './logger.ts';
import { sessionTokenOf } from './session-cookie.ts';
import { verifySessionToken } from './session-token.ts';

/**
 * Finds out who calls. A signed-in call without a token of ours answers 401 before anything is read. With one, the
 * call's reads go ahead while the session's record is looked up: nothing is written or answered before it is known to
 * stand, and every other error gives way to its 401.
 */
export function authenticate(
  route: Route,
  table: () => Table,
): MiddlewareObj<CallEvent, APIGatewayProxyStructuredResultV2, Error, Context> {
  return {
    before: async ({ event }) => {
      const token = sessionTokenOf(event.cookies);
      const named = token === undefined ? undefined : await verifySessionToken(token, sessionKeyRepository(table()));
      if (named === undefined) {
        if (route.access === 'signed-in') throw unauthorized();
        return;
      }
      event.caller = named;
      logger.appendKeys({ traveller: travellerHash(named.travellerId) });
      event.standing = stands(table(), named);
      holdWrites(event.standing);
    },
    onError: async (request) => {
      if (route.access === 'anyone') return;
      try {
        await request.event.standing;
      } catch (error) {
        if (error instanceof Error) request.error = error;
      }
    },
  };
}

async function stands(table: Table, session: Caller): Promise<void> {
  if (!(await sessionRepository(table).exists(session))) throw unauthorized();
}
