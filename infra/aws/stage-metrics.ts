import { Duration } from 'aws-cdk-lib';
import { MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { METRICS_NAMESPACE, type MetricName } from '#functions/runtime/metrics.ts';
import { namesOf } from './stage-names.ts';
import type { StageSettings } from './stage-settings.ts';

const period = Duration.minutes(5);

/** The CDN's error rate, in percent; in the CDN's region only. */
export function cdnFailures(distributionId: string): Metric {
  return new Metric({
    namespace: 'AWS/CloudFront',
    metricName: '5xxErrorRate',
    statistic: Stats.AVERAGE,
    period,
    dimensionsMap: { DistributionId: distributionId, Region: 'Global' },
  });
}

/** The metrics of a stage's alarms and dashboard, in periods of five minutes. */
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
  const counted = (metricName: MetricName, statistic: string, label?: string) =>
    new Metric({
      namespace: METRICS_NAMESPACE,
      metricName,
      statistic,
      period,
      dimensionsMap: { Stage: settings.stage },
      ...(label ? { label } : {}),
    });
  /** A line for every value of a dimension. */
  const countedBy = (dimension: string, metricName: MetricName) =>
    new MathExpression({
      label: '',
      expression: `SEARCH('{"${METRICS_NAMESPACE}",Stage,${dimension}} MetricName="${metricName}" Stage="${settings.stage}"', 'Sum')`,
      usingMetrics: {},
      period,
    });
  /** A line for every function; these metrics are Lambda's own, and free. */
  const byFunction = (metricName: string, statistic: string) =>
    new MathExpression({
      label: '',
      expression: `SEARCH('{AWS/Lambda,FunctionName} MetricName="${metricName}" "${names.prefix}"', '${statistic}')`,
      usingMetrics: {},
      period,
    });
  const admission = (metricName: string) =>
    new Metric({
      namespace: 'AWS/Lambda',
      metricName,
      statistic: Stats.SUM,
      period,
      dimensionsMap: { FunctionName: names.function('admit-mail') },
    });
  /** Failures of a function that the clock starts. */
  const scheduled = (functionName: string) =>
    new Metric({
      namespace: 'AWS/Lambda',
      metricName: 'Errors',
      statistic: Stats.SUM,
      period: Duration.hours(1),
      dimensionsMap: { FunctionName: names.function(functionName) },
    });
  return {
    slowestFunctions: byFunction('Duration', 'p95'),
    failingFunctions: byFunction('Errors', 'Sum'),
    failedShare: counted('CallsFailed', Stats.AVERAGE, 'Share of calls that fail'),
    inFunctions: (percent: number) => counted('CallLatency', Stats.percentile(percent)),
    callsPastCdn: counted('CallsPastCdn', Stats.SUM),
    mailsRead: counted('MailsRead', Stats.SUM),
    mailsNotUnderstood: counted('MailsNotUnderstood', Stats.SUM),
    bookingsFound: counted('BookingsFound', Stats.SUM),
    mailsByReader: countedBy('Reader', 'MailsRead'),
    tokensRead: countedBy('Purpose', 'ModelTokensRead'),
    tokensWritten: countedBy('Purpose', 'ModelTokensWritten'),
    modelDollars: counted('ModelDollars', Stats.SUM),
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
    mailsNotAdmitted: new MathExpression({
      label: 'Mails not admitted',
      expression: 'errors + throttles',
      usingMetrics: { errors: admission('Errors'), throttles: admission('Throttles') },
      period,
    }),
    mailsUnread: deadLetters('receive-mail'),
    uploadsUnchecked: deadLetters('remove-large-upload'),
    changesUnprojected: deadLetters('project-changes'),
    accountJobsUndone: deadLetters('run-account-jobs'),
    ratesUnread: scheduled('read-rates'),
    sitemapUnwritten: scheduled('write-sitemap'),
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
