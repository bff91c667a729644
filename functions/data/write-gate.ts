import { AsyncLocalStorage } from 'node:async_hooks';

/** What has to hold before a call may write; absent while nothing is asked of it. */
interface Gate {
  opening?: Promise<void>;
}

const gates = new AsyncLocalStorage<Gate>();
const WRITES = /^(?:Put|Update|Delete|BatchWrite|TransactWrite)/;

/** Does a call's work, whose writes `holdWrites` can hold up. */
export function behindWriteGate<T>(work: () => Promise<T>): Promise<T> {
  return gates.run({}, work);
}

/**
 * No write of the call leaves before `until` resolves, and none at all when it rejects: it then fails with the same
 * error. Reads go ahead meanwhile, so that they and what is waited for are one round trip and not two.
 */
export function holdWrites(until: Promise<void>): void {
  const gate = gates.getStore();
  if (gate) gate.opening = until;
  // Who waits for it tells of its failure.
  until.catch(() => undefined);
}

/** Does work whose writes are held up by nothing. */
export function withoutWriteGate<T>(work: () => Promise<T>): Promise<T> {
  return gates.exit(work);
}

/** Resolves when this command ('PutCommand' as the SDK names it) may leave. */
export async function passWriteGate(command: string | undefined): Promise<void> {
  if (command !== undefined && WRITES.test(command)) await gates.getStore()?.opening;
}
