import { readFileSync } from 'node:fs';
import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type _Record as StreamRecord,
} from '@aws-sdk/client-dynamodb-streams';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBStreamEvent, SESEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import { handler as runAccountJobs } from '#functions/account/run-account-jobs.ts';
import { s3MediaStore } from '#functions/adapters/s3-media-store.ts';
import { handler as readRates } from '#functions/costs/read-rates.ts';
import { accountRepository } from '#functions/data/account-repository.ts';
import { FanOut, fanOutRepository } from '#functions/data/fan-out-repository.ts';
import { deletionKey, exportKey, type Key, tripKey } from '#functions/data/keys.ts';
import { listedTripRepository } from '#functions/data/listed-trip-repository.ts';
import { streamImage } from '#functions/data/stream-image.ts';
import { table } from '#functions/data/table.ts';
import { handler as projectChanges } from '#functions/discover/project-changes.ts';
import { writeSitemap } from '#functions/discover/write-sitemap.ts';
import { handler as admitMail } from '#functions/mail/admit-mail.ts';
import { mailAddress } from '#functions/mail/mail-address.ts';
import { handler as receiveMail } from '#functions/mail/receive-mail.ts';
import { handler as removeLargeUpload } from '#functions/photos/remove-large-upload.ts';
import { type FunctionWorld, MAIL_BUCKET, MAIL_DOMAIN } from '#infra/local/function-fixture/function-world.ts';
import { s3Event } from '#infra/local/function-fixture/s3-event.ts';
import { bookingMail } from '#infra/local/function-fixture/sample-mail.ts';
import { createActivity, createDay, createTrip } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp } from '#infra/local/function-fixture/sign-up.ts';
import { streamEvent } from '#infra/local/pumps/stream-event.ts';
import type { TableRequest } from './measure-requests.ts';
import { UPLOADED } from './prepare-call.ts';
import { SAMPLE_TRAVELLER, SAMPLE_TRIPS, writeSampleWorld } from './sample-world.ts';

/** What a function that handles events requests of the table. */
export const EventCost = z.object({
  name: z.string(),
  what: z.string(),
  reads: z.number(),
  writes: z.number(),
  readUnits: z.number(),
  writeUnits: z.number(),
  bytes: z.number(),
  /** Measured locally. */
  milliseconds: z.number(),
  /** How many followers' feeds were written. */
  followers: z.optional(z.number()),
  /** How many public trips were read, where all are. */
  publicTrips: z.optional(z.number()),
});
export type EventCost = z.output<typeof EventCost>;

const isWrite = ({ command }: TableRequest) => /^(Put|Update|Delete|BatchWrite|TransactWrite)/.test(command);

/** Runs every event handler once. */
export async function runEvents(world: FunctionWorld, noted: () => readonly TableRequest[]): Promise<EventCost[]> {
  await writeSampleWorld(world.table);
  const measure = measureBy(noted);
  const address = mailAddress(SAMPLE_TRAVELLER.id, MAIL_DOMAIN);
  const mail = 'inbound/d6iitobk75ur44p8kdnnp7g2n8';
  await new S3Client({}).send(new PutObjectCommand({ Bucket: MAIL_BUCKET, Key: mail, Body: bookingMail(address) }));
  return [
    await measure('admitMail', 'a mail to somebody', () => admitMail(arriving(address))),
    await measure('receiveMail', 'a booking', () => receiveMail(s3Event(MAIL_BUCKET, mail))),
    await measure('removeLargeUpload', 'an upload of usual size', () => removeLargeUpload(s3Event('media', UPLOADED))),
    await measure('readRates', 'the table of a day', () => readRates(undefined)),
    await sitemap(measure),
    ...(await accountJobs(world, measure)),
    ...(await projections(world, measure)),
  ];
}

type Measure = (name: string, what: string, work: () => Promise<unknown>) => Promise<EventCost>;

function measureBy(noted: () => readonly TableRequest[]): Measure {
  return async (name, what, work) => {
    noted();
    const began = performance.now();
    await work();
    const milliseconds = Math.round(performance.now() - began);
    const requests = noted();
    const sum = (of: (request: TableRequest) => number) => requests.reduce((total, request) => total + of(request), 0);
    return {
      ...{ name, what, milliseconds },
      reads: requests.filter((request) => !isWrite(request)).length,
      writes: requests.filter(isWrite).length,
      readUnits: sum(({ readUnits }) => readUnits),
      writeUnits: sum(({ writeUnits }) => writeUnits),
      bytes: sum(({ bytes }) => bytes),
    };
  };
}

function arriving(address: string): SESEvent {
  const event: SESEvent = JSON.parse(readFileSync('events/admit-mail.json', 'utf8'));
  for (const { ses } of event.Records) ses.receipt.recipients = [address];
  return event;
}

