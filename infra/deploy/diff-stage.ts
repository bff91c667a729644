import { appendFileSync } from 'node:fs';
import type { StageSettings } from '#infra/aws/stage-settings.ts';
import { cdk, npm } from './project-commands.ts';
import type { RunCommand } from './run-command.ts';

interface Difference {
  readonly settings: Pick<StageSettings, 'stage'>;
  readonly run: RunCommand;
  /** Receives what would change for the stage, in words. */
  readonly showDiff?: (diff: string) => void;
}

/**
 * Builds a stage and reports what its deployment would change. Compares templates only, so that it needs no more than
 * read access to the deployed ones. Returns whether that succeeded.
 */
export function diffStage({ settings, run, showDiff = () => undefined }: Difference): boolean {
  if (!run(npm('synth', '-c', `stage=${settings.stage}`, '-c', 'for=deployment')).held) return false;
  const { held, output } = run(cdk('diff', '--method', 'template'));
  if (held) showDiff(output);
  return held;
}

/** Appends a stage's diff to a Markdown file, such as GitHub's job summary; does nothing without a file. */
export function diffTo(file: unknown, stage: string): (diff: string) => void {
  return (diff) => {
    if (typeof file === 'string') appendFileSync(file, `### ${stage}\n\n\`\`\`\n${diff}\n\`\`\`\n`);
  };
}
