import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { Route } from '#shared/contract/define-route.ts';
import type { AppError } from '#shared/contract/errors.ts';
import type { Caller } from '../data/session.ts';
import { sessionKeyRepository } from '../data/session-key-repository.ts';
import { sessionRepository, unauthorized } from '../data/session-repository.ts';
import type { Table } from '../data/table.ts';
import { logger, travellerHash } from '../runtime/logger.ts';
import type { CallEvent } from './call-event.ts';
import { countForTraveller } from './limit-traveller.ts';
import { sessionTokenOf } from './session-cookie.ts';
import { verifySessionToken } from './session-token.ts';

/**
 * Authenticates the caller: the token's signature, then the session's record, which must be valid too. Without both, a
 * call that needs a session answers 401, and a public one counts as a signed-out visitor's. While the record is read,
 * the call is counted against its limits per traveller: above them it answers 429.
 */
export function authenticate(
  route: Route,
  table: () => Table,
): MiddlewareObj<CallEvent, APIGatewayProxyStructuredResultV2, Error, Context> {
  return {
    before: async ({ event }) => {
      const { caller, refusal } = await check(event, route, table);
      event.caller = caller;
      if (caller) logger.appendKeys({ traveller: travellerHash(caller.travellerId) });
      else if (route.access === 'signed-in') throw unauthorized();
      if (refusal) throw refusal;
    },
  };
}

interface Checked {
  readonly caller?: Caller;
  readonly refusal?: AppError | undefined;
}

async function check(event: CallEvent, route: Route, table: () => Table): Promise<Checked> {
  const token = sessionTokenOf(event.cookies);
  const named = token === undefined ? undefined : await verifySessionToken(token, sessionKeyRepository(table()));
  if (!named) return {};
  const [caller, counted] = await Promise.all([
    sessionRepository(table()).find(named),
    countForTraveller(route, named.travellerId, table()),
  ]);
  if (caller) return { caller, refusal: counted.refusal };
  await counted.takeBack();
  return {};
}
