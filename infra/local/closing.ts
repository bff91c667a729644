/** Collects what has been started, to close it in the opposite order. */
export interface Closing {
  add(close: () => Promise<void>): void;
  /** Closes everything, also after one thing could not be closed; then rejects with what went wrong. */
  close(): Promise<void>;
}

export function closing(): Closing {
  const closers: (() => Promise<void>)[] = [];
  return {
    add: (close) => {
      closers.push(close);
    },
    close: async () => {
      const failures: unknown[] = [];
      for (let close = closers.pop(); close; close = closers.pop()) {
        try {
          await close();
        } catch (error) {
          failures.push(error);
        }
      }
      if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be closed');
    },
  };
}
