import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { functionEntry } from '#infra/function-entry.ts';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import type { CallModule } from '#infra/local/function-fixture/call-module.ts';
import { deliverChanges } from '#infra/local/function-fixture/deliver-changes.ts';
import {
  type AnsweredTo,
  answersBefore,
  before,
  photosBefore,
  restoreReleaseBefore,
  textsBefore,
} from '#infra/local/function-fixture/release-before-sharing.ts';
import { NEW_TRIP } from '#infra/local/function-fixture/sample-trip.ts';
import { cookieOf, newSession, signUp } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import type { Route } from '#shared/contract/define-route.ts';
import { ideasDayOf } from '#shared/contract/ids.ts';
import { allRoutes } from '#shared/routes.ts';
import * as listActivities from '../activities/list-activities.ts';
import * as listDays from '../days/list-days.ts';
import * as createTrip from '../trips/create-trip.ts';
import * as getTrip from '../trips/get-trip.ts';
import * as updateTrip from '../trips/update-trip.ts';
import * as acceptInvitation from './accept-invitation.ts';
import * as invite from './invite.ts';
import * as openLink from './open-link.ts';
import * as setLink from './set-link.ts';
import { newlySaid } from './test-newly-said.ts';

const functions = await startFunctions({ s3: true });
const { closed } = before.trips;
const tripIds = Object.values(before.trips);

type As = { readonly cookie: string } | undefined;

/** Who asks today, and whom the release before would have taken them for. */
const ASKING = {
  'signed out': 'signed out',
  'with a link that nobody made': 'signed out',
  stranger: 'stranger',
  'follower, and viewer of another trip of hers': 'follower',
} as const satisfies Readonly<Record<string, AnsweredTo>>;
type Asking = keyof typeof ASKING;
const ASKED = Object.keys(ASKING) as Asking[];

let callers: Readonly<Record<Asking, As>>;
let mary: { readonly cookie: string };

const session = async (id: string) => ({ cookie: await newSession(id, `${id}@private.example`) });
const tokenIn = (address: string) => address.slice(address.indexOf('#') + 1);

beforeAll(async () => {
  await restoreReleaseBefore();
  mary = await session(before.mary);
  callers = {
    'signed out': undefined,
    'with a link that nobody made': { cookie: `links=${tripIds.map((id) => `${id}-${'t'.repeat(20)}`).join('.')}` },
    stranger: await session(before.stranger),
    'follower, and viewer of another trip of hers': await session(before.follower),
  };
  const another = await succeed(createTrip, { as: mary, body: { ...NEW_TRIP, isPublic: false } });
  await comeAlong(another.id, callers['follower, and viewer of another trip of hers']);
});

/** Makes somebody a viewer of a trip of Mary's. */
async function comeAlong(tripId: string, viewer: As): Promise<void> {
  const { link } = await succeed(invite, { as: mary, params: { id: tripId }, body: { role: 'viewer' } });
  await succeed(acceptInvitation, { as: viewer, body: { token: tokenIn(link) } });
}

