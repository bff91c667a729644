import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { createActivity, createDay, createTrip, NEW_DAY } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { startOutbox } from '#infra/local/function-fixture/start-outbox.ts';
import { DAY_MS } from '#shared/calendar/calendar.ts';
import { INVITATION_PATH, MAX_COMPANIONS } from '#shared/sharing/schema.ts';
import * as updateActivity from '../activities/update-activity.ts';
import { invitationKey, tripKey } from '../data/keys.ts';
import * as createTripDay from '../days/create-day.ts';
import * as listDays from '../days/list-days.ts';
import * as deleteTrip from '../trips/delete-trip.ts';
import * as getTrip from '../trips/get-trip.ts';
import * as listTrips from '../trips/list-trips.ts';
import * as updateTrip from '../trips/update-trip.ts';
import * as acceptInvitation from './accept-invitation.ts';
import * as getInvitation from './get-invitation.ts';
import * as invite from './invite.ts';
import * as listCompanions from './list-companions.ts';
import * as listSharedTrips from './list-shared-trips.ts';
import * as removeCompanion from './remove-companion.ts';
import * as setCompanion from './set-companion.ts';

const functions = await startFunctions();
const sentMails = await startOutbox();

const GONE = { status: 404, body: { message: 'This invitation is no longer valid' } };

async function privateTrip() {
  const owner = await signUp({ firstName: 'Mary', lastName: 'Somerville' });
  const trip = await createTrip(owner, { isPublic: false });
  return { owner, id: trip.id };
}

async function invitationTo(owner: TestTraveller, id: string, role = 'editor') {
  const made = await succeed(invite, { as: owner, params: { id }, body: { role } });
  return { ...made, token: made.link.slice(made.link.indexOf('#') + 1) };
}

async function companion(owner: TestTraveller, id: string, role = 'editor') {
  const traveller = await signUp();
  const { token } = await invitationTo(owner, id, role);
  await succeed(acceptInvitation, { as: traveller, body: { token } });
  return traveller;
}

const accept = (as: TestTraveller, token: string) => call(acceptInvitation, { as, body: { token } });
const leave = (as: TestTraveller, id: string, companionId: string) =>
  call(removeCompanion, { as, params: { id, companionId } });

