import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { TABLE } from '#functions/data/table-definition.ts';
import { resourcesOf, synthesisedStage } from '#infra/test/synthesised-stage.ts';
import { settingsOf } from '../stage-settings.ts';

const { data } = synthesisedStage(settingsOf('prod'));

describe('the table', () => {
  it('has the keys and the TTL attribute that the repositories use', () => {
    data.hasResourceProperties('AWS::DynamoDB::GlobalTable', {
      KeySchema: [
        { AttributeName: TABLE.partitionKey, KeyType: 'HASH' },
        { AttributeName: TABLE.sortKey, KeyType: 'RANGE' },
      ],
      TimeToLiveSpecification: { AttributeName: TABLE.timeToLive, Enabled: true },
      BillingMode: 'PAY_PER_REQUEST',
    });
  });

  it('is encrypted, supports point-in-time recovery, and is protected from deletion', () => {
    data.hasResourceProperties('AWS::DynamoDB::GlobalTable', {
      SSESpecification: { SSEEnabled: true },
      Replicas: [
        { DeletionProtectionEnabled: true, PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true } },
      ],
    });
  });
});

describe('features that only permanent tables need', () => {
  it('reports throttled hot keys', () => {
    data.hasResourceProperties('AWS::DynamoDB::GlobalTable', {
      Replicas: [{ ContributorInsightsSpecification: { Enabled: true, Mode: 'THROTTLED_KEYS' } }],
    });
  });

  it('a pull request’s table has no backups, which would outlive it', () => {
    const { data: other } = synthesisedStage(settingsOf('pr-7'));
    other.hasResourceProperties('AWS::DynamoDB::GlobalTable', {
      Replicas: [
        {
          DeletionProtectionEnabled: false,
          PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: false },
          ContributorInsightsSpecification: { Enabled: false },
        },
      ],
    });
  });
});

describe('exchange rates', () => {
  it('COST-03 are read once a working day after the Bank has published them, by a function that stores them and no more', () => {
    data.hasResourceProperties('AWS::Events::Rule', {
      ScheduleExpression: 'cron(30 16 ? * MON-FRI *)',
      Targets: [Match.objectLike({ RetryPolicy: { MaximumEventAgeInSeconds: 21_600, MaximumRetryAttempts: 2 } })],
    });
    data.hasResourceProperties('AWS::Lambda::Function', {
      FunctionName: 'travel-timeline-prod-read-rates',
      Environment: { Variables: Match.objectLike({ RATES: 'ecb' }) },
    });
    data.hasResourceProperties('AWS::IAM::Role', {
      Policies: [
        Match.objectLike({
          PolicyDocument: Match.objectLike({
            Statement: Match.arrayWith([
              Match.objectLike({
                Action: 'dynamodb:PutItem',
                Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['RATES'] } },
              }),
            ]),
          }),
        }),
      ],
    });
  });

  it('COST-03 a stage without the setting reads none, and has no function for it', () => {
    const { data: other } = synthesisedStage(settingsOf('dev'));
    // That of the sitemap alone.
    other.resourceCountIs('AWS::Events::Rule', 1);
    expect(JSON.stringify(other.toJSON())).not.toContain('read-rates');
  });
});