/** What stands in the path of each reading call; a new one says here what of Mary's it names. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  ...{ '/api/trips/{id}': tripIds, '/api/trips/{id}/days': tripIds, '/api/trip-days/{id}/activities': before.dayIds },
  ...{ '/api/trips/{id}/companions': tripIds, '/api/trips/{id}/costs': tripIds, '/api/trips/{id}/changes': tripIds },
  ...{ '/api/processed-emails/{id}': before.emailIds, '/api/user/exports/{id}': [before.mary] },
  ...{ '/api/users/{username}': ['mary', before.mary], '/api/trips/public/{username}': ['mary', before.mary] },
  ...{ '/calendar/{token}': before.calendars, '/media/{key+}': Object.keys(photosBefore) },
  ...{ '/media/outside/{id}': before.emailIds },
  '/preview/{kind}/{id}': ['trips', 'travellers', 'pages'].flatMap((kind) =>
    [...tripIds, ...before.dayIds, 'mary', before.mary].map((id) => `${kind}/${id}`),
  ),
};
const QUERIES: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>> = {
  search: ['Rome', 'Mary', 'CLOSED', 'ALBA-CLOSED', 'mary@private.example', 'Hotel'].map((q) => ({ q })),
  searchTravellers: ['Mary', 'mary@private.example', 'CLOSED'].map((q) => ({ q })),
  listTripsTo: ['Rome', 'CLOSED', 'Firenze'].map((to) => ({ to })),
  findPlaces: [{ q: 'Rome' }],
  listPlacePhotos: [{ name: 'Hotel Alba CLOSED', location: 'Firenze' }],
};
/** They answer of the catalogue, or of who asks and how, not of Mary's. */
const OTHERWISE = ['loginPage', 'logoutPage', 'findPlaces', 'listPlacePhotos', 'listSessions', 'getEmailAddress'];
/** No path of theirs is in the answers of the release before. */
const NEW = ['listCompanions', 'listSharedTrips', 'listCosts', 'listBlockedSenders', 'listChanges', 'getPreview'];

interface Answered {
  readonly route: string;
  readonly path: string;
  readonly status: number;
  readonly body: unknown;
}

/** Everything that a reading call can be asked about Mary's trips, travellers and files. */
async function ask(route: Route, as: As): Promise<Answered[]> {
  const module = (await import(/* @vite-ignore */ path.resolve(functionEntry(route)))) as CallModule;
  const names = [...route.path.matchAll(/\{(\w+)/g)].map(([, name = '']) => name);
  const values = names.length === 0 ? [''] : VALUES[route.path];
  if (values === undefined) throw new Error(`Say in VALUES what stands in ${route.path}`);
  const requests = values.flatMap((value) => (QUERIES[route.name] ?? [{}]).map((query) => ({ value, query })));
  const answers: Answered[] = [];
  for (const { value, query } of requests) {
    const parts = names.length === 1 ? [value] : value.split('/');
    const params = Object.fromEntries(names.map((name, at) => [name, parts[at] ?? '']));
    const { status, body, headers } = await call(module, { as, query, params });
    const asked = new URLSearchParams(query).toString().replaceAll('+', '%20');
    answers.push({
      ...{ route: route.name, path: route.path.replace(/\{.+?\}/, value) + (asked && `?${asked}`), status },
      body: headers.location === undefined ? ofTravellers(body) : await fileAt(headers.location),
    });
  }
  return answers;
}

/** Without the places of a search, which are the catalogue's. */
function ofTravellers(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('places' in body)) return body;
  const { places: _, ...others } = body;
  return others;
}

async function fileAt(location: string): Promise<unknown> {
  const bytes = Buffer.from(await (await fetch(location)).bytes()).toString('base64');
  return { file: Object.keys(photosBefore).find((key) => photosBefore[key] === bytes) ?? 'unknown' };
}

const reading = allRoutes.filter(({ method, name }) => method === 'GET' && !OTHERWISE.includes(name));
async function everythingTo(as: As): Promise<Answered[]> {
  return (await Promise.all(reading.map((route) => ask(route, as)))).flat();
}

const texts = textsBefore();
/** Texts with a trip's mark, and addresses, of which that release said nothing to them. */
function secretsTo(to: AnsweredTo): string[] {
  const said = JSON.stringify([...answersBefore(to).values()]);
  const isMarked = (text: string) => /[A-Z]{4,7}\b|@/.test(text) && !text.includes('#');
  return [...texts].filter((text) => isMarked(text) && !said.includes(JSON.stringify(text).slice(1, -1)));
}

