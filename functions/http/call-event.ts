import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Route } from '#shared/contract/define-route.ts';
import type { Call, Caller } from './call.ts';

/** The gateway's event on its way through the chain; each step adds what it found. */
export type CallEvent = APIGatewayProxyEventV2 & {
  caller?: Caller | undefined;
  /** Where the caller's machine is, as far as it can be known. */
  viewerAddress?: string;
  /** Resolves when the caller's session still stands; rejects with 401 when it does not. */
  standing?: Promise<void>;
  /** Resolves when the call is within its limits; rejects with 429 when it is not. */
  allowed?: Promise<void>;
  call?: Call<Route>;
};
