import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';

/** One start of a function, in milliseconds. */
export interface ColdStart {
  /** From the start of the process until the function requests its first event. */
  readonly init: number;
  /** From the first event until its response. */
  readonly firstAnswer: number;
  /** From the second event, which is like the first, until its response: what the call takes in a warm function. */
  readonly nextAnswer: number;
  /** Processor time until the first response: it depends little on how busy the machine is. */
  readonly cpu: number;
  /** Processor time of the second event. */
  readonly nextCpu: number;
  /** The first response. */
  readonly answer: unknown;
}

interface Start {
  /** The folder of the bundle, with index.mjs in it. */
  readonly folder: string;
  /** The first event and the second. */
  readonly events: readonly [unknown, unknown];
  readonly environment: Readonly<Record<string, string>>;
}

const BOOTSTRAP = path.join(import.meta.dirname, 'bootstrap.mjs');
const PATIENCE_MS = 60_000;
const ADDRESS = z.object({ port: z.number() });

/**
 * Starts a bundle in a fresh process, gives it two events, one after the other, through a Lambda Runtime API of its
 * own, and ends it. Rejects when it does not load, throws, or does not answer in a minute.
 */
export async function startCold({ folder, events, environment }: Start): Promise<ColdStart> {
  const done = Promise.withResolvers<ColdStart>();
  const answers: { readonly time: number; readonly cpu: number; readonly answer: unknown }[] = [];
  let asked = 0;
  let init: number | undefined;
  const api = createServer(async (request, response) => {
    const body = await text(request);
    const to = request.url ?? '';
    if (to.endsWith('/invocation/next')) {
      // It asks for another event after its last response, and gets none.
      if (answers.length === events.length) return;
      asked = performance.now();
      init ??= asked - began;
      response.writeHead(200, {
        'lambda-runtime-aws-request-id': randomUUID(),
        'lambda-runtime-deadline-ms': String(Date.now() + PATIENCE_MS),
        'lambda-runtime-invoked-function-arn': `arn:aws:lambda:eu-central-1:000000000000:function:${path.basename(folder)}`,
      });
      response.end(JSON.stringify(events[answers.length]));
      return;
    }
    response.writeHead(202).end();
    if (!to.endsWith('/response')) return done.reject(new Error(`${folder}: ${body}`));
    const cpu = Number(request.headers['bench-cpu-microseconds']) / 1000;
    answers.push({ time: performance.now() - asked, cpu, answer: JSON.parse(body) });
    const [first, next] = answers;
    if (init === undefined || !first || !next) return;
    const { time: firstAnswer, cpu: firstCpu, answer } = first;
    done.resolve({ init, firstAnswer, nextAnswer: next.time, cpu: firstCpu, nextCpu: next.cpu - firstCpu, answer });
  });
  await once(api.listen(0, '127.0.0.1'), 'listening');
  const { port } = ADDRESS.parse(api.address());
  const began = performance.now();
  const child = spawn(process.execPath, [BOOTSTRAP], {
    env: {
      ...environment,
      AWS_LAMBDA_RUNTIME_API: `127.0.0.1:${port}`,
      AWS_LAMBDA_FUNCTION_NAME: path.basename(folder),
      AWS_LAMBDA_FUNCTION_MEMORY_SIZE: '1024',
      LAMBDA_TASK_ROOT: path.resolve(folder),
      _HANDLER: 'index.handler',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const impatience = setTimeout(() => done.reject(new Error(`${folder}: no answer in a minute`)), PATIENCE_MS);
  child.once('exit', (code) => done.reject(new Error(`${folder}: the process ended with ${code}`)));
  try {
    return await done.promise;
  } finally {
    clearTimeout(impatience);
    child.kill('SIGKILL');
    api.close();
    api.closeAllConnections();
  }
}
