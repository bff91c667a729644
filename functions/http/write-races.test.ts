import { expect, it, vi } from 'vitest';
import { call } from '#infra/local/function-fixture/call-function.ts';
import { comeBetween } from '#infra/local/function-fixture/come-between.ts';
import { expectWhole } from '#infra/local/function-fixture/expect-whole.ts';
import { type SampleWrite, startSampleWrites, writingRoutes } from '#infra/local/function-fixture/sample-writes.ts';
import type { TestAnswer } from '#infra/local/function-fixture/send-request.ts';
import type { Route } from '#shared/contract/define-route.ts';
import { ErrorBody } from '#shared/contract/error-body.ts';
import type { RouteName } from '#shared/routes.ts';

vi.mock('node:crypto', async (original) => {
  const { quickCrypto } = await import('#infra/local/function-fixture/quick-crypto.ts');
  return quickCrypto(await original());
});

interface Race {
  /** What all but one are answered when the same is asked for several times at once; absent where all succeed. */
  readonly others?: readonly number[];
  /** Calls that change the same things. */
  readonly against: readonly RouteName[];
}

/** Every call that writes, and what it races with. */
const RACES: Readonly<Record<string, Race>> = {
  login: { against: ['deleteAccount', 'confirmPasswordReset'] },
  logout: { against: ['deleteAccount', 'login'] },
  register: { others: [409], against: ['updateProfile'] },
  requestPasswordReset: { against: ['deleteAccount'] },
  confirmPasswordReset: { others: [400], against: ['login', 'deleteAccount'] },
  changePassword: { others: [401, 403], against: ['login', 'deleteAccount', 'confirmPasswordReset'] },
  startPasskey: { against: ['deleteAccount'] },
  addPasskey: { others: [400], against: ['deleteAccount', 'removePasskey'] },
  removePasskey: { others: [404], against: ['deleteAccount', 'changePassword'] },
  startPasskeySignIn: { against: ['login'] },
  signInWithPasskey: { others: [401], against: ['removePasskey', 'deleteAccount', 'changePassword'] },
  endSession: { others: [404], against: ['endOtherSessions', 'changePassword', 'deleteAccount'] },
  endOtherSessions: { against: ['login', 'endSession', 'deleteAccount'] },
  deleteAccount: { others: [200, 401], against: ['createTrip', 'updateProfile', 'deleteTrip', 'confirmPasswordReset'] },
  startExport: { against: ['deleteAccount'] },
  createCalendar: { against: ['endCalendar', 'deleteTrip', 'deleteAccount'] },
  endCalendar: { others: [404], against: ['createCalendar', 'deleteAccount'] },
  importTrip: { against: ['createTrip', 'deleteAccount'] },
  createTrip: { against: ['deleteAccount', 'deleteTrip'] },
  updateTrip: { against: ['deleteTrip', 'mergeTrips', 'deleteAccount'] },
  deleteTrip: { others: [404], against: ['createDay', 'updateTrip', 'mergeTrips', 'addTripPhoto', 'deleteAccount'] },
  mergeTrips: { others: [404], against: ['deleteTrip', 'createDay', 'deleteDay', 'applyPlan', 'deleteAccount'] },
  unmergeTrips: { others: [404], against: ['deleteTrip', 'createDay', 'deleteDay', 'deleteAccount'] },
  addTripPhoto: { against: ['removeTripPhoto', 'deleteTrip', 'mergeTrips'] },
  removeTripPhoto: { others: [404], against: ['addTripPhoto', 'deleteTrip', 'mergeTrips'] },
  invite: { against: ['removeCompanion', 'deleteTrip', 'deleteAccount'] },
  setCompanion: { against: ['removeCompanion', 'deleteTrip', 'mergeTrips', 'deleteAccount'] },
  removeCompanion: { others: [404], against: ['setCompanion', 'deleteTrip', 'mergeTrips', 'deleteAccount'] },
  getInvitation: { against: ['acceptInvitation', 'deleteTrip'] },
  acceptInvitation: { against: ['removeCompanion', 'deleteTrip'] },
  setLink: { against: ['endLink', 'deleteTrip', 'mergeTrips'] },
  endLink: { others: [404], against: ['setLink', 'deleteTrip', 'mergeTrips'] },
  openLink: { against: ['endLink', 'setLink', 'deleteTrip'] },
  createDay: { against: ['deleteTrip', 'mergeTrips', 'deleteAccount'] },
  updateDay: { against: ['deleteDay', 'deleteTrip', 'mergeTrips'] },
  deleteDay: { others: [404], against: ['createActivity', 'updateDay', 'deleteActivity', 'applyPlan', 'mergeTrips'] },
  restoreDay: { others: [404, 409], against: ['mergeTrips', 'deleteTrip', 'createDay'] },
  addDayPhoto: { against: ['deleteDay', 'deleteTrip', 'mergeTrips'] },
  removeDayPhoto: { others: [404], against: ['addDayPhoto', 'deleteDay', 'mergeTrips'] },
  createActivity: { against: ['deleteDay', 'deleteTrip', 'mergeTrips'] },
  updateActivity: { against: ['deleteActivity', 'deleteDay', 'applyPlan', 'mergeTrips'] },
  deleteActivity: { others: [404], against: ['updateActivity', 'deleteDay', 'applyPlan', 'mergeTrips'] },
  addActivityPhoto: { against: ['deleteActivity', 'deleteDay', 'mergeTrips'] },
  addDocument: { against: ['removeDocument', 'deleteActivity', 'deleteDay', 'mergeTrips'] },
  removeDocument: { others: [404], against: ['addDocument', 'deleteActivity', 'mergeTrips'] },
  removeActivityPhoto: { others: [404], against: ['addActivityPhoto', 'deleteActivity', 'mergeTrips'] },
  addCost: { against: ['removeCost', 'setMoney', 'deleteTrip', 'mergeTrips', 'deleteAccount'] },
  updateCost: { against: ['removeCost', 'setMoney', 'deleteTrip', 'mergeTrips', 'deleteAccount'] },
  removeCost: { others: [404], against: ['updateCost', 'setMoney', 'deleteTrip', 'mergeTrips'] },
  setMoney: { against: ['addCost', 'removeCost', 'deleteTrip', 'mergeTrips', 'deleteAccount'] },
  setFinding: { against: ['deleteTrip', 'mergeTrips', 'deleteAccount'] },
  createUpload: { against: ['deleteAccount'] },
  followTraveller: { against: ['deleteAccount', 'unfollowTraveller'] },
  unfollowTraveller: { against: ['deleteAccount', 'followTraveller'] },
  updateProfile: { against: ['deleteAccount', 'register'] },
  applyPlan: { others: [409], against: ['createDay', 'deleteDay', 'deleteActivity', 'mergeTrips', 'deleteTrip'] },
  undoPlan: { others: [404], against: ['createDay', 'deleteDay', 'mergeTrips', 'deleteTrip'] },
  applyStep: { against: ['createDay', 'deleteDay', 'deleteActivity', 'applyPlan', 'mergeTrips', 'deleteTrip'] },
  undoStep: { others: [404], against: ['createDay', 'deleteDay', 'updateActivity', 'mergeTrips', 'deleteTrip'] },
  createTripFromSuggestion: { against: ['deleteAccount', 'createTrip'] },
  quickAddPlace: { against: ['deleteTrip', 'createDay', 'mergeTrips', 'deleteAccount'] },
  tripChat: { against: ['deleteTrip'] },
  locateTrip: { against: ['deleteTrip'] },
  blockSender: { against: ['unblockSender', 'deleteAccount'] },
  unblockSender: { others: [404], against: ['blockSender', 'deleteAccount'] },
  replaceEmailAddress: { against: ['deleteAccount', 'updateProfile'] },
  createTripFromEmail: { against: ['processEmail', 'deleteTrip', 'deleteAccount'] },
  processEmail: {
    others: [409],
    against: ['deleteEmail', 'createDay', 'deleteTrip', 'mergeTrips', 'createTripFromEmail'],
  },
  deleteEmail: { others: [404], against: ['processEmail', 'restoreEmail'] },
  restoreEmail: { against: ['deleteEmail', 'processEmail', 'deleteAccount'] },
  retryEmail: { others: [409], against: ['deleteEmail'] },
  parseEmail: { against: ['deleteTrip'] },
  quickTestEmail: { against: ['deleteAccount'] },
};

