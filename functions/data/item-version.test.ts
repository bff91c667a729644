import { GetCommand, PutCommand, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { succeed } from '#infra/local/function-fixture/call-function.ts';
import { createActivity, createDay, createTrip } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { writeRaw } from '#infra/local/function-fixture/write-raw.ts';
import * as listDays from '../days/list-days.ts';
import { ITEM_KINDS } from './item-kind.ts';
import { currentVersion, isOld, stamped, upgraded } from './item-version.ts';
import { activityKey, inboxMailKey, planKey, stagedKey, tripPartition } from './keys.ts';

const { table } = await startFunctions();
const activity = activityKey(`${'t'.repeat(29)}-${'d'.repeat(15)}-${'a'.repeat(15)}`);
const TableName = table.name;

const OLD = [
  ['an activity of one mail', { ...activity, emailId: 'm1' }, { emailIds: ['m1'] }],
  [
    'a staged change of an activity',
    { ...stagedKey(activity, 'b'), batch: 'b', next: { ...activity, emailId: 'm1' } },
    { next: { ...activity, emailIds: ['m1'] } },
  ],
  [
    'an applied plan',
    { ...planKey('t', 'u'), added: [{ emailId: 'm1' }], removed: [], moved: [{ before: { emailId: 'm' }, after: {} }] },
    { added: [{ emailIds: ['m1'] }], moved: [{ before: { emailIds: ['m'] }, after: {} }] },
  ],
  ['a mail without a date of its own', { ...inboxMailKey('u', 'm'), receivedAt: 'then' }, { sentAt: 'then' }],
] as const;

describe('an item’s version', () => {
  it.each(OLD)('%s is upgraded to the current format and version', (_what, old, today) => {
    expect(isOld(old)).toBe(true);
    expect(upgraded(old)).toMatchObject({ ...today, schemaVersion: 2 });
    expect(upgraded(old)).not.toHaveProperty('emailId');
    expect(isOld(upgraded(old))).toBe(false);
  });

  it.each(OLD)('%s in the current format stays as it is', (_what, old) => {
    const today = upgraded(old);
    const { schemaVersion: _, ...unstamped } = today;
    expect(upgraded(today)).toBe(today);
    expect(stamped(unstamped)).toEqual(today);
    expect(upgraded(unstamped)).toEqual(today);
  });

  it('what a write has changed on an older item is kept', () => {
    const changed = { ...activity, emailId: 'm1', emailIds: ['m1', 'm2'] };
    expect(upgraded(changed)).toMatchObject({ emailIds: ['m1', 'm2'] });
  });

  it('an item written by newer code keeps its version and content', () => {
    const newer = { ...activity, schemaVersion: 99, somethingNew: true };
    expect(upgraded(newer)).toBe(newer);
    expect(stamped(newer)).toBe(newer);
  });

  it('upgrading any item twice changes nothing more', () => {
    const attributes = fc.dictionary(fc.constantFrom('emailId', 'emailIds', 'next', 'added', 'sentAt'), fc.jsonValue());
    const keys = fc.constantFrom(...OLD.map(([, { pk, sk }]) => ({ pk, sk })));
    fc.assert(
      fc.property(keys, attributes, (key, rest) => {
        const once = stamped({ ...rest, ...key });
        expect(stamped({ ...once, schemaVersion: undefined })).toEqual(once);
      }),
    );
  });

  it('every kind has a version', () => {
    for (const kind of ITEM_KINDS) expect(currentVersion(kind)).toBeGreaterThanOrEqual(1);
  });
});

describe('the table’s client', () => {
  it('stamps what is put, alone and in a transaction, and upgrades old items when it reads them', async () => {
    const other = inboxMailKey('u', 'm2');
    await table.client.send(new PutCommand({ TableName, Item: { ...activity, emailIds: [] } }));
    await table.client.send(
      new TransactWriteCommand({ TransactItems: [{ Put: { TableName, Item: { ...other, receivedAt: 'now' } } }] }),
    );
    await writeRaw({ ...inboxMailKey('u', 'm3'), receivedAt: 'before' });
    const stored = await table.client.send(new GetCommand({ TableName, Key: activity }));
    expect(stored.Item).toEqual({ ...activity, emailIds: [], schemaVersion: 2 });
    const inbox = await table.client.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': other.pk },
      }),
    );
    expect(inbox.Items).toMatchObject([
      { sentAt: 'now', schemaVersion: 2 },
      { sentAt: 'before', schemaVersion: 2 },
    ]);
  });

  it('a trip with an activity in an old format is answered in the current one', async () => {
    const ada = await signUp();
    const { id } = await createTrip(ada);
    const { id: dayId } = await createDay(ada, id);
    const made = await createActivity(ada, dayId);
    const { Item } = await table.client.send(new GetCommand({ TableName, Key: activityKey(made.id) }));
    const { emailIds: _, schemaVersion: __, ...before } = Item ?? {};
    await writeRaw({ ...before, pk: tripPartition(id), emailId: 'mail1' });
    const days = await succeed(listDays, { as: ada, params: { id } });
    expect(days[0]?.activities[0]?.emailIds).toEqual(['mail1']);
  });
});
