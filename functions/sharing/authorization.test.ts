import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { SAMPLE_TRIPS } from '#infra/bench/cost/sample-world.ts';
import { call } from '#infra/local/function-fixture/call-function.ts';
import { startSampleWrites } from '#infra/local/function-fixture/sample-writes.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import type { Route } from '#shared/contract/define-route.ts';
import { allRoutes, type RouteName } from '#shared/routes.ts';
import { sharedTripKey, tripKey } from '../data/keys.ts';
import { TripSummary } from '../data/trip-item.ts';

vi.mock('node:crypto', async (original) => {
  const { quickCrypto } = await import('#infra/local/function-fixture/quick-crypto.ts');
  return quickCrypto(await original());
});
vi.mock('node:timers/promises', () => ({ setTimeout: () => Promise.resolve() }));

/** Who asks for something of a private trip; 'link': a signed-out browser that has opened its link. */
const AUDIENCES = ['owner', 'editor', 'viewer', 'link', 'stranger', 'signed out'] as const;
type Audience = (typeof AUDIENCES)[number];

/** What each audience is answered, in their order; 'may' is anything but a refusal. */
const POLICIES = {
  anyone: ['may', 'may', 'may', 'may', 'may', 'may'],
  'the signed-in': ['may', 'may', 'may', 401, 'may', 401],
  'those who read the trip': ['may', 'may', 'may', 'may', 404, 404],
  'those who come along': ['may', 'may', 'may', 401, 404, 401],
  'those who change the trip': ['may', 'may', 403, 401, 404, 401],
  'its owner': ['may', 403, 403, 401, 404, 401],
  /** What is one traveller's, whatever trips they share. */
  'themself alone': ['may', 404, 404, 401, 404, 401],
  /** Everyone is asked for their own. */
  'who knows the password': ['may', 403, 403, 401, 403, 401],
  /** The sample's file is an upload: of those in trips, see what-others-see.test.ts. */
  'its uploader': ['may', 404, 404, 404, 404, 404],
  /** The sample's picture is on a site that does not exist. */
  nobody: [404, 404, 404, 404, 404, 404],
} as const satisfies Readonly<Record<string, readonly ('may' | number)[]>>;
type Policy = keyof typeof POLICIES;

/** Who may make each call; one that is new has to be here. */
const WHO: Readonly<Record<RouteName, Policy>> = {
  ...{ getUser: 'anyone', login: 'anyone', register: 'anyone', logout: 'anyone', loginPage: 'anyone' },
  ...{ logoutPage: 'anyone', requestPasswordReset: 'anyone', confirmPasswordReset: 'anyone' },
  ...{ startPasskeySignIn: 'anyone', listPublicTrips: 'anyone', listTravellerTrips: 'anyone' },
  ...{ listPlacePhotos: 'the signed-in', listTripGroups: 'anyone', listTripsTo: 'anyone' },
  ...{ openLink: 'anyone', getCalendar: 'anyone', signInWithPasskey: 'anyone' },
  /** The same for all of them: see preview.test.ts. */
  getPreview: 'anyone',

  ...{ changePassword: 'who knows the password', endOtherSessions: 'the signed-in', listSessions: 'the signed-in' },
  ...{ startPasskey: 'the signed-in', addPasskey: 'the signed-in', listPasskeys: 'the signed-in' },
  ...{ deleteAccount: 'who knows the password', startExport: 'the signed-in', listCalendars: 'the signed-in' },
  ...{ createTrip: 'the signed-in', importTrip: 'the signed-in', listTrips: 'the signed-in' },
  ...{ listProfileTrips: 'the signed-in', listFollowingTrips: 'the signed-in', listSharedTrips: 'the signed-in' },
  ...{ getInvitation: 'the signed-in', acceptInvitation: 'the signed-in', createUpload: 'the signed-in' },
  ...{ getTraveller: 'the signed-in', searchTravellers: 'the signed-in', followTraveller: 'the signed-in' },
  ...{ unfollowTraveller: 'the signed-in', getProfile: 'the signed-in', updateProfile: 'the signed-in' },
  ...{ listFollowers: 'the signed-in', listFollowing: 'the signed-in', search: 'the signed-in' },
  ...{ findPlaces: 'the signed-in', tripChat: 'the signed-in', createTripFromSuggestion: 'the signed-in' },
  ...{ quickAddPlace: 'the signed-in', getEmailAddress: 'the signed-in', listProcessedEmails: 'the signed-in' },
  ...{
    parseEmail: 'the signed-in',
    blockSender: 'the signed-in',
    listBlockedSenders: 'the signed-in',
    unblockSender: 'themself alone',
    replaceEmailAddress: 'the signed-in',
    createTripFromEmail: 'the signed-in',
    quickTestEmail: 'the signed-in',
  },

  ...{ endSession: 'themself alone', removePasskey: 'who knows the password', endCalendar: 'themself alone' },
  ...{ getExport: 'themself alone', getEmail: 'themself alone', deleteEmail: 'themself alone' },
  ...{ restoreEmail: 'themself alone', retryEmail: 'themself alone', processEmail: 'themself alone' },

  ...{ getTrip: 'those who read the trip', listDays: 'those who read the trip' },
  ...{ listActivities: 'those who read the trip', getMedia: 'its uploader', getOutsidePicture: 'nobody' },
  ...{ listCompanions: 'those who come along', createCalendar: 'those who come along' },

  ...{ updateTrip: 'those who change the trip', addTripPhoto: 'those who change the trip' },
  ...{ removeTripPhoto: 'those who change the trip', createDay: 'those who change the trip' },
  ...{ updateDay: 'those who change the trip', deleteDay: 'those who change the trip' },
  ...{ restoreDay: 'those who change the trip', addDayPhoto: 'those who change the trip' },
  ...{ removeDayPhoto: 'those who change the trip', createActivity: 'those who change the trip' },
  ...{ updateActivity: 'those who change the trip', deleteActivity: 'those who change the trip' },
  ...{ addActivityPhoto: 'those who change the trip', removeActivityPhoto: 'those who change the trip' },
  ...{ listChanges: 'those who come along' },
  ...{ listCosts: 'those who come along', addCost: 'those who change the trip' },
  ...{ updateCost: 'those who change the trip', removeCost: 'those who change the trip' },
  ...{ setMoney: 'those who change the trip' },
  ...{ setFinding: 'those who change the trip', locateTrip: 'those who change the trip' },
  ...{ addDocument: 'those who change the trip', removeDocument: 'those who change the trip' },
  ...{ applyPlan: 'those who change the trip', undoPlan: 'those who change the trip' },
  ...{ applyStep: 'those who change the trip', undoStep: 'those who change the trip' },

  ...{ deleteTrip: 'its owner', mergeTrips: 'its owner', unmergeTrips: 'its owner' },
  ...{ invite: 'its owner', setCompanion: 'its owner', removeCompanion: 'its owner' },
  ...{ setLink: 'its owner', endLink: 'its owner' },
};

