import { Bucket } from 'aws-cdk-lib/aws-s3';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { resourcesOf, stageApp, synthesisedStage } from '#infra/test/synthesised-stage.ts';
import { settingsOf } from './stage-settings.ts';

const prod = synthesisedStage(settingsOf('prod'));
const pullRequest = synthesisedStage(settingsOf('pr-7'));

const Logging = z.object({ LoggingConfig: z.object({ LogGroup: z.object({ Ref: z.string() }) }) });
const KEPT = ['AWS::DynamoDB::GlobalTable', 'AWS::S3::Bucket', 'AWS::SQS::Queue', 'AWS::Logs::LogGroup'];
/** Rewritten by every deployment, so nothing is lost with it. */
const isSite = ({ Properties }: { Properties: Record<string, unknown> }) =>
  JSON.stringify(Properties.LoggingConfiguration ?? {}).includes('site/');

describe('every stage', () => {
  it('cdk-nag’s rules are really checked: a bucket open to plain http is found', () => {
    const { app, stacks } = stageApp(settingsOf('dev'));
    new Bucket(stacks.data, 'Careless');
    expect(() => app.synth()).toThrow(/does not require requests to use SSL/);
  });

  it('every bucket is private, encrypted and TLS 1.2 only', () => {
    for (const template of [prod.data, prod.mail, prod.web]) {
      const buckets = resourcesOf(template, 'AWS::S3::Bucket');
      expect(buckets.length).toBeGreaterThan(1);
      for (const { Properties } of buckets) {
        expect(Properties).toMatchObject({
          PublicAccessBlockConfiguration: {
            BlockPublicAcls: true,
            BlockPublicPolicy: true,
            IgnorePublicAcls: true,
            RestrictPublicBuckets: true,
          },
          BucketEncryption: {
            ServerSideEncryptionConfiguration: [{ ServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } }],
          },
        });
      }
      const policies = resourcesOf(template, 'AWS::S3::BucketPolicy').map(({ Properties }) =>
        JSON.stringify(Properties),
      );
      expect(policies).toHaveLength(buckets.length);
      for (const policy of policies) {
        expect(policy).toContain('"Condition":{"Bool":{"aws:SecureTransport":"false"}},"Effect":"Deny"');
        expect(policy).toContain('"Condition":{"NumericLessThan":{"s3:TlsVersion":1.2}},"Effect":"Deny"');
        expect(policy).not.toMatch(/"Effect":"Allow","Principal":("\*"|\{"AWS":"\*"\})/);
      }
    }
  });

  it('no queue or topic accepts messages without TLS', () => {
    const policies = prod.resources.filter(({ Type }) => /^AWS::(SQS::QueuePolicy|SNS::TopicPolicy)$/.test(Type));
    const guarded = prod.resources.filter(({ Type }) => /^AWS::(SQS::Queue|SNS::Topic)$/.test(Type));
    expect(guarded.length).toBeGreaterThan(2);
    expect(policies).toHaveLength(guarded.length);
    for (const { Properties } of policies) expect(JSON.stringify(Properties)).toContain('aws:SecureTransport');
  });

  it('every function runs on arm64 with the newest Node, is traced, and its log expires', () => {
    const functions = prod.resources.filter(
      ({ Type, Properties }) => Type === 'AWS::Lambda::Function' && Properties.FunctionName !== undefined,
    );
    expect(functions.length).toBeGreaterThan(50);
    for (const { Properties } of functions) {
      expect(Properties).toMatchObject({
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
        TracingConfig: { Mode: 'Active' },
        LoggingConfig: { LogFormat: 'JSON' },
      });
    }
  });

  it.each([
    ['prod', prod, 365, 'Retain'],
    ['pr-7', pullRequest, 7, 'Delete'],
  ] as const)(
    '%s: every function, CDK’s own too, logs into a group of the stack that expires',
    (_stage, templates, days, policy) => {
      for (const template of [templates.data, templates.mail, ...templates.calls, templates.web]) {
        const functions = resourcesOf(template, 'AWS::Lambda::Function');
        expect(functions.length).toBeGreaterThan(0);
        const groups = template.findResources('AWS::Logs::LogGroup');
        for (const { Properties } of functions) {
          const { Ref } = Logging.parse(Properties).LoggingConfig.LogGroup;
          expect(groups[Ref]).toMatchObject({
            Properties: { RetentionInDays: days },
            DeletionPolicy: expect.stringContaining(policy),
          });
        }
        for (const group of Object.values(groups)) expect(group.Properties.RetentionInDays).toBe(days);
      }
      expect(resourcesOf(templates.entrance, 'AWS::Lambda::Function')).toEqual([]);
      expect(resourcesOf(templates.observability, 'AWS::Lambda::Function')).toEqual([]);
    },
  );

  it('the function that empties buckets may write its log, but not create one that would be left behind', () => {
    const roles = pullRequest.resources.filter(
      ({ Type, Properties }) =>
        Type === 'AWS::IAM::Role' && JSON.stringify(Properties.Policies ?? []).includes('EmptyingLog'),
    );
    expect(roles).toHaveLength(3);
    for (const { Properties } of roles) {
      expect(Properties.ManagedPolicyArns).toBeUndefined();
      expect(JSON.stringify(Properties.Policies)).not.toContain('logs:CreateLogGroup');
    }
  });

  it('stacks reference one another by name: only the API’s id is passed between them', () => {
    const { app, stacks } = stageApp(settingsOf('dev'));
    const assembly = app.synth();
    for (const { stackName } of Object.values(stacks)) {
      const { Outputs = {} } = z
        .object({ Outputs: z.optional(z.record(z.string(), z.unknown())) })
        .parse(assembly.getStackByName(stackName).template);
      const exported = Object.keys(Outputs).filter((name) => /^(Exports|Publish)Output/.test(name));
      expect(exported, stackName).toHaveLength(stackName.endsWith('-gateway') ? 1 : 0);
    }
  });

  it('no stack comes near CloudFormation’s limit of 500 resources', () => {
    for (const template of prod.all) expect(resourcesOf(template).length).toBeLessThan(400);
  });
});

describe('what is left when a stage is removed', () => {
  it('prod keeps its table, photos, mails, dead letters and logs, and old versions of all objects except mails', () => {
    const kept = prod.resources.filter((resource) => KEPT.includes(resource.Type) && !isSite(resource));
    expect(new Set(kept.map(({ Type }) => Type))).toEqual(new Set(KEPT));
    for (const { Type, DeletionPolicy } of kept) expect(DeletionPolicy, Type).toMatch(/^Retain/);
    for (const { Type, Properties } of kept) {
      if (Type !== 'AWS::S3::Bucket') continue;
      // A mail that its traveller deletes, and every mail of a deleted account, are gone at once.
      const holdsMails = JSON.stringify(Properties.BucketName ?? '').includes('-mail-');
      expect(Properties.VersioningConfiguration).toEqual(holdsMails ? undefined : { Status: 'Enabled' });
    }
  });

  it('a pull request’s stage leaves nothing behind, not even the content of its buckets', () => {
    for (const { Type, DeletionPolicy } of pullRequest.resources) {
      expect(DeletionPolicy ?? 'Delete', Type).toBe('Delete');
    }
    const ofType = (type: string) => pullRequest.resources.filter(({ Type }) => Type === type);
    expect(ofType('Custom::S3AutoDeleteObjects')).toHaveLength(ofType('AWS::S3::Bucket').length);
  });
});
