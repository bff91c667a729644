import { Aws, Duration, Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { CfnPermission } from 'aws-cdk-lib/aws-lambda';
import { CfnBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { ObjectEvent } from '#infra/object-events.ts';
import { namesOf } from '../stage-names.ts';
import type { StageSettings } from '../stage-settings.ts';
import type { DeadLetterQueue } from './dead-letter-queue.ts';
import type { PrivateBucket } from './private-bucket.ts';
import { type CodeOf, ProductFunction } from './product-function.ts';

interface ObjectFunctionProps {
  readonly settings: StageSettings;
  readonly codeOf: CodeOf;
  readonly startedBy: ObjectEvent;
  readonly deadLetters: DeadLetterQueue;
}

/**
 * A function that new objects start. S3 delivers an event at least once; Lambda tries three times within six hours, and
 * failed events are kept.
 */
export class ObjectFunction extends ProductFunction {
  private readonly startedBy: ObjectEvent;
  private readonly bucketName: string;

  constructor(scope: Construct, { settings, codeOf, startedBy, deadLetters }: ObjectFunctionProps) {
    super(scope, {
      settings,
      name: startedBy.functionName,
      codeOf,
      statements: [new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [deadLetters.queueArn] })],
      options: { deadLetterQueue: deadLetters, retryAttempts: 2, maxEventAge: Duration.hours(6) },
    });
    this.startedBy = startedBy;
    this.bucketName = namesOf(settings)[startedBy.bucket];
  }

  /** Set on the bucket's own resource: CDK's notifications add a function that may change any bucket's. */
  startFor(bucket: PrivateBucket): void {
    const resource = bucket.node.defaultChild;
    if (!(resource instanceof CfnBucket)) throw new TypeError('a Bucket is no longer made of a CfnBucket');
    resource.notificationConfiguration = {
      lambdaConfigurations: [
        {
          event: 's3:ObjectCreated:*',
          function: this.function.functionArn,
          filter: { s3Key: { rules: [{ name: 'prefix', value: `${this.startedBy.folder}/` }] } },
        },
      ],
    };
    const mayInvoke = new CfnPermission(Stack.of(bucket), `${bucket.node.id}MayInvoke`, {
      action: 'lambda:InvokeFunction',
      functionName: this.function.functionArn,
      principal: 's3.amazonaws.com',
      sourceAccount: Aws.ACCOUNT_ID,
      sourceArn: `arn:aws:s3:::${this.bucketName}`,
    });
    resource.addResourceDependency(mayInvoke);
  }
}
