import { beforeAll, describe, expect, it } from 'vitest';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { createActivity, createDay, createTrip } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import type { ProposedChange } from '#shared/planner/schema.ts';
import * as listDays from '../days/list-days.ts';
import * as applyPlan from './apply-plan.ts';
import * as createTripFromSuggestion from './create-trip-from-suggestion.ts';
import * as tripChat from './trip-chat.ts';
import * as undoPlan from './undo-plan.ts';

await startFunctions();
let ada: TestTraveller;
beforeAll(async () => {
  ada = await signUp();
});

const ask = (message: string, more: object = {}) => succeed(tripChat, { as: ada, body: { message, ...more } });

/** 3 to 9 June 2027, Thursday to Wednesday; dinner is booked on Friday, and Saturday morning is taken. */
async function makeTrip() {
  const { id } = await createTrip(ada, { title: 'A week in Rome' });
  const friday = await createDay(ada, id, { date: '2027-06-04', location: 'Rome', title: 'Friday' });
  const saturday = await createDay(ada, id, { date: '2027-06-05', location: 'Rome', title: 'Saturday' });
  const dinner = { title: 'Dinner at Armando', time: '20:00', category: 'food', confirmationNumber: 'A-1' };
  const booked = await createActivity(ada, friday.id, dinner);
  const market = await createActivity(ada, saturday.id, { title: 'Porta Portese market', timeOfDay: 'morning' });
  return { id, booked, market };
}
const aboutTrip = async (tripId: string, message: string) => ask(message, { tripId });
const itemsOf = async (tripId: string, message: string): Promise<ProposedChange[]> =>
  (await aboutTrip(tripId, message)).changes?.items ?? [];

describe('POST /api/ai/trip-chat', () => {
  it('API-26 HOME-06 ENT-17 ENT-18 PERM-03 answers a message with a suggestion that can become a trip', async () => {
    const { message, suggestion, planner } = await ask('4 days in Lisbon in May, we love food');
    expect(message).toContain('Lisbon');
    expect(planner).toBe('built-in');
    expect(suggestion).toMatchObject({ destination: 'Lisbon', duration: '4 days', startDate: '2027-05-10' });
    const trip = await succeed(createTripFromSuggestion, { as: ada, body: { suggestion } });
    expect(trip).toMatchObject({
      dayCount: 4,
      startDate: '2027-05-10T00:00:00.000Z',
      endDate: '2027-05-13T00:00:00.000Z',
    });
    const days = await succeed(listDays, { as: ada, params: { id: trip.id } });
    expect(days.map(({ location }) => location)).toContain('Lisbon');
    for (const activity of days.flatMap(({ activities }) => activities)) {
      expect(activity).toMatchObject({ unverified: false, coordinates: { latitude: expect.any(Number) } });
    }
  });

  it('API-26 ENT-18 OPEN-16 answers an open wish with three quick ideas', async () => {
    const { quickSuggestions, suggestion } = await ask('somewhere warm by the sea in February');
    expect(suggestion).toBeUndefined();
    expect(quickSuggestions).toHaveLength(3);
  });

  it('API-27 OPEN-14 remembers the conversation, and the suggestion when the conversation is truncated', async () => {
    const said = [
      { role: 'user', content: '4 days in Lisbon in May, we love food' },
      { role: 'assistant', content: 'Here they are.' },
    ];
    const first = await ask('shorter', { chatHistory: said });
    expect(first.suggestion).toMatchObject({ destination: 'Lisbon', duration: '3 days' });
    const later = await ask('cheaper', { chatHistory: Array(10).fill(said[1]), suggestion: first.suggestion });
    expect(later.suggestion).toMatchObject({ destination: 'Lisbon', duration: '3 days', startDate: '2027-05-10' });
  });

  it('the same request gets the same answer', async () => {
    expect(await ask('a week in Tokyo with kids')).toEqual(await ask('a week in Tokyo with kids'));
  });

  it('VAL OPEN-16 a blank message answers 400, signed out 401', async () => {
    expect(await call(tripChat, { as: ada, body: { message: ' ' } })).toMatchObject({ status: 400 });
    expect(await call(tripChat, { body: { message: 'Lisbon' } })).toMatchObject({ status: 401 });
  });
});

