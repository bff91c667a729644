import { Duration } from 'aws-cdk-lib';
import { ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { StageSettings } from '../stage-settings.ts';
import { acknowledge } from './acknowledge.ts';
import { PrivateBucket } from './private-bucket.ts';

/** The access logs of a stack's buckets and CDN. CloudFront's log delivery still writes with access control lists. */
export class LogBucket extends PrivateBucket {
  constructor(scope: Construct, id: string, settings: StageSettings, writer: 'S3' | 'CloudFront' = 'S3') {
    super(scope, id, {
      settings,
      objectOwnership:
        writer === 'CloudFront' ? ObjectOwnership.BUCKET_OWNER_PREFERRED : ObjectOwnership.BUCKET_OWNER_ENFORCED,
      lifecycleRules: [{ expiration: Duration.days(settings.logRetention) }],
    });
    acknowledge(this, 'S1', 'A bucket of logs that logged its own writing would never come to rest.');
  }
}
