import { Aws, Duration, RemovalPolicy } from 'aws-cdk-lib';
import {
  AttributeType,
  Billing,
  ContributorInsightsMode,
  StreamViewType,
  TableEncryptionV2,
  TableV2,
} from 'aws-cdk-lib/aws-dynamodb';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import { HttpMethods } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { JOB_SORT_KEYS } from '#functions/data/account-job.ts';
import { SITEMAPS, UPLOADS } from '#functions/data/media-keys.ts';
import { TABLE } from '#functions/data/table-definition.ts';
import { UPLOAD_EVENT } from '#infra/object-events.ts';
import { acknowledge } from '../constructs/acknowledge.ts';
import { asBucket, asTable } from '../constructs/cdk-interfaces.ts';
import { DeadLetterQueue } from '../constructs/dead-letter-queue.ts';
import { LogBucket } from '../constructs/log-bucket.ts';
import { ObjectFunction } from '../constructs/object-function.ts';
import { PrivateBucket } from '../constructs/private-bucket.ts';
import { type CodeOf, ProductFunction } from '../constructs/product-function.ts';
import { StageStack } from '../constructs/stage-stack.ts';
import { namesOf } from '../stage-names.ts';
import type { StageSettings } from '../stage-settings.ts';

/**
 * Data that must not be lost, the table and the photos; and the functions that their changes start: the projector, which
 * keeps the projections of the table, the one for jobs on accounts, and the one that removes uploads that are too large;
 * and those that the clock starts, which read exchange rates and write the sitemap.
 */
export class DataStack extends StageStack {
  constructor(scope: Construct, settings: StageSettings, codeOf: CodeOf) {
    super(scope, 'data', settings, { terminationProtection: settings.keepsData });
    const table = this.table(settings);
    this.projector(settings, codeOf, table);
    this.accountJobs(settings, codeOf, table);
    this.media(settings, this.uploads(settings, codeOf));
    // The Bank publishes about 16:00 CET on its working days; on its holidays the same table is read once more.
    const afterRates = Schedule.cron({ minute: '30', hour: '16', weekDay: 'MON-FRI' });
    if (settings.rates === 'ecb')
      this.schedule('AfterRatesArePublished', afterRates, { settings, codeOf, name: 'readRates' });
    this.schedule('EveryHour', Schedule.rate(Duration.hours(1)), { settings, codeOf, name: 'writeSitemap' });
  }

