/** Runs tasks of the same key one after the other, and tasks of different keys in parallel. */
export function keyLock(): <Result>(key: string, task: () => Promise<Result>) => Promise<Result> {
  const tails = new Map<string, Promise<void>>();
  return async (key, task) => {
    const before = tails.get(key);
    const { promise: tail, resolve: release } = Promise.withResolvers<void>();
    tails.set(key, tail);
    await before;
    try {
      return await task();
    } finally {
      if (tails.get(key) === tail) tails.delete(key);
      release();
    }
  };
}