const LINK = `${SAMPLE_TRIPS[1]}-${'t'.repeat(20)}`;
/** The sample of updateTrip makes it private, which is its owner's to decide. */
const BODIES: Readonly<Partial<Record<RouteName, unknown>>> = { updateTrip: { title: 'Porto in June' } };
const isCall = (name: string): name is RouteName => Object.hasOwn(WHO, name);

const samples = await startSampleWrites();
let callers: Readonly<Record<Exclude<Audience, 'owner' | 'link' | 'signed out'>, TestTraveller>>;
beforeAll(async () => {
  callers = { editor: await signUp(), viewer: await signUp(), stranger: await signUp() };
});

/** Makes the sample's trips private, with companions and a link. */
async function share(): Promise<void> {
  const { client, name } = samples.world.table;
  const { editor, viewer } = callers;
  for (const id of SAMPLE_TRIPS) {
    await client.send(
      new UpdateCommand({
        ...{ TableName: name, Key: tripKey(id), ConditionExpression: 'attribute_exists(pk)' },
        UpdateExpression: 'SET isPublic = :no, editors = :editors, link = :link ADD viewers :viewers',
        ExpressionAttributeValues: {
          ...{ ':no': false, ':editors': new Set([editor.id]), ':viewers': new Set([viewer.id]) },
          ':link': { token: LINK },
        },
      }),
    );
    const { Item } = await client.send(new GetCommand({ TableName: name, Key: tripKey(id) }));
    const card = { ...TripSummary.parse(Item), ...sharedTripKey(editor.id, id), role: 'editor' };
    await client.send(new PutCommand({ TableName: name, Item: card }));
  }
}

function cookieOf(audience: Audience, owner: { readonly cookie: string } | undefined) {
  if (audience === 'owner') return owner;
  if (audience === 'link') return { cookie: `links=${LINK}` };
  return audience === 'signed out' ? undefined : callers[audience];
}

type Asked = readonly [Audience, 'may' | number];

/** How many were as expected, which the last line says. */
let answers = 0;
afterAll(() =>
  console.info(`${allRoutes.length} calls by ${AUDIENCES.length} audiences: ${answers} answers as they should be`),
);

/** What a call answers to these audiences in turn, as who may make it says. */
async function expectAnswers(route: Route, name: RouteName, asked: readonly Asked[]): Promise<void> {
  if (asked.length === 0) return;
  await samples.with(route, async ({ module, request }) => {
    await share().catch(nothingWhenMerged);
    const { [name]: body = request.body } = BODIES;
    for (const [audience, expected] of asked) {
      const { status } = await call(module, { ...request, body, as: cookieOf(audience, request.as) });
      const isRefused = [401, 403, 404].includes(status);
      expect([audience, status < 500 && !isRefused ? 'may' : status]).toEqual([audience, expected]);
      answers += 1;
    }
  });
}

describe.each(allRoutes.map((route) => ({ name: route.name, route })))('$name', ({ name, route }) => {
  it('SHARE-01 is answered, or refused, to each audience of a private trip as who may make it says', async () => {
    if (!isCall(name)) throw new Error(`${name} is no call`);
    const asked = AUDIENCES.map((audience, at): Asked => [audience, POLICIES[WHO[name]][at] ?? 'may']);
    // What is refused, or reads, leaves everything as it is for who asks next.
    const changes = ([, expected]: Asked) => expected === 'may' && route.method !== 'GET';
    await expectAnswers(
      route,
      name,
      asked.filter((each) => !changes(each)),
    );
    for (const each of asked.filter(changes)) await expectAnswers(route, name, [each]);
  });
});

/** What comes before undoing a merge leaves one of the two. */
function nothingWhenMerged(error: unknown): void {
  if (!(error instanceof Error && error.name === 'ConditionalCheckFailedException')) throw error;
}