  private table(settings: StageSettings): TableV2 {
    const { keepsData } = settings;
    const table = new TableV2(this, 'Table', {
      tableName: namesOf(settings).table,
      partitionKey: { name: TABLE.partitionKey, type: AttributeType.STRING },
      sortKey: { name: TABLE.sortKey, type: AttributeType.STRING },
      timeToLiveAttribute: TABLE.timeToLive,
      dynamoStream: StreamViewType.NEW_AND_OLD_IMAGES,
      billing: Billing.onDemand(),
      encryption: TableEncryptionV2.awsManagedKey(),
      // With it, DynamoDB keeps a backup of a deleted table for 35 days.
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: keepsData },
      // Reports throttled hot keys, and costs only when there are any.
      contributorInsightsSpecification: { enabled: keepsData, mode: ContributorInsightsMode.THROTTLED_KEYS },
      deletionProtection: keepsData,
      removalPolicy: keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    if (!keepsData) acknowledge(table, 'DDB3', 'A stage for trying things out; what is in its table goes with it.');
    return table;
  }

  /** A failing change is isolated by bisecting the batch, tried five times, and kept; the others continue. */
  private projector(settings: StageSettings, codeOf: CodeOf, table: TableV2): void {
    const deadLetters = new DeadLetterQueue(this, 'UnprojectedChanges', settings, 'project-changes');
    const projector = new ProductFunction(this, {
      settings,
      name: 'projectChanges',
      codeOf,
      statements: readsStream(table, settings, deadLetters),
    });
    projector.function.addEventSource(
      new DynamoEventSource(asTable(table), {
        startingPosition: StartingPosition.TRIM_HORIZON,
        batchSize: 100,
        retryAttempts: 5,
        maxRecordAge: Duration.hours(6),
        bisectBatchOnError: true,
        reportBatchItemFailures: true,
        onFailure: new SqsDlq(deadLetters),
      }),
    );
  }

  /** A job may take minutes and blocks only other jobs; when interrupted it starts over. */
  private accountJobs(settings: StageSettings, codeOf: CodeOf, table: TableV2): void {
    const deadLetters = new DeadLetterQueue(this, 'UndoneAccountJobs', settings, 'run-account-jobs');
    const jobs = new ProductFunction(this, {
      settings,
      name: 'runAccountJobs',
      codeOf,
      statements: readsStream(table, settings, deadLetters),
    });
    jobs.function.addEventSource(
      new DynamoEventSource(asTable(table), {
        startingPosition: StartingPosition.TRIM_HORIZON,
        batchSize: 1,
        parallelizationFactor: 10,
        retryAttempts: 5,
        filters: [
          FilterCriteria.filter({
            eventName: FilterRule.isEqual('INSERT'),
            dynamodb: {
              Keys: { sk: { S: [JOB_SORT_KEYS.exactly, ...FilterRule.beginsWith(JOB_SORT_KEYS.beginning)] } },
            },
          }),
        ],
        reportBatchItemFailures: true,
        onFailure: new SqsDlq(deadLetters),
      }),
    );
  }

  /** Starts a function by the clock, and twice more when it fails. */
  private schedule(id: string, schedule: Schedule, started: ConstructorParameters<typeof ProductFunction>[1]): void {
    const { function: handler } = new ProductFunction(this, started);
    const rule = new Rule(this, id, { schedule });
    rule.addTarget(new LambdaFunction(handler, { retryAttempts: 2, maxEventAge: Duration.hours(6) }));
  }

  private uploads(settings: StageSettings, codeOf: CodeOf): ObjectFunction {
    const deadLetters = new DeadLetterQueue(this, 'UncheckedUploads', settings, 'remove-large-upload');
    return new ObjectFunction(this, { settings, codeOf, startedBy: UPLOAD_EVENT, deadLetters });
  }

  /** Browsers upload photos directly to the bucket, to addresses that createUpload signs. */
  private media(settings: StageSettings, uploads: ObjectFunction): void {
    const { mediaBucket, siteUrl } = namesOf(settings);
    const bucket = new PrivateBucket(this, 'Media', {
      bucketName: mediaBucket,
      settings,
      serverAccessLogsBucket: asBucket(new LogBucket(this, 'AccessLogs', settings)),
      serverAccessLogsPrefix: 'media/',
      // Uploads that were saved to no trip within a day are deleted (OPEN-129).
      lifecycleRules: [
        { prefix: `${UPLOADS}/`, expiration: Duration.days(1), noncurrentVersionExpiration: Duration.days(1) },
      ],
      cors: [
        {
          allowedOrigins: [siteUrl],
          allowedMethods: [HttpMethods.PUT, HttpMethods.GET],
          allowedHeaders: ['*'],
          exposedHeaders: ['ETag'],
          maxAge: Duration.hours(1).toSeconds(),
        },
      ],
    });
    uploads.startFor(bucket);
    // The CDN serves the sitemaps, and nothing else, out of the bucket; it comes later, so it is named by its account.
    bucket.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
        actions: ['s3:GetObject'],
        resources: [bucket.arnForObjects(`${SITEMAPS}/*`)],
        conditions: { ArnLike: { 'aws:SourceArn': `arn:aws:cloudfront::${Aws.ACCOUNT_ID}:distribution/*` } },
      }),
    );
  }
}

/**
 * What a function needs to read the table's stream, and to set aside records that it failed to process. Lambda requires
 * four actions (AWS Lambda developer guide: DynamoDB, execution role); streams are listed by their table.
 */
function readsStream(table: TableV2, settings: StageSettings, deadLetters: DeadLetterQueue): PolicyStatement[] {
  const streams = { service: 'dynamodb', resource: 'table', resourceName: `${namesOf(settings).table}/stream/*` };
  return [
    new PolicyStatement({
      actions: ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'],
      resources: [table.tableStreamArn ?? ''],
    }),
    new PolicyStatement({ actions: ['dynamodb:ListStreams'], resources: [table.stack.formatArn(streams)] }),
    new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [deadLetters.queueArn] }),
  ];
}
