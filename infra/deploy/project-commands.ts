import path from 'node:path';
import type { Command } from './run-command.ts';

/** A script of the project's package.json. */
export function npm(script: string, ...args: string[]): Command {
  return { command: 'npm', args: ['run', script, '--', ...args] };
}

export function git(...args: string[]): Command {
  return { command: 'git', args };
}

/** CDK, on all stacks of the stage that was synthesised last. */
export function cdk(action: string, ...args: string[]): Command {
  return { command: path.join('node_modules', '.bin', 'cdk'), args: [action, '--app', 'cdk.out', '--all', ...args] };
}
