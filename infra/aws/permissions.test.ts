import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { kebabCase } from '#infra/function-entry.ts';
import { mayDetectMissing, mayUseObject, mayUseTable } from '#infra/local/authorization/role.ts';
import { resourcesOf, synthesisedStage } from '#infra/test/synthesised-stage.ts';
import { allRoutes, routes } from '#shared/routes.ts';
import { functionNameOf } from './function-names.ts';
import { permissions, tableGrants } from './permissions.ts';
import { SINGLE } from './policy-statements.ts';
import { settingsOf } from './stage-settings.ts';

const texts = z.union([
  z.pipe(
    z.string(),
    z.transform((one) => [one]),
  ),
  z.array(z.string()),
]);
/** An ARN with the account's id in it. */
const joined = z.pipe(
  z.object({ 'Fn::Join': z.unknown() }),
  z.transform((arn) => [JSON.stringify(arn)]),
);
const Statement = z.object({
  Effect: z.literal('Allow'),
  Action: texts,
  Resource: z.pipe(
    z.unknown(),
    z.transform((resource) => JSON.stringify(resource)),
  ),
  /** The values by operator and key. */
  Condition: z.optional(z.record(z.string(), z.record(z.string(), z.union([texts, joined])))),
});
type Statement = z.output<typeof Statement>;
const Role = z.object({
  Policies: z.array(z.object({ PolicyDocument: z.object({ Statement: z.array(Statement) }) })).check(z.length(1)),
});
const Handler = z.object({
  FunctionName: z.string(),
  Role: z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.literal('Arn')]) }),
});

const settings = settingsOf('prod');
const stage = synthesisedStage(settings);

/** What the role of a function allows. */
function statementsOf(name: string) {
  const functionName = functionNameOf(settings, name);
  for (const template of [...stage.calls, stage.data, stage.mail]) {
    const found = resourcesOf(template, 'AWS::Lambda::Function').find(
      ({ Properties }) => Properties.FunctionName === functionName,
    );
    if (!found) continue;
    const [role] = Handler.parse(found.Properties).Role['Fn::GetAtt'];
    const { Properties } = z.object({ Properties: Role }).parse(template.toJSON().Resources[role]);
    return Properties.Policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
  }
  throw new Error(`no function ${functionName}`);
}

const actionsOf = (name: string, service: string) =>
  statementsOf(name)
    .flatMap(({ Action }) => Action)
    .filter((action) => action.startsWith(`${service}:`))
    .toSorted();

const ACTIONS = ['GetItem', 'BatchGetItem', 'Query', 'ConditionCheckItem', 'PutItem', 'UpdateItem', 'DeleteItem'];
const TABLE_ACTIONS = [...ACTIONS, 'BatchWriteItem', 'Scan', 'DeleteTable'];
const PARTITIONS = [...new Set(Object.values(permissions).flatMap(({ table }) => table.partitions)), 'OTHER'];
const OBJECT_ACTIONS = [
  'GetObject',
  'PutObject',
  'DeleteObject',
  'AbortMultipartUpload',
  'ListBucket',
  'PutBucketPolicy',
];
const FOLDERS = [
  ...['uploads', 'photos', 'documents', 'exports', 'other'].map((folder) => ['media', folder] as const),
  ...['inbound', 'other'].map((folder) => ['mail', folder] as const),
];

/** Whether a statement's condition on a request context key accepts the value. */
function matches({ Condition = {} }: Statement, key: string, value: string): boolean {
  const patterns = Object.values(Condition).flatMap((keys) => keys[key] ?? []);
  const isLike = (pattern: string) => path.matchesGlob(value, pattern);
  return Object.keys(Condition).length === 0 || patterns.some(isLike);
}

/** IAM's decision on an action on an item, by the template's statements. */
function mayTouchItem(statements: readonly Statement[], action: string, partition: string): boolean {
  return statements.some(
    (statement) =>
      statement.Action.includes(`dynamodb:${action}`) &&
      statement.Resource.includes(':table/travel-timeline-prod"') &&
      matches(statement, 'dynamodb:LeadingKeys', partition),
  );
}

/** IAM's decision on an action on an object, or on listing its folder. */
function mayTouchObject(statements: readonly Statement[], action: string, bucket: string, folder: string): boolean {
  return statements.some(({ Action, Resource, ...statement }) => {
    if (!Action.includes(`s3:${action}`) || !Resource.includes(`:s3:::travel-timeline-prod-${bucket}-`)) return false;
    if (action === 'ListBucket') return matches({ Action, Resource, ...statement }, 's3:prefix', `${folder}/x`);
    return Resource.includes(`"/${folder}/*"`);
  });
}

const functionNames = Object.keys(permissions);

