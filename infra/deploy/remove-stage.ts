import path from 'node:path';
import { StageError } from '#infra/aws/stage-settings.ts';
import { runCommand } from './run-command.ts';
import { stageArguments } from './stage-arguments.ts';

/* `npm run remove-stage -- -c stage=pr-7`: removes a stage that keeps nothing, with all that is in it. */

try {
  const { settings } = stageArguments();
  const { stage, keepsData } = settings;
  if (keepsData) throw new StageError(`Stage '${stage}' keeps its data and is not removed by a command.`);
  const synth = { command: 'npm', args: ['run', 'synth', '--', '-c', `stage=${stage}`] };
  const destroy = {
    command: path.join('node_modules', '.bin', 'cdk'),
    args: ['destroy', '--app', 'cdk.out', '--all', '--force'],
  };
  const untag = { command: 'git', args: ['push', '--delete', 'origin', `deployed/${stage}`] };
  process.exitCode = runCommand(synth).held && runCommand(destroy).held ? 0 : 1;
  // A stage that never passed its smoke test has no tag.
  runCommand(untag);
} catch (error) {
  if (!(error instanceof StageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
