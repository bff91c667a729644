import { describe, expect, it } from 'vitest';
import { deployStage } from './deploy-stage.ts';
import type { Command } from './run-command.ts';

const settings = { stage: 'staging', domain: 'staging.travel.example.com' };

/** Runs nothing, and fails what has this in it. */
function rehearsal(failing = 'nothing at all') {
  const ran: string[] = [];
  const run = ({ command, args, folder }: Command) => {
    const line = `${folder ? `${folder}: ` : ''}${[command.split('/').at(-1), ...args].join(' ')}`;
    ran.push(line);
    return { held: !line.includes(failing), answer: '', output: `output of ${line}` };
  };
  return { ran, run };
}

describe('a deployment', () => {
  it('builds, shows what changes, deploys, asks the stage whether it works, and marks the commit', () => {
    const { ran, run } = rehearsal();
    const diffs: string[] = [];
    expect(deployStage({ settings, run, showDiff: (diff) => diffs.push(diff) })).toBe('deployed');
    expect(ran).toEqual([
      'npm run synth -- -c stage=staging',
      'cdk diff --app cdk.out --all',
      'cdk deploy --app cdk.out --all --require-approval never',
      'npm run smoke -- https://staging.travel.example.com',
      'git tag --force deployed/staging',
      'git push --force origin deployed/staging',
    ]);
    expect(diffs).toEqual(['output of cdk diff --app cdk.out --all']);
  });

  it('that fails its smoke test goes back to the commit that passed it last', () => {
    const { ran, run } = rehearsal('smoke');
    expect(deployStage({ settings, run })).toBe('rolled back');
    expect(ran.slice(4)).toEqual([
      'git worktree prune',
      'git worktree add --force --detach .build/earlier deployed/staging',
      '.build/earlier: npm ci',
      '.build/earlier: npm run synth -- -c stage=staging',
      '.build/earlier: cdk deploy --app cdk.out --all --require-approval never',
    ]);
  });

  it('that has nothing to go back to says so', () => {
    const failing = rehearsal();
    const run = (command: Command) => {
      const { output } = failing.run(command);
      return { held: !/smoke|worktree add/.test(output), answer: '', output };
    };
    expect(deployStage({ settings, run })).toBe('not rolled back');
  });

  it.each(['synth', 'cdk deploy'])('whose %s fails is no deployment, and nothing is marked', (failing) => {
    const { ran, run } = rehearsal(failing);
    expect(deployStage({ settings, run })).toBe('not deployed');
    expect(ran.join()).not.toMatch(/smoke|git /);
  });
});