describe('a function’s permissions', () => {
  it.each(Object.entries(permissions))(
    '%s may do to the table on AWS exactly what it may locally, and to no other table',
    (name, line) => {
      const statements = statementsOf(name);
      for (const action of TABLE_ACTIONS) {
        for (const kind of PARTITIONS) {
          const partition = SINGLE.has(kind) ? kind : `${kind}#x`;
          const here = mayUseTable(kebabCase(name), { action, partition });
          expect(mayTouchItem(statements, action, partition), `${action} ${kind}`).toBe(here);
        }
      }
      const tables = statements.filter(({ Action }) =>
        Action.some((action) => /^dynamodb:.*(?:Item|Query)/.test(action)),
      );
      expect(tables.map(({ Condition = {} }) => Object.keys(Condition))).toEqual(
        tableGrants(name, line).map(() => ['ForAllValues:StringLike']),
      );
    },
  );

  it.each(functionNames)('%s reaches objects on AWS as it does locally', (name) => {
    const statements = statementsOf(name);
    for (const action of OBJECT_ACTIONS) {
      for (const [bucket, folder] of FOLDERS) {
        const here = mayUseObject(kebabCase(name), { action, bucket, key: `${folder}/x` });
        expect(mayTouchObject(statements, action, bucket, folder), `${action} ${bucket}/${folder}`).toBe(here);
      }
    }
    for (const bucket of ['media', 'mail'] as const) {
      // A read has no prefix, so a condition on it does not hold.
      const isTold = statements.some(
        ({ Action, Resource, Condition }) =>
          Action.includes('s3:ListBucket') && Resource.includes(`-${bucket}-`) && Condition === undefined,
      );
      expect(mayDetectMissing(kebabCase(name), bucket), bucket).toBe(isTold);
    }
  });

  it.each(Object.entries(permissions))('%s asks the model and sends mail only as its line says', (name, line) => {
    const { model, sendsMail, bouncesMail } = line;
    expect(new Set(actionsOf(name, 'bedrock'))).toEqual(new Set(model ? ['bedrock:InvokeModel'] : []));
    const sending = sendsMail ? ['ses:SendEmail'] : [];
    expect(actionsOf(name, 'ses')).toEqual([...(bouncesMail ? ['ses:SendBounce'] : []), ...sending]);
  });

  it('only exports of accounts and the reader of arriving mails may list a whole bucket', () => {
    const listing = functionNames.filter((name) =>
      statementsOf(name).some(({ Action, Condition }) => Action.includes('s3:ListBucket') && Condition === undefined),
    );
    expect(listing.toSorted()).toEqual(['receiveMail', 'runAccountJobs']);
  });

  it('a cross-region profile grants the model in its own area, and through the profile only', () => {
    const model = statementsOf('tripChat').filter(({ Action }) => Action.includes('bedrock:InvokeModel'));
    expect(settings.modelId).toMatch(/^eu\./);
    expect(model).toHaveLength(2);
    expect(model[0]?.Resource).toContain(`:inference-profile/${settings.modelId}"`);
    const id = settings.modelId?.slice('eu.'.length);
    const arns = ['eu-*', 'eu-central-1'].map((region) => `arn:aws:bedrock:${region}::foundation-model/${id}`);
    expect(model[1]?.Resource).toBe(JSON.stringify(arns));
    expect(JSON.stringify(model[1]?.Condition)).toContain('bedrock:InferenceProfileArn');
  });

  it('photos and mails are in two buckets, and functions that read one may not read the other', () => {
    const buckets = (name: string) =>
      statementsOf(name)
        .map(({ Resource }) => Resource)
        .join();
    expect(buckets('getMedia')).toContain('travel-timeline-prod-media-');
    expect(buckets('getMedia')).not.toContain('travel-timeline-prod-mail-');
    expect(buckets('retryEmail')).toContain('travel-timeline-prod-mail-');
    expect(buckets('retryEmail')).not.toContain('travel-timeline-prod-media-');
  });

  it.each(Object.keys(permissions))('%s has no wildcard actions, and wildcard resources only for its trace', (name) => {
    for (const { Action, Resource } of statementsOf(name)) {
      expect(Action.join()).not.toContain('*');
      if (Resource === '"*"') expect(Action).toEqual(['xray:PutTelemetryRecords', 'xray:PutTraceSegments']);
    }
  });

  it('no call scans or alters the table', () => {
    const actions = Object.keys(permissions).flatMap((name) => actionsOf(name, 'dynamodb'));
    expect(actions).not.toContain('dynamodb:Scan');
    expect(actions.filter((action) => /Table|Backup|Import|Export/.test(action))).toEqual([]);
  });

  it('a call with a rate limit may write its count, and an idempotent one may store its answer', () => {
    const all = Object.values(routes);
    for (const { name } of all.filter(({ limits }) => limits.length > 0)) {
      expect(mayUseTable(kebabCase(name), { action: 'UpdateItem', partition: 'RATE#x' }), name).toBe(true);
    }
    for (const { name } of all.filter(({ idempotent }) => idempotent)) {
      expect(mayUseTable(kebabCase(name), { action: 'PutItem', partition: 'REPEAT#x' }), name).toBe(true);
    }
  });

  it('a GET writes its count, and only a new personal address, a session’s day of use or its end besides', () => {
    const changes = (name: string) =>
      statementsOf(name).filter((statement) => !matches(statement, 'dynamodb:LeadingKeys', 'RATE#x'));
    const writing = allRoutes.filter(
      ({ method, name }) =>
        method === 'GET' &&
        changes(name).some(({ Action }) => /dynamodb:(?:Put|Update|Delete|BatchWrite)Item\b/.test(Action.join())),
    );
    expect(writing.map(({ name }) => name).toSorted()).toEqual(['getEmailAddress', 'getUser', 'logoutPage']);
  });

  it('a stage without a model grants none', () => {
    const { modelId: _, ...without } = settings;
    const { resources } = synthesisedStage(without);
    expect(JSON.stringify(resources)).not.toMatch(/bedrock|BEDROCK_MODEL_ID/);
  });
});
