import { rmSync } from 'node:fs';
import path from 'node:path';
import type { StageSettings } from '#infra/aws/stage-settings.ts';
import { tagOf } from './deployed-tag.ts';
import { diffStage } from './diff-stage.ts';
import { cdk, git, npm } from './project-commands.ts';
import type { PullRequestState } from './pull-request.ts';
import type { Command, RunCommand } from './run-command.ts';

/** The result of a deployment, and the state of the stage. */
export const OUTCOMES = {
  deployed: 'runs this commit, which passed its smoke test',
  'not deployed': 'was not touched, and runs what it ran before',
  'not wanted': 'was not touched, as its pull request is closed',
  'rolled back': 'failed with this commit; runs the commit before again, which passed its smoke test just now',
  'rolled back, and fails': 'failed with this commit; runs the commit before again, but fails its smoke test too',
  'not rolled back':
    'failed, and could not go back: it may run this commit in some stacks and the one before in others',
} as const;
export type Outcome = keyof typeof OUTCOMES;

interface Deployment {
  readonly settings: Pick<StageSettings, 'stage' | 'domain'>;
  readonly run: RunCommand;
  /** Receives what changes for the stage, in words. */
  readonly showDiff?: (diff: string) => void;
  /** Checked right before the stage is changed, if the stage is a pull request's. */
  readonly pullRequest?: () => PullRequestState;
}

/** The last good commit is checked out here for a rollback. */
const EARLIER = path.join('.build', 'earlier');

/**
 * Builds a stage and deploys it, and rolls back to the previous commit when one of the stacks or the smoke test fails:
 * CloudFormation only rolls back the stack that failed and none of those before it. Data stays as it is: code can read
 * older items too.
 */
export function deployStage({ settings, run, showDiff, pullRequest = () => 'open' }: Deployment): Outcome {
  const { stage, domain } = settings;
  if (!diffStage({ settings, run, ...(showDiff ? { showDiff } : {}) })) return 'not deployed';
  const state = pullRequest();
  if (state !== 'open') return state === 'closed' ? 'not wanted' : 'not deployed';
  if (!all(run, [DEPLOY, smoke(domain)])) return goBack({ stage, domain }, run);
  all(run, [git('tag', '--force', tagOf(stage)), git('push', '--force', 'origin', `refs/tags/${tagOf(stage)}`)]);
  return 'deployed';
}

function goBack({ stage, domain }: Deployment['settings'], run: RunCommand): Outcome {
  rmSync(EARLIER, { recursive: true, force: true });
  const tag = `refs/tags/${tagOf(stage)}`;
  const there = (command: Command): Command => ({ ...command, folder: EARLIER });
  const back = [
    git('worktree', 'prune'),
    // This checkout may not have the tags of another machine's deployments yet.
    git('fetch', '--force', 'origin', `${tag}:${tag}`),
    git('worktree', 'add', '--force', '--detach', EARLIER, tag),
    there({ command: 'npm', args: ['ci'] }),
    there(npm('synth', '-c', `stage=${stage}`)),
    there(DEPLOY),
  ];
  if (!all(run, back)) return 'not rolled back';
  return run(there(smoke(domain))).held ? 'rolled back' : 'rolled back, and fails';
}

const DEPLOY = cdk('deploy', '--require-approval', 'never');
const smoke = (domain: string) => npm('smoke', `https://${domain}`);
const all = (run: RunCommand, commands: readonly Command[]) => commands.every((command) => run(command).held);
