import { describe, expect, it } from 'vitest';
import { deployStage } from './deploy-stage.ts';
import { diffStage } from './diff-stage.ts';
import type { Command } from './run-command.ts';

const settings = { stage: 'staging', domain: 'staging.travel.example.com' };

/** Runs nothing, and fails commands that match. */
function rehearsal(failing = /nothing at all/) {
  const ran: string[] = [];
  const run = ({ command, args, folder }: Command) => {
    const line = `${folder ? `${folder}: ` : ''}${[command.split('/').at(-1), ...args].join(' ')}`;
    ran.push(line);
    return { held: !failing.test(line), answer: '', output: `output of ${line}` };
  };
  return { ran, run };
}

const BEFORE = [
  'npm run synth -- -c stage=staging -c for=deployment',
  'cdk diff --app cdk.out --all --method template',
];
const DEPLOY = 'cdk deploy --app cdk.out --all --require-approval never';
const SMOKE = 'npm run smoke -- https://staging.travel.example.com';
const BACK = [
  'git worktree prune',
  'git fetch --force origin refs/tags/deployed/staging:refs/tags/deployed/staging',
  'git worktree add --force --detach .build/earlier refs/tags/deployed/staging',
  '.build/earlier: npm ci',
  '.build/earlier: npm run synth -- -c stage=staging',
  `.build/earlier: ${DEPLOY}`,
  `.build/earlier: ${SMOKE}`,
];

describe('a deployment', () => {
  it('builds, shows what changes, deploys, runs the smoke test, and tags the commit', () => {
    const { ran, run } = rehearsal();
    const diffs: string[] = [];
    expect(deployStage({ settings, run, showDiff: (diff) => diffs.push(diff) })).toBe('deployed');
    expect(ran).toEqual([
      ...BEFORE,
      DEPLOY,
      SMOKE,
      'git tag --force deployed/staging',
      'git push --force origin refs/tags/deployed/staging',
    ]);
    expect(diffs).toEqual([`output of ${BEFORE[1]}`]);
  });

  it('that fails its smoke test rolls back to the last good commit, and tests that again', () => {
    const { ran, run } = rehearsal(/^npm run smoke/);
    expect(deployStage({ settings, run })).toBe('rolled back');
    expect(ran.slice(4)).toEqual(BACK);
  });

  it('that fails in one of its stacks rolls back too, as those before it were deployed', () => {
    const { ran, run } = rehearsal(/^cdk deploy/);
    expect(deployStage({ settings, run })).toBe('rolled back');
    expect(ran.slice(3)).toEqual(BACK);
  });

  it('reports when the rolled-back commit fails the smoke test', () => {
    expect(deployStage({ settings, run: rehearsal(/smoke/).run })).toBe('rolled back, and fails');
  });

  it.each(['git fetch', 'git worktree add', 'npm ci', 'earlier: npm run synth', 'earlier: cdk deploy'])(
    'that cannot roll back, as %s fails, says so',
    (step) => {
      expect(deployStage({ settings, run: rehearsal(new RegExp(`^npm run smoke|${step}`)).run })).toBe(
        'not rolled back',
      );
    },
  );

  it.each(['synth', 'cdk diff'])('whose %s fails changes nothing, and tags nothing', (step) => {
    const { ran, run } = rehearsal(new RegExp(step));
    expect(deployStage({ settings, run })).toBe('not deployed');
    expect(ran.join()).not.toMatch(/cdk deploy|smoke|git /);
  });

  it.each([
    ['closed', 'not wanted'],
    ['unknown', 'not deployed'],
  ] as const)('changes nothing when its pull request is %s by then', (state, outcome) => {
    const { ran, run } = rehearsal();
    const asked: string[][] = [];
    const pullRequest = () => {
      asked.push([...ran]);
      return state;
    };
    expect(deployStage({ settings, run, pullRequest })).toBe(outcome);
    expect(asked).toEqual([BEFORE]);
    expect(ran).toEqual(BEFORE);
  });
});

describe('a diff', () => {
  it('reads and changes nothing', () => {
    const { ran, run } = rehearsal();
    expect(diffStage({ settings, run })).toBe(true);
    expect(ran).toEqual(BEFORE);
  });

  it('that fails is not shown, and exits with an error', () => {
    const diffs: string[] = [];
    const { run } = rehearsal(/cdk diff/);
    expect(diffStage({ settings, run, showDiff: (diff) => diffs.push(diff) })).toBe(false);
    expect(diffs).toEqual([]);
  });
});
