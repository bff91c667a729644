import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { functionEntry } from '#infra/function-entry.ts';
import { call } from '#infra/local/function-fixture/call-function.ts';
import type { CallModule } from '#infra/local/function-fixture/call-module.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import type { Route } from '#shared/contract/define-route.ts';
import { allRoutes } from '#shared/routes.ts';

await startFunctions();
const OPEN_TO_ANYONE = [
  ...['getUser', 'login', 'register', 'logout', 'loginPage', 'logoutPage'],
  ...['requestPasswordReset', 'confirmPasswordReset', 'startPasskeySignIn', 'signInWithPasskey'],
  ...['listTripGroups', 'listTripsTo'],
  ...[
    'listPublicTrips',
    'listTravellerTrips',
    'getTrip',
    'listDays',
    'listActivities',
    'getMedia',
    'getOutsidePicture',
    'getCalendar',
    'openLink',
    'getPreview',
  ],
];

const signedIn = allRoutes.filter(({ access }) => access === 'signed-in').map((route) => [route.name, route] as const);

const anyParams = ({ path: template }: Route) =>
  Object.fromEntries([...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'x']));

describe('a signed-out visitor', () => {
  it('OPEN-57 OPEN-59 may make these calls and no others', () => {
    const open = allRoutes.filter(({ access }) => access === 'anyone').map(({ name }) => name);
    expect(open.sort()).toEqual([...OPEN_TO_ANYONE].sort());
  });

  it.each(signedIn)('%s ends the sign of a session that is no more', async (_, route) => {
    const module = (await import(/* @vite-ignore */ path.resolve(functionEntry(route)))) as CallModule;
    const gone = 'signed-in=; Path=/; Max-Age=0; SameSite=Lax';
    for (const [cookie, cookies] of [
      ['signed-in=1', [gone]],
      ['session=forged; signed-in=1', [gone]],
      ['session=forged', []],
    ] as const) {
      expect(await call(module, { as: { cookie }, params: anyParams(route) })).toMatchObject({ status: 401, cookies });
    }
  });

  it.each(signedIn)(
    'PERM-07 PERM-09 PERM-10 PERM-11 PERM-12 %s answers 401 before any other check',
    async (_, route) => {
      const module = (await import(/* @vite-ignore */ path.resolve(functionEntry(route)))) as CallModule;
      const params = anyParams(route);
      for (const body of [undefined, Buffer.from('{'), Buffer.alloc(2 * 1024 * 1024, 'x')]) {
        const { status, body: error } = await call(module, { params, query: { limit: 'x' }, body });
        expect({ status, error }).toEqual({ status: 401, error: { message: 'Unauthorized', code: 'unauthorized' } });
      }
    },
  );
});
