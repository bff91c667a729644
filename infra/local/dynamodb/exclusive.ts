/** Runs one piece of work at a time, in the order in which they were handed over. */
export type Exclusive = <T>(work: () => Promise<T>) => Promise<T>;

export function createExclusive(): Exclusive {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    // A failure is the caller's, who holds `result`; the next piece of work starts all the same.
    last = result.catch(() => undefined);
    return result;
  };
}
