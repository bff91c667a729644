import { GetItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { expect, test } from 'vitest';
import { activityKey, inboxMailKey, type Key } from '#functions/data/keys.ts';
import { migrateItem } from '#functions/data/migrate-item.ts';
import * as listDays from '#functions/days/list-days.ts';
import { succeed } from '#infra/local/function-fixture/call-function.ts';
import { createActivity, createDay, createTrip } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { writeRaw } from '#infra/local/function-fixture/write-raw.ts';
import { migrateItems } from './migrate-items.ts';
import { testPlace } from './test-place.ts';

const { table } = await startFunctions();
const place = testPlace();

async function stored(key: Key): Promise<Record<string, unknown>> {
  const command = new GetItemCommand({ TableName: table.name, Key: marshall(key), ConsistentRead: true });
  return unmarshall((await place.dynamoDb.send(command)).Item ?? {});
}

/** A traveller's trip with an activity in an old format, from before an activity could have several mails. */
async function oldActivity() {
  const ada = await signUp();
  const { id } = await createTrip(ada);
  const { id: dayId } = await createDay(ada, id);
  const key = activityKey((await createActivity(ada, dayId, { notes: 'by the river' })).id);
  const { emailIds: _, schemaVersion: __, ...before } = await stored(key);
  const old = { ...before, ...key, emailId: 'mail1' };
  await writeRaw(old);
  return { key, old, read: () => succeed(listDays, { as: ada, params: { id } }) };
}

test('items in an old format are rewritten once, and every call answers the same before and after', async () => {
  const { key, old, read } = await oldActivity();
  const mail = inboxMailKey('u', 'm');
  await writeRaw({ ...mail, id: 'm', receivedAt: '2026-01-01T00:00:00.000Z', subject: null });
  const before = await read();

  expect(await migrateItems(place)).toEqual({ seen: expect.any(Number), migrated: 2 });
  const { emailId: _, ...kept } = old;
  expect(await stored(key)).toEqual({ ...kept, emailIds: ['mail1'], schemaVersion: 2 });
  expect(await stored(mail)).toMatchObject({ sentAt: '2026-01-01T00:00:00.000Z', schemaVersion: 2, subject: null });
  expect(JSON.stringify(await read())).toBe(JSON.stringify(before));

  expect(await migrateItems(place)).toMatchObject({ migrated: 0 });
});

test('a concurrent write is not overwritten, and its item is migrated afterwards', async () => {
  const { key, old } = await oldActivity();
  const edited = { ...old, title: 'Edited meanwhile' };
  await writeRaw(edited);
  expect(await migrateItem(table, old)).toBe('changed');
  expect(await stored(key)).toEqual(edited);

  await migrateItems(place);
  expect(await stored(key)).toMatchObject({ title: 'Edited meanwhile', emailIds: ['mail1'], schemaVersion: 2 });
});

test('an item that was deleted meanwhile does not come back', async () => {
  const gone = { ...inboxMailKey('u', 'gone'), receivedAt: '2026-01-01T00:00:00.000Z' };
  expect(await migrateItem(table, gone)).toBe('changed');
  expect(await stored(inboxMailKey('u', 'gone'))).toEqual({});
});
