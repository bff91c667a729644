import { randomUUID } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as getExport from '#functions/account/get-export.ts';
import { handler as runJobs } from '#functions/account/run-account-jobs.ts';
import * as startExport from '#functions/account/start-export.ts';
import * as addActivityPhoto from '#functions/activities/add-activity-photo.ts';
import * as createCalendar from '#functions/calendars/create-calendar.ts';
import * as addCost from '#functions/costs/add-cost.ts';
import * as setMoney from '#functions/costs/set-money.ts';
import { fanOutRepository } from '#functions/data/fan-out-repository.ts';
import { itineraryRepository } from '#functions/data/itinerary-repository.ts';
import { emailClaimKey, exportKey, type Key } from '#functions/data/keys.ts';
import { mergeRepository } from '#functions/data/merge-repository.ts';
import { passwordResetRepository } from '#functions/data/password-reset-repository.ts';
import { rateTableRepository } from '#functions/data/rate-table-repository.ts';
import type { Table } from '#functions/data/table.ts';
import * as addDayPhoto from '#functions/days/add-day-photo.ts';
import * as deleteDay from '#functions/days/delete-day.ts';
import * as addDocument from '#functions/documents/add-document.ts';
import * as setFinding from '#functions/health/set-finding.ts';
import * as blockSender from '#functions/mail/block-sender.ts';
import * as getEmailAddress from '#functions/mail/get-email-address.ts';
import * as processEmail from '#functions/mail/process-email.ts';
import { plainJpeg } from '#functions/photos/content/test-pictures.ts';
import * as applyPlan from '#functions/planner/apply-plan.ts';
import * as addPasskey from '#functions/security/add-passkey.ts';
import * as startPasskey from '#functions/security/start-passkey.ts';
import * as login from '#functions/session/login.ts';
import { hashPassword } from '#functions/session/password.ts';
import * as acceptInvitation from '#functions/sharing/accept-invitation.ts';
import * as invite from '#functions/sharing/invite.ts';
import * as setLink from '#functions/sharing/set-link.ts';
import * as followTraveller from '#functions/travellers/follow-traveller.ts';
import * as addTripPhoto from '#functions/trips/add-trip-photo.ts';
import * as createTripModule from '#functions/trips/create-trip.ts';
import * as deleteTrip from '#functions/trips/delete-trip.ts';
import { plannedEdit } from '#functions/trips/itinerary/itinerary.ts';
import * as mergeTrips from '#functions/trips/merge-trips.ts';
import { merge } from '#functions/trips/merging/merge.ts';
import * as updateTrip from '#functions/trips/update-trip.ts';
import { ActivityFields } from '#shared/activities/schema.ts';
import { ideasDayOf } from '#shared/contract/ids.ts';
import { asFunction } from '../authorization/acting-function.ts';
import { succeed } from './call-function.ts';
import { deliverChanges } from './deliver-changes.ts';
import { deliverMail, storeMail } from './deliver-mail.ts';
import type { FunctionWorld } from './function-world.ts';
import { addEmail, bookingMail } from './sample-mail.ts';
import { ticketPdf } from './sample-pass.ts';
import { createActivity, createDay, createTrip } from './sample-trip.ts';
import { signUp, type TestTraveller } from './sign-up.ts';
import { softwarePasskey } from './software-passkey.ts';
import { upload } from './uploads.ts';

const runAccountJobs = asFunction('runAccountJobs', runJobs);

export const PASSWORD = 'a long walk by the sea';
/** Days of a trip that is too long to be merged in one transaction. */
const LONG_TRIP = 32;
/** The writes of such a merge up to its commit: the job, the staged items, and the commit itself. */
const WRITES_OF_MERGE = 4;

export interface WholeAccount {
  readonly owner: TestTraveller;
  /** They and the owner follow each other. */
  readonly friend: TestTraveller;
  /** Traces that every item, file and mail of the owner contains one of, in its key or its content. */
  readonly traces: readonly string[];
}

let passwordHash: Promise<string> | undefined;

/** A traveller with a password, whose names occur in no other's. */
export async function newTraveller(table: Table, username = `u${randomUUID().slice(0, 8)}`): Promise<TestTraveller> {
  const traveller = await signUp({ username, email: `${username}@example.com`, lastName: `Von ${username}` });
  passwordHash ??= hashPassword(PASSWORD);
  await table.client.send(
    new UpdateCommand({
      ...{ TableName: table.name, Key: emailClaimKey(traveller.email) },
      UpdateExpression: 'SET passwordHash = :hash',
      ExpressionAttributeValues: { ':hash': await passwordHash },
    }),
  );
  return traveller;
}

