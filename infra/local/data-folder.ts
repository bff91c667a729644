import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import path from 'node:path';
import * as z from 'zod/mini';
import { StartProblem } from './start-problem.ts';

const Holder = z.object({ port: z.number(), id: z.string() });
type Holder = z.output<typeof Holder>;

/** The data folder, locked by this process until it is released. */
export interface DataFolder {
  readonly path: string;
  release(): Promise<void>;
}

/**
 * Locks the folder for this process, or throws a StartProblem when another one holds it. The holder answers with its id
 * on a port that the lock file names, so that a killed process's file blocks no one, even if its process id or port was
 * reused.
 */
export async function lockDataFolder(folder: string): Promise<DataFolder> {
  const lock = path.join(folder, 'lock');
  await makeFolder(folder);
  const former = await readHolder(lock);
  if (former && (await answers(former))) throw new StartProblem(`The product already runs with the data in ${folder}.`);
  if (former) await rm(lock, { force: true });

  const id = randomUUID();
  const server = createServer((socket) => socket.end(id));
  const holder = { port: await listen(server), id };
  try {
    await writeFile(lock, JSON.stringify(holder), { flag: 'wx' });
  } catch (error) {
    server.close();
    if (errorCode(error) !== 'EEXIST') throw error;
    throw new StartProblem(`The product is just being started with the data in ${folder} by another process.`);
  }
  return {
    path: folder,
    release: async () => {
      await rm(lock, { force: true });
      server.close();
    },
  };
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    // Trips, mails and the keys of sessions are in it: the machine's other users must not read them.
    await chmod(folder, 0o700);
  } catch (error) {
    throw new StartProblem(`DATA_DIR ${folder} cannot be used as a folder (${errorCode(error)}).`, { cause: error });
  }
}

async function readHolder(lock: string): Promise<Holder | undefined> {
  try {
    return Holder.parse(JSON.parse(await readFile(lock, 'utf8')));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    // A process that was killed, or ran out of disk space, while it wrote leaves an empty or truncated file.
    if (error instanceof SyntaxError) return { port: 0, id: '' };
    throw error;
  }
}

function answers({ port, id }: Holder): Promise<boolean> {
  if (port === 0) return Promise.resolve(false);
  return new Promise((resolve) => {
    let said = '';
    const socket = connect({ port, host: '127.0.0.1', timeout: 1000 });
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      said += text;
    });
    socket.on('timeout', () => socket.destroy());
    socket.on('error', () => resolve(false));
    socket.on('close', () => resolve(said === id));
  });
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      server.unref();
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
}

function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
