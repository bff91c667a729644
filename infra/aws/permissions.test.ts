import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { kebabCase } from '#infra/function-entry.ts';
import { resourcesOf, synthesisedStage } from '#infra/test/synthesised-stage.ts';
import { allRoutes, routes } from '#shared/routes.ts';
import { permissions } from './permissions.ts';
import { settingsOf } from './stage-settings.ts';

const texts = z.union([
  z.pipe(
    z.string(),
    z.transform((one) => [one]),
  ),
  z.array(z.string()),
]);
const Statement = z.object({
  Effect: z.literal('Allow'),
  Action: texts,
  Resource: z.pipe(
    z.unknown(),
    z.transform((resource) => JSON.stringify(resource)),
  ),
});
const Role = z.object({
  Policies: z.array(z.object({ PolicyDocument: z.object({ Statement: z.array(Statement) }) })).check(z.length(1)),
});
const Handler = z.object({
  FunctionName: z.string(),
  Role: z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.literal('Arn')]) }),
});

const settings = settingsOf('prod');
const stage = synthesisedStage(settings);

/** What the role of a function allows, by the name in its own file. */
function statementsOf(name: string) {
  const functionName = `travel-timeline-prod-${kebabCase(name)}`;
  for (const template of [stage.api, stage.data, stage.mail]) {
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

/** 's3:GetObject media/photos' for each action on each folder of a bucket that a statement allows. */
function allowedObjects({ Action, Resource }: z.output<typeof Statement>): string[] {
  return [...Resource.matchAll(/-(media|mail)-.*?"\/(\w+)\/\*"/g)].flatMap(([, bucket, folder]) =>
    Action.map((action) => `${action} ${bucket}/${folder}`),
  );
}

function wantedObjects(bucket: string, folders: Readonly<Record<string, readonly string[]>>): string[] {
  return Object.entries(folders).flatMap(([folder, actions]) =>
    actions.map((action) => `s3:${action} ${bucket}/${folder}`),
  );
}

describe('what a function may touch', () => {
  it.each(Object.entries(permissions))('%s may do to the table what its line says, and to no other', (name, line) => {
    const table = statementsOf(name).filter(
      ({ Action, Resource }) =>
        Action.some((action) => action.startsWith('dynamodb:')) && !Resource.includes('StreamArn'),
    );
    expect(table).toHaveLength(1);
    expect(table[0]?.Action).toEqual(line.table.map((action) => `dynamodb:${action}`).toSorted());
    expect(table[0]?.Resource).toContain(':table/travel-timeline-prod"');
  });

  it.each(Object.entries(permissions))(
    '%s reaches objects, the model and mail only as its line says',
    (name, { media = {}, listsMedia, mail, model, sendsMail, bouncesMail }) => {
      const wanted = [...wantedObjects('media', media), ...wantedObjects('mail', mail ? { inbound: mail } : {})];
      expect(statementsOf(name).flatMap(allowedObjects).toSorted()).toEqual(wanted.toSorted());
      const lists = listsMedia || wanted.some((each) => each.startsWith('s3:GetObject'));
      const listing = lists ? ['s3:ListBucket'] : [];
      const actions = new Set([...wanted.map((each) => each.split(' ')[0]), ...listing]);
      expect(new Set(actionsOf(name, 's3'))).toEqual(actions);
      expect(actionsOf(name, 'bedrock')).toEqual(model ? ['bedrock:InvokeModel'] : []);
      const sending = sendsMail ? ['ses:SendEmail', 'ses:SendRawEmail'] : [];
      expect(actionsOf(name, 'ses')).toEqual([...(bouncesMail ? ['ses:SendBounce'] : []), ...sending]);
    },
  );

  it('photos and mails are in two buckets, and who may read the one may not read the other', () => {
    const buckets = (name: string) =>
      statementsOf(name)
        .map(({ Resource }) => Resource)
        .join();
    expect(buckets('getMedia')).toContain('travel-timeline-prod-media-');
    expect(buckets('getMedia')).not.toContain('travel-timeline-prod-mail-');
    expect(buckets('retryEmail')).toContain('travel-timeline-prod-mail-');
    expect(buckets('retryEmail')).not.toContain('travel-timeline-prod-media-');
  });

  it.each(Object.keys(permissions))(
    '%s is allowed no action by a wildcard, and everything only for its trace',
    (name) => {
      for (const { Action, Resource } of statementsOf(name)) {
        expect(Action.join()).not.toContain('*');
        if (Resource === '"*"') expect(Action).toEqual(['xray:PutTelemetryRecords', 'xray:PutTraceSegments']);
      }
    },
  );

  it('no call scans the table or changes it as a whole', () => {
    const actions = Object.keys(permissions).flatMap((name) => actionsOf(name, 'dynamodb'));
    expect(actions).not.toContain('dynamodb:Scan');
    expect(actions.filter((action) => /Table|Backup|Import|Export/.test(action))).toEqual([]);
  });

  it('a call with a rate limit may count itself, and one that may be repeated may keep its answer', () => {
    const all = Object.values(routes);
    for (const { name } of all.filter(({ limits }) => limits.length > 0)) {
      expect(permissions[name].table, name).toContain('UpdateItem');
    }
    for (const { name } of all.filter(({ idempotent }) => idempotent)) {
      expect(permissions[name].table, name).toContain('PutItem');
    }
  });

  it('only the making of the personal address lets a GET write, besides ending a session', () => {
    const writing = allRoutes.filter(
      ({ method, name }) => method === 'GET' && actionsOf(name, 'dynamodb').includes('dynamodb:PutItem'),
    );
    expect(writing.map(({ name }) => name).toSorted()).toEqual(['getEmailAddress', 'logoutPage']);
  });

  it('a stage without a model grants nobody one', () => {
    const { modelId: _, ...without } = settings;
    const { resources } = synthesisedStage(without);
    expect(JSON.stringify(resources)).not.toMatch(/bedrock|BEDROCK_MODEL_ID/);
  });
});
