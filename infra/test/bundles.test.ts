import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Permissions } from '#infra/aws/function-permissions.ts';
import { permissions } from '#infra/aws/permissions.ts';
import { type BuiltBundles, bundleFunctions } from '#infra/build/bundle-functions.ts';
import { checkSizes, MAX_BYTES_AT_START } from '#infra/build/bundle-limits.ts';
import { bundles } from '#infra/build/bundles.ts';
import { EVENT_FUNCTION_ENTRIES, functionEntry, kebabCase } from '#infra/function-entry.ts';
import { actAs } from '#infra/local/authorization/acting-function.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { startOutbox } from '#infra/local/function-fixture/start-outbox.ts';
import { lambdaContext } from '#infra/local/functions/lambda-context.ts';
import { arrivingMail } from '#infra/local/mail/arriving-mail.ts';
import { allRoutes } from '#shared/routes.ts';
import { readEvent, sampleCallEvent } from './sample-events.ts';

type Handler = (event: unknown, context: Context) => Promise<APIGatewayProxyStructuredResultV2>;
const Module = z.object({ handler: z.custom<Handler>((value) => typeof value === 'function') });

/** A package, and who may use it according to permissions.ts. */
const PACKAGES_FOR: readonly [string, (granted: Permissions) => boolean][] = [
  ['@aws-sdk/client-s3/', ({ media, mail }) => media !== undefined || mail !== undefined],
  ['@aws-sdk/client-bedrock-runtime/', ({ model }) => model === true],
  ['@aws-sdk/client-ses/', ({ sendsMail, bouncesMail }) => sendsMail === true || bouncesMail === true],
];

/** The cookies that signing up sets over https: the current names, and the removal of former ones. */
const OWN_COOKIES = [
  /^__Host-session=ey/,
  /^session=$/,
  /^__Host-signed-in=1$/,
  /^signed-in=$/,
  /^__Host-device=ey/,
  /^device=$/,
].map((cookie) => expect.stringMatching(cookie));
const startedByEvents: readonly string[] = Object.values(EVENT_FUNCTION_ENTRIES);

/** What only some calls of a function need. */
const LARGE =
  /\/data\/.*\.json$|node_modules\/(@simplewebauthn\/server|postal-mime|htmlparser2|ical\.js|unpdf|heic-decode|jpeg-js)\//;

/** Some ten seconds on two idle cores. */
const BUNDLING_MS = 600_000;

let folder: string;
let built: BuiltBundles;
let cookies: string[];

/** The part of S3's event that names the object; the rest is just sent along. */
const MailEvent = z.looseObject({
  Records: z.tuple([
    z.looseObject({
      s3: z.looseObject({ bucket: z.looseObject({ name: z.string() }), object: z.looseObject({ key: z.string() }) }),
    }),
  ]),
});

/** Node's own loader: a bundle must run as it is, without Vite's transforms. */
const load = createRequire(import.meta.url);

/** Calls a built bundle as Lambda does: its handler, in a folder without packages. */
async function invoke(name: string, event: unknown): Promise<APIGatewayProxyStructuredResultV2> {
  const { handler } = Module.parse({ ...load(path.join(folder, name, 'index.mjs')) });
  const invocation = { id: name, functionName: name, timeout: 30_000, file: '', event: '' };
  return actAs(name, () => handler(event, lambdaContext(invocation, 'eu-central-1')));
}

