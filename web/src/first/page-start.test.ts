import { expect, it } from 'vitest';
import { allRoutes } from '#shared/routes.ts';
import { pageStart } from './page-start.ts';

const start = (address: string, signedIn = true) => {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  return pageStart(pathname, searchParams, signedIn);
};

it.each([
  ['/', true, ['/api/trips'], ['home-page', 'planner']],
  ['/', false, [], ['home-page', 'sign-in-to-plan']],
  ['/?tab=trips', true, ['/api/trips'], ['home-page', 'my-trips-tab']],
  ['/?tab=discover', false, ['/api/trips/public?limit=9', '/api/discover'], ['home-page', 'discover-tab']],
  ['/?tab=discover&q=rome', false, [], ['home-page', 'discover-tab']],
  ['/?tab=nothing', false, [], ['home-page']],
  ['/trips/0abc', false, ['/api/trips/0abc', '/api/trips/0abc/days'], ['trip-page']],
  ['/trips/0abc/%2e%2e', true, [], []],
  ['/profile', true, [], []],
] as const)('%s starts the calls that it needs (signed in: %s)', (address, signedIn, calls, parts) => {
  expect(start(address, signedIn)).toEqual({ calls, parts });
});

it('starts declared calls only', () => {
  const declared = allRoutes
    .filter(({ method }) => method === 'GET')
    .map(({ path }) => new RegExp(`^${path.replace(/\{\w+\+?\}/g, '[^/?]+')}$`));
  const calls = ['/', '/?tab=discover', '/?tab=following', '/trips/0abc'].flatMap((address) => start(address).calls);
  expect(calls.length).toBeGreaterThan(5);
  for (const call of calls) expect(declared.some((path) => path.test(call.split('?')[0] ?? ''))).toBe(true);
});
