import { spawnSync } from 'node:child_process';

/** A command that runs in the project's folder, or in another checkout of it. */
export interface Command {
  readonly command: string;
  readonly args: readonly string[];
  readonly folder?: string;
}

/** Whether a command succeeded, its answer, and everything that it printed. */
export interface Ran {
  readonly held: boolean;
  readonly answer: string;
  readonly output: string;
}

export type RunCommand = (command: Command) => Ran;

/** Runs a command, showing its output meanwhile. */
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
  // Such as a missing executable.
  if (error) console.error(error.message);
  return { held: status === 0, answer: stdout ?? '', output: `${stdout ?? ''}${stderr ?? ''}` };
};
