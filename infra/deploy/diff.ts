import { StageError } from '#infra/aws/stage-settings.ts';
import { diffStage, diffTo } from './diff-stage.ts';
import { runCommand } from './run-command.ts';
import { stageArguments } from './stage-arguments.ts';

/* `npm run diff -- -c stage=staging`: what a deployment would change; `--diff-to FILE` keeps it. Changes nothing. */

try {
  const { settings, values } = stageArguments({ 'diff-to': { type: 'string' } });
  const showDiff = diffTo(values['diff-to'], settings.stage);
  process.exitCode = diffStage({ settings, run: runCommand, showDiff }) ? 0 : 1;
} catch (error) {
  if (!(error instanceof StageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
