import { Duration } from 'aws-cdk-lib';
import { Dashboard, GraphWidget, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { ImpactAlarms } from '../constructs/impact-alarms.ts';
import { StageStack } from '../constructs/stage-stack.ts';
import { stageMetrics } from '../stage-metrics.ts';
import { namesOf } from '../stage-names.ts';
import type { StageSettings } from '../stage-settings.ts';

type Metrics = ReturnType<typeof stageMetrics>;

/** Alarms that say who is affected, and one dashboard. */
export class ObservabilityStack extends StageStack {
  constructor(scope: Construct, settings: StageSettings, apiId: string) {
    super(scope, 'observability', settings);
    const metrics = stageMetrics(settings, apiId);
    this.alarms(settings, metrics);
    this.dashboard(settings, metrics);
  }

  private alarms(settings: StageSettings, metrics: Metrics): void {
    const alarms = new ImpactAlarms(this, settings);
    alarms.add({
      name: 'calls-fail',
      metric: metrics.callsFailed,
      above: 5,
      periods: 2,
      impact:
        'Travellers see "Something went wrong on our side" and cannot do what they came for. The log lines with code call_failed say why.',
    });
    alarms.add({
      name: 'calls-slow',
      metric: metrics.latency(95),
      above: 3000,
      periods: 3,
      impact:
        'One call in twenty takes longer than three seconds: travellers wait in front of grey boxes. The lines call_answered say where the time goes.',
    });
    alarms.add({
      name: 'calls-past-cdn',
      metric: metrics.callsPastCdn,
      above: 50,
      impact:
        'Fifty calls in five minutes came without the CDN’s secret. If the CDN itself does not send it, no traveller gets in; if it does, someone is trying to bypass it.',
    });
    alarms.add({
      name: 'mails-not-admitted',
      metric: metrics.mailsNotAdmitted,
      above: 0,
      impact:
        'The function that admits mails did not answer SES: a traveller’s booking mail is not stored, and nobody is told that it came.',
    });
    alarms.add({
      name: 'mails-unread',
      metric: metrics.mailsUnread,
      above: 0,
      impact: `A booking mail was not read in three tries: its traveller waits for an inbox entry that does not come. The mail is still in the bucket; fix the cause, then npm run redrive -- --stage ${settings.stage} mails.`,
    });
    alarms.add({
      name: 'uploads-unchecked',
      metric: metrics.uploadsUnchecked,
      above: 0,
      impact: `A file that may be larger than travellers may upload was not removed: nobody can see it or add it to a trip, but it is paid for until it expires, within two days. Fix the cause, then npm run redrive -- --stage ${settings.stage} uploads.`,
    });
    alarms.add({
      name: 'changes-unprojected',
      metric: metrics.changesUnprojected,
      above: 0,
      impact: `A change of the table is missing from lists and feeds: a public trip cannot be found, or a private one still can. Fix the cause, then npm run redrive -- --stage ${settings.stage} changes.`,
    });
    alarms.add({
      name: 'account-jobs-undone',
      metric: metrics.accountJobsUndone,
      above: 0,
      impact: `A traveller who deleted the account still has data here, or waits for an export that does not come. The log lines with code account_job_failed say why; fix the cause, then npm run redrive -- --stage ${settings.stage} account-jobs.`,
    });
    if (settings.rates === 'ecb') {
      alarms.add({
        name: 'rates-unread',
        metric: metrics.ratesUnread,
        above: 2,
        impact:
          'The exchange rates of a day were not read in three tries: travellers see costs in other currencies at the rates of the day before. The log of read-rates says why; it tries again on the next working day.',
      });
    }
    alarms.add({
      name: 'sitemap-unwritten',
      metric: metrics.sitemapUnwritten,
      above: 2,
      impact:
        'The sitemap was not written in three tries: new public trips are not found by search engines, which are still led to those that became private, whose pages show them nothing. The log of write-sitemap says why; it tries again every hour.',
    });
    alarms.add({
      name: 'projector-behind',
      metric: metrics.projectorBehind,
      above: Duration.minutes(5).toMilliseconds(),
      periods: 2,
      impact: 'Lists and feeds are more than five minutes old: travellers do not see trips that were just shared.',
    });
    alarms.add({
      name: 'table-throttled',
      metric: metrics.throttled,
      above: 10,
      periods: 2,
      impact:
        'The table turns requests away: travellers wait for retries and some calls fail. Usually one key is asked for too much.',
    });
    // SES's metrics cover all stages of an account and region, so only one of them has the alarm.
    if (settings.stage === 'prod') {
      alarms.add({
        name: 'mails-bounced',
        metric: metrics.mailsBounced,
        above: 0.05,
        impact:
          'More than one in twenty of the mails that the account’s stages send comes back; from one in ten SES stops sending, and nobody can reset a password.',
      });
    }
  }

  private dashboard(settings: StageSettings, metrics: Metrics): void {
    const graph = (title: string, ...left: IMetric[]) => new GraphWidget({ title, left, width: 8, height: 6 });
    new Dashboard(this, 'Dashboard', {
      dashboardName: namesOf(settings).prefix,
      widgets: [
        [
          graph('Calls', metrics.calls, metrics.callsRefused, metrics.callsFailed),
          graph('Latency (ms)', metrics.latency(50), metrics.latency(95), metrics.latency(99)),
          graph('Capacity units', metrics.capacityRead, metrics.capacityWritten, metrics.throttled),
        ],
        [
          graph(
            'Mails not admitted, not read, uploads not checked',
            metrics.mailsNotAdmitted,
            metrics.mailsUnread,
            metrics.uploadsUnchecked,
          ),
          graph('Changes not projected, account jobs not done', metrics.changesUnprojected, metrics.accountJobsUndone),
          graph('Projector behind (ms)', metrics.projectorBehind),
        ],
        [
          graph('Latency in functions (ms)', metrics.inFunctions(50), metrics.inFunctions(95), metrics.inFunctions(99)),
          graph('Slowest functions (ms, p95)', metrics.slowestFunctions),
          graph('Failing', metrics.failedShare, metrics.failingFunctions, metrics.callsPastCdn),
        ],
        [
          graph('Mails', metrics.mailsRead, metrics.mailsNotUnderstood, metrics.bookingsFound),
          graph('Mails by the reader that read them', metrics.mailsByReader),
          graph('Model: tokens by purpose, dollars', metrics.tokensRead, metrics.tokensWritten, metrics.modelDollars),
        ],
      ],
    });
  }
}
