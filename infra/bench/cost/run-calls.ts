import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import * as z from 'zod/mini';
import { idempotencyPartition, inboxPartition, tripPartition, userPartition } from '#functions/data/keys.ts';
import { queryAll } from '#functions/data/query-all.ts';
import { writeBatches } from '#functions/data/write-batches.ts';
import { plainJpeg } from '#functions/photos/content/test-pictures.ts';
import { functionEntry, kebabCase } from '#infra/function-entry.ts';
import { type FunctionWorld, MAIL_BUCKET } from '#infra/local/function-fixture/function-world.ts';
import { ticketPdf } from '#infra/local/function-fixture/sample-pass.ts';
import { newSession, signUp } from '#infra/local/function-fixture/sign-up.ts';
import { ticketMail } from '#infra/local/function-fixture/ticket-mail.ts';
import { lambdaContext } from '#infra/local/functions/lambda-context.ts';
import { sampleCallEvent } from '#infra/test/sample-events.ts';
import { type RouteName, routes } from '#shared/routes.ts';
import { checksOf, ownRequests, sequentialRoundTrips, type TableRequest } from './measure-requests.ts';
import { type CallerRole, preparationOf, preparedEvent, UPLOADED } from './prepare-call.ts';
import {
  SAMPLE_COMPANION_ID,
  SAMPLE_MESSAGE,
  SAMPLE_TRAVELLER,
  SAMPLE_TRIPS,
  writeSampleWorld,
} from './sample-world.ts';
import { shareSampleTrips } from './share-sample-trips.ts';

/**
 * What one call requests of the table. Its requests to S3, SES and Bedrock are not counted: an upload that is saved as
 * a photo is read once, written once and deleted once there, and so is its small picture.
 */
export const CallCost = z.object({
  name: z.string(),
  status: z.number(),
  /** Sequential requests before its own work: its session check, and the counts of its limits. */
  checks: z.number(),
  /** Sequential requests of its own work. */
  roundTrips: z.number(),
  reads: z.number(),
  writes: z.number(),
  readUnits: z.number(),
  writeUnits: z.number(),
  bytes: z.number(),
  /** Of its largest transaction; 0 in measurements kept before this was counted. */
  itemsInTransaction: z._default(z.number(), 0),
});
export type CallCost = z.output<typeof CallCost>;

type Handler = (event: APIGatewayProxyEventV2, context: Context) => Promise<APIGatewayProxyStructuredResultV2>;
const Module = z.object({ handler: z.custom<Handler>((value) => typeof value === 'function') });
const isWrite = ({ command }: TableRequest) => /^(Put|Update|Delete|BatchWrite|TransactWrite)/.test(command);

/** Makes every call of the product once, each in a fresh sample world, and records its requests to the table. */
export async function runCalls(
  world: FunctionWorld,
  noted: () => readonly TableRequest[],
  role: CallerRole,
): Promise<CallCost[]> {
  const names = Object.values(routes).flatMap((route) => (role === 'owner' || isOfTravellers(route) ? route.name : []));
  // Session keys are read once in five minutes, and modules are loaded once: neither is a single call's own cost.
  await runCall(world, 'getUser');
  const costs: CallCost[] = [];
  for (const name of names) costs.push(await measured(world, noted, { name, role }));
  return costs;
}

/** Not for those who have no session yet, who edit nothing. */
const isOfTravellers = ({ limits }: (typeof routes)[RouteName]) => limits.every(({ per }) => per !== 'address');

async function measured(
  world: FunctionWorld,
  noted: () => readonly TableRequest[],
  { name, role }: { readonly name: RouteName; readonly role: CallerRole },
): Promise<CallCost> {
  // What is limited by address is for those who have no session.
  const signedOut = !isOfTravellers(routes[name]);
  const { statusCode = 0 } = await runCall(world, name, { ready: () => noted(), signedOut, role });
  const requests = noted();
  const sum = (of: (request: TableRequest) => number) => requests.reduce((total, request) => total + of(request), 0);
  return {
    name,
    status: statusCode,
    checks: sequentialRoundTrips(checksOf(requests)),
    roundTrips: sequentialRoundTrips(ownRequests(requests)),
    reads: requests.filter((request) => !isWrite(request)).length,
    writes: requests.filter(isWrite).length,
    readUnits: sum(({ readUnits }) => readUnits),
    writeUnits: sum(({ writeUnits }) => writeUnits),
    bytes: sum(({ bytes }) => bytes),
    itemsInTransaction: Math.max(0, ...requests.map((request) => request.itemsInTransaction)),
  };
}

interface Run {
  /** Without the cookie: a visitor calls. */
  readonly signedOut?: boolean;
  /** The owner of the sample's trips calls, unless it says otherwise. */
  readonly role?: CallerRole;
  /** Called with the caller's cookie when everything before the call is done. */
  readonly ready?: (cookie: string) => unknown;
}

/** Calls with the sample event, in a fresh sample world. */
export async function runCall({ table }: FunctionWorld, name: RouteName, run: Run = {}) {
  const { ready, signedOut = false, role = 'owner' } = run;
  const preparation = preparationOf(name);
  const s3 = new S3Client({});
  await clear(table);
  await writeSampleWorld(table, preparation);
  if (role === 'editor') await shareSampleTrips(table);
  await Promise.all([
    s3.send(new PutObjectCommand({ Bucket: 'media', Key: UPLOADED, Body: plainJpeg(), ContentType: 'image/jpeg' })),
    s3.send(new PutObjectCommand({ Bucket: MAIL_BUCKET, Key: SAMPLE_MESSAGE, Body: mailWithTickets() })),
  ]);
  const cookie = preparation.stranger
    ? (await signUp()).cookie
    : await newSession(SAMPLE_TRAVELLER.id, SAMPLE_TRAVELLER.email);
  const { before } = preparation;
  const earlier = before && (await invoke(before, { cookie, answer: undefined, role }));
  const answer: unknown = earlier?.body === undefined ? undefined : JSON.parse(earlier.body);
  await ready?.(cookie);
  return invoke(name, { cookie: signedOut ? '' : cookie, answer, role });
}

/** The message of the sample world's mail. */
function mailWithTickets(): string {
  const parts = ['Outward', 'Return'].map((name) => ({
    ...{ type: 'application/pdf', name: `${name}.pdf` },
    bytes: ticketPdf(name),
  }));
  return ticketMail('trips@example.com', [{ reference: 'ALBA77', number: '160', date: '2027-06-03' }], parts);
}

interface Given {
  readonly cookie: string;
  readonly answer: unknown;
  readonly role: CallerRole;
}

async function invoke(name: RouteName, given: Given) {
  const { feature } = routes[name];
  const { handler } = Module.parse(await import(`../../../${functionEntry({ feature, name })}`));
  const event = preparedEvent(sampleCallEvent(kebabCase(name)), preparationOf(name), given);
  const invocation = { id: name, functionName: name, timeout: 30_000, file: '', event: '' };
  return handler(event, lambdaContext(invocation, 'eu-central-1'));
}

/** Removes what earlier calls left of the sample world. */
async function clear(table: FunctionWorld['table']): Promise<void> {
  const { id } = SAMPLE_TRAVELLER;
  const partitions = [
    userPartition(id),
    userPartition(SAMPLE_COMPANION_ID),
    inboxPartition(id),
    idempotencyPartition(id),
    ...SAMPLE_TRIPS.map(tripPartition),
  ];
  for (const partition of partitions) {
    const items = await queryAll(table, {
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': partition },
    });
    await writeBatches(
      table,
      items.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })),
    );
  }
}
