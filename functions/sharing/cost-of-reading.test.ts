import { beforeAll, expect, it } from 'vitest';
import { measureRequests, ownRequests } from '#infra/bench/cost/measure-requests.ts';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import type { CallModule } from '#infra/local/function-fixture/call-module.ts';
import { createActivity, createDay, createTrip } from '#infra/local/function-fixture/sample-trip.ts';
import { cookieOf, signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { upload } from '#infra/local/function-fixture/uploads.ts';
import * as listActivities from '../activities/list-activities.ts';
import * as listCosts from '../costs/list-costs.ts';
import * as listDays from '../days/list-days.ts';
import { plainJpeg } from '../photos/content/test-pictures.ts';
import * as getMedia from '../photos/get-media.ts';
import * as addTripPhoto from '../trips/add-trip-photo.ts';
import * as getTrip from '../trips/get-trip.ts';
import * as acceptInvitation from './accept-invitation.ts';
import * as invite from './invite.ts';
import * as listChanges from './list-changes.ts';
import * as listCompanions from './list-companions.ts';
import * as openLink from './open-link.ts';
import * as setLink from './set-link.ts';

const { table } = await startFunctions({ s3: true });
const requests = measureRequests(table);

type As = { readonly cookie: string };
interface Read {
  readonly module: CallModule;
  readonly params: Readonly<Record<string, string>>;
  /** Not for those with the link alone. */
  readonly isForCompanions?: true;
}

let owner: TestTraveller;
let companions: Readonly<Record<'editor' | 'viewer', As>>;
let withLink: As;
let reads: Readonly<Record<string, Read>>;

const tokenIn = (address: string) => address.slice(address.indexOf('#') + 1);
async function companion(id: string, role: 'editor' | 'viewer'): Promise<TestTraveller> {
  const traveller = await signUp();
  const { link } = await succeed(invite, { as: owner, params: { id }, body: { role } });
  await succeed(acceptInvitation, { as: traveller, body: { token: tokenIn(link) } });
  return traveller;
}

beforeAll(async () => {
  owner = await signUp();
  const { id } = await createTrip(owner, { isPublic: false });
  const days = [await createDay(owner, id), await createDay(owner, id, { date: '2027-06-05' })];
  const notes = 'x'.repeat(1500);
  for (const day of days) for (let at = 0; at < 8; at++) await createActivity(owner, day.id, { notes, cost: 7 });
  const photoURL = await upload(owner, plainJpeg());
  const { photos } = await succeed(addTripPhoto, { as: owner, params: { id }, body: { photoURL } });
  companions = { editor: await companion(id, 'editor'), viewer: await companion(id, 'viewer') };
  const shows = { details: true, bookings: true };
  const { link } = await succeed(setLink, { as: owner, params: { id }, body: { shows } });
  withLink = { cookie: cookieOf((await call(openLink, { body: { token: tokenIn(link.address) } })).cookies[0]) };
  const key = photos[0]?.slice('/media/'.length) ?? '';
  const ofTrip = { params: { id } };
  reads = {
    getTrip: { module: getTrip, ...ofTrip },
    listDays: { module: listDays, ...ofTrip },
    listActivities: { module: listActivities, params: { id: days[0]?.id ?? '' } },
    getMedia: { module: getMedia, params: { key } },
    listCosts: { module: listCosts, ...ofTrip, isForCompanions: true },
    listChanges: { module: listChanges, ...ofTrip, isForCompanions: true },
    listCompanions: { module: listCompanions, ...ofTrip, isForCompanions: true },
  };
}, 60_000);

async function costOf({ module, params }: Read, as: As) {
  requests();
  const { status } = await call(module, { as, params });
  const own = ownRequests(requests());
  const units = own.reduce((sum, { readUnits }) => sum + readUnits, 0);
  return { isRead: status === 200 || status === 302, units, asked: own.length };
}

it('SHARE-01 SHARE-06 a read by a companion or by the link costs no more than the owner’s, in read units and requests', async () => {
  const told: string[] = [];
  for (const [name, read] of Object.entries(reads)) {
    const own = await costOf(read, owner);
    expect(own.isRead, name).toBe(true);
    const others = { ...companions, ...(read.isForCompanions ? {} : { link: withLink }) };
    for (const [who, as] of Object.entries(others)) {
      const { isRead, units, asked } = await costOf(read, as);
      expect([name, who, isRead]).toEqual([name, who, true]);
      expect(units, `${name} as ${who}`).toBeLessThanOrEqual(own.units);
      expect(asked, `${name} as ${who}`).toBeLessThanOrEqual(own.asked);
      told.push(`${name} as ${who} ${units} of ${own.units}`);
    }
  }
  console.info(`read units, beside the owner’s: ${told.join(', ')}`);
  expect(told.length).toBe(4 * 3 + 3 * 2);
});