describe('an invitation', () => {
  it('SHARE-03 shows title, dates and who invites, works once, and only its hash is in the table', async () => {
    const { owner, id } = await privateTrip();
    const { link, token, id: hash } = await invitationTo(owner, id);
    expect(link).toContain(`${INVITATION_PATH}#`);
    const Key = invitationKey(id, hash);
    const item = await functions.table.client.send(new GetCommand({ TableName: functions.table.name, Key }));
    expect(item.Item).toBeDefined();
    expect(JSON.stringify(item.Item)).not.toContain(token);
    const [first, second] = [await signUp(), await signUp()];
    expect(await succeed(getInvitation, { as: first, body: { token } })).toEqual({
      ...{ title: 'A week in Rome', role: 'editor', inviter: 'Mary Somerville' },
      ...{ startDate: '2027-06-03T00:00:00.000Z', endDate: '2027-06-09T00:00:00.000Z' },
    });
    expect((await call(getTrip, { as: first, params: { id } })).status).toBe(404);
    expect(await accept(first, token)).toMatchObject({ status: 200, body: { tripId: id } });
    expect(await succeed(getTrip, { as: first, params: { id } })).toMatchObject({ audience: 'editor', isOwner: false });
    expect(await accept(second, token)).toMatchObject(GONE);
    expect(await call(getInvitation, { as: second, body: { token } })).toMatchObject(GONE);
  });

  it('SHARE-03 that was taken back, has expired, or never was answers 404', async () => {
    const { owner, id } = await privateTrip();
    const traveller = await signUp();
    const revoked = await invitationTo(owner, id);
    expect((await leave(owner, id, revoked.id)).status).toBe(200);
    expect(await accept(traveller, revoked.token)).toMatchObject(GONE);
    const expired = await invitationTo(owner, id);
    const [Key, past] = [invitationKey(id, expired.id), Math.floor(Date.now() / 1000) - 1];
    const UpdateExpression = 'SET expiresAt = :past';
    const ExpressionAttributeValues = { ':past': past };
    await functions.table.client.send(
      new UpdateCommand({ TableName: functions.table.name, Key, UpdateExpression, ExpressionAttributeValues }),
    );
    expect(await accept(traveller, expired.token)).toMatchObject(GONE);
    for (const token of ['', 'x', `${id}-${'0'.repeat(20)}`])
      expect(await accept(traveller, token)).toMatchObject(GONE);
  });

  it('SHARE-03 lasts 14 days', async () => {
    const { owner, id } = await privateTrip();
    await invitationTo(owner, id);
    const { invitations } = await succeed(listCompanions, { as: owner, params: { id } });
    const days = (Date.parse(invitations[0]?.expiresAt ?? '') - Date.now()) / DAY_MS;
    expect(days).toBeGreaterThan(13.9);
    expect(days).toBeLessThanOrEqual(14);
  });

  it('SHARE-03 by mail says the title and who invites, with the link, and nothing of what is in the trip', async () => {
    const { owner, id } = await privateTrip();
    const day = await createDay(owner, id, { title: 'The secret day' });
    await createActivity(owner, day.id, { title: 'The secret dinner' });
    const body = { role: 'viewer', email: 'ann@example.com' };
    const { link } = await succeed(invite, { as: owner, params: { id }, body });
    const { mail } = (await sentMails()).at(-1) ?? {};
    expect(mail).toMatchObject({
      to: [{ address: 'ann@example.com' }],
      subject: 'Mary Somerville invites you to A week in Rome',
    });
    expect(mail?.text).toContain(link);
    expect(mail?.text).not.toMatch(/secret/i);
    expect(mail?.text).not.toContain(owner.email);
  });

  it('SHARE-04 twenty are open at most, and ten a day are sent by mail', async () => {
    const { owner, id } = await privateTrip();
    const post = (email?: string) => call(invite, { as: owner, params: { id }, body: { role: 'viewer', email } });
    const mails = [];
    for (let count = 0; count < 11; count++) mails.push((await post(`friend${count}@example.com`)).status);
    expect(mails).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
    const links = [];
    for (let count = 0; count < 9; count++) links.push((await post()).status);
    // The twentieth call of an hour was the last that is allowed.
    expect(links).toEqual(Array.from({ length: 9 }, () => 201));
    expect((await post()).status).toBe(429);
  });

  it('SHARE-04 accepting twice changes nothing, also for who comes along already and for the owner', async () => {
    const { owner, id } = await privateTrip();
    const traveller = await signUp();
    const first = await invitationTo(owner, id, 'viewer');
    expect((await accept(traveller, first.token)).status).toBe(200);
    const before = await succeed(listCompanions, { as: owner, params: { id } });
    const second = await invitationTo(owner, id, 'editor');
    for (const token of [first.token, second.token]) {
      expect(await accept(traveller, token)).toMatchObject({ status: 200, body: { tripId: id } });
      expect(await accept(owner, token)).toMatchObject({ status: 200, body: { tripId: id } });
    }
    expect((await succeed(listCompanions, { as: owner, params: { id } })).companions).toEqual(before.companions);
  });

  it('SHARE-04 twenty companions come along at most: the next answers 409', async () => {
    const { owner, id } = await privateTrip();
    const others = new Set(
      Array.from({ length: MAX_COMPANIONS }, (_, at) => `traveller${String(at).padStart(11, '0')}`),
    );
    await functions.table.client.send(
      new UpdateCommand({
        ...{ TableName: functions.table.name, Key: tripKey(id), UpdateExpression: 'SET viewers = :others' },
        ExpressionAttributeValues: { ':others': others },
      }),
    );
    const { token } = await invitationTo(owner, id);
    expect((await accept(await signUp(), token)).status).toBe(409);
  });

  it('SHARE-04 of many who accept one invitation at once, one comes along', async () => {
    const { owner, id } = await privateTrip();
    const { token } = await invitationTo(owner, id);
    const travellers = await Promise.all(Array.from({ length: 5 }, () => signUp()));
    const answers = await Promise.all(travellers.map((each) => accept(each, token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404]);
    expect((await succeed(listCompanions, { as: owner, params: { id } })).companions).toHaveLength(1);
  });
});

describe('a companion', () => {
  it('SHARE-01 an editor changes what lies in the trip, and its summary in the owner’s list with it', async () => {
    const { owner, id } = await privateTrip();
    const editor = await companion(owner, id);
    const day = await createDay(editor, id);
    const activity = await createActivity(editor, day.id);
    const changed = await succeed(updateActivity, {
      as: editor,
      params: { id: activity.id },
      body: { title: 'Forum' },
    });
    expect(changed.title).toBe('Forum');
    await succeed(updateTrip, { as: editor, params: { id }, body: { title: 'Two weeks in Rome' } });
    const [card] = await succeed(listTrips, { as: owner });
    expect(card).toMatchObject({ title: 'Two weeks in Rome', dayCount: 1, activityCount: 1, companionCount: 1 });
    expect(await succeed(listTrips, { as: editor })).toEqual([]);
  });

  it.each([
    [{ isPublic: true }],
    [{ publishWhenBack: true }],
    [{ shows: { public: { details: true, bookings: true } } }],
  ])('SHARE-01 who sees the trip stays the owner’s: an editor is refused %j', async (body) => {
    const { owner, id } = await privateTrip();
    const editor = await companion(owner, id);
    expect((await call(updateTrip, { as: editor, params: { id }, body })).status).toBe(403);
    expect((await call(deleteTrip, { as: editor, params: { id } })).status).toBe(403);
    expect((await call(getTrip, { params: { id } })).status).toBe(404);
  });

  it('SHARE-01 a viewer reads and is refused every change, until the owner makes them an editor', async () => {
    const { owner, id } = await privateTrip();
    const viewer = await companion(owner, id, 'viewer');
    expect(await succeed(listDays, { as: viewer, params: { id } })).toEqual([]);
    expect((await call(updateTrip, { as: viewer, params: { id }, body: { title: 'Mine' } })).status).toBe(403);
    const params = { id, companionId: viewer.id };
    await succeed(setCompanion, { as: owner, params, body: { role: 'editor' } });
    expect((await call(updateTrip, { as: viewer, params: { id }, body: { title: 'Ours' } })).status).toBe(200);
    expect((await call(setCompanion, { as: viewer, params, body: { role: 'viewer' } })).status).toBe(403);
  });

  it('SHARE-04 companions see each other’s names, never addresses, and no invitations', async () => {
    const { owner, id } = await privateTrip();
    const [editor, viewer] = [await companion(owner, id), await companion(owner, id, 'viewer')];
    await succeed(invite, { as: owner, params: { id }, body: { role: 'viewer', email: 'ann@example.com' } });
    const seen = await call(listCompanions, { as: viewer, params: { id } });
    expect(seen.body).toMatchObject({ companions: [{ firstName: 'Ada' }, { firstName: 'Ada' }], invitations: [] });
    for (const address of [editor.email, viewer.email, owner.email, 'ann@example.com']) {
      expect(JSON.stringify(seen.body)).not.toContain(address);
    }
    const [shared] = await succeed(listSharedTrips, { as: viewer });
    expect(shared?.creatorEmail).not.toBe(owner.email);
  });

  it('SHARE-05 finds the trip among the shared ones, and leaves it; what they added stays', async () => {
    const { owner, id } = await privateTrip();
    const editor = await companion(owner, id);
    const day = await createDay(editor, id, { title: 'Their day' });
    expect(await succeed(listSharedTrips, { as: editor })).toMatchObject([
      { id, title: 'A week in Rome', role: 'editor', creatorFirstName: 'Mary' },
    ]);
    const stranger = await signUp();
    expect((await leave(stranger, id, editor.id)).status).toBe(404);
    expect((await leave(editor, id, editor.id)).status).toBe(200);
    expect(await succeed(listSharedTrips, { as: editor })).toEqual([]);
    expect((await call(getTrip, { as: editor, params: { id } })).status).toBe(404);
    expect((await call(createTripDay, { as: editor, params: { id }, body: NEW_DAY })).status).toBe(404);
    expect(await succeed(listDays, { as: owner, params: { id } })).toMatchObject([{ id: day.id }]);
  });
});
