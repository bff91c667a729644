import type { RunCommand } from './run-command.ts';

/** 'unknown' when GitHub does not answer. */
export type PullRequestState = 'open' | 'closed' | 'unknown';

/** Whether the pull request that a stage belongs to is open, as GitHub says. */
export function pullRequestOf(stage: string, run: RunCommand): PullRequestState {
  const number = /^pr-(\d+)$/.exec(stage)?.[1];
  if (number === undefined) return 'unknown';
  const { held, answer } = run({
    command: 'gh',
    args: ['api', `repos/{owner}/{repo}/pulls/${number}`, '--jq', '.state'],
  });
  const state = answer.trim();
  return held && (state === 'open' || state === 'closed') ? state : 'unknown';
}
