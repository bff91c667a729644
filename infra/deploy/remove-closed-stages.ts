import { settingsOf } from '#infra/aws/stage-settings.ts';
import { inEach, regionsOf, stacksIn } from './aws-command.ts';
import { tagOf } from './deployed-tag.ts';
import { git } from './project-commands.ts';
import { pullRequestOf } from './pull-request.ts';
import { removeStage } from './remove-stage.ts';
import type { RunCommand } from './run-command.ts';

/** The result for a pull request's stage: 'unknown' when GitHub did not say whether the request is open. */
type Swept = 'open' | 'unknown' | ReturnType<typeof removeStage>;

/**
 * Removes the stages whose pull requests are closed, if they were not removed at that time for whatever reason. Returns
 * the result for each stage, or undefined when not all could be listed.
 */
export function removeClosedStages(run: RunCommand): Map<string, Swept> | undefined {
  const stages = pullRequestStages(run);
  return stages && new Map(stages.map((stage) => [stage, sweep(stage, run)]));
}

function sweep(stage: string, run: RunCommand): Swept {
  const state = pullRequestOf(stage, run);
  return state === 'closed' ? removeStage({ settings: settingsOf(stage), run }) : state;
}

/** Every pull request's stage with a stack, or with the tag of an incomplete removal. */
function pullRequestStages(run: RunCommand): string[] | undefined {
  const stacks = inEach(regionsOf(settingsOf('pr-1')), (region) => stacksIn(run, region));
  const tags = run(git('ls-remote', '--tags', 'origin', `refs/tags/${tagOf('pr-*')}`));
  if (!stacks || !tags.held) return undefined;
  const named = [
    ...stacks.map(({ item }) => /^travel-timeline-(pr-\d+)-/.exec(item)?.[1]),
    ...tags.answer.split('\n').map((line) => /refs\/tags\/deployed\/(pr-\d+)$/.exec(line)?.[1]),
  ];
  return [...new Set(named.filter((stage) => stage !== undefined))].sort();
}
