import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type FunctionThread, startThread } from './function-thread.ts';

export interface FunctionCall {
  /** The file that exports `handler`, from the project's folder. */
  readonly entry: string;
  readonly event: unknown;
  /** The function's timeout in milliseconds; loading it does not count, as Lambda's init phase does not. */
  readonly timeout: number;
  /** The invocation's id in logs; by default a new one. */
  readonly requestId?: string;
}

/** Runs functions isolated from everything else, as Lambda does. */
export interface FunctionHost {
  /** The handler's result. Rejects with a FunctionError when it throws, takes too long or ends its thread. */
  invoke(call: FunctionCall): Promise<unknown>;
  /** Later calls run freshly loaded code; running ones finish with the code they started with. */
  reload(): void;
  close(): Promise<void>;
}

export interface FunctionHostOptions {
  readonly projectFolder: string;
  /** All that functions see in process.env. */
  readonly environment: Readonly<Record<string, string>>;
  /** Receives each line that functions print; by default they print to this process's output. */
  readonly onLine?: (line: string) => void;
}

export function startFunctionHost({ projectFolder, environment, onLine }: FunctionHostOptions): FunctionHost {
  const threads = new Set<FunctionThread>();
  let current: FunctionThread | undefined;

  const start = () => {
    const onEnd = () => {
      threads.delete(thread);
      if (current === thread) current = undefined;
    };
    const thread = startThread({ environment, onEnd, onLine });
    threads.add(thread);
    return thread;
  };

  const retireCurrent = () => {
    current?.retire();
    current = undefined;
  };

  current = start();
  return {
    invoke: async ({ entry, event, timeout, requestId = randomUUID() }) => {
      current ??= start();
      const thread = current;
      try {
        const result = await thread.run({
          id: requestId,
          file: pathToFileURL(path.resolve(projectFolder, entry)).href,
          functionName: `travel-timeline-local-${path.basename(entry, '.ts')}`,
          event: JSON.stringify(event),
          timeout,
        });
        return result === undefined ? undefined : (JSON.parse(result) as unknown);
      } catch (error) {
        // A thread that is blocked forever gets no more calls. Nor does one whose function threw: a thread never reloads a
        // module that failed to load, even after it was fixed.
        if (current === thread) retireCurrent();
        throw error;
      }
    },
    reload: retireCurrent,
    close: async () => {
      current = undefined;
      await Promise.all([...threads].map((thread) => thread.end()));
    },
  };
}
