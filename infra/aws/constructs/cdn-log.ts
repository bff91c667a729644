import { ArnFormat, Stack } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource } from 'aws-cdk-lib/aws-logs';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { namesOf } from '../stage-names.ts';
import type { StageSettings } from '../stage-settings.ts';

/**
 * What is logged of a request (CloudFront, standard logging v2). The path, the query and the referrer are not: the
 * address of a calendar is a secret. The behaviour tells which part of the site was asked, and a call's own log the rest.
 */
const FIELDS = [
  ...['date', 'time', 'x-edge-location', 'x-edge-request-id', 'c-ip', 'cs-method', 'cs(Host)'],
  ...['cache-behavior-path-pattern', 'sc-status', 'sc-bytes', 'sc-content-type', 'time-taken', 'time-to-first-byte'],
  ...['x-edge-result-type', 'x-edge-detailed-result-type', 'cs(User-Agent)', 'cs-protocol-version', 'ssl-protocol'],
];

/** Has the CDN's requests logged into a bucket, without their paths. */
export function logRequests(
  scope: Construct,
  settings: StageSettings,
  { cdn, logs }: { readonly cdn: Distribution; readonly logs: IBucket },
): void {
  const name = `${namesOf(settings).prefix}-cdn`;
  const { account, region } = Stack.of(scope);
  const source = new CfnDeliverySource(scope, 'RequestLogSource', {
    name,
    logType: 'ACCESS_LOGS',
    resourceArn: cdn.distributionArn,
  });
  const destination = new CfnDeliveryDestination(scope, 'RequestLogDestination', {
    name,
    destinationResourceArn: logs.bucketArn,
    outputFormat: 'w3c',
  });
  const delivery = new CfnDelivery(scope, 'RequestLogDelivery', {
    deliverySourceName: source.name,
    deliveryDestinationArn: destination.attrArn,
    recordFields: FIELDS,
    fieldDelimiter: '\t',
    s3SuffixPath: 'cdn/{yyyy}/{MM}/{dd}',
  });
  delivery.addResourceDependency(source);
  const sourceArn = Stack.of(scope).formatArn({
    service: 'logs',
    resource: 'delivery-source',
    resourceName: name,
    arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    ...{ account, region },
  });
  const granted = logs.addToResourcePolicy(
    new PolicyStatement({
      effect: Effect.ALLOW,
      principals: [new ServicePrincipal('delivery.logs.amazonaws.com')],
      actions: ['s3:PutObject'],
      resources: [logs.arnForObjects('*')],
      conditions: { StringEquals: { 'aws:SourceAccount': account }, ArnLike: { 'aws:SourceArn': sourceArn } },
    }),
  );
  if (granted.policyDependable) delivery.node.addDependency(granted.policyDependable);
}