describe.each([
  ['as it was written', async () => {}],
  ['with its lists projected anew', () => deliverChanges(functions)],
])('the table of the release before sharing, %s', (_, prepare) => {
  beforeAll(prepare);

  it.each(ASKED)('SHARE-10 shows nothing that was private by any reading call: %s', async (asking) => {
    const to = ASKING[asking];
    const answers = await everythingTo(callers[asking]);
    const was = answersBefore(to);
    const shown = answers.filter(({ status }) => status < 400);
    const added = shown
      .filter(({ route }) => !NEW.includes(route))
      .flatMap(({ path: at, body }) => (was.has(at) ? newlySaid(body, was.get(at), at) : [`${at} is answered`]));
    expect(added).toEqual([]);
    const text = JSON.stringify(answers.map(({ body }) => body));
    expect(secretsTo(to).filter((secret) => text.includes(JSON.stringify(secret).slice(1, -1)))).toEqual([]);
    // What was public is there as before.
    expect(shown.map(({ path: at }) => at)).toEqual(expect.arrayContaining([...was.keys()]));
  });
});

/** What of the private trip's texts each audience is not shown until its owner says so, by SHARE's table. */
const REFERENCES = [
  'ALBA-CLOSED',
  'NONNA-CLOSED',
  'HAND-REF-CLOSED',
  'FLIGHT-REF-CLOSED',
  '12A-CLOSED',
  '+39 06 1234567',
];
/** The address of a night is a booking's where any stay is booked. */
const BOOKINGS = ['427.37', 'Via Roma 5 CLOSED', 'Borgo Pinti 3 CLOSED', 'Handstreet 7 CLOSED'];
const DETAILS = ['day notes CLOSED', 'walk notes CLOSED', 'Handstreet 9 CLOSED', '83.25'];
const IDEAS = ['Idea CLOSED', 'idea notes CLOSED'];
const MAILS = before.emailIds;

async function allOf(tripId: string, as: As): Promise<string> {
  const days = await succeed(listDays, { as, params: { id: tripId } });
  const ids = [...days.map(({ id }) => id), ideasDayOf(tripId)];
  const activities = ids.map(async (id) => (await call(listActivities, { as, params: { id } })).body);
  const trip = await succeed(getTrip, { as, params: { id: tripId } });
  return JSON.stringify([trip, days, await Promise.all(activities)]);
}

describe('a private trip of the release before sharing, once it is shared', () => {
  const on = { params: { id: closed } };

  it('SHARE-10 is whole for its owner', async () => {
    const text = await allOf(closed, mary);
    expect([...REFERENCES, ...BOOKINGS, ...DETAILS, ...IDEAS].filter((mark) => !text.includes(mark))).toEqual([]);
  });

  it.each([
    ['a viewer', [...REFERENCES, ...BOOKINGS, ...MAILS], [...DETAILS, ...IDEAS], asViewer],
    ['the link', [...REFERENCES, ...BOOKINGS, ...MAILS, ...DETAILS, ...IDEAS], [], byLink],
    ['everybody', [...REFERENCES, ...BOOKINGS, ...MAILS, ...IDEAS], DETAILS, inPublic],
  ] as const)('SHARE-08 SHARE-10 hides from %s what the table hides at first', async (_, hidden, shown, share) => {
    const text = await allOf(closed, await share());
    expect(hidden.filter((mark) => text.includes(mark))).toEqual([]);
    expect(['Walk CLOSED', 'Hotel Alba CLOSED', ...shown].filter((mark) => !text.includes(mark))).toEqual([]);
  });

  async function asViewer(): Promise<As> {
    const viewer = await signUp();
    await comeAlong(closed, viewer);
    return viewer;
  }

  async function byLink(): Promise<As> {
    const { link } = await succeed(setLink, { ...on, as: mary, body: {} });
    return { cookie: cookieOf((await call(openLink, { body: { token: tokenIn(link.address) } })).cookies[0]) };
  }

  async function inPublic(): Promise<As> {
    await succeed(updateTrip, { ...on, as: mary, body: { isPublic: true } });
    return undefined;
  }
});
