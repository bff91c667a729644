import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption, type BucketProps } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { StageSettings } from '../stage-settings.ts';
import { addEmptyingLog } from './emptying-log.ts';

interface PrivateBucketProps extends BucketProps {
  readonly settings: StageSettings;
  /** Whether it outlives its stack and keeps old versions for a week; by default as the stage does. */
  readonly keepsData?: boolean;
}

/** A private bucket: TLS 1.2 only, encrypted, without public access, and cleaned of incomplete uploads. */
export class PrivateBucket extends Bucket {
  constructor(scope: Construct, id: string, { settings, ...given }: PrivateBucketProps) {
    const { keepsData = settings.keepsData, ...props } = given;
    super(scope, id, {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      encryption: BucketEncryption.S3_MANAGED,
      versioned: keepsData,
      removalPolicy: keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
      autoDeleteObjects: !keepsData,
      ...props,
    });
    this.addLifecycleRule({ abortIncompleteMultipartUploadAfter: Duration.days(1) });
    // A delete marker goes with the last version behind it.
    if (keepsData) {
      this.addLifecycleRule({ noncurrentVersionExpiration: Duration.days(7), expiredObjectDeleteMarker: true });
    } else addEmptyingLog(this, settings);
  }
}
