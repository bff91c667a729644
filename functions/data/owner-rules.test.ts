import { beforeAll, describe, expect, it } from 'vitest';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import type { CallModule } from '#infra/local/function-fixture/call-module.ts';
import { createActivity, createDay, createTrip, NEW_DAY } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import * as createActivityCall from '../activities/create-activity.ts';
import * as deleteActivity from '../activities/delete-activity.ts';
import * as listActivities from '../activities/list-activities.ts';
import * as updateActivity from '../activities/update-activity.ts';
import * as createDayCall from '../days/create-day.ts';
import * as deleteDay from '../days/delete-day.ts';
import * as listDays from '../days/list-days.ts';
import * as restoreDay from '../days/restore-day.ts';
import * as updateDay from '../days/update-day.ts';
import * as applyPlan from '../planner/apply-plan.ts';
import * as undoPlan from '../planner/undo-plan.ts';
import * as applyStep from '../steps/apply-step.ts';
import * as undoStep from '../steps/undo-step.ts';
import * as deleteTrip from '../trips/delete-trip.ts';
import * as getTrip from '../trips/get-trip.ts';
import * as mergeTrips from '../trips/merge-trips.ts';
import * as unmergeTrips from '../trips/unmerge-trips.ts';
import * as updateTrip from '../trips/update-trip.ts';

await startFunctions();

/** A trip with a day, an activity, a deleted day and a merged trip. */
interface World {
  readonly owner: TestTraveller;
  readonly trip: string;
  readonly other: string;
  readonly merged: string;
  readonly day: string;
  readonly deletedDay: string;
  readonly activity: string;
  readonly undoId: string;
  readonly stepId: string;
}

const ADDITION = {
  ...{ kind: 'add', date: '2027-06-05', why: 'Empty' },
  activity: {
    ...{ title: 'Forum', timeOfDay: 'morning', category: null, minutes: null, cost: null, currency: 'EUR' },
    ...{ location: null, coordinates: null, verified: true, note: null },
  },
};

async function makeWorld(isPublic: boolean): Promise<World> {
  const owner = await signUp();
  const make = async () => (await createTrip(owner, { isPublic })).id;
  const [trip, other, merged] = [await make(), await make(), await make()];
  const day = (await createDay(owner, trip)).id;
  const deletedDay = (await createDay(owner, trip)).id;
  const activity = (await createActivity(owner, day)).id;
  await call(deleteDay, { as: owner, params: { id: deletedDay } });
  const added = { as: owner, params: { id: trip }, body: { items: [ADDITION] } };
  const { undoId } = await succeed(applyPlan, added);
  await call(mergeTrips, { as: owner, params: { sourceId: merged, targetId: trip } });
  const ops = [{ kind: 'fill-days' }];
  const { undoId: stepId } = await succeed(applyStep, { as: owner, params: { id: trip }, body: { ops } });
  return { owner, trip, other, merged, day, deletedDay, activity, undoId, stepId };
}

interface Case {
  readonly name: string;
  readonly module: CallModule;
  readonly params: (world: World) => Record<string, string>;
  readonly body?: unknown;
  readonly does: number;
}

const onTrip = ({ trip }: World) => ({ id: trip });
const onDay = ({ day }: World) => ({ id: day });
const onActivity = ({ activity }: World) => ({ id: activity });

const WRITES: readonly Case[] = [
  { name: 'updateTrip', module: updateTrip, params: onTrip, body: { isPublic: true }, does: 200 },
  { name: 'updateTrip without a change', module: updateTrip, params: onTrip, body: {}, does: 200 },
  {
    name: 'updateTrip that moves its days',
    module: updateTrip,
    params: onTrip,
    body: { startDate: '2027-06-04', moveDays: true },
    does: 200,
  },
  { name: 'deleteTrip', module: deleteTrip, params: onTrip, does: 200 },
  {
    name: 'mergeTrips',
    module: mergeTrips,
    params: ({ trip, other }) => ({ sourceId: other, targetId: trip }),
    does: 200,
  },
  {
    name: 'unmergeTrips',
    module: unmergeTrips,
    params: ({ trip, merged }) => ({ sourceId: merged, targetId: trip }),
    does: 200,
  },
  { name: 'createDay', module: createDayCall, params: ({ trip }) => ({ id: trip }), body: NEW_DAY, does: 201 },
  { name: 'updateDay', module: updateDay, params: onDay, body: NEW_DAY, does: 200 },
  { name: 'deleteDay', module: deleteDay, params: onDay, does: 200 },
  { name: 'restoreDay', module: restoreDay, params: ({ deletedDay }) => ({ id: deletedDay }), does: 200 },
  { name: 'createActivity', module: createActivityCall, params: onDay, body: { title: 'x' }, does: 201 },
  { name: 'updateActivity', module: updateActivity, params: onActivity, body: { title: 'x' }, does: 200 },
  { name: 'deleteActivity', module: deleteActivity, params: onActivity, does: 200 },
  { name: 'applyPlan', module: applyPlan, params: onTrip, body: { items: [ADDITION] }, does: 200 },
  { name: 'undoPlan', module: undoPlan, params: ({ trip, undoId }) => ({ id: trip, undoId }), does: 200 },
  {
    name: 'applyStep',
    module: applyStep,
    params: onTrip,
    body: { ops: [{ kind: 'fill-days' }] },
    does: 200,
  },
  { name: 'undoStep', module: undoStep, params: ({ trip, stepId }) => ({ id: trip, undoId: stepId }), does: 200 },
];

