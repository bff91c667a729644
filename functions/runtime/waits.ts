import { AsyncLocalStorage } from 'node:async_hooks';

/** What a function waits for outside of itself. */
type Service = 'table' | 's3' | 'ses' | 'model';

/** How long one service was waited for: the time in which at least one request to it was on its way. */
interface Wait {
  /** Requests on their way. */
  open: number;
  /** When the first of them left, by performance.now(). */
  since: number;
  milliseconds: number;
}

const calls = new AsyncLocalStorage<Map<Service, Wait>>();

/** Does a call's work, whose waiting `waits` can tell. */
export function measureWaits<T>(work: () => Promise<T>): Promise<T> {
  return calls.run(new Map(), work);
}

/** A middleware of an AWS SDK client, for its `initialize` step: counts what passes it as waiting for `service`. */
export function waitingFor(service: Service) {
  return <Input, Output>(send: (input: Input) => Promise<Output>) =>
    async (input: Input): Promise<Output> => {
      const call = calls.getStore();
      if (!call) return send(input);
      const wait = call.get(service) ?? { open: 0, since: 0, milliseconds: 0 };
      call.set(service, wait);
      if (wait.open++ === 0) wait.since = performance.now();
      try {
        return await send(input);
      } finally {
        if (--wait.open === 0) wait.milliseconds += performance.now() - wait.since;
      }
    };
}

/** Whole milliseconds that the call waited so far, by what for: { tableMs: 12 }. What it did not ask is not there. */
export function waits(): Record<string, number> {
  const waited = [...(calls.getStore() ?? [])];
  return Object.fromEntries(waited.map(([service, wait]) => [`${service}Ms`, Math.round(wait.milliseconds)]));
}
