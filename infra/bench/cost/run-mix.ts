import * as listDays from '#functions/days/list-days.ts';
import * as search from '#functions/discover/search.ts';
import * as listProcessedEmails from '#functions/mail/list-processed-emails.ts';
import * as createUpload from '#functions/photos/create-upload.ts';
import * as getTrip from '#functions/trips/get-trip.ts';
import * as listPublicTrips from '#functions/trips/list-public-trips.ts';
import * as listTrips from '#functions/trips/list-trips.ts';
import { call, type TestRequest } from '#infra/local/function-fixture/call-function.ts';
import type { CallModule } from '#infra/local/function-fixture/call-module.ts';
import { deliverChanges } from '#infra/local/function-fixture/deliver-changes.ts';
import { type FunctionWorld, startFunctionWorld } from '#infra/local/function-fixture/function-world.ts';
import { addEmail } from '#infra/local/function-fixture/sample-mail.ts';
import { createActivity, createDay, createTrip } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { HUNDRED_CALLS, type TrafficKind } from '../traffic-mix.ts';
import { type MixCosts, mixCosts } from './hot-keys.ts';
import { measureRequests } from './measure-requests.ts';

interface Actor {
  readonly traveller: TestTraveller;
  tripId: string;
  dayId: string;
  done: number;
}

/** So many travellers share the calls evenly. */
const ACTORS = 400;

/** How long the traffic mix is watched. */
const HUNDREDS_OF_CALLS = 8;

/** Makes the traffic mix's calls in a world of its own. */
export async function measureMix(): Promise<MixCosts> {
  const world = await startFunctionWorld({ s3: true });
  const noted = measureRequests(world.table);
  const calls = await runMix(world, HUNDREDS_OF_CALLS, noted);
  await world.close();
  return mixCosts(noted(), calls);
}

/**
 * Makes the calls of the traffic mix one after the other, `hundreds` times a hundred, and has every change projected.
 * Gives how many calls were made.
 */
async function runMix(world: FunctionWorld, hundreds: number, begin: () => void): Promise<number> {
  const actors = await Promise.all(Array.from({ length: ACTORS }, newActor));
  await deliverChanges(world);
  begin();
  let count = 0;
  for (let hundred = 0; hundred < hundreds; hundred++) {
    for (const kind of HUNDRED_CALLS) {
      const actor = actors[count % ACTORS];
      if (actor) await act[kind](actor);
      count++;
    }
    await deliverChanges(world);
  }
  return count;
}

async function newActor(): Promise<Actor> {
  const traveller = await signUp();
  const { id: tripId } = await createTrip(traveller);
  const { id: dayId } = await createDay(traveller, tripId);
  return { traveller, tripId, dayId, done: 0 };
}

const act: Readonly<Record<TrafficKind, (actor: Actor) => Promise<unknown>>> = {
  tripReads: (actor) => {
    const reads = [
      () => succeed(listTrips, actor, {}),
      () => succeed(getTrip, actor, { params: { id: actor.tripId } }),
      () => succeed(listDays, actor, { params: { id: actor.tripId } }),
    ];
    return reads[actor.done++ % reads.length]?.() ?? Promise.resolve();
  },
  discover: (actor) => succeed(listPublicTrips, actor, { query: { limit: '9' } }),
  writes: async (actor) => {
    const turn = actor.done++ % 4;
    if (turn === 0) actor.tripId = (await createTrip(actor.traveller)).id;
    if (turn <= 1) actor.dayId = (await createDay(actor.traveller, actor.tripId)).id;
    if (turn > 1) await createActivity(actor.traveller, actor.dayId);
  },
  search: (actor) => succeed(search, actor, { query: { q: 'ada lov' } }),
  mails: async (actor) => {
    await addEmail(actor.traveller);
    await succeed(listProcessedEmails, actor, { query: { limit: '50' } });
  },
  uploads: (actor) => succeed(createUpload, actor, { body: { type: 'image/jpeg', size: 400_000 } }),
};

async function succeed(module: CallModule, { traveller }: Actor, request: TestRequest): Promise<void> {
  const { status, body } = await call(module, { as: traveller, ...request });
  if (status >= 400) throw new Error(`${module.implementation.route.name} answered ${status}: ${JSON.stringify(body)}`);
}
