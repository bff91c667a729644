import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { namesOf } from '../stage-names.ts';
import type { StageSettings } from '../stage-settings.ts';
import { acknowledge } from './acknowledge.ts';

/** Events that a function failed to process, kept for 14 days, SQS's maximum. */
export class DeadLetterQueue extends Queue {
  constructor(scope: Construct, id: string, settings: StageSettings, functionName: string) {
    super(scope, id, {
      queueName: namesOf(settings).deadLetters(functionName),
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
      removalPolicy: settings.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    acknowledge(this, 'SQS3', 'This is where events end up that nobody could handle; an alarm tells of each.');
  }
}