async function sitemap(measure: Measure): Promise<EventCost> {
  let publicTrips = 0;
  const listed = listedTripRepository(table());
  const counted = {
    async *all() {
      for await (const trip of listed.all()) {
        publicTrips++;
        yield trip;
      }
    },
  };
  const media = s3MediaStore(new S3Client({}), 'media');
  const cost = await measure('writeSitemap', 'the sitemap of all public trips', () =>
    writeSitemap({ listed: counted, media, siteUrl: 'https://travel.example.com' }),
  );
  return { ...cost, publicTrips };
}

/** Of a traveller with a trip of one day and one activity. */
async function accountJobs({ table }: FunctionWorld, measure: Measure): Promise<EventCost[]> {
  const accounts = accountRepository(table);
  const traveller = await signUp({ email: `leaving${Date.now()}@example.com` });
  const { id: tripId } = await createTrip(traveller);
  await createActivity(traveller, (await createDay(traveller, tripId)).id);
  const job = ({ pk, sk }: Key) =>
    done(runAccountJobs, [{ eventName: 'INSERT', dynamodb: { Keys: { pk: { S: pk }, sk: { S: sk } } } }]);
  const copy = exportKey(traveller.id, (await accounts.startExport(traveller.id)).id);
  const copied = await measure('runAccountJobs', 'a copy of a small account', () => job(copy));
  await accounts.close(traveller, 'none', await accounts.entrances(traveller.id));
  const removed = await measure('runAccountJobs', 'the end of a small account', () => job(deletionKey(traveller.id)));
  return [copied, removed];
}

/** Of a trip by someone whom every other traveller follows. */
async function projections(world: FunctionWorld, measure: Measure): Promise<EventCost[]> {
  const { table, streamArn } = world;
  const next = await changesFromNowOn(streamArn);
  const [tripId = ''] = SAMPLE_TRIPS;
  const change = (UpdateExpression: string, values: Record<string, unknown>) =>
    table.client.send(
      new UpdateCommand({
        ...{ TableName: table.name, Key: tripKey(tripId), UpdateExpression },
        ExpressionAttributeValues: { ':one': 1, ...values },
      }),
    );
  const project = (records: readonly StreamRecord[]) =>
    done(projectChanges, (streamEvent(records, streamArn) as DynamoDBStreamEvent).Records);
  await change('SET isPublic = :no ADD version :one', { ':no': false });
  await next();
  await change('SET isPublic = :yes ADD version :one', { ':yes': true });
  const shared = await next();
  let followers = 0;
  const fanOut = await measure('projectChanges', 'a trip becomes public, its first step to followers', async () => {
    await project(shared);
    const step = await next();
    followers = stepIn(step)?.followerIds.length ?? 0;
    await project(step);
  });
  // The later steps cost the same.
  const second = stepIn(await next());
  if (second) await fanOutRepository(table).end(second);
  await next();
  await change('ADD version :one, activityCount :one', {});
  const changed = await next();
  const shown = await measure('projectChanges', 'a public trip gets an activity', () => project(changed));
  return [{ ...fanOut, followers }, shown];
}

function stepIn(records: readonly StreamRecord[]): FanOut | undefined {
  const images = records.map(({ dynamodb }) => streamImage(dynamodb?.NewImage as Parameters<typeof streamImage>[0]));
  return images.flatMap((image) => FanOut.safeParse(image).data ?? [])[0];
}

/** Throws for a function that reports a failure. */
async function done(
  handler: (event: DynamoDBStreamEvent) => Promise<{ batchItemFailures: readonly unknown[] }>,
  Records: DynamoDBStreamEvent['Records'],
): Promise<void> {
  const { batchItemFailures } = await handler({ Records });
  if (batchItemFailures.length > 0) throw new Error('A function could not do its work');
}

/** Returns what has changed in the table since the last call. */
async function changesFromNowOn(StreamArn: string): Promise<() => Promise<readonly StreamRecord[]>> {
  const streams = new DynamoDBStreamsClient({ endpoint: String(process.env.AWS_ENDPOINT_URL_DYNAMODB) });
  const { StreamDescription } = await streams.send(new DescribeStreamCommand({ StreamArn }));
  const [shard] = StreamDescription?.Shards ?? [];
  let { ShardIterator } = await streams.send(
    new GetShardIteratorCommand({ StreamArn, ShardId: shard?.ShardId, ShardIteratorType: 'LATEST' }),
  );
  return async () => {
    const { Records = [], NextShardIterator } = await streams.send(new GetRecordsCommand({ ShardIterator }));
    ShardIterator = NextShardIterator;
    return Records;
  };
}
