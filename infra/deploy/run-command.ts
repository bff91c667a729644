import { spawnSync } from 'node:child_process';

/** A command that is run where the project is, or in another checkout of it. */
export interface Command {
  readonly command: string;
  readonly args: readonly string[];
  readonly folder?: string;
}

/** Whether a command held, what it answered, and all that it printed. */
export interface Ran {
  readonly held: boolean;
  readonly answer: string;
  readonly output: string;
}

export type RunCommand = (command: Command) => Ran;

/** Runs a command, showing what it prints while it does. */
export const runCommand: RunCommand = ({ command, args, folder = '.' }) => {
  console.log(`\n› ${[command, ...args].join(' ')}`);
  const { status, stdout, stderr, error } = spawnSync(command, [...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    env: { ...process.env, CDK_DISABLE_CLI_TELEMETRY: 'true' },
  });
  process.stdout.write(stdout ?? '');
  process.stderr.write(stderr ?? '');
  // Such as that there is no such command here.
  if (error) console.error(error.message);
  return { held: status === 0, answer: stdout ?? '', output: `${stdout ?? ''}${stderr ?? ''}` };
};
