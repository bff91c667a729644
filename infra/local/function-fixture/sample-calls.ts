import path from 'node:path';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import * as startExport from '#functions/account/start-export.ts';
import { passwordResetRepository } from '#functions/data/password-reset-repository.ts';
import { plainJpeg } from '#functions/photos/content/test-pictures.ts';
import { newResetToken } from '#functions/session/reset-token.ts';
import * as followTraveller from '#functions/travellers/follow-traveller.ts';
import { changesOf, preparationOf, UPLOADED } from '#infra/bench/cost/prepare-call.ts';
import { SAMPLE_TRAVELLER, SAMPLE_TRIPS, writeSampleWorld } from '#infra/bench/cost/sample-world.ts';
import { functionEntry, kebabCase } from '#infra/function-entry.ts';
import { sampleCallEvent } from '#infra/test/sample-events.ts';
import type { Route } from '#shared/contract/define-route.ts';
import { type RouteName, routes } from '#shared/routes.ts';
import type { Samples } from './any-request.ts';
import { call, succeed } from './call-function.ts';
import type { CallModule } from './call-module.ts';
import { deliverChanges } from './deliver-changes.ts';
import { type FunctionWorld, MAIL_BUCKET } from './function-world.ts';
import { addEmail, bookingMail } from './sample-mail.ts';
import { createActivity, createDay, createTrip } from './sample-trip.ts';
import { newSession, signUp } from './sign-up.ts';

/** Ids besides those in the sample world, by path parameter. */
interface Others {
  readonly owner: { readonly cookie: string };
  readonly stranger: { readonly cookie: string };
  /** Restores the file that photos are made from. */
  upload(): Promise<unknown>;
  /** By the path up to its first parameter. */
  readonly known: Readonly<Record<string, readonly string[]>>;
}

/** The sample world of the sample events, plus a stranger who follows its traveller, and more of everything. */
export async function makeSampleWorld(world: FunctionWorld): Promise<Others> {
  await writeSampleWorld(world.table);
  const s3 = new S3Client({});
  const upload = () => s3.send(new PutObjectCommand({ Bucket: 'media', Key: UPLOADED, Body: plainJpeg() }));
  await upload();
  const raw = bookingMail('trips-abc@mail.localhost');
  await s3.send(new PutObjectCommand({ Bucket: MAIL_BUCKET, Key: 'inbound/failed', Body: raw }));

  const owner = { ...SAMPLE_TRAVELLER, cookie: await newSession(SAMPLE_TRAVELLER.id) };
  const stranger = await signUp();
  await succeed(followTraveller, { as: stranger, params: { id: owner.id } });
  const [open, closed] = [await createTrip(stranger), await createTrip(stranger, { isPublic: false })];
  const day = await createDay(stranger, closed.id);
  const activity = await createActivity(stranger, day.id);
  const failed = await addEmail(owner, [], { objectKey: 'inbound/failed' });
  const theirs = await addEmail(stranger);
  const copy = await succeed(startExport, { as: owner });
  await deliverChanges(world);
  return {
    owner,
    stranger,
    upload,
    known: {
      '/api/trips/': [...SAMPLE_TRIPS, open.id, closed.id, day.id],
      '/api/trips/public/': [owner.id, stranger.id, closed.id],
      '/api/trip-days/': [day.id, activity.id, closed.id],
      '/api/activities/': [activity.id, day.id],
      '/api/processed-emails/': [failed.id, theirs.id, closed.id],
      '/api/users/': [owner.id, stranger.id, closed.id],
      '/api/user/exports/': [copy.id, closed.id],
      '/preview/': ['trips', 'travellers', 'pages', closed.id, owner.id],
      '/media/outside/': [stranger.id, closed.id, day.id, activity.id],
      '/media/': [UPLOADED, 'a/b.jpg'],
    },
  };
}

/** A call's input, after its preconditions were set up. */
export async function samplesOf(route: Route, world: FunctionWorld, { owner, stranger, known }: Others) {
  const preparation = preparationOf(nameOf(route));
  const { before, params: paramsAfter, stranger: byStranger } = preparation;
  const [caller, other] = byStranger ? [stranger, owner] : [owner, stranger];
  const answer = before && (await succeedBefore(before, caller));
  const event = sampleCallEvent(kebabCase(route.name));
  const token = route.name === 'confirmPasswordReset' ? { token: await resetToken(world) } : {};
  const body: unknown = event.body === undefined ? undefined : JSON.parse(event.body);
  const others = known[route.path.slice(0, route.path.indexOf('{'))] ?? [];
  const right = Object.entries({ ...given(event.pathParameters), ...paramsAfter?.(answer) });
  const samples: Samples = {
    body: typeof body === 'object' ? { ...body, ...changesOf(preparation, answer), ...token } : body,
    query: given(event.queryStringParameters),
    params: Object.fromEntries(right.map(([name, value]) => [name, [value, value, value, ...others]])),
    callers: [...Array.from({ length: 5 }, () => caller), other, other, undefined],
  };
  return samples;
}

function nameOf({ name }: Route): RouteName {
  if (!isCall(name)) throw new Error(`${name} is no call`);
  return name;
}

const isCall = (name: string): name is RouteName => Object.hasOwn(routes, name);

export function given(parameters: Readonly<Record<string, string | undefined>> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, value ?? '']));
}

async function succeedBefore(name: RouteName, as: { readonly cookie: string }): Promise<unknown> {
  const module = (await import(/* @vite-ignore */ path.resolve(functionEntry(routes[name])))) as CallModule;
  const { body, pathParameters } = sampleCallEvent(kebabCase(name));
  const sent: unknown = body === undefined ? undefined : { ...JSON.parse(body), ...changesOf(preparationOf(name)) };
  const answer = await call(module, { as, params: given(pathParameters), body: sent });
  if (answer.status !== routes[name].status) throw new Error(`${name} answered ${JSON.stringify(answer)}`);
  return answer.body;
}

let links = 0;
/** Each in a later hour than the one before, since an account is sent few at a time. */
async function resetToken({ table }: FunctionWorld): Promise<string> {
  const link = newResetToken(SAMPLE_TRAVELLER.id);
  links++;
  await passwordResetRepository(table).create(link, SAMPLE_TRAVELLER.email, Date.now() + links * 3_600_000);
  return link.token;
}