/** What every call may answer; all else is named in its contract. */
const OF_ANY_CALL = ['bad_request', 'unauthorized', 'forbidden'];
const AT_ONCE = 3;

const writes = await startSampleWrites();
const before = comeBetween(writes.world.table);
const cases = writingRoutes.map((route) => ({ name: route.name, route }));
const send = ({ module, request }: SampleWrite) => call(module, request);

function expectAllowed({ route }: SampleWrite['module']['implementation'], { status, body }: TestAnswer): void {
  if (status === route.status) return;
  expect(status, JSON.stringify(body)).toBeLessThan(500);
  expect([...OF_ANY_CALL, ...route.errors]).toContain(ErrorBody.parse(body).code);
}

it('every call that writes has a race', () => {
  expect(Object.keys(RACES).toSorted()).toEqual(writingRoutes.map(({ name }) => name).toSorted());
});

it.each(cases)('$name, asked for three times at once, is done as often as is answered', ({ route }) =>
  writes.with(route, async (write) => {
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => send(write)));
    for (const answer of answers) expectAllowed(write.module.implementation, answer);
    expectOutcome(
      route,
      answers.map(({ status }) => status),
    );
    await expectWhole(writes.world.table);
  }),
);

function expectOutcome(route: Route, statuses: readonly number[]): void {
  const [first, ...others] = statuses.toSorted((a, b) => Number(b === route.status) - Number(a === route.status));
  expect(first).toBe(route.status);
  const allowed = RACES[route.name]?.others ?? [route.status];
  for (const status of others) expect(allowed).toContain(status);
}

it.each(cases.filter(({ route }) => route.idempotent))(
  '$name, sent three times at once with one Idempotency-Key, is done once and answers all the same',
  ({ route }) =>
    writes.with(route, async ({ module, request }) => {
      const sent = { ...request, headers: { 'idempotency-key': 'a-press-of-a-button' } };
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => call(module, sent)));
      const [first] = answers;
      for (const { status, body } of answers) {
        expect({ status, body }).toEqual({ status: route.status, body: first?.body });
      }
      await expectWhole(writes.world.table);
    }),
);

const pairs = writingRoutes.flatMap((route) =>
  [route.name, ...(RACES[route.name]?.against ?? [])].map((other) => ({ name: route.name, other, route })),
);

it.each(pairs)('$other between what $name reads and what it writes leaves everything whole', ({ route, other }) =>
  writes.with(route, async (write) => {
    const rival = other === route.name ? write : await writes.other(other as RouteName);
    const answers: TestAnswer[] = [];
    before(async () => {
      answers.push(await send(rival));
    });
    expectAllowed(write.module.implementation, await send(write));
    before(async () => undefined);
    for (const answer of answers) expectAllowed(rival.module.implementation, answer);
    await expectWhole(writes.world.table);
  }),
);
