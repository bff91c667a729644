import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Route } from '#shared/contract/define-route.ts';
import type { Caller } from '../data/session.ts';
import type { Call } from './call.ts';

/** The gateway's event on its way through the chain; each step adds what it found. */
export type CallEvent = APIGatewayProxyEventV2 & {
  /** Whose session stands; undefined for a visitor who is signed out. */
  caller?: Caller | undefined;
  /** Where the caller's machine is, as far as it can be known. */
  viewerAddress?: string;
  /** What the route reads beside the session. */
  early?: Promise<unknown>;
  call?: Call<Route>;
};
