import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface DynamoDbProcess {
  readonly child: ChildProcess;
  readonly endpoint: string;
  /** Standard error so far. */
  readonly errors: () => string;
}

/** A server in a process of its own that can be killed, and whose file sizes can be limited. */
export async function spawnDynamoDb(directory: string): Promise<DynamoDbProcess> {
  const module = new URL('./server.ts', import.meta.url).href;
  const script = `
    import { startDynamoDb } from ${JSON.stringify(module)};
    const { endpoint } = await startDynamoDb({ port: 0, directory: ${JSON.stringify(directory)} });
    console.log(endpoint);
  `;
  // A process that ignores SIGXFSZ gets EFBIG from a write that is too long, like ENOSPC from a full disk.
  const child = spawn(
    'sh',
    ['-c', 'trap "" XFSZ; exec "$0" --input-type=module --eval "$1"', process.execPath, script],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const [endpoint] = await once(createInterface(child.stdout), 'line');
  return { child, endpoint, errors: () => errors };
}
