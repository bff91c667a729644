import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { functionEntry } from '#infra/function-entry.ts';
import { allItems } from '#infra/local/function-fixture/all-items.ts';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import type { CallModule } from '#infra/local/function-fixture/call-module.ts';
import { deliverChanges } from '#infra/local/function-fixture/deliver-changes.ts';
import { MAIL_BUCKET } from '#infra/local/function-fixture/function-world.ts';
import { readLines, restoreTable } from '#infra/local/function-fixture/recorded-table.ts';
import { bookingMail } from '#infra/local/function-fixture/sample-mail.ts';
import { newSession } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { startOutbox } from '#infra/local/function-fixture/start-outbox.ts';
import { runJob } from '#infra/local/function-fixture/whole-account.ts';
import { migrateItems } from '#infra/operations/migrate-items.ts';
import { testPlace } from '#infra/operations/test-place.ts';
import { ideasDayOf } from '#shared/contract/ids.ts';
import { allRoutes } from '#shared/routes.ts';
import * as deleteAccount from '../account/delete-account.ts';
import * as updateActivity from '../activities/update-activity.ts';
import { s3Client } from '../adapters/s3-client.ts';
import * as setMoney from '../costs/set-money.ts';
import * as listDays from '../days/list-days.ts';
import * as restoreDay from '../days/restore-day.ts';
import * as listProcessedEmails from '../mail/list-processed-emails.ts';
import * as processEmail from '../mail/process-email.ts';
import * as undoPlan from '../planner/undo-plan.ts';
import * as invite from '../sharing/invite.ts';
import * as setLink from '../sharing/set-link.ts';
import * as applyStep from '../steps/apply-step.ts';
import * as unmergeTrips from '../trips/unmerge-trips.ts';
import * as updateTrip from '../trips/update-trip.ts';
import { type ItemKind, itemKind, namesIn } from './item-kind.ts';
import { deletionKey, tripPartition } from './keys.ts';

/*
 * The whole table of the last release before kinds, zones and revisions, as its own calls wrote it: an account with
 * everything in it, a friend's, and one that is about to be deleted; what it answered to the first of them; and the
 * schemas by which it read items, which is what it does again after a rollback.
 */

const FOLDER = 'events/release-before-kinds';

interface Account {
  readonly id: string;
  readonly email: string;
  readonly username: string;
}
interface Names {
  readonly owner: Account;
  readonly friend: Account;
  readonly leaving: Account;
  readonly password: string;
}
interface Answer {
  readonly call: string;
  readonly params: Readonly<Record<string, string>>;
  readonly body: object;
}

const { owner, leaving, password }: Names = JSON.parse(readFileSync(`${FOLDER}/names.json`, 'utf8'));
const answers = readLines<Answer>(`${FOLDER}/answers.jsonl`);
const functions = await startFunctions({ s3: true });
await startOutbox();
const { table } = functions;
const place = testPlace();
afterAll(() => place.close());

let ada: { readonly cookie: string };
beforeAll(async () => {
  await restoreTable(`${FOLDER}/table.jsonl`);
  // Its raw mail is a sample.
  const s3 = s3Client();
  for (const { objectKey } of await itemsOf('inbox mail')) {
    const Body = bookingMail('trips@mail.localhost');
    if (objectKey) await s3.send(new PutObjectCommand({ Bucket: MAIL_BUCKET, Key: String(objectKey), Body }));
  }
  ada = { cookie: await newSession(owner.id, owner.email) };
});

async function itemsOf(kind: ItemKind) {
  return (await allItems(table)).filter((item) => itemKind(item) === kind);
}

/** The id of the trip that nothing else happens to. */
const rhone = async () => String((await itemsOf('trip')).find(({ title }) => title === 'Rhône by train')?.id);

/** What today's call answers to the same request. */
async function answeredNow({ call: name, params }: Answer): Promise<unknown> {
  const route = allRoutes.find((each) => each.name === name);
  if (!route) throw new Error(`${name} is gone`);
  const module = (await import(/* @vite-ignore */ path.resolve(functionEntry(route)))) as CallModule;
  return (await call(module, { as: ada, params })).body;
}

