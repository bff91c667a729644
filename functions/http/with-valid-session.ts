import type { Route } from '#shared/contract/define-route.ts';
import { AppError } from '#shared/contract/errors.ts';
import { withoutWriteGate } from '../data/write-gate.ts';
import type { Call } from './call.ts';
import type { CallEvent } from './call-event.ts';

/**
 * Does a call's work while its session is looked up, and counted where it reads ahead. A signed-in call whose session
 * does not stand any more rejects with 401; one that anyone may make is done once more as for a visitor who is signed
 * out, since nothing of it was written yet.
 */
export async function withValidSession<R extends Route, T>(
  event: CallEvent,
  route: R,
  work: (call: Call<R>) => Promise<T>,
): Promise<T> {
  // readInput has just parsed it by this route's own schemas.
  const call = event.call as Call<R>;
  if (route.access === 'signed-in') return (await Promise.all([work(call), event.standing, event.allowed]))[0];
  const [session, limit, done] = await Promise.allSettled([event.standing, event.allowed, work(call)]);
  if (limit.status === 'rejected') throw limit.reason;
  if (session.status === 'rejected') {
    if (!(session.reason instanceof AppError)) throw session.reason;
    event.caller = undefined;
    return withoutWriteGate(() => work({ ...call, caller: undefined } as Call<R>));
  }
  if (done.status === 'rejected') throw done.reason;
  return done.value;
}
