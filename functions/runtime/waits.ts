import { AsyncLocalStorage } from 'node:async_hooks';

/** The services that a function waits for. */
type Service = 'table' | 's3' | 'ses' | 'model' | 'internet';

/** How long one service was waited for: the time in which at least one request to it was in flight. */
interface Wait {
  /** Requests in flight. */
  open: number;
  /** When the first of them was sent, by performance.now(). */
  since: number;
  milliseconds: number;
}

const calls = new AsyncLocalStorage<Map<Service, Wait>>();

/** Runs a call's work and records what it waits for, to be read by `waits`. */
export function measureWaits<T>(work: () => Promise<T>): Promise<T> {
  return calls.run(new Map(), work);
}

/** Counts requests through it as waiting for `service`; AWS SDK middleware for the `initialize` step. */
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

/**
 * Whole milliseconds that the call has waited so far, by service: { tableMs: 12 }. Services that it did not call are
 * absent.
 */
export function waits(): Record<string, number> {
  const waited = [...(calls.getStore() ?? [])];
  return Object.fromEntries(waited.map(([service, wait]) => [`${service}Ms`, Math.round(wait.milliseconds)]));
}
