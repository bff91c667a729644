import { Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { KEY_TABLE, type Partition } from '#functions/data/key-table.ts';
import { INBOUND } from '#functions/data/mail-keys.ts';
import { TABLE } from '#functions/data/table-definition.ts';
import type { FunctionName } from '#infra/build/bundles.ts';
import type { Listing } from './function-permissions.ts';
import { permissions, tableGrants } from './permissions.ts';
import { namesOf } from './stage-names.ts';
import type { StageSettings } from './stage-settings.ts';
import type { TableGrant } from './table-grants.ts';

/** A function's permissions as IAM statements. */
export function policyStatements(scope: Construct, settings: StageSettings, name: FunctionName): PolicyStatement[] {
  const granted = permissions[name];
  const { table, mediaBucket, mailBucket } = namesOf(settings);
  return [
    ...tableGrants(name, granted).map((grant) => tableStatement(Stack.of(scope), table, grant)),
    ...objectStatements(mediaBucket, Object.entries(granted.media ?? {}), granted.listsMedia),
    ...objectStatements(mailBucket, granted.mail ? [[INBOUND, granted.mail]] : [], granted.listsMail),
    ...(granted.model && settings.modelId ? modelStatements(Stack.of(scope), settings.modelId) : []),
    ...(granted.bouncesMail ? [bounceStatement(Stack.of(scope), settings.mailDomain)] : []),
    ...(granted.sendsMail ? [senderStatement(Stack.of(scope), settings.mailDomain)] : []),
  ];
}

function tableStatement(stack: Stack, table: string, { actions, partitions }: TableGrant): PolicyStatement {
  const arn = stack.formatArn({ service: 'dynamodb', resource: 'table', resourceName: table });
  const indexes: readonly { readonly name: string }[] = TABLE.indexes;
  return new PolicyStatement({
    actions: actions.map((action) => `dynamodb:${action}`),
    resources: [arn, ...indexes.map(({ name }) => `${arn}/index/${name}`)],
    // IAM checks every key of a batch or a transaction, so an action allowed in one partition is allowed in all of the
    // line.
    conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': partitions.map(keysOf) } },
  });
}

/** Kinds whose items are all in one partition. */
export const SINGLE: ReadonlySet<string> = new Set(
  Object.values(KEY_TABLE).flatMap(([partition]) => (partition.includes('{') ? [] : [partition])),
);

function keysOf(partition: Partition): string {
  return SINGLE.has(partition) ? partition : `${partition}#*`;
}

/** The actions on the objects under each folder of a bucket. */
function objectStatements(
  bucket: string,
  folders: readonly [string, readonly string[]][],
  listing: Listing | undefined,
): PolicyStatement[] {
  const arn = `arn:aws:s3:::${bucket}`;
  const objects = folders.map(
    ([folder, actions]) =>
      new PolicyStatement({
        actions: actions.map((action) => `s3:${action}`),
        resources: [`${arn}/${folder}/*`],
      }),
  );
  // Who deletes versions finds them below its own folders.
  const versioned = folders.filter(([, actions]) => actions.includes('DeleteObjectVersion'));
  if (versioned.length > 0) {
    objects.push(
      new PolicyStatement({ actions: ['s3:ListBucketVersions'], resources: [arn], conditions: below(versioned) }),
    );
  }
  if (listing === undefined) return objects;
  // A read has no prefix, so under the condition a missing object answers 403, as without the permission.
  const conditions = below(folders);
  const list = { actions: ['s3:ListBucket'], resources: [arn] };
  return [...objects, new PolicyStatement(listing === 'all' ? list : { ...list, conditions })];
}

function below(folders: readonly [string, readonly string[]][]) {
  return { StringLike: { 's3:prefix': folders.map(([folder]) => `${folder}/*`) } };
}

/** Where inference profiles route requests, by their ids' prefix, which is that of the regions' names. */
const AREAS: Readonly<Record<string, string>> = { eu: 'eu-*', us: 'us-*', apac: 'ap-*', jp: 'ap-*', au: 'ap-*' };

/**
 * An inference profile ('eu.…') routes the request to the model in its own region or another one of its area, so all of
 * those are granted, but only through the profile (Amazon Bedrock user guide: geographic and global cross-region
 * inference; for the latter the other regions have no name).
 */
function modelStatements(stack: Stack, modelId: string): PolicyStatement[] {
  const actions = ['bedrock:InvokeModel'];
  const foundation = (id: string, region: string) => `arn:aws:bedrock:${region}::foundation-model/${id}`;
  const [, area = '', model] = /^(eu|us|apac|jp|au|global)\.(.+)$/.exec(modelId) ?? [];
  if (model === undefined) return [new PolicyStatement({ actions, resources: [foundation(modelId, stack.region)] })];
  const profile = stack.formatArn({ service: 'bedrock', resource: 'inference-profile', resourceName: modelId });
  return [
    new PolicyStatement({ actions, resources: [profile] }),
    new PolicyStatement({
      actions,
      resources: [foundation(model, stack.region), foundation(model, AREAS[area] ?? '')],
      conditions: { StringEquals: { 'bedrock:InferenceProfileArn': profile } },
    }),
  ];
}

function bounceStatement(stack: Stack, mailDomain: string): PolicyStatement {
  return new PolicyStatement({
    actions: ['ses:SendBounce'],
    resources: [stack.formatArn({ service: 'ses', resource: 'identity', resourceName: mailDomain })],
  });
}

function senderStatement(stack: Stack, mailDomain: string): PolicyStatement {
  return new PolicyStatement({
    actions: ['ses:SendEmail'],
    resources: [stack.formatArn({ service: 'ses', resource: 'identity', resourceName: mailDomain })],
  });
}
