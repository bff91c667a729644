import { createInterface } from 'node:readline';
import { Worker } from 'node:worker_threads';
import { EXITED, FunctionError, TIMED_OUT } from './function-error.ts';
import { Begun, type Invocation, Outcome } from './invocation.ts';

interface Running {
  readonly resolve: (result: string | undefined) => void;
  readonly reject: (error: FunctionError) => void;
  readonly timeout: number;
  timer: NodeJS.Timeout;
}

/** How long a function may wait for the thread and load its code, in milliseconds; a busy machine takes seconds. */
const LOADING_MS = 30_000;

/** One worker thread with its unanswered invocations. */
export interface FunctionThread {
  /** The handler's result as JSON. Rejects with a FunctionError. */
  run(invocation: Invocation): Promise<string | undefined>;
  /** Ends the thread once its current invocations were answered or timed out. */
  retire(): void;
  /** Ends the thread now. */
  end(): Promise<void>;
}

interface ThreadOptions {
  readonly environment: Readonly<Record<string, string>>;
  readonly onEnd: () => void;
  /** Receives each line that functions print; by default they print to this process's output. */
  readonly onLine?: ((line: string) => void) | undefined;
}

export function startThread({ environment, onEnd, onLine }: ThreadOptions): FunctionThread {
  const captured = onLine !== undefined;
  const worker = new Worker(new URL('./function-worker.ts', import.meta.url), {
    env: { ...environment },
    stdout: captured,
    stderr: captured,
  });
  if (onLine) for (const input of [worker.stdout, worker.stderr]) createInterface({ input }).on('line', onLine);
  const running = new Map<string, Running>();
  let retired = false;
  let cause = 'exited';

  const settle = (id: string, settled: (one: Running) => void) => {
    const one = running.get(id);
    if (!one) return;
    running.delete(id);
    clearTimeout(one.timer);
    settled(one);
    if (retired && running.size === 0) void worker.terminate();
  };

  const endAfter = (id: string, milliseconds: number) =>
    setTimeout(() => {
      const error = new FunctionError(TIMED_OUT, `RequestId: ${id} Error: Task timed out`);
      settle(id, (one) => one.reject(error));
    }, milliseconds);

  worker.on('message', (message: unknown) => {
    const begun = Begun.safeParse(message);
    if (begun.success) {
      const one = running.get(begun.data.id);
      if (!one) return;
      clearTimeout(one.timer);
      one.timer = endAfter(begun.data.id, one.timeout);
      return;
    }
    const { id, result, error } = Outcome.parse(message);
    settle(id, ({ resolve, reject }) => {
      if (error) reject(new FunctionError(error.errorType, error.errorMessage, error.stack));
      else resolve(result);
    });
  });
  worker.on('error', (error: unknown) => {
    cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
  });
  worker.on('exit', () => {
    for (const id of [...running.keys()]) {
      settle(id, ({ reject }) => reject(new FunctionError(EXITED, `RequestId: ${id} Error: Runtime ${cause}`)));
    }
    onEnd();
  });

  return {
    run: (invocation) =>
      new Promise((resolve, reject) => {
        const { id, timeout } = invocation;
        running.set(id, { resolve, reject, timeout, timer: endAfter(id, LOADING_MS) });
        worker.postMessage(invocation);
      }),
    retire: () => {
      retired = true;
      if (running.size === 0) void worker.terminate();
    },
    end: async () => {
      await worker.terminate();
    },
  };
}
