import * as z from 'zod/mini';
import { AppError } from '#shared/contract/errors.ts';
import { dayIdOf, tripIdOf } from '#shared/contract/ids.ts';
import { applyStep } from '#shared/steps/routes.ts';
import type { StepOp } from '#shared/steps/schema.ts';
import { ChangedMeanwhile } from '../data/plan-again.ts';
import type { PlanBase } from '../data/plan-repository.ts';
import { type PlanParts, partsAfter } from '../data/plan-writes.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { tripDetail } from '../trips/trip-view.ts';
import { type OnRead, withCreator } from '../trips/with-creator.ts';
import { applyOps } from './apply-ops.ts';
import { type StepDependencies, stepDependencies } from './dependencies.ts';
import type { BookingsElsewhere } from './outcome.ts';
import { changedDays, saveStep, withBookings } from './save-step.ts';
import { daysReply } from './step-reply.ts';

/** How often a step is made anew where somebody else changed the trip meanwhile, besides the first time. */
const ANEW = 3;

/** Above so many days the trip is read in one query. */
const MOST_QUERIES = 8;

/** What is stored for a repeated call: the days are answered as they are then. `version`: the trip's, after the step. */
const Applied = z.object({ undoId: z.string(), dayIds: z.array(z.string()), version: z.number() });
type Applied = z.output<typeof Applied>;

export const implementation = implement(
  applyStep,
  async ({ caller: { travellerId }, params, body, idempotencyKey }, { plans, travellers }: StepDependencies) => {
    const claim = { travellerId, work: `step of ${params.id}`, key: idempotencyKey };
    const place = { tripId: params.id, otherId: otherTripOf(body.ops, params.id) };
    const once = (onRead: OnRead) => async (elsewhere: BookingsElsewhere) => {
      const named = await plans.begin({ ...place, dayIds: daysNamedIn(body.ops) }, claim, Applied);
      const base = isIn(named, body.ops) ? named : await plans.begin(place, claim, Applied);
      onRead(base.parts[0].trip);
      if (!base.before) return make(plans, base, body.ops, elsewhere);
      // The step was made while the trip was read.
      if (base.parts[0].trip.version < base.before.version) throw new ChangedMeanwhile();
      return { applied: base.before, parts: base.parts };
    };
    let done: Awaited<ReturnType<ReturnType<typeof once>>> | undefined;
    const { trip: changed, creator } = await withCreator(travellers, travellerId, async (onRead) => {
      done = await withBookings(once(onRead), 1 + ANEW);
      return done.parts[0].trip;
    });
    if (!done) throw new Error('a step that was not made');
    const { applied, parts } = done;
    const trip = tripDetail(changed, creator, { travellerId });
    const { days, headers } = daysReply(parts, applied.dayIds, travellerId);
    return { body: { undoId: applied.undoId, revision: trip.revision, trip, days }, headers };
  },
);

/** The only days that the operations can change, where they name them all: those that move, edit and remove. */
function daysNamedIn(ops: readonly StepOp[]): string[] | undefined {
  const ids = ops.map((op) => {
    if (op.kind === 'move') return [dayIdOf(op.activityId), op.dayId];
    return op.kind === 'edit' || op.kind === 'remove' ? [dayIdOf(op.activityId)] : undefined;
  });
  const all = ids.flatMap((each) => each ?? []);
  return ids.includes(undefined) || all.length > MOST_QUERIES ? undefined : [...new Set(all)];
}

/** Whether the activities are still on the days that their ids name; elsewhere, their tails find them. */
function isIn({ parts }: PlanBase<Applied>, ops: readonly StepOp[]): boolean {
  const there = new Set(parts.flatMap(({ activities }) => activities.map(({ id }) => id)));
  return ops.every((op) => !('activityId' in op) || there.has(op.activityId));
}

async function make(
  plans: StepDependencies['plans'],
  base: PlanBase<Applied>,
  ops: readonly StepOp[],
  elsewhere: BookingsElsewhere,
) {
  let mine: { readonly applied: Applied; readonly parts: PlanParts } | undefined;
  const applied = await saveStep(plans, base, {
    change: (draft) => applyOps(draft, ops),
    schema: Applied,
    answerOf: (undoId, outcome) => {
      const parts = partsAfter(base.parts, outcome);
      const made = { undoId, dayIds: changedDays(outcome), version: parts[0].trip.version };
      mine = { applied: made, parts };
      return made;
    },
    elsewhere,
  });
  // The same call was first by a moment: its step is read.
  if (mine?.applied !== applied) throw new ChangedMeanwhile();
  return mine;
}

/** The other trip that activities move to; 422 if there are several. */
function otherTripOf(ops: readonly StepOp[], tripId: string): string | undefined {
  const others = ops.flatMap((op) => (op.kind === 'move' && tripIdOf(op.dayId) !== tripId ? [tripIdOf(op.dayId)] : []));
  const [other, ...more] = [...new Set(others)];
  if (more.length > 0) throw new AppError('unprocessable', 'A step can move activities to one other trip');
  return other;
}

export const handler = lambdaHandler(implementation, stepDependencies);
