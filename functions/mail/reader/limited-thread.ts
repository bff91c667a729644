import { Worker } from 'node:worker_threads';

/** What one mail may cost. Checked every 20 milliseconds, so the limits are below what is promised. */
export interface ReadingLimits {
  /** Processor time in milliseconds: a busy machine does not make a mail unreadable. */
  readonly processorTime: number;
  /** Wall-clock milliseconds. */
  readonly time: number;
  /** Bytes by which the process may grow. */
  readonly memory: number;
}

const LIMITS: ReadingLimits = { processorTime: 1_700, time: 10_000, memory: 208 * 1024 * 1024 };
const MB = 1024 * 1024;
const WATCH_EVERY = 20;

/** What became of a task: what the thread answered, or why it was given up on. */
export type Outcome<Answer> = { readonly answer: Answer } | { readonly givenUp: string };

/**
 * A worker thread for what anyone can send, which works on one task after another. A task that exceeds the limits ends the
 * thread; the next one gets a new thread. The module at `url`, loaded with `role` as its workerData, posts a message when
 * it is ready, and then one for each task.
 */
export function limitedThread<Task, Answer>(url: URL, role: string) {
  let thread: Promise<Worker> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  /** Rejects when the thread ends before it is ready: then the next task, or a retry of this one, gets a new one. */
  const start = (memory: number): Promise<Worker> => {
    const resourceLimits = { maxOldGenerationSizeMb: Math.ceil(memory / MB) };
    const worker = new Worker(url, { workerData: role, resourceLimits });
    const started = new Promise<Worker>((resolve, reject) => {
      const gone = (cause: unknown) => {
        if (thread === started) thread = undefined;
        reject(cause);
      };
      worker.once('message', () => {
        worker.unref();
        resolve(worker);
      });
      worker.on('error', gone).on('exit', (code) => gone(new Error(`The thread that reads mails ended with ${code}`)));
    });
    return started;
  };

  const workOn = async (task: Task, limits: ReadingLimits): Promise<Outcome<Answer>> => {
    thread ??= start(limits.memory);
    const worker = await thread;
    const outcome = await watched<Answer>(worker, task, limits);
    if ('answer' in outcome) return outcome;
    thread = undefined;
    await worker.terminate();
    return outcome;
  };

  return (task: Task, limits: ReadingLimits = LIMITS): Promise<Outcome<Answer>> => {
    const work = last.then(() => workOn(task, limits));
    last = work.catch(() => undefined);
    return work;
  };
}

function watched<Answer>(worker: Worker, task: unknown, limits: ReadingLimits): Promise<Outcome<Answer>> {
  return new Promise((resolve) => {
    const begun = performance.now();
    const processor = process.cpuUsage();
    const before = worker.performance.eventLoopUtilization();
    const memory = process.memoryUsage.rss();
    const end = (outcome: Outcome<Answer>) => {
      clearInterval(watch);
      worker.off('message', onAnswer).off('error', onError).off('exit', onExit);
      worker.unref();
      resolve(outcome);
    };
    const onAnswer = (answer: Answer) => end({ answer });
    const giveUp = (givenUp: string) => end({ givenUp });
    const onExit = () => giveUp('reading it broke off');
    const onError = (cause: unknown) => (isOutOfMemory(cause) ? giveUp('it takes too much memory to read') : onExit());
    const watch = setInterval(() => {
      const { user, system } = process.cpuUsage(processor);
      // The thread's own processor time is at most either: that of all threads, and the time it was not waiting.
      const spent = Math.min((user + system) / 1000, worker.performance.eventLoopUtilization(before).active);
      if (spent > limits.processorTime || performance.now() - begun > limits.time) {
        giveUp('it takes too long to read');
      } else if (process.memoryUsage.rss() - memory > limits.memory) giveUp('it takes too much memory to read');
    }, WATCH_EVERY);
    worker.ref();
    worker.on('message', onAnswer).on('error', onError).on('exit', onExit);
    worker.postMessage(task);
  });
}

/** Whether it hit its resourceLimits (Node.js, "Errors": ERR_WORKER_OUT_OF_MEMORY). */
function isOutOfMemory(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
