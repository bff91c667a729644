import { Aws, Validations } from 'aws-cdk-lib';
import type { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IConstruct } from 'constructs';

/** Suppresses a cdk-nag finding (AwsSolutions) on a construct and everything inside it, for the stated reason. */
export function acknowledge(construct: IConstruct, rule: string, reason: string): void {
  Validations.of(construct).acknowledge({ id: `AwsSolutions-${rule}`, reason });
}

const WILDCARDS: readonly { readonly resource: RegExp; readonly reason: string }[] = [
  { resource: /^\*$/, reason: 'X-Ray has no resources to name.' },
  {
    resource:
      /^arn:aws:s3:::[^*/]+-(?:media-[^*/]+\/(?:uploads|photos|documents|exports|sitemaps)|mail-[^*/]+\/inbound)\/\*$/,
    reason: 'Objects get their names when they are stored.',
  },
  {
    resource: /^arn:aws:bedrock:(?:eu|us|ap)-\*::foundation-model\/[^*]+$/,
    reason: 'An inference profile chooses among regions by itself.',
  },
  {
    resource: /^arn:[^*]+:table\/[^*/]+\/stream\/\*$/,
    reason: 'A stream gets its name, the moment of its making, when it is made.',
  },
];

/** Suppresses the wildcards that a function's statements cannot do without; any other stays a finding (IAM5). */
export function acknowledgeWildcards(construct: IConstruct, statements: readonly PolicyStatement[]): void {
  for (const resource of statements.flatMap((statement) => statement.resources)) {
    const wildcard = WILDCARDS.find((each) => each.resource.test(resource));
    if (!wildcard || !resource.includes('*')) continue;
    const finding = resource
      .replaceAll(Aws.ACCOUNT_ID, '<AWS::AccountId>')
      .replaceAll(Aws.PARTITION, '<AWS::Partition>');
    acknowledge(construct, `IAM5[Resource::${finding}]`, wildcard.reason);
  }
}

const DEPLOYMENT_FINDINGS = [
  'L1',
  'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
  'IAM5[Action::s3:GetObject*]',
  'IAM5[Action::s3:GetBucket*]',
  'IAM5[Action::s3:List*]',
  'IAM5[Action::s3:DeleteObject*]',
  'IAM5[Action::s3:Abort*]',
  'IAM5[Resource::*]',
  'IAM5[Resource::<SiteE53D7754.Arn>/*]',
  'IAM5[Resource::arn:aws:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-us-east-1/*]',
];

/** Suppresses what CDK's own function needs to copy the built pages into their bucket at each deployment. */
export function acknowledgeDeployment(handler: IConstruct): void {
  for (const finding of DEPLOYMENT_FINDINGS) {
    acknowledge(handler, finding, 'CDK’s own function, which runs at deployments only and on the site’s bucket only.');
  }
}
