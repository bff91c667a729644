import { describe, expect, it } from 'vitest';
import { StageError, settingsOf } from '#infra/aws/stage-settings.ts';
import { removeClosedStages } from './remove-closed-stages.ts';
import { removeStage } from './remove-stage.ts';
import { testAwsAccount } from './test-aws-account.ts';

const settings = settingsOf('pr-7');
const stacksOf = (stage: string) => ({
  'us-east-1': ['entrance', 'web'].map((name) => `travel-timeline-${stage}-${name}`),
  [settings.region]: ['data', 'api-trips', 'api', 'gateway', 'mail', 'observability'].map(
    (name) => `travel-timeline-${stage}-${name}`,
  ),
});
const all = (...stages: string[]) => {
  const each = stages.map(stacksOf);
  const of = (region: string) => each.flatMap((stacks) => stacks[region] ?? []);
  return { 'us-east-1': of('us-east-1'), [settings.region]: of(settings.region) };
};
const cname = (name: string, value = '_proof.acm-validations.aws.') => ({
  Name: `${name}.`,
  Type: 'CNAME',
  TTL: 300,
  ResourceRecords: [{ Value: value }],
});
const deleted = (stack: string) => [
  `aws cloudformation delete-stack --stack-name travel-timeline-pr-7-${stack}`,
  `aws cloudformation wait stack-delete-complete --stack-name travel-timeline-pr-7-${stack}`,
];

describe('removing a stage', () => {
  it('deletes its stacks in reverse order of dependency, then what they leave behind, and its tag last', () => {
    const ofOthers = [cname('_a.pr-77.dev.travel.example.com'), cname('_a.dev.travel.example.com')];
    const account = testAwsAccount({
      stacks: all('pr-7', 'pr-77', 'dev'),
      logs: ['/aws/lambda/travel-timeline-pr-7-get-trip', '/aws/lambda/travel-timeline-pr-77-get-trip'],
      records: [
        cname(`_a.${settings.domain}`),
        cname(`_b.api.${settings.domain}`),
        cname(`_dmarc.${settings.domain}`, 'elsewhere.example.com.'),
        ...ofOthers,
      ],
      tags: ['deployed/pr-7', 'deployed/pr-77', 'deployed/staging'],
    });
    expect(removeStage({ settings, run: account.run })).toBe('removed');
    expect(account.changed).toEqual([
      ...['web', 'api', 'api-trips', 'observability', 'gateway', 'mail', 'data'].flatMap(deleted),
      'aws logs delete-log-group --log-group-name /aws/lambda/travel-timeline-pr-7-get-trip',
      'aws route53 change-resource-record-sets',
      ...deleted('entrance'),
      'git push --delete origin refs/tags/deployed/pr-7',
    ]);
    const left = account.left();
    expect(new Set(left.stacks)).toEqual(new Set(Object.values(all('pr-77', 'dev')).flat()));
    expect(left.logs).toEqual(['/aws/lambda/travel-timeline-pr-77-get-trip']);
    expect(left.records).toEqual([cname(`_dmarc.${settings.domain}`, 'elsewhere.example.com.'), ...ofOthers]);
    expect(left.tags).toEqual(['deployed/pr-77', 'deployed/staging']);
  });

  it('is idempotent', () => {
    const account = testAwsAccount({ stacks: all('pr-7'), tags: ['deployed/pr-7'] });
    removeStage({ settings, run: account.run });
    const before = account.changed.length;
    expect(removeStage({ settings, run: account.run })).toBe('removed');
    expect(account.changed.slice(before)).toEqual([]);
  });

  it('retries a stack after emptying its buckets', () => {
    const failing = [{ command: 'wait stack-delete-complete --stack-name travel-timeline-pr-7-web', times: 1 }];
    const account = testAwsAccount({ stacks: all('pr-7'), tags: ['deployed/pr-7'], failing });
    expect(removeStage({ settings, run: account.run })).toBe('removed');
    expect(account.changed.slice(0, 5)).toEqual([
      ...deleted('web'),
      'aws s3 rm s3://travel-timeline-pr-7-web-bucket --recursive --only-show-errors',
      ...deleted('web'),
    ]);
  });

  it('exits with an error when a stack stays, and keeps entrance and tag, by which it is found again', () => {
    const failing = [{ command: 'delete-stack --stack-name travel-timeline-pr-7-web', times: 2 }];
    const account = testAwsAccount({ stacks: all('pr-7'), tags: ['deployed/pr-7'], failing });
    expect(removeStage({ settings, run: account.run })).toBe('not removed');
    expect(account.left().stacks).toEqual(['travel-timeline-pr-7-entrance', 'travel-timeline-pr-7-web']);
    expect(account.left().tags).toEqual(['deployed/pr-7']);
  });

  it.each([
    'cloudformation describe-stacks',
    'logs describe-log-groups',
    'route53 list-resource-record-sets',
    'ls-remote',
  ])('exits with an error when %s does not answer, and keeps the tag', (command) => {
    const failing = [{ command, times: 1 }];
    const account = testAwsAccount({ stacks: all('pr-7'), tags: ['deployed/pr-7'], failing });
    expect(removeStage({ settings, run: account.run })).toBe('not removed');
    expect(account.left().tags).toEqual(['deployed/pr-7']);
  });

  it('is refused for a stage that keeps its data', () => {
    const account = testAwsAccount({ stacks: all('prod') });
    expect(() => removeStage({ settings: settingsOf('prod'), run: account.run })).toThrow(StageError);
    expect(account.changed).toEqual([]);
  });
});

describe('the sweep', () => {
  it('removes stages whose pull requests are closed, and no others', () => {
    const account = testAwsAccount({
      stacks: all('dev', 'staging', 'pr-7', 'pr-8'),
      tags: ['deployed/pr-8', 'deployed/staging'],
      open: [8],
      closed: [7],
    });
    expect([...(removeClosedStages(account.run) ?? [])]).toEqual([
      ['pr-7', 'removed'],
      ['pr-8', 'open'],
    ]);
    expect(account.left().stacks).toHaveLength(24);
    expect(account.left().stacks.join()).not.toContain('pr-7');
  });

  it('finds a stage again whose removal was interrupted before its entrance, or before its tag', () => {
    const account = testAwsAccount({
      stacks: { 'us-east-1': ['travel-timeline-pr-7-entrance'] },
      tags: ['deployed/pr-9'],
      closed: [7, 9],
    });
    expect([...(removeClosedStages(account.run) ?? [])]).toEqual([
      ['pr-7', 'removed'],
      ['pr-9', 'removed'],
    ]);
    expect(account.left()).toMatchObject({ stacks: [], tags: [] });
  });

  it('leaves a stage alone if GitHub says nothing about its pull request, and reports it', () => {
    const account = testAwsAccount({ stacks: all('pr-7') });
    expect([...(removeClosedStages(account.run) ?? [])]).toEqual([['pr-7', 'unknown']]);
    expect(account.changed).toEqual([]);
  });

  it('does nothing when the stages cannot be listed', () => {
    const failing = [{ command: 'describe-stacks', times: 1 }];
    const account = testAwsAccount({ stacks: all('pr-7'), closed: [7], failing });
    expect(removeClosedStages(account.run)).toBeUndefined();
    expect(account.changed).toEqual([]);
  });
});
