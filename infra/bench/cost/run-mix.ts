import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as createActivity from '#functions/activities/create-activity.ts';
import * as createDay from '#functions/days/create-day.ts';
import * as listDays from '#functions/days/list-days.ts';
import * as search from '#functions/discover/search.ts';
import * as getEmailAddress from '#functions/mail/get-email-address.ts';
import * as listProcessedEmails from '#functions/mail/list-processed-emails.ts';
import * as createUpload from '#functions/photos/create-upload.ts';
import * as followTraveller from '#functions/travellers/follow-traveller.ts';
import * as createTrip from '#functions/trips/create-trip.ts';
import * as getTrip from '#functions/trips/get-trip.ts';
import * as listFollowingTrips from '#functions/trips/list-following-trips.ts';
import * as listPublicTrips from '#functions/trips/list-public-trips.ts';
import * as listTrips from '#functions/trips/list-trips.ts';
import { succeed, type TestRequest } from '#infra/local/function-fixture/call-function.ts';
import { deliverChanges } from '#infra/local/function-fixture/deliver-changes.ts';
import { deliverMail } from '#infra/local/function-fixture/deliver-mail.ts';
import { type FunctionWorld, startFunctionWorld, TABLE_NAME } from '#infra/local/function-fixture/function-world.ts';
import { bookingMail } from '#infra/local/function-fixture/sample-mail.ts';
import { midnight, NEW_DAY, NEW_TRIP } from '#infra/local/function-fixture/sample-trip.ts';
import { HUNDRED_CALLS, type TrafficKind } from '../traffic-mix.ts';
import { fillStore } from './fill-store.ts';
import { type MixCosts, mixCosts } from './hot-keys.ts';
import { POPULAR } from './mass-items.ts';
import { measureRequests } from './measure-requests.ts';
import { type Actor, actorsOf, type MixStore, mixStore, zipfPicker } from './mix-world.ts';

/** Of the store that the mix is run in. */
const TRIPS = 100_000;
/** The calls are distributed evenly over this many travellers. */
const ACTORS = 2000;
/** How long the traffic mix is observed. */
const HUNDREDS_OF_CALLS = 20;

/**
 * Makes the traffic mix's calls in a filled store: trips are read by Zipf's law, from one by an author whom everyone
 * follows down to those that nobody knows; half of all trips go to one destination.
 */
export async function measureMix(): Promise<MixCosts> {
  const directory = await mkdtemp(path.join(tmpdir(), 'bench-mix-'));
  try {
    const store = mixStore(TRIPS);
    await fillStore(directory, TABLE_NAME, store.items);
    const world = await startFunctionWorld({ s3: true, directory });
    const noted = measureRequests(world.table);
    const actors = await actorsOf(store, ACTORS);
    await deliverChanges(world);
    noted();
    const calls = await runMix(world, actors, store);
    const costs = mixCosts(noted(), TRIPS, calls);
    await world.close();
    return costs;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** Makes the calls one after the other and projects every change. Returns how many calls were made. */
async function runMix(world: FunctionWorld, actors: readonly Actor[], { travellers }: MixStore): Promise<number> {
  const act = actsOf(travellers);
  let count = 0;
  for (let hundred = 0; hundred < HUNDREDS_OF_CALLS; hundred++) {
    for (const kind of HUNDRED_CALLS) {
      const actor = actors[count % actors.length];
      if (actor) await act[kind](actor);
      count++;
    }
    await deliverChanges(world);
  }
  return count;
}

type Act = (actor: Actor) => Promise<unknown>;

function actsOf(travellers: MixStore['travellers']): Readonly<Record<TrafficKind, Act>> {
  const pick = zipfPicker();
  const someTrip = () => ({ id: pick(travellers)?.tripId ?? '' });
  let turns = 0;
  const inTurn = (acts: readonly Act[]): Act => {
    return (actor) => acts[turns++ % acts.length]?.(actor) ?? Promise.resolve();
  };
  const as = (actor: Actor, request: TestRequest = {}): TestRequest => ({ as: actor, ...request });
  return {
    tripReads: inTurn([
      (actor) => succeed(listTrips, as(actor)),
      (actor) => succeed(getTrip, as(actor, { params: { id: actor.tripId } })),
      (actor) => succeed(listDays, as(actor, { params: { id: actor.tripId } })),
      (actor) => succeed(getTrip, as(actor, { params: someTrip() })),
      (actor) => succeed(listDays, as(actor, { params: someTrip() })),
    ]),
    discover: inTurn([
      (actor) => succeed(listPublicTrips, as(actor, { query: { limit: '9' } })),
      (actor) => succeed(listPublicTrips, as(actor, { query: { limit: '9' } })),
      (actor) => succeed(listFollowingTrips, as(actor)),
    ]),
    writes: writesOf(pick, travellers),
    search: inTurn([
      (actor) => {
        const { firstName, lastName } = pick(travellers)?.traveller ?? actor.traveller;
        return succeed(search, as(actor, { query: { q: `${firstName.slice(0, 4)} ${lastName.slice(0, 3)}` } }));
      },
      (actor) => succeed(search, as(actor, { query: { q: POPULAR } })),
    ]),
    mails: receive,
    uploads: (actor) => succeed(createUpload, as(actor, { body: { type: 'image/jpeg', size: 400_000 } })),
  };
}

/** Trips, days and activities, half of them at one destination, and following someone well-known. */
function writesOf(pick: ReturnType<typeof zipfPicker>, travellers: MixStore['travellers']): Act {
  let turns = 0;
  return async (actor) => {
    const turn = turns++ % 5;
    const place = turns % 2 === 0 ? POPULAR : 'Oslo';
    if (turn === 0) {
      const body = { ...NEW_TRIP, title: `A week in ${place}` };
      actor.tripId = (await succeed(createTrip, { as: actor, body })).id;
      actor.dayId = undefined;
    }
    if (turn === 1) {
      const id = pick(travellers)?.traveller.id ?? '';
      return succeed(followTraveller, {
        as: actor,
        params: { id: id === actor.traveller.id ? (travellers[1]?.traveller.id ?? '') : id },
      });
    }
    if (turn === 0 || actor.dayId === undefined) {
      const body = { ...NEW_DAY, date: midnight('2027-06-05'), location: place };
      actor.dayId = (await succeed(createDay, { as: actor, params: { id: actor.tripId }, body })).id;
      return undefined;
    }
    return succeed(createActivity, { as: actor, params: { id: actor.dayId }, body: { title: 'A walk' } });
  };
}

let mails = 0;

/** A booking comes by mail and is read. */
async function receive(actor: Actor): Promise<unknown> {
  const { emailAddress } = await succeed(getEmailAddress, { as: actor });
  const key = `inbound/${mails++}`;
  const message = bookingMail(emailAddress, { 'Message-ID': `<${mails}@table.example>` });
  await deliverMail(key, message, [emailAddress]);
  return succeed(listProcessedEmails, { as: actor, query: { limit: '50' } });
}
