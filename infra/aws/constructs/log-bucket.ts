import { Duration } from 'aws-cdk-lib';
import { ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { StageSettings } from '../stage-settings.ts';
import { acknowledge } from './acknowledge.ts';
import { PrivateBucket } from './private-bucket.ts';

/** The access logs of a stack's buckets and CDN. */
export class LogBucket extends PrivateBucket {
  constructor(scope: Construct, id: string, settings: StageSettings) {
    super(scope, id, {
      settings,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      lifecycleRules: [{ expiration: Duration.days(settings.logRetention) }],
    });
    acknowledge(this, 'S1', 'A bucket of logs that logged its own writing would never come to rest.');
  }
}