export const photo = (as: TestTraveller) => upload(as, plainJpeg());

/** Starts the job that an item requests, as the event source mapping does. */
export const runJob = (Keys: Key) =>
  runAccountJobs({
    Records: [
      {
        eventName: 'INSERT',
        dynamodb: { Keys: { pk: { S: Keys.pk }, sk: { S: Keys.sk } }, SequenceNumber: '1' },
      },
    ],
  });

/** Has an export of the account prepared, and returns its files. */
export async function exportOf(as: TestTraveller) {
  const { id } = await succeed(startExport, { as });
  await runJob(exportKey(as.id, id));
  return succeed(getExport, { as, params: { id } });
}

/** A traveller with everything that an account can have, and a friend. */
export async function wholeAccount(functions: FunctionWorld): Promise<WholeAccount> {
  const { table } = functions;
  const [owner, friend] = [await newTraveller(table), await newTraveller(table)];
  await follow(owner, friend);
  await follow(friend, owner);
  const theirs = await createTrip(friend, { title: 'The friend’s own' });
  const keptId = await newKeptTrip(owner);
  await comeAlong(friend, theirs.id, owner);
  await comeAlong(owner, keptId, friend);
  await succeed(invite, { as: owner, params: { id: keptId }, body: { role: 'viewer' } });
  await succeed(setLink, { as: owner, params: { id: keptId }, body: {} });
  const later = await createTrip(owner, { title: 'Opens later', isPublic: 'false', endDate: '2099-12-31' });
  await succeed(updateTrip, { as: owner, params: { id: later.id }, body: { publishWhenBack: true } });
  const deletedIds = await newDeletedTrips(owner);
  const repeated = { title: 'Repeated', startDate: '2027-01-01', endDate: '2027-01-02' };
  const headers = { 'idempotency-key': randomUUID() };
  const again = await succeed(createTripModule, { as: owner, headers, body: repeated });
  await succeed(createCalendar, { as: owner, body: { tripId: keptId, withReferences: true } });
  await succeed(blockSender, { as: owner, body: { address: 'spam@rome.example' } });
  const { create } = softwarePasskey();
  const credential = create(await succeed(startPasskey, { as: owner }));
  await succeed(addPasskey, { as: owner, body: { name: 'Rome phone', credential } });
  await photo(owner);
  const mails = await newMails(owner, keptId);
  await succeed(login, { body: { email: owner.email, password: PASSWORD } });
  await passwordResetRepository(table).create({ travellerId: owner.id, hash: 'hash' }, owner.email);
  const longIds = await longMergeCutOff(table, owner);
  await rateTableRepository(table).save({ date: '2026-11-20', about: false, perEuro: { EUR: 1 } });
  await exportOf(owner);
  await deliverChanges(functions);
  await deliverChanges(functions);
  await fanOutRepository(table).begin({ id: keptId, ownerId: owner.id }, { items: [friend.id], cursor: undefined });
  const tripIds = [keptId, ...deletedIds, again.id, later.id, ...longIds];
  return { owner, friend, traces: [owner.id, owner.email, owner.username ?? '', ...mails, ...tripIds] };
}

const follow = (as: TestTraveller, to: TestTraveller) => succeed(followTraveller, { as, params: { id: to.id } });

/** Makes somebody an editor of a trip. */
async function comeAlong(owner: TestTraveller, tripId: string, companion: TestTraveller): Promise<void> {
  const { link } = await succeed(invite, { as: owner, params: { id: tripId }, body: { role: 'editor' } });
  await succeed(acceptInvitation, { as: companion, body: { token: link.slice(link.indexOf('#') + 1) } });
}

