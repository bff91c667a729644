import { Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { TABLE } from '#functions/data/table-definition.ts';
import type { Permissions } from './permissions.ts';
import { INBOUND, namesOf } from './stage-names.ts';
import type { StageSettings } from './stage-settings.ts';

/** A function's line of permissions as IAM statements. */
export function policyStatements(scope: Construct, settings: StageSettings, granted: Permissions): PolicyStatement[] {
  const { table, mediaBucket, mailBucket } = namesOf(settings);
  return [
    tableStatement(Stack.of(scope), table, granted),
    ...objectStatements(mediaBucket, Object.entries(granted.media ?? {}), granted.listsMedia),
    ...objectStatements(mailBucket, granted.mail ? [[INBOUND, granted.mail]] : []),
    ...(granted.model && settings.modelId ? [modelStatement(Stack.of(scope), settings.modelId)] : []),
    ...(granted.bouncesMail ? [bounceStatement(Stack.of(scope), settings.mailDomain)] : []),
    ...(granted.sendsMail ? [senderStatement(Stack.of(scope), settings.mailDomain)] : []),
  ];
}

function tableStatement(stack: Stack, table: string, granted: Permissions): PolicyStatement {
  const arn = stack.formatArn({ service: 'dynamodb', resource: 'table', resourceName: table });
  const indexes: readonly { readonly name: string }[] = TABLE.indexes;
  return new PolicyStatement({
    actions: granted.table.map((action) => `dynamodb:${action}`),
    resources: [arn, ...indexes.map(({ name }) => `${arn}/index/${name}`)],
  });
}

/** What may be done to the objects under each folder of a bucket. */
function objectStatements(
  bucket: string,
  folders: readonly [string, readonly string[]][],
  lists = false,
): PolicyStatement[] {
  const arn = `arn:aws:s3:::${bucket}`;
  const objects = folders.map(
    ([folder, actions]) =>
      new PolicyStatement({
        actions: actions.map((action) => `s3:${action}`),
        resources: [`${arn}/${folder}/*`],
      }),
  );
  if (!lists && !folders.some(([, actions]) => actions.includes('GetObject'))) return objects;
  // Without it S3 answers 403 for an object that is not there, which reads as a fault of ours (S3: GetObject).
  return [...objects, new PolicyStatement({ actions: ['s3:ListBucket'], resources: [arn] })];
}

/** An inference profile ('eu.…') sends the question to the model in any of its regions, so each of those counts too. */
function modelStatement(stack: Stack, modelId: string): PolicyStatement {
  const [, model] = /^(?:eu|us|apac|jp|au|global)\.(.+)$/.exec(modelId) ?? [];
  const foundation = (id: string, region: string) => `arn:aws:bedrock:${region}::foundation-model/${id}`;
  return new PolicyStatement({
    actions: ['bedrock:InvokeModel'],
    resources: model
      ? [
          stack.formatArn({ service: 'bedrock', resource: 'inference-profile', resourceName: modelId }),
          foundation(model, '*'),
        ]
      : [foundation(modelId, stack.region)],
  });
}

function bounceStatement(stack: Stack, mailDomain: string): PolicyStatement {
  return new PolicyStatement({
    actions: ['ses:SendBounce'],
    resources: [stack.formatArn({ service: 'ses', resource: 'identity', resourceName: mailDomain })],
  });
}

function senderStatement(stack: Stack, mailDomain: string): PolicyStatement {
  return new PolicyStatement({
    actions: ['ses:SendEmail', 'ses:SendRawEmail'],
    resources: [stack.formatArn({ service: 'ses', resource: 'identity', resourceName: mailDomain })],
  });
}