describe('POST /api/ai/trip-chat about a trip', () => {
  it('fills the empty days, leaving bookings and everything else alone; applied and undone in one step', async () => {
    const { id } = await makeTrip();
    const before = await succeed(listDays, { as: ada, params: { id } });
    const { message, changes } = await aboutTrip(id, 'fill the empty days');
    expect(message).toContain('Rome');
    expect(changes).toMatchObject({ tripId: id, tripTitle: 'A week in Rome' });
    const items = changes?.items ?? [];
    expect(new Set(items.map((item) => (item.kind === 'add' ? item.date : item.kind)))).toEqual(
      new Set(['2027-06-03', '2027-06-06', '2027-06-07', '2027-06-08', '2027-06-09']),
    );
    const { undoId } = await succeed(applyPlan, { as: ada, params: { id }, body: { items } });
    const days = await succeed(listDays, { as: ada, params: { id } });
    expect(days).toHaveLength(7);
    const titles = days.flatMap(({ activities }) => activities.map(({ title }) => title));
    expect(new Set(titles).size).toBe(titles.length);
    await succeed(undoPlan, { as: ada, params: { id, undoId } });
    expect(await succeed(listDays, { as: ada, params: { id } })).toEqual(before);
  });

  it('finds something for one evening', async () => {
    const { id } = await makeTrip();
    const items = await itemsOf(id, 'what can we do on Tuesday evening?');
    expect(items.length).toBeGreaterThan(0);
    for (const item of items) {
      expect(item).toMatchObject({
        kind: 'add',
        date: '2027-06-08',
        activity: { timeOfDay: 'evening', verified: true },
      });
    }
  });

  it('proposes nothing where a booking or anything else is', async () => {
    const { id } = await makeTrip();
    expect(await aboutTrip(id, 'a restaurant for Friday evening?')).toMatchObject({
      message: expect.stringContaining('no room left'),
    });
    expect((await aboutTrip(id, 'a restaurant for Friday evening?')).changes).toBeUndefined();
    const saturday = await itemsOf(id, 'plan Saturday');
    expect(saturday.map((item) => (item.kind === 'add' ? item.activity.timeOfDay : item.kind))).not.toContain(
      'morning',
    );
    expect(saturday.length).toBeGreaterThan(0);
  });

  it('moves and removes what is named, except bookings', async () => {
    const { id, market } = await makeTrip();
    expect(await itemsOf(id, 'move the market to Sunday')).toMatchObject([
      { kind: 'move', activityId: market.id, from: '2027-06-05', to: '2027-06-06' },
    ]);
    expect(await itemsOf(id, 'remove the market')).toMatchObject([{ kind: 'remove', activityId: market.id }]);
    for (const message of ['move the dinner to Sunday', 'cancel the dinner']) {
      const answer = await aboutTrip(id, message);
      expect(answer.changes).toBeUndefined();
      expect(answer.message).toMatch(/booked/);
    }
  });

  it('says so when a day or a thing is not in the trip', async () => {
    const { id } = await makeTrip();
    expect((await aboutTrip(id, 'something for 3 July')).message).toMatch(/not in it/);
    expect((await aboutTrip(id, 'remove the aquarium')).message).toMatch(/do not find/);
  });

  it('OPEN-57 does not read someone else’s trip: 404 when it is private, 403 when it is public', async () => {
    const other = await signUp();
    for (const [isPublic, status] of [
      [false, 404],
      [true, 403],
    ] as const) {
      const { id } = await createTrip(other, { isPublic });
      expect(await call(tripChat, { as: ada, body: { message: 'fill the empty days', tripId: id } })).toMatchObject({
        status,
      });
    }
  });
});
