import type { RunCommand } from './run-command.ts';

/** Whether the pull request that a stage belongs to is open, as GitHub says; unknown where it says nothing. */
export function pullRequestOf(stage: string, run: RunCommand): 'open' | 'closed' | 'unknown' {
  const number = /^pr-(\d+)$/.exec(stage)?.[1];
  if (number === undefined) return 'unknown';
  const { held, answer } = run({
    command: 'gh',
    args: ['api', `repos/{owner}/{repo}/pulls/${number}`, '--jq', '.state'],
  });
  const state = answer.trim();
  return held && (state === 'open' || state === 'closed') ? state : 'unknown';
}
