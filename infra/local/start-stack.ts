import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { _Record as StreamRecord } from '@aws-sdk/client-dynamodb-streams';
import { accountJobOf } from '#functions/data/account-job.ts';
import { sizeOf } from '#infra/aws/permissions.ts';
import { EVENT_FUNCTION_ENTRIES } from '#infra/function-entry.ts';
import { securityHeaders } from '#infra/security-headers.ts';
import { allRoutes } from '#shared/routes.ts';
import { type Backends, startBackends } from './backends.ts';
import { claimPort } from './claim-port.ts';
import { type Closing, closing } from './closing.ts';
import { createTable } from './create-table.ts';
import { lockDataFolder } from './data-folder.ts';
import { startDevelopment } from './development/start-development.ts';
import { everyHour } from './every-hour.ts';
import { functionEnvironment, resourcesOf } from './function-environment.ts';
import { type FunctionHost, startFunctionHost } from './functions/function-host.ts';
import { openFunctionLog } from './functions/function-log.ts';
import { api } from './gateway/api.ts';
import { BASEMAPS, withBasemap } from './gateway/basemap.ts';
import { withCrawlerFiles } from './gateway/crawler-files.ts';
import { gateway } from './gateway/gateway.ts';
import { listen } from './gateway/listen.ts';
import { builtSite } from './gateway/site.ts';
import { startSmtp } from './mail/server.ts';
import { deliverObjectEvent } from './pumps/deliver-object-event.ts';
import { startStreamPump } from './pumps/stream-pump.ts';
import type { Settings } from './settings.ts';
import { tableIsEmpty } from './table-is-empty.ts';

export interface StackOptions {
  readonly projectFolder: string;
  readonly settings: Settings;
  /** The environment, for remote services: AWS_ENDPOINT_URL_*, BEDROCK_MODEL_ID. */
  readonly given: NodeJS.ProcessEnv;
  /** Whether web app and functions are served from their sources with hot reload. */
  readonly development: boolean;
}

export interface Stack {
  /** 'http://localhost:3000' */
  readonly url: string;
  readonly smtpPort: number;
  readonly dynamoDbEndpoint: string;
  readonly s3Endpoint: string;
  /** Whether nothing was stored before this start. */
  readonly isNew: boolean;
  stop(): Promise<void>;
}

/** Grace period in milliseconds when the stack stops: for requests, then for deliveries of events. */
const REQUEST_GRACE = 1500;
const EVENT_GRACE = 1000;