describe('the sitemap', () => {
  it('SHARE-14 is written every hour, and tried three times, by a function that reads lists of public trips and no more', () => {
    data.hasResourceProperties('AWS::Events::Rule', {
      ScheduleExpression: 'rate(1 hour)',
      Targets: [Match.objectLike({ RetryPolicy: { MaximumRetryAttempts: 2, MaximumEventAgeInSeconds: 21_600 } })],
    });
    const role = resourcesOf(data, 'AWS::IAM::Role')
      .map(({ Properties }) => JSON.stringify(Properties))
      .find((text) => text.includes('/sitemaps/*'));
    expect(role).toContain('"dynamodb:LeadingKeys":["PUBLIC#*"]');
    expect(role).not.toContain('s3:GetObject');
  });

  it('SHARE-14 is read by the account’s CDN, which may read nothing else of the bucket', () => {
    const policies = resourcesOf(data, 'AWS::S3::BucketPolicy').map(({ Properties }) => JSON.stringify(Properties));
    const allowed = policies.flatMap((text) =>
      text.split('"Action":').filter((each) => each.includes('cloudfront.amazonaws.com')),
    );
    expect(allowed).toHaveLength(1);
    expect(allowed[0]).toContain('"s3:GetObject"');
    expect(allowed[0]).toContain('/sitemaps/*');
    expect(allowed[0]).toContain(':distribution/*');
  });
});

describe('the projector', () => {
  it('gets both images of every change from the beginning on', () => {
    data.hasResourceProperties('AWS::DynamoDB::GlobalTable', {
      StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
    });
    data.hasResourceProperties('AWS::Lambda::EventSourceMapping', { StartingPosition: 'TRIM_HORIZON' });
  });

  it('a failing change is isolated by bisecting, tried five times and kept, and blocks no others', () => {
    const [mapping] = resourcesOf(data, 'AWS::Lambda::EventSourceMapping');
    const [queue] = Object.keys(data.findResources('AWS::SQS::Queue'));
    expect(mapping?.Properties).toMatchObject({
      BisectBatchOnFunctionError: true,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      MaximumRetryAttempts: 5,
      MaximumRecordAgeInSeconds: 6 * 60 * 60,
      DestinationConfig: { OnFailure: { Destination: { 'Fn::GetAtt': [queue, 'Arn'] } } },
    });
  });

  it('may read the stream and write to its dead letters', () => {
    const [role] = resourcesOf(data, 'AWS::IAM::Role').map(({ Properties }) => JSON.stringify(Properties));
    expect(role).toContain('"dynamodb:DescribeStream","dynamodb:GetRecords","dynamodb:GetShardIterator"');
    expect(role).toMatch(
      /"Action":"dynamodb:ListStreams"[^}]*?"Resource":.*?:table\/travel-timeline-prod\/stream\/\*"/,
    );
    expect(role).toContain('"Action":"sqs:SendMessage"');
  });

  it('dead letters are kept for 14 days', () => {
    data.hasResourceProperties('AWS::SQS::Queue', {
      QueueName: 'travel-timeline-prod-project-changes-dead-letters',
      MessageRetentionPeriod: 14 * 24 * 60 * 60,
      SqsManagedSseEnabled: true,
    });
  });
});

describe('the function that removes and copies accounts', () => {
  it('receives nothing but its jobs, one at a time, and a job that fails is kept', () => {
    const mappings = resourcesOf(data, 'AWS::Lambda::EventSourceMapping').map(({ Properties }) => Properties);
    const jobs = mappings.find(({ FilterCriteria }) => FilterCriteria !== undefined);
    const pattern = {
      eventName: ['INSERT'],
      dynamodb: { Keys: { sk: { S: ['DELETION', { prefix: 'EXPORT#' }] } } },
    };
    expect(jobs).toMatchObject({
      FilterCriteria: { Filters: [{ Pattern: JSON.stringify(pattern) }] },
      BatchSize: 1,
      MaximumRetryAttempts: 5,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
    });
    data.hasResourceProperties('AWS::SQS::Queue', {
      QueueName: 'travel-timeline-prod-run-account-jobs-dead-letters',
    });
  });
});

