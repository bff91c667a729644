import type { ITable, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Bucket, IBucket } from 'aws-cdk-lib/aws-s3';

/*
 * CDK declares `policy: BucketPolicy | undefined` in its classes and `policy?: BucketPolicy` in their interfaces, which
 * differ under exactOptionalPropertyTypes. These casts state in one place that a class implements its interface.
 */

export function asBucket(bucket: Bucket): IBucket {
  return bucket as IBucket;
}

export function asTable(table: TableV2): ITable {
  return table as ITable;
}
