import { beforeAll, describe, expect, it } from 'vitest';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { createTrip } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { writeCursor } from '../data/page.ts';
import * as listProfileTrips from './list-profile-trips.ts';
import * as listTrips from './list-trips.ts';

await startFunctions();
let many: TestTraveller;
let few: TestTraveller;
const made: string[] = [];

beforeAll(async () => {
  [many, few] = [await signUp(), await signUp()];
  for (let trip = 0; trip < 105; trip++) made.unshift((await createTrip(many, { title: `Trip ${trip}` })).id);
});

const list = async (as: TestTraveller, query: Record<string, string> = {}) => {
  const { status, body, headers } = await call(listTrips, { as, query });
  return { status, body, ids: listTrips.implementation.route.answer.parse(body).map(({ id }) => id), headers };
};

async function walk(as: TestTraveller, limit: string): Promise<string[][]> {
  const pages: string[][] = [];
  let cursor: string | undefined;
  do {
    const { ids, headers } = await list(as, { limit, ...(cursor === undefined ? {} : { cursor }) });
    pages.push(ids);
    cursor = headers['x-next-cursor'];
  } while (cursor !== undefined);
  return pages;
}

describe('GET /api/trips', () => {
  it('API-10 OPEN-27 ENT-06 answers only the caller’s own trips, newest first, with their author', async () => {
    const [older, newer] = [await createTrip(few, { isPublic: false }), await createTrip(few)];
    const trips = await succeed(listTrips, { as: few });
    expect(trips.map(({ id }) => id)).toEqual([newer.id, older.id]);
    expect(trips[0]).toMatchObject({
      creatorFirstName: 'Ada',
      creatorLastName: 'Lovelace',
      creatorEmail: few.email,
      creatorProfileImage: null,
      isPublic: true,
    });
    expect(await succeed(listProfileTrips, { as: few })).toEqual(trips);
  });

  it('OPEN-136 answers at most 100, with x-next-cursor when there are more', async () => {
    const pages = await walk(many, '100');
    expect(pages.map((page) => page.length)).toEqual([100, 5]);
    expect(pages.flat()).toEqual(made);
  });

  it.each(['1', '7', '35', '100'])(
    'OPEN-136 pages of %s show every trip once, with a cursor on all but the last',
    async (limit) => {
      const pages = await walk(many, limit);
      expect(pages.flat()).toEqual(made);
      expect(pages.at(-1)?.length).toBeGreaterThan(0);
    },
  );

  it('OPEN-136 a trip created while paging shifts nothing', async () => {
    const reader = await signUp();
    const [third, second] = [await createTrip(reader), await createTrip(reader)];
    const { headers } = await list(reader, { limit: '1' });
    await createTrip(reader);
    const cursor = headers['x-next-cursor'] ?? '';
    expect((await list(reader, { limit: '1', cursor })).ids).toEqual([third.id]);
    expect(second.id > third.id).toBe(true);
  });

  it('OPEN-136 an empty list is an empty array without a cursor', async () => {
    const { ids, headers } = await list(await signUp());
    expect(ids).toEqual([]);
    expect(headers['x-next-cursor']).toBeUndefined();
  });

  it.each(['0', '101', '-1', '1.5', 'ten', '', 'NaN', '1e9'])(
    'OPEN-136 a limit of %j is refused with 400',
    async (limit) => {
      expect(await call(listTrips, { as: many, query: { limit } })).toMatchObject({
        status: 400,
        body: { message: expect.stringMatching(/^limit must be/) },
      });
    },
  );

  it.each([
    '',
    'x',
    '%%%',
    'ä',
    writeCursor('PROFILE'),
    writeCursor('SESSION#1'),
    writeCursor(`TRIP#${'a'.repeat(1400)}`),
    'A'.repeat(3000),
  ])('OPEN-136 an invalid cursor (%#) is refused with 400', async (cursor) => {
    expect(await call(listTrips, { as: many, query: { cursor } })).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/cursor is not valid/) },
    });
  });

  it('another traveller’s cursor reveals nothing of theirs', async () => {
    const { headers } = await list(many, { limit: '1' });
    const stranger = await signUp();
    expect((await list(stranger, { cursor: headers['x-next-cursor'] ?? '' })).ids).toEqual([]);
  });
});
