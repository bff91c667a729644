import { appendFileSync } from 'node:fs';
import { StageError } from '#infra/aws/stage-settings.ts';
import { deployStage } from './deploy-stage.ts';
import { runCommand } from './run-command.ts';
import { stageArguments } from './stage-arguments.ts';

/* `npm run deploy -- -c stage=staging`, with AWS credentials in the environment; `--diff-to FILE` keeps the diff. */

try {
  const { settings, values } = stageArguments({ 'diff-to': { type: 'string' } });
  const file = values['diff-to'];
  const showDiff = (diff: string) => {
    if (typeof file === 'string') appendFileSync(file, `### ${settings.stage}\n\n\`\`\`\n${diff}\n\`\`\`\n`);
  };
  const outcome = deployStage({ settings, run: runCommand, showDiff });
  console.log(`\n${settings.stage}: ${outcome}`);
  process.exitCode = outcome === 'deployed' ? 0 : 1;
} catch (error) {
  if (!(error instanceof StageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
