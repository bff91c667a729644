/** Runs one task at a time, in the order of submission. */
export type Exclusive = <T>(work: () => Promise<T>) => Promise<T>;

export function createExclusive(): Exclusive {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    // A failure belongs to the caller, who holds `result`; the next task starts all the same.
    last = result.catch(() => undefined);
    return result;
  };
}
