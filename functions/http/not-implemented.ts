import type { Route } from '#shared/contract/define-route.ts';
import { AppError } from '#shared/contract/errors.ts';
import { type Implementation, implement } from './call.ts';

/** Answers 501 through the same chain as every call, until the call is written. */
export function notImplemented<R extends Route>(route: R): Implementation<R, undefined> {
  return implement(route, async () => {
    throw new AppError('not_implemented', 'This is not available yet.');
  });
}
