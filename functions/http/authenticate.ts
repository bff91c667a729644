import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { Route } from '#shared/contract/define-route.ts';
import { AppError } from '#shared/contract/errors.ts';
import { sessionKeyRepository } from '../data/session-key-repository.ts';
import { sessionRepository } from '../data/session-repository.ts';
import type { Table } from '../data/table.ts';
import type { CallEvent } from './call-event.ts';
import { sessionTokenOf } from './session-cookie.ts';
import { verifySessionToken } from './session-token.ts';

/** Finds out who calls. A signed-in call without a session that still stands answers 401 before anything is read. */
export function authenticate(
  route: Route,
  table: () => Table,
): MiddlewareObj<CallEvent, APIGatewayProxyStructuredResultV2, Error, Context> {
  return {
    before: async (request) => {
      const token = sessionTokenOf(request.event.cookies);
      const named = token === undefined ? undefined : await verifySessionToken(token, sessionKeyRepository(table()));
      if (named && (await sessionRepository(table()).exists(named))) request.event.caller = named;
      else if (route.access === 'signed-in') throw new AppError('unauthorized', 'Unauthorized');
    },
  };
}
