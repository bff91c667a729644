import { Stack } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { namesOf } from '../stage-names.ts';
import type { StageSettings } from '../stage-settings.ts';

interface ImpactAlarm {
  readonly name: string;
  readonly metric: IMetric;
  /** The alarm's threshold. */
  readonly above: number;
  /** Consecutive periods; one where a single event already affects someone. */
  readonly periods?: number;
  /** Who is affected and how, and what to check first. */
  readonly impact: string;
}

/**
 * The alarms of a stack. Each states in a sentence who is affected, and is mailed to the stage's address.
 *
 * Their topic has no KMS key of ours: its messages are the alarms' own texts, which are in this repository and leave as
 * plain mail. SNS's own key (alias/aws/sns) would silence them, as CloudWatch may not use it, and one of ours costs a
 * dollar a month in each region (AWS: "Why didn't I receive an SNS notification for my CloudWatch alarm trigger?").
 */
export class ImpactAlarms extends Construct {
  private readonly topic: Topic;
  private readonly prefix: string;

  constructor(scope: Construct, settings: StageSettings) {
    super(scope, 'Alarms');
    this.prefix = namesOf(settings).prefix;
    this.topic = new Topic(this, 'Topic', { topicName: `${Stack.of(this).stackName}-alarms`, enforceSSL: true });
    this.topic.addSubscription(new EmailSubscription(settings.alarmsAddress));
  }

  add({ name, metric, above, periods = 1, impact }: ImpactAlarm): void {
    const alarm = new Alarm(this, name, {
      alarmName: `${this.prefix}-${name}`,
      alarmDescription: impact,
      metric,
      threshold: above,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      evaluationPeriods: periods,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(new SnsAction(this.topic));
  }
}
