import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { ListBucketsCommand, S3Client } from '@aws-sdk/client-s3';
import type { namesOf } from '../aws/stage-names.ts';
import { startBackends } from '../local/backends.ts';
import { closing } from '../local/closing.ts';
import { createTable } from '../local/create-table.ts';
import { lockDataFolder } from '../local/data-folder.ts';
import { functionEnvironment, type Resources, resourcesOf } from '../local/function-environment.ts';
import { readSettings } from '../local/settings.ts';
import { StartProblem } from '../local/start-problem.ts';

/** Where the product keeps its data: a stage on AWS, or a local folder. */
export interface Place extends Resources {
  /** For the command's output: 'stage dev'. */
  readonly name: string;
  readonly dynamoDb: DynamoDBClient;
  readonly s3: S3Client;
  /** Where dead letters are: queues of the stage's functions, or folders. */
  readonly deadLetters: { readonly stage: StageFunctions } | { readonly folder: string };
  close(): Promise<void>;
}

/** The names of a stage's functions and of their dead letter queues. */
export type StageFunctions = Pick<ReturnType<typeof namesOf>, 'function' | 'deadLetters'>;

/**
 * Opens a stage by its name, or by default the data folder that `npm start` would use, which must not be running. Sets
 * the environment to that of the place's functions, so that their repositories reach it. Throws a StartProblem.
 */
export function openPlace(stage: string | undefined): Promise<Place> {
  return stage === undefined ? openFolder(process.env) : openStage(stage);
}

async function openFolder(given: NodeJS.ProcessEnv): Promise<Place> {
  const opened = closing();
  try {
    const settings = readSettings(given, process.cwd());
    const folder = await lockDataFolder(settings.dataFolder);
    opened.add(() => folder.release());
    const siteUrl = `http://localhost:${settings.port}`;
    const resources = resourcesOf(given);
    const { aws, dynamoDb, s3 } = await startBackends({
      ...{ given, resources, dataFolder: folder.path, siteOrigins: [siteUrl], closing: opened },
      mailDomain: settings.mailDomain,
    });
    await createTable(dynamoDb, resources.table);
    Object.assign(process.env, functionEnvironment({ given, settings, resources, siteUrl, aws }));
    const deadLetters = { folder: folder.path };
    return { ...resources, name: settings.dataFolder, dynamoDb, s3, deadLetters, close: () => opened.close() };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

async function openStage(stage: string): Promise<Place> {
  // The settings import CDK, which takes a second to load.
  const [{ namesOf }, { settingsOf, StageError }] = await Promise.all([
    import('../aws/stage-names.ts'),
    import('../aws/stage-settings.ts'),
  ]);
  const settings = known(() => settingsOf(stage), StageError);
  const names = namesOf(settings);
  const { prefix, table, siteUrl } = names;
  Object.assign(process.env, { AWS_REGION: settings.region });
  const [dynamoDb, s3] = [new DynamoDBClient({}), new S3Client({})];
  const resources = {
    table,
    mediaBucket: await bucketBeginning(s3, `${prefix}-media-`),
    mailBucket: await bucketBeginning(s3, `${prefix}-mail-`),
  };
  Object.assign(process.env, {
    TABLE_NAME: table,
    MEDIA_BUCKET: resources.mediaBucket,
    MAIL_BUCKET: resources.mailBucket,
    MAIL_DOMAIN: settings.mailDomain,
    SITE_URL: siteUrl,
    STAGE: stage,
  });
  const close = async () => {
    for (const client of [dynamoDb, s3]) client.destroy();
  };
  return { ...resources, name: `stage ${stage}`, dynamoDb, s3, deadLetters: { stage: names }, close };
}

function known<T>(read: () => T, StageError: new (message: string) => Error): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof StageError) throw new StartProblem(error.message, { cause: error });
    throw error;
  }
}

/** A bucket's name ends with the account id of the signed-in operator. */
async function bucketBeginning(s3: S3Client, beginning: string): Promise<string> {
  const { Buckets = [] } = await s3.send(new ListBucketsCommand({ Prefix: beginning }));
  const name = Buckets.map(({ Name = '' }) => Name).find((each) => each.startsWith(beginning));
  if (name === undefined) throw new StartProblem(`This account has no bucket ${beginning}…: is the stage deployed?`);
  return name;
}
