import { DeleteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it, onTestFinished } from 'vitest';
import { allItems } from '#infra/local/function-fixture/all-items.ts';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { deliverChanges } from '#infra/local/function-fixture/deliver-changes.ts';
import { addEmail } from '#infra/local/function-fixture/sample-mail.ts';
import { createTrip } from '#infra/local/function-fixture/sample-trip.ts';
import type { TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { newTraveller, PASSWORD, runJob } from '#infra/local/function-fixture/whole-account.ts';
import * as deleteAccount from '../account/delete-account.ts';
import * as processEmail from '../mail/process-email.ts';
import * as createTripFromSuggestion from '../planner/create-trip-from-suggestion.ts';
import { logger } from '../runtime/logger.ts';
import * as getTrip from '../trips/get-trip.ts';
import * as listTrips from '../trips/list-trips.ts';
import { deletionKey, FILE_PARTITION_PREFIX, jobKey, tripPartition } from './keys.ts';

const functions = await startFunctions({ s3: true });
const { table } = functions;

const STAYS = 25;
const NIGHTS = 5;
const SUGGESTION = {
  title: 'A year in Rome',
  destination: 'Rome',
  description: 'Long',
  duration: '60 days',
  estimatedCost: '',
  imageUrl: null,
  highlights: [],
  itinerary: Array.from({ length: 60 }, (_, day) => ({
    day: day + 1,
    title: `Day ${day + 1}`,
    activities: [`Walk ${day}`, `Dinner ${day}`],
  })),
};

/** A mail of stays in houses that no other mail names. */
function mailOfStays(as: TestTraveller, name: string) {
  const stays = Array.from({ length: STAYS }, (_, index) => {
    const night = (days: number) => new Date(Date.UTC(2027, 0, 1 + index * NIGHTS + days)).toISOString().slice(0, 10);
    const title = `Hotel ${name} ${index}`;
    return { type: 'hotel' as const, title, startDate: night(0), endDate: night(NIGHTS), confirmationNumber: title };
  });
  return addEmail(as, stays);
}

/** Everything stored that names any of these. */
const naming = async (...traces: readonly string[]) =>
  (await allItems(table)).filter((item) => traces.some((trace) => JSON.stringify(item).includes(trace)));

const processInto = (as: TestTraveller, tripId: string | null) => async (email: { readonly id: string }) =>
  (await call(processEmail, { as, params: { id: email.id }, body: { tripId } })).status;

/** Makes every write from the n-th on fail, as if the process had died. The claim of a folder, which is none of them, ends by itself in a day. */
function dieAtWrite(last: number): void {
  let writes = 0;
  logger.setLogLevel('SILENT');
  table.client.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (given) => {
        if (WRITES.test(commandName) && !isClaim(given.input) && ++writes >= last) throw new Error('gone');
        return next(given);
      },
    { step: 'initialize', name: 'dieAtWrite' },
  );
}
const WRITES = /^(?:Put|Update|Delete|TransactWrite)/;
const isClaim = (input: object) =>
  'Item' in input && String((input.Item as { pk?: unknown }).pk).startsWith(FILE_PARTITION_PREFIX);
function live(): void {
  table.client.middlewareStack.remove('dieAtWrite');
  logger.setLogLevel('ERROR');
}

async function removeAccount(as: TestTraveller): Promise<void> {
  await succeed(deleteAccount, { as, body: { password: PASSWORD } });
  await runJob(deletionKey(as.id));
  await deliverChanges(functions);
}

describe('more than one transaction holds', () => {
  it('three mails of 25 stays that are processed at once leave nothing behind once the account is deleted', async () => {
    const ada = await newTraveller(table);
    const mails = await Promise.all(['Alba', 'Bruno', 'Carla'].map((name) => mailOfStays(ada, name)));
    const statuses = await Promise.all(mails.map(processInto(ada, null)));
    expect(statuses).toContain(200);
    await removeAccount(ada);
    expect(await naming(ada.id, 'Hotel Alba', 'Hotel Bruno', 'Hotel Carla')).toEqual([]);
  });

  it('the loser of a race on a trip leaves nothing in it', async () => {
    const ada = await newTraveller(table);
    const { id } = await createTrip(ada);
    const mails = await Promise.all(['Dora', 'Elio', 'Fede'].map((name) => mailOfStays(ada, name)));
    const statuses = await Promise.all(mails.map(processInto(ada, id)));
    await deliverChanges(functions);
    const { Items = [] } = await table.client.send(
      new QueryCommand({
        TableName: table.name,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': tripPartition(id) },
      }),
    );
    const { activityCount } = await succeed(getTrip, { as: ada, params: { id } });
    expect(activityCount).toBe(statuses.filter((status) => status === 200).length * STAYS);
    expect(Items.filter(({ sk }) => String(sk).includes('#ACTIVITY#'))).toHaveLength(activityCount);
    expect(Items.filter(({ sk }) => sk === 'JOB')).toEqual([]);
  });

  describe.each([
    ['a mail’s bookings', async (as: TestTraveller) => processInto(as, null)(await mailOfStays(as, 'Gina'))],
    [
      'a suggestion',
      async (as: TestTraveller) =>
        (await call(createTripFromSuggestion, { as, body: { suggestion: SUGGESTION, startDate: '2027-01-01' } }))
          .status,
    ],
  ] as const)('of %s', (_, make) => {
    it('creates one trip, and leaves no traces of how', async () => {
      const ada = await newTraveller(table);
      expect(await make(ada)).toBeLessThan(300);
      const [trip, ...others] = await succeed(listTrips, { as: ada });
      expect(others).toEqual([]);
      expect(trip?.activityCount).toBeGreaterThanOrEqual(STAYS);
      const keys = (await allItems(table)).map(({ pk, sk }) => `${pk} ${sk}`);
      expect(keys.filter((key) => key.includes(String(trip?.id)) && /GONE#| JOB$/.test(key))).toEqual([]);
      await removeAccount(ada);
    });

    it('interrupted at any write, it is removed with the account', async () => {
      onTestFinished(live);
      for (const last of [2, 4, 5]) {
        const ada = await newTraveller(table);
        dieAtWrite(last);
        expect(await make(ada)).toBe(500);
        live();
        await removeAccount(ada);
        expect(await naming(ada.id, 'Hotel Gina', 'Walk 1')).toEqual([]);
      }
    });
  });

  it('interrupted before the commit, it is gone once its job expires, even if no account is deleted', async () => {
    onTestFinished(live);
    const ada = await newTraveller(table);
    const email = await mailOfStays(ada, 'Hugo');
    dieAtWrite(4);
    expect(await processInto(ada, null)(email)).toBe(500);
    live();
    const [staged] = (await naming('Hotel Hugo')).filter(({ pk }) => pk.startsWith('TRIP#'));
    const tripId = String(staged?.pk).slice('TRIP#'.length);
    await table.client.send(new DeleteCommand({ TableName: table.name, Key: jobKey(tripId) }));
    await deliverChanges(functions);
    // Where the account's deletion would have looked, until that expires too; the claim of its folder does as well.
    const left = (await naming(tripId)).filter((item) => !isClaim({ Item: item }));
    expect(left).toMatchObject([{ sk: `GONE#${tripId}`, expiresAt: expect.any(Number) }]);
    expect(await processInto(ada, null)(email)).toBe(200);
  });
});
