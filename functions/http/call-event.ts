import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Route } from '#shared/contract/define-route.ts';
import type { Caller } from '../data/session.ts';
import type { Call } from './call.ts';

/** The gateway's event on its way through the chain; each step adds what it found out. */
export type CallEvent = APIGatewayProxyEventV2 & {
  /** The valid session; undefined for a signed-out visitor. */
  caller?: Caller | undefined;
  /** The caller's IP address, as far as it can be trusted. */
  viewerAddress?: string;
  /** What the route reads in parallel with the session check. */
  early?: Promise<unknown>;
  call?: Call<Route>;
};
