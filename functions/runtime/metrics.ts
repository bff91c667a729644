/** What the functions count, in CloudWatch's units. */
export const METRIC_UNITS = {
  /** From the event to the response, without the time that Lambda and the gateway add. */
  CallLatency: 'Milliseconds',
  /** 1 for a call that was answered with 5xx, 0 for any other: the average is the error rate. */
  CallsFailed: 'Count',
  /** Calls without the CDN's secret: someone bypasses it, or the secrets have diverged. */
  CallsPastCdn: 'Count',
  MailsRead: 'Count',
  /** Mails in which no usable booking was found. */
  MailsNotUnderstood: 'Count',
  BookingsFound: 'Count',
  ModelTokensRead: 'Count',
  ModelTokensWritten: 'Count',
  ModelDollars: 'None',
} as const;

export type MetricName = keyof typeof METRIC_UNITS;

export const METRICS_NAMESPACE = 'travel-timeline';

/**
 * The attributes that turn a log line into metrics, in CloudWatch's embedded metric format: values by stage, and by
 * `by` where it is given. Every further value of a dimension costs 30 cents a month, so routes are not a dimension: the
 * line itself names its route, and Lambda's own metrics, which are free, are by function.
 */
export function metrics(
  values: Readonly<Partial<Record<MetricName, number>>>,
  by: Readonly<Record<string, string>> = {},
): Record<string, unknown> {
  const names = Object.keys(METRIC_UNITS).filter((name): name is MetricName => name in values);
  const further = Object.keys(by);
  return {
    _aws: {
      Timestamp: Date.now(),
      CloudWatchMetrics: [
        {
          Namespace: METRICS_NAMESPACE,
          Dimensions: [['Stage'], ...(further.length > 0 ? [['Stage', ...further]] : [])],
          Metrics: names.map((Name) => ({ Name, Unit: METRIC_UNITS[Name] })),
        },
      ],
    },
    Stage: process.env.STAGE ?? 'unknown',
    ...by,
    ...values,
  };
}