/** Starts the whole product in this process. Rejects with a StartProblem for what the caller can fix. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const started = closing();
  try {
    return await start(options, started);
  } catch (error) {
    await started.close();
    throw error;
  }
}

async function start(options: StackOptions, started: Closing): Promise<Stack> {
  const { projectFolder, settings, given } = options;
  const folder = await lockDataFolder(settings.dataFolder);
  started.add(() => folder.release());

  let answer: RequestListener = notReady;
  const http = await claimPort('PORT', settings.port, () => listen((...args) => answer(...args), settings.port));
  started.add(() => http.close(0));
  const siteUrl = `http://localhost:${http.port}`;

  const resources = resourcesOf(given);
  const eventFunctions = Promise.withResolvers<FunctionHost>();
  const backends = await startBackends({
    ...{ given, resources, dataFolder: folder.path, siteOrigins: [siteUrl], closing: started },
    mailDomain: settings.mailDomain,
    onObjectCreated: async (event) => deliverObjectEvent(event, resources, await eventFunctions.promise),
  });
  const streamArn = await createTable(backends.dynamoDb, resources.table);
  const isNew = await tableIsEmpty(backends.dynamoDb, resources.table);

  const environment = functionEnvironment({ given, settings, resources, siteUrl, aws: backends.aws });
  const log = await openFunctionLog(folder.path, settings.logLevel, console.log);
  started.add(() => log.close());
  const startHost = () => {
    const host = startFunctionHost({
      ...{ projectFolder, environment: { ...environment, LOG_LEVEL: log.level } },
      onLine: (line) => log.write(line),
    });
    started.add(() => host.close());
    return host;
  };
  // Events have a thread of their own, so that no page waits for a long mail.
  const [calls, events] = [startHost(), startHost()];
  eventFunctions.resolve(events);
  // Before the threads end: an interrupted delivery does not count as failed.
  started.add(() => backends.stopEvents());
  if (streamArn) await startPumps(backends, { streamArn, events, folder: folder.path, closing: started });
  const smtp = await claimPort('SMTP_PORT', settings.smtpPort, () =>
    startSmtp({
      ...{ port: settings.smtpPort, domain: settings.mailDomain },
      ...{ bucket: resources.mailBucket, s3: backends.s3 },
      admit: deliverTo('admitMail', events),
    }),
  );
  started.add(() => smtp.close());

  const { development } = options;
  const site = development
    ? await startDevelopment({ projectFolder, http, functions: [calls, events], closing: started })
    : builtSite(path.join(projectFolder, '.build', 'web'));
  const { basemap } = settings;
  const headers = securityHeaders({ mediaOrigins: [new URL(backends.aws.s3Endpoint).origin], basemap, development });
  answer = gateway({
    api: api({ routes: allRoutes, functions: calls }),
    site: withCrawlerFiles(withBasemap(site, basemap, path.join(folder.path, BASEMAPS)), {
      ...{ siteUrl, s3: backends.s3, bucket: resources.mediaBucket },
    }),
    ...{ headers, siteUrl },
  });

  const writeSitemap = deliverTo('writeSitemap', events);
  everyHour('Writing the sitemap', () => writeSitemap({}), started);

  return {
    url: siteUrl,
    smtpPort: smtp.port,
    dynamoDbEndpoint: backends.aws.dynamoDbEndpoint,
    s3Endpoint: backends.aws.s3Endpoint,
    isNew,
    stop: async () => {
      await http.close(REQUEST_GRACE);
      await started.close();
    },
  };
}

/** Runs a function that events start; it is ended at its own timeout, as on AWS. */
function deliverTo(name: keyof typeof EVENT_FUNCTION_ENTRIES, events: FunctionHost) {
  const [entry, timeout] = [EVENT_FUNCTION_ENTRIES[name], sizeOf(name).timeout * 1000];
  return (event: unknown): Promise<unknown> => events.invoke({ entry, event, timeout });
}

interface PumpsOptions {
  readonly streamArn: string;
  readonly events: FunctionHost;
  readonly folder: string;
  readonly closing: Closing;
}

/** The functions that receive the table's changes, each at its own pace. */
async function startPumps({ streams }: Backends, { streamArn, events, folder, closing }: PumpsOptions): Promise<void> {
  const pumps = await Promise.all([
    startStreamPump({
      ...{ client: streams, streamArn, log: console.error },
      folder: path.join(folder, 'stream'),
      deliver: deliverTo('projectChanges', events),
    }),
    startStreamPump({
      ...{ client: streams, streamArn, log: console.error },
      folder: path.join(folder, 'account-jobs'),
      deliver: deliverTo('runAccountJobs', events),
      takes: isAccountJob,
    }),
  ]);
  // It will be repeated at the next start, so it may be interrupted.
  for (const pump of pumps) {
    closing.add(() => Promise.race([pump.close(), wait(EVENT_GRACE, undefined, { ref: false })]));
  }
}

/** The filter that AWS applies before it starts the function: see the data stack. */
function isAccountJob({ eventName, dynamodb }: StreamRecord): boolean {
  const { pk, sk } = dynamodb?.Keys ?? {};
  return eventName === 'INSERT' && accountJobOf({ pk: pk?.S ?? '', sk: sk?.S ?? '' }) !== undefined;
}

function notReady(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(503, { 'retry-after': '1', 'content-type': 'text/plain; charset=utf-8' }).end('Starting …\n');
}