/** With photos everywhere, a document, costs, an ignored finding, a deleted day, and an applied plan. */
async function newKeptTrip(as: TestTraveller): Promise<string> {
  const { id } = await createTrip(as, { title: 'Kept in Rome' });
  const day = await createDay(as, id);
  const activity = await createActivity(as, day.id);
  await succeed(addTripPhoto, { as, params: { id }, body: { photoURL: await photo(as) } });
  await succeed(addDayPhoto, { as, params: { id: day.id }, body: { photoURL: await photo(as) } });
  await succeed(addActivityPhoto, { as, params: { id: activity.id }, body: { photoURL: await photo(as) } });
  const documentURL = await upload(as, ticketPdf('Ticket'), 'application/pdf');
  await succeed(addDocument, { as, params: { id: activity.id }, body: { documentURL, name: 'Ticket.pdf' } });
  await createActivity(as, ideasDayOf(id), { title: 'An idea' });
  await succeed(setFinding, {
    as,
    params: { id, findingId: 'overlap.0mk3f8q2xz7b4n9.0mk3f8q2xz7b4na.2027-06-03' },
    body: { ignored: true },
  });
  await succeed(setMoney, { as, params: { id }, body: { people: [{ name: 'Grandma' }] } });
  const cost = { title: 'Taxi', date: '2027-06-04', amount: 30, currency: 'CHF', paidBy: as.id };
  await succeed(addCost, { as, params: { id }, body: cost });
  const goneDay = await createDay(as, id, { title: 'Deleted' });
  await succeed(deleteDay, { as, params: { id: goneDay.id } });
  const planned = {
    ...{ title: 'Roman Forum', timeOfDay: 'morning', category: 'sightseeing', minutes: 90, cost: 18, currency: 'EUR' },
    ...{ location: 'Centro, Rome', coordinates: null, verified: false, note: null },
  };
  const add = { kind: 'add', date: '2027-06-05', dayTitle: 'Ruins', why: 'The day is empty', activity: planned };
  await succeed(applyPlan, { as, params: { id }, body: { items: [add] } });
  return id;
}

/** One merged into another, which is hidden, and one deleted. */
async function newDeletedTrips(as: TestTraveller): Promise<string[]> {
  const [source, gone, hidden] = [
    await createTrip(as, { title: 'Merged away' }),
    await createTrip(as, { title: 'Deleted' }),
    await createTrip(as, { title: 'Hidden', isPublic: 'false' }),
  ];
  await createDay(as, source.id);
  await succeed(addTripPhoto, { as, params: { id: source.id }, body: { photoURL: await photo(as) } });
  await succeed(mergeTrips, { as, params: { sourceId: source.id, targetId: hidden.id } });
  await succeed(deleteTrip, { as, params: { id: gone.id } });
  return [source.id, gone.id, hidden.id];
}

/**
 * One received, one that is still to be read, and one that was processed into a trip; returns what they are found by.
 */
async function newMails(as: TestTraveller, tripId: string): Promise<string[]> {
  const { emailAddress } = await succeed(getEmailAddress, { as });
  const [key, unread] = [`inbound/${randomUUID()}`, `inbound/${randomUUID()}`];
  await deliverMail(key, bookingMail(emailAddress), [emailAddress]);
  await storeMail(unread, bookingMail(emailAddress), [emailAddress]);
  const email = await addEmail(as);
  await succeed(processEmail, { as, params: { id: email.id }, body: { tripId } });
  return [emailAddress.split('@')[0] ?? '', key, unread, email.id];
}

/** Two long trips whose merge is committed, but interrupted before everything is in its place. */
async function longMergeCutOff(table: Table, owner: TestTraveller): Promise<string[]> {
  const [source, target] = [await newLongTrip(table, owner.id), await newLongTrip(table, owner.id)];
  let writes = 0;
  const name = 'cutOff';
  table.client.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (given) => {
        if (/^(?:Put|TransactWrite)/.test(commandName)) writes++;
        if (writes > WRITES_OF_MERGE) throw new Error('cut off');
        return next(given);
      },
    { step: 'initialize', name },
  );
  try {
    await merge(mergeRepository(table), owner.id, { sourceId: source, targetId: target });
    throw new Error('The merge was not cut off');
  } catch (error) {
    if (!(error instanceof Error) || error.message !== 'cut off') throw error;
  } finally {
    table.client.middlewareStack.remove(name);
  }
  return [source, target];
}

async function newLongTrip(table: Table, ownerId: string): Promise<string> {
  const dates = Array.from({ length: LONG_TRIP }, (_, day) =>
    new Date(Date.UTC(2028, 0, 1 + day)).toISOString().slice(0, 10),
  );
  const fields = { title: 'Day', location: null, weather: null, accommodation: null, accommodationAddress: null };
  const days = dates.map((date) => ({
    fields: { ...fields, date, notes: `Notes of ${date}` },
    activities: [{ ...ActivityFields.parse({ title: 'Walk' }), title: `Walk ${date}` }],
  }));
  const range = { startDate: dates[0] ?? '', endDate: dates.at(-1) ?? '' };
  const trip = { title: 'Long', ...range, description: null, coverImage: null, isPublic: true, location: null };
  return (await itineraryRepository(table).create(ownerId, plannedEdit(ownerId, { trip, days }).result())).id;
}
