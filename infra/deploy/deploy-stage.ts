import { rmSync } from 'node:fs';
import path from 'node:path';
import type { StageSettings } from '#infra/aws/stage-settings.ts';
import { tagOf } from './deployed-tag.ts';
import type { Command, Ran, RunCommand } from './run-command.ts';

/** What has come of a deployment. */
export type Outcome = 'deployed' | 'not deployed' | 'rolled back' | 'not rolled back';

interface Deployment {
  readonly settings: Pick<StageSettings, 'stage' | 'domain'>;
  readonly run: RunCommand;
  /** Gets what changes for the stage, in words. */
  readonly showDiff?: (diff: string) => void;
}

const CDK = path.join('node_modules', '.bin', 'cdk');
/** The last good commit is checked out here to go back to it. */
const EARLIER = path.join('.build', 'earlier');

/**
 * Builds a stage and deploys it, and goes back to the commit that it ran before when the smoke test fails. Data stays as
 * it is: what reads it reads older items too.
 */
export function deployStage({ settings, run, showDiff = () => undefined }: Deployment): Outcome {
  const { stage, domain } = settings;
  const all = (commands: readonly Command[]) => commands.every((command) => run(command).held);
  if (!run(npm('synth', `-c`, `stage=${stage}`)).held) return 'not deployed';
  showDiff(run(cdk('diff', '--all')).output);
  const deployed = run(cdk('deploy', '--all', '--require-approval', 'never')).held;
  if (deployed && run(npm('smoke', `https://${domain}`)).held) {
    all([git('tag', '--force', tagOf(stage)), git('push', '--force', 'origin', tagOf(stage))]);
    return 'deployed';
  }
  // CloudFormation itself went back to what was there before.
  if (!deployed) return 'not deployed';
  return goBack(stage, run) ? 'rolled back' : 'not rolled back';
}

function goBack(stage: string, run: RunCommand): boolean {
  rmSync(EARLIER, { recursive: true, force: true });
  const there = (command: Command): Command => ({ ...command, folder: EARLIER });
  const steps = [
    git('worktree', 'prune'),
    git('worktree', 'add', '--force', '--detach', EARLIER, tagOf(stage)),
    there({ command: 'npm', args: ['ci'] }),
    there(npm('synth', '-c', `stage=${stage}`)),
    there(cdk('deploy', '--all', '--require-approval', 'never')),
  ];
  return steps.every((step): Ran['held'] => run(step).held);
}

const npm = (script: string, ...args: string[]): Command => ({ command: 'npm', args: ['run', script, '--', ...args] });
const git = (...args: string[]): Command => ({ command: 'git', args });
const cdk = (action: string, ...args: string[]): Command => ({
  command: CDK,
  args: [action, '--app', 'cdk.out', ...args],
});
