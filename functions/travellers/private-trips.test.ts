import { expect, it } from 'vitest';
import { call } from '#infra/local/function-fixture/call-function.ts';
import { deliverChanges } from '#infra/local/function-fixture/deliver-changes.ts';
import { createActivity, createDay, createTrip } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import * as listTripGroups from '../discover/list-trip-groups.ts';
import * as listTripsTo from '../discover/list-trips-to.ts';
import * as search from '../discover/search.ts';
import * as listFollowingTrips from '../trips/list-following-trips.ts';
import * as listPublicTrips from '../trips/list-public-trips.ts';
import * as listTravellerTrips from '../trips/list-traveller-trips.ts';
import * as updateTrip from '../trips/update-trip.ts';
import * as followTraveller from './follow-traveller.ts';
import * as getProfile from './get-profile.ts';
import * as getTraveller from './get-traveller.ts';
import * as listFollowers from './list-followers.ts';
import * as listFollowing from './list-following.ts';
import * as searchTravellers from './search-travellers.ts';

const functions = await startFunctions({ s3: true });

it('HOME-04 OPEN-57 no count and no list that another traveller sees reveals a private trip', async () => {
  const username = 'keeps.secrets';
  const [author, other] = [await signUp({ username, firstName: 'Ruth' }), await signUp()];
  const answers = async () => {
    await deliverChanges(functions);
    const given = await Promise.all([
      call(search, { as: other, query: { q: 'ruth' } }),
      call(search, { as: other, query: { q: author.email } }),
      call(searchTravellers, { as: other, query: { q: username } }),
      call(getTraveller, { as: other, params: { username } }),
      call(listFollowers, { as: other }),
      call(listFollowing, { as: other }),
      call(listFollowingTrips, { as: other }),
      call(listTravellerTrips, { as: other, params: { username } }),
      call(listPublicTrips),
      call(listTripGroups, { as: other }),
      call(listTripsTo, { as: other, query: { to: 'Rome' } }),
    ]);
    expect(new Set(given.map(({ status }) => status))).toEqual(new Set([200]));
    return given.map(({ body, headers }) => [body, headers['x-next-cursor']]);
  };
  await call(followTraveller, { as: other, params: { id: author.id } });
  await call(followTraveller, { as: author, params: { id: other.id } });
  await createTrip(author, { title: 'Rome in public' });
  const before = await answers();
  expect(JSON.stringify(before)).toContain('"tripCount":1');

  const trip = await createTrip(author, { title: 'Rome in secret', isPublic: false });
  await createActivity(author, (await createDay(author, trip.id)).id);
  expect(await answers()).toEqual(before);
  expect((await call(getProfile, { as: author })).body).toMatchObject({ tripCount: 2 });

  await call(updateTrip, { as: author, params: { id: trip.id }, body: { isPublic: true } });
  expect(await answers()).not.toEqual(before);
  await call(updateTrip, { as: author, params: { id: trip.id }, body: { isPublic: false } });
  expect(await answers()).toEqual(before);
});
