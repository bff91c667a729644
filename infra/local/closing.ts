/** Collects what was started, to close it in reverse order. */
export interface Closing {
  add(close: () => Promise<void>): void;
  /** Closes everything, even if something could not be closed; then rejects with the errors. */
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
