import { StageError } from '#infra/aws/stage-settings.ts';
import { removeStage } from './remove-stage.ts';
import { runCommand } from './run-command.ts';
import { stageArguments } from './stage-arguments.ts';

/* `npm run remove-stage -- -c stage=pr-7`: removes a stage that keeps nothing, with all its data. */

try {
  const { settings } = stageArguments();
  const outcome = removeStage({ settings, run: runCommand });
  console.log(`\n${settings.stage}: ${outcome}`);
  process.exitCode = outcome === 'removed' ? 0 : 1;
} catch (error) {
  if (!(error instanceof StageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
