import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..', '..');
/** Settings of a product that hashes passwords at once: each test signs a traveller up. */
export const QUICK_PASSWORDS = { NODE_OPTIONS: `--import=${new URL('quick-passwords.mjs', import.meta.url).href}` };
const READY = /Ready (http:\/\/\S+)/;
const PATIENCE_MS = 120_000;

/** The product as `npm start` runs it, on ports and in a data folder of its own. */
export interface Stack {
  readonly url: string;
  readonly smtpPort: number;
  readonly dataFolder: string;
  /** Restarts the server on the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the product with further settings; `args` are those of `npm start -- …`. */
export async function startStack(args: readonly string[] = [], settings: NodeJS.ProcessEnv = {}): Promise<Stack> {
  const [port, smtpPort] = await Promise.all([freePort(), freePort()]);
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'travel-timeline-'));
  const start = () =>
    launch({ ...settings, PORT: String(port), SMTP_PORT: String(smtpPort), DATA_DIR: dataFolder }, args);
  let server = await start();
  return {
    url: `http://localhost:${port}`,
    smtpPort,
    dataFolder,
    restart: async () => {
      await end(server);
      server = await start();
    },
    stop: async () => {
      await end(server);
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

async function launch(settings: NodeJS.ProcessEnv, args: readonly string[]): Promise<ChildProcess> {
  const server = spawn('node', [path.join(root, 'infra', 'local', 'launch.mjs'), ...args], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`not ready after ${PATIENCE_MS} ms:\n${said}`)), PATIENCE_MS);
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      if (!READY.test(said)) return;
      clearTimeout(late);
      resolve();
    };
    server.stdout?.on('data', hear);
    server.stderr?.on('data', hear);
    server.once('exit', (code) => {
      clearTimeout(late);
      reject(new Error(`ended with ${code}:\n${said}`));
    });
  });
  return server;
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}

/** A port of 127.0.0.1 that was free just now. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
