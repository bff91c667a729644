import { readFile } from 'node:fs/promises';
import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { METRIC_UNITS, METRICS_NAMESPACE } from '#functions/runtime/metrics.ts';
import { DeadLetterKind } from '#infra/operations/dead-letters/dead-letter-kinds.ts';
import { resourcesOf, stageApp, synthesisedStage } from '#infra/test/synthesised-stage.ts';
import { settingsOf } from '../stage-settings.ts';

const { observability, data, mail, web, resources } = synthesisedStage(settingsOf('prod'));
const alarms = resources.filter(({ Type }) => Type === 'AWS::CloudWatch::Alarm').map(({ Properties }) => Properties);

describe('alarms', () => {
  it('each says in a sentence who is affected, and reaches the stage’s address', () => {
    expect(alarms.length).toBeGreaterThanOrEqual(7);
    for (const { AlarmName, AlarmDescription, AlarmActions } of alarms) {
      expect(AlarmDescription, String(AlarmName)).toMatch(/traveller|nobody|found/i);
      expect(AlarmActions).toHaveLength(1);
    }
    for (const template of [observability, web]) {
      template.hasResourceProperties('AWS::SNS::Subscription', { Protocol: 'email', Endpoint: 'alarms@example.com' });
    }
  });

  it('a failing admission triggers one at once', () => {
    const [alarm] = alarms.filter(({ AlarmName }) => AlarmName === 'travel-timeline-prod-mails-not-admitted');
    expect(alarm).toMatchObject({ Threshold: 0, EvaluationPeriods: 1 });
    const metrics = JSON.stringify(alarm?.Metrics);
    for (const name of ['Errors', 'Throttles']) expect(metrics).toContain(`"MetricName":"${name}"`);
    expect(metrics).toContain('"travel-timeline-prod-admit-mail"');
  });

  it('CDN errors trigger one in the region where CloudFront reports them', () => {
    web.hasResourceProperties('AWS::CloudWatch::Alarm', {
      Namespace: 'AWS/CloudFront',
      MetricName: '5xxErrorRate',
      Dimensions: [
        { Name: 'DistributionId', Value: { Ref: Match.stringLikeRegexp('^Cdn') } },
        { Name: 'Region', Value: 'Global' },
      ],
    });
  });

  it('a series of calls past the CDN triggers one', () => {
    observability.hasResourceProperties('AWS::CloudWatch::Alarm', {
      Namespace: METRICS_NAMESPACE,
      MetricName: 'CallsPastCdn',
      Threshold: 50,
      Dimensions: [{ Name: 'Stage', Value: 'prod' }],
    });
  });

  it('SES’s account-wide metrics are watched by one stage', () => {
    for (const stage of ['dev', 'staging', 'pr-7']) {
      const names = stageApp(settingsOf(stage))
        .stacks.observability.node.findAll()
        .map(({ node }) => node.id);
      expect(names).toContain('mails-unread');
      expect(names).not.toContain('mails-bounced');
    }
    observability.hasResourceProperties('AWS::CloudWatch::Alarm', { MetricName: 'Reputation.BounceRate' });
  });

  it.each([
    ['data', data],
    ['mail', mail],
  ])('the first dead letter of each queue of the %s stack triggers an alarm', (_name, template) => {
    const queues = resourcesOf(template, 'AWS::SQS::Queue');
    expect(queues.length).toBeGreaterThan(0);
    for (const queue of queues) {
      const watching = alarms.filter(({ Dimensions }) =>
        JSON.stringify(Dimensions ?? []).includes(JSON.stringify(queue.Properties.QueueName)),
      );
      expect(watching).toHaveLength(1);
      expect(watching[0]).toMatchObject({
        Threshold: 0,
        ComparisonOperator: 'GreaterThanThreshold',
        EvaluationPeriods: 1,
      });
    }
  });

  it('each about dead letters names the command that processes them, and so does its entry in the runbook', async () => {
    const runbook = await readFile('README.md', 'utf8');
    for (const kind of DeadLetterKind.options) {
      const [alarm] = alarms.filter(({ AlarmDescription }) => String(AlarmDescription).includes(`prod ${kind}.`));
      expect(alarm?.AlarmDescription).toContain(`npm run redrive -- --stage prod ${kind}`);
      const name = String(alarm?.AlarmName).replace('travel-timeline-prod-', '');
      const [, entry = ''] = runbook.split(`**\`${name}\`**`);
      expect(entry.split('\n\n')[0]).toContain(`npm run redrive -- --stage prod ${kind}`);
    }
  });

  it('each has an entry in the README’s runbook under its name, and no entry is about a removed alarm', async () => {
    const [, runbook = ''] = (await readFile('README.md', 'utf8')).split('## When an alarm goes off');
    const [entries = ''] = runbook.split(/^## /m);
    const named = [...entries.matchAll(/^\*\*`([a-z-]+)`\*\*/gm)].map(([, name]) => `travel-timeline-prod-${name}`);
    expect(named.sort()).toEqual(alarms.map(({ AlarmName }) => AlarmName).sort());
  });

  it('missing data is no alarm: a stage that nobody uses at night stays quiet', () => {
    for (const { TreatMissingData } of alarms) expect(TreatMissingData).toBe('notBreaching');
  });

  it('a stage’s metrics are on one dashboard', () => {
    observability.hasResourceProperties('AWS::CloudWatch::Dashboard', { DashboardName: 'travel-timeline-prod' });
    const [dashboard] = resourcesOf(observability, 'AWS::CloudWatch::Dashboard');
    const page = JSON.stringify(dashboard?.Properties.DashboardBody);
    for (const metric of Object.keys(METRIC_UNITS)) expect(page).toContain(metric);
    expect(page).toContain('Stage,Reader}');
  });
});