const READS: readonly Case[] = [
  { name: 'getTrip', module: getTrip, params: onTrip, does: 200 },
  { name: 'listDays', module: listDays, params: onTrip, does: 200 },
  { name: 'listActivities', module: listActivities, params: onDay, does: 200 },
];

let open: World;
let closed: World;
let stranger: TestTraveller;
beforeAll(async () => {
  [open, closed, stranger] = [await makeWorld(true), await makeWorld(false), await signUp()];
});

const ask = (each: Case, world: World, as: TestTraveller | undefined) =>
  call(each.module, { as, params: each.params(world), body: each.body });

/** All that anyone can read of a trip, as its owner sees it. */
async function stateOf({ owner, trip, other }: World): Promise<unknown[]> {
  const reads = [trip, other].flatMap((id) =>
    [getTrip, listDays].map((read) => call(read, { as: owner, params: { id } })),
  );
  return (await Promise.all(reads)).map(({ body }) => body);
}

describe.each(WRITES)('$name', (each) => {
  it('OPEN-59 PERM-04 signed out answers 401, on a public trip as on a private one', async () => {
    for (const world of [open, closed]) {
      expect(await ask(each, world, undefined)).toMatchObject({ status: 401, body: { message: 'Unauthorized' } });
    }
  });

  it('OPEN-59 on someone else’s private trip answers 404, as if it did not exist', async () => {
    const before = await stateOf(closed);
    const answer = await ask(each, closed, stranger);
    expect(answer).toMatchObject({ status: 404, body: { message: 'Trip not found' } });
    expect(await stateOf(closed)).toEqual(before);
  });

  it('OPEN-59 PERM-01 on someone else’s public trip answers 403 with a message', async () => {
    const before = await stateOf(open);
    const answer = await ask(each, open, stranger);
    expect(answer).toMatchObject({
      status: 403,
      body: { code: 'forbidden', message: 'Only the traveller who made this trip can change it' },
    });
    expect(await stateOf(open)).toEqual(before);
  });

  it('PERM-02 PERM-04 is allowed for the owner', async () => {
    const world = await makeWorld(false);
    expect(await ask(each, world, world.owner)).toMatchObject({ status: each.does });
  });
});

describe.each(READS)('$name', (each) => {
  it('OPEN-57 of a public trip is answered to everyone', async () => {
    for (const as of [undefined, stranger, open.owner]) expect((await ask(each, open, as)).status).toBe(each.does);
  });

  it('OPEN-57 of a private trip is answered to its owner, and 404 to everyone else', async () => {
    expect((await ask(each, closed, closed.owner)).status).toBe(each.does);
    for (const as of [undefined, stranger]) {
      expect(await ask(each, closed, as)).toMatchObject({ status: 404, body: { message: 'Trip not found' } });
    }
  });
});

describe('merging with someone else’s trip', () => {
  it.each([
    ['public', 403],
    ['private', 404],
  ])('OPEN-29 OPEN-59 that is %s answers %d, in both directions', async (visibility, status) => {
    const theirs = (visibility === 'public' ? open : closed).trip;
    const mine = await createTrip(stranger);
    for (const params of [
      { sourceId: theirs, targetId: mine.id },
      { sourceId: mine.id, targetId: theirs },
    ]) {
      expect(await call(mergeTrips, { as: stranger, params })).toMatchObject({ status });
    }
  });
});
