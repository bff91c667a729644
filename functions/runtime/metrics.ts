/** What the functions count, and in what (CloudWatch's units). */
export const METRIC_UNITS = {
  /** From the event to the answer, without what Lambda and the gateway take. */
  CallLatency: 'Milliseconds',
  /** One for a call that was answered with 5xx, none for any other: its average is the share. */
  CallsFailed: 'Count',
  /** Calls that did not show the CDN's secret: somebody goes past it, or the two no longer share one. */
  CallsPastCdn: 'Count',
  MailsRead: 'Count',
  /** Mails in which no booking was found that can be used. */
  MailsNotUnderstood: 'Count',
  BookingsFound: 'Count',
  ModelTokensRead: 'Count',
  ModelTokensWritten: 'Count',
  ModelDollars: 'None',
} as const;

export type MetricName = keyof typeof METRIC_UNITS;

export const METRICS_NAMESPACE = 'travel-timeline';

/**
 * The attributes that make a log line count, as CloudWatch's "Embedded metric format" has them: values by stage, and by
 * `by` where it is given. Every further value of a dimension costs 30 cents a month, so routes are none: the line itself
 * names its route, and Lambda's own metrics, which are free, go by function.
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