describe('the bucket of photos', () => {
  it('OPEN-129 keeps no upload longer than a day, and old versions no longer than a week', () => {
    const [media] = resourcesOf(data, 'AWS::S3::Bucket').filter(({ Properties }) => Properties.CorsConfiguration);
    expect(media?.Properties.LifecycleConfiguration).toMatchObject({
      Rules: expect.arrayContaining([
        expect.objectContaining({
          Prefix: 'uploads/',
          ExpirationInDays: 1,
          NoncurrentVersionExpiration: { NoncurrentDays: 1 },
        }),
        expect.objectContaining({ NoncurrentVersionExpiration: { NoncurrentDays: 7 } }),
      ]),
    });
  });

  it('OPEN-126 accepts a PUT from the site’s own pages and from no other', () => {
    const [media] = resourcesOf(data, 'AWS::S3::Bucket').filter(({ Properties }) => Properties.CorsConfiguration);
    expect(media?.Properties.CorsConfiguration).toMatchObject({
      CorsRules: [{ AllowedOrigins: ['https://travel.example.com'], AllowedMethods: ['PUT', 'GET'] }],
    });
  });
});

describe('uploads', () => {
  it('OPEN-126 a new one starts the function that checks its size, and no photo does', () => {
    const [media] = resourcesOf(data, 'AWS::S3::Bucket').filter(({ Properties }) => Properties.CorsConfiguration);
    const functions = { Properties: { FunctionName: 'travel-timeline-prod-remove-large-upload' } };
    const [removal] = Object.keys(data.findResources('AWS::Lambda::Function', functions));
    expect(media?.Properties.NotificationConfiguration).toEqual({
      LambdaConfigurations: [
        {
          Event: 's3:ObjectCreated:*',
          Function: { 'Fn::GetAtt': [removal, 'Arn'] },
          Filter: { S3Key: { Rules: [{ Name: 'prefix', Value: 'uploads/' }] } },
        },
      ],
    });
    const [permission] = Object.keys(
      data.findResources('AWS::Lambda::Permission', {
        Properties: { Principal: 's3.amazonaws.com', SourceAccount: { Ref: 'AWS::AccountId' } },
      }),
    );
    expect(media?.DependsOn).toContain(permission);
  });

  it('one whose check fails three times is kept', () => {
    const queues = { Properties: { QueueName: 'travel-timeline-prod-remove-large-upload-dead-letters' } };
    const [queue] = Object.keys(data.findResources('AWS::SQS::Queue', queues));
    data.hasResourceProperties('AWS::Lambda::EventInvokeConfig', { MaximumRetryAttempts: 2 });
    data.hasResourceProperties('AWS::Lambda::Function', {
      FunctionName: 'travel-timeline-prod-remove-large-upload',
      DeadLetterConfig: { TargetArn: { 'Fn::GetAtt': [queue, 'Arn'] } },
    });
  });
});

describe('the photos', () => {
  it('have former versions for a week, and no delete marker longer than what it hides', () => {
    data.hasResourceProperties('AWS::S3::Bucket', {
      LoggingConfiguration: { LogFilePrefix: 'media/' },
      VersioningConfiguration: { Status: 'Enabled' },
      LifecycleConfiguration: {
        Rules: Match.arrayWith([
          Match.objectLike({ NoncurrentVersionExpiration: { NoncurrentDays: 7 }, ExpiredObjectDeleteMarker: true }),
        ]),
      },
    });
  });

  it('and their former versions can be deleted by the function that removes accounts', () => {
    const mayDelete = resourcesOf(data, 'AWS::IAM::Role').map(({ Properties }) => JSON.stringify(Properties));
    const [role = ''] = mayDelete.filter((text) => text.includes('media') && text.includes('s3:AbortMultipartUpload'));
    // Behind the actions stands what they are allowed on.
    const statements = role.split('"Action":').filter((text) => text.includes('"s3:DeleteObjectVersion"'));
    for (const folder of ['uploads', 'photos', 'documents', 'exports']) {
      expect(statements.some((text) => text.includes(`/${folder}/*`))).toBe(true);
    }
    expect(role).toContain(
      '"Action":"s3:ListBucketVersions","Condition":{"StringLike":{"s3:prefix":["uploads/*","photos/*","documents/*","exports/*"]}}',
    );
  });
});
