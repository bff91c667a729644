import { appendFileSync } from 'node:fs';
import type { StageSettings } from '#infra/aws/stage-settings.ts';
import { cdk, npm } from './project-commands.ts';
import type { RunCommand } from './run-command.ts';

interface Difference {
  readonly settings: Pick<StageSettings, 'stage'>;
  readonly run: RunCommand;
  /** Gets what would change for the stage, in words. */
  readonly showDiff?: (diff: string) => void;
}

/**
 * Builds a stage and says what its deployment would change. By the templates alone, so that it takes no more than to
 * read those that are deployed. Gives whether that could be said.
 */
export function diffStage({ settings, run, showDiff = () => undefined }: Difference): boolean {
  if (!run(npm('synth', '-c', `stage=${settings.stage}`, '-c', 'for=deployment')).held) return false;
  const { held, output } = run(cdk('diff', '--method', 'template'));
  if (held) showDiff(output);
  return held;
}

/** Adds a stage's diff to a file in Markdown, such as GitHub's summary of a job; to none without a file. */
export function diffTo(file: unknown, stage: string): (diff: string) => void {
  return (diff) => {
    if (typeof file === 'string') appendFileSync(file, `### ${stage}\n\n\`\`\`\n${diff}\n\`\`\`\n`);
  };
}
