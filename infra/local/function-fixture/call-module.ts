import type { LambdaHandler } from '#functions/http/lambda-handler.ts';
import type { Route } from '#shared/contract/define-route.ts';

/** A call's module: what its handler file exports. */
export interface CallModule<R extends Route = Route> {
  readonly implementation: { readonly route: R };
  readonly handler: LambdaHandler;
}
