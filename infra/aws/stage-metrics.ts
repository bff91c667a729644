import { Duration } from 'aws-cdk-lib';
import { MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { namesOf } from './stage-names.ts';
import type { StageSettings } from './stage-settings.ts';

const period = Duration.minutes(5);

/** What a stage's alarms and dashboard look at, by five minutes. */
export function stageMetrics(settings: StageSettings, apiId: string) {
  const names = namesOf(settings);
  const api = (metricName: string, statistic: string) =>
    new Metric({ namespace: 'AWS/ApiGateway', metricName, statistic, period, dimensionsMap: { ApiId: apiId } });
  const table = (metricName: string) =>
    new Metric({
      namespace: 'AWS/DynamoDB',
      metricName,
      statistic: Stats.SUM,
      period,
      dimensionsMap: { TableName: names.table },
    });
  const deadLetters = (functionName: string) =>
    new Metric({
      namespace: 'AWS/SQS',
      metricName: 'ApproximateNumberOfMessagesVisible',
      statistic: Stats.MAXIMUM,
      period,
      dimensionsMap: { QueueName: names.deadLetters(functionName) },
    });
  return {
    calls: api('Count', Stats.SUM),
    callsRefused: api('4xx', Stats.SUM),
    callsFailed: api('5xx', Stats.SUM),
    latency: (percent: number) => api('Latency', Stats.percentile(percent)),
    capacityRead: table('ConsumedReadCapacityUnits'),
    capacityWritten: table('ConsumedWriteCapacityUnits'),
    throttled: new MathExpression({
      label: 'Throttled',
      expression: 'reads + writes',
      usingMetrics: { reads: table('ReadThrottleEvents'), writes: table('WriteThrottleEvents') },
      period,
    }),
    mailsUnread: deadLetters('receive-mail'),
    changesUnprojected: deadLetters('project-changes'),
    accountJobsUndone: deadLetters('run-account-jobs'),
    projectorBehind: new Metric({
      namespace: 'AWS/Lambda',
      metricName: 'IteratorAge',
      statistic: Stats.MAXIMUM,
      period,
      dimensionsMap: { FunctionName: names.function('project-changes') },
    }),
    mailsBounced: new Metric({
      namespace: 'AWS/SES',
      metricName: 'Reputation.BounceRate',
      statistic: Stats.AVERAGE,
      period: Duration.hours(1),
    }),
  };
}
