import { expect, it, vi } from 'vitest';
import { call } from '#infra/local/function-fixture/call-function.ts';
import { startSampleWrites, writingRoutes } from '#infra/local/function-fixture/sample-writes.ts';
import { withoutRevisions } from '#infra/local/function-fixture/without-revisions.ts';

vi.mock('node:timers/promises', () => ({ setTimeout: () => Promise.resolve() }));

interface Repeat {
  readonly because: string;
  /** What the second call answers, where that is not what the first one did. */
  readonly answers?: number;
}

const gone: Repeat = {
  because: 'It is deleted (RFC 9110, 9.2.2). Whoever has not heard of the first call takes 404 for done.',
  answers: 404,
};
const replaced: Repeat = { because: 'The same is put in the same place (RFC 9110, 9.2.2).' };

/** The calls that take no Idempotency-Key, and why a repeat needs none. */
const WITHOUT_KEY: Readonly<Record<string, Repeat>> = {
  login: { because: 'Another session begins, in the place of the former.' },
  logout: { because: 'There is no session to be ended.' },
  requestPasswordReset: { because: 'The mail may not have left; an account is sent three in twenty minutes at most.' },
  changePassword: { because: 'The session of the repeat ended with the old password.', answers: 401 },
  startPasskey: { because: 'Another challenge begins; neither is stored.', answers: 200 },
  addPasskey: { because: 'Its challenge was used, and the passkey is in the list.', answers: 400 },
  removePasskey: gone,
  startPasskeySignIn: { because: 'Another challenge begins; neither is stored.', answers: 200 },
  signInWithPasskey: { because: 'Its challenge was used; another one takes a touch.', answers: 401 },
  endSession: gone,
  endOtherSessions: { because: 'Those that ended have ended.' },
  deleteAccount: { because: 'The account’s sessions ended with it.', answers: 401 },
  updateProfile: replaced,
  updateTrip: replaced,
  updateDay: replaced,
  updateActivity: replaced,
  updateCost: replaced,
  setMoney: replaced,
  removeCost: gone,
  setFinding: replaced,
  addTripPhoto: replaced,
  addDayPhoto: replaced,
  addActivityPhoto: replaced,
  addDocument: replaced,
  // Its address is answered only once, and is not stored.
  createCalendar: {
    because: 'An address that nobody has been told can be ended; there are ten at most.',
    answers: 201,
  },
  endCalendar: gone,
  invite: {
    because: 'A link that nobody has been told leads nowhere after 14 days; there are twenty at most.',
    answers: 201,
  },
  setCompanion: replaced,
  removeCompanion: gone,
  getInvitation: { because: 'It reads, and changes nothing.' },
  acceptInvitation: { because: 'Who comes along comes along.' },
  setLink: replaced,
  endLink: gone,
  openLink: { because: 'It reads, and changes nothing; the cookie is the same.' },
  deleteTrip: gone,
  deleteDay: gone,
  deleteActivity: gone,
  removeTripPhoto: gone,
  removeDayPhoto: gone,
  removeActivityPhoto: gone,
  removeDocument: gone,
  undoPlan: gone,
  undoStep: gone,
  deleteEmail: gone,
  restoreEmail: { because: 'What is there stays there.' },
  blockSender: { because: 'Who is blocked is blocked.', answers: 201 },
  unblockSender: gone,
  followTraveller: { because: 'Whom one follows one follows.' },
  unfollowTraveller: { because: 'Whom one does not follow one does not follow.' },
  tripChat: { because: 'It answers, and changes nothing.' },
  parseEmail: { because: 'It reads, and changes nothing.' },
  locateTrip: { because: 'It reads, and changes nothing.' },
  createUpload: { because: 'An address that nothing is sent to leads nowhere, and expires.', answers: 201 },
};

const writes = await startSampleWrites();
const cases = writingRoutes.map((route) => ({ name: route.name, route }));

it('OPEN-136 every call that writes takes an Idempotency-Key, or does no harm and answers right without', () => {
  const without = writingRoutes.filter(({ idempotent }) => !idempotent).map(({ name }) => name);
  expect(without.toSorted()).toEqual(Object.keys(WITHOUT_KEY).toSorted());
});

it.each(cases)('$name, sent again with its Idempotency-Key, answers as at first, or as is known', ({ route }) =>
  writes.with(route, async ({ module, request }) => {
    const send = () => call(module, { ...request, headers: { 'idempotency-key': 'a-press-of-a-button' } });
    const first = await send();
    expect(first).toMatchObject({ status: route.status });
    const again = await send();
    const differs = WITHOUT_KEY[route.name]?.answers;
    // A PUT that says the same again counts as a change of its own.
    const [was, is] = [first, again].map(({ body }) => withoutRevisions(body));
    if (differs === undefined) expect([again.status, is]).toEqual([first.status, was]);
    else expect(again).toMatchObject({ status: differs });
  }),
);

/** What another request says, that the call would do. */
const OTHER: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  register: { email: 'somebody.else@example.com', username: 'somebody.else' },
  confirmPasswordReset: { password: 'another horse battery' },
  createTrip: { title: 'Another trip' },
  createDay: { title: 'Another day' },
  createActivity: { title: 'Another activity' },
  addCost: { title: 'Another taxi' },
  applyPlan: {
    items: [
      {
        kind: 'remove',
        activityId: '0mk3f8q2xz7b4n9c1v5m8k2j6h3g0-0mk3f9a4tq2w8e5-0mk3fa1c7u2i9o4',
        title: 'Tile museum',
        date: '2027-06-04',
        why: 'Too much',
      },
    ],
  },
  applyStep: { ops: [{ kind: 'shift', days: 7, bookings: 'keep' }] },
  importTrip: {
    trip: {
      format: 'travel-timeline/1',
      trip: { title: 'Porto', startDate: '2027-08-01', endDate: '2027-08-02' },
      days: [],
    },
  },
  createTripFromSuggestion: { startDate: '2027-07-01' },
  quickAddPlace: { place: 'Porto' },
  createTripFromEmail: { tripTitle: 'Another trip' },
  processEmail: { tripId: null },
  quickTestEmail: { emailContent: 'Hotel: Pensao Verde\nCheck-in: 3 June 2027\nCheck-out: 6 June 2027' },
};

const withBody = cases.filter(({ route }) => route.idempotent && Object.hasOwn(OTHER, route.name));

it.each(withBody)('API-08 $name answers 422 when another request comes with its key', ({ route }) =>
  writes.with(route, async ({ module, request }) => {
    const headers = { 'idempotency-key': 'a-press-of-a-button' };
    expect((await call(module, { ...request, headers })).status).toBe(route.status);
    const body = { ...Object(request.body), ...OTHER[route.name] };
    expect(await call(module, { ...request, body, headers })).toMatchObject({
      status: 422,
      body: { message: 'This Idempotency-Key was sent with another request before. Please send a new one.' },
    });
  }),
);

it('of the calls with an Idempotency-Key, only what is in the path tells apart those that are not tried with another body', () => {
  const others = cases.filter(({ route: { idempotent, name } }) => idempotent && !Object.hasOwn(OTHER, name));
  for (const { route } of others) expect(route.body.safeParse(undefined).success, route.name).toBe(true);
});
