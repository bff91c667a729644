import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod/mini';
import { AppError } from '#shared/contract/errors.ts';
import { tripIdOf } from '#shared/contract/ids.ts';
import { type IdempotencyClaim, rememberedAnswer, withIdempotency } from './idempotency.ts';
import { randomCharacters } from './ids.ts';
import { DAY_PREFIX, daySortKey, PLAN_PREFIX, planKey, tripPartition } from './keys.ts';
import { type PlanOutcome, PlanRecord } from './plan-record.ts';
import { type PlanParts, planWrites, tripChangesOf } from './plan-writes.ts';
import { queryAll } from './query-all.ts';
import { writeChanges } from './staged-writes.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';
import { writable } from './trip-access.ts';
import { readItems } from './trip-days.ts';
import { type TripParts, tripParts } from './trip-parts.ts';
import { create, remove, unexpected } from './writes.ts';

const ID_LENGTH = 16;

/** What a step changes. */
interface StepPlace {
  readonly tripId: string;
  /** Another trip that activities move to or from. */
  readonly otherId?: string | undefined;
  /** The only days that it can change; without it, all of them are read. */
  readonly dayIds?: readonly string[] | undefined;
}

/** What a step does to trips as they were read. */
interface Step {
  readonly parts: PlanParts;
  readonly outcome: PlanOutcome;
}

/** What a step is planned on. */
export interface PlanBase<Answer> {
  readonly parts: PlanParts;
  readonly claim: IdempotencyClaim;
  /** What the same Idempotency-Key got before. */
  readonly before: Answer | undefined;
}

interface StepToSave<Answer> {
  readonly outcome: PlanOutcome;
  /** In seconds since 1970. */
  readonly expiresAt: number;
  readonly schema: z.ZodMiniType<Answer>;
  readonly answerFor: (undoId: string) => Answer;
}

/**
 * Stores steps: any changes of what trips hold, all or none, each with the record that undoes it. What does not fit into
 * one transaction is staged. Every write throws ChangedMeanwhile when a trip has changed since it was read.
 */
export function planRepository(table: Table) {
  const readOne = async (tripId: string, callerId: string, dayIds?: readonly string[]): Promise<TripParts> => {
    const prefixes = dayIds?.filter((id) => tripIdOf(id) === tripId).map(daySortKey);
    const { trip, items } = await readItems(table, tripId, prefixes ?? DAY_PREFIX, (item) =>
      writable(item, { callerId }),
    );
    return tripParts(trip, items);
  };
  const readEach = async ({ tripId, otherId, dayIds }: StepPlace, callerId: string): Promise<PlanParts> => {
    const [own, ...others] = await Promise.all(
      [tripId, ...(otherId === undefined ? [] : [otherId])].map((id) => readOne(id, callerId, dayIds)),
    );
    // There is one for each id.
    if (own === undefined) throw new Error('a step without a trip');
    // A booking's record is with the trip's owner.
    if (others.some(({ trip }) => trip.ownerId !== own.trip.ownerId)) throw ofTwoTravellers();
    return [own, ...others];
  };
  const write = (callerId: string, { parts, outcome }: Step, others: readonly Write[]) =>
    writeChanges(table, tripChangesOf(parts, outcome), (staged) => [
      ...others,
      ...planWrites(table, { callerId, parts, outcome, staged }),
    ]);

  return {
    /** A trip that the caller may change, as it is. */
    readOne: (tripId: string, callerId: string) => readOne(tripId, callerId),

    /** What was applied to a trip and can still be undone. */
    async list(tripId: string): Promise<PlanRecord[]> {
      const items = await queryAll(table, {
        TableName: table.name,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': tripPartition(tripId), ':prefix': PLAN_PREFIX },
        ConsistentRead: true,
      });
      return items.map((item) => PlanRecord.parse(item));
    },

    /** Reads what a step is planned on, and what the same Idempotency-Key got before. */
    async begin<Answer>(
      place: StepPlace,
      claim: IdempotencyClaim,
      schema: z.ZodMiniType<Answer>,
    ): Promise<PlanBase<Answer>> {
      const [parts, before] = await Promise.all([
        readEach(place, claim.travellerId),
        rememberedAnswer(table, claim, schema),
      ]);
      return { parts, claim, before };
    },

    /** Writes a step on the trips as they were read. Returns what the same Idempotency-Key got, if it was first. */
    save<Answer>(
      { parts, claim }: PlanBase<Answer>,
      { outcome, expiresAt, schema, answerFor }: StepToSave<Answer>,
    ): Promise<Answer> {
      const [{ trip }, other] = parts;
      const undoId = randomCharacters(ID_LENGTH) + (other?.trip.id ?? '');
      const record = { ...planKey(trip.id, undoId), ...outcome.record, expiresAt };
      return withIdempotency(table, claim, { schema, answer: answerFor(undoId) }, (claims) =>
        write(claim.travellerId, { parts, outcome }, [...claims, create(table, record, unexpected('plan'))]),
      );
    },

    /** The trips as they are, and what a step did to them; 404 when it can no longer be undone. */
    async readApplied(
      tripId: string,
      callerId: string,
      undoId: string,
    ): Promise<{ readonly parts: PlanParts; readonly record: PlanRecord }> {
      const [parts, { Item }] = await Promise.all([
        readEach({ tripId, otherId: undoId.slice(ID_LENGTH) || undefined }, callerId),
        table.client.send(
          new GetCommand({ TableName: table.name, Key: planKey(tripId, undoId), ConsistentRead: true }),
        ),
      ]);
      if (Item === undefined) throw gone();
      return { parts, record: PlanRecord.parse(Item) };
    },

    /** Writes what undoing does to the trips as they were read, and removes the record. */
    saveReversal(callerId: string, undoId: string, step: Step): Promise<void> {
      const used = remove(table, planKey(step.parts[0].trip.id, undoId), { condition: 'attribute_exists(pk)' }, gone);
      return write(callerId, step, [used]);
    },
  };
}
export type PlanRepository = ReturnType<typeof planRepository>;

const ofTwoTravellers = () =>
  new AppError('unprocessable', 'Activities can only be moved between trips of one traveller');
const gone = () => new AppError('not_found', 'These changes can no longer be undone');
