/*
 * The thread that functions run in: as on Lambda, they see their environment, an event and a context, and share nothing
 * with the gateway. A module is loaded at its first invocation and kept.
 */
import path from 'node:path';
import { parentPort } from 'node:worker_threads';
import * as z from 'zod/mini';
import { actAs } from '../authorization/acting-function.ts';
import { type Begun, Invocation, type Outcome } from './invocation.ts';
import { lambdaContext } from './lambda-context.ts';

const FunctionModule = z.object({
  handler: z.custom<(event: unknown, context: unknown) => unknown>((value) => typeof value === 'function', {
    error: 'The file exports no function named handler',
  }),
});

if (!parentPort) throw new Error('This file runs in a worker thread');
const host = parentPort;

host.on('message', async (message: unknown) => {
  const invocation = Invocation.parse(message);
  host.postMessage(await run(invocation));
});

async function run(invocation: Invocation): Promise<Outcome> {
  const { id, file, event } = invocation;
  try {
    const { handler } = FunctionModule.parse(await import(file));
    host.postMessage({ id, begun: true } satisfies Begun);
    const context = lambdaContext(invocation, process.env.AWS_REGION ?? 'eu-central-1');
    const name = path.parse(file).name;
    const result: string | undefined = JSON.stringify(
      await actAs(name, async () => handler(JSON.parse(event), context)),
    );
    return result === undefined ? { id } : { id, result };
  } catch (error) {
    return { id, error: reported(error) };
  }
}

function reported(error: unknown): Outcome['error'] {
  if (!(error instanceof Error)) return { errorType: typeof error, errorMessage: String(error) };
  return { errorType: error.name, errorMessage: error.message, ...(error.stack ? { stack: error.stack } : {}) };
}
