/* `npm start` from here on: everything in one process, on Node 24. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readSettings } from './settings.ts';
import { StartProblem } from './start-problem.ts';
import type { Stack } from './start-stack.ts';

/** Milliseconds until a shutdown is forced; everything acknowledged is on disk by then. */
const STOP_DEADLINE = 4500;
const PROJECT_FOLDER = path.resolve(import.meta.dirname, '..', '..');

// Lambda's clock.
process.env.TZ = 'UTC';
// Created files are private to their owner.
process.umask(0o077);

try {
  await run();
} catch (error) {
  console.error(error instanceof StartProblem ? error.message : error);
  process.exit(1);
}

async function run(): Promise<void> {
  const { demo, dev } = readArguments();
  const settings = readSettings(process.env, PROJECT_FOLDER);
  // Everything else is imported after the settings were checked: an invalid one is reported at once.
  const { startStack } = await import('./start-stack.ts');
  const starting = startStack({ projectFolder: PROJECT_FOLDER, settings, given: process.env, development: dev });
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(0), STOP_DEADLINE).unref();
    await (await starting).stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  // The parent process is gone without a signal.
  process.on('disconnect', stop);

  const stack = await starting;
  console.log(`Ready ${stack.url}`);
  console.log(`Mail for @${settings.mailDomain} is taken by SMTP on 127.0.0.1:${stack.smtpPort}`);
  console.log(`Data is kept in ${settings.dataFolder} (DynamoDB ${stack.dynamoDbEndpoint}, S3 ${stack.s3Endpoint})`);
  if (demo) await makeDemoWorld(stack);
}

async function makeDemoWorld(stack: Stack): Promise<void> {
  if (!stack.isNew) {
    console.log('No demo world is made: there is data already. Remove that folder or choose another DATA_DIR for one.');
    return;
  }
  const { fillDemoWorld } = await import('./demo/fill.ts');
  try {
    const { email, password } = await fillDemoWorld(stack.url, stack.smtpPort);
    console.log(`Demo world ready: sign in with ${email} and the password ${password}`);
  } catch (error) {
    // The product itself is running.
    console.error('The demo world could not be completed:', error);
  }
}

function readArguments(): { demo: boolean; dev: boolean } {
  try {
    const { values } = parseArgs({ options: { demo: { type: 'boolean' }, dev: { type: 'boolean' } } });
    return { demo: values.demo ?? false, dev: values.dev ?? false };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new StartProblem(`${error.message}\nThe options are --demo (fills an empty store) and --dev (hot reload).`);
  }
}
