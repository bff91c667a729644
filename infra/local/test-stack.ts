import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PROJECT_FOLDER = path.resolve(import.meta.dirname, '..', '..');
/** Timeout of a start in milliseconds: the demo world takes half a minute on an idle machine. */
const PATIENCE = 240_000;

export interface TestStackOptions {
  /** A copy of the project whose code the test may change; by default the project itself. */
  readonly projectFolder?: string;
  /** The data folder, to continue with existing data; by default a new folder that is removed at the end. */
  readonly dataFolder?: string;
  /** 0, the default, is any free port. Pass the former port to restart a site at its address. */
  readonly port?: number;
  readonly smtpPort?: number;
  /** With the demo world, which is complete, or refused for a non-empty store, when this resolves. */
  readonly demo?: boolean;
  /** Serve web app and functions from their sources. */
  readonly development?: boolean;
  readonly environment?: Readonly<Record<string, string>>;
}

/** The real product, in a process of its own. */
export interface TestStack {
  readonly url: string;
  readonly smtpPort: number;
  readonly mailDomain: string;
  readonly dataFolder: string;
  /** Its output so far. */
  output(): string;
  /** Ends it like Ctrl-C; resolves with its exit code. */
  stop(): Promise<number | null>;
  /** Ends it like a power cut. */
  kill(): Promise<void>;
}

/** Starts the product on free ports for a test, and resolves when it is ready. */
export async function startTestStack(options: TestStackOptions = {}): Promise<TestStack> {
  const { port = 0, smtpPort = 0, demo = false, development = false, environment = {} } = options;
  const projectFolder = options.projectFolder ?? PROJECT_FOLDER;
  const dataFolder = options.dataFolder ?? (await mkdtemp(path.join(tmpdir(), 'travel-timeline-')));
  const child = spawn(
    process.execPath,
    [
      path.join(projectFolder, 'infra', 'local', 'start.ts'),
      ...(demo ? ['--demo'] : []),
      ...(development ? ['--dev'] : []),
    ],
    {
      cwd: projectFolder,
      // Only the folder and ports come from the test; its environment must not affect the product.
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        PORT: String(port),
        SMTP_PORT: String(smtpPort),
        DATA_DIR: dataFolder,
        NODE_COMPILE_CACHE: path.join(PROJECT_FOLDER, 'node_modules', '.cache', 'compiled'),
        ...environment,
      },
      // The IPC channel ends the product with the test run.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const removeFolder = () => (options.dataFolder ? undefined : rm(dataFolder, { recursive: true, force: true }));
  const output = collect(child);
  try {
    const text = await readyOutput(child, output, demo);
    const [, url = ''] = /^Ready (\S+)$/m.exec(text) ?? [];
    const [, mailDomain = '', smtp = ''] = /^Mail for @(\S+) .* 127\.0\.0\.1:(\d+)$/m.exec(text) ?? [];
    return {
      url,
      mailDomain,
      smtpPort: Number(smtp),
      dataFolder,
      output,
      stop: async () => {
        child.kill('SIGTERM');
        const code = await ended;
        await removeFolder();
        return code;
      },
      kill: async () => {
        child.kill('SIGKILL');
        await ended;
      },
    };
  } catch (error) {
    child.kill('SIGKILL');
    await ended;
    await removeFolder();
    throw error;
  }
}

function collect(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8');
    stream?.on('data', (part: string) => {
      text += part;
    });
  }
  return () => text;
}

function readyOutput(child: ChildProcess, output: () => string, demo: boolean): Promise<string> {
  const last = demo ? /^(?:Demo world ready|No demo world).*\n/m : /^Mail for .*\n/m;
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`The product ${why}:\n${output()}`));
    const patience = setTimeout(() => fail('did not start in time'), PATIENCE);
    const look = () => {
      if (!last.test(output())) return;
      clearTimeout(patience);
      resolve(output());
    };
    child.stdout?.on('data', look);
    child.once('exit', (code) => {
      clearTimeout(patience);
      fail(`ended with exit code ${code}`);
    });
  });
}