describe('the table of the release before', () => {
  it('BASE-05 has items of every kind that there was, and each is known', async () => {
    const kinds = new Set((await allItems(table)).map(itemKind));
    expect([kinds.size, kinds.has(undefined)]).toEqual([41, false]);
  });

  it('BASE-05 is read as it was, by every call that reads, before it is migrated and after', {
    timeout: 120_000,
  }, async () => {
    expect(answers.length).toBeGreaterThan(70);
    for (const answer of answers) expect(await answeredNow(answer), answer.call).toMatchObject(answer.body);
    const { seen } = await migrateItems(place);
    expect(seen).toBe((await allItems(table)).length);
    expect(await migrateItems(place)).toMatchObject({ migrated: 0 });
    for (const answer of answers) expect(await answeredNow(answer), answer.call).toMatchObject(answer.body);
  });

  it('BASE-05 is changed by today’s calls: what was begun goes on, is undone and completed', async () => {
    const id = await rhone();
    const plan = (await itemsOf('applied plan')).find(({ pk }) => pk === tripPartition(id));
    const undoId = (plan && namesIn('applied plan', plan))?.undo ?? '';
    await succeed(undoPlan, { as: ada, params: { id, undoId } });
    const [cutOff] = (await itemsOf('trip')).filter(({ settling }) => settling !== undefined);
    await succeed(updateTrip, { as: ada, params: { id: String(cutOff?.id) }, body: { title: 'Whole again' } });
    expect(await itemsOf('staged change')).toEqual([]);
    const merges = (await itemsOf('merge of a trip')).map((merge) => namesIn('merge of a trip', merge));
    for (const merge of merges) {
      const params = { targetId: merge?.trip ?? '', sourceId: merge?.source ?? '' };
      await succeed(unmergeTrips, { as: ada, params });
    }
    const deleted = (await itemsOf('day')).filter(({ deletedAt }) => deletedAt !== undefined);
    for (const day of deleted) await succeed(restoreDay, { as: ada, params: { id: String(day.id) } });
    const pending = (await succeed(listProcessedEmails, { as: ada })).filter(({ status }) => status === 'pending');
    for (const { id } of pending) await succeed(processEmail, { as: ada, params: { id }, body: {} });
    expect([merges.length, deleted.length, pending.length]).toEqual([2, 1, 1]);
  });
});

/** How the release before read items of a kind, as JSON Schema (2020-12). */
const read: Readonly<Record<string, z.core.JSONSchema.JSONSchema>> = JSON.parse(
  readFileSync(`${FOLDER}/item-schemas.json`, 'utf8'),
);
const BEFORE = new Map(Object.entries(read).map(([name, schema]) => [name, z.fromJSONSchema(schema)]));
const SCHEMAS: Readonly<Partial<Record<ItemKind, string>>> = {
  traveller: 'TravellerItem',
  trip: 'TripItem',
  'own trip': 'TripSummary',
  'public trip': 'TripSummary',
  'public trip of an author': 'TripSummary',
  day: 'DayItem',
  activity: 'ActivityItem',
  'applied plan': 'PlanRecord',
  'inbox mail': 'EmailItem',
  booking: 'BookingRecord',
};

describe('after a rollback', () => {
  it('BASE-05 the release before reads every item, those that this one has written too', async () => {
    const id = await rhone();
    const [day] = await succeed(listDays, { as: ada, params: { id } });
    const [lunch, stroll] = day?.activities ?? [];
    const kinds = {
      ...{ kind: 'flight', title: 'LX 160', time: '13:00', timeZone: 'Europe/Zurich', endTime: '08:55' },
      ...{ endDate: '2027-06-05', endTimeZone: 'Asia/Tokyo', status: 'cancelled', details: { seat: '12A' } },
    };
    await succeed(updateActivity, { as: ada, params: { id: lunch?.id ?? '' }, body: kinds });
    const ops = [
      { kind: 'move', activityId: stroll?.id, dayId: ideasDayOf(id) },
      { kind: 'insert-day', after: day?.id, day: { title: 'One more' } },
    ];
    await succeed(applyStep, { as: ada, params: { id }, body: { ops } });
    await succeed(invite, { as: ada, params: { id }, body: { role: 'editor' } });
    await succeed(setLink, { as: ada, params: { id }, body: { shows: { details: true, bookings: false } } });
    await succeed(setMoney, { as: ada, params: { id }, body: { currency: 'CHF', budget: { total: 900 }, people: [] } });
    await deliverChanges(functions);
    const seen = new Map<string, number>();
    for (const item of await allItems(table)) {
      const name = SCHEMAS[itemKind(item) ?? 'rate'];
      if (name === undefined) continue;
      // DynamoDB's sets are what companions are stored as; that release had none.
      const result = BEFORE.get(name)?.safeParse(JSON.parse(JSON.stringify(item)));
      expect(result?.error, `${item.pk} ${item.sk}`).toBeUndefined();
      seen.set(name, (seen.get(name) ?? 0) + 1);
    }
    expect([...seen.keys()].toSorted()).toEqual([...BEFORE.keys()].toSorted());
  });

  it('nothing of that release’s accounts is left when they are deleted', async () => {
    const left = async (account: Account) =>
      (await allItems(table)).filter((item) => JSON.stringify(item).includes(account.id)).map(itemKind);
    expect(await left(leaving)).toContain('deletion');
    await runJob(deletionKey(leaving.id));
    await succeed(deleteAccount, { as: ada, body: { password } });
    await runJob(deletionKey(owner.id));
    await deliverChanges(functions);
    await deliverChanges(functions);
    expect([await left(leaving), await left(owner)]).toEqual([[], []]);
  });
});