const signedIn = (event: APIGatewayProxyEventV2): APIGatewayProxyEventV2 => ({ ...event, cookies });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bundles-'));
  built = await bundleFunctions(bundles, folder);
  await startFunctions({ s3: true });
  await startOutbox();
  Object.assign(process.env, { SITE_URL: 'https://travel.example.com', POWERTOOLS_LOG_LEVEL: 'ERROR' });
  const registered = await invoke('register', sampleCallEvent('register'));
  expect(registered.statusCode, registered.body).toBe(201);
  cookies = (registered.cookies ?? []).map((cookie) => cookie.slice(0, cookie.indexOf(';')));
}, BUNDLING_MS);

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the built bundles', () => {
  it('there is one for every function, with its source map', async () => {
    expect((await readdir(folder)).toSorted()).toEqual(bundles.map(({ name }) => name).toSorted());
    for (const { name } of bundles) {
      expect(await readdir(path.join(folder, name)), name).toEqual(
        expect.arrayContaining(['index.mjs', 'index.mjs.map']),
      );
    }
  });

  it('one whose code loads no file later is a single file, as each further one costs a start', async () => {
    expect((await readdir(path.join(folder, 'list-trips'))).toSorted()).toEqual(['index.mjs', 'index.mjs.map']);
  });

  it('none loads so much that it starts slowly, and a build fails if one would', () => {
    expect(() => checkSizes(built)).not.toThrow();
    const large = new Map([['list-trips', { bytesAtStart: MAX_BYTES_AT_START + 1, inputsAtStart: [] }]]);
    expect(() => checkSizes(large)).toThrow(/list-trips: 600001 bytes/);
  });

  it.each(PACKAGES_FOR)('%s is loaded at the start only by functions that may use it', (module, mayUse) => {
    const loading = Object.entries(permissions).filter(([name]) =>
      built.get(kebabCase(name))?.inputsAtStart.some((input) => input.includes(module)),
    );
    const others = loading.filter(([name, granted]) => !mayUse(granted) && !/^remove\w+Photo$/.test(name));
    // A photo may be removed by its address in the bucket, which only the SDK can parse, without a request to the bucket.
    expect(others.map(([name]) => name)).toEqual([]);
  });

  it('no call loads another call’s handler, or code of an unrelated feature', () => {
    for (const { name, feature } of allRoutes) {
      const inputs = built.get(kebabCase(name))?.inputsAtStart ?? [];
      const entries = inputs.filter((input) => bundles.some(({ entry }) => entry === input));
      expect(entries, name).toEqual([functionEntry({ feature, name })]);
      if (feature !== 'mail')
        expect(
          inputs.filter((input) => input.startsWith('functions/mail/')),
          name,
        ).toEqual([]);
    }
  });

  it('no function loads the world’s places, the catalogue, the words and formats of mails or a decoder at its start', () => {
    for (const [name, { inputsAtStart }] of built) {
      const large = inputsAtStart.filter((input) => LARGE.test(input));
      expect(large, name).toEqual([]);
    }
  });

  it('register’s creates an account and signs it in', () => {
    expect(cookies).toEqual(OWN_COOKIES);
  });

  it('create-trip’s creates a trip that list-trips’ finds', async () => {
    const created = await invoke('create-trip', signedIn(sampleCallEvent('create-trip')));
    expect(created).toMatchObject({ statusCode: 201, body: expect.stringContaining('"title":"Lisbon in June"') });
    const listed = await invoke('list-trips', signedIn(sampleCallEvent('list-trips')));
    expect(listed).toMatchObject({ statusCode: 200, body: expect.stringContaining('"title":"Lisbon in June"') });
  });

  it('create-trip’s refuses an invalid sample with its own message', async () => {
    const event = z.custom<APIGatewayProxyEventV2>().parse(readEvent('create-trip.end-before-start.invalid.json'));
    const refused = await invoke('create-trip', signedIn(event));
    expect(refused.statusCode).toBe(400);
    expect(JSON.parse(refused.body ?? '')).toMatchObject({ message: 'End date must be after or equal to start date' });
  });

  it.each(['create-trip', 'list-trips', 'process-email', 'get-profile'])(
    '%s’s answers 401 without a session',
    async (name) => {
      expect(await invoke(name, sampleCallEvent(name))).toMatchObject({ statusCode: 401 });
    },
  );

  it('every call’s starts with its own permissions and answers a signed-in caller without a 5xx', async () => {
    const sample = sampleCallEvent('register');
    const body = JSON.stringify({ ...JSON.parse(sample.body ?? ''), email: 'grace@example.com', username: 'grace' });
    const registered = await invoke('register', { ...sample, body });
    const own = (registered.cookies ?? []).map((cookie) => cookie.slice(0, cookie.indexOf(';')));
    expect(own).toEqual(OWN_COOKIES);
    for (const { name } of bundles.filter(({ entry }) => !startedByEvents.includes(entry))) {
      // When signed in, even with an ended session, it reads the session keys on its own.
      const answered = await invoke(name, { ...sampleCallEvent(name), cookies: own });
      expect(answered.statusCode, `${name}: ${answered.body}`).not.toBe(500);
    }
  });

  it('OPEN-114 receive-mail’s reads a stored mail into the inbox that list-processed-emails’ shows', async () => {
    const { body } = await invoke('get-email-address', signedIn(sampleCallEvent('get-email-address')));
    const { emailAddress } = z.object({ emailAddress: z.string() }).parse(JSON.parse(body ?? ''));
    const event = MailEvent.parse(readEvent('receive-mail.json'));
    const mail = await readFile('events/mail/bookings/stays/hotel-en/mail.eml');
    const Body = Buffer.concat([Buffer.from(`Delivered-To: ${emailAddress}\r\n`), mail]);
    const { bucket, object } = event.Records[0].s3;
    const arrival = { messageId: object.key.slice('inbound/'.length), sender: 'a@b.example', receivedAt: new Date() };
    await invoke('admit-mail', arrivingMail({ ...arrival, recipients: [emailAddress] }));
    await new S3Client({}).send(new PutObjectCommand({ Bucket: bucket.name, Key: object.key, Body }));

    await invoke('receive-mail', event);

    const listed = await invoke('list-processed-emails', signedIn(sampleCallEvent('list-processed-emails')));
    expect(JSON.parse(listed.body ?? '')).toMatchObject([{ status: 'pending', parsedBookings: [{ type: 'hotel' }] }]);
  });

  it('project-changes’ processes a batch of the stream completely', async () => {
    expect(await invoke('project-changes', readEvent('project-changes.json'))).toEqual({ batchItemFailures: [] });
  });
});
