import { StageError } from '#infra/aws/stage-settings.ts';
import { deployStage, OUTCOMES } from './deploy-stage.ts';
import { diffTo } from './diff-stage.ts';
import { pullRequestOf } from './pull-request.ts';
import { runCommand } from './run-command.ts';
import { stageArguments } from './stage-arguments.ts';

/*
 * `npm run deploy -- -c stage=staging`, with AWS credentials in the environment. `--diff-to FILE` keeps the diff;
 * `--if-open` asks GitHub, by its CLI, whether the pull request of a stage pr-<number> is still open.
 */

try {
  const { settings, values } = stageArguments({ 'diff-to': { type: 'string' }, 'if-open': { type: 'boolean' } });
  const { stage } = settings;
  const asks = values['if-open'] === true && stage.startsWith('pr-');
  const outcome = deployStage({
    settings,
    run: runCommand,
    showDiff: diffTo(values['diff-to'], stage),
    ...(asks ? { pullRequest: () => pullRequestOf(stage, runCommand) } : {}),
  });
  console.log(`\n${stage}: ${outcome}. The stage ${OUTCOMES[outcome]}.`);
  process.exitCode = outcome === 'deployed' || outcome === 'not wanted' ? 0 : 1;
} catch (error) {
  if (!(error instanceof StageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
